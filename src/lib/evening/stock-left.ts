import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { Book } from '#lib/rules/book.ts';
import type { AnyEvening } from './state.ts';

type Opened = { readonly opening: Pick<AnyEvening['opening'], 'championship'> };
type Left = Pick<AnyEvening, 'stock'> & Opened;

/** Whether it is an evening of the club's own, and not a table of a championship. */
export const isOrdinary = ({ opening }: Opened): boolean => opening.championship === undefined;

/** The Stock that an evening plays (see `stockFamily`); null where it plays none. Saukopf moves no Stock. */
export const stockOf = (evening: AnyEvening): string | null =>
	evening.type === 'saukopf' ? null : stockFamily(evening.book);

/** The evenings that play this Stock. */
export const ofStock = (evenings: readonly AnyEvening[], stock: string | null): readonly AnyEvening[] =>
	stock === null ? [] : evenings.filter((evening) => stockOf(evening) === stock);

/** Cents in the Stock when the evening began; nothing where its book plays none, whatever its head says. */
export const broughtIn = (evening: AnyEvening): Cents =>
	stockOf(evening) === null ? NOTHING : toCents(evening.opening.stock ?? 0);

/**
 * Cents in a Stock after these evenings, which all play it and come newest first (§8.1). The club's last own evening leaves its
 * whole Stock, with what was carried in. Each Partie of a championship since then starts with none and adds its own.
 */
export function stockLeft(evenings: readonly Left[]): Cents {
	const last = evenings.findIndex(isOrdinary);
	const since = last < 0 ? evenings : evenings.slice(0, last + 1);
	return sumOf(since.map(({ stock }) => stock));
}

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
