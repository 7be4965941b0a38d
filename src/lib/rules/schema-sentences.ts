import { fieldsAnd, oneOf, orNull, refTo, described, some, whole } from './json-schema.ts';
import { parts, source } from './schema-parts.ts';
import { MUST_PLAY, OCCURRENCES, SENTENCES } from './occurrences.ts';

/** The most games that one sentence lets count double, and the most from one game to the next of "every so many games". */
export const MOST_IN_SENTENCE = 20;

/**
 * A club's own sentences of what follows. A game that already counts double leads to no more by them, so however they are
 * put together they end. Nobody playing is no game: each time it adds what its sentence says, as `next.passed` does.
 */
export const sentencesRule = described(
	'What lets the next games count double, opens a round or makes somebody play, in sentences of the club’s own. A game that already counts double leads to no more, a game of a round to no other, a game that had to be played to none. That nobody plays is no game: it leads to more each time. In a patch null takes one out.',
	some(
		SENTENCES,
		fieldsAnd(
			{
				source,
				after: described(
					'passed: nobody plays; every: each so-and-so-many game of an evening; played, won, lost: by the declarer’s side; schneider, schwarz: either side was; level: 60 : 60; allTricks: one side took every trick; lostSchuss: who gave the last Schuss lost.',
					oneOf(...OCCURRENCES)
				),
				of: described('Only games of this contract; null for any.', orNull(refTo(parts)('contract'))),
				each: described(
					'Of `every`: which game, counted from the evening’s first.',
					orNull(whole(2, MOST_IN_SENTENCE))
				),
				double: described(
					'How many games then count double; null where something else follows.',
					orNull(whole(1, MOST_IN_SENTENCE))
				)
			},
			{
				opens: described(
					'The round that follows instead, unless one is running.',
					orNull(refTo(parts)('round'))
				),
				must: described(
					'Who must play the next game instead. alte: who is dealt the Eichel-Ober; declarer: who played this game; first: who leads; dealer: who deals.',
					orNull(oneOf(...MUST_PLAY))
				)
			}
		)
	)
);
