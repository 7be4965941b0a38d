import type { BookPath } from '../place.ts';

/** What a book may have only if its games cost money: fines, the Stock, bought hands, the Kasse, and what counts in cents. */
export const ABOUT_MONEY = [
	'passedPays',
	'rufspielStock',
	'gardareiz',
	'vergeben',
	'verabhebt',
	'falschKassiert',
	'boughtHand',
	'winningsToKasse',
	'fees.evening',
	'rounding',
	'cap'
] as const satisfies readonly BookPath[];
