import { describe, expect, it } from 'vitest';
import { BOOKS } from '../books/index.ts';
import { allgaeu } from '../books/allgaeu.ts';
import { heilsbronn } from '../books/heilsbronn.ts';
import { schafkopfschule } from '../books/schafkopfschule.ts';
import { houseBook } from '../house/house-book.ts';
import { roundTemplate } from '../house/templates.ts';
import { patched } from '../patch.ts';
import { saukopf } from '../saukopf/book.ts';
import { sentencesOf } from './print.ts';
import { letterSize, saukopfTariff, tariffOf, type TariffPart } from './tariff.ts';

const PLAYED = { source: 'Hausregel', after: 'played', of: null, each: null, double: null };
const NAMED = { rounds: { runde1: 'Kreuzrunde' } };
const roundOf = (value: number) => ({
	...roundTemplate(heilsbronn, 'runde1'),
	factor: { value, source: 'Hausregel' }
});
const textOf = (parts: readonly TariffPart[]): string =>
	parts.flatMap(({ title, blocks }) => [title, ...blocks.map(sentencesOf)]).join('\n');

describe('the tariff on one sheet', () => {
	it('says what games cost, what comes on top, what doubles, and works two sums', () => {
		const text = textOf(tariffOf(allgaeu));
		// §6.1, worked out by hand: (10 + 5 + 3 × 5) × 2 × 2 × 2 and (25 + 5 + 3 × 5) × 8
		for (const said of [
			'Rufspiel\t0,10 €\tja\tab 3',
			'Sie\t0,25 €\t–\timmer 8',
			'Schneider\t+ 0,05 €',
			'Je Schuss\t× 2 (Schuss, Re, Bock, Hirsch)',
			'Sie\tDie Summe × 4.',
			'Rufspiel, Schneider, 3 Laufende, Schuss, 2 Deckel: (10 + 5 + 15) × 2 × 2 × 2 = 2,40 €',
			'(25 + 5 + 15) × 2 × 2 × 2 = 3,60 €'
		])
			expect(text).toContain(said);
	});

	it.each([...BOOKS.values()])('has every part in $name', (book) => {
		const titles = tariffOf(book).map(({ title }) => title);
		expect(titles).toEqual(['Spiele', 'Was dazukommt', 'So wird gerechnet', 'Zum Beispiel']);
	});

	it('tells of no multiplying where nothing does', () => {
		const multiplied = [...BOOKS.values()].filter((book) => textOf(tariffOf(book)).includes('malgenommen'));
		expect(multiplied.map(({ id }) => id)).toEqual(['allgaeu', 'weitnau', 'schafkopfschule', 'muenchen']);
		expect(textOf(tariffOf(heilsbronn))).toContain(
			'Zusammengezählt wird: Grundpreis, Schneider, Schwarz und Laufende. Das ist der Preis'
		);
	});

	it.each<readonly [string, object, boolean]>([
		['makes somebody play', { sentences: { sentence1: { ...PLAYED, must: 'dealer' } } }, false],
		['lets the next count double', { sentences: { sentence1: { ...PLAYED, double: 1 } } }, true],
		['counts as ever in a round', { rounds: { runde1: roundOf(1) }, words: NAMED }, false],
		['counts more in a round', { rounds: { runde1: roundOf(3) }, words: NAMED }, true]
	])('tells of multiplying only what does it: %s', (_, changes, isMultiplied) => {
		const own = houseBook(heilsbronn, { id: 'haus', name: 'Haus', edition: '1', changes: { ...changes } });
		expect(textOf(tariffOf(own)).includes('malgenommen')).toBe(isMultiplied);
	});

	it('says who pays in a Mungo, by whatever word, and nothing of one where none is played', () => {
		// Two pay two, who takes every trick pays alone (allgaeu §4.3.2).
		expect(textOf(tariffOf(allgaeu))).toContain(
			'Mungo: Die zwei mit den wenigsten Augen gewinnen. Jeder der zwei anderen zahlt einmal den Preis, jeder Gewinner bekommt ihn einmal. Wer alle Stiche macht, zahlt allein an jeden der drei anderen den Preis.'
		);
		const changes = { words: { contracts: { mungo: 'Ramsch' } } };
		const own = houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '1', changes });
		expect(textOf(tariffOf(own))).toContain('Ramsch: Die zwei mit den wenigsten Augen gewinnen.');
		for (const book of [heilsbronn, schafkopfschule])
			expect(textOf(tariffOf(book))).not.toContain('wenigsten Augen');
	});

	it('names the Bockspiel where it counts otherwise than a Bockrunde', () => {
		const own = patched(allgaeu, { bockspiel: { value: 3, source: 'Hausregel' } });
		expect(textOf(tariffOf(own))).toContain('Im Bockspiel');
		expect(textOf(tariffOf(allgaeu))).not.toContain('Im Bockspiel');
	});

	it('has Saukopf’s Kopfgeld and penalties', () => {
		const text = textOf(saukopfTariff(saukopf));
		for (const said of ['Huftritt\t2', 'Haxnspalter\t3', 'Otto −9']) expect(text).toContain(said);
	});

	it('speaks in a club’s own words', () => {
		const own = patched(allgaeu, {
			id: 'haus',
			parent: 'allgaeu',
			words: { deckel: 'Leger', terms: { schneider: 'Beinschneider', laufende: 'Matadore' } }
		});
		const text = textOf(tariffOf(own));
		expect(text).toContain('Je Leger\t× 2');
		expect(text).toContain('Beinschneider\t+ 0,05 €');
		expect(text).not.toMatch(/(?<!\p{L})(?:Deckel|Schneider|Laufende)(?!\p{L})/u);
	});

	it('is written smaller where there is more of it', () => {
		const parts = tariffOf(allgaeu);
		expect(letterSize(parts)).toBeGreaterThan(letterSize([...parts, ...parts]));
		expect(letterSize(parts)).toBeLessThan(letterSize(parts.slice(0, 1)));
	});
});
