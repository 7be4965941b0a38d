import { fields, oneOf, orNull, refTo, described, some, whole } from './json-schema.ts';
import { parts, source } from './schema-parts.ts';
import { ENDINGS } from './endings.ts';

/** A list of prices by how a game ends. An ending that is left out costs what the sums say. */
export const priceTable = described(
	'What each loser pays each winner by how the game ends, instead of base, Schneider, Schwarz, Tout and the contract’s factor. What is left out is summed.',
	orNull(some(ENDINGS, refTo(parts)('amount')))
);

/** What happens to a price after everything that multiplies. */
export const finalPrice = {
	rounding: described(
		'Prices of games are rounded to a multiple of so many cents; null where they are not.',
		orNull(fields({ source, to: whole(2, 1000), way: oneOf('up', 'down', 'nearest') }))
	),
	cap: described(
		'The most, in cents, that a loser pays a winner for a game, after all else; null without a limit.',
		orNull(refTo(parts)('cents'))
	)
};
