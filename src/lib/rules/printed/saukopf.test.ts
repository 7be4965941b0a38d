import { describe, expect, it } from 'vitest';
import { saukopf } from '../saukopf/book.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { sentencesOf, type PrintedRule } from './print.ts';
import { printSaukopf } from './saukopf.ts';
import { anchorsOf } from './search.ts';

const rulesOf = (book: SaukopfBook): readonly PrintedRule[] =>
	printSaukopf(book).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
const printed = (book: SaukopfBook): string =>
	rulesOf(book)
		.map(({ block }) => sentencesOf(block))
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

	// The chapter "Beispiele" in its order; the bookings are the source's where it has them, else worked out by its chapters.
	const EXAMPLES: readonly (readonly [string, ...(readonly string[])])[] = [
		['Grunzereien', 'D −6, A +2, B +2, C +2', 'B +12, A −4, C −4, D −4'],
		['Der Unter im Trog', 'Spieler +4, je Nichtspieler −2', 'Ohne 1 +1); Spieler +6, je Nichtspieler −3'],
		['Wie viel eine Feige Sau stechen darf', 'Kati +6, je Nichtspieler −2', 'Kati −6, je Nichtspieler +2'],
		[
			'Wie viel ein Feiges Mastschwein stechen darf',
			'Simmerl +2, Partner +2, je Nichtspieler −2',
			'Rauborstigkeit +1); Simmerl −4, Partner −2, je Nichtspieler +3'
		],
		['Null Augen gegen Schwarz', 'Spieler +6, je Nichtspieler −2', 'Spieler −6, je Nichtspieler +2'],
		['Die Trümpfe im Keiler', 'Kopfgeld 1 (Sieg +2, Glücksschwein −1); Spieler +3, je Nichtspieler −1'],
		// "Er muss also je 1 Punkt an die Nichtspielerinnen Kati und Vroni zahlen. Reiner hat damit nichts zu tun."
		['Rauborstige Mästung', 'Strafpunkte 1 (Rauborstigkeit +1); Simmerl −4, Reiner −2, Kati +3, Vroni +3'],
		// "Kopfgeld: Sieg 2, Offen 1. Buchung: je Nichtspieler +3, Otto -9."
		['Vierhaxer: Offene Zucht', 'Kopfgeld 3 (Sieg +2, Offen +1); Otto −9, je Nichtspieler +3'],
		// "Kopfgeld: Sieg 2, Schwarz 1. Buchung: je Nichtspieler -3, Alois +9."
		['Vierhaxer: Feige Sau', 'Kopfgeld 3 (Sieg +2, Schwarz +1); Alois +9, je Nichtspieler −3'],
		// "Das hebt sich auf … Rauborstigkeit 1, Bolzenschuss 2. Buchung: je Nichtspieler +3, Sepp -6."
		[
			'Vierhaxer: Großkopferter',
			'Strafpunkte 3 (Rauborstigkeit +1, Bolzenschuss +2); Sepp −6, Mitspieler 0, je Nichtspieler +3'
		],
		// "Die Abrechnung ist also die gleiche wie oben."
		['Vierhaxer: Negatives Kopfgeld', 'Kopfgeld 0 (Sieg +2, Glücksschwein −1', 'Sepp −6, Mitspieler 0'],
		// "Zenzi und Girgl je -6, die beiden Nichtspieler je +6 … nochmals 6 Punkte für jeden Nichtspieler und -12 für Zenzi"
		[
			'Vierhaxer: Unreine Sauerei',
			'Kopfgeld 6 (Sieg +2, Ohne 4 +4)',
			'Zenzi −18, Girgl −6, je Nichtspieler +12'
		],
		// "Kopfgeld 4 (Sieg 2, Ohne 2). Grobschlächterstrafpunkte 1. Buchung: je Nichtspieler +5, Zenzi -15."
		['Vierhaxer: Unechte Unreine Sauerei', 'Kopfgeld 4', 'Zenzi −15, je Nichtspieler +5'],
		// "Buchung: je Nichtspieler +4, Hansi -8."
		['Dreihaxer: Mit Trog', 'Trogsauger +2); Hansi −8, je Nichtspieler +4'],
		// "Kopfgeld 3 (Sieg 2, Ohne 1). Buchung: je Nichtspieler -3, Bert +6."
		['Dreihaxer: Ohne Trog', 'Kopfgeld 3 (Sieg +2, Ohne 1 +1); Bert +6, je Nichtspieler −3']
	];
	const chapter = printSaukopf(saukopf).find(({ title }) => title === 'Beispiele');

	it('has all fifteen examples of its source, in their order', () => {
		expect(chapter?.sections.slice(1).map(({ title }) => title)).toEqual(EXAMPLES.map(([title]) => title));
	});

	it.each(EXAMPLES)('works out %s', (title, ...bills) => {
		const rules = chapter?.sections.find((section) => section.title === title)?.rules ?? [];
		const sums = rules.flatMap(({ block }) => (block.type === 'example' ? [block.sum] : [])).join('\n');
		for (const bill of bills) expect(sums).toContain(bill);
	});

	it('computes its bills from the book', () => {
		const dearer = withValue(saukopf, ['kopfgeld', 'sieg'], 5) as SaukopfBook;
		expect(printed(dearer)).toContain('Otto −18, je Nichtspieler +6');
	});

	it('works the limits of a Ramsch out', () => {
		// "120 minus 95 macht 25, davon die Hälfte macht 12,5"
		// "höchstens (120-Gebot)/2"
		expect(printed(saukopf)).toContain('höchstens (120 − Gebot) ÷ 2 Augen');
		expect(printed(saukopf)).toContain('höchstens (120 − Gebot) Augen');
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
			'Großkopferter',
			'Beispiele'
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
