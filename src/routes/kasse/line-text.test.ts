import { expect, it } from 'vitest';
import { booking, member } from '../../../tests/support/kasse.ts';
import { ledgerOf } from '#lib/kasse/ledger.ts';
import { standing } from '#lib/log/standing.ts';
import { lineText } from './line-text.ts';

it('says at a corrected count both what it said before and that something before it was corrected since', () => {
	const counted = { cash: 10_000, by: ['anna', 'ben'] };
	const { lines } = ledgerOf(
		[],
		standing([
			booking('1', '2026-01-02', 10_000, 'Anfangsbestand'),
			booking('2', '2026-12-30', 0, 'Kasse gezählt', { counted }),
			booking('3', '2026-12-31', 0, 'Kasse gezählt', { counted, replaces: '2' }),
			booking('4', '2026-01-02', 12_000, 'Anfangsbestand', { replaces: '1' })
		])
	);
	expect(lines.map((line) => lineText(line, member).remark)).toEqual([
		'berichtigt, vorher +100,00 €, Anfangsbestand',
		'berichtigt, vorher 0,00 €, Kasse gezählt, 30.12.2026. Früheres danach berichtigt, es hätten 120,00 € sein müssen'
	]);
});

it.each<[Record<string, unknown>, string]>([
	[{}, 'berichtigt, vorher +50,00 €, Einlage'],
	[{ date: '2026-03-05' }, 'berichtigt, vorher +50,00 €, Einlage, 04.03.2026'],
	[{ member: 'ben' }, 'berichtigt, vorher +50,00 €, Einlage, anna'],
	[{ member: undefined, account: 5000 }, 'berichtigt, vorher +50,00 €, Einlage, anna, bar']
])('says of a corrected booking what it said before, and where it says otherwise now: %o', (now, remark) => {
	const { lines } = ledgerOf(
		[],
		standing([
			booking('1', '2026-03-04', 5000, 'Einlage', { member: 'anna' }),
			booking('2', '2026-03-04', 5000, 'Einlage', { member: 'anna', ...now, replaces: '1' })
		])
	);
	expect(lines.map((line) => lineText(line, member).remark)).toEqual([remark]);
});
