import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { type DayBoard } from './board.ts';
import { isPlayed } from './board-table.ts';
import { plannedBeginning, type PartieTime } from './schedule.ts';
import { fromText } from './schedule-text.ts';
import { PARTIE_TEXTS, type System } from './system.ts';

/** What the room was called to last: to a Partie by the clock, to one whose first game is written, or to a rest after one. */
export interface Call {
	readonly what: 'due' | 'begun' | 'ended';
	/** From 1. */
	readonly partie: number;
	/** Rises with the day: what is taken back and comes again calls nobody twice. */
	readonly rank: number;
	/** Whether it has just come: files that are read an hour later call nobody. */
	readonly isNews: boolean;
}

/** Milliseconds that a call is news: a list on a phone is carried to the laptop in them. */
const NEWS = 600_000;

/**
 * The last call of a day; null before the first, and once there is a king, whose picture nothing disturbs. Only a beginning and a break
 * that an organizer named call by the clock. Pure: `now` is ISO 8601 with its offset.
 */
export function lastCall(
	entry: Pick<ChampionshipEntry, 'begins' | 'pause' | 'date'>,
	{ tables, undone }: Pick<DayBoard, 'tables' | 'undone'>,
	times: readonly PartieTime[],
	now: string
): Call | null {
	if (undone.length === 0) return null;
	const at = Date.parse(now);
	const called = (what: Call['what'], partie: number, since: number | null): Call => ({
		...{ what, partie, rank: 2 * partie + (what === 'ended' ? 1 : 0) },
		isNews: since !== null && at - since < NEWS
	});
	const lastIn = (partie: number): number | null => times[partie]?.last ?? null;
	const played = tables.findIndex((round) => !round.every(isPlayed));
	const ended = played < 0 ? tables.length : played;
	if (tables[ended]?.some(({ progress }) => progress.played > 0))
		return called('begun', ended + 1, lastIn(ended));
	const due = ended === 0 ? plannedBeginning(entry, now) : restEnds(entry, times[ended]);
	if (due !== null && at >= due) return called('due', ended + 1, due);
	return ended > 0 ? called('ended', ended, lastIn(ended - 1)) : null;
}

const restEnds = ({ pause }: Pick<ChampionshipEntry, 'pause'>, time: PartieTime | undefined): number | null =>
	pause === undefined ? null : (time?.begins ?? null);

/** A call in a headline and what belongs to it. */
export interface CallText {
	readonly title: string;
	readonly detail: string;
}

/** "Die Pause ist vorbei" and "2. Partie: an die Tische!" */
export function callText(
	{ what, partie }: Call,
	times: readonly PartieTime[],
	system: System,
	now: string
): CallText {
	const name = (of: number): string => `${of}. ${PARTIE_TEXTS[system]}`;
	if (what === 'begun') return { title: name(partie), detail: 'Gut Blatt!' };
	if (what === 'due') {
		const title = partie > 1 ? 'Die Pause ist vorbei' : 'Es geht los';
		return { title, detail: `${name(partie)}: an die Tische!` };
	}
	const next = times[partie];
	const from = next ? fromText(next, partie + 1, now) : '';
	return {
		title: `${name(partie)} ist gespielt`,
		detail: next ? ['Pause', from && `weiter ${from}`].filter(Boolean).join(', ') : 'Alles ist gespielt.'
	};
}
