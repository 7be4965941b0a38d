import { CONTRACTS } from '../../vocabulary.ts';
import { figure, pointsTemplate } from '../templates.ts';
import { lost, won } from './examples.ts';
import { eachOf, factor, number, optional, toggle, type FieldRow, type SectionRows } from './row.ts';

const POINTS = [0, 1000, 'Punkte'] as const;

const IN_POINTS = eachOf(CONTRACTS, (contract) =>
	number(
		`points.contracts.${contract}.value`,
		`{${contract}}, Punkte`,
		'Was es gegen jeden Gegner zählt; 0 heißt nichts.',
		POINTS,
		{
			read: (of) => (of.points ? (of.points.contracts[contract]?.value ?? 0) : undefined),
			write: (value) => ({ points: { contracts: { [contract]: value === 0 ? null : figure(value) } } })
		}
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

/** Where the prices are points there is no second list; only a Schuss may be left out of it (schafkopfschule 5.2.4). */
const SCHUSS_BY_TARIFF = toggle(
	[],
	'{schuss} auch in der Meisterschaft',
	'Meisterschaft und Turnier zählen nach dem Tarif, eine zweite Liste gibt es nicht. Nur das Verdoppeln kann dort wegfallen.',
	{
		when: ({ book }) => book.schuss.names.length > 0,
		read: (of) => of.points?.schuss ?? true,
		write: (on, { book }) => ({ points: { ...(book.points ?? pointsTemplate(book)), schuss: on } })
	}
);

/** What games are worth in a championship. */
export const championshipPoints: SectionRows = {
	key: 'punkte',
	title: 'Punkte',
	says: ({ book }) => (book.unit.points ? 'Der Tarif ist die Liste' : 'Für Meisterschaften und Turniere'),
	rows: ({ book }) =>
		book.unit.points
			? [SCHUSS_BY_TARIFF, SHUFFLE]
			: [POINTS_AT_ALL, ...book.order.map((contract) => IN_POINTS[contract]), ...POINTS_BESIDES, SHUFFLE],
	examples: ({ book }) =>
		book.points && !book.unit.points
			? [
					won('rufspiel', 'gewonnen, {schneider}', { schneider: true }),
					lost('solo', 'verloren'),
					won('solo', `als ${book.words.tout} gewonnen`, { tout: true })
				].map((example) => ({ ...example, points: true }))
			: []
};
