import { describe, expect, it } from 'vitest';
import { asEntry, strike } from '../../../tests/support/entries.ts';
import { booking, closes, clubOf, opens, paid, rufspiel, solo } from '../../../tests/support/kasse.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { yearEndOf } from './box.ts';
import { yearAsCsv } from './csv.ts';
import { ledgerOf } from './ledger.ts';
import { yearIn } from './years.ts';

const csv = (...entries: readonly AnyEntry[]): string => {
	const { accounts, log } = clubOf(entries);
	const year = yearIn(ledgerOf(accounts, log), 2026);
	return yearAsCsv(year, yearEndOf(year, log, accounts), (member) => member.toUpperCase());
};
const purpose = (text: string, more = {}): string | undefined =>
	csv(booking('1', '2026-03-29', 100, text, more))
		.split('\r\n')[2]
		?.split(';100')[0];

describe('the table for the treasurer', () => {
	it('is a year as a German program reads it', () => {
		const text = csv(
			booking('1', '2025-12-31', 123_456_7, 'Anfangsbestand'),
			...[
				opens('a', '2026-01-09'),
				rufspiel('a', '1'),
				closes('a', '2'),
				paid('a', '3', 'carl', 13),
				solo('a', '4')
			],
			booking('2', '2026-02-01', -4505, 'Pokale', { member: 'anna' }),
			booking('3', '2026-02-02', 7, 'Einlage', { member: 'ben' }),
			...[booking('4', '2026-02-03', -900, 'Gravur'), strike('5', '4')],
			...[
				booking('6', '2026-02-04', -50, 'Gravur'),
				booking('7', '2026-02-04', -55, 'Gravur', { replaces: '6' })
			],
			booking('8', '2026-12-31', 0, 'Jahresabschluss 2026', { closes: { year: 2026, balance: 1 } })
		);
		expect(text).toBe(
			[
				'\uFEFFDatum;Art;Zweck;Mitglied;Betrag;Bemerkung;Davon',
				'01.01.2026;Übertrag;Übertrag aus 2025;;12345,67;;',
				// 20 at the close; with the Solo 35 + 35 + 15 = 85. dora owes 85, carl nothing any more.
				'09.01.2026;Abend;Gewinne des Abends (2 Spiele);;0,85;danach geändert, beim Abschluss waren es 0,20 €, noch offen 0,85 €, zu viel gezahlt 0,13 €;',
				'01.02.2026;Ausgabe;Pokale;ANNA;-45,05;;',
				'02.02.2026;Einnahme;Einlage;BEN;0,07;;',
				'03.02.2026;Ausgabe;Gravur;;;gestrichen (-9,00 €);',
				'04.02.2026;Ausgabe;Gravur;;-0,55;berichtigt, vorher -0,50 €, Gravur;',
				'31.12.2026;Abschluss;Jahresabschluss 2026;;0,00;;',
				';Endstand;Endstand 2026;;;Die Beträge ergeben 12300,99 €;',
				// 0,85 € are dora's to pay and carl's 0,13 € too much: 12300,99 − 0,85 + 0,13.
				';Davon;Bar in der Kasse;;;;12300,27',
				';Davon;Zum Endstand noch nicht eingezahlt;;;;0,85',
				';Davon;Zum Endstand zu viel eingezahlt;;;;-0,13',
				''
			].join('\r\n')
		);
	});

	it('sums up in its one column of amounts to the year’s end, to the cent', () => {
		const rows = csv(
			booking('1', '2025-12-31', 14475, 'Anfangsbestand'),
			...[opens('a', '2026-01-09'), rufspiel('a', '1'), solo('a', '2'), closes('a', '3')],
			booking('2', '2026-02-01', -4505, 'Pokale', { member: 'anna' }),
			...[booking('4', '2026-02-03', -900, 'Gravur'), strike('5', '4')]
		).split('\r\n');
		const column = rows[0]?.split(';').indexOf('Betrag') ?? -1;
		const cents = rows.slice(1).map((row) => Number((row.split(';')[column] ?? '').replace(',', '')));
		// 144,75 + 0,85 − 45,05: anna and ben win 35 each, carl 15.
		expect(cents.reduce((sum, one) => sum + one, 0)).toBe(10_055);
		expect(rows.at(-4)).toContain('Die Beträge ergeben 100,55 €');
	});

	it('says where the end lies in a column that sums up to the same cent', () => {
		const rows = csv(
			booking('1', '2025-12-31', 14475, 'Anfangsbestand'),
			...[opens('a', '2026-01-09'), rufspiel('a', '1'), solo('a', '2'), closes('a', '3')],
			// dora owes 0,85 € and transfers 0,50 € of it; 60,00 € are brought to the bank, the cups paid from there.
			paid('a', '4', 'dora', 50, { account: 50 }),
			booking('2', '2026-02-01', 0, 'Aufs Konto', { account: 6000 }),
			booking('3', '2026-02-01', -4505, 'Pokale', { account: -4505 })
		).split('\r\n');
		// The account: 60,00 + 0,50 − 45,05. The box: 144,75 − 60,00. Open: 0,85 − 0,50.
		expect(rows.slice(-5, -1)).toEqual([
			';Endstand;Endstand 2026;;;Die Beträge ergeben 100,55 €;',
			';Davon;Bar in der Kasse;;;;84,75',
			';Davon;Auf dem Konto;;;;15,45',
			';Davon;Zum Endstand noch nicht eingezahlt;;;;0,35'
		]);
		const cents = rows.slice(1).map((row) => Number((row.split(';')[6] ?? '').replace(',', '')));
		expect(cents.reduce((sum, one) => sum + one, 0)).toBe(10_055);
	});

	// The same words as on the screen and on paper: a trip is another thing than rules that keep no Kasse.
	it.each<[string, AnyEntry]>([
		['kein gewöhnlicher Abend mehr', opens('b', '2026-01-09', { replaces: 'a 0', occasion: 'ausflug' })],
		['mit Regeln ohne Kasse', opens('b', '2026-01-09', { replaces: 'a 0', rulebook: 'weitnau' })],
		['Abend wieder offen', strike('b 0', 'a 2')],
		['Abend gestrichen', strike('b 0', 'a 0')]
	])('says why an evening brings nothing any more: %s', (why, change) => {
		const corrected = change.kind === 'evening' ? asEntry({ ...change, evening: 'a' }) : change;
		const evening = [opens('a', '2026-01-09'), rufspiel('a', '1'), closes('a', '2'), corrected];
		expect(csv(...evening)).toContain(`;;0,00;${why}, beim Abschluss waren es 0,20 €;\r\n`);
	});

	it.each([
		['=1+1', "'=1+1"],
		['+49 8323', "'+49 8323"],
		['-2', "'-2"],
		['@SUMME(A1)', "'@SUMME(A1)"],
		[' =HYPERLINK("x")', '"\' =HYPERLINK(""x"")"'],
		['\t=1', "' =1"],
		['Bier; Brot', '"Bier; Brot"'],
		['„Gravur“, 5 × "gut"', '"„Gravur“, 5 × ""gut"""'],
		['zwei\r\nZeilen', 'zwei Zeilen'],
		['', '']
	])('takes %j for text and nothing else', (typed, cell) => {
		expect(csv(booking('1', '2026-03-29', 100, typed))).toContain(
			`\r\n29.03.2026;Einnahme;${cell};;1,00;;\r\n`
		);
	});

	it('takes names for text too', () => {
		expect(purpose('Einlage', { member: '=a1' })).toContain(";Einlage;'=A1");
	});

	it('says at a count what should have lain there, where something before it was corrected since', () => {
		const text = csv(
			booking('1', '2026-01-02', 10_000, 'Anfangsbestand'),
			booking('2', '2026-12-30', 0, 'Kasse gezählt', { counted: { cash: 10_000, by: ['anna'] } }),
			booking('3', '2026-01-02', 12_000, 'Anfangsbestand', { replaces: '1' })
		);
		expect(text).toContain(
			'30.12.2026;Zählung;Kasse gezählt;;0,00;Früheres danach berichtigt, es hätten 120,00 € sein müssen;'
		);
	});
});
