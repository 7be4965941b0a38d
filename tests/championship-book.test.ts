import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from './support/championship.ts';
import { entry, game, type Fields } from './support/entries.ts';
import { partie, partieEvening } from './support/partie.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { patched } from '#lib/rules/patch.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { BOOK_OF, fitsSystem, otherBooksText } from '#lib/championship/book.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';

const own = entry('0 book', 'rulebook', { rulebook: 'own', base: 'allgaeu', name: 'Haus', changes: {} });
const solo = { contract: 'solo', declarer: 'anna', won: true };

function folded(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	return foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
}
const warned = (entries: readonly AnyEntry[]): readonly (readonly [at: string, text: string])[] =>
	Object.values(auditOf(entries).evenings).flatMap(({ warnings = [] }) =>
		warnings.filter(({ rule }) => rule === 'other-book').map(({ entry: at, text }) => [at, text] as const)
	);
/** A table by the Allgäu's own book, in a championship with these fields; another by the club's. */
const two = (fields: Fields): readonly AnyEntry[] => [
	own,
	...partie('zockmeisterschaft', fields),
	game('3 game', solo),
	partieEvening('4 other', 'zockmeisterschaft', { evening: 'samstag', table: 2, rulebook: 'own' })
];

describe('the book of a championship', () => {
	it('is the one it names, for every table', () => {
		expect(folded(two({ rulebook: 'own' })).book?.name).toBe('Haus');
		expect(warned(two({ rulebook: 'own' }))).toEqual([
			[
				'2 evening',
				'Dieser Tisch ist nach „Allgäu, Juni 2024“ geschrieben, die Meisterschaft geht nach „Haus, 20.11.2026“.'
			]
		]);
	});

	it('is that of the first table where none is named, and its system’s before that', () => {
		expect(folded(two({})).book).toBe(allgaeu);
		expect(warned(two({})).map(([at]) => at)).toEqual(['4 other']);
		expect(folded(partie('schafkopfschule').slice(0, -1)).book).toBe(BOOK_OF.schafkopfschule);
	});

	it('is none, and no other, where the one it names is not here', () => {
		expect(folded(partie('zockmeisterschaft', { rulebook: 'gone' })).book).toBeNull();
	});

	it('warns of nothing where all play by one', () => {
		expect(warned([...partie('zockmeisterschaft', { rulebook: 'allgaeu' }), game('3 game', solo)])).toEqual(
			[]
		);
	});
});

it('names the tables in one sentence for hub and Stand', () => {
	const { otherBooks } = folded(two({ rulebook: 'own' }));
	expect(otherBooksText(otherBooks, () => 'Tisch 1, 1. Partie')).toBe(
		'Nicht alle Tische sind nach dem Regelbuch der Meisterschaft geschrieben: Tisch 1, 1. Partie. Die Punkte zählen dort, wie ihr Buch sie nennt.'
	);
	expect(otherBooksText([], () => '')).toBe('');
});

it('takes a book of the system’s, what is made of it, and any that counts points', () => {
	const points = patched(muenchen, { unit: { cents: 1, agreed: false, points: true } });
	expect(fitsSystem('zockmeisterschaft', { ...allgaeu, id: 'own' }, allgaeu)).toBe(true);
	expect(fitsSystem('schafkopfschule', { ...allgaeu, id: 'own' }, allgaeu)).toBe(false);
	expect(fitsSystem('schafkopfschule', points, muenchen)).toBe(true);
});
