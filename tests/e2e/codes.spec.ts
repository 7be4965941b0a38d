import type { Page } from '@playwright/test';
import { fieldsOf } from '../support/entries.ts';
import { shownList } from '../support/shown-lists.ts';
import { takeEntries } from './support/backup.ts';
import { expect, test } from './support/test.ts';

const LIST = shownList('allgaeu', 'photographed');
const EVENING = LIST.flatMap((one) => (one.kind === 'evening' ? [String(fieldsOf(one)['evening'])] : []))[0];

/** A camera that sees this picture at 720p in bad light: small, grey, out of focus, with noise. */
async function holdBefore(page: Page, picture: string): Promise<void> {
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

test('a list of forty games is photographed from another phone, in bad light; a second time nothing is new', async ({
	page,
	browser,
	baseURL
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await takeEntries(page, LIST);
	await page.goto(`/abend/${EVENING}/abrechnung`);
	await page.getByRole('button', { name: 'Als Code zeigen' }).click();
	const code = page.getByRole('img', { name: 'Code zum Ablesen' });
	const picture = (await code.screenshot()).toString('base64');
	// At the table it is one tap further away.
	await page.goto(`/abend/${EVENING}`);
	await page.getByRole('button', { name: 'Tisch', exact: true }).click();
	await page.getByRole('button', { name: 'Liste als Code zeigen' }).click();
	await expect(code).toBeVisible();

	const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
	const reader = await other.newPage();
	await holdBefore(reader, picture);
	await reader.goto('/lesen');
	const said = reader.getByRole('status').filter({ hasText: 'Eintr' });
	await expect(said).toContainText('50 Einträge neu', { timeout: 30_000 });
	await reader.reload();
	await expect(reader.getByText('Nichts Neues.')).toBeVisible({ timeout: 30_000 });
	await other.close();
});
