import { describe, expect, it } from 'vitest';
import { saukopf } from '../saukopf/book.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { sayings, type PrintedRule } from './print.ts';
import { printSaukopf } from './saukopf.ts';
import { anchorsOf } from './search.ts';

const rulesOf = (book: SaukopfBook): readonly PrintedRule[] =>
	printSaukopf(book).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
const printed = (book: SaukopfBook): string =>
	rulesOf(book)
		.map(({ block }) => sayings(block))
		.join('\n');

function figures(value: unknown, path: readonly string[] = []): (readonly string[])[] {
	if (typeof value !== 'object' || value === null) return [];
	const below = Object.entries(value).flatMap(([key, inner]) => figures(inner, [...path, key]));
	return 'value' in value && 'source' in value ? [path, ...below] : below;
}

function withValue(value: unknown, [key, ...rest]: readonly string[], to: number): unknown {
	const fields = { ...(value as Record<string, unknown>) };
	if (key === undefined) return { ...fields, value: to };
	return { ...fields, [key]: withValue(fields[key], rest, to) };
}

describe('the printed Saukopf', () => {
	const all = figures(saukopf);

	it('has figures', () => {
		expect(all.length).toBeGreaterThan(15);
		expect(printed(saukopf)).not.toContain('137');
	});

	it.each(all.map((path) => [path.join('.'), path] as const))('prints the value of %s', (_, path) => {
		expect(printed(withValue(saukopf, path, 137) as SaukopfBook)).toContain('137');
	});

	it('prints the bids', () => {
		expect(printed({ ...saukopf, bid: { ...saukopf.bid, least: 137 } })).toContain('137');
		expect(printed({ ...saukopf, bid: { ...saukopf.bid, most: 137 } })).toContain('137');
	});

	it('works the source’s own examples out', () => {
		// Offene Zucht: "Sieg 2, Offen 1. Buchung: je Nichtspieler +3, Otto -9."
		expect(printed(saukopf)).toContain('Sieg 2, Offen 1; A −9, B +3, C +3, D +3');
		// Unreine Sauerei: "Kopfgeld 6", then 6 from Zenzi to each opponent: −6 − 12, −6, +12, +12
		expect(printed(saukopf)).toContain('A −18, B −6, C +12, D +12');
		// "120 minus 95 macht 25, davon die Hälfte macht 12,5"
		expect(printed(saukopf)).toContain('höchstens 12.');
		expect(printed(saukopf)).toContain('höchstens 25.');
	});

	it('has every chapter of its source, each address once, and nothing left over', () => {
		const chapters = printSaukopf(saukopf);
		const named = [
			'Saufutter',
			'Grunzen',
			'Trogsaugen',
			'Spielansage',
			'Zusatzansagen',
			'Mästen',
			'Offen-spielen',
			'Stoßen-und-Stechen',
			'Gewinner-ermitteln',
			'Kopfgeld-berechnen',
			'Grobschlächterstrafpunkte',
			'Zucht',
			'Wutz',
			'Hauer',
			'Eber',
			'Hybridschwein',
			'Ferkelparade',
			'Knorpel',
			'Keiler',
			'Feige-Sau',
			'Paarhufer',
			'Schwarte',
			'Feiges-Mastschwein',
			'Sauerei',
			'Unreine-Sauerei',
			'Großkopferter'
		];
		expect(named.filter((name) => !anchorsOf(chapters).has(name))).toEqual([]);
		expect(chapters.map(({ title }) => title)).not.toContain('Was dieses Buch außerdem regelt');
		const anchors = chapters.flatMap(({ sections }) =>
			sections.flatMap((section) => [section.anchor, ...section.rules.flatMap(({ anchor }) => anchor ?? [])])
		);
		expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
		const keys = rulesOf(saukopf).map(({ key }) => key);
		expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
	});
});
