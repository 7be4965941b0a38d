import type { MemberId } from '#lib/base/ids.ts';
import { holders } from '#lib/evening/seats.ts';
import type { GameRow } from '#lib/evening/state.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from '../system.ts';

/** Games a Partie, where the championship says nothing else: 40 (§11.2); a stage of the tournament has 32 (5.2.1). */
export const USUAL_GAMES: Readonly<Record<System, number>> = { zockmeisterschaft: 40, schafkopfschule: 32 };

/** How many games everybody has in each Partie of a championship. */
export const gamesIn = ({ games, system }: Pick<ChampionshipEntry, 'games' | 'system'>): number =>
	games ?? USUAL_GAMES[system];

/**
 * How many games a table of so many writes so that everybody is dealt `games` hands: at four 40, at five 50, at six 60
 * (§7, §11.2). Where that does not come out even, the game that completes the last hands is one of them.
 */
export const gamesDue = (seats: number, games: number): number => Math.ceil((games * seats) / HANDS);

/** A Bockspiel is beside the count (§8.4). */
export const isOfTheCount = ({ entry }: GameRow): boolean => entry.game.outOfTurn !== true;

/** Who was dealt a hand that counts: of a sold hand the one who sold it; nobody in a Bockspiel (§7, §8.4). */
export const dealtIn = (row: GameRow): readonly MemberId[] =>
	isOfTheCount(row) ? holders(row.seats, row.dealer) : [];
