import type { MemberId } from '#lib/base/ids.ts';
import { sum } from '#lib/base/collections.ts';
import type { Book, ContractRule, Extra, Figure, PointsRule } from './book.ts';
import { isPenalty } from './foul.ts';
import type { CheckedGame } from './game.ts';
import { priceGame, type Circumstances } from './price.ts';
import type { Contract } from './vocabulary.ts';

/** What a contract costs in money alone. */
const NO_MONEY = {
	table: null,
	schneiderPrice: null,
	schwarzPrice: null,
	laufenderPrice: null,
	toutCounts: null
} as const;

/**
 * A book that counts points instead of cents: the same rules with the prices of the point list, without contracts that are
 * worth no points. Where the book's prices are points already, its tariff is the list; a list beside it only says whether a
 * Schuss counts. Null if the book has neither.
 */
export function pointsBook(book: Book): Book | null {
	const { points } = book;
	if (book.unit.points) return points?.schuss === false ? { ...book, schuss: withoutSchuss(book) } : book;
	if (!points) return null;
	const { schneider, schwarz, laufender } = points;
	return {
		...book,
		unit: { cents: 1, agreed: false },
		rounding: null,
		cap: null,
		contracts: contractsOf(book, points),
		schneider,
		schwarz,
		laufender,
		...withoutRaise(book),
		schuss: points.schuss ? book.schuss : withoutSchuss(book),
		mungo: book.mungo && {
			...book.mungo,
			durchmarsch: { ...book.mungo.durchmarsch, price: null },
			roundUpTo: points.roundUpTo
		}
	};
}

/** The contracts that are worth points, at the prices of the list. */
function contractsOf(book: Book, points: PointsRule): Book['contracts'] {
	const contracts: Partial<Record<Contract, ContractRule>> = {};
	for (const contract of book.order) {
		const rule = book.contracts[contract];
		const base = points.contracts[contract];
		if (!rule || !base) continue;
		const tout = rule.tout && ({ ...points.tout, by: 'factor' } as const);
		contracts[contract] = { ...rule, base, tout, ...NO_MONEY };
	}
	return contracts;
}

/** What is announced is won or lost as ever, and multiplies by one. */
function withoutRaise({ angesagt }: Book): Pick<Book, 'angesagt'> {
	const once = (raise: Extra | null): Extra | null => raise && { ...raise, value: 1, by: 'factor' };
	const { schneider = null, schwarz = null } = angesagt ?? {};
	return angesagt ? { angesagt: { ...angesagt, schneider: once(schneider), schwarz: once(schwarz) } } : {};
}

/** Each Schuss multiplies by one. */
const withoutSchuss = ({ schuss, points }: Book): Book['schuss'] => ({
	...schuss,
	factor: { value: 1, source: points?.source ?? schuss.factor.source } satisfies Figure
});

/**
 * A game's points for each player; null if its contract is worth none. `counting` is what `pointsBook` made. The sum is 0, but
 * for wrong play in a Tout: "A Tout is penalised by 18 minus points. The other players receive 0 points." (schafkopfschule
 * 3.4.17). `around` is what multiplies beside the game, where the book's prices are points themselves.
 */
export function pointsOf(
	counting: Book,
	game: CheckedGame,
	players: readonly MemberId[],
	around: Pick<Circumstances, 'deckelCount' | 'factors'> = { deckelCount: false, factors: [] }
): ReadonlyMap<MemberId, number> | null {
	if (!counting.contracts[game.contract]) return null;
	const { payoff } = priceGame(counting, game, { players, unit: 1, ...around });
	if (!isPenalty(counting, game) || game.type !== 'sides' || !game.tout) return payoff;
	return new Map([...payoff].map(([player, points]) => [player, Math.min(0, points)]));
}

/** "A Tout is penalised by 18 minus points. The other players receive 0 points." (schafkopfschule 3.4.17) */
const TOUT_PENALTY = 18;

/** How many penalties in a Tout make a list's points come to this; null if no number of them does. */
export const toutPenalties = (crossSum: number): number | null =>
	crossSum <= 0 && crossSum % TOUT_PENALTY === 0 ? Math.abs(crossSum) / TOUT_PENALTY : null;

/** What all players' points come to together; 0 but for a Tout's penalty. */
export const crossSumOf = (points: ReadonlyMap<MemberId, number> | null): number =>
	points === null ? 0 : sum(points.values());
