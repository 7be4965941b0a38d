import { filledIn } from '#lib/base/collections.ts';
import type { Bill } from '../../bill.ts';
import { holdersIn, type Book, type ContractRule } from '../../book.ts';
import { laufendeText, termOf, wordOf } from '../../book-words.ts';
import { namesPartner } from '../../contract-kind.ts';
import type { Game } from '../../game.ts';
import { pluralOf } from '../../words-in-text.ts';
import type { Contract } from '../../vocabulary.ts';
import { A, B, C, D, worked } from './examples.ts';
import type { Said, TriedPlay, TriedQuestion } from './trying.ts';

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
	return {
		by: waysToEnd(book, rule),
		laufende: {
			name: termOf(book, 'laufende'),
			most: rule?.laufende?.most ?? 0,
			text: (count: number) => laufendeText(book, count)
		},
		schuss: {
			name: pluralOf(termOf(book, 'schuss')),
			most: rule?.schuss === false ? 0 : book.schuss.names.length
		},
		deckel: { name: pluralOf(book.words.deckel), most: Math.min(book.deckel?.most ?? 0, holdersIn(book)) }
	};
}

/** By what a game of this contract may be won or lost. */
function waysToEnd(
	book: Book,
	rule: ContractRule | undefined
): readonly { readonly by: Tried['by']; readonly name: string }[] {
	const plain = { by: 'plain', name: 'einfach' } as const;
	const schneider = { by: 'schneider', name: `mit ${termOf(book, 'schneider')}` } as const;
	const schwarz = { by: 'schwarz', name: `mit ${termOf(book, 'schwarz')}` } as const;
	const tout = { by: 'tout', name: `als ${book.words.tout}` } as const;
	return [plain, ...(rule?.schneider ? [schneider, schwarz] : []), ...(rule?.tout ? [tout] : [])];
}

/** The bill of a tried game: A declares, B is with him where somebody is called. Null where this book does not know such a game. */
export function triedBill(book: Book, tried: Tried): Bill | null {
	const { contract, end, by, laufende, schuss, deckel } = tried;
	const rule = book.contracts[contract];
	if (!rule) return null;
	if (!canBeSaid(book, tried)) return null;
	const game: Game = {
		...{ contract, declarer: A, won: end === 'won' },
		...(namesPartner(rule) ? { partner: B } : {}),
		...(by === 'plain' ? {} : { [by]: true }),
		...(laufende > 0 ? { laufende } : {}),
		...(schuss > 0 ? { schuss } : {}),
		...filledIn({ deckel: [A, B, C, D].slice(0, deckel) })
	};
	return worked(book, { says: '', game })?.bill ?? null;
}

function canBeSaid(book: Book, { contract, by, laufende, schuss, deckel }: Tried): boolean {
	const can = sayable(book, contract);
	const isFew = laufende <= can.laufende.most && schuss <= can.schuss.most && deckel <= can.deckel.most;
	return isFew && can.by.some((one) => one.by === by);
}

/** What was chosen, as far as this book knows it. */
function triedOf(book: Book, said: Said): Tried {
	const games = triedContracts(book);
	// A game that left the book is not tried any more.
	const contract =
		games.find((one) => one.contract === said['contract'])?.contract ?? firstTried(book).contract;
	const can = sayable(book, contract);
	const count = (key: 'laufende' | 'schuss' | 'deckel'): number =>
		Math.min(Number(said[key] ?? 0), can[key].most);
	return {
		...{ contract, end: said['end'] === 'lost' ? 'lost' : 'won' },
		by: can.by.find(({ by }) => by === said['by'])?.by ?? 'plain',
		...{ laufende: count('laufende'), schuss: count('schuss'), deckel: count('deckel') }
	};
}

const ENDS = [
	{ value: 'won', text: 'gewonnen' },
	{ value: 'lost', text: 'verloren' }
] as const;

function asked(book: Book, said: Said): readonly TriedQuestion[] {
	const tried = triedOf(book, said);
	const can = sayable(book, tried.contract);
	const games = triedContracts(book).map(({ contract, name }) => ({ value: contract, text: name }));
	const ways = can.by.map(({ by, name }) => ({ value: by, text: name }));
	const counts = (['laufende', 'schuss', 'deckel'] as const).flatMap((key) => {
		const { name: label, most } = can[key];
		const options = Array.from({ length: most + 1 }, (_, count) => ({
			value: String(count),
			text: count === 0 ? 'keine' : String(count)
		}));
		return most > 0 ? [{ key, label, options, value: String(tried[key]) }] : [];
	});
	return [
		{ key: 'contract', label: 'Spiel', options: games, value: tried.contract },
		{ key: 'end', label: 'Ausgang', options: ENDS, value: tried.end },
		...(ways.length > 1 ? [{ key: 'by', label: 'Wie', options: ways, value: tried.by }] : []),
		...counts
	];
}

/** What was chosen is asked of either book as it is: what the one can't say it has no bill for. */
const asChosen = (said: Said): Tried => ({
	contract: said['contract'] as Contract,
	end: said['end'] as Tried['end'],
	by: (said['by'] ?? 'plain') as Tried['by'],
	...{ laufende: Number(said['laufende'] ?? 0), schuss: Number(said['schuss'] ?? 0) },
	deckel: Number(said['deckel'] ?? 0)
});

export const schafkopfTried: TriedPlay<Book> = {
	asked,
	bill: (book, said) => triedBill(book, asChosen(said)),
	total: 'je Verlierer',
	inPoints: ({ unit }) => unit.points ?? false,
	lacked: (parent, book, said) => {
		const { contract } = asChosen(said);
		return parent.contracts[contract] ? 'So gab es das nicht.' : `Ohne ${wordOf(book, contract)}.`;
	}
};
