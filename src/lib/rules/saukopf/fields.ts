import type { MemberId } from '#lib/base/ids.ts';
import type { SpelledFault } from '#lib/base/refusal.ts';
import type { SaukopfGame } from './game.ts';
import { SCHWARZ, TROG_AUGEN } from './vocabulary.ts';

/** The most Augen a declarer without a trick may have: those he laid away for the Trog. */
export const laidAway = (game: SaukopfGame): number => (game.trog ? TROG_AUGEN : 0);

/** The result was given too and says otherwise. */
export function wrongWon(faults: SpelledFault[], augen: number, won: boolean, { bid }: SaukopfGame): null {
	const bidding = bid === SCHWARZ ? 'Schwarz' : `${bid}`;
	const is = won ? 'gewonnen' : 'verloren';
	return note(faults, 'won', `mit ${augen} Augen bei Gebot ${bidding} ist das Spiel ${is}`);
}

/** The declarer and, where there is one, his partner. */
export const sideOf = ({ declarer, partner }: SaukopfGame): readonly MemberId[] =>
	partner === undefined ? [declarer] : [declarer, partner];

/** Notes what is wrong with a field; null, so that a check can end with it. */
export function note(faults: SpelledFault[], path: string, text: string): null {
	faults.push({ path, text });
	return null;
}
