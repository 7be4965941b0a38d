import { described, fields, list, oneOf, text, whole } from './schema-shapes.ts';
import { CONTRACTS, ROUNDS } from './vocabulary.ts';

// Parts that the schema of a book is put together from.

/** The most units or cents in one line of a bill: 100 € in cents. */
export const MOST_AMOUNT = 10_000;
const MOST_FACTOR = 10;
export const MOST_SCHUSS = 8;
export const MOST_LAUFENDE = 14;

export const source = text();
export const figureOf = (least: number, most: number) => fields({ value: whole(least, most), source });

const contract = oneOf(...CONTRACTS);

/** Known by these names in the published JSON schema. */
export const parts = {
	amount: described('Units of the book.', figureOf(0, MOST_AMOUNT)),
	cents: described('Cents whatever a unit is worth.', figureOf(0, MOST_AMOUNT)),
	factor: described('Multiplies.', figureOf(1, MOST_FACTOR)),
	extra: fields({ value: whole(1, MOST_AMOUNT), by: oneOf('factor', 'amount'), source }),
	rule: fields({ source }),
	contract,
	contracts: list(contract, 0, CONTRACTS.length),
	round: oneOf(...ROUNDS)
};
