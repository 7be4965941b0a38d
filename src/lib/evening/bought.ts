import type { MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';
import { seatAfter, sittingOut } from './seats.ts';

export interface Trade {
	readonly buyer: MemberId;
	readonly seller: MemberId;
}

/**
 * Who may buy whose hand (allgaeu §7): at five the dealer that of the player to his right; at six the dealer, or the cutter
 * where he declines, that of the player to the cutter's right. None at four.
 */
export function possibleTrades(seats: readonly MemberId[], dealer: MemberId): readonly Trade[] {
	const out = sittingOut(seats, dealer);
	const last = out.at(-1);
	if (last === undefined) return [];
	const seller = seatAfter(seats, last, -1);
	return out.map((buyer) => ({ buyer, seller }));
}

/** Who holds cards once the hand was bought: the buyer in the seller's place. */
export function holdersAfter(holders: readonly MemberId[], bought: Game['bought']): readonly MemberId[] {
	if (!bought || holders.includes(bought.buyer)) return holders;
	return holders.map((holder) => (holder === bought.seller ? bought.buyer : holder));
}
