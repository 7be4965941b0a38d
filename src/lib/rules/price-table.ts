import { toCents } from '#lib/base/money.ts';
import type { Line } from './bill.ts';
import type { Book, ContractRule } from './book.ts';
import { termOf, wordOf } from './book-words.ts';
import type { SidesGame } from './game.ts';
import type { Contract, Ending } from './vocabulary.ts';

function endingOf({ tout, outcome: { won, schneider, schwarz } }: SidesGame): Ending {
	const how = tout ? 'Tout' : schwarz ? 'Schwarz' : schneider ? 'Schneider' : '';
	return `${won ? 'won' : 'lost'}${how}`;
}

/** The bill's one line (cents) for how a game ended, by the contract's list of prices; null where the sums say it. */
export function listedLine(book: Book, rule: ContractRule, game: SidesGame, unit: number): Line | null {
	const ending = endingOf(game);
	const figure = rule.table?.[ending];
	if (!figure) return null;
	const label = `${endingText(book, game.contract, ending)} laut Preisliste`;
	return { label, amount: toCents(figure.value * unit), source: figure.source };
}

/** "Solo verloren mit Schneider", "Solo-Tout gewonnen"; what is always won is its name alone. */
export const endingText = (book: Book, contract: Contract, ending: Ending): string => {
	const word = wordOf(book, contract);
	return book.contracts[contract]?.goal === 'hand' ? word : endedText(book, word, ending);
};

/** The same of whatever is called `word`. */
export function endedText(book: Book, word: string, ending: Ending): string {
	const end = ending.startsWith('won') ? 'gewonnen' : 'verloren';
	if (ending.endsWith('Tout')) return `${word}-${book.words.tout} ${end}`;
	const more = ending.endsWith('Schneider') ? 'schneider' : ending.endsWith('Schwarz') ? 'schwarz' : null;
	return more === null ? `${word} ${end}` : `${word} ${end} mit ${termOf(book, more)}`;
}
