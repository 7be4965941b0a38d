import type { InferOutput } from 'valibot';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import type { SCHEMAS } from './schema-kinds.ts';

// The types of entries follow from their schemas; what a kind and its fields mean stands there. Types alone are imported, so
// that nobody fetches the validator who checks nothing.

type Named<T> = keyof { readonly [K in keyof T as string extends K ? never : K]: true };
/** What a schema lets through, read only, without the index that says that unknown fields are kept. */
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
export type AnnouncedEntry = EntryOf<'announced'>;
export type RoundEndEntry = EntryOf<'roundEnd'>;
export type BookingEntry = EntryOf<'booking'>;
export type TickEntry = EntryOf<'tick'>;
export type EventEntry = EntryOf<'event'>;
export type ChampionshipEntry = EntryOf<'championship'>;
export type DisputeEntry = EntryOf<'dispute'>;
export type SubstituteEntry = EntryOf<'substitute'>;
export type DrawEntry = EntryOf<'draw'>;
export type PlayoffEntry = EntryOf<'playoff'>;
export type ApprovalEntry = EntryOf<'approval'>;
export type DisqualifyEntry = EntryOf<'disqualify'>;
export type InvalidEntry = EntryOf<'invalid'>;

export type Occasion = EveningEntry['occasion'];

type Own<T> = T extends { readonly incident: string }
	? Omit<T, 'id' | 'at' | 'kind' | 'evening' | 'seen' | 'replaces' | 'note'>
	: never;
/** What went wrong, without when and where. */
export type Incident = Own<IncidentEntry>;

type Unsigned<T> = T extends Entry ? Omit<T, 'id' | 'at'> : never;
/** An entry before the device gives it its id and its time. */
export type NewEntry = Unsigned<Entry>;

type SaysWhatItSaw<K extends EntryKind> = 'seen' extends keyof EntryOf<K> ? true : false;

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
