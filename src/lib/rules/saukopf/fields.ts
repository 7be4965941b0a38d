import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/result.ts';
import { note } from '#lib/rules/fields.ts';
import type { SaukopfGame } from './game.ts';
import { SCHWARZ, TROG_AUGEN } from './vocabulary.ts';

/** The most Augen a declarer without a trick may have: those he laid away for the Trog. */
export const laidAway = (game: SaukopfGame): number => (game.trog ? TROG_AUGEN : 0);

/** The result was given too and says otherwise. */
export function wrongWon(faults: Fault[], augen: number, won: boolean, { bid }: SaukopfGame): null {
	const bidding = bid === SCHWARZ ? 'Schwarz' : `${bid}`;
	const is = won ? 'gewonnen' : 'verloren';
	return note(faults, 'won', `mit ${augen} Augen bei Gebot ${bidding} ist das Spiel ${is}`);
}

/** The declarer and, where there is one, his partner. */
export const sideOf = ({ declarer, partner }: SaukopfGame): readonly MemberId[] =>
	partner === undefined ? [declarer] : [declarer, partner];
