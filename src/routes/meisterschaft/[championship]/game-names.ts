import type { EntryId } from '#lib/base/ids.ts';
import type { Partie, PartieGame } from '#lib/championship/lists/points.ts';
import { gameText } from '#lib/evening/schafkopf/game-text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Reader } from '#lib/championship/merging/clash-text.ts';
import { tableName } from '#lib/championship/lists/list-text.ts';
import type { Names } from '#lib/championship/ruling-text.ts';
import type { ChampionshipTables } from '#lib/state/championship/tables.svelte.ts';
import { club } from '#lib/state/club.svelte.ts';
import { PARTIE_TEXTS, type System } from '#lib/championship/system.ts';

/** The names of members, games and lists for whoever reads about these lists. */
export const namesIn = (system: System, partien: readonly Partie[], member: NameOf): Names => ({
	member,
	game: (game) => {
		const found = gameAt(partien, game);
		return found ? gameName(system, found.partie, found.game) : 'Ein gestrichenes Spiel';
	},
	list: (evening) => {
		const found = partien.find((one) => one.evening.evening === evening);
		return found ? listName(system, found) : 'Eine gestrichene Liste';
	},
	table: (place) => tableName(place, system)
});

/** "Partie 2, Tisch 1" */
export function listName(system: System, { evening: { opening } }: Partie): string {
	const partie = `${PARTIE_TEXTS[system]} ${opening.partie ?? '?'}`;
	return opening.table === undefined ? partie : `${partie}, Tisch ${opening.table}`;
}

/** "Partie 2, Tisch 1, Spiel 12" */
export const gameName = (system: System, partie: Partie, { row }: PartieGame): string =>
	`${listName(system, partie)}, Spiel ${row.number}`;

/** "Anna mit Berti gewinnen: Rufspiel, Schneider" */
export function playedText({ evening: { book } }: Partie, { row }: PartieGame, nameOf: NameOf): string {
	const { ending, played } = gameText(book, row.game, row.entry.game.outOfTurn ?? false, nameOf);
	return `${ending}: ${played}`;
}

/** Finds a game of these lists by any id of its place. */
export function gameAt(
	partien: readonly Partie[],
	place: EntryId
): { readonly partie: Partie; readonly game: PartieGame } | null {
	for (const partie of partien) {
		const game = partie.games.find(({ row }) => row.place === place || row.entry.id === place || row.entry.copyOf === place);
		if (game) return { partie, game };
	}
	return null;
}

/** What the words of a clash need to know. */
export const readerOf = (tables: ChampionshipTables): Reader => ({
	names: namesIn(tables.system ?? 'zockmeisterschaft', tables.lists, club.nameOf),
	device: tables.device,
	system: tables.system,
	listOf: (evening) => tables.listOf(evening)
});
