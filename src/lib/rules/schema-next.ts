import { fields, orNull, said } from './json-schema.ts';
import { figureOf } from './schema-parts.ts';

const MOST_GAMES = 20;

const games = orNull(figureOf(1, MOST_GAMES));

/** What lets the next games count double; the value is how many. Whatever is left when it happens again is played as well. */
export const nextRule = said(
	'After what the next games count double: how many. By this never more than double; a Bockrunde doubles them once more. Null where nothing follows.',
	fields({
		passed: said('Nobody plays; each time so many more, as that is no game.', games),
		lostEinzelspiel: said('An Einzelspiel is lost.', games),
		level: said('A game ends 60 : 60.', games),
		allTricks: said('One side takes every trick.', games)
	})
);
