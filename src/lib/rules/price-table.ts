import { toCents } from '#lib/base/money.ts';
import type { Line } from './bill.ts';
import type { Book, ContractRule } from './book.ts';
import { termOf, wordOf } from './book-words.ts';
import { staked } from './contract-kind.ts';
import type { SidesGame } from './game.ts';
import type { Ending } from './occurrences.ts';
import type { Contract } from './vocabulary.ts';

function endingOf(book: Book, rule: ContractRule, game: SidesGame): Ending {
	const { tout, outcome } = game;
	const { won, schneider, schwarz } = outcome;
	const [isSchneider, isSchwarz] = tout ? [] : staked(book, rule, game);
	const how = tout ? 'Tout' : schwarz || isSchwarz ? 'Schwarz' : schneider || isSchneider ? 'Schneider' : '';
	return `${won ? 'won' : 'lost'}${how}`;
}

/** The bill's one line (cents) for how a game ended, by the contract's list of prices; null where the sums say it. */
export function listedLine(book: Book, rule: ContractRule, game: SidesGame, unit: number): Line | null {
	const ending = endingOf(book, rule, game);
	const figure = rule.table?.[ending];
	if (!figure) return null;
	const label = `${endingText(book, game.contract, ending)} laut Preisliste`;
	return { label, amount: toCents(figure.value * unit), source: figure.source };
}

/** "Solo verloren mit Schneider", "Solo-Tout gewonnen". */
export const endingText = (book: Book, contract: Contract, ending: Ending): string =>
	endedText(book, wordOf(book, contract), ending);

/** The same of whatever is called `word`. */
export function endedText(book: Book, word: string, ending: Ending): string {
	const term = (['schneider', 'schwarz'] as const).find((one) => ending.toLowerCase().endsWith(one));
	const tout = ending.endsWith('Tout') ? `-${book.words.tout}` : '';
	const end = ending.startsWith('won') ? 'gewonnen' : 'verloren';
	return `${word}${tout} ${end}${term ? ` mit ${termOf(book, term)}` : ''}`;
}
