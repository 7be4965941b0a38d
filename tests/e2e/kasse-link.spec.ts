import type { Page } from '@playwright/test';
import { toCents } from '#lib/base/money.ts';
import { writeKasseLink } from '#lib/transfer/kasse-link.ts';
import type { KasseShare } from '#lib/transfer/kasse-share.ts';
import { seal } from '#lib/transfer/sealed-text.ts';
import { expect, offlineReady, test } from './support/test.ts';

const SHARE: KasseShare = {
	date: '2026-11-20',
	balance: toCents(123_405),
	leftOut: 0,
	bookings: [
		{ date: '2026-01-09', amount: toCents(4560), purpose: 'Spielabend', member: null },
		{ date: '2026-02-01', amount: toCents(-1999), purpose: 'Gravur für den Wanderpokal', member: 'AH' },
		// Both nights of the change of the clocks are days like any other.
		{ date: '2026-03-29', amount: toCents(300), purpose: 'Einlage', member: 'BM' },
		{ date: '2026-10-25', amount: toCents(250), purpose: '<img src=x onerror=alert(1)>', member: null }
	],
	owing: [
		{ member: 'BM', open: toCents(480) },
		{ member: 'CD', open: toCents(-20) }
	]
};
const LINK = writeKasseLink(SHARE);
const DAMAGED = 'Der Link ist beschädigt oder nicht vollständig. Lass ihn dir noch einmal schicken.';

const open = (page: Page, link: string): Promise<unknown> => page.goto(`/kasse/stand#${link}`);
const sum = (page: Page) => page.getByRole('region', { name: 'Stand der Zockkasse' });

test('the link opens on a phone that knows nothing, says all that was shared, and sends none of it on', async ({
	page,
	context
}) => {
	const sent: string[] = [];
	context.on('request', (request) => {
		sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
	});
	await open(page, LINK);
	await expect(sum(page)).toContainText('1.234,05 €');
	await expect(sum(page)).toContainText('Freitag, 20. November 2026');
	const bookings = page.getByRole('region', { name: 'Buchungen 2026' });
	await expect(bookings.getByRole('listitem')).toContainText([
		/<img src=x onerror=alert\(1\)>.*So\., 25\.10\.2026.*\+2,50 €/s,
		/Einlage.*So\., 29\.03\.2026 · BM.*\+3,00 €/s,
		/Gravur für den Wanderpokal.*So\., 01\.02\.2026 · AH.*−19,99 €/s,
		/Spielabend.*Fr\., 09\.01\.2026.*\+45,60 €/s,
		// 1,234.05 less 45.60 − 19.99 + 3.00 + 2.50 = 31.11
		/Was vorher in der Kasse war.*1\.202,94 €/s
	]);
	await expect(page.getByRole('region', { name: 'Noch offen' }).getByRole('listitem')).toContainText([
		/BM.*4,80 €/s,
		/CD.*0,20 € zu viel bezahlt/s
	]);
	await offlineReady(page);
	expect(sent.length).toBeGreaterThan(3);
	expect(sent.filter((text) => text.includes(LINK.slice(4, 24)))).toEqual([]);
});

test('it is kept, and opens without the server, without the link, and after the phone was off', async ({
	device,
	app
}) => {
	let page = await device.open(`/kasse/stand#${LINK}`);
	await offlineReady(page);
	await app.stop();
	await page.reload();
	await expect(sum(page)).toContainText('1.234,05 €');
	await page.getByRole('button', { name: 'Auf diesem Gerät merken' }).click();
	await expect(page.getByText('Auf diesem Gerät gemerkt.')).toBeVisible();
	await device.kill();

	page = await device.open('/kasse/stand');
	await expect(sum(page)).toContainText('1.234,05 €');
	await expect(sum(page)).toContainText('20. November 2026');
	await page.getByRole('button', { name: 'Nicht mehr merken' }).click();
	// What was let go by mistake is still in sight.
	await expect(sum(page)).toContainText('1.234,05 €');
	await page.getByRole('button', { name: 'Auf diesem Gerät merken' }).click();
	await page.getByRole('button', { name: 'Nicht mehr merken' }).click();
	await expect(page.getByRole('button', { name: 'Auf diesem Gerät merken' })).toBeVisible();
	await page.reload();
	await expect(page.getByText('noch kein Stand der Kasse gemerkt')).toBeVisible();
});

test('a newer link takes the place of an older one, an older one only when told to', async ({ page }) => {
	const older = writeKasseLink({ ...SHARE, date: '2026-10-31', balance: toCents(100) });
	await open(page, LINK);
	await page.getByRole('button', { name: 'Auf diesem Gerät merken' }).click();
	await expect(page.getByText('Auf diesem Gerät gemerkt.')).toBeVisible();
	// In the same tab, as when a second link is tapped.
	await open(page, older);
	await expect(sum(page)).toContainText('31. Oktober 2026');
	await expect(page.getByText('schon ein neuerer Stand gemerkt, vom Fr., 20.11.2026')).toBeVisible();
	await page.getByRole('link', { name: 'Den neueren ansehen' }).click();
	await expect(sum(page)).toContainText('20. November 2026');
	await open(page, older);
	await page.getByRole('button', { name: 'Trotzdem diesen merken' }).click();
	await open(page, LINK);
	await page.getByRole('button', { name: 'Auf diesem Gerät merken' }).click();
	await page.goto('/kasse/stand');
	await expect(sum(page)).toContainText('20. November 2026');
});

test('a link that is cut off, damaged or too new says so in one sentence', async ({ page }) => {
	const changed = LINK.slice(0, 20) + (LINK[20] === 'x' ? 'y' : 'x') + LINK.slice(21);
	for (const link of [LINK.slice(0, -1), LINK.slice(0, 12), changed, 'x', '%', '%zz', `${LINK})`]) {
		await open(page, link);
		await expect(page.getByRole('alert')).toHaveText(DAMAGED);
		await expect(sum(page)).toHaveCount(0);
	}
	await open(page, seal(2, new Uint8Array([1])));
	await expect(page.getByRole('alert')).toHaveText(/^Der Link kommt aus einer neueren Fassung der App\./);
	await open(page, LINK);
	await expect(sum(page)).toContainText('1.234,05 €');
	await expect(page.getByRole('alert')).toHaveCount(0);
});
