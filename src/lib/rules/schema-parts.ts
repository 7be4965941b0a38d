import { fields, list, oneOf, described, text, whole } from './json-schema.ts';
import { CONTRACTS, ROUNDS } from './vocabulary.ts';

// Parts that the schema of a book is put together from.

/** The most units or cents in one line of a bill: 100 € in cents. */
export const MOST_AMOUNT = 10_000;
const MOST_FACTOR = 10;
export const MOST_SCHUSS = 8;
export const MOST_LAUFENDE = 14;

export const source = text();
export const figureOf = (minimum: number, maximum: number) =>
	fields({ value: whole(minimum, maximum), source });

export const parts = {
	amount: described('Units of the book.', figureOf(0, MOST_AMOUNT)),
	cents: described('Cents whatever a unit is worth.', figureOf(0, MOST_AMOUNT)),
	factor: described('Multiplies.', figureOf(1, MOST_FACTOR)),
	extra: fields({ value: whole(1, MOST_AMOUNT), by: oneOf('factor', 'amount'), source }),
	rule: fields({ source }),
	contract: oneOf(...CONTRACTS),
	contracts: list(oneOf(...CONTRACTS), 0, CONTRACTS.length),
	round: oneOf(...ROUNDS)
};
