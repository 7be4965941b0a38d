import { lastPlace } from '#lib/evening/state.ts';
import type { SubstituteEntry } from '#lib/log/entry.ts';
import type { Entrants, Replaced } from '../draw/entrants.ts';
import type { Partie } from './partie.ts';

/**
 * Whom a list names in a game though another played for him by then: whoever wrote it did not know. The games count for who
 * plays on his number.
 */
export function writtenForOthers(
	{ games, evening: { evening } }: Partie,
	{ entrantOf, isSaid }: Entrants,
	substitutes: readonly SubstituteEntry[]
): readonly Replaced[] {
	const gone = new Map(substitutes.map(({ id, out }) => [out, id]));
	const found = new Map<string, Replaced>();
	for (const { row } of games) {
		for (const out of row.seats) {
			const since = gone.get(out);
			const comes = entrantOf(out, row.place)?.holder ?? out;
			if (since !== undefined && since < row.entry.id && comes !== out && !isSaid(evening, out))
				found.set(out, { out, comes });
		}
	}
	return [...found.values()];
}

/** The points that somebody left behind in a list when another sat down for him there. */
export interface TakenOver extends Replaced {
	readonly points: number;
}

/**
 * What came over at this table from those who left: the points go with the number (schafkopfschule 5.2.11), the money
 * stays with whoever won or lost it. Empty for a list that its players wrote to the end, whoever left after it.
 */
export function takenOver(
	{ evening, total }: Pick<Partie, 'evening' | 'total'>,
	{ entrantOf }: Entrants
): readonly TakenOver[] {
	const last = lastPlace(evening);
	return [...total].flatMap(([out, points]) => {
		const comes = entrantOf(out, last, evening.evening)?.holder ?? out;
		return comes !== out && total.has(comes) ? { out, comes, points } : [];
	});
}
