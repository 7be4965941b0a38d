import type { Extra } from '../../book.ts';
import { patchAt, type BookPath } from '../../book-path.ts';
import { MOST_AMOUNT } from '../../schema-shapes.ts';
import { ANGESAGT } from '../../vocabulary.ts';
import { figure } from '../templates.ts';
import { AMOUNT, choice, FACTOR, number, optional, type Desk, type FieldRow } from './row.ts';

interface Raise {
	/** Where it lies in the book, and where its value does. */
	readonly at: BookPath;
	readonly value: BookPath;
	readonly by: BookPath;
	readonly label: string;
	readonly says: string;
	readonly when: (desk: Desk) => boolean;
	readonly read: (book: Desk['book']) => Extra | null | undefined;
	/** What it adds at first. */
	readonly usual: (desk: Desk) => number | undefined;
}

/** What is announced before the first card: it multiplies the price, adds to it, or does not exist. */
export function raiseRows({ at, value, by, label, says, when, read, usual }: Raise): readonly FieldRow[] {
	const isFactor = ({ book }: Desk): boolean => read(book)?.by === 'factor';
	return [
		choice(
			by,
			label,
			says,
			{ factor: 'nimmt mal', amount: 'kostet dazu', none: 'gibt es nicht' },
			{
				when,
				read: (of) => read(of)?.by ?? 'none',
				write: (chosen, desk) => patchAt(at, raiseBy(chosen, usual(desk)))
			}
		),
		number(
			value,
			`${label}, wie viel`,
			(desk) => (isFactor(desk) ? 'Damit wird malgenommen.' : 'So viel kommt zum Preis dazu.'),
			(desk) => (isFactor(desk) ? FACTOR : [1, MOST_AMOUNT, AMOUNT(desk)[2]]),
			{ when: (desk) => when(desk) && read(desk.book) != null }
		)
	];
}

const raiseBy = (by: string, usual = 0): Extra | null =>
	by === 'factor' ? { ...figure(2), by } : by === 'amount' ? { ...figure(usual || 1), by } : null;

const isAnnounced = ({ book }: Desk): boolean => book.angesagt != null;

/** Whether Schneider and Schwarz are announced, and what becomes of it. */
export const announcingRows: readonly FieldRow[] = [
	optional(
		'angesagt',
		'{schneider} und {schwarz} ansagen',
		'Vor der ersten Karte. Wer das Angesagte nicht schafft, hat verloren.',
		() => ({ schneider: raiseBy('factor'), schwarz: raiseBy('factor'), missed: 'alike' })
	),
	...ANGESAGT.flatMap((what) =>
		raiseRows({
			at: `angesagt.${what}`,
			value: `angesagt.${what}.value`,
			by: `angesagt.${what}.by`,
			label: `{${what}} angesagt`,
			says: 'Was dann noch dazukommt, oder ob es das nicht gibt.',
			when: isAnnounced,
			read: ({ angesagt }) => angesagt?.[what],
			usual: ({ book }) => book[what].value
		})
	),
	choice(
		'angesagt.missed',
		'Angesagt und nicht geschafft',
		'Verloren ist es immer; hier steht, was das kostet.',
		{ alike: 'so viel wie gewonnen', plain: 'wie ohne Ansage' },
		{ when: isAnnounced }
	)
];
