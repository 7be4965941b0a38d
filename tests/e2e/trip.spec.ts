import { readFileSync } from 'node:fs';
import { entry } from '../support/entries.ts';
import { takeEntries } from './support/backup.ts';
import { connect, invited } from './support/joined.ts';
import { linesOf } from './support/looks.ts';
import { expect, joinedTest, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** A trip from Thursday to Sunday, as the club takes it (allgaeu §10). */
const CLUB = [
	...['Anna', 'Ben', 'Carl'].map((name) =>
		entry(`0 ${name}`, 'member', { member: name.toLowerCase(), name })
	),
	entry('1', 'club', { name: 'Stammtisch' }),
	entry('2', 'event', {
		...{ date: '2027-01-14', until: '2027-01-17', time: '16:00', title: 'Zockausflug' },
		...{ occasion: 'ausflug', place: 'Oberstaufen' }
	})
];

test('a trip is answered by day, and goes into the calendar as its days', WHOLE, async ({ page }) => {
	await page.clock.setFixedTime('2026-11-28T20:00:00+01:00');
	await takeEntries(page, CLUB);
	await page.goto('/mitglieder/anna');
	await page.getByRole('button', { name: 'Das bin ich' }).click();
	await expect(page.getByRole('button', { name: 'Das bin ich', pressed: true })).toBeVisible();
	await page.goto('/termine');
	const trip = page.getByRole('list', { name: 'Kommende Termine' }).getByRole('listitem').first();
	const chip = (name: string) => trip.getByRole('button', { name, exact: true });
	const pressed = (name: string, is: boolean) =>
		expect(chip(name)).toHaveAttribute('aria-pressed', String(is));

	await chip('Alle Tage').click();
	await expect(trip).toContainText('Wie viele: Do. 14.1.: 1, Fr. 15.1.: 1, Sa. 16.1.: 1, So. 17.1.: 1');
	// She comes a day later.
	await chip('Do. 14.1.').click();
	await pressed('Do. 14.1.', false);
	await pressed('Alle Tage', false);
	await expect(trip).toContainText('Kommen: Anna (Fr. 15.1., Sa. 16.1., So. 17.1.)');
	await expect(page.getByText('Anna kommt Fr. 15.1., Sa. 16.1. und So. 17.1.')).toBeVisible();
	await trip.getByText('Für andere eintragen').click();
	await chip('Ben kommt Sa. 16.1.').click();
	await chip('Carl kommt nicht').click();
	await expect(trip).toContainText('Wie viele: Do. 14.1.: 0, Fr. 15.1.: 1, Sa. 16.1.: 2, So. 17.1.: 1');
	await expect(trip).toContainText('Kommen nicht: Carl');
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(trip).toContainText('Noch offen: Carl');
	await chip('Do. 14.1.').click();
	await pressed('Alle Tage', true);

	// No map is known to answer on this system, and a link that leads nowhere is not offered.
	await expect(trip.getByRole('link', { name: 'Auf der Karte' })).toHaveCount(0);
	const download = page.waitForEvent('download');
	await trip.getByRole('button', { name: 'In den Kalender' }).click();
	const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
	for (const line of [
		'DTSTART;VALUE=DATE:20270114',
		'DTEND;VALUE=DATE:20270118',
		'SUMMARY:Stammtisch: Zockausflug',
		'DESCRIPTION:Beginn 16:00 Uhr'
	])
		expect(lines).toContain(line);
});

test('a trip is entered on its second day too, and then leads the next evening', WHOLE, async ({ page }) => {
	await page.clock.setFixedTime('2027-01-15T20:00:00+01:00');
	await takeEntries(page, CLUB.slice(0, 4));
	await page.goto('/termine');
	await page.getByRole('button', { name: 'Neuer Termin' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Zockausflug' }).click();
	await sheet.getByLabel('Tag', { exact: true }).fill('2027-01-14');
	await expect(sheet.getByRole('alert')).toHaveText('Das wäre schon vorbei. Wann ist der letzte Tag?');
	await sheet.getByLabel('Beginn').fill('16:00');
	await sheet.getByLabel('Letzter Tag').fill('2027-01-17');
	await sheet.getByRole('button', { name: 'Eintragen' }).click();
	await expect(sheet).toBeHidden();
	// When it began says nothing now.
	await page.goto('/');
	const next = page.getByRole('link', { name: /^Zockausflug/ });
	await expect(next).toContainText('bis So., 17.01.2027');
	await expect(next).not.toContainText('16:00');
	await page.goto('/abend/neu');
	await expect(page.getByRole('button', { name: 'Zockausflug' })).toHaveAttribute('aria-pressed', 'true');
});

test('how a member stands is sent with all days of a trip that goes on', WHOLE, async ({ page }) => {
	await page.clock.setFixedTime('2027-01-15T20:00:00+01:00');
	const paid = { date: '2027-01-02', amount: 500, purpose: 'Einlage', member: 'anna' };
	await takeEntries(page, [...CLUB, entry('3', 'booking', paid)]);
	await page.goto('/mitglieder/anna');
	await page.getByRole('button', { name: 'Stand weitergeben' }).click();
	const link = await page.getByLabel('Der Link').inputValue();
	await page.goto('about:blank');
	await page.goto(link);
	await expect(page.getByText('Nächster Termin').locator('..')).toHaveText(
		'Nächster Termin Zockausflug Do., 14.01.2027, 16:00 Uhr, bis So., 17.01.2027, Oberstaufen'
	);
});

joinedTest('a phone that only reads sends the days it chose', WHOLE, async ({ page, browser, app }) => {
	await takeEntries(page, CLUB);
	await connect(page);
	await page.getByRole('button', { name: 'Für ein Mitglied' }).click();
	await page.getByRole('button', { name: 'Carl' }).click();
	const own = await invited(browser, app, await page.getByLabel('Der Link').inputValue());
	await own.goto('/termine');
	await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await own.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
	await own.getByRole('button', { name: 'Fr. 15.1.', exact: true }).click();
	await own.getByRole('button', { name: 'So. 17.1.', exact: true }).click();
	await own.getByRole('button', { name: 'Diese Tage schicken' }).click();
	await expect(own.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const [words = '', link = ''] = (await own.evaluate(() => navigator.clipboard.readText())).split('\n');
	expect(words.replaceAll('\u00a0', ' ')).toContain('Carl kommt Fr. 15.1. und So. 17.1. Zockausflug');
	await page.goto(link);
	await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
	await expect(page.getByText('Das steht schon hier.')).toBeVisible();
	await expect(page.getByText('Carl (Fr. 15.1., So. 17.1.)')).toBeVisible();
	await expect(own.getByText('Carl (Fr. 15.1., So. 17.1.)')).toBeVisible();
});

test.describe('on a phone with a map', () => {
	test.use({
		userAgent:
			'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
	});

	test(
		'the place of a date is looked for there, which asks no address of the net',
		WHOLE,
		async ({ page }) => {
			await page.clock.setFixedTime('2026-11-28T20:00:00+01:00');
			await takeEntries(page, CLUB);
			await page.goto('/termine');
			const map = page.getByRole('link', { name: 'Auf der Karte' });
			await expect(map).toHaveAttribute('href', 'geo:0,0?q=Oberstaufen');
			await page.clock.setFixedTime('2027-02-01T20:00:00+01:00');
			await page.reload();
			await page.getByText('Vergangene Termine').click();
			await page.getByText('Zockausflug', { exact: true }).click();
			await expect(page.getByRole('button', { name: 'Absagen' })).toBeVisible();
			await expect(map).toHaveCount(0);
		}
	);
});

test('each day of a trip stands whole in its line, also in December on the smallest phone', async ({
	page
}) => {
	await page.clock.setFixedTime('2026-11-28T20:00:00+01:00');
	const days = { date: '2026-12-10', until: '2026-12-13', title: 'Zockausflug', occasion: 'ausflug' };
	await takeEntries(page, [...CLUB.slice(0, 4), entry('2', 'event', days)]);
	await page.goto('/mitglieder/anna');
	await page.getByRole('button', { name: 'Das bin ich' }).click();
	const chips = page.getByRole('group', { name: /An welchen Tagen/ }).getByRole('button');
	await expect(chips).toHaveCount(4);
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await linesOf(chips)).toEqual([1, 1, 1, 1]);
	}
});
