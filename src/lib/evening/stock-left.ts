import { sumOf, type Cents } from '#lib/base/money.ts';
import type { AnyEvening } from './any-evening.ts';

type Left = Pick<AnyEvening, 'stock'> & { readonly opening: Pick<AnyEvening['opening'], 'championship'> };

/** Whether the players sat down by their own choice, and not by the plan of a championship. */
export const isOrdinary = ({ opening }: Left): boolean => opening.championship === undefined;

/**
 * Cents in the club's Stock after these evenings, newest first: the last one leaves what it was opened with too; a Partie of
 * a championship is opened with none and leaves its own beside that (§8.1).
 */
export function stockLeft(evenings: readonly Left[]): Cents {
	const last = evenings.findIndex(isOrdinary);
	const since = last < 0 ? evenings : evenings.slice(0, last + 1);
	return sumOf(since.map(({ stock }) => stock));
}
