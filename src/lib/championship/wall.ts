import { counted } from '#lib/base/text.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { type DayBoard } from './board.ts';
import { isFinished, type BoardTable } from './board-table.ts';
import { drawnSeats, firstDealer, tableMembers } from './draw/seats.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { Race } from './ranking/race.ts';
import type { Rulings } from './rulings.ts';
import { inPartie, PARTIE_TEXTS, thePartie, type System } from './system.ts';
import { hasNumbers } from './draw/entrants.ts';

/** What a wall in the room can show. */
export type Scene =
	| 'numbers'
	| 'draw'
	| 'podium'
	| 'undone'
	| 'standings'
	| 'teams'
	| 'tables'
	| 'seats'
	| 'race'
	| 'join';

/** A page of a scene. */
export interface Slide {
	readonly scene: Scene;
	/** From 0. */
	readonly page: number;
	readonly pages: number;
}

/** The state of a day, as far as it decides what the room should see. */
export interface WallDay {
	readonly entry: Pick<ChampionshipEntry, 'numbers'>;
	readonly board: Pick<DayBoard, 'tables' | 'played' | 'undone'>;
	readonly race: Race;
	/** Whether drawn numbers are still being uncovered. */
	readonly covered: boolean;
	/** Whether other phones can be invited by a code. */
	readonly invites: boolean;
	/** Whether teams have places of their own. */
	readonly teams?: boolean;
}

/**
 * The scenes that make sense now, the most important first; never none. While numbers are uncovered nothing else is shown, and
 * the podium only when nothing is left to do before the prize-giving.
 */
export function scenesOf(day: WallDay): readonly Scene[] {
	if (day.covered) return ['draw'];
	if (day.board.undone.length === 0)
		return day.teams ? ['podium', 'standings', 'teams'] : ['podium', 'standings'];
	return lastBegun(day.board) > 0 ? scenesOfPlay(day) : scenesBefore(day);
}

function scenesBefore({ entry, invites }: WallDay): readonly Scene[] {
	const join: readonly Scene[] = invites ? ['join'] : [];
	return hasNumbers(entry) ? ['seats', ...join, 'numbers'] : ['numbers', ...join];
}

function scenesOfPlay({ board, race, invites, teams }: WallDay): readonly Scene[] {
	const some: readonly (Scene | false)[] = [
		board.played && 'undone',
		'standings',
		teams === true && 'teams',
		!board.played && runningPartie(board) > 0 && 'tables',
		nextPartie(board) > 0 && 'seats',
		isRacing(board, race) && 'race',
		!board.played && invites && 'join'
	];
	return some.filter((scene) => scene !== false);
}

/** Whether the last Partie runs, and not everybody is sure of his place yet. */
const isRacing = (board: WallDay['board'], race: Race): boolean =>
	lastBegun(board) === board.tables.length &&
	!race.over &&
	race.contenders.some(({ reach }) => reach !== 'in');

const isBegun = ({ progress: { played } }: BoardTable): boolean => played > 0;

type Tables = Pick<DayBoard, 'tables'>;

/** The last Partie with a written game, from 1; 0 if there is none. */
export const lastBegun = ({ tables }: Tables): number =>
	tables.findLastIndex((round) => round.some(isBegun)) + 1;

/** The last Partie that was begun and is not finished at every table, from 1; 0 if there is none. */
export const runningPartie = ({ tables }: Tables): number =>
	tables.findLastIndex((round) => round.some(isBegun) && !round.every(isFinished)) + 1;

/** The first Partie with a table that has not begun, as far as is known here, from 1; 0 if there is none. */
export const nextPartie = ({ tables }: Tables): number =>
	tables.findIndex((round) => round.some(({ stand }) => stand === 'notBegun')) + 1;

/** Splits rows into as few pages as hold `most` each, all about equally long; a single empty page for no rows. */
export function pagesOf<T>(rows: readonly T[], most: number): readonly (readonly T[])[] {
	const pages = Math.max(1, Math.ceil(rows.length / most));
	return Array.from({ length: pages }, (_, i) =>
		rows.slice(Math.ceil((i * rows.length) / pages), Math.ceil(((i + 1) * rows.length) / pages))
	);
}

/** Scenes page by page. */
export const slidesOf = (scenes: readonly Scene[], pagesIn: (scene: Scene) => number): readonly Slide[] =>
	scenes.flatMap((scene) => {
		const pages = pagesIn(scene);
		return Array.from({ length: pages }, (_, page) => ({ scene, page, pages }));
	});

/**
 * How sure the standings are: "nach der 2. Partie", "nach der 4. Partie, noch nicht bestätigt", "2. Partie läuft". What is to be
 * put right is more than a confirmation.
 */
export function standingsText(board: Tables, system: System): string {
	const last = lastBegun(board);
	if (last === 0) return '';
	const so = board.tables.slice(0, last).flat();
	if (so.some(isPlaying)) return `${last}. ${PARTIE_TEXTS[system]} läuft`;
	const after = `nach ${thePartie(system, 'dem', last)}`;
	const wrong = so.filter(({ stand }) => stand === 'tooMany' || stand === 'twice').length;
	if (wrong > 0) return `${after}, ${counted(wrong, 'Liste stimmt', 'Listen stimmen')} noch nicht`;
	if (so.every(isFinished)) return after;
	return `${after}, noch nicht ${so.some(({ stand }) => stand === 'unconfirmed') ? 'bestätigt' : 'abgeschlossen'}`;
}

const isPlaying = ({ stand }: BoardTable): boolean => stand === 'notBegun' || stand === 'running';

/** The title of standings on paper: "Endstand", "Zwischenstand nach der 2. Partie", "Zwischenstand in der 3. Partie". */
export function standingsTitle(board: Pick<DayBoard, 'tables' | 'undone'>, system: System): string {
	if (board.undone.length === 0) return 'Endstand';
	const last = lastBegun(board);
	const text = board.tables.slice(0, last).flat().some(isPlaying)
		? inPartie(system, last)
		: standingsText(board, system);
	return `Zwischenstand ${text}`.trim();
}

/** How far a table is, in the few words that a wall has room for. */
export const tableText = ({ stand, progress: { played, due } }: BoardTable): string =>
	({
		notBegun: 'noch keine Liste',
		running: `${played} von ${due}`,
		tooMany: `${played} statt ${due}`,
		twice: 'zweimal geschrieben',
		unconfirmed: 'noch nicht bestätigt',
		unclosed: 'noch offen',
		confirmed: 'fertig',
		invalid: 'ungültig'
	})[stand];

/** Who sits at a table, as far as it is known. */
export interface Seated {
	/** From 1. */
	readonly table: number;
	/** In the order of the seats if these are drawn, else in that of the plan; empty before numbers are drawn. */
	readonly members: readonly MemberId[];
	readonly isSeated: boolean;
	/** Of the first game: as the table's list says, else as the drawn seats do; null while none are drawn. */
	readonly dealer: MemberId | null;
}

/** The seats of a table of the plan: as its list has them, else as they were drawn. */
export function seatsAt({ progress }: BoardTable, entry: ChampionshipEntry, rulings: Rulings): Seated {
	const { list } = progress;
	const place = { partie: progress.partie ?? 0, table: progress.table ?? 0 };
	const { table } = place;
	if (list) {
		const { seats, opening } = list.evening;
		return { table, members: seats, isSeated: true, dealer: opening.dealer };
	}
	const drawn = drawnSeats(rulings, place);
	return {
		table,
		members: drawn ?? tableMembers(entry, rulings, place) ?? [],
		isSeated: drawn !== null,
		dealer: drawn && firstDealer(entry.system, drawn)
	};
}

/** "▲2", "▼1", "=", and nothing if there was no Partie before. */
export const moveText = (move: number | undefined): string =>
	move === undefined ? '' : move === 0 ? '=' : `${move > 0 ? '▲' : '▼'}${Math.abs(move)}`;
