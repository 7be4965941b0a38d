import type { EveningId, MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { entrantsOf, type Entrant, type Entrants } from '../draw/entrants.ts';
import { isAt } from '../draw/seats.ts';
import { gamesIn } from './hands.ts';
import { openedFirst, type Partie } from './partie.ts';
import { writtenForOthers } from './replaced.ts';
import type { Rulings } from '../rulings.ts';
import {
	handsIn,
	progressOfPlayer,
	tableProgress,
	type PlannedTable,
	type PlayerProgress,
	type TableProgress
} from './table-progress.ts';

/** How far a championship is: what every table has to play and has written, and what every player has left. */
export interface ChampionshipProgress {
	/** Games of each player in the whole championship: usually 160, in the tournament 64. */
	readonly games: number;
	/**
	 * The tables of the plan by Partie. A table that nobody has opened has `list: null`. If two lists claim the same
	 * table, both are here, each with a warning.
	 */
	readonly partien: readonly (readonly TableProgress[])[];
	/** Lists that belong to no table of the plan. */
	readonly beside: readonly TableProgress[];
	/** All participants by drawn number, with their games so far and left in the whole championship. */
	readonly players: readonly PlayerProgress[];
	/** Whether every table of the plan has exactly one list with all its games. */
	readonly complete: boolean;
}

const TWO_LISTS = 'Für diesen Tisch gibt es mehr als eine Liste; nur eine davon kann gelten.';

/** Compares the lists of a championship with its plan; the order of the lists does not matter. */
export function progressOf(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[]
): ChampionshipProgress {
	const all = entrantsOf(entry, rulings);
	const games = gamesIn(entry);
	const sorted = [...partien].sort(openedFirst);
	const planned = tablesOf(entry, rulings, all);
	const rounds = planned.map((tables) =>
		tables.flatMap((table) => atTable(table, sorted, all, games, rulings.substitutes))
	);
	const placed = new Set(rounds.flat().map(({ list }) => list));
	const beside = sorted
		.filter((list) => !placed.has(list))
		.map((list) => tableProgress({ partie: null, table: null, entrants: [], ...NOBODY }, list, all, games));
	return {
		games: games * entry.plan.length,
		partien: rounds,
		beside,
		players: everybody(all, [...rounds.flat(), ...beside], dueIn(entry, games)),
		complete:
			rounds.flat().length > 0 &&
			rounds.every(
				(tables, i) =>
					tables.length === planned[i]?.length && tables.every(({ state }) => state === 'complete')
			)
	};
}

/** The plan with the members who now play on its numbers. */
const tablesOf = (
	{ plan }: ChampionshipEntry,
	{ leavers, disqualified, sat }: Rulings,
	{ all }: Entrants
): readonly (readonly Omit<PlannedTable, 'elsewhere'>[])[] => {
	const unplaced = new Set([...leavers.keys(), ...disqualified.keys()]);
	const standing = new Set(sat.flatMap(({ evening, instead }) => (instead ? [] : evening)));
	return plan.map((tables, partie) =>
		tables.map((numbers, table) => ({
			partie: partie + 1,
			table: table + 1,
			entrants: all.filter(({ number }) => number !== null && numbers.includes(number)),
			leavers: new Set([...leavers.values()].flatMap((one) => (one.from === partie + 2 ? one.member : []))),
			gone: new Set([...leavers.values()].flatMap((one) => (one.from <= partie + 1 ? one.member : []))),
			unplaced,
			standing
		}))
	);
};

const NOBODY = {
	leavers: new Set<MemberId>(),
	gone: new Set<MemberId>(),
	unplaced: new Set<MemberId>(),
	standing: new Set<EveningId>(),
	elsewhere: (): ReadonlySet<MemberId> => new Set()
};

function atTable(
	at: Omit<PlannedTable, 'elsewhere'>,
	partien: readonly Partie[],
	all: Entrants,
	games: number,
	substitutes: Rulings['substitutes']
): readonly TableProgress[] {
	const planned: PlannedTable = { ...at, elsewhere: () => dealtElsewhere(at, partien, all) };
	const lists = partien.filter((list) => isAt(list, planned));
	if (lists.length === 0) return [tableProgress(planned, null, all, games)];
	const found = lists.map((list): TableProgress => {
		const progress = tableProgress(planned, list, all, games);
		// Of a list with all its games only those matter whom it names too late: others left after it was written.
		return progress.left === 0
			? { ...progress, replaced: writtenForOthers(list, all, substitutes) }
			: progress;
	});
	if (found.length === 1) return found;
	return found.map((one) => ({ ...one, warnings: [TWO_LISTS, ...one.warnings] }));
}

const dealtElsewhere = (
	{ partie, table }: Pick<PlannedTable, 'partie' | 'table'>,
	partien: readonly Partie[],
	all: Entrants
): ReadonlySet<MemberId> =>
	new Set(
		partien
			.filter(({ evening: { opening } }) => opening.partie === partie && opening.table !== table)
			.flatMap((list) => [...handsIn(list, all)].flatMap(([{ holder }, many]) => (many > 0 ? holder : [])))
	);

/** The games that an entrant has in all: those of the Partien that the plan has him in, before the draw of all. */
const dueIn =
	({ plan }: ChampionshipEntry, games: number) =>
	({ number }: Entrant): number =>
		games * plan.filter((tables) => number === null || tables.flat().includes(number)).length;

function everybody(
	{ all }: Entrants,
	tables: readonly TableProgress[],
	dueOf: (entrant: Entrant) => number
): readonly PlayerProgress[] {
	const played = new Map(all.map((entrant) => [entrant.holder, 0]));
	for (const { player, games } of tables.flatMap(({ players }) => players)) {
		const before = played.get(player);
		if (before !== undefined) played.set(player, before + games);
	}
	return all.map((entrant) => progressOfPlayer(entrant, played.get(entrant.holder) ?? 0, dueOf(entrant)));
}
