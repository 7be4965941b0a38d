import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing, voidsByTarget, type Standing } from '#lib/log/standing.ts';
import type { Clash } from './clashes.ts';

/**
 * What two organizers decided apart, each for another version: together they struck all of them, which nobody wanted. It is
 * found in the log as it was before they decided; `decisions` are their voids, `find` looks for clashes in a log.
 */
export function decidedApart(
	ordered: readonly AnyEntry[],
	decisions: readonly AnyEntry[],
	find: (log: Standing, entries: readonly AnyEntry[]) => readonly Clash[]
): readonly Clash[] {
	if (decisions.length < 2) return [];
	const noteOf = new Map(decisions.map((entry) => [entry.id, entry['note']]));
	const before = ordered.filter(({ id }) => !noteOf.has(id));
	const voids = voidsByTarget(ordered);
	const strikesOn = (entries: readonly EntryId[]): readonly EntryId[] =>
		entries.flatMap((id) => voids.get(id) ?? []).filter((id) => noteOf.has(id));
	return find(standing(before), before).flatMap((clash): readonly Clash[] => {
		const versions = clash.type === 'table' ? clash.lists : clash.versions;
		const strikes = versions.map(({ entries }) => strikesOn(entries));
		// Whoever decided again on the same device knew what he had decided before.
		const deciders = new Set(strikes.flat().map((id) => deviceOf(id) ?? noteOf.get(id)));
		const isApart = strikes.every(({ length }) => length > 0) && deciders.size > 1;
		return isApart ? [reopened(clash, strikesOn)] : [];
	});
}

/** Nothing of it counts, and whoever chooses one of them takes out what struck it. */
function reopened(clash: Clash, strikesOn: (entries: readonly EntryId[]) => readonly EntryId[]): Clash {
	const struck = <T extends { readonly entries: readonly EntryId[] }>(version: T): T => ({
		...version,
		counts: false,
		entries: version.entries.filter((id) => strikesOn([id]).length === 0),
		strikes: strikesOn(version.entries)
	});
	return clash.type === 'table'
		? { ...clash, lists: clash.lists.map(struck) }
		: { ...clash, versions: clash.versions.map(struck) };
}
