import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countedEvenings } from '../support/counted-club.ts';
import { entry, FOUR, game, members, opening } from '../support/entries.ts';
import { goldenClub } from '../support/golden-club.ts';
import { takeEntries } from './support/backup.ts';
import { euro } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const entries = goldenClub();
const counted = countedEvenings(JSON.parse(JSON.stringify(entries)) as readonly unknown[]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the Kasse came to by the end of a year: winnings of ordinary evenings by books that send them there, and bookings. */
function kasseAfter(year: number): number {
	const winnings = counted
		.filter(
			({ date, occasion, book }) =>
				date <= `${year}-12-31` && occasion === 'abend' && ['allgaeu', 'stammtisch'].includes(book)
		)
		.map(({ balance }) => sum(Object.values(balance).filter((cents) => cents > 0)));
	const booked = entries.flatMap((one) =>
		one.kind === 'booking' && one.date <= `${year}-12-31` ? [one.amount] : []
	);
	return sum(winnings) + sum(booked);
}

test('a year with trip and Meisterschaft, shown and printed', WHOLE, async ({ page }, testInfo) => {
	test.slow();
	await takeEntries(page, entries);
	await page.goto('/statistik?zeit=2025');
	await page.getByRole('link', { name: 'Jahrbuch 2025' }).click();
	await expect(page.getByRole('heading', { name: 'Jahrbuch 2025' })).toBeVisible();
	await expect(page.getByText('Schafkopf-Freunde Goldach')).toBeVisible();

	// What the audit says of these 40 games; tests of the Meisterschaft count them by hand.
	const king = page.getByRole('region', { name: 'Der König' });
	await expect(king.getByRole('listitem')).toHaveText([/Gold\s*Eva/, /Silber\s*Dora/, /Bronze\s*Hanna/]);
	await expect(page.getByRole('region', { name: 'Der Zockausflug' })).toContainText(
		'Zockausflug, Samstag, 27. September 2025 bis Sonntag, 28. September 2025: Berghof, Immenstadt'
	);
	const kasse = page.getByRole('region', { name: 'Die Kasse' });
	await expect(kasse.getByRole('row', { name: 'Übertrag aus 2024' })).toContainText(euro(kasseAfter(2024)));
	await expect(kasse.getByRole('row').last()).toContainText(euro(kasseAfter(2025)));

	const own = counted.filter(({ date }) => date.startsWith('2025'));
	const games = own.flatMap((evening) => evening.games);
	const dearest = Math.max(...games.map(({ price }) => price));
	const best = Math.max(...own.flatMap(({ balance }) => Object.values(balance)));
	const records = page.getByRole('region', { name: 'Rekorde' });
	await expect(records.locator('div', { hasText: 'Teuerstes Spiel' })).toContainText(euro(dearest));
	await expect(records.locator('div', { hasText: 'Bester Abend' })).toContainText(euro(best, true));
	await expect(page.getByRole('heading', { name: '40 Abende' })).toBeVisible();
	await expect(page.getByRole('region', { name: '40 Abende' }).getByRole('row')).toHaveCount(41);

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
	const pdf = await page.pdf({ path: testInfo.outputPath('jahrbuch.pdf'), format: 'A4' });
	const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
	expect(pages).toBeGreaterThan(0);
	expect(pages).toBeLessThanOrEqual(3);
	await page.emulateMedia({ media: 'screen' });

	// In the year after, the king stays on the Wanderpokal.
	await page.getByRole('link', { name: 'Jahrbuch 2026' }).click();
	await expect(page.getByRole('region', { name: 'Die Könige' })).toContainText('2025 Eva');

	// Kings from before the app, and the Wanderpokal (§11.6).
	await page.goto('/meisterschaft');
	const kings = page.getByRole('region', { name: 'Die Könige' });
	await kings.getByRole('button', { name: 'Könige von früher eintragen' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('textbox').fill('2018 Sepp +212\n2025 Sepp');
	await sheet.getByRole('button', { name: 'Eintragen' }).click();
	await expect(sheet.getByRole('alert')).toHaveText(
		'Die Meisterschaft 2025 wurde in der App gespielt: Ihr König steht schon da.'
	);
	await sheet.getByRole('textbox').fill('2017, 2018 Sepp +212\n2019: eva');
	await sheet.getByRole('button', { name: 'Eintragen' }).dblclick();
	await expect(kings.getByRole('listitem')).toHaveText([
		/2025\s*Eva\s*Zock-König · zum 2. Mal/,
		/2019\s*Eva\s*Zock-König von früher/,
		/2018\s*Sepp\s*Zock-König von früher · zum 2. Mal\s*\+212/,
		/2017\s*Sepp\s*Zock-König von früher\s*\+212/
	]);
	await kings.getByRole('button', { name: /2017/ }).click();
	await sheet.getByRole('button', { name: 'Streichen' }).click();
	await expect(kings.getByRole('listitem')).toHaveCount(3);
	const trophy = page.getByRole('region', { name: 'Wanderpokal' });
	await expect(trophy).toContainText('Eva, König 2025, hat ihn.');
	await trophy.getByRole('button', { name: 'Graviert' }).click();
	await expect(trophy.getByRole('listitem')).toHaveText(/^Graviert am/);
	await page.goto('/meisterschaft/neu');
	await expect(page.getByText('Der Wanderpokal ist noch bei Eva.')).toBeVisible();
	await page.getByRole('button', { name: 'Zurückgebracht' }).click();
	await expect(page.getByText('Der Wanderpokal ist noch bei Eva.')).toBeHidden();
	await page.goto('/jahrbuch/2018');
	await expect(page.getByRole('region', { name: 'Der König' })).toContainText('Sepp');
	await page.goto('/jahrbuch/1999');
	await expect(page.getByText('Vom Jahr 1999 steht hier nichts.')).toBeVisible();
});

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(fields)) {
		await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
	}
}

/** The lines of the calendar file that a tap downloads. */
async function calendar(page: Page, button: string): Promise<readonly string[]> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).first().click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('schafkopf-termine.ics');
	return readFileSync(await file.path(), 'utf8').split('\r\n');
}

test(
	'the next evening and the trip go into the calendar, over the change of summer time',
	WHOLE,
	async ({ page }) => {
		await page.clock.setFixedTime('2027-03-20T20:00:00+01:00');
		await takeEntries(page, [entry('0', 'member', { member: 'anna', name: 'Anna' })]);
		await page.goto('/');
		await page.getByRole('link', { name: 'Termine' }).click();
		await expect(page.getByText('Kein Termin steht an.')).toBeVisible();
		await page.getByRole('button', { name: 'Neuer Termin' }).click();
		await fill(page, { Tag: '2027-03-28', Beginn: '19:30', Ort: 'Gasthof Post' });
		await page.getByRole('button', { name: 'Eintragen' }).dblclick();
		await page.getByRole('button', { name: 'Neuer Termin' }).click();
		await page.getByRole('button', { name: 'Zockausflug' }).click();
		await fill(page, {
			Tag: '2027-10-30',
			'Letzter Tag, wenn es mehrere sind': '2027-10-31',
			Ort: 'Berghof'
		});
		await page.getByRole('button', { name: 'Eintragen' }).click();
		const dates = page.getByRole('list', { name: 'Kommende Termine' }).getByRole('listitem');
		await expect(dates).toHaveCount(2);
		await expect(dates.first()).toContainText('Sonntag, 28. März 2027');

		const first = await calendar(page, 'In den Kalender');
		expect(first).toContain('DTSTART;TZID=Europe/Berlin:20270328T193000');
		expect(first).toContain('DTEND;TZID=Europe/Berlin:20270328T233000');
		expect(first).toContain('TZID:Europe/Berlin');
		expect(first).toContain('SUMMARY:Nächster Abend');
		expect(first).toContain('LOCATION:Gasthof Post');
		expect(first).toContain('DTSTAMP:20270320T190000Z');
		const both = await calendar(page, 'Alle in den Kalender');
		expect(both.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
		expect(both).toContain('DTSTART;VALUE=DATE:20271030');
		expect(both).toContain('DTEND;VALUE=DATE:20271101');

		// Moved by a day it is the same date for the calendar, only newer.
		const uid = first.find((line) => line.startsWith('UID:'));
		await dates.first().getByRole('button', { name: 'Ändern' }).click();
		await fill(page, { Tag: '2027-03-27' });
		await page.getByRole('button', { name: 'Änderung speichern' }).click();
		await expect(dates.first()).toContainText('Samstag, 27. März 2027');
		const moved = await calendar(page, 'In den Kalender');
		expect(moved).toContain(uid);
		expect(moved).toContain('SEQUENCE:1');
		expect(moved).toContain('DTEND;TZID=Europe/Berlin:20270327T233000');

		// Who comes stays with it.
		await dates.first().getByText('Eintragen, wer kommt').click();
		await dates.first().getByRole('button', { name: 'Anna kommt', exact: true }).click();
		await expect(dates.first()).toContainText('1 kommt');

		await dates.first().getByRole('button', { name: 'Absagen' }).click();
		await expect(dates.first()).toContainText('Abgesagt');
		await expect(page.getByRole('button', { name: 'Alle in den Kalender' })).toBeHidden();
		await dates.first().getByRole('button', { name: 'Zurückholen' }).click();
		await expect(dates.first().getByRole('button', { name: 'Absagen' })).toBeVisible();
		await page.goto('/jahrbuch/2027');
		await expect(page.getByRole('region', { name: 'Der Zockausflug' })).toContainText('Berghof');
	}
);

test('a year is told in the words of the books it was played by, not of one that nobody played', async ({
	page
}) => {
	const seats = ['Anna', 'Ben', 'Carl', 'Dora'];
	await takeEntries(page, [
		...members(...seats),
		entry('0', 'rulebook', {
			...{ rulebook: 'haus', base: 'allgaeu', name: 'Krone' },
			changes: { edition: 'Herbst', words: { contracts: { mungo: 'Ramsch' } } }
		}),
		opening('1', { seats, dealer: 'Dora', date: '2025-11-20' }),
		game('2', { contract: 'mungo', losers: ['Anna', 'Dora'] })
	]);
	await page.goto('/jahrbuch/2025');
	await expect(page.getByText('Mungo: am meisten verloren')).toBeVisible();
	await expect(page.getByRole('main')).not.toContainText('Ramsch');
});

/** For 10 cents (§4.1). */
const BEN_WINS = { contract: 'rufspiel', declarer: 'ben', partner: 'anna', won: true, deckel: [] };

test('a year says that an evening still runs, which has no winner yet', async ({ page }) => {
	const evening = (date: string, at: string) => {
		const fields = { evening: at, seats: FOUR, dealer: 'dora', date };
		return [opening(`${at} 1`, fields), game(`${at} 2`, BEN_WINS, { evening: at })];
	};
	await takeEntries(page, [
		...members(...FOUR),
		...evening('2025-11-20', 'a'),
		entry('a 3', 'close', { evening: 'a' }),
		...evening('2025-11-27', 'b')
	]);
	await page.goto('/jahrbuch/2025');
	await expect(page.getByRole('main')).toContainText(
		'Ein Abend läuft noch und zählt hier schon mit, nur in der Kasse nicht.'
	);
	const rows = page.getByRole('region', { name: '2 Abende' }).getByRole('row');
	await expect(rows.nth(1)).toContainText('anna, ben +0,10');
	await expect(rows.nth(2)).toContainText('läuft noch');
	await expect(rows.nth(2)).not.toContainText('ben');
});
