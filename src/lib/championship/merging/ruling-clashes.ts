import { isSaid, type AnyEntry, type SaidEntry } from '#lib/log/entry.ts';
import { voidsByTarget, type Standing } from '#lib/log/standing.ts';
import { placesIn } from '../rulings.ts';
import type { RulingClash } from './clash.ts';
import { leftOut, saidApart } from './rulings-apart.ts';

/** Rulings, draws and set-ups of a championship that were written apart and can't both hold. `ordered` are all entries of the log by id. */
export function rulingClashes(
	log: Standing,
	championship: string,
	ordered: readonly AnyEntry[]
): readonly RulingClash[] {
	const all = ordered.filter(isSaid).filter((entry) => entry.championship === championship);
	if (all.every(({ seen }) => seen === undefined)) return [];
	const voided = voidsByTarget(ordered);
	const written = all.filter(({ id }) => !voided.has(id));
	// Of a set-up that was changed apart both changes stand; what both replaced does not.
	const replaced = new Set<unknown>(written.map(({ replaces }) => replaces));
	const standing = written.filter(({ id }) => !replaced.has(id));
	const apart = saidApart(all, standing, placesIn(log));
	const left = leftOut(apart);
	return apart.map((versions) => ({
		type: 'ruling',
		versions: versions.map((rulings: readonly SaidEntry[]) => ({
			rulings,
			counts: !rulings.some(({ id }) => left.has(id)),
			entries: rulings.map(({ id }) => id),
			strikes: []
		}))
	}));
}
