import type { Game } from './game.ts';
import type { SaukopfGame } from './saukopf/game.ts';
import { CONTRACTS } from './vocabulary.ts';

/** A game as it is written down, of either kind; no contract is known to both. */
export type AnyGame = Game | SaukopfGame;

/** Whether it is a game of Schafkopf, told by its contract alone: the code of Saukopf need not be loaded to know. */
export const isSchafkopf = (game: AnyGame): game is Game =>
	CONTRACTS.some((contract) => contract === game.contract);
