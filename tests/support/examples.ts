// Runs a book's worked examples.
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Bill } from '#lib/rules/bill.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { priceGame, type Circumstances } from '#lib/rules/price.ts';
import { reasonsOf } from '#lib/rules/reasons.ts';
import { HANDS, type Contract, type Suit } from '#lib/rules/vocabulary.ts';
import { knownTo, shownBy } from './shown-examples.ts';

/** A worked example of a rule book: what is written down, and what it must come to. Members are A, B, C and D. */
export interface Example {
	readonly says: string;
	/** The paragraphs it was worked out from. */
	readonly source: string;
	readonly game: Game;
	/** A Bock game: × 2. */
	readonly bock?: true;
	/** Dealt out of turn: × 2, and Deckel laid do not count. */
	readonly bockspiel?: true;
	/** Cents. */
	readonly price: number;
	/** null in a Mungo, where everybody plays for himself. */
	readonly won: boolean | null;
	/** Cents of A, B, C, D. */
	readonly payoff: readonly [number, number, number, number];
}

const PLAYERS: readonly MemberId[] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));
const [A, B] = PLAYERS as [MemberId, MemberId];

type Told = (says: string, source: string, fields: Partial<Game>, price: number, won: boolean) => Example;

/** A plays with B against C and D, and wins the price, or loses it. */
export const rufspielWith =
	(suit: Suit): Told =>
	(says, source, fields, price, won) => ({
		says: `Rufspiel, ${says}`,
		source,
		game: { contract: 'rufspiel', declarer: A, partner: B, suit, ...fields },
		price,
		won,
		payoff: won ? [price, price, -price, -price] : [-price, -price, price, price]
	});

/** A plays alone, and settles the price with each of the three. */
export const playedAlone =
	(contract: Contract, word: string): Told =>
	(says, source, fields, price, won) => ({
		says: `${word}, ${says}`,
		source,
		game: { contract, declarer: A, ...fields },
		price,
		won,
		payoff: won ? [3 * price, -price, -price, -price] : [-3 * price, price, price, price]
	});

const nameOf = (example: Example): string => `${example.source}: ${example.says}`;

/** The circumstances an example was written for. */
export function circumstancesOf(book: Book, example: Pick<Example, 'bock' | 'bockspiel'>): Circumstances {
	const factors = [
		...(example.bock ? [{ label: 'Bock', factor: 2, source: '§5.1' }] : []),
		...(example.bockspiel && book.bockspiel
			? [{ label: 'Bockspiel', factor: book.bockspiel.value, source: book.bockspiel.source }]
			: [])
	];
	return {
		players: PLAYERS.slice(0, holdersIn(book)),
		unit: book.unit.cents,
		deckelCount: !example.bockspiel,
		factors
	};
}

function pricedOf(book: Book, example: Example): { readonly game: CheckedGame; readonly bill: Bill } {
	const checked = checkGame(book, example.game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	const circumstances = circumstancesOf(book, example);
	return { game: checked.value, bill: priceGame(book, checked.value, circumstances) };
}

/** Sum of the amounts times the product of the factors, counted here once more. */
function countedOf(bill: Bill): number {
	let sum = 0;
	let product = 1;
	for (const line of bill.lines) {
		if ('amount' in line) sum += line.amount;
		else if ('factor' in line) product *= line.factor;
		else [sum, product] = [line.becomes, 1];
	}
	return sum * product;
}

/** Runs every example through check and price, and looks for holes in the table. */
export function describeExamples(book: Book, examples: readonly Example[]): void {
	describe(`${book.name}: worked examples`, () => {
		for (const example of examples) {
			it(nameOf(example), () => {
				const { game, bill } = pricedOf(book, example);
				expect({
					price: bill.price,
					won: bill.won,
					payoff: PLAYERS.map((player) => bill.payoff.get(player))
				}).toEqual({ price: example.price, won: example.won, payoff: example.payoff });
				expect(bill.payoff.size).toBe(HANDS);
				expect(countedOf(bill)).toBe(example.price);
				for (const told of [...bill.lines, ...reasonsOf(book, game, bill)])
					expect(told.source).toMatch(/^(§\d|[A-Z])/);
			});
		}

		it('names every example differently', () => {
			const names = examples.map(nameOf);
			expect(new Set(names).size).toBe(names.length);
		});

		it('shows every combination that the book knows', () => {
			const shown = new Set(examples.flatMap((example) => shownBy(book, example)));
			expect(knownTo(book).filter((key) => !shown.has(key))).toEqual([]);
		});
	});
}
