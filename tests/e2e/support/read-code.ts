import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What a camera reads from a code on the screen: the picture alone, as it is shown. */
export async function readCode(code: Locator): Promise<string> {
	const picture = (await code.screenshot()).toString('base64');
	// A separate page, because the app's policy lets nobody load pictures by address.
	const page = await code.page().context().newPage();
	const { width, height, data } = await page.evaluate(async (picture) => {
		const image = new Image();
		image.src = `data:image/png;base64,${picture}`;
		await image.decode();
		const canvas = new OffscreenCanvas(image.width, image.height);
		const context = canvas.getContext('2d');
		if (!context) throw new Error('no canvas');
		context.drawImage(image, 0, 0);
		const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
		return { width, height, data: [...data] };
	}, picture);
	await page.close();
	return decodeQR({ width, height, data: Uint8Array.from(data) });
}
