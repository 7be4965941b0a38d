import { euro } from '#lib/base/money.ts';
import { formula } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import type { Refused } from '#lib/rules/house/editor/blocking.ts';
import { doubtsOf } from '#lib/rules/house/editor/doubts.ts';
import { worked, type Worked } from '#lib/rules/house/editor/examples.ts';
import type { ChangedPart, Section, WorkedExample } from '#lib/rules/house/editor/field.ts';
import { changeCount, changedParts } from '#lib/rules/house/editor/made-changes.ts';
import type { TriedPlay } from '#lib/rules/house/editor/trying.ts';
import { questionsOf } from '#lib/rules/house/editor/questions.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import { bookOfDraft } from '#lib/state/club/book-draft.svelte.ts';
import { ClubBooks } from '#lib/state/club/club-books.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';

/** A book of either game. */
export type OfEither = Pick<Book, 'id' | 'name' | 'edition' | 'parent'>;

/** An example as it is shown: what was played, how its price is put together, and what it comes to. */
export interface ShownExample {
	readonly says: string;
	readonly sum: string | null;
	readonly comes: string;
	/** By the book that is being changed; null where nothing is different. */
	readonly was: string | null;
}

/** A game whose books a club changes, as the editor asks it. `parent` is the book that is being changed. */
export interface Edited<B, Example> {
	/** A name that a book may have. */
	readonly name: string;
	/** What the two columns are called; null where their parts speak for themselves. */
	readonly columns: readonly [string, string] | null;
	/** The part that is asked first, and is open; then everything else. */
	readonly parts: (book: B, parent: B) => readonly Section<B, Example>[];
	/** What the check has against the book. */
	readonly refused: (book: B, parent: B) => readonly Refused[];
	/** For whom the examples are worked out, and whether a book must be sound for that. */
	readonly examplesFor: string;
	readonly pricesUnsound: boolean;
	readonly shown: (book: B, parent: B, example: Example) => ShownExample | null;
	readonly count: (parent: B, book: B) => number;
	readonly differing: (parent: B, book: B) => readonly ChangedPart[];
	/** How a game is tried by the book as it is being changed. */
	readonly tried: () => Promise<TriedPlay<B>>;
	/** What to look at once more before the book is kept. */
	readonly doubts: (parent: B, book: B) => readonly string[];
	/** The book with the changes of a draft. */
	readonly drafted: (parent: B, draft: Parameters<typeof bookOfDraft>[1]) => B;
}

const cost = ({ points, price }: Worked): string =>
	points ? `${price} ${price === 1 ? 'Punkt' : 'Punkte'}` : euro(price);

export const schafkopf: Edited<Book, WorkedExample> = {
	name: 'Stammtisch Krone',
	columns: ['Was ihr zuerst sagt', 'Alles andere'],
	parts: (book, parent) => [questionsOf(book, parent), ...sectionsOf(book, parent)],
	refused(book) {
		const checked = checkBook(book);
		const faults = checked.ok ? [] : checked.error;
		return faults.map(({ path, refusal }) => ({ path, reason: bookSentence(refusal, book) }));
	},
	examplesFor: 'je Verlierer',
	pricesUnsound: false,
	shown(book, parent, example) {
		const now = worked(book, example);
		if (!now) return null;
		const was = worked(parent, example);
		return {
			says: now.says,
			sum: now.bill.lines.length > 1 ? formula(now.bill.lines) : null,
			comes: cost(now),
			was: was && was.price !== now.price ? cost(was) : null
		};
	},
	count: changeCount,
	differing: changedParts,
	tried: async () => (await import('#lib/rules/house/editor/tried.ts')).schafkopfTried,
	doubts: (parent, book) => doubtsOf(parent, book, session.of(ClubBooks).besides(parent)),
	drafted: bookOfDraft
};
