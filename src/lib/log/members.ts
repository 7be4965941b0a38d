import type { MemberId } from '#lib/base/ids.ts';
import { besideOthers, oneLine } from '#lib/base/text.ts';
import type { Standing } from './standing.ts';

/** Who belongs to the club. Dates are YYYY-MM-DD. */
export interface Member {
	readonly member: MemberId;
	readonly name: string;
	readonly nickname: string | null;
	/** What is shown at the table: the nickname where there is one, and a number where another has the same. */
	readonly shown: string;
	readonly joined: string | null;
	readonly left: string | null;
}

/** The club's members in the order they were first named; the last entry for a member wins. */
export function membersOf(log: Pick<Standing, 'places'>): ReadonlyMap<MemberId, Member> {
	const members = new Map<MemberId, Member>();
	for (const place of log.places) {
		if (place.entry?.kind !== 'member') continue;
		const { member, joined, left, ...named } = place.entry;
		// A file may bring any text; what is shown does no harm to what stands beside it.
		const [name, nickname] = [oneLine(named.name), oneLine(named.nickname ?? '')];
		members.set(member, {
			...{ member, name, nickname: nickname || null, shown: besideOthers(nickname || name) || '?' },
			...{ joined: joined ?? null, left: left ?? null }
		});
	}
	tellApart(members);
	return members;
}

/** What the club calls itself, as it can be shown; null where no entry says so. */
export function clubNameOf({ places }: Pick<Standing, 'places'>): string | null {
	const named = places.flatMap(({ entry }) => (entry?.kind === 'club' ? [entry.name] : [])).at(-1);
	return named === undefined ? null : besideOthers(named);
}

/**
 * Two who would be called the same: the one named first keeps the name, the others are "Anna (2)", "Anna (3)" until they get
 * a nickname. The order is that of the log, so every phone says the same.
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
