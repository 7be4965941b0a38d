import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EveningEntry } from '#lib/log/entry.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { auditOf } from './audit.ts';
import { readClubFile } from './club-file.ts';

// One file with an evening of each book of the app and one of a house book, worked out by hand from their paragraphs.

const read = readClubFile(readFileSync('tests/golden/every-book.schafkopf.json', 'utf8'));
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { evenings } = auditOf(read.value.entries);

const each = (anna: number, ben: number, carl: number, dora: number) => ({ anna, ben, carl, dora });

describe('the audit of a club that plays by every book', () => {
	it.each([
		// (10 + 5 + 15) × 2 × 2 × 2
		['Allgäu', 'montag', [240], each(240, 240, -240, -240)],
		// (10 + 14 × 5) × 2
		['Weitnau', 'dienstag', [160], each(160, 160, -160, -160)],
		// (5 + 1) × 2 units of 20 cents: 30 Augen are Schneider for the declarer
		['Schafkopfschule', 'mittwoch', [240], each(240, -720, 240, 240)],
		// ten cents each, then 5 and half of the 40
		['München', 'donnerstag', [5], each(15, -15, 15, -15)],
		// 20 + 3 × 10; then (50 + 10) × 2 from each of the three
		['the house book', 'samstag', [50, 120], each(-70, -70, -170, 310)]
	])('%s', (_, evening, prices, balance) => {
		const audit = evenings[evening];
		expect(audit?.games.map(({ price }) => price)).toEqual(prices);
		expect(audit?.balance).toEqual(balance);
		expect(audit?.stock).toBe(0);
	});

	it('has them all', () => {
		const opened = read.value.entries.filter((one) => one.kind === 'evening') as readonly EveningEntry[];
		const played = opened.map(({ rulebook }) => rulebook);
		expect(played.sort()).toEqual([...BOOKS.keys(), saukopf.id, 'wirtshaus'].sort());
	});

	it('Heilsbronn: points alone, and no money', () => {
		const audit = evenings['sonntag'];
		// 1, Schneider 1, three Laufende 3; over the cross 1, Schneider 1, Schwarz 1; alone 4 and four Laufende, no Schneider
		expect(audit?.games.map(({ points }) => points)).toEqual([
			each(5, -5, 5, -5),
			each(3, -3, 3, -3),
			each(24, -8, -8, -8)
		]);
		expect(audit?.points).toEqual(each(32, -16, 0, -16));
		expect(audit?.balance).toEqual(each(0, 0, 0, 0));
	});

	it('Saukopf: Sieg 2 and the Trogsauger’s 2, at ten cents a point', () => {
		const audit = evenings['freitag'];
		expect(audit?.points).toEqual({ anna: -8, ben: 4, carl: 4 });
		expect(audit?.balance).toEqual({ anna: -80, ben: 40, carl: 40 });
	});
});
