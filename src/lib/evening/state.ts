import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type {
	AgreedEntry,
	AnnouncedEntry,
	EveningEntry,
	GameEntry,
	IncidentEntry,
	Occasion,
	PassedEntry,
	RoundEndEntry,
	RoundEntry,
	SeatsEntry,
	TableEntry
} from '#lib/log/entry.ts';
import type { Bill } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import type { AnyGame, CheckedGame, Game } from '#lib/rules/game.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { TableRefusal } from './refusal-text.ts';
import type { RoundQueue, RunningRound } from './schafkopf/rounds.ts';
import type { Opened } from './schafkopf/triggers.ts';

/** Rules that a table may break knowingly: written, priced and warned of. The names are a contract of the club file. */
export const WARNING_RULES = [
	'deckel-missing',
	'deckel-not-allowed',
	'contract-not-here',
	'stoeckle-missing',
	'bid-missing',
	'bid-too-high',
	'too-large',
	'no-open-vote',
	'no-such-round',
	'not-at-the-table',
	'after-close',
	'second-evening',
	'not-approved'
] as const;
export type WarningRule = (typeof WARNING_RULES)[number];

export interface Warning {
	readonly entry: EntryId;
	readonly rule: WarningRule;
	readonly text: string;
}

/** What every row of an evening carries: the place in the log, and the table as it was when it happened. */
export interface RowBase {
	/** Any id of the place; the first entry's. */
	readonly place: EntryId;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
	/** The round that ran when it happened; Saukopf has none. */
	readonly round: RunningRound | null;
}

/** What a game costs: `C` is the game once its book has checked it, `B` its bill. */
export interface Priced<C, B> {
	readonly game: C;
	readonly bill: B;
	/** Who holds cards in it, clockwise. */
	readonly players: readonly MemberId[];
	readonly warnings: readonly Warning[];
}

/** A game with its bill, whatever is played. */
export interface PlayedRow<G extends AnyGame, C, B> extends RowBase, Priced<C, B> {
	readonly entry: GameEntry<G>;
	/** Counts the games of the evening from 1. */
	readonly number: number;
	/** Everybody's balance after it, in cents. */
	readonly balance: ReadonlyMap<MemberId, Cents>;
}

export interface GameRow extends PlayedRow<Game, CheckedGame, Bill> {
	readonly type: 'game';
	/** Rounds it opens, or that the table is asked. */
	readonly opens: readonly Opened[];
	/** Cents got from the Stock, negative paid in; empty where nothing moved. */
	readonly stock: ReadonlyMap<MemberId, Cents>;
	/** Cents for a bought hand; empty where none was. */
	readonly bought: ReadonlyMap<MemberId, Cents>;
}

/** A game that the book does not accept, or of the other kind; only a file from elsewhere could bring one. It moves nothing. */
export interface RefusedRow<R = TableRefusal> extends RowBase {
	readonly type: 'refused';
	readonly entry: GameEntry;
	readonly faults: readonly Fault<R>[];
}

export interface IncidentRow extends RowBase {
	readonly type: 'incident';
	readonly entry: IncidentEntry;
	/** What it moved for each player, in cents; what is missing to 0 went into the Stock. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly source: string;
}

export interface SeatsRow extends RowBase {
	readonly type: 'seats';
	readonly entry: SeatsEntry;
	/** Whether so many may sit at this table; else they were written under another book. */
	readonly counts: boolean;
}

/** A round was announced, asked for, voted, agreed on what wins its Stock, or ended early. */
export interface RoundRow extends RowBase {
	readonly type: 'round';
	readonly entry: AgreedEntry | AnnouncedEntry | RoundEntry | RoundEndEntry;
	/** Whether it changed anything. */
	readonly counts: boolean;
}

export interface PassedRow extends RowBase {
	readonly type: 'passed';
	readonly entry: PassedEntry;
	/** What each player paid into the Stock, in cents (negative); empty where that costs nothing. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
}

/** All entries of a place were voided: it moves nothing and is shown struck through. */
export interface VoidedRow extends RowBase {
	readonly type: 'voided';
	readonly entry: TableEntry;
}

/** Rows of every evening, whatever is played; a RoundRow of Saukopf never counts. */
export type SharedRow<R> = RefusedRow<R> | SeatsRow | RoundRow | PassedRow | VoidedRow;

export type Row = GameRow | IncidentRow | SharedRow<TableRefusal>;

/** A round that is agreed on and waits for the next ordinary game: who held the Alte in it deals first (allgaeu §5.7). */
export interface Announced {
	readonly round: RoundKind;
	/** That game, by its place; null while it is still to be played. */
	readonly decidedBy: EntryId | null;
}

/**
 * What every evening is, whatever is played: enough for a list of evenings, and for who pays whom. Nothing of it is stored.
 */
export interface EveningBase {
	readonly type: 'schafkopf' | 'saukopf';
	/** The entry that opened it. */
	readonly opening: EveningEntry;
	readonly evening: EveningId;
	readonly date: string;
	readonly occasion: Occasion;
	readonly book: BookBase;
	/** Cents one unit of the book, in Saukopf one point, is worth tonight. */
	readonly unit: number;
	readonly seats: readonly MemberId[];
	/** Who deals next. */
	readonly dealer: MemberId;
	readonly sittingOut: readonly MemberId[];
	/** Who holds cards next. */
	readonly players: readonly MemberId[];
	/** Sums to minus the Stock's growth. Everybody who ever sat or was named. */
	readonly balance: ReadonlyMap<MemberId, Cents>;
	readonly stock: Cents;
	/** The sum of the positive balances, in cents. */
	readonly winnings: Cents;
	readonly closed: boolean;
	readonly games: number;
	/** What happened, oldest first. */
	readonly rows: readonly (RowBase & { readonly type: string })[];
	/** Places that a device wrote beside what others wrote, without having seen it: perhaps they stand there twice. */
	readonly apart: ReadonlySet<EntryId>;
	readonly warnings: readonly Warning[];
}

/** What every evening's book says, of either kind. */
export type BookBase = Pick<Book, 'id' | 'name' | 'edition' | 'winningsToKasse'>;

/** An evening of Schafkopf as its log says it. */
export interface EveningState extends EveningBase {
	readonly type: 'schafkopf';
	readonly book: Book;
	/** The running round, and what waits behind it. */
	readonly rounds: RoundQueue;
	/** Games of the running round in all; null where that is not fixed. */
	readonly roundLength: number | null;
	readonly announced: Announced | null;
	/** Votes that were asked for and not yet answered. */
	readonly openVotes: number;
	/** Who must play when nobody wants to, in a Stöcklesrunde. */
	readonly mustPlay: MemberId | null;
	readonly rows: readonly Row[];
}
