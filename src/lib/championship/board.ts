import type { AnyEntry } from '#lib/log/entry.ts';
import { entriesByEvening, isPlayed, tableOf, type BoardTable } from './board-table.ts';
import type { Championship, ChampionshipLog } from './from-log.ts';
import { undoneIn, type Undone } from './left-to-do.ts';
import { progressOf } from './lists/progress.ts';
import type { TableProgress } from './lists/table-progress.ts';
import { clashesIn, type Disputed } from './merging/clashes.ts';

export interface DayBoard extends Disputed {
	/** The tables of the plan by Partie. */
	readonly tables: readonly (readonly BoardTable[])[];
	/** Lists that belong to no table of the plan. */
	readonly beside: readonly TableProgress[];
	/** Whether no table has anything left to play. */
	readonly played: boolean;
	/** What is left before the prize-giving; empty once there is a king. */
	readonly undone: readonly Undone[];
}

/**
 * The board of a championship. `entries` are all of its log, `from` is what stands of them, and `folded` the championship
 * made of it. The order of the entries does not matter.
 */
export function boardOf(
	entries: readonly AnyEntry[],
	from: ChampionshipLog,
	folded: Championship
): DayBoard | null {
	const { rulings, partien, ranking } = folded;
	const { entry } = rulings;
	if (!entry || !ranking) return null;
	const disputed = clashesIn(entries, from, folded);
	const written = entriesByEvening(entries);
	const progress = progressOf(entry, rulings, partien);
	const tables = progress.partien.map((round) =>
		round.map((one) => tableOf(one, written, disputed.clashes, from.kept))
	);
	const played = tables.length > 0 && tables.flat().every(isPlayed);
	return {
		...disputed,
		tables,
		beside: progress.beside,
		played,
		undone: undoneIn(entry, { ...folded, ranking }, { tables, progress, clashes: disputed.clashes, played })
	};
}
