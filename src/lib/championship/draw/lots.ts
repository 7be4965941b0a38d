/** Draws one of so many: a whole number from 0, below the limit, each as likely as any other. */
export type Lot = (limit: number) => number;

const WORDS = 2 ** 32;

/**
 * Lots out of random words of 32 bits. A word past the last whole multiple of the limit is thrown away: the remainder alone
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

/** A copy in the order drawn: every order is as likely as any other (Fisher and Yates). */
export function drawn<T>(list: readonly T[], lot: Lot): readonly T[] {
	const pot = [...list];
	return list.flatMap(() => pot.splice(lot(pot.length), 1));
}
