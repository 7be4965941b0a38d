import { fields, orNull, described } from './json-schema.ts';
import { figureOf } from './schema-parts.ts';

const MOST_GAMES = 20;

const games = orNull(figureOf(1, MOST_GAMES));

/** What lets the next games count double; the value is how many. Whatever is left when it happens again is played as well. */
export const nextRule = described(
	'After what the next games count double: how many. By this never more than double; a Bockrunde doubles them once more. Null where nothing follows.',
	fields({
		passed: described('Nobody plays; each time so many more, as that is no game.', games),
		lostEinzelspiel: described('An Einzelspiel is lost.', games),
		level: described('A game ends 60 : 60.', games),
		allTricks: described('One side takes every trick.', games)
	})
);
