import type { Bill } from '../../bill.ts';
import { holdersIn, type Book } from '../../book.ts';
import { laufendeText, schussWord, termOf, wordOf } from '../../book-words.ts';
import { namesPartner } from '../../contract-kind.ts';
import type { Game } from '../../game.ts';
import { pluralOf } from '../../plural.ts';
import type { Contract } from '../../vocabulary.ts';
import { A, B, C, D, worked } from './examples.ts';

// A game that is tried while a book is being changed: what is said of it, and what it costs by the book before and by the new one.

/** What somebody says of a game at an invented table. Counts are whole and not negative. */
export interface Tried {
	readonly contract: Contract;
	readonly end: 'won' | 'lost';
	readonly by: 'plain' | 'schneider' | 'schwarz' | 'tout';
	readonly laufende: number;
	readonly schuss: number;
	readonly deckel: number;
}

/** A game of the book to begin with. */
export const firstTried = (book: Book): Tried => ({
	contract: triedContracts(book)[0]?.contract ?? 'rufspiel',
	...{ end: 'won', by: 'plain', laufende: 0, schuss: 0, deckel: 0 }
});

/** The contracts that two sides play, the Rufspiel first, by their names. */
export const triedContracts = (
	book: Book
): readonly { readonly contract: Contract; readonly name: string }[] =>
	book.order
		.filter((contract) => {
			const rule = book.contracts[contract];
			return rule && rule.sides !== 'mungo' && rule.goal !== 'hand';
		})
		.map((contract) => ({ contract, name: wordOf(book, contract) }))
		.sort((one, other) => Number(other.contract === 'rufspiel') - Number(one.contract === 'rufspiel'));

/** What may be said of a game of this contract by this book, in its words; the numbers are the most of each. */
export function sayable(book: Book, contract: Contract) {
	const rule = book.contracts[contract];
	const by: readonly { readonly by: Tried['by']; readonly name: string }[] = [
		{ by: 'plain', name: 'einfach' },
		...(rule?.schneider
			? [
					{ by: 'schneider', name: `mit ${termOf(book, 'schneider')}` } as const,
					{ by: 'schwarz', name: `mit ${termOf(book, 'schwarz')}` } as const
				]
			: []),
		...(rule?.tout ? [{ by: 'tout', name: `als ${book.words.tout}` } as const] : [])
	];
	return {
		by,
		laufende: {
			name: termOf(book, 'laufende'),
			most: rule?.laufende ? rule.laufende.most : 0,
			text: (count: number) => laufendeText(book, count)
		},
		schuss: { name: pluralOf(schussWord(book)), most: rule?.schuss === false ? 0 : book.schuss.names.length },
		deckel: { name: pluralOf(book.words.deckel), most: Math.min(book.deckel?.most ?? 0, holdersIn(book)) }
	};
}

/** The bill of a tried game: A declares, B is with him where somebody is called. Null where this book does not know such a game. */
export function triedBill(book: Book, tried: Tried): Bill | null {
	const { contract, end, by, laufende, schuss, deckel } = tried;
	const rule = book.contracts[contract];
	if (!rule) return null;
	const can = sayable(book, contract);
	if (!can.by.some((one) => one.by === by)) return null;
	if (laufende > can.laufende.most || schuss > can.schuss.most || deckel > can.deckel.most) return null;
	const game: Game = {
		...{ contract, declarer: A, won: end === 'won' },
		...(namesPartner(rule) ? { partner: B } : {}),
		...(by === 'plain' ? {} : { [by]: true }),
		...(laufende > 0 ? { laufende } : {}),
		...(schuss > 0 ? { schuss } : {}),
		...(deckel > 0 ? { deckel: [A, B, C, D].slice(0, deckel) } : {})
	};
	return worked(book, { says: '', game })?.bill ?? null;
}
