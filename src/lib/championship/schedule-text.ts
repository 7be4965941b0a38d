import { clockOf, counted } from '#lib/base/text.ts';
import type { BoardTable } from './board-table.ts';
import type { PartieTime, TableTime } from './schedule.ts';

const STEP = 5;
const MINUTE = 60_000;

/** "17:40", on the clock of `now` (with its seconds and offset); an estimate is no truer than five minutes. */
export function roughClock(at: number, now: string): string {
	const ahead = Date.parse(`${now.slice(0, 19)}Z`) - Date.parse(now);
	const rounded = Math.round((at + ahead) / (STEP * MINUTE)) * STEP * MINUTE;
	return clockOf(new Date(rounded).toISOString());
}

/** Until when this table plays, of all times. */
export function tableUntil(
	times: readonly PartieTime[],
	{ progress }: Pick<BoardTable, 'progress'>,
	now: string
): string {
	const time = times.flatMap(({ tables }) => tables).find(({ of }) => of === progress);
	return time ? untilText(time, now) : '';
}

/** Until when a table plays: "bis etwa 17:40", "noch etwa 55 Minuten"; empty where nothing tells it. */
export function untilText({ ends, minutes }: Omit<TableTime, 'of'>, now: string): string {
	if (ends !== null) return `bis etwa ${roughClock(ends, now)}`;
	if (minutes === null) return '';
	return `noch etwa ${counted(Math.max(STEP, Math.ceil(minutes / STEP) * STEP), 'Minute', 'Minuten')}`;
}

/** When a Partie begins: "ab 14:00" as planned, "ab etwa 17:55"; empty where nothing tells it. */
export const fromText = ({ begins }: PartieTime, partie: number, now: string): string =>
	begins === null ? '' : `ab ${partie === 1 ? '' : 'etwa '}${roughClock(begins, now)}`;

/** When a Partie will begin; empty once one of its tables has. */
export function startText(
	times: readonly PartieTime[],
	partie: number,
	round: readonly Pick<BoardTable, 'stand'>[],
	now: string
): string {
	const time = times[partie - 1];
	return time && round.every(({ stand }) => stand === 'notBegun') ? fromText(time, partie, now) : '';
}
