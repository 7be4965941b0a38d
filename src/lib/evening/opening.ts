import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { apartIn } from '#lib/log/apart.ts';
import { type AnyEntry, type Entry, type EveningEntry, eveningOf, happened } from '#lib/log/entry.ts';
import { latestAt, type Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Warning, WarningRule } from './state.ts';

// What folding has in common for all kinds of evenings, before and beside the games.

/** The places of a log that belong to an evening, in order. */
export const placesOf = (log: Standing, evening: EveningId): readonly Place[] =>
	log.places.filter((place) => {
		const latest = latestAt(place);
		return latest !== undefined && eveningOf(latest) === evening;
	});

/** The entry that opens an evening: the first `evening` entry that counts. */
export const openingIn = (places: readonly Place[]): EveningEntry | undefined =>
	places.map(({ entry }) => entry).find((entry) => entry?.kind === 'evening');

/** The id of an evening's book, undefined if nothing opens it. It tells whether Saukopf must be loaded. */
export const rulebookOf = (log: Standing, evening: EveningId): string | undefined =>
	openingIn(placesOf(log, evening))?.rulebook;

/** The opening of an evening that was struck as a whole, and why, if that was noted; null while it stands or was never here. */
export function struckOpening({
	places
}: Standing): { readonly opening: EveningEntry; readonly note: string } | null {
	if (openingIn(places)) return null;
	for (const { chain, strikes, voids } of places) {
		const opening = chain.findLast((entry) => entry.kind === 'evening');
		if (opening) return { opening, note: strikes.findLast(({ id }) => voids.includes(id))?.note ?? '' };
	}
	return null;
}

/** Whether an entry came late if it was written after the close. Payments, confirmations and ticks belong there. */
export const isLate = ({ kind }: Entry): boolean => !['evening', 'paid', 'confirm', 'tick'].includes(kind);

/** Whether an entry was written along with another one, so that later hands keep their dealer. Somebody who comes is never put in before. */
export const isDealKept = (entry: AnyEntry): boolean => entry.kind === 'seats' && 'before' in entry;

type Told = readonly [WarningRule, string];
export const LATE: Told = ['after-close', 'Nach dem Schluss des Abends geschrieben.'];
export const SECOND: Told = ['second-evening', 'Dieser Abend wurde schon eröffnet; der erste Eintrag zählt.'];

const APART: Told = [
	'second-evening',
	'Von hier an auf zwei Handys nebeneinander geschrieben: Was doppelt ist, muss gestrichen werden.'
];
const APART_IN_PARTIE: Told = [
	'second-evening',
	'Von hier an auf zwei Handys nebeneinander geschrieben: Für die Plätze zählt einstweilen, was zuerst begonnen wurde.'
];

/** Entries that devices wrote without seeing each other: all but those of the first branch, with a warning for each branch. */
export function apartOf(
	places: readonly Place[],
	{ championship }: EveningEntry
): { readonly apart: ReadonlySet<EntryId>; readonly warnings: readonly Warning[] } {
	const { forks, left } = apartIn(places);
	const begins = new Set(forks.flatMap(({ begin }) => begin).filter((id) => left.has(id)));
	const [rule, text] = championship === undefined ? APART : APART_IN_PARTIE;
	const warnings = places.flatMap(({ id, entry }): readonly Warning[] =>
		entry && begins.has(id) ? [{ entry: entry.id, rule, text }] : []
	);
	return { apart: left, warnings };
}

/** The newest entry that counts at a table: what one tap takes back. */
export interface LastWritten {
	readonly entry: EntryId;
	readonly place: EntryId;
	/** Whether it was written anew, changed an earlier entry, or changed the evening's head. */
	readonly how: 'new' | 'changed' | 'head';
}

/**
 * The newest of what counts in an evening's places: what happened at the table, and corrections of that and of the head.
 * Voids are no candidates, so that taking back goes on to the entry before, nor is what was written along with another. Null if there is nothing to take back.
 */
export function lastWritten(places: readonly Place[]): LastWritten | null {
	let last: LastWritten | null = null;
	for (const { id, entry, chain } of places) {
		if (!entry || isDealKept(entry) || (last && entry.id < last.entry)) continue;
		const isFirst = entry.id === chain[0]?.id;
		if (happened(entry)) last = { entry: entry.id, place: id, how: isFirst ? 'new' : 'changed' };
		else if (entry.kind === 'evening' && !isFirst) last = { entry: entry.id, place: id, how: 'head' };
	}
	return last;
}
