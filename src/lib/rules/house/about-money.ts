import { book } from '../book-schema.ts';
import type { BookPath } from '../place.ts';
import { placesForMoney } from '../schema-shapes.ts';

/** What a book may have only if its games cost money: fines, the Stock, pots, bought hands, the Kasse, and what counts in cents. */
export const ABOUT_MONEY = placesForMoney(book) as readonly BookPath[];
