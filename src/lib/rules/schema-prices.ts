import { orNull, refTo, said, some } from './json-schema.ts';
import { parts } from './schema-parts.ts';
import { ENDINGS } from './vocabulary.ts';

/** A list of prices by how a game ends. An ending that is left out costs what the sums say. */
export const priceTable = said(
	'What each loser pays each winner by how the game ends, instead of base, Schneider, Schwarz, Tout and the contract’s factor. What is left out is summed.',
	orNull(some(ENDINGS, refTo(parts)('amount')))
);
