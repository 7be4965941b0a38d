import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type {
	AgreedEntry,
	AnnouncedEntry,
	DealtAgainEntry,
	EveningEntry,
	GameEntry,
	IncidentEntry,
	Occasion,
	PaperEntry,
	PassedEntry,
	RoundEndEntry,
	RoundEntry,
	SeatsEntry,
	TariffEntry,
	TableEntry
} from '#lib/log/entry.ts';
import type { Bill } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import type { AnyGame, CheckedGame, Game } from '#lib/rules/game.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import type { SaukopfBill } from '#lib/rules/saukopf/price.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { TableRefusal } from './refusal-text.ts';
import type { SaukopfTableRefusal } from './saukopf/refusal-text.ts';
import type { Laid } from './schafkopf/laying-limits.ts';
import type { Doubles } from './schafkopf/next-doubles.ts';
import type { RoundQueue, RunningRound } from './schafkopf/rounds.ts';
import type { OpenedByGame } from './schafkopf/triggers.ts';

/** Rules that a table may break: the game is written and priced, with a warning. The club file's format fixes these names. */
export type WarningRule =
	| 'deckel-missing'
	| 'deckel-not-allowed'
	| 'contract-not-here'
	| 'stoeckle-missing'
	| 'bid-missing'
	| 'bid-too-high'
	| 'too-large'
	| 'no-open-vote'
	| 'no-such-round'
	| 'not-at-the-table'
	| 'after-close'
	| 'second-evening'
	| 'other-book'
	| 'not-approved'
	| 'rate-unknown';

export interface Warning {
	readonly entry: EntryId;
	readonly rule: WarningRule;
	readonly text: string;
	/** Whom it is about, and what is said of him behind his name, where a screen can name him. */
	readonly about?: { readonly member: MemberId; readonly says: string };
}

/** What every row of an evening has: its place in the log, and the table at that moment. */
export interface RowBase {
	/** The place's id, which is that of its first entry. */
	readonly place: EntryId;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
	/** The round that was running then. Saukopf has no rounds. */
	readonly round: RunningRound | null;
	/** How many games counted double from there on. */
	readonly doubles: Doubles;
	/** What was laid until then. */
	readonly laid: Laid;
	/** What a unit of the book was worth then, in cents; in Saukopf a point. */
	readonly unit: number;
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
	/** How many of the evening's `steps` were made when it was settled. */
	readonly stepsMade: number;
}

export interface GameRow extends PlayedRow<Game, CheckedGame, Bill> {
	readonly type: 'game';
	/** The rounds that it opens, or a vote of the table. */
	readonly opens: readonly OpenedByGame[];
	/** Cents that players got from the Stock, negative if paid in; empty if nothing moved. */
	readonly stock: ReadonlyMap<MemberId, Cents>;
	/** Cents moved for a bought hand; empty if none was bought. */
	readonly bought: ReadonlyMap<MemberId, Cents>;
	/** What a championship's list says of it, where that is the evening's only account. */
	readonly listed?: string;
}

/** A game that the book does not accept, or of the other kind. Only a file from elsewhere can bring one. It moves nothing. */
export interface RefusedRow<R = TableRefusal> extends RowBase {
	readonly type: 'refused';
	readonly entry: GameEntry;
	readonly faults: readonly Fault<R>[];
}

export interface IncidentRow extends RowBase {
	readonly type: 'incident';
	readonly entry: IncidentEntry;
	/** What it moved for each player, in cents. If the sum is not 0, the rest went into the Stock. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	/** The paragraph it comes from. */
	readonly source: string;
}

export interface SeatsRow extends RowBase {
	readonly type: 'seats';
	readonly entry: SeatsEntry;
	/** Whether so many may sit at this table. If not, the seats were written under another book and change nothing. */
	readonly counts: boolean;
}

/** A round was announced, asked for, voted for or ended early; or the table agreed on what wins its Stock, or on a tariff. */
export interface RoundRow extends RowBase {
	readonly type: 'round';
	readonly entry: AgreedEntry | AnnouncedEntry | RoundEntry | RoundEndEntry | TariffEntry;
	/** Whether it changed anything. */
	readonly counts: boolean;
	/** What is wrong with one that counts all the same. */
	readonly warnings?: readonly Warning[];
}

export interface PassedRow extends RowBase {
	readonly type: 'passed';
	readonly entry: PassedEntry;
	/** What each player paid into the Stock, in cents (negative); empty if it costs nothing. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
}

/** Games that are known only as totals, because they stood on paper. */
export interface PaperRow extends RowBase {
	readonly type: 'paper';
	readonly entry: PaperEntry;
	/** What they moved for each player, in cents; 0 for whoever is not named. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
}

/** The cards were dealt anew; nothing moves. */
interface DealtAgainRow extends RowBase {
	readonly type: 'dealtAgain';
	readonly entry: DealtAgainEntry;
}

/** A place whose entries were all voided. It moves nothing and is shown struck through. */
interface VoidedRow extends RowBase {
	readonly type: 'voided';
	readonly entry: TableEntry;
}

/** Rows that evenings of both kinds have. In Saukopf a RoundRow never counts. */
export type SharedRow<R> = RefusedRow<R> | SeatsRow | RoundRow | PassedRow | DealtAgainRow | VoidedRow;

export type Row = GameRow | IncidentRow | PaperRow | SharedRow<TableRefusal>;

/** A round that is agreed on and waits for the next ordinary game. Who held the Alte in that deals first (allgaeu §5.7). */
export interface Announced {
	readonly round: RoundKind;
	/** The place of that game; null while it is still to be played. */
	readonly decidedBy: EntryId | null;
}

/** What both kinds of evenings have: enough to list evenings and to settle them. None of it is stored. */
export interface EveningBase {
	readonly type: 'schafkopf' | 'saukopf';
	/** The entry that opened it. */
	readonly opening: EveningEntry;
	readonly evening: EveningId;
	readonly date: string;
	readonly occasion: Occasion;
	readonly book: BookBase;
	/** Cents that one unit of the book is worth from here on; in Saukopf one point, all evening. */
	readonly unit: number;
	readonly seats: readonly MemberId[];
	/** Who deals next. */
	readonly dealer: MemberId;
	readonly sittingOut: readonly MemberId[];
	/** Who holds cards next. */
	readonly players: readonly MemberId[];
	/** Cents of everybody who ever sat here or was named. The sum is minus the Stock's growth. */
	readonly balance: ReadonlyMap<MemberId, Cents>;
	/** What is in the Stock, in cents. */
	readonly stock: Cents;
	/** The sum of the positive balances, in cents. */
	readonly winnings: Cents;
	readonly closed: boolean;
	readonly games: number;
	/**
	 * Every change of a score, in order: player and new score, in cents, or in points in Saukopf and where the book counts those.
	 * Everybody's scores at any moment follow from the steps so far; copies for each game could fill the memory.
	 */
	readonly steps: readonly (readonly [MemberId, number])[];
	/** What happened, oldest first. */
	readonly rows: readonly (RowBase & { readonly type: string })[];
	/** Places that a device wrote without having seen what others wrote: perhaps they are there twice. */
	readonly apart: ReadonlySet<EntryId>;
	/** Places of games that two devices corrected without having seen each other's correction. */
	readonly correctedApart: ReadonlySet<EntryId>;
	readonly warnings: readonly Warning[];
}

/** What the books of both kinds have. */
type BookBase = Pick<Book, 'id' | 'name' | 'edition' | 'winningsToKasse'> & Partial<Pick<Book, 'unit'>>;

/** An evening of Schafkopf, folded from its log. */
export interface EveningState extends EveningBase {
	readonly type: 'schafkopf';
	readonly book: Book;
	/** The balance, or everybody's points where the book counts those: then no balance moves. */
	readonly scores: ReadonlyMap<MemberId, number>;
	/** The running round, and what waits behind it. */
	readonly rounds: RoundQueue;
	/** Kinds of rounds in which a game was played. */
	readonly had: ReadonlySet<RoundKind>;
	/** How many games count double from here on. */
	readonly doubles: Doubles;
	/** What was laid so far, where the book limits it. */
	readonly laid: Laid;
	/** How many games the running round has in all; null if that is not fixed. */
	readonly roundLength: number | null;
	readonly announced: Announced | null;
	/** How many votes of the table are still to be taken. */
	readonly openVotes: number;
	/** Who must play if nobody wants to, in a Stöcklesrunde; null outside one. */
	readonly mustPlay: MemberId | null;
	readonly rows: readonly Row[];
}

/** A game of Saukopf with its bill. */
export interface SaukopfRow extends PlayedRow<SaukopfGame, CheckedSaukopf, SaukopfBill> {
	readonly type: 'saukopf';
}

export type SaukopfEveningRow = SaukopfRow | SharedRow<SaukopfTableRefusal>;

/** An evening of Saukopf, folded from its log. `unit` is cents for a point, 0 if nobody plays for money. */
export interface SaukopfState extends EveningBase {
	readonly type: 'saukopf';
	readonly book: SaukopfBook;
	/** Everybody's points, sum 0; the balance is points × unit. */
	readonly points: ReadonlyMap<MemberId, number>;
	readonly rows: readonly SaukopfEveningRow[];
}

/** An evening of either kind; `type` tells which. */
export type AnyEvening = EveningState | SaukopfState;

/** The place of what was written last in an evening; of its opening where nothing was. Ids rise with time. */
export const lastPlace = ({ rows, opening }: Pick<EveningBase, 'rows' | 'opening'>): EntryId =>
	rows.at(-1)?.place ?? opening.id;
