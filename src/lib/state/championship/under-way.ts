import type { AnyEvening } from '#lib/evening/state.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';

/** Milliseconds: what was written longer ago belongs to a championship that is over, or was given up. */
const LATELY = 48 * 3_600_000;

/**
 * The championship that is played now: its numbers are drawn, and something of it was written lately, in the club's log
 * or at one of these tables. `now` in milliseconds.
 */
export function championshipNow(
	log: Standing,
	lists: readonly Pick<AnyEvening, 'opening'>[],
	now: number
): ChampionshipEntry | undefined {
	const isLate = ({ at }: { readonly at: string }): boolean => Date.parse(at) > now - LATELY;
	const written = [...log.places.map(({ entry }) => entry), ...lists.map(({ opening }) => opening)];
	const lately = new Set(
		written.flatMap((entry) =>
			entry && 'championship' in entry && isLate(entry) ? [entry.championship] : []
		)
	);
	return log.places
		.flatMap(({ entry }) => (entry?.kind === 'championship' ? [entry as ChampionshipEntry] : []))
		.findLast(({ championship, numbers }) => lately.has(championship) && Object.keys(numbers).length > 0);
}
