import { fields, oneOf, orNull, refTo, described, text } from './json-schema.ts';
import { parts, source } from './schema-parts.ts';

/** What wins the Stock outside a Gardareizrunde. */
export const STOCK_WINNERS = ['rufspiel', 'einzelspiel', 'herzSolo', 'any'] as const;

/** What fills and empties the Stock besides passing, fines, the Gardareizrunde and the next Rufspiel. */
export const stockRule = described(
	'What else fills the Stock, and what wins it outside a Gardareizrunde.',
	fields({
		family: described(
			'What one evening leaves in the Stock opens the next by a book with the same word here. A book made of another has its word.',
			text(64)
		),
		lostEinzelspiel: described(
			'Who loses an Einzelspiel pays so much into it; null where that is nothing.',
			orNull(refTo(parts)('amount'))
		),
		wonBy: described(
			'The next won game of this kind takes all of it; two share it, and an odd cent is the declarer’s. Null where none does.',
			orNull(fields({ source, game: oneOf(...STOCK_WINNERS) }))
		)
	})
);
