import { mayHave } from '../check-book.ts';
import { HOUSE } from '../house-book.ts';
import { figure } from '../templates.ts';
import { CENTS, choice, number, optional, type SectionRows } from './row.ts';
import { lost, won } from './examples.ts';

const NONE = 'none';
const WAYS = { [NONE]: 'gar nicht', up: 'immer auf', down: 'immer ab', nearest: 'auf oder ab' };
const isWay = (word: string) => word === 'up' || word === 'down' || word === 'nearest';

/** What happens to a price after everything that multiplies. */
export const finalPriceRows: SectionRows = {
	key: 'runden-und-grenze',
	title: 'Runden und Grenze',
	says: 'Auf 5 oder 10 Cent gerundet, und was ein Spiel höchstens kostet',
	rows: [
		choice('rounding', 'Gerundet wird', 'Zuletzt, nach allem, was verdoppelt.', WAYS, {
			when: ({ book }) => mayHave(book, 'rounding'),
			read: (of) => of.rounding?.way ?? NONE,
			write: (way, { book, parent }) => {
				const { to = 5 } = book.rounding ?? parent.rounding ?? {};
				return { rounding: isWay(way) ? { way, to, source: HOUSE } : null };
			}
		}),
		number('rounding.to', 'Gerundet auf', 'Auf volle 5 oder 10 Cent.', [2, 1000, 'Cent']),
		optional(
			'cap',
			'Grenze für ein Spiel',
			'Mehr zahlt keiner einem anderen, was auch verdoppelt wurde.',
			() => figure(500)
		),
		number('cap.value', 'Ein Spiel kostet höchstens', 'Je Verlierer und Gewinner.', CENTS)
	],
	examples: ({ book: { schuss } }) => [
		lost('rufspiel', 'verloren mit {schneider}', { schneider: true }),
		won('solo', 'mit {schneider} und jedem Kontra', { schneider: true, schuss: schuss.names.length })
	]
};
