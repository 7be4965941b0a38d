import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CameraPicture } from '#lib/workers/code.worker.ts';

/** Milliseconds without a code after which a picture counts as hard to read. */
const PATIENCE = 3000;
/** Milliseconds between two pictures: about ten a second, and the phone stays cool. */
const BETWEEN = 90;

/** Why there is no picture. */
export type NoCamera = 'none' | 'denied' | 'busy';

/**
 * Opens the camera at the back, shows its picture in the video, and tells each text of a code that it sees. Returns the
 * end of it, or why there is no picture.
 */
export async function watchCodes(
	video: HTMLVideoElement,
	tell: (text: string) => void
): Promise<(() => void) | NoCamera> {
	const stream = await openCamera();
	if (typeof stream === 'string') return stream;
	const worker = new Worker(new URL('../../workers/code.worker.ts', import.meta.url), { type: 'module' });
	let ended = false;
	let lastSeen = performance.now();
	const canvas = document.createElement('canvas');
	const send = (): void => {
		if (ended) return;
		const image = pictureOf(video, canvas);
		if (!image) {
			setTimeout(send, BETWEEN);
			return;
		}
		const picture: CameraPicture = { image, isHard: performance.now() - lastSeen > PATIENCE, wasm };
		worker.postMessage(picture, [image.data.buffer]);
	};
	worker.onmessage = ({ data }: MessageEvent<string | null>) => {
		if (data !== null) {
			lastSeen = performance.now();
			if (!ended) tell(data);
		}
		setTimeout(send, BETWEEN);
	};
	video.srcObject = stream;
	await video.play().catch(() => {});
	send();
	return () => {
		ended = true;
		worker.terminate();
		for (const track of stream.getTracks()) track.stop();
	};
}

/** What the camera sees now; null before its first picture. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
	const { videoWidth: width, videoHeight: height } = video;
	if (width === 0) return null;
	if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
	const context = canvas.getContext('2d', { willReadFrequently: true });
	context?.drawImage(video, 0, 0);
	return context?.getImageData(0, 0, width, height) ?? null;
}

async function openCamera(): Promise<MediaStream | NoCamera> {
	// A page without a secure address has no such thing.
	const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
	if (!mediaDevices) return 'none';
	try {
		return await mediaDevices.getUserMedia({
			video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	} catch (error) {
		const name = error instanceof DOMException ? error.name : '';
		return name === 'NotAllowedError' ? 'denied' : name === 'NotFoundError' ? 'none' : 'busy';
	}
}

/** A short tone, where the page may sound. */
export function beep(): void {
	try {
		const audio = new AudioContext();
		const tone = audio.createOscillator();
		tone.frequency.value = 880;
		tone.connect(audio.destination);
		tone.start();
		tone.stop(audio.currentTime + 0.12);
		tone.onended = () => void audio.close();
	} catch {
		// It stays silent.
	}
}
