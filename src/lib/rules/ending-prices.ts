import { sum } from '#lib/base/collections.ts';
import type { Book, ContractRule, Extra } from './book.ts';
import { countedInTout, surchargesOf } from './contract-kind.ts';
import { ENDINGS, type Ending } from './occurrences.ts';
import type { Angesagt } from './vocabulary.ts';

// What each way to end costs, for the check, the editor and the printed book. Games are priced in `price.ts`.

/** How a contract can end, in the order of a list of prices. */
export const endingsOf = ({ sides, goal, schneider, tout }: ContractRule): readonly Ending[] =>
	sides === 'mungo'
		? []
		: ENDINGS.filter(
				(ending) =>
					(goal !== 'hand' || ending === 'won') &&
					(schneider || !/Schneider|Schwarz/.test(ending)) &&
					(tout !== null || !ending.endsWith('Tout'))
			);

/**
 * What an ending costs each loser for each winner, in units, before anything doubles it: as the list has it, or else as
 * summed. `laufende`: what the Laufende cost, in units; a sum may multiply them.
 */
export const endingPrice = (book: Book, rule: ContractRule, ending: Ending, laufende = 0): number => {
	const listed = rule.table?.[ending];
	return listed ? listed.value + laufende : summedPrice(book, rule, ending, laufende);
};

/** The same without any list: base, Schneider, Schwarz, Tout, and the contract's own factor. */
export function summedPrice(book: Book, rule: ContractRule, ending: Ending, laufende = 0): number {
	const prices = surchargesOf(book, rule);
	const surcharges = sum(surchargedIn(rule, ending).map((one) => prices[one].value));
	const tout = ending.endsWith('Tout') ? rule.tout : null;
	const announced = tout?.by === 'amount' ? tout.value : 0;
	return (rule.base.value + laufende + surcharges + announced) * factorIn(tout) * (rule.factor?.value ?? 1);
}

/** What of Schneider and Schwarz an ending costs; with a Tout what the contract has counted in it. */
function surchargedIn(rule: ContractRule, ending: Ending): readonly Angesagt[] {
	if (ending.endsWith('Tout')) return countedInTout(rule);
	if (ending.endsWith('Schwarz')) return ['schneider', 'schwarz'];
	return ending.endsWith('Schneider') ? ['schneider'] : [];
}

const factorIn = (tout: Extra | null): number => (tout?.by === 'factor' ? tout.value : 1);
