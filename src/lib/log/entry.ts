import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type {
	ApprovalEntry,
	ChampionshipEntry,
	DisputeEntry,
	DisqualifyEntry,
	DrawEntry,
	EventEntry,
	InvalidEntry,
	PaidEntry,
	PlayoffEntry,
	SubstituteEntry
} from './championship-entry.ts';

export type * from './championship-entry.ts';

/** What every entry carries. `at` is ISO 8601 with offset: what the device's clock said, never used to order. */
export interface Common {
	readonly id: EntryId;
	readonly at: string;
	/** The entry of the same kind whose place this one takes. */
	readonly replaces?: EntryId;
	readonly note?: string;
}

/** What happened at the table: on these kinds the app writes what was seen. */
interface AtTable extends Common {
	/**
	 * The entry of this evening that stood last where this one was written; absent on its first one. What was written in turn is
	 * one chain, however many devices took turns; two entries that saw the same were written apart.
	 */
	readonly seen?: EntryId;
}

export const OCCASIONS = ['abend', 'ausflug', 'meisterschaft'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface ClubEntry extends Common {
	readonly kind: 'club';
	readonly name: string;
}

/** The last entry for a member wins. Dates are YYYY-MM-DD. */
export interface MemberEntry extends Common {
	readonly kind: 'member';
	readonly member: MemberId;
	readonly name: string;
	readonly left?: string;
	readonly joined?: string;
	readonly nickname?: string;
}

export interface EveningEntry extends Common {
	readonly kind: 'evening';
	readonly evening: EveningId;
	/** The club's local date, YYYY-MM-DD. */
	readonly date: string;
	readonly occasion: Occasion;
	readonly rulebook: string;
	/** Clockwise: four to six, in Saukopf three or four. */
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
	/** Cents carried in. */
	readonly stock?: number;
	/** Cents one unit, in Saukopf one point, is worth, where the book lets the table agree on it. */
	readonly rate?: number;
	readonly championship?: string;
	readonly partie?: number;
	readonly table?: number;
}

/** Someone comes or goes, or the dealer is set by hand; from here on. */
export interface SeatsEntry extends AtTable {
	readonly kind: 'seats';
	readonly evening: EveningId;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
}

export interface GameEntry<G extends AnyGame = AnyGame> extends AtTable {
	readonly kind: 'game';
	readonly evening: EveningId;
	readonly game: G;
}

/** Nobody plays; the deal passes on. */
export interface PassedEntry extends AtTable {
	readonly kind: 'passed';
	readonly evening: EveningId;
}

export type Incident =
	| { readonly incident: 'vergeben' | 'verabhebt'; readonly player: MemberId }
	| {
			readonly incident: 'falschKassiert';
			/** Those who took too much. */
			readonly from: readonly MemberId[];
			/** Those who paid it. */
			readonly to: readonly MemberId[];
			/** Cents too much, per payer. */
			readonly amount: number;
	  };

export type IncidentEntry = AtTable & { readonly kind: 'incident'; readonly evening: EveningId } & Incident;

export interface CloseEntry extends Common {
	readonly kind: 'close';
	readonly evening: EveningId;
}

/** Takes out just its target. */
export interface VoidEntry {
	readonly kind: 'void';
	readonly id: EntryId;
	readonly at: string;
	readonly target: EntryId;
	readonly note?: string;
}

/** A changed book: an RFC 7396 merge patch on the base's data. Never replaced or voided; a change is a new book. */
export interface RulebookEntry extends Common {
	readonly kind: 'rulebook';
	readonly rulebook: string;
	readonly base: string;
	readonly name: string;
	readonly changes: Readonly<Record<string, unknown>>;
}

export interface RoundEntry extends AtTable {
	readonly kind: 'round';
	readonly evening: EveningId;
	readonly round: RoundKind;
	readonly geschoben?: boolean;
	/** Abschlussrunde: who holds the Alte. */
	readonly dealer?: MemberId;
	readonly anyContractWinsStock?: boolean;
	/** Answers the oldest open vote: how many were for which round. */
	readonly vote?: { readonly mungorunde: number; readonly bockrunde: number };
}

/** Agreed on in the running Gardareizrunde, from here on: what wins the Stock (§5.3, weitnau §4.3). */
export interface AgreedEntry extends AtTable {
	readonly kind: 'agreed';
	readonly evening: EveningId;
	readonly anyContractWinsStock: boolean;
}

/**
 * Agreed on, and begun by a `round` later: an Abschlussrunde, once it is known who held the Alte in the next ordinary game
 * (allgaeu §5.7). A note alone: who does not know the kind prices every game the same.
 */
export interface AnnouncedEntry extends AtTable {
	readonly kind: 'announced';
	readonly evening: EveningId;
	readonly round: RoundKind;
}

export interface RoundEndEntry extends AtTable {
	readonly kind: 'roundEnd';
	readonly evening: EveningId;
}

/** Money in or out of the Kasse, in cents. */
export interface BookingEntry extends Common {
	readonly kind: 'booking';
	readonly date: string;
	readonly amount: number;
	readonly purpose: string;
	readonly member?: MemberId;
	/** Closes a year: what the treasurer read and signed. The booking moves nothing then; what changes later can be told. */
	readonly closes?: { readonly year: number; readonly balance: number };
}

export interface ConfirmEntry extends Common {
	readonly kind: 'confirm';
	readonly evening: EveningId;
	readonly member: MemberId;
}

export interface TickEntry extends Common {
	readonly kind: 'tick';
	readonly evening: EveningId;
	readonly remark: string;
}

/**
 * Every kind of entry this version knows; the order of the list is that of the file format's table, our own kinds after
 * those.
 */
export type Entry =
	| ClubEntry
	| MemberEntry
	| RulebookEntry
	| EveningEntry
	| SeatsEntry
	| GameEntry
	| PassedEntry
	| AgreedEntry
	| IncidentEntry
	| RoundEntry
	| RoundEndEntry
	| CloseEntry
	| VoidEntry
	| BookingEntry
	| ChampionshipEntry
	| DisputeEntry
	| SubstituteEntry
	| ConfirmEntry
	| DrawEntry
	| TickEntry
	| PaidEntry
	| EventEntry
	| PlayoffEntry
	| ApprovalEntry
	| DisqualifyEntry
	| InvalidEntry
	| AnnouncedEntry;

export type EntryKind = Entry['kind'];

type Unsigned<T> = T extends Entry ? Omit<T, 'id' | 'at'> : never;
/** An entry before the device gives it its id and its time. */
export type NewEntry = Unsigned<Entry>;

type SaysWhatItSaw<K extends EntryKind> = 'seen' extends keyof Extract<Entry, { kind: K }> ? true : false;

/** Whether it happened at the table, belongs to an evening else, or to the club; the compiler asks for every new one. */
const KINDS = {
	club: 'club',
	member: 'club',
	rulebook: 'club',
	evening: 'evening',
	seats: 'table',
	game: 'table',
	passed: 'table',
	agreed: 'table',
	incident: 'table',
	round: 'table',
	roundEnd: 'table',
	close: 'evening',
	void: 'club',
	booking: 'club',
	championship: 'club',
	dispute: 'club',
	substitute: 'club',
	confirm: 'evening',
	draw: 'club',
	tick: 'evening',
	paid: 'evening',
	event: 'club',
	playoff: 'club',
	approval: 'club',
	disqualify: 'club',
	invalid: 'evening',
	announced: 'table'
} as const satisfies {
	readonly [K in EntryKind]: SaysWhatItSaw<K> extends true ? 'table' : 'club' | 'evening';
};

/** The kinds of what happened at the table. */
type TableKind = { [K in EntryKind]: (typeof KINDS)[K] extends 'table' ? K : never }[EntryKind];
export type TableEntry = Extract<Entry, { readonly kind: TableKind }>;

/** Any text that is no known kind. Typed as a form that none of those has, so that comparing `kind` tells all entries apart. */
type LaterKind = `later: ${string}`;

/** An entry of a kind from a later version, kept untouched. Of its fields nothing but these two was checked. */
export interface LaterEntry {
	readonly id: EntryId;
	readonly at: string;
	readonly kind: LaterKind;
	readonly [field: string]: unknown;
}

/** An entry as it lies in a file or in the database. */
export type AnyEntry = Entry | LaterEntry;

/** Whether this version knows the kind. Only for entries that the schema or this app has let in. */
export const isKnown = <E extends Pick<AnyEntry, 'kind'>>(
	entry: E
): entry is Extract<E, { readonly kind: EntryKind }> => Object.hasOwn(KINDS, entry.kind);

/** What happened at the table: it is listed, also once it is struck, and says what was seen when it was written. */
export const happened = <E extends Pick<AnyEntry, 'kind'>>(
	entry: E
): entry is Extract<E, { readonly kind: TableKind }> =>
	Object.hasOwn(KINDS, entry.kind) && KINDS[entry.kind as EntryKind] === 'table';

/** The evening an entry belongs to, null for what belongs to the club: there a field of that name is one nobody knows. */
export function eveningOf(entry: AnyEntry | NewEntry): EveningId | null {
	if (isKnown(entry) && KINDS[entry.kind] === 'club') return null;
	return 'evening' in entry && typeof entry.evening === 'string' ? (entry.evening as EveningId) : null;
}
