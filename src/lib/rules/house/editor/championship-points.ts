import { CONTRACTS } from '../../vocabulary.ts';
import { pointsTemplate } from '../templates.ts';
import { lost, won } from './examples.ts';
import { eachOf, factor, number, optional, toggle, type FieldRow, type SectionRows } from './row.ts';

const POINTS = [0, 1000, 'Punkte'] as const;

const IN_POINTS = eachOf(CONTRACTS, (contract) =>
	number(
		`points.contracts.${contract}.value`,
		`{${contract}}, Punkte`,
		'Was es gegen jeden Gegner zählt; 0 heißt nichts.',
		POINTS,
		{ read: (of) => (of.points ? (of.points.contracts[contract]?.value ?? 0) : undefined) }
	)
);

const POINTS_AT_ALL = optional(
	'points',
	'Punkte für Meisterschaften',
	'Eine Punktliste neben dem Geld; jeder Gegner zählt einzeln.',
	({ book }) => pointsTemplate(book)
);
const POINTS_BESIDES: readonly FieldRow[] = [
	number('points.schneider.value', '{schneider}, Punkte', 'Kommt dazu.', POINTS),
	number('points.schwarz.value', '{schwarz}, Punkte', 'Kommt dazu.', POINTS),
	number('points.laufender.value', 'Je {laufendem}, Punkte', 'Kommt dazu.', POINTS),
	factor('points.tout.value', '{tout}, Punkte', 'Damit werden die Punkte malgenommen.'),
	toggle('points.schuss', '{schuss} zählt in den Punkten', 'Ob das Verdoppeln auch für die Punkte gilt.')
];
const SHUFFLE = optional(
	'championshipShuffle',
	'Nachmischen statt abheben',
	'In Meisterschaft und Turnier mischt der rechte Nachbar des Gebers nach.'
);

/** What games are worth in a championship. */
export const championshipPoints: SectionRows = {
	key: 'punkte',
	title: 'Punkte',
	says: 'Für Meisterschaften und Turniere',
	rows: ({ book }) => [
		POINTS_AT_ALL,
		...book.order.map((contract) => IN_POINTS[contract]),
		...POINTS_BESIDES,
		SHUFFLE
	],
	examples: ({ book }) =>
		book.points
			? [
					won('rufspiel', 'gewonnen, {schneider}', { schneider: true }),
					lost('solo', 'verloren'),
					won('solo', `als ${book.words.tout} gewonnen`, { tout: true })
				].map((example) => ({ ...example, points: true }))
			: []
};
