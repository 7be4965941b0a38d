import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { MemberEntry } from './entry.ts';
import { membersOf } from './members.ts';
import type { Standing } from './standing.ts';

/** Somebody who was taken out again: his entries are still there. */
export interface RemovedMember {
	readonly member: MemberId;
	readonly name: string;
	/** What took him out. */
	readonly voids: readonly EntryId[];
}

/** Those of whom no entry counts any more. */
export function removedMembers(log: Pick<Standing, 'places'>): readonly RemovedMember[] {
	const members = membersOf(log);
	const removed = new Map<MemberId, RemovedMember>();
	for (const { chain, voids } of log.places) {
		const last = chain.at(-1) as unknown as MemberEntry;
		if (last.kind !== 'member' || members.has(last.member)) continue;
		const before = removed.get(last.member)?.voids ?? [];
		removed.set(last.member, { member: last.member, name: last.name, voids: [...before, ...voids] });
	}
	return [...removed.values()];
}
