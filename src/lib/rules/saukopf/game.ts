import type { MemberId } from '#lib/base/ids.ts';
import type { Laufende } from '#lib/rules/cards.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import type { Bid, SaukopfContract, Side, Stellung } from './vocabulary.ts';

/** A game of Saukopf as it is written down: the fields of the club file, well-formed but not yet checked. */
export interface SaukopfGame {
	readonly contract: SaukopfContract;
	readonly declarer: MemberId;
	/** A Rufspiel without one is an Unechter Paarhufer: the declarer holds the Rufkarte himself. */
	readonly partner?: MemberId;
	/** Zucht, Hauer, Keiler: trump. Rufspiele: the suit of the Rufkarte. */
	readonly suit?: Suit;
	/** The Knorpel, or the Rufkarte, as the table calls it. */
	readonly card?: string;
	/** In a Mastspiel the last bid of all, that of the Mastgrunzen. */
	readonly bid: Bid;
	readonly offen?: boolean;
	readonly huftritt?: boolean;
	readonly gegenhieb?: boolean;
	readonly spiess?: boolean;
	readonly stellung?: Stellung;
	/** Three players: whether the declarer took the Trog. */
	readonly trog?: boolean;
	/** Three players: the Augen of a Trog that was left lying. They belong to nobody. */
	readonly trogAugen?: number;
	/** The declarer's side's Augen; in a Ramsch each player's. */
	readonly augen?: number | Readonly<Record<string, number>>;
	readonly won?: boolean;
	/** The losers have fewer than 30 Augen. */
	readonly schneider?: boolean;
	/** The winners took every trick; in a Ramsch none. */
	readonly schwarz?: boolean;
	readonly laufende?: Laufende;
	/** The side that took the other one's Herz Sau; there is one in the pack, so at most one side did. */
	readonly saukopf?: readonly Side[];
	/** The side that took the last trick with the Eichel Unter. */
	readonly mueller?: Side;
}

/** What decides a game once it is checked. */
export interface SaukopfOutcome {
	readonly won: boolean;
	readonly schneider: boolean;
	readonly schwarz: boolean;
	/** The declarer's side's Augen, null where nobody counted. */
	readonly augen: number | null;
	/** In a Ramsch each player's Augen, null elsewhere and where nobody counted. */
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
	/** Null where nobody noted any. */
	readonly laufende: Laufende | null;
	readonly saukopf: Side | null;
	readonly mueller: Side | null;
}
