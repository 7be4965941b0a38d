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
	const order = rankedOf(book, game, counted);
	const source = book.mungo?.ties.source ?? '';
	if (order[0].rank === order[3].rank) {
		const reasons = [{ text: 'Alle vier sind gleichauf: niemand zahlt', source }];
		return { payoff: new Map(order.map(({ member }) => [member, NOTHING])), reasons };
	}
	return book.mungo?.pays === 'most' ? mostPay(order, price, source) : twoPay(book, order, price, source);
}

/** A player of a Mungo, and what ranks him: the fewest Augen first. */
interface Ranked {
	readonly member: MemberId;
	readonly rank: number;
}

type Four<T> = readonly [T, T, T, T];

function inFours<T>([first, second, third, fourth]: readonly T[]): Four<T> {
	if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
		throw new Error('a Mungo has four players');
	}
	return [first, second, third, fourth];
}

/** The two with the most Augen pay the two others. Players who are level in the middle settle nothing; three share. */
function twoPay(book: Book, order: Four<Ranked>, price: Cents, source: string): Settled {
	const [first, second, third, fourth] = order;
	if (first.rank === third.rank || second.rank === fourth.rank) {
		const alone = first.rank === third.rank ? fourth : first;
		const share = thirdOf(price, book.mungo?.roundUpTo ?? 1);
		const unit = book.unit.points ? 'Punkte' : 'Cent';
		const text = `Drei sind gleichauf: je ein Drittel, aufgerundet auf ${share} ${unit}`;
		const members = order.map(({ member }) => member);
		const { payoff } = onePays(alone.member, members, toCents(alone === fourth ? share : -share));
		return { payoff, reasons: [{ text, source }] };
	}
	if (second.rank === third.rank) {
		const text = 'Zwei in der Mitte sind gleichauf und verrechnen nichts';
		const payoff = new Map([
			[first.member, price],
			[second.member, NOTHING],
			[third.member, NOTHING],
			[fourth.member, toCents(-price)]
		]);
		return { payoff, reasons: [{ text, source }] };
	}
	const payoff = losersPay([third.member, fourth.member], [first.member, second.member], price);
	return { payoff, reasons: [] };
}

/** The player with most Augen pays everybody. If several are level, each of them pays everybody else. */
function mostPay(order: Four<Ranked>, price: Cents, source: string): Settled {
	const most = order[3].rank;
	const those = (areMost: boolean): readonly MemberId[] =>
		order.filter(({ rank }) => (rank === most) === areMost).map(({ member }) => member);
	const [losers, winners] = [those(true), those(false)];
	const text =
		losers.length > 1
			? 'Gleich viele Augen: jeder von ihnen zahlt an die anderen'
			: 'Wer die meisten Augen hat, zahlt allein';
	return { payoff: losersPay(losers, winners, price, winners.length), reasons: [{ text, source }] };
}

/** A third of the price, rounded up to a full multiple of `step` cents. */
function thirdOf(price: Cents, step: number): number {
	return Math.ceil(price / (3 * step)) * step;
}

/** The four in order. What breaks a tie weighs less than one Auge. */
function rankedOf(book: Book, game: MungoGame, { augen, tricks }: CountedMungo): Four<Ranked> {
	const byTricks = book.mungo?.ties.by === 'tricks';
	const three = levelThree(book, game, augen);
	const ranked: Ranked[] = [];
	for (const [member, count] of augen) {
		const spritze = game.spritzen.includes(member) && !three.includes(member) ? 1 : 0;
		const tie = byTricks ? (tricks?.get(member) ?? 0) : spritze;
		ranked.push({ member, rank: count * MORE_THAN_TRICKS + tie });
	}
	return inFours(ranked.sort((one, other) => one.rank - other.rank));
}

const MORE_THAN_TRICKS = ALL_TRICKS + 1;

/** Three with equal Augen who share whatever Spritzen they gave; nobody where just one of them gave none, or where one pays alone. */
export function levelThree(
	book: Book,
	{ spritzen }: MungoGame,
	augen: CountedMungo['augen']
): readonly MemberId[] {
	if (book.mungo?.pays === 'most') return [];
	const counts = [...augen.values()];
	const level = counts.find((count) => counts.filter((one) => one === count).length === 3);
	if (level === undefined) return [];
	const three = [...augen.keys()].filter((member) => augen.get(member) === level);
	return three.filter((member) => spritzen.includes(member)).length === 2 ? [] : three;
}
