import type { EntryId } from '#lib/base/ids.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { tableName } from './lists/list-text.ts';
import type { Partie, PartieGame } from './lists/partie.ts';
import { PARTIE_TEXTS, championshipName, type System } from './system.ts';
import { OCCASION_WORDS } from '#lib/evening/occasion.ts';
import type { EveningEntry, Occasion } from '#lib/log/entry.ts';
import type { Names } from '#lib/log/entry-words.ts';
import { placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';

/** The names of members, games and lists for whoever reads about these lists. */
export const namesAmong = (system: System, partien: readonly Partie[], member: NameOf): Names => ({
	member,
	game: (game) => {
		const found = gameAt(partien, game);
		return found ? gameName(system, found.partie, found.game) : 'Ein gestrichenes Spiel';
	},
	list: (evening) => {
		const found = listAt(partien, evening);
		return found ? listName(system, found) : 'Eine gestrichene Liste';
	},
	table: (place) => tableName(place, system)
});

/** "Partie 2, Tisch 1" */
export function listName(system: System, { evening: { opening } }: Partie): string {
	const partie = `${PARTIE_TEXTS[system]} ${opening.partie ?? '?'}`;
	return opening.table === undefined ? partie : `${partie}, Tisch ${opening.table}`;
}

/** Where a list belongs; an evening of no championship has nothing of it. */
type ListPlace = Pick<EveningEntry, 'championship' | 'partie' | 'table'>;

/** "2. Partie, Tisch 3 · Zockmeisterschaft 2026", among lists of several years; empty if nothing names the championship. */
export function listTitle(
	{ places }: Pick<Standing, 'places'>,
	{ championship, partie, table }: ListPlace
): string {
	const of = placesOfKind(places, 'championship').find(({ entry }) => entry?.championship === championship);
	if (!of?.entry) return '';
	const { system, year } = of.entry;
	const at = [
		...(partie === undefined ? [] : [`${partie}. ${PARTIE_TEXTS[system]}`]),
		...(table === undefined ? [] : [`Tisch ${table}`])
	].join(', ');
	return [at, championshipName({ system, year })].filter(Boolean).join(' · ');
}

/** What an evening was for, where it was no ordinary one: the championship as `listTitle` names it, or its occasion's word. */
export const occasionTitle = (log: Pick<Standing, 'places'>, occasion: Occasion, list: ListPlace): string =>
	listTitle(log, list) || OCCASION_WORDS[occasion];

/** "Partie 2, Tisch 1, Spiel 12" */
export const gameName = (system: System, partie: Partie, { row }: PartieGame): string =>
	`${listName(system, partie)}, Spiel ${row.number}`;

/** Finds one of these lists by its evening. */
export const listAt = (partien: readonly Partie[], evening: string | undefined): Partie | undefined =>
	partien.find((one) => one.evening.evening === evening);

/** Finds a game of these lists by any id of its place, or of the place that it was copied from. */
export function gameAt(
	partien: readonly Partie[],
	place: EntryId
): { readonly partie: Partie; readonly game: PartieGame } | null {
	for (const partie of partien) {
		const game = partie.games.find(({ row }) => [row.place, row.entry.id, row.entry.copyOf].includes(place));
		if (game) return { partie, game };
	}
	return null;
}
