import { pointsText } from '#lib/base/points.ts';
import { NOTE_LENGTH } from '#lib/base/text.ts';
import { gameText } from '#lib/evening/schafkopf/game-text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Book } from '#lib/rules/book.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { Clash, GameClash, GameVersion, ListVersion, TableClash } from './clash.ts';
import type { System } from '../system.ts';
import { byPoints, gamesText, tableName } from '../lists/list-text.ts';
import type { Partie } from '../lists/points.ts';

// Clashes and decisions in words that stand in the log and mean the same on every device.

export const tableClashTitle = (
	{ partie, table }: Pick<TableClash, 'partie' | 'table'>,
	system: System = 'zockmeisterschaft'
): string => `${tableName({ partie, table }, system)}: zweimal geschrieben`;

/** "40 Spiele: Anna +12 P, Berti +3 P, …" */
export function listText({ list }: ListVersion, nameOf: NameOf): string {
	const points = byPoints(list.total).map(([player, sum]) => `${nameOf(player)} ${pointsText(sum, true)}`);
	return `${gamesText(list.evening.games)}: ${points.join(', ')}`;
}

/** Names the table and the game that was corrected on two devices. */
export function gameClashTitle(
	{ place }: GameClash,
	list: Partie | undefined,
	system: System = 'zockmeisterschaft'
): string {
	const number = list?.games.find(({ row }) => row.place === place)?.row.number;
	const { partie, table } = list?.evening.opening ?? {};
	const where = partie && table ? tableName({ partie, table }, system) : 'Ein Spiel';
	return `${where}${number === undefined ? '' : `, Spiel ${number}`}: auf zwei Geräten verschieden geändert`;
}

/** One version of a game, in a line. */
export function versionText({ game }: GameVersion, book: Book | undefined, nameOf: NameOf): string {
	if (!game) return 'gestrichen';
	const { game: written } = game;
	if (!book || !isSchafkopf(written)) return 'ein Spiel';
	const checked = checkGame(book, written);
	if (!checked.ok) return 'ein Spiel, das sich nicht abrechnen lässt';
	const { ending, played } = gameText(book, checked.value, written.outOfTurn ?? false, nameOf);
	return `${ending}: ${played}`;
}

/** The note of a decision: the title of the clash, and the version that was chosen. */
export function decisionNote({ type }: Clash, title: string, chosen: string): string {
	const which = type === 'table' ? `Es zählt die Liste mit ${chosen}` : `Es gilt: ${chosen}`;
	return [...`${title}. ${which}.`].slice(0, NOTE_LENGTH).join('');
}

/** The warning in the standings until somebody decides: what is in doubt, and what counts meanwhile. */
export function doubtText(clash: Clash, list: Partie | undefined, system?: System): string {
	if (clash.type === 'game') {
		const meanwhile = clash.versions.some(({ counts }) => counts)
			? 'zählt, was zuletzt geschrieben wurde'
			: 'zählt, was vorher dort stand: Zweimal wurde verschieden entschieden';
		return `${gameClashTitle(clash, list, system)}. Bis zur Entscheidung ${meanwhile}.`;
	}
	const counting = clash.versions.find(({ counts }) => counts);
	const meanwhile = counting
		? `zählt, was zuerst begonnen wurde (${gamesText(counting.list.evening.games)})`
		: 'zählt keine der Listen';
	return `${tableClashTitle(clash, system)}. Bis zur Entscheidung ${meanwhile}.`;
}
