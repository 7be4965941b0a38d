import type { BookPath } from '../place.ts';

/** What a book may have only if its games cost money: fines, the Stock, pots, bought hands, the Kasse, and what counts in cents. */
export const ABOUT_MONEY = [
	'passedPays',
	'rufspielStock',
	'stock.lostEinzelspiel',
	'stock.wonBy',
	'gardareiz',
	'vergeben',
	'verabhebt',
	'falschKassiert',
	'boughtHand',
	'winningsToKasse',
	'fees.evening',
	'pots.pot1',
	'pots.pot2',
	'pots.pot3',
	'pots.pot4',
	'pots.pot5',
	'pots.pot6',
	'pots.pot7',
	'pots.pot8',
	'rounding',
	'cap'
] as const satisfies readonly BookPath[];
