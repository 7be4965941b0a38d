import {
	described,
	fields,
	fieldsAnd,
	flag,
	forMoney,
	oneOf,
	orNull,
	some,
	text,
	whole,
	parts,
	source
} from './schema-shapes.ts';
import { POTS } from './vocabulary.ts';

// What is paid besides the games, and what becomes of their prices.

const { amount, cents, contract } = parts;
const centsOrNone = orNull(cents);

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
			orNull(amount)
		),
		wonBy: described(
			'The next won game of this kind takes all of it; two share it, and an odd cent is the declarer’s. Null where none does.',
			orNull(fields({ source, game: oneOf(...STOCK_WINNERS) }))
		)
	})
);

/**
 * What a club puts aside beside the Stock: who pays into a pot, in cents whatever a unit is worth, and who gets it. It lies beside
 * what games move, so a book that counts points has pots, too.
 */
export const potsRule = described(
	'Pots of the club, in cents also where games count points. In a patch null takes one out.',
	some(
		POTS,
		fieldsAnd(
			{
				source,
				name: described('A pot of the same name in a later book goes on with what lies in it.', text(40)),
				lostEinzelspiel: described('Who loses an Einzelspiel.', centsOrNone),
				passed: described('Each of the four when nobody plays.', centsOrNone),
				evening: described('Once for an evening, everybody who played a game.', centsOrNone),
				takenBy: described(
					'Who wins the next one as its declarer takes all of it; a side shares, an odd cent is the declarer’s. Nobody wins what the treasurer pays out, at the year’s end or to the king.',
					oneOf(...STOCK_WINNERS, 'treasurer')
				)
			},
			{
				misdealt: described('Who deals or cuts wrongly, each time.', centsOrNone),
				lostOf: described('Only who loses this Einzelspiel pays for it; null for any.', orNull(contract)),
				takenOf: described(
					'Of what `takenBy` names only this contract takes it; null for all.',
					orNull(contract)
				),
				championships: described(
					'Whether the games of a Meisterschaft and a tournament move it too; else only an ordinary evening does.',
					orNull(flag)
				)
			}
		)
	)
);

/** What everybody pays into the Kasse for coming, in cents whatever a unit is worth; null where that is nothing. */
export const feesRule = described(
	'What everybody pays into the Kasse for coming, in cents.',
	fields({
		evening: described('At an ordinary evening.', centsOrNone),
		from: described(
			'Whoever played so many games pays for the evening; with 0 whoever sat down.',
			whole(0, 99)
		),
		championship: described('The entry fee that a Meisterschaft by this book begins with.', centsOrNone),
		tournament: described('The entry fee that a tournament by this book begins with.', centsOrNone)
	})
);

/** What happens to a price after everything that multiplies. */
export const finalPrice = {
	rounding: described(
		'Prices of games are rounded to a multiple of so many cents; null where they are not.',
		forMoney(orNull(fields({ source, to: whole(2, 1000), way: oneOf('up', 'down', 'nearest') })))
	),
	cap: described(
		'The most, in cents, that a loser pays a winner for a game, after all else; null without a limit.',
		forMoney(centsOrNone)
	)
};
