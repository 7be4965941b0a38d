import type { MemberId } from '#lib/base/ids.ts';
import type { SaukopfGame } from './saukopf/game.ts';
import { type Angesagt, CONTRACTS, type Contract, type FoulKind, type Suit } from './vocabulary.ts';

/** A game of Schafkopf as it is written to the log: with the fields of the club file, not yet checked by a book. */
export interface Game {
	readonly contract: Contract;
	readonly declarer?: MemberId;
	readonly partner?: MemberId;
	/** In a Rufspiel the suit of the called Sau; in Solo, Farbwenz and Farbgeier the trump suit. */
	readonly suit?: Suit;
	readonly tout?: boolean;
	/** Announced before the first card, of the other side. */
	readonly angesagt?: Angesagt;
	/** The Augen of the declarer's side; in a Mungo those of each player, by member. */
	readonly augen?: number | Readonly<Record<string, number>>;
	readonly won?: boolean;
	readonly schneider?: boolean;
	/** The losing side took no trick. */
	readonly schwarz?: boolean;
	readonly laufende?: number;
	readonly schuss?: number;
	readonly deckel?: readonly MemberId[];
	/** Who took the book's other chance to double before the game. */
	readonly legen?: readonly MemberId[];
	readonly losers?: readonly MemberId[];
	readonly durchmarsch?: MemberId;
	readonly hinleger?: MemberId;
	readonly tricks?: Readonly<Record<string, number>>;
	readonly spritzen?: readonly MemberId[];
	/** In a Mungo: who took no trick. */
	readonly jungfrau?: readonly MemberId[];
	/** The declarer was forced to play. */
	readonly muss?: boolean;
	readonly bid?: number;
	readonly bought?: { readonly buyer: MemberId; readonly seller: MemberId; readonly price: number };
	readonly outOfTurn?: boolean;
	readonly dealtBy?: MemberId;
	readonly foul?: { readonly player: MemberId; readonly kind: FoulKind };
}

/**
 * The same game with every field, also those that say nothing. Games come in a hundred shapes, each by what it says; read in one
 * shape they are checked and priced almost twice as fast.
 */
export const inOneShape = (game: Game): Game => ({ ...(UNSAID as unknown as Game), ...game });

/** What is undefined counts as left out. */
const UNSAID = {
	contract: undefined,
	declarer: undefined,
	partner: undefined,
	suit: undefined,
	tout: undefined,
	angesagt: undefined,
	augen: undefined,
	won: undefined,
	schneider: undefined,
	schwarz: undefined,
	laufende: undefined,
	schuss: undefined,
	deckel: undefined,
	legen: undefined,
	losers: undefined,
	durchmarsch: undefined,
	hinleger: undefined,
	tricks: undefined,
	spritzen: undefined,
	jungfrau: undefined,
	muss: undefined,
	bid: undefined,
	bought: undefined,
	outOfTurn: undefined,
	dealtBy: undefined,
	foul: undefined
} satisfies Record<keyof Game, undefined>;

/** What only a game has in which everybody plays for himself. */
export const MUNGO_ALONE = ['losers', 'durchmarsch', 'hinleger', 'tricks', 'spritzen', 'jungfrau'] as const;

/** A written game of either kind. No contract belongs to both. */
export type AnyGame = Game | SaukopfGame;

/** Whether it is a game of Schafkopf. Its contract tells, so the code of Saukopf need not be loaded. */
export const isSchafkopf = (game: AnyGame): game is Game =>
	CONTRACTS.some((contract) => contract === game.contract);

/** The outcome of a checked game between two sides. If Augen are given, result and Schneider follow from them. */
export interface Outcome {
	readonly won: boolean;
	readonly schneider: boolean;
	readonly schwarz: boolean;
	/** The Augen of the declarer's side; null if nobody counted. */
	readonly augen: number | null;
	/** Level at 60:60, so that by the book nobody has won and the same player deals again. Only there where it is so. */
	readonly drawn?: true;
}

/** A game that the book accepts. */
export type CheckedGame = SidesGame | MungoGame;

/** A checked game between two sides: every contract but those in which everybody plays for himself. */
export interface SidesGame {
	readonly type: 'sides';
	readonly contract: Contract;
	readonly declarer: MemberId;
	/** Null if he plays alone; in a Kreuz also until the seats are known. */
	readonly partner: MemberId | null;
	readonly suit: Suit | null;
	readonly tout: boolean;
	/** Left out where nothing was. */
	readonly angesagt?: Angesagt;
	readonly outcome: Outcome;
	readonly laufende: number;
	readonly schuss: number;
	readonly deckel: readonly MemberId[];
	/** Left out where nobody did. */
	readonly legen?: readonly MemberId[];
	/** In a Gardareizrunde: the Augen that had to be reached; else null. */
	readonly bid: number | null;
	readonly muss: boolean;
	/** Who pays for his whole side because of a foul, if the book says so. */
	readonly paysAlone: MemberId | null;
	/** Whose foul decided the game, if the book says so: his side has lost. */
	readonly lostBy: MemberId | null;
	/** In a Kreuz: how it ended if he sits opposite the declarer. Left out where the seats decide nothing. */
	readonly ifOpposite?: Outcome;
}

/** Whether nobody has won it, and it is dealt again. */
export const endsDrawn = (game: CheckedGame): boolean => game.type === 'sides' && game.outcome.drawn === true;

export interface MungoGame {
	readonly type: 'mungo';
	readonly contract: Contract;
	/** In a Stöcklesrunde: whose Mungo it is. */
	readonly declarer: MemberId | null;
	readonly result: MungoResult;
	readonly spritzen: readonly MemberId[];
	/** Who took no trick, if that changes the price. */
	readonly jungfrau: readonly MemberId[];
	readonly deckel: readonly MemberId[];
	readonly legen?: readonly MemberId[];
}

export type MungoResult =
	| {
			readonly by: 'augen';
			readonly augen: ReadonlyMap<MemberId, number>;
			/** Null if nobody counted them. */
			readonly tricks: ReadonlyMap<MemberId, number> | null;
	  }
	/** Two; or one, if one alone pays by the book. */
	| { readonly by: 'losers'; readonly losers: readonly MemberId[] }
	| { readonly by: 'durchmarsch'; readonly player: MemberId }
	| { readonly by: 'hinleger'; readonly player: MemberId }
	/** Played wrongly, and has to pay for it by the book. */
	| { readonly by: 'foul'; readonly player: MemberId; readonly source: string };
