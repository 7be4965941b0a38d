import type { EveningId } from '#lib/base/ids.ts';
import { pointsText } from '#lib/base/money.ts';
import { asNote, clockOf } from '#lib/base/text.ts';
import { versionLine } from '#lib/evening/schafkopf/game-text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { chosenNote, STRUCK } from '#lib/log/corrected-apart.ts';
import type { Names } from '#lib/log/entry-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { isContinued, type Apart, type ApartKind, type Version } from './apart.ts';
import type { System } from '../system.ts';
import { byPoints, gamesText, tableName } from '../lists/list-text.ts';
import type { Partie, PartieGame } from '../lists/partie.ts';
import type { DeviceNames } from './devices.ts';
import { differingGames } from './differing-games.ts';
import { overIn, type Join, type Likely } from './joining.ts';
import { rulingClashTitle, rulingVersionLines } from './rulings-apart-text.ts';

// Clashes and decisions in words that stand in the log and mean the same on every device.

export function tableClashTitle(clash: Apart<'table'>, system: System = 'zockmeisterschaft'): string {
	const how = isContinued(clash) ? 'auf zwei Handys weitergeschrieben' : 'zweimal geschrieben';
	return `${tableName(clash, system)}: ${how}`;
}

/** "40 Spiele: Anna +12 P, Berti +3 P, …" */
export function listText({ list }: Version<'table'>, nameOf: NameOf): string {
	const points = byPoints(list.total).map(([player, sum]) => `${nameOf(player)} ${pointsText(sum, true)}`);
	return `${gamesText(list.evening.games)}: ${points.join(', ')}`;
}

/** Names the table and the game that was corrected on two devices. */
export function gameClashTitle(
	{ place }: Apart<'game'>,
	list: Partie | undefined,
	system: System = 'zockmeisterschaft'
): string {
	const number = list?.games.find(({ row }) => row.place === place)?.row.number;
	const { partie, table } = list?.evening.opening ?? {};
	const where = partie && table ? tableName({ partie, table }, system) : 'Ein Spiel';
	return `${where}${number === undefined ? '' : `, Spiel ${number}`}: auf zwei Handys verschieden geändert`;
}

/** One version of a game, in a line. */
export function versionText(
	{ game }: Pick<Version<'game'>, 'game'>,
	book: Book | undefined,
	nameOf: NameOf
): string {
	if (!game) return STRUCK;
	return book ? versionLine(book, game.game, nameOf) : 'ein Spiel';
}

/** A clash for its reader. */
export interface ShownClash {
	/** What it is about. */
	readonly title: string;
	readonly versions: readonly ShownVersion[];
}

interface ShownVersion {
	readonly text: string;
	/** The same, a line for each thing that was said, where that may be several. */
	readonly lines?: readonly string[];
	/** The games that only this version has, if the list was continued apart or two lists are else the same. */
	readonly games: readonly string[];
	/** Who wrote it, and when: "Handy von Tisch 2, 20:14 bis 21:03". */
	readonly by: string;
}

/** What the words of a clash need to know. */
export interface Reader {
	readonly names: Names;
	readonly device: DeviceNames;
	readonly system: System | undefined;
	readonly listOf: (evening: EveningId) => Partie | undefined;
}

/** How one kind of clash is told. */
interface Words<K extends ApartKind> {
	title(clash: Apart<K>, reader: Reader): string;
	version(version: Version<K>, clash: Apart<K>, reader: Reader): ShownVersion;
	/** What counts until somebody decides, if a version does, and if none does; with what the standings say of it besides. */
	readonly counting: string;
	readonly none: string;
	counted?(clash: Apart<K>): string;
	readonly whyNone: string;
}

const LAST = ', was zuletzt geschrieben wurde';
const TWICE = ': Zweimal wurde verschieden entschieden';

const WORDS: { readonly [K in ApartKind]: Words<K> } = {
	table: {
		title: (clash, { system }) => tableClashTitle(clash, system),
		version: (version, clash, { names, device }) => ({
			text: listText(version, names.member),
			games: namedGames(gamesOnlyIn(version, clash), version.list, names.member),
			by: byText(
				gamesOf(version, isContinued(clash)).map(({ row }) => row.entry),
				device
			)
		}),
		counting: ', was zuerst begonnen wurde',
		counted({ versions }) {
			const list = versions.find(({ counts }) => counts)?.list;
			return list ? ` (${gamesText(list.evening.games)})` : '';
		},
		none: ' keine der Listen',
		whyNone: ''
	},
	game: {
		title: (clash, { system, listOf }) => gameClashTitle(clash, listOf(clash.evening), system),
		version: (version, { evening }, { names, device, listOf }) => ({
			text: versionText(version, listOf(evening)?.evening.book, names.member),
			games: [],
			by: byText(version.game ? [version.game] : [], device) || strickenBy(version.entries, device)
		}),
		counting: LAST,
		none: ', was vorher dort stand',
		whyNone: TWICE
	},
	ruling: {
		title: (clash, { names }) => rulingClashTitle(clash, names),
		version: (version, clash, { names, device }) => {
			const lines = rulingVersionLines(version, clash, names);
			return { text: lines.join('. '), lines, games: [], by: byText(version.rulings, device) };
		},
		counting: LAST,
		none: ' keines von beiden',
		whyNone: TWICE
	}
};

const wordsOf = ({ type }: Apart): Words<ApartKind> => WORDS[type];

/** A clash in words: what it is about, what each version says, and which device wrote it. */
export function shownClash(clash: Apart, reader: Reader): ShownClash {
	const words = wordsOf(clash);
	return {
		title: words.title(clash, reader),
		versions: clash.versions.map((version) => words.version(version, clash, reader))
	};
}

/** What counts until somebody decides, behind "zählt": the same on every device. */
export const meanwhileText = (clash: Apart): string =>
	clash.versions.some(({ counts }) => counts) ? wordsOf(clash).counting : wordsOf(clash).none;

/** The warning in the standings until somebody decides: what is in doubt, and what counts meanwhile. */
export function doubtText(clash: Apart, reader: Reader): string {
	const words = wordsOf(clash);
	const isCounted = clash.versions.some(({ counts }) => counts);
	const more = isCounted ? (words.counted?.(clash) ?? '') : words.whyNone;
	return `${words.title(clash, reader)}. Bis zur Entscheidung zählt${meanwhileText(clash)}${more}.`;
}

const gamesOf = ({ list, entries }: Version<'table'>, onlyOwn: boolean): readonly PartieGame[] =>
	onlyOwn ? list.games.filter(({ row }) => entries.includes(row.entry.id)) : list.games;

/** As many games of a version as somebody reads. */
const SHOWN = 3;

function gamesOnlyIn(version: Version<'table'>, clash: Apart<'table'>): readonly PartieGame[] {
	if (isContinued(clash)) return gamesOf(version, true);
	const [other, more] = clash.versions.filter((one) => one !== version);
	return other && !more ? differingGames(version.list, other.list) : [];
}

function namedGames(own: readonly PartieGame[], { evening }: Partie, nameOf: NameOf): readonly string[] {
	const shown = own.slice(0, SHOWN).map(({ row }) => {
		const text = versionText({ game: row.entry }, evening.book, nameOf);
		return `Spiel ${row.number}: ${text}`;
	});
	const more = own.length - shown.length;
	return more > 0 ? [...shown, `und ${more === 1 ? 'noch ein Spiel' : `noch ${more} Spiele`}`] : shown;
}

/** "Handy von Tisch 2, 20:14 bis 21:03" */
function byText(
	entries: readonly { readonly id: string; readonly at: string }[],
	device: DeviceNames
): string {
	const [first] = entries;
	const last = entries.at(-1);
	if (!first || !last) return '';
	const times = [...new Set([clockOf(first.at), clockOf(last.at)])].join(' bis ');
	return `${[...new Set(entries.map(({ id }) => device(id)))].join(', ')}, ${times} Uhr`;
}

const strickenBy = (voids: readonly string[], device: DeviceNames): string =>
	[...new Set(voids.map(device))].join(', ');

/** The note of a decision: the title of the clash, and the version that was chosen. */
export function decisionNote({ type }: Apart, title: string, chosen: string): string {
	return type === 'table' ? asNote(`${title}. Es zählt diese Liste: ${chosen}.`) : chosenNote(title, chosen);
}

/** Two halves of a list as one: "erst A (25), dann B (15): 40 Spiele". The versions are lettered as they stand. */
export function joinText(join: Join): string {
	const { first, second, held, added } = join;
	const over = overIn(join) > 0 ? `, ${overIn(join)} zu viel` : '';
	return `erst ${versionLetter(first)} (${held}), dann ${versionLetter(second)} (${added}): ${gamesText(held + added)}${over}`;
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
	asNote(`${title}. Zusammengefügt: erst ${gamesText(held)}, dann ${added}: ${gamesText(held + added)}.`);

/** The note of a decision by which the changes of all versions stand. */
export const bothNote = (title: string, text: string): string =>
	asNote(`${title}. Beides übernommen: ${text}.`);
