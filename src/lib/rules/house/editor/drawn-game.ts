import { wordOf } from '../../book-words.ts';
import { countsAugen } from '../../contract-kind.ts';
import { ALL_AUGEN } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { choice, optional, type Desk, type FieldRow } from './row.ts';

const ANY = 'any';

const countedByAugen = ({ book }: Desk): Readonly<Record<string, string>> => ({
	[ANY]: 'in jedem',
	...Object.fromEntries(
		book.order.filter((one) => countsAugen(book.contracts[one])).map((one) => [one, wordOf(book, one)])
	)
});

/** Whether nobody wins at 60 : 60, and in which game. */
export const drawnRows: readonly FieldRow[] = [
	optional(
		'augen.drawn',
		'Bei 60 : 60 noch einmal',
		'Dann hat keiner gewonnen, das Spiel zählt nichts, und derselbe gibt noch einmal.',
		() => ({ source: HOUSE, of: null }),
		({ book }) => book.augen.drawn != null || book.augen.won.value === ALL_AUGEN / 2 + 1
	),
	choice('augen.drawn.of', 'Noch einmal: in welchem Spiel', 'Nur dort, oder in jedem.', countedByAugen, {
		when: ({ book }) => book.augen.drawn != null,
		read: ({ augen: { drawn } }) => drawn?.of ?? ANY,
		write: (word, { book }) => ({
			augen: { drawn: { of: book.order.find((one) => one === word) ?? null } }
		})
	})
];
