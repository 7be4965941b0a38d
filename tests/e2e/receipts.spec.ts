import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { complaintsOf } from './support/axe.ts';
import { Backup, takeFile } from './support/backup.ts';
import { connect, invitation, invited, otherPhone } from './support/joined.ts';
import { installedWhereWhole } from './support/net.ts';
import { expect, joinedTest, test } from './support/test.ts';

// Photos of receipts: taken, kept with the booking, looked at, struck, and brought to the other phones of the club.

test.use(installedWhereWhole);

/** What a camera writes before its picture: that it was held upright, so that the rows have to be turned (Exif 2.3, tag 274, value 6). */
const TURNED = Buffer.from(
	'ffe1001e' +
		'457869660000' +
		'4d4d002a00000008' +
		'0001' +
		'0112' +
		'0003' +
		'00000001' +
		'00060000' +
		'0000',
	'hex'
);

/** A photo as a phone takes it: wide, turned by what the camera noted, larger than it will be kept. */
async function photo(page: Page, colour = '#c33'): Promise<Buffer> {
	const data = await page.evaluate((fill) => {
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [2400, 1800];
		const pen = canvas.getContext('2d');
		if (!pen) throw new Error('no canvas');
		pen.fillStyle = fill;
		pen.fillRect(0, 0, 2400, 1800);
		pen.fillStyle = '#fff';
		for (let line = 0; line < 40; line++) pen.fillRect(200, 100 + line * 40, 900 + ((line * 97) % 900), 14);
		return canvas.toDataURL('image/jpeg', 0.95);
	}, colour);
	const jpeg = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
	return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
}

const year = (page: Page): Locator => page.getByRole('region', { name: /^Jahr/ });
const sheet = (page: Page): Locator => page.getByRole('dialog');

async function choose(
	within: Locator,
	label: string | RegExp,
	buffer: Buffer,
	name = 'IMG_1.jpg'
): Promise<void> {
	const chosen = within.page().waitForEvent('filechooser');
	await within.getByText(label).click();
	await (await chosen).setFiles([{ name, mimeType: 'image/jpeg', buffer }]);
}

/** Types a booking of so many cents, and leaves its sheet open. */
async function typeBooking(page: Page, cents: string): Promise<void> {
	await page.goto('/kasse');
	await page.getByRole('button', { name: 'Buchen', exact: true }).click();
	for (const digit of cents) await sheet(page).getByRole('button', { name: digit, exact: true }).click();
	await sheet(page).getByLabel('Wofür', { exact: true }).last().fill('Kasten Bier');
}

/** Books a crate of beer for 18,40 € with its receipt. */
async function bookWithPhoto(page: Page): Promise<void> {
	await typeBooking(page, '1840');
	await choose(sheet(page), 'Beleg dazu', await photo(page));
	await expect(sheet(page).getByRole('button', { name: 'Foto 1, weglassen' })).toBeVisible();
	expect(await complaintsOf(page)).toEqual([]);
	await sheet(page)
		.getByRole('button', { name: /buchen$/ })
		.click();
	await expect(sheet(page)).toBeHidden();
	await expect(year(page).getByRole('listitem').filter({ hasText: 'Kasten Bier' })).toContainText('1 Beleg');
}

async function openBooking(page: Page): Promise<void> {
	await year(page)
		.getByRole('button', { name: /Kasten Bier/ })
		.click();
	await expect(sheet(page)).toContainText('Kasten Bier');
}

/** The width and height of the photo that is looked at. */
const shown = (page: Page): Promise<readonly number[]> =>
	sheet(page)
		.getByAltText('Foto des Belegs')
		.evaluate(async (image: HTMLImageElement) => {
			await image.decode();
			return [image.naturalWidth, image.naturalHeight];
		});

test('a receipt is photographed with its booking, looked at, struck and brought back', async ({ page }) => {
	await bookWithPhoto(page);
	await page.reload();
	await openBooking(page);
	expect(await complaintsOf(page)).toEqual([]);
	await sheet(page).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
	await expect(sheet(page)).toContainText('−18,40 €');
	// 2400 × 1800 turned upright, no side longer than 1600.
	expect(await shown(page)).toEqual([1200, 1600]);
	expect(await complaintsOf(page)).toEqual([]);

	await sheet(page).getByRole('button', { name: 'Beleg streichen' }).click();
	await expect(year(page).getByRole('listitem').filter({ hasText: 'Kasten Bier' })).not.toContainText(
		'Beleg'
	);
	await expect(page.getByText('Beleg gestrichen. Nach 30 Tagen ist das Foto weg.')).toBeVisible();
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(year(page)).toContainText('1 Beleg');

	// Later nobody offers to take it back, but it stands at its booking.
	await openBooking(page);
	await sheet(page).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
	await sheet(page).getByRole('button', { name: 'Beleg streichen' }).click();
	await expect(year(page)).not.toContainText('1 Beleg');
	await page.goto('/kasse');
	await openBooking(page);
	await sheet(page).getByRole('button', { name: 'Gestrichener Beleg 1, ansehen' }).click();
	await sheet(page).getByRole('button', { name: 'Zurückholen' }).click();
	await expect(year(page)).toContainText('1 Beleg');

	// A second one is laid to it, and what is no picture is not.
	await openBooking(page);
	await choose(sheet(page), 'Noch ein Beleg', Buffer.from('no picture'), 'rechnung.jpg');
	await expect(sheet(page).getByRole('alert')).toHaveText(
		'„rechnung.jpg“ ist kein Foto, das dieses Handy lesen kann.'
	);
	// What is chosen with it is not lost by it.
	const chosen = page.waitForEvent('filechooser');
	await sheet(page).getByText('Noch ein Beleg').click();
	await (
		await chosen
	).setFiles([
		{ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await photo(page, '#36c') },
		{ name: 'IMG_2.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') }
	]);
	await expect(sheet(page).getByRole('alert')).toContainText('„IMG_2.heic“');
	await expect(sheet(page).getByRole('button', { name: 'Beleg 2, ansehen' })).toBeVisible();
	await page.getByRole('button', { name: 'Schließen', exact: true }).click();
	await expect(year(page)).toContainText('2 Belege');
});

test('a booking waits for the photo that is being made smaller, and undone and brought back it has it still', async ({
	page
}) => {
	await typeBooking(page, '7');
	const jpeg = await photo(page);
	// As slow as a cheap phone.
	await page.evaluate(() => {
		const { decode } = HTMLImageElement.prototype;
		HTMLImageElement.prototype.decode = async function () {
			await new Promise((resolve) => setTimeout(resolve, 1500));
			return decode.call(this);
		};
	});
	await choose(sheet(page), 'Beleg dazu', jpeg);
	const save = sheet(page).getByRole('button', { name: /buchen$/ });
	await expect(save).toHaveAttribute('aria-disabled', 'true');
	// By itself the click would wait until the button may be tapped.
	await save.click({ force: true });
	await expect(sheet(page).getByRole('alert')).toHaveText('Das Foto wird noch verkleinert.');
	await expect(sheet(page).getByRole('button', { name: 'Foto 1, weglassen' })).toBeVisible();
	await save.click();
	await expect(year(page)).toContainText('1 Beleg');
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(year(page)).toContainText('gestrichen');
	await openBooking(page);
	await sheet(page).getByRole('button', { name: 'Zurückholen' }).click();
	await openBooking(page);
	await expect(sheet(page).getByRole('button', { name: 'Beleg 1, ansehen' })).toBeVisible();
});

test('where what makes a photo smaller does not come, that is said, and the booking goes on without it', async ({
	page
}) => {
	await typeBooking(page, '7');
	await page.route('**/*.js', (route) => route.abort());
	await choose(sheet(page), 'Beleg dazu', await photo(page));
	await expect(sheet(page).getByRole('alert')).toHaveText(
		'Die Fotos lassen sich gerade nicht lesen. Lade die Seite neu.'
	);
	await page.unroute('**/*.js');
	await sheet(page)
		.getByRole('button', { name: /buchen$/ })
		.click();
	await expect(year(page)).toContainText('Kasten Bier');
});

test('a browser that lost the photos gets them back from their second copy', async ({ page }) => {
	await bookWithPhoto(page);
	/** How many photos lie in the browser's private files. */
	const copied = (): Promise<number> =>
		page.evaluate(async () => {
			let many = 0;
			const root = await navigator.storage.getDirectory();
			const clubs = await root.getDirectoryHandle('log').catch(() => null);
			for await (const club of clubs?.values() ?? []) {
				const folder = await (club as FileSystemDirectoryHandle)
					.getDirectoryHandle('pictures')
					.catch(() => null);
				for await (const _ of folder?.keys() ?? []) many++;
			}
			return many;
		});
	await expect.poll(copied).toBe(1);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				indexedDB.deleteDatabase('schafkopf-pictures').onsuccess = () => resolve();
			})
	);
	await page.goto('/kasse');
	await openBooking(page);
	await sheet(page).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
	expect(await shown(page)).toEqual([1200, 1600]);
});

test('by files the receipts go as a file of their own, which every program opens', async ({
	page,
	browser,
	app
}, testInfo) => {
	await bookWithPhoto(page);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: /^1 Beleg von \d+ sichern$/ }).click();
	const zip = readFileSync(await (await download).path());
	const files = Object.entries(unzipSync(new Uint8Array(zip)));
	expect(files.map(([name]) => name)).toEqual([
		expect.stringMatching(/^\d{4}-\d\d-\d\d Kasten Bier −18,40 €\.jpg$/)
	]);
	const [[, jpeg] = ['', new Uint8Array()]] = files;
	expect(jpeg.length).toBeLessThanOrEqual(200_000);
	// The camera's notes, and with them where it was, are not kept.
	expect(Buffer.from(jpeg).includes('Exif')).toBe(false);

	await page.goto('/sicherung');
	const backup = await new Backup(page).save(testInfo, 'verein.schafkopf.json.gz');
	const other = await otherPhone(browser, app);
	await takeFile(other, backup);
	await other.goto('/kasse');
	await openBooking(other);
	await sheet(other).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
	await expect(sheet(other)).toContainText('Das Foto ist noch nicht hier.');
	await other.getByRole('button', { name: 'Schließen', exact: true }).click();
	const card = other.getByRole('region', { name: /^Für den Kassier/ });
	await expect(card).toContainText('1 Foto eines Belegs ist noch nicht auf diesem Handy.');
	// A file without a photo would look like a copy of them.
	const saved: string[] = [];
	other.on('download', (file) => saved.push(file.suggestedFilename()));
	await card.getByRole('button', { name: /^1 Beleg von \d+ sichern$/ }).click();
	await expect(card).toContainText('Von diesen Fotos ist keines auf diesem Handy.');
	expect(saved).toEqual([]);
	await choose(card, 'Belege einlesen', Buffer.from('no file'), 'brief.zip');
	await expect(card).toContainText('Das ist keine Datei mit Belegen.');
	await choose(card, 'Belege einlesen', zip, 'belege.zip');
	await expect(card).toContainText('1 neues Foto.');
	await expect(card).not.toContainText('noch nicht auf diesem Handy');
	await openBooking(other);
	await sheet(other).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
	expect(await shown(other)).toEqual([1200, 1600]);
	await other.context().close();
});

joinedTest(
	'by relay a receipt comes to who writes and to who reads, by itself',
	async ({ page, browser, app }) => {
		await bookWithPhoto(page);
		await connect(page);
		const toRead = await invitation(page, 'Nur zum Lesen');
		const reader = await invited(browser, app, toRead);
		await reader.goto('/kasse');
		await openBooking(reader);
		await expect(sheet(reader).getByText('Beleg dazulegen')).toBeHidden();
		await sheet(reader).getByRole('button', { name: 'Beleg 1, ansehen' }).click();
		expect(await shown(reader)).toEqual([1200, 1600]);
		await expect(sheet(reader).getByRole('button', { name: 'Beleg streichen' })).toBeHidden();
		await reader.context().close();
	}
);
