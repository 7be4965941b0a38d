import { sentenceOf } from '#lib/base/refusal.ts';
import type { Book } from '../book.ts';
import { inWords } from '../words-in-text.ts';
import { BOOK_SENTENCES, type BookRefusal } from './refusal-text.ts';

/** Takes down what is wrong at a place of a book. */
export type Note = (path: string, refusal: BookRefusal) => void;

/** What is demanded at a place: says what is wrong there, or nothing that counts as true. */
export type Demand<Of> = readonly [path: string, wrong: (of: Of) => BookRefusal | false | null | undefined];

/** The codes whose sentence has this field and no other; `never` for none at all. */
export type CodeWith<Field extends string> = Coded<BookRefusal, Field>['code'];
type Coded<R, Field> = R extends unknown
	? [Exclude<keyof R, 'code'>, Field] extends [Field, Exclude<keyof R, 'code'>]
		? R
		: never
	: never;

/** Refused by its code alone. */
export const so =
	<Of>(code: CodeWith<never>, when: (of: Of) => boolean): Demand<Of>[1] =>
	(of) =>
		when(of) && ({ code } as BookRefusal);

/** Notes each demand that is not met, in their order. */
export function demand<Of>(of: Of, demands: readonly Demand<Of>[], note: Note): void {
	for (const [path, wrong] of demands) {
		const refusal = wrong(of);
		if (refusal) note(path, refusal);
	}
}

/** The refusal in German, in the words of a book if there is one. */
export const bookSentence = (refusal: BookRefusal, book: Book | null = null): string =>
	inWords(book, sentenceOf(BOOK_SENTENCES, refusal));
