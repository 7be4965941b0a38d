import { groupBy } from '#lib/base/collections.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { entriesById, targetOf } from '#lib/log/standing.ts';
import type { Championship, ChampionshipLog } from './from-log.ts';
import { nothingKept, type KeptFolds } from './kept-folds.ts';
import { confirmationsOf, type Confirmations } from './lists/confirmations.ts';
import { progressOf } from './lists/progress.ts';
import type { Partie } from './lists/points.ts';
import type { TableProgress } from './lists/table-progress.ts';
import type { Apart } from './merging/apart.ts';
import { clashesIn, type Disputed } from './merging/clashes.ts';
import { undoneIn, type Undone } from './left-to-do.ts';

/**
 * What a table of a Partie needs next. Each table has exactly one of them: decide between its versions, begin, play on,
 * strike what is too much, confirm; or nothing more.
 */
export type TableStand =
	| 'twice'
	| 'invalid'
	| 'notBegun'
	| 'running'
	| 'tooMany'
	| 'unconfirmed'
	| 'confirmed';

/** A table of the plan as the organizers see it. */
export interface BoardTable {
	readonly progress: TableProgress;
	readonly stand: TableStand;
	/** Null before the table is opened. */
	readonly confirmations: Confirmations | null;
	/** Who still has to confirm the list as it is. */
	readonly missing: readonly MemberId[];
	/** When the last game was written, as far as this device knows (ISO 8601); null before the first. */
	readonly lastAt: string | null;
}

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

/** Whether a table needs nothing more. */
export const isFinished = ({ stand }: Pick<BoardTable, 'stand'>): boolean =>
	stand === 'confirmed' || stand === 'invalid';

/** Whether a table has nothing left to play. */
export const isPlayed = ({ progress: { left, state } }: Pick<BoardTable, 'progress'>): boolean =>
	left === 0 && state !== 'waiting';

type ByEvening = ReadonlyMap<EveningId | null, readonly AnyEntry[]>;

/** The entries of each evening, with the voids that take out one of them. */
function entriesByEvening(entries: readonly AnyEntry[]): ByEvening {
	const byId = entriesById(entries);
	return groupBy(entries, (entry) => eveningOf(targetOf(entry, byId)));
}

function tableOf(
	progress: TableProgress,
	written: ByEvening,
	clashes: readonly Apart[],
	kept: KeptFolds = nothingKept()
): BoardTable {
	const { list } = progress;
	const confirmations = list && confirmationsIn(list, written, kept);
	const missing = [...(confirmations?.by ?? [])].flatMap(([member, stands]) =>
		stands === 'now' ? [] : member
	);
	const lastAt = list ? lastAtIn(list) : null;
	const stand = standOf(progress, confirmations?.complete === true, clashes);
	return { progress, stand, confirmations, missing, lastAt };
}

function confirmationsIn(
	{ evening: { evening, seats } }: Partie,
	written: ByEvening,
	kept: KeptFolds
): Confirmations {
	const entries = written.get(evening) ?? [];
	return kept.confirmations(evening, [...seats, ...entries], () => confirmationsOf(entries, evening, seats));
}

/** When the last game was written, here or as part of totals from paper. */
const lastAtIn = ({ evening }: Partie): string | null =>
	evening.rows.findLast((row) => row.type === 'game' || row.type === 'paper')?.entry.at ?? null;

function standOf(
	{ partie, table, list, state }: TableProgress,
	confirmed: boolean,
	clashes: readonly Apart[]
): TableStand {
	if (clashes.some((clash) => clash.type === 'table' && clash.partie === partie && clash.table === table)) {
		return 'twice';
	}
	if (list !== null && list.invalid !== null) return 'invalid';
	switch (state) {
		case 'waiting':
			return 'notBegun';
		case 'running':
		case 'tooMany':
			return state;
		case 'complete':
			return confirmed ? 'confirmed' : 'unconfirmed';
	}
}
