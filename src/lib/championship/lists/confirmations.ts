import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { eveningOf, happened, type AnyEntry, type NewEntry, type TickEntry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf } from '#lib/log/standing.ts';

/** Whether a player stands by the list: not said, said of what stands there now, or of what stood there before a change. */
export type Stands = 'not' | 'now' | 'before';

export interface Confirmations {
	/** In the order of the seats. */
	readonly by: ReadonlyMap<MemberId, Stands>;
	/** A player's confirmations that count, to be taken back: more than one where he gave them on two phones. */
	readonly entries: ReadonlyMap<MemberId, readonly EntryId[]>;
	/** Somebody confirmed: from here on a change needs an organizer's tick (schafkopfschule 5.3.4). */
	readonly begun: boolean;
	/** All of them did, and after the last change an organizer ticked it where they did not confirm it anew. */
	readonly complete: boolean;
	/** Changed after a confirmation, and no tick says why. */
	readonly unticked: boolean;
	/** The organizers' ticks, oldest first. */
	readonly ticks: readonly TickEntry[];
}

/**
 * Who of those at the table confirmed an evening's list. A change is whatever was written, corrected, struck or brought back
 * of what happened at the table; it comes after a confirmation whose id is smaller. `entries` may hold more than the evening's.
 */
export function confirmationsOf(
	entries: readonly AnyEntry[],
	evening: EveningId,
	seats: readonly MemberId[]
): Confirmations {
	const log = standing(entries);
	const own = log.places.flatMap(({ entry }) => (entry && eveningOf(entry) === evening ? [entry] : []));
	const confirms = own.filter((entry) => entry.kind === 'confirm');
	const ticks = own.filter((entry) => entry.kind === 'tick');
	const changed = lastChange(entries, evening);
	const said = new Map(confirms.map(({ member, id }) => [member, id]));
	const standsOf = (member: MemberId): Stands => {
		const id = said.get(member);
		return id === undefined ? 'not' : id > changed ? 'now' : 'before';
	};
	const by = new Map(seats.map((member) => [member, standsOf(member)]));
	const first = confirms[0]?.id;
	const unticked = first !== undefined && first < changed && !ticks.some(({ id }) => id > changed);
	const all = [...by.values()];
	return {
		by,
		entries: new Map(
			[...said.keys()].map((member) => [
				member,
				confirms.flatMap((one) => (one.member === member ? [one.id] : []))
			])
		),
		begun: confirms.length > 0,
		complete:
			all.every((stands) => stands === 'now') || (!unticked && all.every((stands) => stands !== 'not')),
		unticked,
		ticks
	};
}

/** Tells of an entry, also of one that is not written yet, whether it changes an evening's list. */
export function changesList(
	entries: readonly AnyEntry[],
	evening: EveningId
): (entry: AnyEntry | NewEntry) => boolean {
	const byId = entriesById(entries);
	return (entry) => {
		const target = targetOf(entry, byId);
		return happened(target) && target.evening === evening;
	};
}

/**
 * Whether this may be written with an organizer's tick alone: it changes an evening's list that somebody confirmed already
 * (schafkopfschule 5.3.4). `entries` may hold more than the evening's.
 */
export function needsTick(
	entries: readonly AnyEntry[],
	evening: EveningId,
	change: readonly NewEntry[]
): boolean {
	const { begun } = confirmationsOf(entries, evening, []);
	return begun && change.some(changesList(entries, evening));
}

/** The entry that changed the list last; '' where nothing was written. */
function lastChange(entries: readonly AnyEntry[], evening: EveningId): string {
	const changes = changesList(entries, evening);
	return entries.reduce((last, entry) => (entry.id > last && changes(entry) ? entry.id : last), '');
}
