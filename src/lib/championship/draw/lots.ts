/** Draws a whole number from 0 to `limit` − 1, each with equal chance. */
export type Lot = (limit: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes lots from random 32-bit words. Words past the last whole multiple of the limit are thrown away: their remainders
 * would favour the low numbers.
 */
export function lotFrom(word: () => number): Lot {
	return (limit) => {
		const whole = WORDS - (WORDS % limit);
		let drawn = word();
		while (drawn >= whole) drawn = word();
		return drawn % limit;
	};
}

/** A shuffled copy; every order has equal chance (Fisher and Yates). */
export function drawn<T>(list: readonly T[], lot: Lot): readonly T[] {
	const pot = [...list];
	return list.flatMap(() => pot.splice(lot(pot.length), 1));
}
