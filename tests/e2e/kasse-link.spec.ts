import type { Page } from '@playwright/test';
import { toCents } from '#lib/base/money.ts';
import { readKasseLink, writeKasseLink } from '#lib/transfer/kasse-link.ts';
import { writeMemberLink } from '#lib/transfer/member-link.ts';
import type { KasseShare } from '#lib/transfer/shared-stand.ts';
import { seal } from '#lib/transfer/sealed-text.ts';
import { entry, fileText, FOUR, game, members, opening, tonight } from '../support/entries.ts';
import { PURPOSES } from '../support/kasse-year.ts';
import { takeFile } from './support/backup.ts';
import { installedWhereWhole, leaveNet } from './support/net.ts';
import { phone } from './support/phone.ts';
import { readCode } from './support/read-code.ts';
import { expect, offlineReady, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

const SHARE: KasseShare = {
	date: '2026-11-20',
	balance: toCents(123_405),
	leftOut: 0,
	bookings: [
		{ date: '2026-01-09', amount: toCents(4560), purpose: 'Spielabend', member: null },
		{ date: '2026-02-01', amount: toCents(-1999), purpose: 'Gravur für den Wanderpokal', member: 'AH' },
		// The two days on which the clocks change are days like any other.
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
const sum = (page: Page) => page.getByRole('region', { name: 'Stand der Kasse' });

test(
	'the link opens on a phone that knows nothing, says all that was shared, and sends none of it on',
	WHOLE,
	async ({ page, context }) => {
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
	}
);

test('it is kept, and opens without the link, and after the phone was off', async ({ device, app }) => {
	let page = await device.open(`/kasse/stand#${LINK}`);
	await leaveNet(page, app);
	await page.reload();
	await expect(sum(page)).toContainText('1.234,05 €');
	await page.getByRole('button', { name: 'Auf diesem Handy merken' }).click();
	await expect(page.getByText('Auf diesem Handy gemerkt.')).toBeVisible();
	await device.kill();

	page = await device.open();
	await page.getByRole('link', { name: 'Kasse' }).click();
	await page.getByRole('link', { name: 'Gemerkter Stand' }).click();
	await expect(sum(page)).toContainText('1.234,05 €');
	await expect(sum(page)).toContainText('20. November 2026');
	await page.getByRole('button', { name: 'Nicht mehr merken' }).click();
	// What was dropped by mistake is still visible.
	await expect(sum(page)).toContainText('1.234,05 €');
	await page.getByRole('button', { name: 'Auf diesem Handy merken' }).click();
	await page.getByRole('button', { name: 'Nicht mehr merken' }).click();
	await expect(page.getByRole('button', { name: 'Auf diesem Handy merken' })).toBeVisible();
	await page.reload();
	await expect(page.getByText('noch kein Stand der Kasse gemerkt')).toBeVisible();
});

test(
	'a newer link takes the place of an older one, an older one only when told to',
	WHOLE,
	async ({ page }) => {
		const older = writeKasseLink({ ...SHARE, date: '2026-10-31', balance: toCents(100) });
		await open(page, LINK);
		await page.getByRole('button', { name: 'Auf diesem Handy merken' }).click();
		await expect(page.getByText('Auf diesem Handy gemerkt.')).toBeVisible();
		// In the same tab, as when a second link is tapped.
		await open(page, older);
		await expect(sum(page)).toContainText('31. Oktober 2026');
		await expect(page.getByText('schon ein neuerer Stand gemerkt, vom Fr., 20.11.2026')).toBeVisible();
		await page.getByRole('link', { name: 'Den gemerkten ansehen' }).click();
		await expect(sum(page)).toContainText('20. November 2026');
		await open(page, older);
		await page.getByRole('button', { name: 'Trotzdem diesen merken' }).click();
		await open(page, LINK);
		await page.getByRole('button', { name: 'Auf diesem Handy merken' }).click();
		await expect(page.getByText('Auf diesem Handy gemerkt.')).toBeVisible();
		await page.goto('/kasse/stand');
		await expect(sum(page)).toContainText('20. November 2026');
		// Of two from one day none says which is the newer one.
		await open(page, writeKasseLink({ ...SHARE, balance: toCents(100) }));
		await expect(page.getByText('schon ein anderer Stand von diesem Tag gemerkt')).toBeVisible();
		await page.getByRole('link', { name: 'Den gemerkten ansehen' }).click();
		await expect(sum(page)).toContainText('1.234,05 €');
	}
);

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

/** A club whose treasurer wrote a full year: four members, an evening of one Rufspiel (§4.1: 10 cents each), forty bookings. */
const club = (): string =>
	fileText([
		...members(...FOUR),
		opening('1 evening', { date: '2026-01-02' }),
		game('2 game', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true }),
		tonight('3 close', 'close'),
		...PURPOSES.map((purpose, i) =>
			entry(`4 ${String(i).padStart(2, '0')}`, 'booking', {
				date: `2026-${String(1 + Math.floor(i / 4)).padStart(2, '0')}-${10 + (i % 4)}`,
				amount: 100 * (i + 1),
				purpose,
				note: 'nur für den Kassier',
				...(i % 2 === 0 ? { member: FOUR[i % 4] } : {})
			})
		),
		entry('5 levy', 'levy', { date: '2026-11-02', member: 'dora', amount: 100, purpose: 'Zu spät' })
	]);

test.describe('the treasurer', () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.setFixedTime(new Date('2026-11-20T20:00:00+01:00'));
		await takeFile(page, { name: 'verein.json', mimeType: 'application/json', buffer: Buffer.from(club()) });
		await page.goto('/kasse');
		await page.getByRole('link', { name: 'Stand als Link oder QR-Code teilen' }).click();
	});

	const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Der Link' });

	test(
		'sees what the others will see, chooses who is named, and hands on a link below 2,000 characters',
		WHOLE,
		async ({ page, context }) => {
			// 100 + 200 + … + 4,000 cents are 820 euros; two winners of 10 cents each.
			await expect(sum(page)).toContainText('820,20 €');
			const first = page
				.getByRole('listitem')
				.filter({ hasText: 'Rate für den Bus nach Meran, Firma Lech…' });
			await expect(first).toContainText('10.01.2026 · a');
			await page.getByRole('button', { name: 'Namen' }).click();
			await expect(first).toContainText('10.01.2026 · anna');
			await page.getByRole('button', { name: 'Keine' }).click();
			await expect(first).not.toContainText('anna');
			await expect(page.getByRole('button', { name: 'Wer noch zu zahlen hat' })).toHaveCount(0);

			await page.getByRole('button', { name: 'Namen' }).click();
			const owing = page.getByRole('region', { name: 'Noch offen' });
			await expect(owing).toHaveCount(0);
			await page.getByRole('button', { name: 'Wer noch zu zahlen hat' }).click();
			await expect(owing.getByRole('listitem')).toContainText([/dora.*1,10 €/s, /carl.*0,10 €/s]);

			await page.getByRole('button', { name: 'Weitergeben' }).click();
			const address = await fieldOf(page).inputValue();
			expect(address.length).toBeLessThan(2000);
			const read = readKasseLink(new URL(address).hash.slice(1));
			expect(read.ok && read.value.bookings).toHaveLength(41);
			expect(JSON.stringify(read)).not.toContain('Kassier');

			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
			await page.getByRole('button', { name: 'Link teilen' }).click();
			await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
			const copied = await page.evaluate(() => navigator.clipboard.readText());
			expect(copied).toBe(`Kasse, Stand Fr., 20.11.2026\n${address}`);
		}
	);

	test(
		'shows a code that a camera reads from a dark screen, and says what is not in it',
		WHOLE,
		async ({ page, browser, app }) => {
			await page.emulateMedia({ colorScheme: 'dark' });
			await page.getByRole('button', { name: 'Weitergeben' }).click();
			const sheet = page.getByRole('dialog', { name: 'Stand weitergeben' });
			await expect(sheet.getByText(/Die \d+ ältesten Buchungen fehlen im Code/)).toBeVisible();
			const address = await readCode(sheet.getByRole('img', { name: 'QR-Code mit dem Stand der Kasse' }));
			expect(address.length).toBeLessThanOrEqual(1200);
			expect(address.startsWith(`${app.url}/kasse/stand#`)).toBe(true);

			const other = await browser.newContext();
			const phone = await other.newPage();
			await phone.goto(address);
			await expect(sum(phone)).toContainText('820,20 €');
			await expect(phone.getByText(/^Vorher, mit \d+ älteren Buchungen$/)).toBeVisible();
			await other.close();
		}
	);
});

test('a member’s stand says what he pays into the Kasse, and no date that is over', async ({ page }) => {
	const next = { date: '2026-11-27', title: 'Spieleabend', place: 'Hirsch' };
	const share = {
		evenings: 2,
		balance: toCents(-85),
		place: 4,
		of: 4,
		allEvenings: 2,
		allBalance: toCents(-85)
	};
	const told = { ...share, date: '2026-11-20', open: toCents(85), member: 'Dora', next };
	await page.clock.setFixedTime(new Date('2026-11-27T20:00:00+01:00'));
	await page.goto(`/stand#${writeMemberLink(told)}`);
	const card = page.getByRole('region', { name: 'Dora' });
	await expect(card).toContainText(/In die Kasse zahlst du\s*0,85 €\s*Nächster Termin\s*Spieleabend/);
	await page.clock.setFixedTime(new Date('2026-11-28T09:00:00+01:00'));
	await page.reload();
	await expect(card).toContainText('Stand: Fr., 20.11.2026');
	await expect(card).not.toContainText('Nächster Termin');
});

test('a member’s stand goes to his own phone, and stands on its start', async ({
	page,
	context,
	browser,
	app
}) => {
	await takeFile(page, 'tests/golden/zockmeisterschaft-13.schafkopf.json');
	await page.goto('/');
	await page.getByRole('button', { name: 'Wer bist du?' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Anni' }).click();
	await expect(page.getByText('Wer bist du?')).toHaveCount(0);
	await page.getByRole('link', { name: 'Deine Bilanz' }).click();
	await page.getByRole('button', { name: 'Stand weitergeben' }).click();
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
	await page.getByRole('button', { name: 'Link teilen' }).click();
	await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const [, address = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');

	const own = await (await browser.newContext({ ...phone, baseURL: app.url })).newPage();
	await own.goto(address);
	await expect(own.getByText('11. von 13 · 4 Abende')).toBeVisible();
	await own.getByRole('button', { name: 'Auf diesem Handy merken' }).click();
	await expect(own.getByText('Auf diesem Handy gemerkt.')).toBeVisible();
	await own.goto('/');
	const card = own.getByRole('region', { name: 'Deine Bilanz' });
	await expect(card).toContainText('11. von 13 · 4 Abende');
	await expect(card).toContainText('−11,90 €');
	// Another's stand does not take its place unnoticed, and with a club here there is still a way to it.
	const other = { date: '2030-01-01', evenings: 0, balance: toCents(0), place: 0, of: 0, open: toCents(0) };
	const told = { ...other, allEvenings: 0, allBalance: toCents(0), member: 'Xaver', next: null };
	await own.goto(`/stand#${writeMemberLink(told)}`);
	await expect(own.getByText('schon der Stand von Anni gemerkt')).toBeVisible();
	await expect(own.getByRole('button', { name: 'Trotzdem diesen merken' })).toBeVisible();
	await takeFile(own, 'tests/golden/zockmeisterschaft-13.schafkopf.json');
	await own.goto('/mitglieder');
	await own.getByRole('link', { name: 'Gemerkter Stand' }).click();
	await expect(own.getByText('11. von 13 · 4 Abende')).toBeVisible();
	await own.goto(`${address.slice(0, -3)}AAA`);
	await own.reload();
	await expect(own.getByRole('alert')).toHaveText(DAMAGED);
	await own.context().close();
});
