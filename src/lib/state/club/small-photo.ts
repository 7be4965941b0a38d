import { PICTURE_MOST } from '#lib/base/bytes.ts';

/** What is tried, the best first: a receipt is read at 1600 pixels however coarse, so the quality falls before the size. */
const SIDES = [1600, 1280, 1000, 700] as const;
const QUALITIES = [0.8, 0.65, 0.5] as const;

/**
 * A photo as it is kept: upright, a JPEG of at most `PICTURE_MOST` bytes, drawn anew, so that nothing stays of what the camera wrote
 * into it, such as the place. Null for what this browser can't read as a picture.
 */
export async function smallPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
	const address = URL.createObjectURL(file);
	const canvas = document.createElement('canvas');
	try {
		// An image element turns as the camera noted in all browsers that we know; a bitmap does not.
		const image = new Image();
		image.src = address;
		await image.decode();
		for (const side of SIDES) {
			if (!draw(image, canvas, side)) return null;
			for (const quality of QUALITIES) {
				const jpeg = await jpegOf(canvas, quality);
				if (jpeg && jpeg.size <= PICTURE_MOST) return new Uint8Array(await jpeg.arrayBuffer());
			}
		}
		return null;
	} catch {
		return null;
	} finally {
		URL.revokeObjectURL(address);
		// iOS gives a canvas's memory back late, unless it is empty.
		canvas.width = canvas.height = 0;
	}
}

function draw(image: HTMLImageElement, canvas: HTMLCanvasElement, longest: number): boolean {
	const { naturalWidth, naturalHeight } = image;
	const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
	canvas.width = Math.round(naturalWidth * scale);
	canvas.height = Math.round(naturalHeight * scale);
	const pen = canvas.getContext('2d');
	if (!pen || canvas.width === 0 || canvas.height === 0) return false;
	// What is clear in a picture would be black in a JPEG.
	pen.fillStyle = 'white';
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.drawImage(image, 0, 0, canvas.width, canvas.height);
	return true;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
	new Promise((done) =>
		canvas.toBlob((blob) => done(blob?.type === 'image/jpeg' ? blob : null), 'image/jpeg', quality)
	);
