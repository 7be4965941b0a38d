import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { assertNever } from '#lib/base/result.ts';
import { totalOf, type Bill, type Line, type Reason } from './bill.ts';
import type { Book } from './book.ts';
import type { MungoGame, MungoResult } from './game.ts';
import { ALL_TRICKS } from './vocabulary.ts';

/**
 * A Mungo's bill (allgaeu §4.3.2, §6.2, §8.6). Players are ranked by Augen, fewest first. With equal Augen a player who gave no
 * Spritze ranks before one who did; but three with equal Augen are level whoever gave one, unless exactly one of them gave none
 * ("Ausnahme ist wieder, wenn einer von den drei nicht gespritzt hat und die anderen zwei schon"). Who is level after that:
 *
 * | level ranks      | who pays                                                               |
 * | ---------------- | ---------------------------------------------------------------------- |
 * | nobody, 1=2, 3=4 | the last two pay, the first two get the price                          |
 * | 2=3              | the pair nothing, the fourth pays the first                            |
 * | three            | each of them settles a third, rounded up, with the other player        |
 * | four             | nobody                                                                 |
 *
 * By a book where the player with most Augen pays alone, he pays all three. If several are level with most, each of them pays
 * all others.
 *
 * If just one of three with the fewest Augen gave no Spritze, he gets the price from the fourth, and the two others are level in
 * the middle. §4.3.2 read to the letter would have them lose, and the player with most Augen would win.
 */
export function priceMungo(
	book: Book,
	game: MungoGame,
	lines: readonly Line[],
	players: readonly MemberId[]
): Bill {
	const price = totalOf(lines);
	const ranked = payoffOf(book, game, price, players);
	return { lines, price, won: null, payoff: ranked.payoff, reasons: ranked.reasons };
}

export type CountedMungo = Extract<MungoResult, { by: 'augen' }>;

interface Settled {
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly reasons: readonly Reason[];
}

function payoffOf(book: Book, game: MungoGame, price: Cents, players: readonly MemberId[]): Settled {
	const { result } = game;
	switch (result.by) {
		case 'augen':
			return byAugen(book, game, result, price);
		case 'losers': {
			const { losers } = result;
			const winners = players.filter((player) => !losers.includes(player));
			// A single loser pays each of the others.
			const times = losers.length === 1 ? winners.length : 1;
			return { payoff: losersPay(losers, winners, price, times), reasons: [] };
		}
		case 'durchmarsch':
			// With a negative price everybody pays him.
			return onePays(result.player, players, book.mungo?.durchmarsch.wins ? toCents(-price) : price);
		case 'hinleger':
		case 'foul':
			return onePays(result.player, players, price);
		default:
			return assertNever(result);
	}
}

function onePays(payer: MemberId, players: readonly MemberId[], price: Cents): Settled {
	const winners = players.filter((player) => player !== payer);
	return { payoff: losersPay([payer], winners, price, winners.length), reasons: [] };
}

/** Each loser pays `price` so many `times`, and the winners share it: as many as lose, or one of the two sides is alone. */
function losersPay(
	losers: readonly MemberId[],
	winners: readonly MemberId[],
	price: Cents,
	times = 1
): ReadonlyMap<MemberId, Cents> {
	const payoff = new Map<MemberId, Cents>();
	for (const loser of losers) payoff.set(loser, toCents(-price * times));
	for (const winner of winners) payoff.set(winner, toCents((price * times * losers.length) / winners.length));
	return payoff;
}

function byAugen(book: Book, game: MungoGame, counted: CountedMungo, price: Cents): Settled {
	const ranks = ranksOf(book, game, counted);
	const order = [...counted.augen.keys()].sort((a, b) => rankIn(ranks, a) - rankIn(ranks, b));
	const source = book.mungo?.ties.source ?? '';
	const reasons: Reason[] = [];
	if (new Set(ranks.values()).size === 1) {
		reasons.push({ text: 'Alle vier sind gleichauf: niemand zahlt', source });
		return { payoff: new Map(order.map((member) => [member, NOTHING])), reasons };
	}
	const ranked = { order, ranks, price, reasons, source };
	return book.mungo?.pays === 'most' ? mostPay(ranked) : twoPay(book, ranked, book.mungo?.roundUpTo ?? 1);
}

/** The players of a Mungo by their rank, the fewest Augen first. */
interface Ranked {
	readonly order: readonly MemberId[];
	readonly ranks: ReadonlyMap<MemberId, number>;
	readonly price: Cents;
	readonly reasons: Reason[];
	readonly source: string;
}

function inFours<T>([first, second, third, fourth]: readonly T[]): readonly [T, T, T, T] {
	if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
		throw new Error('a Mungo has four players');
	}
	return [first, second, third, fourth];
}

/** The two with the most Augen pay the two others. Players who are level in the middle settle nothing; three share. */
function twoPay(book: Book, { order, ranks, price, reasons, source }: Ranked, roundUpTo: number): Settled {
	const [first, second, third, fourth] = inFours(order);
	const [one, two, three, four] = order.map((member) => rankIn(ranks, member));
	if (one === three || two === four) {
		const alone = one === three ? fourth : first;
		const level = order.filter((member) => member !== alone);
		const share = thirdOf(price, roundUpTo);
		const unit = book.unit.points ? 'Punkte' : 'Cent';
		reasons.push({ text: `Drei sind gleichauf: je ein Drittel, aufgerundet auf ${share} ${unit}`, source });
		const sign = alone === fourth ? 1 : -1;
		const payoff = new Map(level.map((member) => [member, toCents(sign * share)]));
		return { payoff: payoff.set(alone, toCents(-3 * sign * share)), reasons };
	}
	if (two === three) {
		reasons.push({ text: 'Zwei in der Mitte sind gleichauf und verrechnen nichts', source });
		const payoff = new Map([
			[first, price],
			[second, NOTHING],
			[third, NOTHING],
			[fourth, toCents(-price)]
		]);
		return { payoff, reasons };
	}
	return { payoff: losersPay([third, fourth], [first, second], price), reasons };
}

/** The player with most Augen pays everybody. If several are level, each of them pays everybody else. */
function mostPay({ order, ranks, price, reasons, source }: Ranked): Settled {
	const most = Math.max(...ranks.values());
	const losers = order.filter((member) => rankIn(ranks, member) === most);
	const winners = order.filter((member) => !losers.includes(member));
	const text =
		losers.length > 1
			? 'Gleich viele Augen: jeder von ihnen zahlt an die anderen'
			: 'Wer die meisten Augen hat, zahlt allein';
	return {
		payoff: losersPay(losers, winners, price, winners.length),
		reasons: [...reasons, { text, source }]
	};
}

/** A third of the price, rounded up to a full multiple of `step` cents. */
function thirdOf(price: Cents, step: number): number {
	return Math.ceil(price / (3 * step)) * step;
}

/** A number for each player that ranks him. What breaks a tie weighs less than one Auge. */
function ranksOf(
	book: Book,
	game: MungoGame,
	{ augen, tricks }: CountedMungo
): ReadonlyMap<MemberId, number> {
	const byTricks = book.mungo?.ties.by === 'tricks';
	const three = levelThree(book, game, augen);
	const ranks = new Map<MemberId, number>();
	for (const [member, count] of augen) {
		const spritze = game.spritzen.includes(member) && !three.includes(member) ? 1 : 0;
		const tie = byTricks ? (tricks?.get(member) ?? 0) : spritze;
		ranks.set(member, count * MORE_THAN_TRICKS + tie);
	}
	return ranks;
}

const MORE_THAN_TRICKS = ALL_TRICKS + 1;

/** Three with equal Augen who share whatever Spritzen they gave; nobody where just one of them gave none, or where one pays alone. */
export function levelThree(
	book: Book,
	{ spritzen }: MungoGame,
	augen: CountedMungo['augen']
): readonly MemberId[] {
	if (book.mungo?.pays === 'most') return [];
	const equal = [...augen].map(([, count]) => [...augen.keys()].filter((one) => augen.get(one) === count));
	const three = equal.find(({ length }) => length === 3) ?? [];
	return three.filter((member) => spritzen.includes(member)).length === 2 ? [] : three;
}

const rankIn = (ranks: ReadonlyMap<MemberId, number>, member: MemberId): number => ranks.get(member) ?? 0;
