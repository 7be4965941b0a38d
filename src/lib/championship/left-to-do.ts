import { groupBy } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry, SubstituteEntry } from '#lib/log/entry.ts';
import { isFinished, type BoardTable, type TableStand } from './board-table.ts';
import { isOpen, type Rulings } from './rulings.ts';
import { clocksOff, type ClockOff } from './day.ts';
import { entrantsOf } from './draw/entrants.ts';
import type { Championship } from './from-log.ts';
import { hasGames } from './lists/hands.ts';
import { handsApart, type HandsApart } from './lists/hands-apart.ts';
import type { Partie } from './lists/partie.ts';
import type { ChampionshipProgress } from './lists/progress.ts';
import type { Misseated, TableProgress } from './lists/table-progress.ts';
import type { Apart } from './merging/apart.ts';
import { owedFor } from './ranking/duels.ts';
import type { Ranking } from './ranking/ranking.ts';

/** What stands between a championship and its king. As long as there is anything, nobody is crowned, certified or paid. */
export type Undone =
	| { readonly what: 'noPlan' }
	| { readonly what: 'table'; readonly table: BoardTable }
	/** A table where others are written than the plan has there. */
	| { readonly what: 'seats'; readonly table: MisseatedTable }
	/** Players who were dealt other than the hands they have to have (160, §11.2). */
	| { readonly what: 'hands'; readonly players: readonly HandsApart[] }
	/** A table where all sit who should, and some of these players had too many or too few hands. */
	| { readonly what: 'deals'; readonly table: TableProgress }
	/** Lists with games that belong to no table of the plan. */
	| { readonly what: 'beside'; readonly lists: number }
	/** A list whose phone had a wrong clock. */
	| { readonly what: 'clock'; readonly clock: ClockOff }
	/** What devices wrote apart, beside whole tables. */
	| { readonly what: 'clashes'; readonly clashes: number }
	/** Games that wait for the referee (schafkopfschule 5.2.14, 5.2.16). */
	| { readonly what: 'approvals'; readonly games: number }
	/** Complaints that nobody has decided (schafkopfschule 5.1.3). */
	| { readonly what: 'complaints'; readonly complaints: number }
	/** A substitute without effect, perhaps because what it built on was taken back elsewhere. */
	| { readonly what: 'idle'; readonly substitute: SubstituteEntry }
	/** Somebody who was dismissed, and the first table that plays on with nobody in his place (schafkopfschule 5.1.4, 5.2.11). */
	| { readonly what: 'dismissed'; readonly player: MemberId; readonly table: TableProgress }
	/** Somebody whom the plan for those who stayed leaves out from a Partie on. */
	| { readonly what: 'unseated'; readonly player: MemberId; readonly partie: number }
	/** A list from paper without the counts that tell players with the same points apart. */
	| {
			readonly what: 'uncounted';
			/** The places that players share because of it, the first one first. */
			readonly places: readonly number[];
			readonly list: Partie;
			/** The first criterion that it lacks, by its place in the ranking's list. */
			readonly at: number;
	  }
	/** Level players who owe play-offs or lots for one of the first three places. */
	| { readonly what: 'level'; readonly players: readonly MemberId[]; readonly place: number };

/** A table that names others than the plan. */
export interface MisseatedTable extends TableProgress {
	readonly list: Partie;
	readonly misseated: Misseated;
}

/** A table that names others than the plan, and has games; nobody else's matters yet. */
export const isMisseated = (table: TableProgress): table is MisseatedTable =>
	table.misseated !== null && table.list !== null && hasGames(table.list);

interface Day {
	readonly tables: readonly (readonly BoardTable[])[];
	readonly progress: ChampionshipProgress;
	readonly clashes: readonly Apart[];
	/** Whether no table has anything left to play. */
	readonly played: boolean;
}

/**
 * All that is left to do before there is a king, in the order in which it is done: the one list that every screen, every print
 * and the audit ask. Hands are compared once all is played; level players owe nothing before everything else is right.
 */
export function undoneIn(
	entry: ChampionshipEntry,
	{ rulings, partien, ranking }: Championship & { readonly ranking: Ranking },
	day: Day
): readonly Undone[] {
	const tables = day.tables.flat();
	const approvals = partien.flatMap(({ games }) =>
		games.filter(({ approval }) => approval?.approved === null)
	);
	const apart = day.clashes.length - tables.filter(({ stand }) => stand === 'twice').length;
	const beside = day.progress.beside.filter(({ played }) => played > 0).length;
	const complaints = rulings.complaints.filter(isOpen).length;
	const undone: readonly Undone[] = [
		...(tables.length === 0 ? [{ what: 'noPlan' } as const] : []),
		...tables.filter((table) => !isFinished(table)).map((table) => ({ what: 'table', table }) as const),
		...(tables.some(({ stand }) => STILL_COUNTED.has(stand)) ? [] : handsIn(entry, rulings, day.progress)),
		...tables.flatMap(({ progress }): readonly Undone[] =>
			isMisseated(progress) ? [{ what: 'seats', table: progress }] : []
		),
		...(beside > 0 ? [{ what: 'beside', lists: beside } as const] : []),
		...clocksOff(entry, partien).map((clock) => ({ what: 'clock', clock }) as const),
		...(apart > 0 ? [{ what: 'clashes', clashes: apart } as const] : []),
		...(approvals.length > 0 ? [{ what: 'approvals', games: approvals.length } as const] : []),
		...(complaints > 0 ? [{ what: 'complaints', complaints } as const] : []),
		...entrantsOf(entry, rulings).idle.map((substitute) => ({ what: 'idle', substitute }) as const),
		...dismissedIn(rulings, tables),
		...unseatedIn(entry, rulings),
		...(day.played ? uncountedIn(ranking) : [])
	];
	return undone.length > 0 ? undone : owedFor(entry, ranking).map(levelAt(ranking));
}

/** Where the number of hands is not known, or wrong for a reason that stands in the list already. */
const STILL_COUNTED: ReadonlySet<TableStand> = new Set(['notBegun', 'running', 'tooMany', 'twice']);

function handsIn(
	entry: ChampionshipEntry,
	rulings: Rulings,
	progress: ChampionshipProgress
): readonly Undone[] {
	const { players, tables } = handsApart(entry, rulings, progress);
	if (players.length === 0) return [];
	return [{ what: 'hands', players }, ...tables.map((table) => ({ what: 'deals', table }) as const)];
}

/** Each list once for all places that wait for the same counts of it. */
function uncountedIn(ranking: Ranking): readonly Undone[] {
	const placeOf = levelAt(ranking);
	const lacking = ranking.uncounted.flatMap(({ players, lists, at }) =>
		lists.map((list) => ({ list, at, place: placeOf(players).place }))
	);
	const byList = groupBy(lacking, ({ list, at }) => `${list.evening.evening} ${at}`);
	return [...byList.values()].flatMap((same) => {
		const [first] = same;
		return first ? [{ ...first, what: 'uncounted', places: same.map(({ place }) => place) } as const] : [];
	});
}

const levelAt =
	({ places }: Ranking) =>
	(players: readonly MemberId[]) =>
		({
			what: 'level',
			players,
			place: places.find(({ player }) => player === players[0])?.place ?? 0
		}) as const;

function dismissedIn({ disqualified }: Rulings, tables: readonly BoardTable[]): readonly Undone[] {
	const ahead = tables.filter(({ stand }) => stand === 'notBegun' || stand === 'running');
	return [...disqualified.keys()].flatMap((player): readonly Undone[] => {
		const at = ahead.find(({ progress: { players } }) => players.some((one) => one.player === player));
		return at ? [{ what: 'dismissed', player, table: at.progress }] : [];
	});
}

/** Who plays on, and has no table in a plan that was made anew when others left. */
function unseatedIn(entry: ChampionshipEntry, rulings: Rulings): readonly Undone[] {
	const { leavers, late, disqualified } = rulings;
	const first = Math.min(...[...leavers.values(), ...late.values()].map(({ from }) => from));
	const since = new Map([...late.values()].map(({ number, from }) => [number, from]));
	if (first === Infinity) return [];
	return entrantsOf(entry, rulings).all.flatMap(({ number, holder }): readonly Undone[] => {
		if (number === null || leavers.has(holder) || disqualified.has(holder)) return [];
		const own = Math.max(first, since.get(number) ?? 0);
		const round = entry.plan.findIndex((tables, i) => i >= own - 1 && !tables.flat().includes(number));
		return round < 0 ? [] : [{ what: 'unseated', player: holder, partie: round + 1 }];
	});
}
