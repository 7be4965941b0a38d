import type { Fault } from '#lib/base/refusal.ts';
import { SAUKOPF_SEATS, SCHAFKOPF_SEATS, type Seats } from '#lib/evening/seats.ts';
import type { Incident } from '#lib/log/entry.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { FileRefusal } from './refusal-text.ts';

/** What a book, of either kind of game, says of the entries of an evening that is played by it. */
export interface TableRules {
	readonly name: string;
	/** What is played, in words. */
	readonly game: 'Schafkopf' | 'Saukopf';
	readonly seats: Seats;
	/** What is wrong with a game, paths within it; nothing where the book accepts it. */
	readonly faultsOf: (game: AnyGame) => readonly Fault<FileRefusal>[];
	readonly knows: (incident: Incident['incident']) => boolean;
}

/** The rules of a book by its id; undefined where nobody knows it. */
export function tableRulesOf(id: string, books: ReadonlyMap<string, Book>): TableRules | undefined {
	if (id === saukopf.id) return SAUKOPF;
	const book = books.get(id);
	return book && schafkopf(book);
}

const schafkopf = (book: Book): TableRules => ({
	name: book.name,
	game: 'Schafkopf',
	seats: SCHAFKOPF_SEATS,
	faultsOf: (game) => {
		if (!isSchafkopf(game)) return [{ path: 'contract', refusal: { code: 'notSaukopf' } }];
		const checked = checkGame(book, game);
		return checked.ok ? [] : checked.error;
	},
	knows: (incident) => book[incident] !== null
});

/** Its source knows no incident that costs anything. */
const SAUKOPF: TableRules = {
	name: saukopf.name,
	game: 'Saukopf',
	seats: SAUKOPF_SEATS,
	faultsOf: (game) => {
		if (isSchafkopf(game)) return [{ path: 'contract', refusal: { code: 'notSchafkopf' } }];
		const checked = checkSaukopf(saukopf, game);
		return checked.ok ? [] : checked.error;
	},
	knows: () => false
};
