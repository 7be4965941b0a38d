import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { eveningOf, happened, type AnyEntry, type NewEntry, type TickEntry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf } from '#lib/log/standing.ts';

/** Whether a player confirmed the list: not at all, as it stands now, or as it stood before a change. */
export type Stands = 'not' | 'now' | 'before';

export interface Confirmations {
	/** In the order of the seats. */
	readonly by: ReadonlyMap<MemberId, Stands>;
	/** A player's counting confirmations, to be taken back. There are several if he confirmed on two phones. */
	readonly entries: ReadonlyMap<MemberId, readonly EntryId[]>;
	/** Whether anybody confirmed; from then on a change needs an organizer's tick (schafkopfschule 5.3.4). */
	readonly begun: boolean;
	/** Whether all confirmed, and the last change was either confirmed again or ticked by an organizer. */
	readonly complete: boolean;
	/** Whether the list was changed after a confirmation without a tick. */
	readonly unticked: boolean;
	/** The id of the entry that changed the list last; '' if nothing was written. */
	readonly changed: string;
	/** The organizers' ticks, oldest first. */
	readonly ticks: readonly TickEntry[];
}

/**
 * Who at the table confirmed an evening's list. A change is any entry about what happened at the table: new, corrected,
 * struck or brought back. It comes after a confirmation if its id is larger. `entries` may hold more than the evening's.
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
		changed,
		ticks
	};
}

/** A test for entries, written or not: whether they change an evening's list. */
function changesList(
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
 * Whether these entries need an organizer's tick: they change a list that somebody has confirmed (schafkopfschule
 * 5.3.4). `entries` may hold more than the evening's.
 */
export function needsTick(
	entries: readonly AnyEntry[],
	evening: EveningId,
	change: readonly NewEntry[]
): boolean {
	const { begun } = confirmationsOf(entries, evening, []);
	return begun && change.some(changesList(entries, evening));
}

/** What is done to a list: it is confirmed, that is taken back, or anything else is written in it. */
export type ListStep = 'confirm' | 'takeBack' | 'write';

/** Which of these a change is. `entries` may hold more than the evening's. */
export function listStep(
	entries: readonly AnyEntry[],
	evening: EveningId,
	change: readonly NewEntry[]
): ListStep {
	const byId = entriesById(entries);
	const confirming = change.filter((one) => targetOf(one, byId)?.kind === 'confirm');
	if (confirming.length === 0 || change.some(changesList(entries, evening))) return 'write';
	return confirming.some(({ kind }) => kind === 'confirm') ? 'confirm' : 'takeBack';
}

/** The id of the entry that changed the list last; '' if nothing was written. */
function lastChange(entries: readonly AnyEntry[], evening: EveningId): string {
	const changes = changesList(entries, evening);
	return entries.reduce((last, entry) => (entry.id > last && changes(entry) ? entry.id : last), '');
}
