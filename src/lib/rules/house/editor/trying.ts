import type { Bill } from '../../bill.ts';

// How a game of either kind is tried while a book is being changed: what is asked about it, and what it then costs.

/** What was chosen, by the key of each question. */
export type Said = Readonly<Record<string, string>>;

export interface TriedQuestion {
	readonly key: string;
	readonly label: string;
	readonly options: readonly { readonly value: string; readonly text: string }[];
	/** What is chosen, or what holds until something is. */
	readonly value: string;
}

export interface TriedPlay<B> {
	/** What can be said of a game by this book; what it does not know is not asked. */
	readonly asked: (book: B, said: Said) => readonly TriedQuestion[];
	/** Null where the book does not know such a game. */
	readonly bill: (book: B, said: Said) => Pick<Bill, 'lines' | 'price'> | null;
	/** Who pays or gets the sum: "je Verlierer". */
	readonly total: string;
	readonly inPoints: (book: B) => boolean;
	/** Why the book before had no such game. */
	readonly lacked: (parent: B, book: B, said: Said) => string;
}

/** The question with what was said, where that can be chosen; else with its first option. */
export const questioned = (question: Omit<TriedQuestion, 'value'>, said: Said): TriedQuestion => {
	const { key, options } = question;
	const chosen = options.find(({ value }) => value === said[key]) ?? options[0];
	return { ...question, value: chosen?.value ?? '' };
};
