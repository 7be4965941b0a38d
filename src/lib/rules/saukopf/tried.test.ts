import { describe, expect, it } from 'vitest';
import { patched } from '../patch.ts';
import type { SaukopfBook } from './book-type.ts';
import { saukopf } from './book.ts';
import { saukopfTried } from './tried.ts';

const own = patched<SaukopfBook>(saukopf, {
	kopfgeld: { sieg: { value: 3 } },
	penalties: { quieker: { value: 4 } },
	rauborstigFrom: { value: 80 }
});
const costs = (said: Readonly<Record<string, string>>): readonly (number | undefined)[] =>
	[saukopf, own].map((book) => saukopfTried.bill(book, said)?.price);
const optionsOf = (said: Readonly<Record<string, string>>, key: string): readonly string[] =>
	saukopfTried
		.asked(own, said)
		.find((one) => one.key === key)
		?.options.map(({ text }) => text) ?? [];

describe('a game of Saukopf that is tried in the editor', () => {
	it('costs what it did before and what it will', () => {
		// Kopfgeld berechnen: Sieg 2, by the club's own 3; Huftritt 2; ohne 2.
		expect(costs({ contract: 'zucht', end: 'won' })).toEqual([2, 3]);
		expect(costs({ contract: 'zucht', end: 'won', hit: 'huftritt', laufende: 'ohne 2' })).toEqual([6, 7]);
		// With four Laufende the winners have a Glücksschwein: one less.
		expect(costs({ contract: 'zucht', end: 'won', laufende: 'mit 4' })).toEqual([1, 2]);
	});

	it('has what the declarer alone pays each opponent of a lost one', () => {
		// Grobschlächterstrafpunkte: Quieker 1, by the club's own 4; Bolzenschuss 2.
		expect(costs({ contract: 'zucht', end: 'lost', more: 'spiess' })).toEqual([3, 7]);
		expect(costs({ contract: 'grosskopferter', end: 'lost' })).toEqual([4, 5]);
		// "ab Gebot 75" a lost Paarhufer costs the Rauborstigkeit, by the club's own from 80 on.
		expect(costs({ contract: 'sauerei', end: 'lost', bid: '75' })).toEqual([3, 3]);
		expect(costs({ contract: 'sauerei', end: 'lost', bid: '80' })).toEqual([3, 4]);
	});

	it('asks only what the contract knows', () => {
		expect(optionsOf({ contract: 'zucht' }, 'more')).toContain('mit Trog');
		expect(optionsOf({ contract: 'zucht' }, 'more')).not.toContain('Saukopf');
		expect(optionsOf({ contract: 'sauerei' }, 'more')).toContain('Saukopf');
		expect(optionsOf({ contract: 'sauerei' }, 'more')).not.toContain('mit Trog');
		expect(optionsOf({ contract: 'feigeSau' }, 'by')).not.toContain('mit Schneider');
		expect(optionsOf({ contract: 'sauerei' }, 'bid')).toEqual(['61', '80']);
		expect(optionsOf({ contract: 'zucht' }, 'bid')).toEqual([]);
	});

	it('keeps what was said, and takes what its contract lacks as not said', () => {
		const said = { contract: 'sauerei', end: 'lost', more: 'trog' };
		const asked = Object.fromEntries(saukopfTried.asked(own, said).map(({ key, value }) => [key, value]));
		expect(asked).toMatchObject({ contract: 'sauerei', end: 'lost', more: '' });
	});
});
