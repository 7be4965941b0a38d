import type { MemberId } from '#lib/base/ids.ts';
import { seatAfter } from './seats.ts';

/** Who does what before the first card, in all our books. */
export interface Deal {
	readonly dealer: MemberId;
	/** To the dealer's right, whether he holds cards or sits out (allgaeu §2.3, §7.2; schafkopfschule 2.2.4). */
	readonly cutter: MemberId;
	/** To the dealer's left: says first whether he plays, in Saukopf bids first, and leads (allgaeu §2.3, §3.1). */
	readonly first: MemberId;
}

export const dealAt = (seats: readonly MemberId[], dealer: MemberId): Deal => ({
	dealer,
	cutter: seatAfter(seats, dealer, -1),
	first: seatAfter(seats, dealer)
});
