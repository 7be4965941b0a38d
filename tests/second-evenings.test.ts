import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvening, idOf, plainEvening } from './worked-evenings/any-evening.ts';
import { busyBooks } from './support/busy-books.ts';
import { json } from './support/chapter.ts';
import { anyBook, edited, strokes } from './support/edited-books.ts';
import { asEntry, EVENING, fieldsOf } from './support/entries.ts';
import { secondBook } from './support/second/book.ts';
import { SecondEvening } from './support/second/evening.ts';
import { text } from './support/second/reading.ts';
import { inForce } from './support/second/standing.ts';
import { gamesTried, isLongRun } from './support/whole.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { potsOver, potSteps } from '#lib/evening/pots.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';

// Balances of whole evenings beside those of a fold that was written from the chapter and the format alone.

/** A tenth as many; the long run is told beside `gamesTried`. */
const EVENINGS_TRIED = Math.ceil(gamesTried(4000) / 10);

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

/** What everybody has after all of these, here and there; null where both say the same. */
function apart(book: Book, again: object, entries: readonly AnyEntry[]) {
	const state = foldEvening(standing(entries), EVENING as EveningId, new Map([[book.id, book]]));
	if (!state) throw new Error('no evening');
	// What the check refuses moves nothing, and the second program does not check.
	const refused = new Set<string>(
		state.rows.flatMap((row) => (row.type === 'refused' ? [row.entry.id] : []))
	);
	const [opening, ...counting] = inForce(entries.map(json)).filter((one) => !refused.has(text(one, 'id')));
	if (!opening) throw new Error('nothing was written');
	const second = new SecondEvening(again, opening);
	for (const one of counting) second.take(one);
	// A trip moves no pot, nor does a Meisterschaft of which no championship is named.
	const pots = state.occasion === 'abend' ? second.pots.over() : {};
	const here = { scores: told(state.scores), stock: state.stock, pots: potsOf(state) };
	const there = { scores: told(second.balance), stock: second.stock, pots };
	return JSON.stringify(here) === JSON.stringify(there)
		? null
		: { here, there, entries: entries.map(fieldsOf) };
}

/** An evening in which some entries were forgotten at first, and the head is put right at the end. */
const amended = (book: Book): fc.Arbitrary<readonly AnyEntry[]> =>
	fc
		.tuple(anyEvening(book), fc.array(fc.nat(), { minLength: 31, maxLength: 31 }), fc.nat(500), fc.boolean())
		.map(([{ entries }, picks, stock, isMended]) => {
			const late = entries.map((entry, i) => {
				const pick = picks[i] ?? 0;
				const forgotten = i > 1 && pick % 6 === 0 && entry.kind !== 'void' && !('replaces' in entry);
				const before = entries[1 + (pick % Math.max(1, i - 1))]?.id;
				return forgotten ? asEntry({ ...fieldsOf(entry), before }) : entry;
			});
			const [opening = late[0]] = late;
			const head = { ...(opening && fieldsOf(opening)), id: idOf(entries.length), dealer: 'C', stock };
			return isMended ? [...late, asEntry({ ...head, replaces: opening?.id })] : late;
		});

const evenings = (books: fc.Arbitrary<readonly [Book, Book]>) =>
	books.chain((both) =>
		fc.tuple(
			fc.constant(both),
			fc.oneof(
				plainEvening(both[1]).map(({ entries }) => entries),
				amended(both[1])
			)
		)
	);
const editedBooks = fc
	.tuple(anyBook, fc.oneof(fc.constant([]), strokes))
	.map(([base, made]) => [base, edited(base, made)] as const);

describe('a fold that knows only the chapter has the balances', () => {
	it.each([
		['of every evening by the books and what the editor makes of them', editedBooks],
		['of every evening in which much happens', busyBooks]
	] as const)('%s', (_, books) => {
		fc.assert(
			fc.property(evenings(books), fc.nat(), ([[base, book], entries], cut) => {
				const changes = changesOf(base, book);
				const own = houseBook(base, { id: book.id, name: 'Own', edition: '1', changes });
				const again = secondBook(json(base), json(changes));
				// In the long run after every entry; else whole, and broken off somewhere.
				const cuts = isLongRun ? entries.map((_, i) => i + 1) : [1 + (cut % entries.length), entries.length];
				const found = cuts.reduce<ReturnType<typeof apart>>(
					(before, upTo) => before ?? apart(own, again, entries.slice(0, upTo)),
					null
				);
				expect(found === null ? '' : JSON.stringify(found)).toBe('');
			}),
			{ numRuns: EVENINGS_TRIED }
		);
	});
});
