import type { Book, RoundRule } from './book.ts';
import type { Contract } from './vocabulary.ts';

// What is kept for special rounds.

/** What a round knows: its own list, or where whatever is usual is played there, what goes there besides. */
export const ofRound = ({ contracts, also }: RoundRule): readonly Contract[] => contracts ?? also ?? [];

/** A contract for special rounds alone that no round of the book knows: nobody could ever play it. */
export const isNeverPlayed = ({ contracts, rounds }: Book, contract: Contract): boolean =>
	contracts[contract]?.place === 'specialRounds' &&
	!Object.values(rounds).some((round) => ofRound(round).includes(contract));

/** Whether it is played in special rounds alone, and costs more in each of those that know it. */
export function isAlwaysBock({ contracts, rounds }: Book, contract: Contract): boolean {
	const rule = contracts[contract];
	if (rule?.place !== 'specialRounds') return false;
	const known = Object.values(rounds).filter((round) => ofRound(round).includes(contract));
	return rule.sides === 'einzelspiel' || known.every(({ doubles }) => doubles.games === 'every');
}
