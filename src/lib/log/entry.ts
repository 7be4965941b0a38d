import type { InferOutput } from 'valibot';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import type { SCHEMAS } from './schema-kinds.ts';

// The types of entries follow from their schemas, where the kinds and fields are explained. Only types are imported, so
// code that checks nothing does not load the validator.

type Named<T> = keyof { readonly [K in keyof T as string extends K ? never : K]: true };
/** The read-only type that a schema lets through, without the index signature for unknown fields. */
type Known<T> = T extends string | number | boolean
	? T
	: T extends readonly (infer Item)[]
		? readonly Known<Item>[]
		: [Named<T>] extends [never]
			? Readonly<T>
			: { readonly [K in keyof T as string extends K ? never : K]: Known<T[K]> };

export type EntryKind = keyof typeof SCHEMAS;
type EntryOf<K extends EntryKind> = { readonly [Kind in K]: Known<InferOutput<(typeof SCHEMAS)[Kind]>> }[K];
/** Every kind of entry this version knows. */
export type Entry = EntryOf<EntryKind>;

export type EveningEntry = EntryOf<'evening'>;
export type SeatsEntry = EntryOf<'seats'>;
export type GameEntry<G extends AnyGame = AnyGame> = EntryOf<'game'> & { readonly game: G };
export type PassedEntry = EntryOf<'passed'>;
export type IncidentEntry = EntryOf<'incident'>;
export type VoidEntry = EntryOf<'void'>;
export type RulebookEntry = EntryOf<'rulebook'>;
export type RoundEntry = EntryOf<'round'>;
export type AgreedEntry = EntryOf<'agreed'>;
export type TariffEntry = EntryOf<'tariff'>;
export type AnnouncedEntry = EntryOf<'announced'>;
export type DealtAgainEntry = EntryOf<'dealtAgain'>;
export type PaperEntry = EntryOf<'paper'>;
export type RoundEndEntry = EntryOf<'roundEnd'>;
export type BookingEntry = EntryOf<'booking'>;
export type SettledEntry = EntryOf<'settled'>;
export type LevyEntry = EntryOf<'levy'>;
export type ReceiptEntry = EntryOf<'receipt'>;
export type BankEntry = EntryOf<'bank'>;
export type TickEntry = EntryOf<'tick'>;
export type EventEntry = EntryOf<'event'>;
export type AnswerEntry = EntryOf<'answer'>;
export type MotionEntry = EntryOf<'motion'>;
export type BallotEntry = EntryOf<'ballot'>;
export type ChampionshipEntry = EntryOf<'championship'>;
export type DisputeEntry = EntryOf<'dispute'>;
export type SubstituteEntry = EntryOf<'substitute'>;
export type SatEntry = EntryOf<'sat'>;
export type LeaveEntry = EntryOf<'leave'>;
export type JoinEntry = EntryOf<'join'>;
export type DrawEntry = EntryOf<'draw'>;
export type PlayoffEntry = EntryOf<'playoff'>;
export type PlayoffGameEntry = EntryOf<'playoffGame'>;
export type DisqualifyEntry = EntryOf<'disqualify'>;
export type InvalidEntry = EntryOf<'invalid'>;
export type ComplaintEntry = EntryOf<'complaint'>;
export type KingEntry = EntryOf<'king'>;
export type TrophyEntry = EntryOf<'trophy'>;

export type Occasion = EveningEntry['occasion'];

type Own<T> = T extends { readonly incident: string }
	? Omit<T, 'id' | 'at' | 'kind' | 'evening' | 'seen' | 'before' | 'copyOf' | 'replaces' | 'note'>
	: never;
/** What went wrong, without when and where it happened. */
export type Incident = Own<IncidentEntry>;

type Unsigned<T> = T extends Entry ? Omit<T, 'id' | 'at'> : never;
/** An entry before the device gives it its id and its time. */
export type NewEntry = Unsigned<Entry>;

type SaysWhatItSaw<K extends EntryKind> = 'seen' extends keyof EntryOf<K> ? true : false;

/**
 * Whether a kind happened at the table, otherwise belongs to an evening, is said of a championship outside its evenings, or
 * belongs to the club. The compiler asks for every new kind.
 */
const KINDS = {
	club: 'club',
	member: 'club',
	rulebook: 'club',
	evening: 'evening',
	seats: 'table',
	game: 'table',
	passed: 'table',
	agreed: 'table',
	tariff: 'table',
	incident: 'table',
	round: 'table',
	roundEnd: 'table',
	close: 'evening',
	void: 'club',
	booking: 'club',
	levy: 'club',
	receipt: 'club',
	bank: 'club',
	championship: 'championship',
	dispute: 'championship',
	substitute: 'championship',
	sat: 'championship',
	leave: 'championship',
	join: 'championship',
	confirm: 'evening',
	draw: 'championship',
	tick: 'evening',
	paid: 'evening',
	settled: 'club',
	pot: 'club',
	event: 'club',
	answer: 'club',
	motion: 'club',
	ballot: 'club',
	playoff: 'championship',
	playoffGame: 'championship',
	approval: 'championship',
	disqualify: 'championship',
	invalid: 'evening',
	complaint: 'championship',
	king: 'club',
	trophy: 'club',
	announced: 'table',
	dealtAgain: 'table',
	paper: 'table'
} as const satisfies {
	readonly [K in EntryKind]: SaysWhatItSaw<K> extends true
		? 'before' extends keyof EntryOf<K>
			? 'table'
			: 'championship'
		: 'club' | 'evening';
};

type KindOf<Where extends string> = {
	[K in EntryKind]: (typeof KINDS)[K] extends Where ? K : never;
}[EntryKind];
/** The kinds that happen at the table. */
type TableKind = KindOf<'table'>;
export type TableEntry = Extract<Entry, { readonly kind: TableKind }>;
/** An entry of a championship outside its evenings: its set-up, or what was ruled and drawn. */
export type SaidEntry = Extract<Entry, { readonly kind: KindOf<'championship'> }>;

/** Any text that is not a known kind. No known kind matches this pattern, so comparing `kind` tells all entries apart. */
type LaterKind = `later: ${string}`;

/** An entry of a kind from a later version, kept untouched. None of its other fields was checked. */
interface LaterEntry {
	readonly id: EntryId;
	readonly at: string;
	readonly kind: LaterKind;
	readonly [field: string]: unknown;
}

/** An entry as it is stored in a file or in the database. */
export type AnyEntry = Entry | LaterEntry;

/** Whether this version knows the kind. Only for entries that the schema or this app has accepted. */
export const isKnown = <E extends Pick<AnyEntry, 'kind'>>(
	entry: E
): entry is Extract<E, { readonly kind: EntryKind }> => Object.hasOwn(KINDS, entry.kind);

/**
 * Whether an entry happened at the table: it is listed even after it is struck, and it says what was seen when it was
 * written.
 */
export const happened = <E extends Pick<AnyEntry, 'kind'>>(
	entry: E
): entry is Extract<E, { readonly kind: TableKind }> =>
	Object.hasOwn(KINDS, entry.kind) && KINDS[entry.kind as EntryKind] === 'table';

/** Whether an entry is of a championship outside its evenings, and says what was seen when it was written. */
export const isSaid = <E extends Pick<AnyEntry, 'kind'>>(
	entry: E
): entry is Extract<E, { readonly kind: KindOf<'championship'> }> =>
	Object.hasOwn(KINDS, entry.kind) && KINDS[entry.kind as EntryKind] === 'championship';

/** Whether an entry belongs to the club, and so to no evening. */
export const isOfClub = <E extends Entry | NewEntry>(
	entry: E
): entry is Extract<E, { readonly kind: KindOf<'club' | 'championship'> }> =>
	KINDS[entry.kind] === 'club' || KINDS[entry.kind] === 'championship';

/** The evening an entry belongs to; null for an entry of the club, where a field `evening` is an unknown one. */
export function eveningOf(entry: AnyEntry | NewEntry): EveningId | null {
	if (isKnown(entry) && isOfClub(entry)) return null;
	return 'evening' in entry && typeof entry.evening === 'string' ? (entry.evening as EveningId) : null;
}
