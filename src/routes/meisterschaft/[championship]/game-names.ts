import type { Partie, PartieGame } from '#lib/championship/lists/partie.ts';
import type { Reader } from '#lib/championship/merging/apart-text.ts';
import { namesAmong } from '#lib/championship/names.ts';
import { gameLine } from '#lib/evening/schafkopf/game-text.ts';
import type { ChampionshipTables } from '#lib/state/championship/tables.svelte.ts';
import { ClubBooks } from '#lib/state/club/club-books.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import { nameOf } from '../../shared/name-of.ts';

/** "Anna mit Berti gewinnen: Rufspiel, Schneider" */
export function playedText({ evening: { book } }: Partie, { row }: PartieGame): string {
	return gameLine(book, row.game, row.entry.game, nameOf);
}

/** Two editions of one name are two books. */
function bookName(id: string): string | undefined {
	const book = session.of(ClubBooks).all.get(id);
	return book && `${book.name}, ${book.edition}`;
}

/** What the words of a clash need to know. */
export const readerOf = (tables: ChampionshipTables): Reader => ({
	names: {
		...namesAmong(tables.system ?? 'zockmeisterschaft', tables.lists, nameOf),
		book: bookName
	},
	device: tables.device,
	system: tables.system,
	listOf: (evening) => tables.listOf(evening)
});
