import type { EveningId } from '#lib/base/ids.ts';
import { pointsText } from '#lib/base/points.ts';
import { NOTE_LENGTH } from '#lib/base/text.ts';
import { gameText } from '#lib/evening/schafkopf/game-text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Names } from '#lib/log/entry-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import { checkGame } from '#lib/rules/check.ts';
import {
	isContinued,
	type Clash,
	type GameClash,
	type GameVersion,
	type ListVersion,
	type TableClash
} from './clash.ts';
import type { System } from '../system.ts';
import { byPoints, gamesText, tableName } from '../lists/list-text.ts';
import type { Partie, PartieGame } from '../lists/points.ts';
import type { DeviceNames } from './devices.ts';
import type { Join, Likely } from './joining.ts';
import { rulingClashTitle, rulingVersionText } from './ruling-clash-text.ts';

// Clashes and decisions in words that stand in the log and mean the same on every device.

export function tableClashTitle(clash: TableClash, system: System = 'zockmeisterschaft'): string {
	const how = isContinued(clash) ? 'auf zwei Geräten weitergeschrieben' : 'zweimal geschrieben';
	return `${tableName(clash, system)}: ${how}`;
}

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
export function versionText(
	{ game }: Pick<GameVersion, 'game'>,
	book: Book | undefined,
	nameOf: NameOf
): string {
	if (!game) return 'gestrichen';
	const { game: written } = game;
	if (!book || !isSchafkopf(written)) return 'ein Spiel';
	const checked = checkGame(book, written);
	if (!checked.ok) return 'ein Spiel, das sich nicht abrechnen lässt';
	const { ending, played } = gameText(book, checked.value, written.outOfTurn ?? false, nameOf);
	return `${ending}: ${played}`;
}

/** A clash for its reader. */
export interface ShownClash {
	readonly title: string;
	readonly versions: readonly ShownVersion[];
}

export interface ShownVersion {
	readonly text: string;
	/** The games that only this version has, if the list was continued apart. */
	readonly games: readonly string[];
	/** Who wrote it, and when: "Gerät von Tisch 2, 20:14 bis 21:03". */
	readonly by: string;
}

/** What the words of a clash need to know. */
export interface Reader {
	readonly names: Names;
	readonly device: DeviceNames;
	readonly system: System | undefined;
	readonly listOf: (evening: EveningId) => Partie | undefined;
}

/** A clash in words: what it is about, what each version says, and which device wrote it. */
export function shownClash(clash: Clash, { names, device, system, listOf }: Reader): ShownClash {
	switch (clash.type) {
		case 'table':
			return {
				title: tableClashTitle(clash, system),
				versions: clash.versions.map((version) => ({
					text: listText(version, names.member),
					games: isContinued(clash) ? gamesOnlyIn(version, names.member) : [],
					by: byText(
						gamesOf(version, isContinued(clash)).map(({ row }) => row.entry),
						device
					)
				}))
			};
		case 'game': {
			const list = listOf(clash.evening);
			return {
				title: gameClashTitle(clash, list, system),
				versions: clash.versions.map((version) => ({
					text: versionText(version, list?.evening.book, names.member),
					games: [],
					by: byText(version.game ? [version.game] : [], device) || strickenBy(version.entries, device)
				}))
			};
		}
		case 'ruling':
			return {
				title: rulingClashTitle(clash, names),
				versions: clash.versions.map((version) => ({
					text: rulingVersionText(version, clash, names),
					games: [],
					by: byText(version.rulings, device)
				}))
			};
	}
}

const gamesOf = ({ list, entries }: ListVersion, onlyOwn: boolean): readonly PartieGame[] =>
	onlyOwn ? list.games.filter(({ row }) => entries.includes(row.entry.id)) : list.games;

/** As many games of a version as somebody reads. */
const SHOWN = 3;

function gamesOnlyIn(version: ListVersion, nameOf: NameOf): readonly string[] {
	const own = gamesOf(version, true);
	const shown = own.slice(0, SHOWN).map(({ row }) => {
		const text = versionText({ game: row.entry }, version.list.evening.book, nameOf);
		return `Spiel ${row.number}: ${text}`;
	});
	const more = own.length - shown.length;
	return more > 0 ? [...shown, `und ${more === 1 ? 'noch ein Spiel' : `noch ${more} Spiele`}`] : shown;
}

/** "20:14" */
const clock = (at: string): string => at.slice(11, 16);

/** "Gerät von Tisch 2, 20:14 bis 21:03" */
function byText(
	entries: readonly { readonly id: string; readonly at: string }[],
	device: DeviceNames
): string {
	const [first] = entries;
	const last = entries.at(-1);
	if (!first || !last) return '';
	const times = [...new Set([clock(first.at), clock(last.at)])].join(' bis ');
	return `${[...new Set(entries.map(({ id }) => device(id)))].join(', ')}, ${times} Uhr`;
}

const strickenBy = (voids: readonly string[], device: DeviceNames): string =>
	[...new Set(voids.map(device))].join(', ');

/** The note of a decision: the title of the clash, and the version that was chosen. */
export function decisionNote({ type }: Clash, title: string, chosen: string): string {
	const which = type === 'table' ? `Es zählt die Liste mit ${chosen}` : `Es gilt: ${chosen}`;
	return noteOf(`${title}. ${which}.`);
}

/** Two halves of a list as one: "erst A (25), dann B (15): 40 Spiele". The versions are lettered as they stand. */
export function joinText({ first, second, held, added, due }: Join): string {
	const all = held + added;
	const over = all > due ? `, ${all - due} zu viel` : '';
	return `erst ${versionLetter(first)} (${held}), dann ${versionLetter(second)} (${added}): ${gamesText(all)}${over}`;
}

/** Why an order is suggested: "Vorschlag: So folgen die Spiele nach der Uhr aufeinander." */
export const LIKELY_TEXTS: Readonly<Record<Likely, string>> = {
	clock: 'Vorschlag: So folgen die Spiele nach der Uhr aufeinander.',
	dealer: 'Vorschlag: So geht das Geben der Reihe nach weiter.',
	begun: 'Vorschlag: So folgen sie in der Reihe, in der sie begonnen wurden.'
};

export const versionLetter = (version: number): string => String.fromCharCode(65 + version);

/** The note of a decision to join. */
export const joinNote = (title: string, { held, added }: Join): string =>
	noteOf(`${title}. Zusammengefügt: erst ${gamesText(held)}, dann ${added}: ${gamesText(held + added)}.`);

/** The note of a decision by which the changes of all versions stand. */
export const bothNote = (title: string, text: string): string =>
	noteOf(`${title}. Beides übernommen: ${text}.`);

const noteOf = (text: string): string => [...text].slice(0, NOTE_LENGTH).join('');

/** The warning in the standings until somebody decides: what is in doubt, and what counts meanwhile. */
export function doubtText(clash: Clash, reader: Reader): string {
	const { system, listOf } = reader;
	if (clash.type === 'ruling') {
		const meanwhile = clash.versions.some(({ counts }) => counts)
			? 'zählt, was zuletzt geschrieben wurde'
			: 'zählt keines von beiden: Zweimal wurde verschieden entschieden';
		return `${rulingClashTitle(clash, reader.names)}. Bis zur Entscheidung ${meanwhile}.`;
	}
	if (clash.type === 'game') {
		const meanwhile = clash.versions.some(({ counts }) => counts)
			? 'zählt, was zuletzt geschrieben wurde'
			: 'zählt, was vorher dort stand: Zweimal wurde verschieden entschieden';
		return `${gameClashTitle(clash, listOf(clash.evening), system)}. Bis zur Entscheidung ${meanwhile}.`;
	}
	const counting = clash.versions.find(({ counts }) => counts);
	const meanwhile = counting
		? `zählt, was zuerst begonnen wurde (${gamesText(counting.list.evening.games)})`
		: 'zählt keine der Listen';
	return `${tableClashTitle(clash, system)}. Bis zur Entscheidung ${meanwhile}.`;
}
