import type { Book } from '../../book.ts';
import { MOST_GAMES } from '../../schema-shapes.ts';
import { figure } from '../templates.ts';
import { whatFollows } from './examples.ts';
import { number, optional, type Desk, type FieldRow, type SectionRows } from './row.ts';
import { sentenceFields } from './sentences.ts';

const after = (
	when: keyof Book['next'],
	label: string,
	says: string,
	open: (desk: Desk) => boolean = () => true
): readonly FieldRow[] => [
	optional(`next.${when}`, `${label} zählt es doppelt`, says, () => figure(1), open),
	number(`next.${when}.value`, `${label}, wie viele Spiele`, 'So viele Spiele zählen dann doppelt.', [
		1,
		MOST_GAMES,
		'Spiele'
	])
];

/** What happens next: after what the next games count double, or a round follows. */
export const next: SectionRows = {
	key: 'danach',
	title: 'Was danach folgt',
	says: 'Zusammengeworfen, verlorenes Solo, 60 : 60, alle Stiche, eigene Sätze',
	told: whatFollows,
	rows: [
		...after(
			'passed',
			'Wenn alle passen',
			'Wenn keiner spielen will und neu gegeben wird.',
			({ book }) => book.nobodyPlays === 'passed'
		),
		...after(
			'lostEinzelspiel',
			'Nach einem verlorenen Einzelspiel',
			'Wenn einer allein gegen drei verliert.'
		),
		...after('level', 'Nach 60 : 60', 'Wenn beide gleich viele Augen haben.'),
		...after('allTricks', 'Nach allen Stichen', 'Wenn eine Partei jeden Stich gemacht hat.'),
		...sentenceFields
	]
};
