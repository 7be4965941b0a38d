import { groupBy } from '#lib/base/collections.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { entriesById, targetOf } from '#lib/log/standing.ts';
import { nothingKept, type KeptFolds } from './kept-folds.ts';
import { confirmationsOf, type Confirmations } from './lists/confirmations.ts';
import type { Partie } from './lists/partie.ts';
import type { TableProgress } from './lists/table-progress.ts';
import type { Apart } from './merging/apart.ts';

/**
 * What a table of a Partie needs next. Each table has exactly one of them: decide between its versions, begin, play on,
 * strike what is too much, confirm, close what all confirmed; or nothing more.
 */
export type TableStand =
	| 'twice'
	| 'invalid'
	| 'notBegun'
	| 'running'
	| 'tooMany'
	| 'unconfirmed'
	/** All confirmed it, and nobody closed it: its money is told nowhere until then. */
	| 'unclosed'
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

/** Whether a table needs nothing more. */
export const isFinished = ({ stand }: Pick<BoardTable, 'stand'>): boolean =>
	stand === 'confirmed' || stand === 'invalid';

/** Whether a table has nothing left to play. */
export const isPlayed = ({ progress: { left, state } }: Pick<BoardTable, 'progress'>): boolean =>
	left === 0 && state !== 'waiting';

type ByEvening = ReadonlyMap<EveningId | null, readonly AnyEntry[]>;

/** The entries of each evening, with the voids that take out one of them. */
export function entriesByEvening(entries: readonly AnyEntry[]): ByEvening {
	const byId = entriesById(entries);
	return groupBy(entries, (entry) => eveningOf(targetOf(entry, byId)));
}

/** A table of the plan, with who confirmed its list and what it needs next. */
export function tableOf(
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

/** Whether a table was written twice, as two lists or apart in one, and nobody has said yet what counts. */
export const isTwice = (clashes: readonly Apart[], at: Pick<TableProgress, 'partie' | 'table'>): boolean =>
	clashes.some((clash) => clash.type === 'table' && clash.partie === at.partie && clash.table === at.table);

function standOf(
	{ partie, table, list, state }: TableProgress,
	confirmed: boolean,
	clashes: readonly Apart[]
): TableStand {
	if (isTwice(clashes, { partie, table })) return 'twice';
	if (list !== null && list.invalid !== null) return 'invalid';
	switch (state) {
		case 'waiting':
			return 'notBegun';
		case 'running':
		case 'tooMany':
			return state;
		case 'complete':
			if (!confirmed) return 'unconfirmed';
			// The last who confirms closes it; where two phones had half of them each, none was the last.
			return list === null || list.evening.closed ? 'confirmed' : 'unclosed';
	}
}
