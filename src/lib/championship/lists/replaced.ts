import type { SubstituteEntry } from '#lib/log/entry.ts';
import type { Entrants, Replaced } from '../draw/entrants.ts';
import type { Partie } from './points.ts';

/**
 * Whom a list names in a game though another played for him by then: whoever wrote it did not know. The games count for who
 * plays on his number.
 */
export function writtenForOthers(
	{ games }: Partie,
	{ entrantOf }: Entrants,
	substitutes: readonly SubstituteEntry[]
): readonly Replaced[] {
	const gone = new Map(substitutes.map(({ id, out }) => [out, id]));
	const found = new Map<string, Replaced>();
	for (const { row } of games) {
		for (const out of row.seats) {
			const since = gone.get(out);
			const comes = entrantOf(out, row.place)?.holder ?? out;
			if (since !== undefined && since < row.entry.id && comes !== out) found.set(out, { out, comes });
		}
	}
	return [...found.values()];
}
