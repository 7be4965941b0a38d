import { sentenceOf, type SpelledFault } from '#lib/base/refusal.ts';
import { SAUKOPF_SEATS, SCHAFKOPF_SEATS, type Seats } from '#lib/evening/seats.ts';
import type { Incident } from '#lib/log/entry.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { RULES_SENTENCES } from '#lib/rules/refusal-text.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import { SAUKOPF_SENTENCES } from '#lib/rules/saukopf/refusal-text.ts';

/** What a book, of either kind of game, says of the entries of an evening that is played by it. */
export interface TableRules {
	readonly name: string;
	/** What is played, in words. */
	readonly game: 'Schafkopf' | 'Saukopf';
	readonly seats: Seats;
	/** What is wrong with a game, paths within it; nothing where the book accepts it. */
	readonly faultsOf: (game: AnyGame) => readonly SpelledFault[];
	readonly knows: (incident: Incident['incident']) => boolean;
}

/** The rules of a book by its id; undefined where nobody knows it. */
export function tableRulesOf(id: string, books: ReadonlyMap<string, Book>): TableRules | undefined {
	if (id === saukopf.id) return SAUKOPF;
	const book = books.get(id);
	return book && schafkopf(book);
}

const wrongGame = (text: string): readonly SpelledFault[] => [{ path: 'contract', text }];

const schafkopf = (book: Book): TableRules => ({
	name: book.name,
	game: 'Schafkopf',
	seats: SCHAFKOPF_SEATS,
	faultsOf: (game) => {
		if (!isSchafkopf(game)) return wrongGame('an diesem Abend wird Schafkopf gespielt, kein Saukopf');
		const checked = checkGame(book, game);
		if (checked.ok) return [];
		return checked.error.map(({ path, refusal }) => ({ path, text: sentenceOf(RULES_SENTENCES, refusal) }));
	},
	knows: (incident) => book[incident] !== null
});

/** Its source knows no incident that costs anything. */
const SAUKOPF: TableRules = {
	name: saukopf.name,
	game: 'Saukopf',
	seats: SAUKOPF_SEATS,
	faultsOf: (game) => {
		if (isSchafkopf(game)) return wrongGame('an diesem Abend wird Saukopf gespielt, kein Schafkopf');
		const checked = checkSaukopf(saukopf, game);
		if (checked.ok) return [];
		return checked.error.map(({ path, refusal }) => ({ path, text: sentenceOf(SAUKOPF_SENTENCES, refusal) }));
	},
	knows: () => false
};
