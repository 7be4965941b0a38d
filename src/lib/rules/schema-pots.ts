import { fields, oneOf, orNull, refTo, described, some, text } from './json-schema.ts';
import { parts, source } from './schema-parts.ts';
import { STOCK_WINNERS } from './schema-stock.ts';
import { POTS } from './vocabulary.ts';

const cents = orNull(refTo(parts)('cents'));

/** What a club puts aside beside the Stock: who pays into a pot, in cents whatever a unit is worth, and who gets it. */
export const potsRule = described(
	'Pots of the club. In a patch null takes one out.',
	some(
		POTS,
		fields({
			source,
			name: described('A pot of the same name in a later book goes on with what lies in it.', text(40)),
			lostEinzelspiel: described('Who loses an Einzelspiel.', cents),
			passed: described('Each of the four when nobody plays.', cents),
			evening: described('Once for an evening, everybody who played a game.', cents),
			takenBy: described(
				'Who wins the next one as its declarer takes all of it; a side shares, an odd cent is the declarer’s. Nobody wins what the treasurer pays out, at the year’s end or to the king.',
				oneOf(...STOCK_WINNERS, 'treasurer')
			)
		})
	)
);
