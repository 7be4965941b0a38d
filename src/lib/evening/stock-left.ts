import { type Cents, sumOf } from '#lib/base/money.ts';
import type { AnyEvening } from './any-evening.ts';

type Left = Pick<AnyEvening, 'stock'> & { readonly opening: Pick<AnyEvening['opening'], 'championship'> };

/** Whether it is an evening of the club's own, and not a table of a championship. */
export const isOrdinary = ({ opening }: Left): boolean => opening.championship === undefined;

/**
 * Cents in the club's Stock after these evenings, which come newest first (§8.1). The club's last own evening leaves its whole
 * Stock, with what was carried in. Each Partie of a championship since then starts with none and adds its own.
 */
export function stockLeft(evenings: readonly Left[]): Cents {
	const last = evenings.findIndex(isOrdinary);
	const since = last < 0 ? evenings : evenings.slice(0, last + 1);
	return sumOf(since.map(({ stock }) => stock));
}
