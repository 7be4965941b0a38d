import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { checkBook } from './check-book.ts';
import { A, C, D, lost, won, worked } from './editor/examples.ts';
import type { WorkedExample } from './editor/field.ts';
import { GALLERY, sheetBook } from './gallery.ts';

const bookOf = (key: string): Book => {
	const sheet = GALLERY.find((one) => one.key === key);
	const parent = sheet && BOOKS.get(sheet.base);
	if (!sheet || !parent) throw new Error(key);
	return sheetBook(parent, sheet);
};
const ramsch = (rest: object = {}): WorkedExample => ({
	says: 'verloren',
	game: { contract: 'mungo', losers: [D], ...rest }
});

// What each sheet says, added up by hand; whose it is stands in the gallery.
describe('the example sheets', () => {
	it.each(GALLERY)('$name is a book that prices every game', ({ key }) => {
		expect(checkBook(bookOf(key))).toMatchObject({ ok: true });
	});

	it('are ten ways to play with Saukopf, each known by its name', () => {
		expect(GALLERY).toHaveLength(9);
		expect(new Set(GALLERY.map(({ name }) => name)).size).toBe(9);
	});

	it.each<[key: string, game: WorkedExample, price: number]>([
		// raschesspiele.de, Anhang E: 10; 10 + 10; 10 + 10 + 10; 50 + 10 + 10; Ramsch 20, with a Jungfrau 40
		['10-50', won('rufspiel', ''), 10],
		['10-50', won('rufspiel', '', { schneider: true }), 20],
		['10-50', won('rufspiel', '', { schwarz: true }), 30],
		['10-50', won('solo', '', { schwarz: true }), 70],
		['10-50', won('bettel', ''), 30],
		['10-50', ramsch(), 20],
		['10-50', ramsch({ jungfrau: [A] }), 40],
		// online-schafkopf-lernen.de: 20; 20 + 10; 20 + 3 × 10; 50; 50 + 10 + 10
		['10-20-50', won('rufspiel', ''), 20],
		['10-20-50', won('rufspiel', '', { schneider: true }), 30],
		['10-20-50', lost('rufspiel', '', { laufende: 3 }), 50],
		['10-20-50', won('wenz', ''), 50],
		['10-20-50', lost('solo', '', { schwarz: true }), 70],
		// krschafkopfen.de.tl, 4, at 10 cents a point: 1, 2, 3; of three together 6, 9, 12, and 24 for a Tout
		['turnier', won('rufspiel', ''), 10],
		['turnier', won('rufspiel', '', { schneider: true }), 20],
		['turnier', won('rufspiel', '', { schwarz: true }), 30],
		['turnier', won('wenz', '', { schneider: true }), 30],
		['turnier', won('solo', '', { schwarz: true }), 40],
		['turnier', won('farbwenz', '', { tout: true }), 80],
		// Invented: 20 × 2 × 2; 60; 50 + 2 × 10; in the Bockrunde 60 × 2; 30
		['klopfen', won('rufspiel', '', { deckel: [C, D] }), 80],
		['klopfen', won('solo', ''), 60],
		['klopfen', lost('wenz', '', { laufende: 2 }), 70],
		['klopfen', { ...won('solo', ''), bock: true }, 120],
		['klopfen', ramsch(), 30],
		// sauspiel.de: 20; a Klopfer × 2, two × 4; 50 × 2; (50 + 10) × 2
		['klopfer', won('rufspiel', ''), 20],
		['klopfer', won('rufspiel', '', { deckel: [C] }), 40],
		['klopfer', won('rufspiel', '', { deckel: [C, D] }), 80],
		['klopfer', lost('solo', '', { schuss: 1 }), 100],
		['klopfer', won('wenz', '', { schneider: true, deckel: [A] }), 120],
		// donauries-schafkopfcup.de: 10 + 10 + 10; 50 + 3 × 10; 50 + 10; Tout 50 × 2; über Kreuz 10
		['kreuz', won('rufspiel', '', { schwarz: true }), 30],
		['kreuz', won('solo', '', { laufende: 3 }), 80],
		['kreuz', lost('wenz', '', { schneider: true }), 60],
		['kreuz', won('solo', '', { tout: true }), 100],
		['kreuz', lost('kreuz', ''), 10],
		// tv-oberwallenstadt.de: Farbspiel Schwarz 15; schneiderfrei only with 31; Bettel 20; 20 + 2 × 5; Tout 20 × 2
		['kurz', won('rufspiel', '', { schwarz: true }), 15],
		['kurz', { says: '', game: { contract: 'rufspiel', declarer: A, partner: C, augen: 30 } }, 10],
		['kurz', lost('bettel', ''), 20],
		['kurz', won('geier', '', { laufende: 2 }), 30],
		['kurz', won('wenz', '', { tout: true }), 40],
		// Invented: 10 + 10; 10 × 2 × 2; 50 + 3 × 10; 50 + 10 + 10; the one who must loses: 10
		['alter', won('rufspiel', '', { schneider: true }), 20],
		['alter', won('rufspiel', '', { schuss: 2 }), 40],
		['alter', won('solo', '', { laufende: 3 }), 80],
		['alter', lost('wenz', '', { schwarz: true }), 70],
		['alter', lost('rufspiel', '', { muss: true }), 10],
		// Invented: 20; 50; 30; 30 + 5; 30 × 2
		['hochzeit', won('rufspiel', ''), 20],
		['hochzeit', won('wenz', ''), 50],
		['hochzeit', won('eigen1', '', { partner: C }), 30],
		['hochzeit', lost('eigen1', '', { partner: C, schneider: true }), 35],
		['hochzeit', won('eigen1', '', { partner: C, deckel: [A] }), 60]
	])('%s: %o costs %i', (key, game, price) => {
		expect(worked(bookOf(key), game)?.price).toBe(price);
	});
});
