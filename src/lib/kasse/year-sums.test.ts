import { expect, it } from 'vitest';
import { entry } from '../../../tests/support/entries.ts';
import { booking, closes, clubOf, opens, solo } from '../../../tests/support/kasse.ts';
import { ledgerOf } from './ledger.ts';
import { leviesOf } from './levies.ts';
import { sumsByKind, yearSums } from './year-sums.ts';
import { yearIn } from './years.ts';

it('a year by kinds: with what it began with they come to its end', () => {
	const asked = { date: '2026-01-10', member: 'anna', purpose: 'Beitrag', amount: 2000 };
	const { accounts, log } = clubOf([
		booking('1', '2025-12-31', 14475, 'Anfangsbestand'),
		...[opens('a', '2026-01-09'), solo('a', '1'), closes('a', '2')],
		...[entry('l1', 'levy', { ...asked, year: 2026 }), entry('l2', 'levy', { ...asked, purpose: 'Strafe' })],
		booking('2', '2026-02-01', 2000, 'Beitrag', { member: 'anna', levy: 'l1' }),
		booking('3', '2026-02-01', 500, 'Strafe', { member: 'anna', levy: 'l2' }),
		booking('4', '2026-02-01', 1000, 'Startgeld', { championship: 'm' }),
		booking('5', '2026-02-01', -700, 'Preis', { championship: 'm' }),
		booking('6', '2026-03-01', -4500, 'Pokale'),
		booking('7', '2026-03-01', 300, 'Spende'),
		booking('8', '2026-12-31', -120, 'Kasse gezählt', { counted: { cash: 1, by: [] } }),
		booking('9', '2026-12-31', 0, 'Kasse gezählt', { counted: { cash: 1, by: [] } })
	]);
	const year = yearIn(ledgerOf(accounts, log), 2026);
	const sums = sumsByKind(year, leviesOf(log));
	expect(sums.map(({ label, amount }) => [label, amount])).toEqual([
		['Gewinne der Abende', 75],
		['Beiträge', 2000],
		['Strafen und Umlagen', 500],
		['Startgeld', 1000],
		['Andere Einnahmen', 300],
		['Preise', -700],
		['Ausgaben', -4500],
		['Beim Zählen berichtigt', -120]
	]);
	// 144,75 + 0,75 + 20 + 5 + 10 + 3 − 7 − 45 − 1,20
	expect(year.end).toBe(13_030);
	expect(sums.reduce((sum, { amount }) => sum + amount, Number(year.carried))).toBe(year.end);
});

it('calls what was booked in by one word, in few lines and by kinds', () => {
	const { accounts, log } = clubOf([booking('1', '2026-03-01', 300, 'Spende')]);
	const year = yearIn(ledgerOf(accounts, log), 2026);
	const booked = { label: 'Einnahmen', amount: 300 };
	expect(sumsByKind(year, leviesOf(log))).toEqual([booked]);
	expect(yearSums(year)).toEqual([{ label: 'Gewinne der Abende', amount: 0 }, booked]);
});
