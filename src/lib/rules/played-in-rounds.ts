import type { Book, RoundRule } from './book.ts';
import type { Contract } from './vocabulary.ts';

// What is kept for special rounds.

/** What a round knows: its own list, or where whatever is usual is played there, what goes there besides. */
export const ofRound = ({ contracts, also }: RoundRule): readonly Contract[] => contracts ?? also ?? [];

/** The rounds of the book that know it beside the usual. */
const roundsWith = ({ rounds }: Book, contract: Contract): readonly RoundRule[] =>
	Object.values(rounds).filter((round) => ofRound(round).includes(contract));

const isKept = ({ contracts }: Book, contract: Contract): boolean =>
	contracts[contract]?.place === 'specialRounds';

/** A contract for special rounds alone that no round of the book knows: nobody could ever play it. */
export const isNeverPlayed = (book: Book, contract: Contract): boolean =>
	isKept(book, contract) && roundsWith(book, contract).length === 0;

/** Whether it is played in special rounds alone, and costs more in each of those that know it. */
export const isAlwaysBock = (book: Book, contract: Contract): boolean =>
	isKept(book, contract) &&
	(book.contracts[contract]?.sides === 'einzelspiel' ||
		roundsWith(book, contract).every(({ doubles }) => doubles.games === 'every'));
