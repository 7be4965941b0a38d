import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import { besideOthers, oneLine } from '#lib/base/text.ts';
import type { AnyEntry } from './entry.ts';
import { latestAt } from './place.ts';
import type { Standing } from './standing.ts';

/** Who belongs to the club. Dates are YYYY-MM-DD. */
export interface Member {
	readonly member: MemberId;
	readonly name: string;
	readonly nickname: string | null;
	/** The name shown at the table: the nickname if there is one, with a number if another member has the same. */
	readonly shown: string;
	readonly joined: string | null;
	readonly left: string | null;
}

/** The club's members in the order they were first named; the last entry for a member counts. */
export function membersOf(log: Pick<Standing, 'places'>): ReadonlyMap<MemberId, Member> {
	const members = new Map<MemberId, Member>();
	for (const place of log.places) {
		if (place.entry?.kind !== 'member') continue;
		const { member, joined, left, ...named } = place.entry;
		// A file may bring any text; control characters must not disturb the text beside it.
		const [name, nickname] = [oneLine(named.name), oneLine(named.nickname ?? '')];
		members.set(member, {
			member,
			name,
			nickname: nickname || null,
			shown: besideOthers(nickname || name) || '?',
			joined: joined ?? null,
			left: left ?? null
		});
	}
	tellApart(members);
	return members;
}

/** The id of the club to try the app with, and of the entry that names it: it sorts before all that is written later. */
export const SAMPLE_ID = asId<EntryId>('0-beispielverein');

/** What the address of its open table ends with where somebody practises. */
export const PRACTICE = '#ueben';

/** Whether these are the entries of the club to try the app with. */
export const isSampleClub = (entries: readonly AnyEntry[]): boolean =>
	entries.some(({ id }) => id === SAMPLE_ID);

/** The club's name, ready to be shown; null when no entry gives one. */
export function clubNameOf({ places }: Pick<Standing, 'places'>): string | null {
	const named = places.flatMap(({ entry }) => (entry?.kind === 'club' ? [entry.name] : [])).at(-1);
	return named === undefined ? null : besideOthers(named);
}

/**
 * Tells members of one name apart: the first keeps the name, the others become "Anna (2)", "Anna (3)" until they get a
 * nickname. The order is that of the log, so every phone shows the same.
 */
function tellApart(members: Map<MemberId, Member>): void {
	const taken = new Set<string>();
	for (const one of members.values()) {
		let shown = one.shown;
		for (let number = 2; taken.has(shown.toLowerCase()); number++) shown = `${one.shown} (${number})`;
		taken.add(shown.toLowerCase());
		if (shown !== one.shown) members.set(one.member, { ...one, shown });
	}
}

/** A member who was taken out again; the entries about him are still in the log. */
export interface RemovedMember {
	readonly member: MemberId;
	readonly name: string;
	/** The voids that took out the last entry about him. */
	readonly voids: readonly EntryId[];
}

/** The members about whom no entry counts any more. */
export function removedMembers(log: Pick<Standing, 'places'>): readonly RemovedMember[] {
	const members = membersOf(log);
	const removed = new Map<MemberId, RemovedMember>();
	for (const place of log.places) {
		const { voids } = place;
		const last = latestAt(place);
		if (last?.kind !== 'member' || members.has(last.member)) continue;
		// A renaming that was taken back long before stays so; only the last void took the member out.
		const at = (ids: readonly EntryId[]): string => ids.at(-1) ?? '';
		if (at(voids) < at(removed.get(last.member)?.voids ?? [])) continue;
		removed.set(last.member, { member: last.member, name: last.name, voids });
	}
	return [...removed.values()];
}

/** Names of members that stand for a club without one. */
const NAMED = 3;

/** What tells a club from others: its name, or the members named first; empty if there are none. */
export function clubLabel(log: Pick<Standing, 'places'>): string {
	const name = clubNameOf(log);
	if (name) return name;
	const members = [...membersOf(log).values()].map(({ shown }) => oneLine(shown));
	return members.slice(0, NAMED).join(', ') + (members.length > NAMED ? '\u00a0…' : '');
}
