import type { Book } from './book.ts';
import type { Contract, RoundKind } from './vocabulary.ts';

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
