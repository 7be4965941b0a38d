import { sum } from '#lib/base/collections.ts';
import { counted, inSentence } from '#lib/base/text.ts';
import { pointsText, signedText } from '#lib/base/money.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Replaced } from '../draw/entrants.ts';
import type { Confirmations } from './confirmations.ts';
import type { Partie, PartieGame } from './partie.ts';
import { PARTIE_TEXTS, type System } from '../system.ts';
import type { TableProgress } from './table-progress.ts';

// A table's list in short words: for a row, a seat, and the bar above the games.

/** "±3 P", "+15 −5 P", "−18 P"; a game struck in the tournament, or not yet approved, says so. */
export function gamePoints(game: PartieGame, { warnings }: Partie): string {
	const { counted, approval, row } = game;
	if (counted !== null) return mostAndLeast(game);
	const why = approval?.approved === null ? 'wartet' : struckBy(row, warnings) ? 'gestrichen' : 'zählt nicht';
	return isOnlyPenalty(game) ? `${why}, ${mostAndLeast(game)}` : why;
}

/** Whether a game is struck and gives its penalty for wrong play alone (schafkopfschule 3.4.17). */
export const isOnlyPenalty = ({ counted, points }: PartieGame): boolean =>
	counted === null && [...points.values()].some((one) => one !== 0);

function mostAndLeast({ points }: PartieGame): string {
	const all = [...points.values()];
	const [most, least] = [Math.max(...all), Math.min(...all)];
	if (most === 0) return least === 0 ? '0 P' : pointsText(least, true);
	if (most === -least) return `±${pointsText(most)}`;
	return `${pointsText(most, true).replace(' P', '')} ${pointsText(least, true)}`;
}

/** How the tournament's list counts a game, in sentences; null if it counts as it was played. */
export function countedAs(game: PartieGame, partie: Partie): string | null {
	const { crossSum } = game;
	const all = [remarkOf(game, partie), crossSum === 0 ? null : penaltyText(crossSum)];
	return all.filter((text) => text !== null).join(' ') || null;
}

/** A Tout's penalty: its points do not come to 0. */
const penaltyText = (crossSum: number): string =>
	`Strafe im Tout: ${-crossSum} Minuspunkte, die anderen bekommen 0; die Quersumme dieses Spiels ist ${signedText(crossSum)} (§\u00a03.4.17).`;

function remarkOf({ counted, row }: PartieGame, { warnings, invalid }: Partie): string | null {
	if (counted === row.game)
		return (
			warnings.find((one) => one.rule === 'contract-not-here' && one.entry === row.entry.id)?.text ?? null
		);
	if (invalid !== null) return 'Die Liste ist für ungültig erklärt; sie zählt keine Punkte (§\u00a05.3.6).';
	if (counted) return 'Im ersten Spiel zählt es als einfaches Solo oder Wenz (§\u00a05.2.15).';
	return struckBy(row, warnings)?.text ?? 'Im ersten Spiel zählt ein Sie keine Punkte (§\u00a02.9.1).';
}

/** Why a game was struck from the list; undefined if it was not. */
const struckBy = ({ entry }: PartieGame['row'], warnings: Partie['warnings']) =>
	warnings.find((one) => one.rule === 'not-approved' && one.entry === entry.id);

/** Why players, numbers and plan can't change any more. */
export const begunText = (system: System): string =>
	system === 'schafkopfschule' ? 'Der erste Durchgang hat begonnen' : 'Die erste Partie hat begonnen';

/** A table of the plan, as far as it is named. */
interface Placed {
	readonly partie?: number | null | undefined;
	readonly table?: number | readonly number[] | null | undefined;
}

/** "Tisch 2, 1. Partie"; of several tables "Tisch 1 und 2, 1. Partie". */
export const tableName = ({ partie, table }: Placed, system: System = 'zockmeisterschaft'): string =>
	partie == null || table == null
		? 'Nicht im Sitzplan'
		: `Tisch ${inSentence([table].flat().map(String))}, ${partie}. ${PARTIE_TEXTS[system]}`;

/** "40 Spiele", with how many of them stood on paper. */
export function writtenText({ list, played }: Pick<TableProgress, 'list' | 'played'>): string {
	const onPaper = sum((list?.papers ?? []).map(({ row }) => row.entry.games));
	if (onPaper === 0) return gamesText(played);
	return onPaper === played
		? `${gamesText(played)} vom Papier`
		: `${gamesText(played)}, davon ${onPaper} vom Papier`;
}

export const gamesText = (games: number): string => counted(games, 'Spiel', 'Spiele');

export const TWICE_TEXT = 'zweimal geschrieben, noch nicht entschieden';

/** What is left to play, player by player if that differs; when all is played, the next step. */
export function leftText(progress: TableProgress, nameOf: NameOf): string {
	const { state, left, due, played, players } = progress;
	switch (state) {
		case 'tooMany':
			return `${gamesText(played - due)} zu viel`;
		case 'complete':
			return `${gamesText(due)}: fertig, bitte bestätigen`;
		case 'waiting':
		case 'running': {
			if (players.length <= 4) return `noch ${gamesText(left)}`;
			const each = players.filter((player) => player.left > 0);
			const same = new Set(players.map((player) => player.left)).size === 1;
			if (same) return `noch ${gamesText(left)}, jeder noch ${each[0]?.left ?? 0}`;
			const parts = each.map((player) => `${nameOf(player.player)} ${player.left}`);
			return `noch ${gamesText(left)}: ${parts.join(', ')}`;
		}
	}
}

/** The cross sum of the points after the last round of deals, and why it is not 0; empty before the first. */
export function crossSumText({ rounds }: TableProgress): string {
	const last = rounds.at(-1);
	if (!last) return '';
	const { crossSum, dueCrossSum } = last;
	const fine = crossSum === dueCrossSum;
	const why = fine && crossSum !== 0 ? ', Strafe im Tout (§\u00a03.4.17)' : '';
	return `Runde ${rounds.length}: Quersumme ${fine ? `${signedText(crossSum)} ✓` : pointsText(crossSum, true)}${why}`;
}

/** Who is still written at a table, who plays there now, and what comes of it. */
export function replacedText(
	{ left }: Pick<TableProgress, 'left'>,
	{ out, comes }: Replaced,
	nameOf: NameOf
): string {
	const [gone, now] = [nameOf(out), nameOf(comes)];
	return left === 0
		? `${gone} ist hier noch geschrieben, als schon ${now} spielte: Diese Spiele zählen für ${now}.`
		: `${gone} steht hier noch, aber jetzt spielt ${now}: Der Tisch muss es noch erfahren.`;
}

const NUMBERS: Readonly<Record<number, string>> = { 4: 'vier', 5: 'fünf', 6: 'sechs' };

/** How far the confirmations are: "bestätigt von allen vier", "3 von 4 haben bestätigt". */
export function confirmedText({ by, complete, unticked }: Confirmations): string {
	const all = [...by.values()];
	const now = all.filter((stands) => stands === 'now').length;
	if (now === all.length) return `bestätigt von allen ${NUMBERS[all.length] ?? all.length}`;
	if (complete) return 'bestätigt, danach mit Vermerk geändert';
	if (all.every((stands) => stands === 'not')) return 'noch nicht bestätigt';
	const has = now === 1 ? 'hat' : 'haben';
	if (!unticked) return `${now} von ${all.length} ${has} bestätigt`;
	return `ohne Vermerk geändert, seitdem ${now === 0 ? 'hat keiner' : `${has} ${now} von ${all.length}`} bestätigt`;
}

/** What this phone knows of a table whose list it does not have: another one may long write it. */
export const NO_LIST = 'noch keine Liste';

/** A table's state in a few words, for lists of tables. */
export function stateText(progress: TableProgress, confirmations: Confirmations | null): string {
	switch (progress.state) {
		case 'waiting':
			return progress.list ? 'eröffnet, noch kein Spiel' : NO_LIST;
		case 'running':
			return `läuft: ${progress.played} von ${progress.due} Spielen`;
		case 'tooMany':
			return `${progress.played} statt ${progress.due} Spiele`;
		case 'complete':
			return `${writtenText(progress)}, ${confirmations ? confirmedText(confirmations) : 'noch nicht bestätigt'}`;
	}
}

/** The players by their points, the highest first. */
export const byPoints = (total: ReadonlyMap<MemberId, number>): readonly (readonly [MemberId, number])[] =>
	[...total].sort((a, b) => b[1] - a[1]);
