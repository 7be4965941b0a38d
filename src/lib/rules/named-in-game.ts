import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { note } from '#lib/base/result.ts';
import { holdersIn, type Book } from './book.ts';
import type { Game } from './game.ts';
import type { GameRefusal } from './refusal-text.ts';

/** Adds who is not among them yet. Every game asks, so it is one list that grows. */
function addOne(among: MemberId[], member: MemberId | undefined): void {
	if (member !== undefined && !among.includes(member)) among.push(member);
}

function add(among: MemberId[], named: readonly MemberId[]): void {
	for (const member of named) addOne(among, member);
}

const NOBODY: readonly MemberId[] = [];

const counted = (counts: unknown): readonly MemberId[] =>
	typeof counts === 'object' && counts !== null ? (Object.keys(counts) as MemberId[]) : NOBODY;

/** The players that a game is about. */
function addFirst(among: MemberId[], { declarer, partner, durchmarsch, hinleger }: Game): void {
	addOne(among, declarer);
	addOne(among, partner);
	addOne(among, durchmarsch);
	addOne(among, hinleger);
}

/** Those who laid, gave or counted something in it. */
function addOthers(among: MemberId[], game: Game): void {
	add(among, counted(game.augen));
	add(among, counted(game.tricks));
	if (game.deckel) add(among, game.deckel);
	if (game.legen) add(among, game.legen);
	if (game.spritzen) add(among, game.spritzen);
	if (game.losers) add(among, game.losers);
	if (game.jungfrau) add(among, game.jungfrau);
}

/**
 * Everybody whom a game names and who settles it, each once: also who is blamed for a foul, whether the book charges for it or
 * only notes it, and who bought a hand.
 */
export function namedIn(book: Book, game: Game): readonly MemberId[] {
	const named: MemberId[] = [];
	addFirst(named, game);
	addOne(named, game.foul?.player);
	addOthers(named, game);
	if (book.boughtHand && game.bought) addOne(named, game.bought.buyer);
	return named;
}

/** Everybody whom a game names for something that needs cards, each once. */
export function playingIn(game: Game): readonly MemberId[] {
	const named: MemberId[] = [];
	addFirst(named, game);
	addOthers(named, game);
	return named;
}

/** Refuses what no table can do: more than four play, somebody buys his own hand, or plays after selling his hand (§7). */
export function checkNamed(book: Book, game: Game, faults: Fault<GameRefusal>[]): void {
	const named = namedIn(book, game).length;
	const hands = holdersIn(book);
	if (named > hands) note(faults, 'declarer', { code: 'tooManyNamed', named, hands });
	if (!game.bought) return;
	const { buyer, seller } = game.bought;
	if (buyer === seller) note(faults, 'bought.seller', { code: 'ownHandBought' });
	else if (playingIn(game).includes(seller)) note(faults, 'bought.seller', { code: 'sellerPlays' });
}
