import type { AnyEntry } from '#lib/log/entry.ts';
import { members, opening, FOUR as IDS } from '../support/entries.ts';
import { Phone } from '../support/devices.ts';
import { booking } from '../support/kasse.ts';
import { takeEntries } from './support/backup.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['anna', 'ben', 'carl', 'dora'];
const EVENING = '/abend/freitag';

const rufspiel = (won: boolean) => ({
	game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', suit: 'eichel', deckel: ['anna'], won }
});

/** One phone struck the only game, and the other one, which had not seen it, says that it was lost. */
function struckAndChanged(): readonly AnyEntry[] {
	const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
	const { id } = one.write('game', rufspiel(true));
	two.take(one.entries);
	two.write('game', { ...rufspiel(false), replaces: id });
	one.write('void', { target: id });
	return [...members(...IDS), opening('1 freitag'), ...one.entries, ...two.entries];
}

test('a game that one phone struck and another changed asks which of both counts', async ({ page }) => {
	await takeEntries(page, struckAndChanged());
	await page.goto(EVENING);
	const table = new Table(page, NAMES);
	// The last word counts meanwhile (10 ct × 2 for one Deckel), and the row says that there is another one.
	await table.expectBalances(NAMES, [-20, -20, 20, 20]);
	await expect(table.rows).toContainText('⚠ zwei Fassungen');
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByText('Ein Spiel wurde auf zwei Handys verschieden geändert.')).toBeVisible();
	await page.goto(EVENING);

	await table.open(table.rows);
	const versions = page.getByRole('region', { name: 'Auf zwei Handys verschieden geändert' });
	await expect(versions).toContainText('anna mit ben verlieren');
	await versions
		.locator('div', { hasText: 'gestrichen' })
		.getByRole('button', { name: 'Diese zählt' })
		.click();
	await table.expectBalances(NAMES, [0, 0, 0, 0]);
	await expect(table.rows).not.toContainText('⚠ zwei Fassungen');
	await expect(page.getByRole('status').getByText('Entschieden.')).toContainText('anna');

	// The choice is taken back like any strike, and asked again.
	await page.getByRole('button', { name: 'Streichen zurücknehmen' }).click();
	await table.expectBalances(NAMES, [-20, -20, 20, 20]);
	await expect(table.rows).toContainText('⚠ zwei Fassungen');
});

/** One treasurer's phone strikes the trophies, and the other, which had not seen it, writes another price for them. */
function bookedApart(): readonly AnyEntry[] {
	const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
	const booked = { date: '2026-01-12', amount: -4500, purpose: 'Pokale' };
	const { id } = one.write('booking', booked);
	two.take(one.entries);
	two.write('booking', { ...booked, amount: -5400, replaces: id });
	one.write('void', { target: id });
	return [
		...members(...IDS),
		booking('1', '2026-01-02', 10_000, 'Anfangsbestand'),
		...one.entries,
		...two.entries
	];
}

test('a booking that one phone struck and another changed asks which of both counts', async ({ page }) => {
	await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
	await takeEntries(page, bookedApart());
	await page.goto('/kasse');
	const balance = page.getByRole('region', { name: 'Stand der Kasse' });
	const line = page.getByRole('listitem').filter({ hasText: 'Pokale' }).getByRole('button');
	// Whatever year is shown, and however it is folded.
	const hint = page.getByRole('button', { name: 'zwei Fassungen: Pokale, 12.01.2026' });
	// 100.00 - 54.00 €: the last word counts until somebody chooses.
	await expect(balance).toContainText('46,00 €');
	await expect(line).toContainText('⚠ zwei Fassungen');

	await hint.click();
	const versions = page.getByRole('region', { name: 'Auf zwei Handys verschieden geändert' });
	await expect(versions.getByText('Pokale, −54,00 €')).toBeVisible();
	await versions
		.locator('div', { hasText: 'gestrichen' })
		.getByRole('button', { name: 'Diese zählt' })
		.click();
	await expect(balance).toContainText('100,00 €');
	await expect(line).toContainText('gestrichen');
	await expect(line).not.toContainText('⚠ zwei Fassungen');
	await expect(hint).toBeHidden();

	// The choice is taken back like any strike, and asked again.
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(balance).toContainText('46,00 €');
	await expect(line).toContainText('⚠ zwei Fassungen');
});
