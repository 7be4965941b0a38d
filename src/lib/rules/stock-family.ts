import type { Book } from './book.ts';

/**
 * The Stock that a book plays, by a word that books of one family share: Allgäu and Weitnau and what a club makes of them have
 * one, München and what is made of it another. Null where the book neither fills a Stock nor lets it be won: such an evening
 * shows none, and what lies there waits for the next one that can play it.
 */
export function stockFamily({
	stock,
	passedPays,
	rufspielStock,
	vergeben,
	verabhebt,
	rounds
}: Book): string | null {
	const fills = passedPays ?? stock.lostEinzelspiel ?? vergeben ?? verabhebt;
	const wins = rufspielStock ?? stock.wonBy ?? rounds.gardareizrunde;
	return (fills ?? wins) ? stock.family : null;
}
