import { asSentence, sentenceOf, type Refusal } from '#lib/base/refusal.ts';
import type { Book } from '#lib/rules/book.ts';
import { RULES_SENTENCES } from '#lib/rules/refusal-text.ts';
import { inWords } from '#lib/rules/words-in-text.ts';

/** Why a game is refused at a table of Schafkopf: its book does not accept it, or the table does not. */
export const TABLE_SENTENCES = {
	...RULES_SENTENCES,
	tooFewSit: 'am Tisch sitzen nicht so viele, wie Karten bekommen',
	schafkopfTonight: 'an diesem Abend wird Schafkopf gespielt'
} as const;

export type TableRefusal = Refusal<typeof TABLE_SENTENCES>;

/** The refusal in German, in the words of the evening's book. */
export const tableSentence = (refusal: TableRefusal, book: Book): string =>
	asSentence(inWords(book, sentenceOf(TABLE_SENTENCES, refusal)));
