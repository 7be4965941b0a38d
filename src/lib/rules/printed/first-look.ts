import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book } from '../book.ts';
import { noneWithoutDeckel, termOf, wordOf } from '../book-words.ts';
import { pluralOf } from '../words-in-text.ts';
import { namesPartner } from '../contract-kind.ts';
import { priceGame } from '../price.ts';
import { HANDS, type Contract } from '../vocabulary.ts';
import { gameSum } from './wording.ts';

// What a newcomer recognises his own rules by, in two lines: how they double before a game, and what the usual games cost.

const PLAYERS = Array.from({ length: HANDS }, (_, seat) => asId<MemberId>(`${seat}`));

/** What a contract costs that is won and nothing more, as the table would be billed; null where the book has none. */
function plainSum(book: Book, contract: Contract, unit: number): string | null {
	const [declarer, partner] = PLAYERS;
	const rule = book.contracts[contract];
	if (!rule || rule.sides === 'mungo' || declarer === undefined || partner === undefined) return null;
	const { price } = priceGame(
		book,
		{
			...{ type: 'sides', contract, declarer, suit: null, deckel: [], bid: null, tout: false },
			partner: namesPartner(rule) ? partner : null,
			outcome: { won: true, schneider: false, schwarz: false, augen: null },
			...{ laufende: 0, schuss: 0, muss: false, paysAlone: null, lostBy: null }
		},
		{ players: PLAYERS, unit, deckelCount: false, factors: [] }
	);
	return gameSum(book, price);
}

/** "Rufspiel 0,10 €, Solo 0,25 €", where a unit is worth so many cents. */
export const plainSums = (book: Book, unit = book.unit.cents): string =>
	(['rufspiel', 'solo'] as const)
		.flatMap((contract) => {
			const sum = plainSum(book, contract, unit);
			return sum === null ? [] : [`${wordOf(book, contract)} ${sum.replace(' ', '\u00a0')}`];
		})
		.join(', ');

/** "Deckel verdoppeln, ohne Deckel kein Rufspiel.": what is laid before a game. */
export function beforeTheGame(book: Book): string {
	const { deckel, legen } = book;
	const doubles = (factor: number, verb: string): string => (factor === 2 ? verb : `zählen × ${factor}`);
	const laid = [
		...(deckel ? [`${pluralOf(book.words.deckel)} ${doubles(deckel.factor.value, 'verdoppeln')}`] : []),
		...(legen ? [`${termOf(book, 'legen')} ${doubles(legen.factor.value, 'verdoppelt')}`] : [])
	];
	const bound = deckel && book.contracts.rufspiel?.withoutDeckel === 'no';
	if (bound) laid.push(`ohne ${book.words.deckel} ${noneWithoutDeckel(book, 'rufspiel')}`);
	return laid.length > 0
		? `${laid.join(', ')}.`
		: `Ohne ${termOf(book, 'legen')}, ohne ${book.words.deckel}.`;
}
