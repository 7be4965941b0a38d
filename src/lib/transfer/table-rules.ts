import type { Fault } from '#lib/base/refusal.ts';
import { SAUKOPF_SEATS, seatsFor, type Seats } from '#lib/evening/seats.ts';
import type { Incident } from '#lib/log/entry.ts';
import { SAUKOPF_BOOKS } from '#lib/log/saukopf-books.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { knowsMishap } from '#lib/rules/foul.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
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

/** The rules of a book of either game by its id; undefined if the book is unknown. */
export function tableRulesOf(
	id: string,
	books: ReadonlyMap<string, Book>,
	ofSaukopf: ReadonlyMap<string, SaukopfBook> = SAUKOPF_BOOKS
): TableRules | undefined {
	const book = books.get(id);
	if (book) return schafkopf(book);
	const other = ofSaukopf.get(id);
	return other && saukopf(other);
}

const schafkopf = (book: Book): TableRules => ({
	name: book.name,
	game: 'Schafkopf',
	seats: seatsFor(book),
	faultsOf: (game) => {
		if (!isSchafkopf(game)) return [{ path: 'contract', refusal: { code: 'notSaukopf' } }];
		const checked = checkGame(book, game);
		return checked.ok ? [] : checked.error;
	},
	knows: (incident) => knowsMishap(book, incident)
});

/** The source of Saukopf knows no incident that costs anything. */
const saukopf = (book: SaukopfBook): TableRules => ({
	name: book.name,
	game: 'Saukopf',
	seats: SAUKOPF_SEATS,
	faultsOf: (game) => {
		if (isSchafkopf(game)) return [{ path: 'contract', refusal: { code: 'notSchafkopf' } }];
		const checked = checkSaukopf(book, game);
		return checked.ok ? [] : checked.error;
	},
	knows: () => false
});
