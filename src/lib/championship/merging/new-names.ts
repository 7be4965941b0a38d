import type { MemberId } from '#lib/base/ids.ts';
import { oneLine } from '#lib/base/text.ts';
import type { SubstituteEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { writeOf } from './decisions.ts';

/** The name under which a substitute was new in the club when he was written; null if he was a member already. */
export type NewName = (substitute: SubstituteEntry) => string | null;

/**
 * Two organizers who type the same new name mean one person, until somebody gives one of the two another name. Members that
 * were there before are told apart by who they are.
 */
export function newNamesIn({ places }: Pick<Standing, 'places'>): NewName {
	const named = new Map<MemberId, string>();
	const written = new Map<MemberId, string>();
	for (const { entry, chain } of places) {
		if (entry?.kind !== 'member') continue;
		const [first = entry] = chain;
		named.set(entry.member, oneLine(entry.nickname ?? entry.name).toLocaleLowerCase('de'));
		if (!written.has(entry.member)) written.set(entry.member, writeOf(first));
	}
	return (substitute) =>
		written.get(substitute.in) === writeOf(substitute) ? (named.get(substitute.in) ?? null) : null;
}
