import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Book } from './book.ts';
import { note } from './faults.ts';
import { foulRule } from './foul.ts';
import type { Game } from './game.ts';
import type { GameRefusal } from './refusal-text.ts';
import { HANDS } from './vocabulary.ts';

type Named = readonly (MemberId | undefined)[];

const keysOf = (counts: unknown): Named =>
	typeof counts === 'object' && counts !== null ? (Object.keys(counts) as MemberId[]) : [];

const distinct = (...named: readonly Named[]): readonly MemberId[] => [
	...new Set(named.flat().filter((member) => member !== undefined))
];

/** The players that a game is about. `others` are those who laid, gave or counted something in it. */
const first = ({ declarer, partner, durchmarsch, hinleger }: Game): Named => [
	...[declarer, partner, durchmarsch, hinleger]
];
const others = ({
	augen,
	tricks,
	deckel = [],
	legen = [],
	spritzen = [],
	losers = [],
	jungfrau = []
}: Game): Named => [
	...keysOf(augen),
	...keysOf(tricks),
	...[...deckel, ...legen, ...spritzen, ...losers, ...jungfrau]
];

/** Who settles a game because of his foul. If the book only notes the foul, nobody does. */
const blamed = (book: Book, game: Game): Named => (foulRule(book, game) ? [game.foul?.player] : []);

/** Everybody whom a game names and who settles it, each once, including who is blamed for a foul or bought a hand. */
export const namedIn = (book: Book, game: Game): readonly MemberId[] =>
	distinct(first(game), blamed(book, game), others(game), book.boughtHand ? [game.bought?.buyer] : []);

/** Everybody whom a game names for something that needs cards, each once. */
export const playingIn = (game: Game): readonly MemberId[] => distinct(first(game), others(game));

/** Refuses what no table can do: more than four play, somebody buys his own hand, or plays after selling his hand (§7). */
export function checkNamed(book: Book, game: Game, faults: Fault<GameRefusal>[]): void {
	const playing = playingIn(game);
	const named = distinct(playing, blamed(book, game)).length;
	if (named > HANDS) note(faults, 'declarer', { code: 'tooManyNamed', named });
	if (!game.bought) return;
	const { buyer, seller } = game.bought;
	if (buyer === seller) note(faults, 'bought.seller', { code: 'ownHandBought' });
	else if (playing.includes(seller)) note(faults, 'bought.seller', { code: 'sellerPlays' });
}
