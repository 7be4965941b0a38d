import type { Book, ContractRule } from '../book.ts';
import { wordOf } from '../book-words.ts';
import { countsAs, isWonOrLost } from '../contract-kind.ts';
import { POTS, type Contract, type Pot } from '../vocabulary.ts';
import { demand, so, type Demand, type Note } from './demands.ts';

type PotRule = NonNullable<Book['pots'][Pot]>;

interface Looked {
	readonly book: Book;
	readonly rule: PotRule;
}

/** Whether a game of this contract takes the pot where its declarer wins. */
function takes(
	{ book, rule: { takenBy, takenOf } }: Looked,
	contract: Contract,
	{ sides }: ContractRule
): boolean {
	if (takenOf != null && takenOf !== contract) return false;
	if (takenBy === 'any') return sides !== 'mungo';
	return takenBy === 'herzSolo' ? countsAs(book, contract) === 'solo' : sides === takenBy;
}

const isEverTaken = (of: Looked): boolean =>
	of.rule.takenBy === 'treasurer' ||
	// That is another fault.
	(of.rule.takenOf != null && !of.book.contracts[of.rule.takenOf]) ||
	Object.entries(of.book.contracts).some(([one, rule]) => takes(of, one as Contract, rule));

const isPaid = ({ lostEinzelspiel, passed, evening, misdealt }: PotRule): boolean =>
	[lostEinzelspiel, passed, evening, misdealt].some((paid) => (paid?.value ?? 0) > 0);

/** What the pot is of is a contract of this book. */
const isThere =
	(key: 'lostOf' | 'takenOf'): Demand<Looked>[1] =>
	({ book, rule }) => {
		const contract = rule[key];
		return (
			contract != null &&
			!book.contracts[contract] && { code: 'sentenceUnknown', contract: wordOf(book, contract) }
		);
	};

/** Whether a declarer can lose it alone against three. */
export const isLostAlone = (rule: ContractRule): boolean => rule.sides === 'einzelspiel' && isWonOrLost(rule);

const OF_POT: readonly Demand<Looked>[] = [
	['lostOf', isThere('lostOf')],
	[
		'lostOf',
		({ book, rule: { lostOf } }) => {
			const rule = lostOf && book.contracts[lostOf];
			if (!lostOf || !rule || isLostAlone(rule)) return null;
			return { code: 'potNobodyLoses', contract: wordOf(book, lostOf) };
		}
	],
	['takenOf', isThere('takenOf')],
	['passed', so('passedNever', ({ book, rule }) => rule.passed !== null && book.nobodyPlays !== 'passed')]
];

/** Checks that something comes into each pot and out of it again, and that no two have one name. */
export function checkPots(book: Book, note: Note): void {
	const names = new Set<string>();
	for (const key of POTS) {
		const rule = book.pots[key];
		if (!rule) continue;
		const { name: pot } = rule;
		const noteAt: Note = (field, refusal) => note(`pots.${key}.${field}`, refusal);
		if (names.has(pot)) noteAt('name', { code: 'potTwice', pot });
		names.add(pot);
		if (!isEverTaken({ book, rule })) noteAt('takenBy', { code: 'potOnlyGrows', pot });
		demand({ book, rule }, OF_POT, noteAt);
		if (!isPaid(rule)) note(`pots.${key}`, { code: 'potEmpty', pot });
	}
}
