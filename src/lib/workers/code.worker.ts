import decodeQR from 'qr/decode.js';

// Looks for a code in the camera's pictures: with the browser's own reader where it has one, else in JavaScript. After some
// seconds without one, WebAssembly is asked too, which reads best in bad light and is 0.4 MB to load.

interface Found {
	readonly rawValue: string;
}
interface Detector {
	detect(image: ImageData): Promise<readonly Found[]>;
}
interface DetectorClass {
	new (options: { readonly formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** A picture, and whether none of the last ones had a code in it. */
export interface CameraPicture {
	readonly image: ImageData;
	readonly isHard: boolean;
	/** Where the app keeps what reads best. */
	readonly wasm: string;
}

async function openDetector(): Promise<Detector | null> {
	const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
	const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
	return BarcodeDetector && formats?.includes('qr_code')
		? new BarcodeDetector({ formats: ['qr_code'] })
		: null;
}

const detector = openDetector();
let strong: Promise<((pixels: ImageData) => Promise<string | null>) | null> | undefined;

async function openStrong(wasm: string): Promise<(pixels: ImageData) => Promise<string | null>> {
	const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
	await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
	return async (pixels) => {
		const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 });
		return found[0]?.text ?? null;
	};
}

/** Null if there is no code in it. */
function decode({ width, height, data }: ImageData): string | null {
	try {
		return decodeQR({ width, height, data });
	} catch {
		return null;
	}
}

async function look({ image, isHard, wasm }: CameraPicture): Promise<string | null> {
	const found = await (await detector)?.detect(image).catch(() => []);
	if (found?.[0]) return found[0].rawValue;
	if ((await detector) && !isHard) return null;
	const text = decode(image);
	if (text !== null || !isHard) return text;
	// Without a line the file may be missing: then it goes on without.
	strong ??= openStrong(wasm).catch(() => null);
	return (await (await strong)?.(image)) ?? null;
}

self.addEventListener('message', ({ data }: MessageEvent<CameraPicture>) => {
	void look(data)
		.catch(() => null)
		.then((text) => self.postMessage(text));
});
