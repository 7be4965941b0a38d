import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainEvening } from './worked-evenings/any-evening.ts';
import { busyBooks } from './support/busy-books.ts';
import { json } from './support/chapter.ts';
import { anyBook, edited, strokes } from './support/edited-books.ts';
import { EVENING, fieldsOf } from './support/entries.ts';
import { secondBook } from './support/second/book.ts';
import { SecondEvening } from './support/second/evening.ts';
import { often } from './support/whole.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { potsOver, potSteps } from '#lib/evening/pots.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { changesOf } from '#lib/rules/house/changes.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';

// Balances of whole evenings beside those of a fold that was written from the chapter and the format alone.

/** `GAMES=20000 npx vitest run` on this file for the long run. */
const EVENINGS_TRIED = Math.ceil(Number(process.env['GAMES'] ?? 10 * often(400)) / 10);

const told = (scores: ReadonlyMap<string, number>) =>
	Object.fromEntries([...scores].filter(([, cents]) => cents !== 0).sort());

/** What pots moved in a whole evening, by their names. */
function potsOf(state: EveningState) {
	const [pots = []] = potsOver([potSteps(state)]);
	const moved = pots.map(({ pot, moved: of }) => {
		const some = [...of].filter(([, cents]) => cents !== 0).sort();
		return [pot, Object.fromEntries(some)] as const;
	});
	return Object.fromEntries(moved.filter(([, of]) => Object.keys(of).length > 0));
}

/** What everybody has after each entry, here and there; null where both say the same. */
function apart(book: Book, again: object, [opening, ...entries]: readonly AnyEntry[]) {
	if (!opening) throw new Error('nothing was written');
	const second = new SecondEvening(again, fieldsOf(opening));
	const differs = (here: object, there: object, upTo: number) =>
		JSON.stringify(here) === JSON.stringify(there)
			? null
			: { here, there, after: entries.slice(0, upTo).map(fieldsOf) };
	const foldedUpTo = (upTo: number): EveningState => {
		const log = standing([opening, ...entries.slice(0, upTo)]);
		const state = foldEvening(log, EVENING as EveningId, new Map([[book.id, book]]));
		if (!state) throw new Error('no evening');
		return state;
	};
	for (const [i, one] of entries.entries()) {
		const state = foldedUpTo(i + 1);
		// What the check refuses moves nothing, and the second program does not check.
		if (state.rows.at(-1)?.type !== 'refused') second.take(json(one));
		const here = { scores: told(state.scores), stock: state.stock };
		const found = differs(here, { scores: told(second.balance), stock: second.stock }, i + 1);
		if (found) return found;
	}
	const state = foldedUpTo(entries.length);
	// A trip moves no pot, nor does a Meisterschaft of which no championship is named.
	const there = state.occasion === 'abend' ? second.pots.over() : {};
	return differs(potsOf(state), there, entries.length);
}

const evenings = (books: fc.Arbitrary<readonly [Book, Book]>) =>
	books.chain((both) => fc.tuple(fc.constant(both), plainEvening(both[1])));
const editedBooks = fc
	.tuple(anyBook, fc.oneof(fc.constant([]), strokes))
	.map(([base, made]) => [base, edited(base, made)] as const);

describe('a fold that knows only the chapter has the balances', () => {
	it.each([
		['of every evening by the books and what the editor makes of them', editedBooks],
		['of every evening in which much happens', busyBooks]
	] as const)('%s', (_, books) => {
		fc.assert(
			fc.property(evenings(books), ([[base, book], { entries }]) => {
				const changes = changesOf(base, book);
				const own = houseBook(base, { id: book.id, name: 'Own', edition: '1', changes });
				const again = secondBook(json(base), json(changes));
				const found = apart(own, again, entries);
				expect(found === null ? '' : JSON.stringify(found)).toBe('');
			}),
			{ numRuns: EVENINGS_TRIED }
		);
	});
});
