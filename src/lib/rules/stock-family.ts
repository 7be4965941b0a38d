import type { Book } from './book.ts';

/**
 * The Stock that a book plays, by a word that books of one family share: Allgäu and Weitnau and what a club makes of them have
 * one, München and what is made of it another. Null where the book neither fills a Stock nor lets it be won: such an evening
 * shows none, and what lies there waits for the next one that can play it. Points never lie among money: a book that counts them
 * has a Stock of its own.
 */
export function stockFamily({
	unit,
	stock,
	passedPays,
	rufspielStock,
	vergeben,
	verabhebt,
	rounds
}: Book): string | null {
	const fills = passedPays ?? stock.lostEinzelspiel ?? vergeben ?? verabhebt;
	const wins = rufspielStock ?? stock.wonBy ?? rounds.gardareizrunde;
	if (!(fills ?? wins)) return null;
	return unit.points ? `${stock.family} (Punkte)` : stock.family;
}
