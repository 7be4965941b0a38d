import type { EntryId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { championshipSentence } from '#lib/championship/refusal-text.ts';
import type { Tables } from '#lib/championship/seating/plan.ts';
import type { PeoplesWishes } from '#lib/championship/seating/wished.ts';
import type { OpenChampionship } from './championship.svelte.ts';

/** Why the plan can't be changed, in one sentence; null if it can. */
export function planStays({ entry, begun }: OpenChampionship): string | null {
	if (entry?.system === 'schafkopfschule') return championshipSentence({ code: 'planByLot' });
	return begun ? championshipSentence({ code: 'planBegun' }) : null;
}

/** Chooses another plan: returns the entry written for it, or a sentence why not. `wishes` are those that it keeps. */
export async function usePlan(
	open: OpenChampionship,
	plan: readonly Tables[],
	wishes: PeoplesWishes = {}
): Promise<Result<EntryId, string>> {
	const { entry } = open;
	if (!entry) return refused(championshipSentence({ code: 'championshipGone' }));
	const stays = planStays(open);
	if (stays !== null) return refused(stays);
	const { id, at: _at, note: _note, fixed: _fixed, apart: _apart, ...kept } = entry;
	const written = await open.write([{ ...kept, ...wishes, plan, replaces: id }]);
	if (!written.ok) return written;
	return ok(written.value[0]?.id ?? id);
}

/** Brings back the plan before. */
export async function undoPlan(open: OpenChampionship, target: EntryId): Promise<Result<unknown, string>> {
	const stays = planStays(open);
	if (stays !== null) return refused(stays);
	return open.write([{ kind: 'void', target }]);
}
