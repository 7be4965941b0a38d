import type { MemberId } from '#lib/base/ids.ts';
import type { SaukopfGame } from './saukopf/game.ts';
import { CONTRACTS, type Contract, type FoulKind, type Suit } from './vocabulary.ts';

/** A game of Schafkopf as it is written down: the fields of the club file, well-formed but not yet checked by a book. */
export interface Game {
	readonly contract: Contract;
	readonly declarer?: MemberId;
	readonly partner?: MemberId;
	/** Rufspiel: the called ace; Solo, Farbwenz, Farbgeier: trump. */
	readonly suit?: Suit;
	readonly tout?: boolean;
	/** The declarer's side's Augen; in a Mungo each player's. */
	readonly augen?: number | Readonly<Record<string, number>>;
	readonly won?: boolean;
	readonly schneider?: boolean;
	/** The losing side took no trick. */
	readonly schwarz?: boolean;
	readonly laufende?: number;
	readonly schuss?: number;
	readonly deckel?: readonly MemberId[];
	readonly losers?: readonly MemberId[];
	readonly durchmarsch?: MemberId;
	readonly hinleger?: MemberId;
	readonly tricks?: Readonly<Record<string, number>>;
	readonly spritzen?: readonly MemberId[];
	/** In a Mungo: those without a trick. */
	readonly jungfrau?: readonly MemberId[];
	/** He was forced to play. */
	readonly muss?: boolean;
	readonly bid?: number;
	readonly bought?: { readonly buyer: MemberId; readonly seller: MemberId; readonly price: number };
	readonly outOfTurn?: boolean;
	readonly dealtBy?: MemberId;
	readonly foul?: { readonly player: MemberId; readonly kind: FoulKind };
}

/** A game as it is written down, of either kind; no contract is known to both. */
export type AnyGame = Game | SaukopfGame;

/** Whether it is a game of Schafkopf, told by its contract alone: the code of Saukopf need not be loaded to know. */
export const isSchafkopf = (game: AnyGame): game is Game =>
	CONTRACTS.some((contract) => contract === game.contract);

/** What decides a game between two sides once it is checked: result and Schneider follow from the Augen where they are given. */
export interface Outcome {
	readonly won: boolean;
	readonly schneider: boolean;
	readonly schwarz: boolean;
	/** The declarer's side's Augen, null where nobody counted. */
	readonly augen: number | null;
}

/** A game that the book accepts. */
export type CheckedGame = SidesGame | MungoGame;

export interface SidesGame {
	readonly type: 'sides';
	readonly contract: Exclude<Contract, 'mungo'>;
	readonly declarer: MemberId;
	/** In a Kreuz null until it is known who sits where. */
	readonly partner: MemberId | null;
	readonly suit: Suit | null;
	readonly tout: boolean;
	readonly outcome: Outcome;
	readonly laufende: number;
	readonly schuss: number;
	readonly deckel: readonly MemberId[];
	/** Gardareiz: the Augen that had to be reached. */
	readonly bid: number | null;
	readonly muss: boolean;
	/** Who betrayed the game and pays for his side, where the book says so. */
	readonly paysAlone: MemberId | null;
	/** Whose foul decided the game, where the book says so: his side has lost. */
	readonly lostBy: MemberId | null;
}

export interface MungoGame {
	readonly type: 'mungo';
	readonly contract: 'mungo';
	/** Whose Mungo it is in a Stöcklesrunde. */
	readonly declarer: MemberId | null;
	readonly result: MungoResult;
	readonly spritzen: readonly MemberId[];
	/** Those without a trick, where that changes the price. */
	readonly jungfrau: readonly MemberId[];
	readonly deckel: readonly MemberId[];
}

export type MungoResult =
	| {
			readonly by: 'augen';
			readonly augen: ReadonlyMap<MemberId, number>;
			/** Null where nobody counted them. */
			readonly tricks: ReadonlyMap<MemberId, number> | null;
	  }
	/** Two, or one where the book lets one alone pay. */
	| { readonly by: 'losers'; readonly losers: readonly MemberId[] }
	| { readonly by: 'durchmarsch'; readonly player: MemberId }
	| { readonly by: 'hinleger'; readonly player: MemberId }
	/** Played wrongly, where the book makes him pay for it. */
	| { readonly by: 'foul'; readonly player: MemberId; readonly source: string };
