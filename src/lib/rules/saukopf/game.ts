import type { MemberId } from '#lib/base/ids.ts';
import type { Laufende } from '#lib/rules/cards.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import type { Bid, SaukopfContract, Side, Stellung } from './vocabulary.ts';

/** A game of Saukopf as it is written to the log: with the fields of the club file, not yet checked by the book. */
export interface SaukopfGame {
	readonly contract: SaukopfContract;
	readonly declarer: MemberId;
	/** A Rufspiel without a partner is an unechter Paarhufer: the declarer holds the Rufkarte himself. */
	readonly partner?: MemberId;
	/** In Zucht, Hauer and Keiler the trump suit; in a Rufspiel the suit of the Rufkarte. */
	readonly suit?: Suit;
	/** The Knorpel, or the Rufkarte, in the table's own words. */
	readonly card?: string;
	/** In a Mastspiel the very last bid, that of the Mastgrunzen. */
	readonly bid: Bid;
	readonly offen?: boolean;
	readonly huftritt?: boolean;
	readonly gegenhieb?: boolean;
	readonly spiess?: boolean;
	readonly stellung?: Stellung;
	/** With three players: whether the declarer took the Trog. */
	readonly trog?: boolean;
	/** With three players: the Augen of a Trog that was left. They belong to nobody. */
	readonly trogAugen?: number;
	/** The Augen of the declarer's side; in a Ramsch those of each player, by member. */
	readonly augen?: number | Readonly<Record<string, number>>;
	readonly won?: boolean;
	/** The losers have fewer than 30 Augen. */
	readonly schneider?: boolean;
	/** The losers took no trick; in a Ramsch the winners took none. */
	readonly schwarz?: boolean;
	readonly laufende?: Laufende;
	/** The side that caught the other one's Herz Sau. The pack has only one, so at most one side. */
	readonly saukopf?: readonly Side[];
	/** The side that took the last trick with the Eichel Unter. */
	readonly mueller?: Side;
}

/** The outcome of a checked game. */
export interface SaukopfOutcome {
	readonly won: boolean;
	readonly schneider: boolean;
	readonly schwarz: boolean;
	/** The Augen of the declarer's side; null if nobody counted. */
	readonly augen: number | null;
	/** In a Ramsch each player's Augen; null in other games, or if nobody counted. */
	readonly each: ReadonlyMap<MemberId, number> | null;
}

/** A game that the book accepts. */
export interface CheckedSaukopf {
	readonly type: 'saukopf';
	readonly contract: SaukopfContract;
	readonly declarer: MemberId;
	readonly partner: MemberId | null;
	readonly suit: Suit | null;
	readonly card: string | null;
	readonly bid: Bid;
	readonly offen: boolean;
	readonly huftritt: boolean;
	readonly gegenhieb: boolean;
	readonly spiess: boolean;
	readonly stellung: Stellung | null;
	readonly trog: boolean;
	readonly outcome: SaukopfOutcome;
	/** Null if none were entered. */
	readonly laufende: Laufende | null;
	readonly saukopf: Side | null;
	readonly mueller: Side | null;
}
