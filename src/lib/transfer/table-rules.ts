import type { Fault } from '#lib/base/refusal.ts';
import { SAUKOPF_SEATS, SCHAFKOPF_SEATS, type Seats } from '#lib/evening/seats.ts';
import type { Incident } from '#lib/log/entry.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { FileRefusal } from './refusal-text.ts';

/** What a book, of either game, says about the entries of an evening. */
export interface TableRules {
	readonly name: string;
	/** The name of the game. */
	readonly game: 'Schafkopf' | 'Saukopf';
	readonly seats: Seats;
	/** The faults of a game, with paths into it; empty if the book accepts it. */
	readonly faultsOf: (game: AnyGame) => readonly Fault<FileRefusal>[];
	readonly knows: (incident: Incident['incident']) => boolean;
}

/** The rules of a book by its id; undefined if the book is unknown. */
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

/** The source of Saukopf knows no incident that costs anything. */
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
