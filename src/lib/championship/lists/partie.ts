import { earlierFirst, type MemberId } from '#lib/base/ids.ts';
import type { EveningState, GameRow, PaperRow, Warning } from '#lib/evening/state.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { Approval } from './tournament-list.ts';

export type PointsByPlayer = ReadonlyMap<MemberId, number>;

/** A game of a Partie, apart from its money. */
export interface PartieGame {
	readonly row: GameRow;
	/** The game as it counts in the list; null if it was struck or does not count. */
	readonly counted: CheckedGame | null;
	/** Why the referee has to approve the game in a tournament, and his answer; null if neither exists. */
	readonly approval: { readonly why: Approval | null; readonly approved: boolean | null } | null;
	/** What its points come to together by the rules: 0, but for a Tout's penalty (schafkopfschule 3.4.17). */
	readonly crossSum: number;
	/** The points that the table sees, with the lots of a disputed game. */
	readonly points: PointsByPlayer;
	/** The points that count for the places: in a disputed game each player's better ones. */
	readonly best: PointsByPlayer;
}

/** Games of a Partie that are known only as totals, because they stood on paper. */
export interface PaperList {
	readonly row: PaperRow;
	/** Whether it counts; not in a list that was declared invalid. */
	readonly counts: boolean;
	/** What its points come to together by the rules, as of a game. */
	readonly crossSum: number;
	/** Empty where it does not count. */
	readonly points: PointsByPlayer;
}

/** The points of an evening that belongs to a championship. */
export interface Partie {
	readonly evening: EveningState;
	readonly games: readonly PartieGame[];
	/** What stands beside them as totals; usually nothing. */
	readonly papers: readonly PaperList[];
	/** Everybody who ever sat at the table; the points as they are shown. */
	readonly total: PointsByPlayer;
	/** Games struck because they lack an approval, and what the tournament does not know. */
	readonly warnings: readonly Warning[];
	/** Why the list was declared invalid (schafkopfschule 5.3.6): then nothing of it counts. */
	readonly invalid: string | null;
}

/** The order in which lists were opened. */
export const openedFirst = (a: Pick<Partie, 'evening'>, b: Pick<Partie, 'evening'>): number =>
	earlierFirst(a.evening.opening, b.evening.opening);
