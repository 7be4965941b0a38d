import type { Book } from '../book.ts';
import { countsAs } from '../contract-kind.ts';
import { CONTRACTS, POTS, type Pot } from '../vocabulary.ts';
import type { Note } from './demands.ts';

type PotRule = NonNullable<Book['pots'][Pot]>;

/** Checks that something comes into each pot and out of it again, and that no two have one name. */
export function checkPots(book: Book, note: Note): void {
	const names = new Set<string>();
	const sides = new Set(Object.values(book.contracts).map((rule) => rule.sides));
	const hasHerzSolo = CONTRACTS.some((one) => book.contracts[one] && countsAs(book, one) === 'solo');
	const isPlayed = (kind: PotRule['takenBy']): boolean => {
		if (kind === 'any' || kind === 'treasurer') return true;
		return kind === 'herzSolo' ? hasHerzSolo : sides.has(kind);
	};
	for (const key of POTS) {
		const rule = book.pots[key];
		if (!rule) continue;
		const { name: pot, lostEinzelspiel, passed, evening, takenBy } = rule;
		if (names.has(pot)) note(`pots.${key}.name`, { code: 'potTwice', pot });
		names.add(pot);
		if (!isPlayed(takenBy)) note(`pots.${key}.takenBy`, { code: 'potOnlyGrows', pot });
		if (passed && book.nobodyPlays !== 'passed') note(`pots.${key}.passed`, { code: 'passedNever' });
		if (![lostEinzelspiel, passed, evening].some((paid) => paid !== null && paid.value > 0)) {
			note(`pots.${key}`, { code: 'potEmpty', pot });
		}
	}
}
