import { sum } from '#lib/base/collections.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { type DayBoard } from './board.ts';
import { isPlayed, type BoardTable } from './board-table.ts';
import { isOfTheCount } from './lists/hands.ts';
import type { Partie } from './lists/partie.ts';
import type { TableProgress } from './lists/table-progress.ts';

// When the Partien of a day begin and end, as far as the written games tell it. Every phone has a clock of its own, and any may be
// wrong: a pace is taken from one list alone, and a moment only where it fits the clock of whoever looks.

const MINUTE = 60_000;
/** What nobody has said: how long a game takes and how long they rest, in minutes. */
const USUAL_GAME = 3;
export const USUAL_PAUSE = 15;
/** From so many times between two games a table has a pace of its own. */
const ENOUGH = 5;
/** A longer time between two games was a break, in minutes. */
const BREAK = 20;
/** A pace beyond was no play: games typed in one go, or a clock that was set. Minutes a game. */
const QUICKEST = 1;
const SLOWEST = 15;
/** A moment further from now, in minutes, is of another day or of a wrong clock. */
const OF_TODAY = 6 * 60;
/** So far ahead a clock may be, in minutes. */
const AHEAD = 5;

/** Until when a table plays; each null where nothing tells it. Moments are milliseconds since 1970. */
export interface TableTime {
	readonly of: TableProgress;
	/** Null also for a table whose end has passed without its last game: nobody knows what it does. */
	readonly ends: number | null;
	/** Minutes that it still plays, where its clock is wrong and so its end unknown. */
	readonly minutes: number | null;
}

export interface PartieTime {
	/** When it began, or else will as planned; null where nothing tells it. */
	readonly begins: number | null;
	/** When its last game was written; null before, and where the clocks are wrong. */
	readonly last: number | null;
	/** When its last table ended, or will. */
	readonly ends: number | null;
	readonly tables: readonly TableTime[];
}

type Planned = Pick<ChampionshipEntry, 'begins' | 'pause' | 'date'>;

/** The times of all Partien of a plan. `now` is ISO 8601 with its offset, which is that of the planned beginning, too. */
export function scheduleOf(
	entry: Planned,
	{ tables }: Pick<DayBoard, 'tables'>,
	now: string
): readonly PartieTime[] {
	const lists = tables.flat().flatMap(({ progress: { list } }) => list ?? []);
	const paces = lists.flatMap((list) => paceOf(list) ?? []);
	const common = paces.length > 0 ? sum(paces) / paces.length : null;
	const at = Date.parse(now);
	const times: PartieTime[] = [];
	for (const round of tables) {
		const before = times.at(-1);
		const rested = before?.ends == null ? null : before.ends + (entry.pause ?? USUAL_PAUSE) * MINUTE;
		times.push(timeOf(round, before ? rested : plannedBeginning(entry, now), common, at));
	}
	return times;
}

/** When the first Partie is to begin; null if nobody has said it. Without a day it is today. */
export const plannedBeginning = ({ begins, date }: Planned, now: string): number | null =>
	begins === undefined ? null : Date.parse(`${date ?? now.slice(0, 10)}T${begins}${offsetOf(now)}`);

const offsetOf = (moment: string): string => /(Z|[+-]\d\d:?\d\d)$/.exec(moment)?.[0] ?? 'Z';

function timeOf(
	round: readonly BoardTable[],
	planned: number | null,
	common: number | null,
	now: number
): PartieTime {
	const tables = round.map((table) => tableTime(table, common, now));
	const opened = round.flatMap(({ progress: { list } }) => {
		const at = list && list.games.length > 0 ? momentOf(list.evening.opening.at, now) : null;
		return at ?? [];
	});
	const isBegun = round.some(({ progress }) => progress.played > 0);
	const begins = isBegun ? earliest(opened) : planned;
	const last = latest(round.flatMap(({ lastAt }) => (lastAt === null ? [] : (momentOf(lastAt, now) ?? []))));
	const time = { begins, last, tables };
	if (round.length > 0 && round.every(isPlayed)) return { ...time, ends: last };
	const most = Math.max(0, ...round.map(({ progress: { due } }) => due)) * (common ?? USUAL_GAME) * MINUTE;
	const known = isBegun ? latest(tables.flatMap(({ ends }) => ends ?? [])) : null;
	if (known !== null || begins === null) return { ...time, ends: known };
	// What should have begun will not before now, and what should have ended is not known.
	const whole = (isBegun ? begins : Math.max(begins, now)) + most;
	return { ...time, ends: whole >= now ? whole : null };
}

const earliest = (moments: readonly number[]): number | null =>
	moments.length > 0 ? Math.min(...moments) : null;
const latest = (moments: readonly number[]): number | null =>
	moments.length > 0 ? Math.max(...moments) : null;

/** Paper tells no times, and a table without a list nothing at all. */
function tableTime({ progress, lastAt }: BoardTable, common: number | null, now: number): TableTime {
	const { list, left } = progress;
	const pace = list && list.papers.length === 0 && left > 0 ? (paceOf(list) ?? common) : null;
	if (pace === null || lastAt === null) return { of: progress, ends: null, minutes: null };
	const minutes = left * pace;
	const last = momentOf(lastAt, now);
	if (last === null) return { of: progress, ends: null, minutes };
	const ends = last + minutes * MINUTE;
	return { of: progress, ends: ends < now ? null : ends, minutes: null };
}

/** A moment that a phone wrote; null if its clock was wrong, or if it was long ago. */
function momentOf(written: string, now: number): number | null {
	const at = Date.parse(written);
	return at <= now + AHEAD * MINUTE && at >= now - OF_TODAY * MINUTE ? at : null;
}

/**
 * How many minutes a game took at a table, breaks left out; null while too little is written, and where the times are no
 * times of play.
 */
export function paceOf({ games }: Partie): number | null {
	const at = games.filter(({ row }) => isOfTheCount(row)).map(({ row }) => Date.parse(row.entry.at) / MINUTE);
	const between = at.slice(1).map((time, i) => time - (at[i] ?? time));
	const played = between.filter((minutes) => minutes >= 0 && minutes <= BREAK);
	if (played.length < ENOUGH) return null;
	const pace = sum(played) / played.length;
	return pace >= QUICKEST && pace <= SLOWEST ? pace : null;
}
