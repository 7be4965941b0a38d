import type { MemberId } from '#lib/base/ids.ts';
import { lettersOf } from '#lib/base/text.ts';
import type { Partie } from '#lib/championship/lists/points.ts';
import type { Ranking } from '#lib/championship/ranking/ranking.ts';
import type { Rulings } from '#lib/championship/rulings.ts';
import type { WallDay } from '#lib/championship/wall.ts';
import type { DayBoard } from '#lib/championship/board.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { Club } from '#lib/state/club.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';

/** A day with all that its scenes show. */
export interface ShownDay extends WallDay {
	readonly entry: ChampionshipEntry;
	readonly board: DayBoard;
	readonly rulings: Rulings;
	readonly ranking: Ranking;
	readonly partien: readonly Partie[];
}

/** Whether all names fit two columns, or a third of the wall, in the larger size. */
export const fitLarge = (members: readonly MemberId[]): boolean =>
	members.every((member) => lettersOf(session.of(Club).nameOf(member)).length <= 10);
