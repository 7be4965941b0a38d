import type { Page } from '@playwright/test';

/** A camera that sees this picture at 720p in bad light: small, grey, out of focus, with noise. */
export async function holdBefore(page: Page, picture: string): Promise<void> {
	await page.addInitScript((picture) => {
		navigator.mediaDevices.getUserMedia = async () => {
			const image = new Image();
			image.src = `data:image/png;base64,${picture}`;
			await image.decode();
			const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
			const context = canvas.getContext('2d');
			if (!context) throw new Error('no canvas');
			const side = 690;
			setInterval(() => {
				context.filter = 'none';
				context.fillStyle = '#333';
				context.fillRect(0, 0, 1280, 720);
				context.filter = 'blur(0.8px) brightness(0.6) contrast(0.7)';
				context.drawImage(image, 290, 15, side, side * (image.height / image.width));
				const pixels = context.getImageData(0, 0, 1280, 720);
				for (let i = 0; i < pixels.data.length; i += 4) {
					const noise = (Math.random() - 0.5) * 40;
					for (let colour = 0; colour < 3; colour++)
						pixels.data[i + colour] = (pixels.data[i + colour] ?? 0) + noise;
				}
				context.putImageData(pixels, 0, 0);
			}, 200);
			return canvas.captureStream();
		};
	}, picture);
}
