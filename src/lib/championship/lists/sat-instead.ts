import type { EveningId, MemberId } from '#lib/base/ids.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { Partie } from './partie.ts';

/** What is corrected in a list: what stands there at `member`, `out` has played. */
export interface SatInstead {
	readonly championship: string;
	readonly list: Partie;
	readonly member: MemberId;
	readonly out: MemberId;
	/** Why, in the organizers' words. */
	readonly note: string;
}

/**
 * The entries that put right who sat at a table, also once its list is confirmed. If the other one is written in this list
 * or in another of the same Partie, the two changed places: then what stands at him counts for the first. Lists whose players
 * are others than planned then stand. `isConfirmed` says which lists somebody confirmed: these get the organizers' tick.
 */
export function satInstead(
	{ championship, list, member, out, note }: SatInstead,
	partien: readonly Partie[],
	isConfirmed: (evening: EveningId) => boolean
): readonly NewEntry[] {
	const { evening, opening, seats } = list.evening;
	const other = seats.includes(out)
		? list
		: partien.find(({ evening: one }) => one.opening.partie === opening.partie && one.seats.includes(out));
	const lists = [...new Set([list, ...(other ? [other] : [])])].map((one) => one.evening.evening);
	const said = { kind: 'sat', championship, note } as const;
	return [
		{ ...said, evening, instead: { member, out } },
		...(other ? [{ ...said, evening: other.evening.evening, instead: { member: out, out: member } }] : []),
		...(other === list ? [] : lists.map((one) => ({ ...said, evening: one }))),
		...lists.filter(isConfirmed).map((one) => ({ kind: 'tick', evening: one, remark: note }) as const)
	];
}
