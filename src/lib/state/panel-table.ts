import type { SaukopfState } from '#lib/evening/saukopf/state.ts';
import type { Moment } from '#lib/evening/schafkopf/moment.ts';
import type { EveningState, GameRow, RefusedRow } from '#lib/evening/state.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import type { DraftKeeper } from './draft-keeper.svelte.ts';
import type { EveningTable } from './evening-table.svelte.ts';
import type { SaukopfTable } from './saukopf-table.svelte.ts';

/** Where a game is typed: an evening's table, or one that is only thought of. */
export interface PanelTable
	extends Pick<EveningTable, 'evening' | 'placeOf'>, Partial<Pick<EveningTable, 'along'>> {
	readonly state:
		| (Pick<EveningState, 'book' | 'unit' | 'seats' | 'dealer' | 'rounds' | 'rows'> &
				Partial<Pick<EveningState, 'opening'>>)
		| null
		| undefined;
}

/** The table a game is dealt at: now, or as it was where one is corrected. */
export function momentAt(
	state: NonNullable<PanelTable['state']>,
	correcting: GameRow | RefusedRow | null
): Moment {
	const { book, unit, rows } = state;
	const round = correcting ? correcting.round : state.rounds.running;
	const { seats, dealer } = correcting ?? state;
	const before = correcting ? rows.slice(0, rows.indexOf(correcting)) : rows;
	// A calculator's table opens no evening: no game of it is the first.
	const first = state.opening !== undefined && !before.some(({ type }) => type === 'game');
	return { book, unit, seats, dealer, round, first };
}

/** Where points count no Schuss, none is given at a championship's table (schafkopfschule 5.2.4). */
export const forbidsSchuss = (state: PanelTable['state']): boolean =>
	state?.opening?.championship !== undefined && state.book.points?.schuss === false;

/** The same for Saukopf. */
export interface SaukopfPanelTable extends Pick<SaukopfTable, 'evening' | 'placeOf'> {
	readonly state: Pick<SaukopfState, 'unit' | 'seats' | 'dealer' | 'rows'> | null | undefined;
}

/** What keeps a game that is being typed. */
export type Keeper<T extends DraftRow['typed'] = TypedGame> = Pick<
	DraftKeeper<T>,
	'draft' | 'status' | 'saving' | 'put' | 'setAside' | 'drop' | 'save'
>;
