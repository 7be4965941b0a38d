import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { membersOf } from './members.ts';
import type { Standing } from './standing.ts';

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
	for (const { chain, voids } of log.places) {
		const last = chain.at(-1);
		if (last?.kind !== 'member' || members.has(last.member)) continue;
		// A renaming that was taken back long before stays so; only the last void took the member out.
		const at = (ids: readonly EntryId[]): string => ids.at(-1) ?? '';
		if (at(voids) < at(removed.get(last.member)?.voids ?? [])) continue;
		removed.set(last.member, { member: last.member, name: last.name, voids });
	}
	return [...removed.values()];
}
