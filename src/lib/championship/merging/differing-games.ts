import { contentText } from '#lib/log/entry-json.ts';
import type { Partie, PartieGame } from '../lists/partie.ts';

/** How much of the shorter list both hold if two phones wrote the same table; halves of one list have little in common. */
const SAME = 3 / 4;

/**
 * The games of a list that another list of the table lacks, where both else hold the same games in the same order. Empty for
 * lists that differ altogether: there is nothing to compare game by game.
 */
export function differingGames(list: Partie, other: Partie): readonly PartieGame[] {
	const [own, theirs] = [list, other].map(({ games }) => games.map(({ row }) => contentText(row.entry.game)));
	if (!own || !theirs) return [];
	const at = commonEnds(own, theirs);
	if (at(0, 0) < SAME * Math.min(own.length, theirs.length)) return [];
	const differing: PartieGame[] = [];
	for (let i = 0, j = 0; i < own.length;) {
		if (j < theirs.length && own[i] === theirs[j]) [i, j] = [i + 1, j + 1];
		else if (j < theirs.length && at(i, j + 1) > at(i + 1, j)) j += 1;
		else differing.push(...list.games.slice(i, ++i));
	}
	return differing;
}

/** How many texts both have in common, in order, from each pair of places on. */
function commonEnds(own: readonly string[], theirs: readonly string[]): (i: number, j: number) => number {
	const longest = Array.from({ length: own.length + 1 }, () => Array<number>(theirs.length + 1).fill(0));
	const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
	for (let i = own.length - 1; i >= 0; i--) {
		for (let j = theirs.length - 1; j >= 0; j--) {
			const row = longest[i] ?? [];
			row[j] = own[i] === theirs[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	return at;
}
