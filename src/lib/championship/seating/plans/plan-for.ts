import { ok, type Result } from '#lib/base/result.ts';
import type { ChampionshipRefusal } from '../../refusal-text.ts';
import { PARTIEN, tableSizes, type PlanChoice, type SeatingPlan, type Tables } from '../plan.ts';
import type { Wishes } from '../wishes.ts';
import { even, mostPairs, readStored, withoutSixes } from './stored.ts';

// A module of its own, so that the plans are loaded only for the set-up of a Meisterschaft.

/**
 * The best plan of four Partien for this number of players. Refused for 7, for fewer than 4 or more than 48, and for a
 * number that is not whole; without sixes also for 6 and 11.
 */
export function planFor(
	players: number,
	choice: PlanChoice = 'even'
): Result<SeatingPlan, ChampionshipRefusal> {
	const sizes = tableSizes(players, choice !== 'without-sixes');
	if (!sizes.ok) return sizes;
	const text = SPECIAL[choice][players] ?? even[players];
	if (text === undefined) throw new Error(`no plan is stored for ${players} players`);
	return ok(readStored(text));
}

/** The plans of a choice that differ from the even ones; for other numbers the even plan is the best for it too. */
const SPECIAL: Readonly<Record<PlanChoice, typeof even>> = {
	even,
	'most-pairs': mostPairs,
	'without-sixes': withoutSixes
};

/** The plan for these wishes that need not be searched; null if there is none. */
export function storedPlan(
	players: number,
	{ partien, aim, sixes, fixed, apart }: Wishes
): readonly Tables[] | null {
	const isUsual = partien === PARTIEN && fixed.length + apart.length === 0 && (sixes || aim === 'even');
	const stored = isUsual ? planFor(players, sixes ? aim : 'without-sixes') : null;
	return stored?.ok ? stored.value.rounds : null;
}
