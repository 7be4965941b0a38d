import { filledIn } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { inSentence } from '#lib/base/text.ts';
import { formula } from '../bill.ts';
import { holdersIn, type Book, type ContractRule } from '../book.ts';
import { checkGame } from '../check.ts';
import { namesPartner, isAlwaysBock } from '../contract-kind.ts';
import { wordOf } from '../book-words.ts';
import type { Game } from '../game.ts';
import { priceGame } from '../price.ts';
import type { Contract } from '../vocabulary.ts';
import type { Piece } from './shape.ts';
import { gameSum } from './wording.ts';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];

/** A game priced by the book's own data, as a sum that can be followed; none where the book refuses it. */
function workedSum(book: Book, slot: string, game: Game): Piece[] {
	const checked = checkGame(book, game);
	if (!checked.ok) return [];
	const isBock = isAlwaysBock(book, game.contract);
	const bock =
		isBock && book.bock ? [{ label: 'Bock', factor: book.bock.value, source: book.bock.source }] : [];
	const bill = priceGame(book, checked.value, {
		players: [A, B, C, D].slice(0, holdersIn(book)),
		unit: book.unit.cents,
		deckelCount: true,
		factors: bock
	});
	const own = bill.payoff.get(A) ?? 0;
	const settled =
		book.contracts[game.contract]?.sides === 'einzelspiel'
			? `; der Spieler ${own < 0 ? 'zahlt' : 'bekommt'} das {dreimal}: ${gameSum(book, Math.abs(own))}`
			: '';
	const worked = formula(bill.lines);
	// A price that nothing was added to is no sum.
	const sum = `${/^\d+$/.test(worked) ? '' : `${worked} = `}${gameSum(book, bill.price)}${settled}`;
	return [{ slot, block: { type: 'example', label: labelOf(book, game, bock.length > 0), sum } }];
}

/** "Rufspiel, Schneider, 3 Laufende, 1 Schuss, 2 Deckel". */
function labelOf(book: Book, game: Game, isBock: boolean): string {
	const word = wordOf(book, game.contract);
	return [
		game.tout ? `${word}-${book.words.tout}` : word,
		isBock && 'im Bock',
		game.won === false && 'verloren',
		game.schwarz ? '{schneider} und {schwarz}' : game.schneider && '{schneider}',
		laufendeIn(game),
		inSentence(book.schuss.names.slice(0, game.schuss ?? 0)),
		counted(game.spritzen?.length, book.words.spritze),
		counted(game.deckel?.length, book.words.deckel)
	]
		.filter(Boolean)
		.join(', ');
}

const counted = (count = 0, word: string): string => (count > 0 ? `${count} ${word}` : '');

const laufendeIn = ({ laufende }: Game): string =>
	counted(laufende, laufende === 1 ? '{laufender}' : '{laufende}');

/** Who lays in a sum: two, or one where no more may. */
const twoOrFewer = ({ deckel }: Book): readonly MemberId[] => [A, B].slice(0, deckel?.most);

/** The sums that stand with a contract: one that has all it knows, a Tout, and what is never played out. */
export function sumsOf(book: Book, contract: Contract): readonly Piece[] {
	const rule = book.contracts[contract];
	if (!rule) return [];
	// What is between two of them has no price that all pay alike.
	const isLaid = book.deckel && book.deckel.pays !== 'layer' && rule.place === 'always';
	const deckel = isLaid ? { deckel: twoOrFewer(book) } : {};
	if (rule.sides === 'mungo') {
		const augen = { [A]: 20, [B]: 25, [C]: 30, [D]: 45 };
		return workedSum(book, 'sum', { contract, augen, spritzen: [A], ...deckel });
	}
	if (rule.goal === 'hand') return workedSum(book, 'sum', { contract, declarer: A });
	return sumsOfSides(book, contract, rule, deckel);
}

function sumsOfSides(
	book: Book,
	contract: Contract,
	rule: ContractRule,
	deckel: Pick<Game, 'deckel'>
): readonly Piece[] {
	const laufende = filledIn({ laufende: rule.laufende?.from.value });
	const partner = namesPartner(rule) ? { partner: B } : {};
	const schuss = rule.schuss && book.schuss.names.length > 0 ? { schuss: 1 } : {};
	const game: Game = { contract, declarer: A, won: true, ...partner };
	const schneider = filledIn({ schneider: rule.schneider });
	return [
		...workedSum(book, 'sum', { ...game, ...schneider, ...laufende, ...schuss, ...deckel }),
		...(rule.schneider ? workedSum(book, 'lost', { ...game, won: false, schwarz: true }) : []),
		...(rule.tout ? workedSum(book, 'tout', { ...game, tout: true, ...laufende }) : [])
	];
}
