import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Book } from './book.ts';
import { HANDS, type Contract, type RoundKind } from './vocabulary.ts';

/** Whether nobody is named twice. */
export const isDistinct = (members: readonly MemberId[]): boolean =>
	members.every((member, i) => members.indexOf(member) === i);

/** Whether the value is a whole number from 0 to `most`. */
export const isCount = (value: number, most: number): boolean =>
	Number.isInteger(value) && value >= 0 && value <= most;

/** What the book calls a contract. */
export const wordOf = (book: Book, contract: Contract): string => book.words.contracts[contract] ?? contract;

/** What a book is called where one is chosen or named: ours by the name alone, a club's own with its edition. */
export const bookTitle = ({
	name,
	edition,
	parent = null
}: Pick<Book, 'name' | 'edition'> & Partial<Pick<Book, 'parent'>>): string =>
	parent === null ? name : `${name}, ${edition}`;

/** What the book calls a round. */
export const roundWord = (book: Pick<Book, 'words'>, kind: RoundKind): string =>
	book.words.rounds[kind] ?? kind;

/** How many lose a Mungo by this book. */
export const losersIn = (book: Book): number => (book.mungo?.pays === 'most' ? 1 : HANDS / 2);

/** Whether the book knows a player who is forced to play. */
export const knowsMuss = (book: Book): boolean => book.nobodyPlays === 'muss' || book.augen.wonMuss !== null;

/** Notes what is wrong with a field; null, so that a check can end with it. */
export function note<R>(faults: Fault<R>[], path: string, refusal: NoInfer<R>): null {
	faults.push({ path, refusal });
	return null;
}
