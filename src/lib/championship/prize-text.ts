import { euro, toCents } from '#lib/base/money.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { Prize, PrizeOfPlace } from './fees.ts';

/** "50,00 € und Schinken" */
export const prizeText = ({ amount, things }: Prize): string =>
	[...(amount > 0 ? [euro(amount)] : []), ...things.map(besideOthers)].join(' und ');

export const asPrize = ({ amount = 0, thing = '' }: Omit<PrizeOfPlace, 'place'>): Prize => ({
	amount: toCents(amount),
	things: thing === '' ? [] : [thing]
});
