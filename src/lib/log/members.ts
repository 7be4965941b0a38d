import type { MemberId } from '#lib/base/ids.ts';
import type { MemberEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/** Who belongs to the club. */
export interface Member {
	readonly member: MemberId;
	readonly name: string;
	/** What is shown at the table: the nickname where there is one. */
	readonly shown: string;
	readonly left: string | null;
}

/** The club's members in the order they were first named; the last entry for a member wins. */
export function membersOf(log: Standing): ReadonlyMap<MemberId, Member> {
	const members = new Map<MemberId, Member>();
	for (const place of log.places) {
		if (place.entry?.kind !== 'member') continue;
		const { member, name, nickname, left } = place.entry as unknown as MemberEntry;
		members.set(member, { member, name, shown: nickname ?? name, left: left ?? null });
	}
	return members;
}
