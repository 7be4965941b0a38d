import { fields, fieldsAnd, oneOf, orNull, refTo, described, whole } from './json-schema.ts';
import { parts } from './schema-parts.ts';
import { HANDS } from './vocabulary.ts';

const part = refTo(parts);

/** A doubling before the game. What may be left out is then as the first value of its list, and without a limit. */
export const laying = fieldsAnd(
	{
		factor: part('factor'),
		rule: part('rule'),
		most: described('Players who may lay one in a game.', whole(1, HANDS))
	},
	{
		moment: described(
			'Before the first four cards, before the other four, or with all eight.',
			oneOf('beforeCards', 'firstFour', 'allCards')
		),
		counts: described(
			'Whether each one multiplies, or all of a game together once, for the table.',
			oneOf('each', 'once')
		),
		pays: described(
			'Who pays more: everybody, or who laid one and whoever settles with him; of what comes on top there half cents are dropped, of each player but the declarer, who has the rest.',
			oneOf('all', 'layer')
		),
		limit: described(
			'So many count and no more, of a player or of the table, in an evening or in a round of deals. What is laid over it is warned of and neither counts nor uses anything up, as where a round is played without.',
			orNull(fields({ of: oneOf('player', 'table'), per: oneOf('evening', 'round'), most: whole(1, 99) }))
		)
	}
);
