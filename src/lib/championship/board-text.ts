import { sum } from '#lib/base/collections.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { clockOf, counted, inSentence } from '#lib/base/text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { isFinished, type BoardTable, type TableStand } from './board-table.ts';
import { tableClockText } from './day.ts';
import type { HandsApart } from './lists/hands-apart.ts';
import {
	gamesText,
	confirmedText,
	NO_LIST,
	stateText,
	tableName,
	TWICE_TEXT,
	writtenText
} from './lists/list-text.ts';
import { decisionAt } from './ranking/criteria.ts';
import { owedText } from './ranking/reasons.ts';
import { isMisseated, type MisseatedTable, type Undone } from './left-to-do.ts';
import { COUNTS_TEXTS, fromPartie, type System } from './system.ts';

/** What a table of a Partie needs next, for its organizer: "läuft: 27 von 40 Spielen, zuletzt 20:14". */
export const standText = (table: BoardTable, nameOf: NameOf): string =>
	STAND_TEXTS[table.stand](table, nameOf);

const STAND_TEXTS: Readonly<Record<TableStand, (table: BoardTable, nameOf: NameOf) => string>> = {
	notBegun: ({ progress, confirmations }) => stateText(progress, confirmations),
	running: ({ progress, confirmations, lastAt }) =>
		`${stateText(progress, confirmations)}${lastAt === null ? '' : `, zuletzt ${clockOf(lastAt)}`}`,
	tooMany: ({ progress, confirmations }) =>
		`${gamesText(progress.played - progress.due)} zu viel: ${stateText(progress, confirmations)}`,
	twice: () => TWICE_TEXT,
	unconfirmed: ({ progress, missing }, nameOf) => {
		const named = missing.map(nameOf).join(', ');
		return `${writtenText(progress)}, ${named ? `noch nicht bestätigt: ${named}` : 'es fehlt der Vermerk der Turnierleitung'}`;
	},
	unclosed: () => 'bestätigt und noch nicht abgeschlossen',
	confirmed: ({ progress, confirmations }) =>
		`${writtenText(progress)}, ${confirmations ? confirmedText(confirmations) : 'bestätigt'}`,
	invalid: () => 'für ungültig erklärt'
};

/** What the tables of a Partie still do: "Tisch 2 spielt noch, 22 von 40; Tisch 3 muss noch bestätigen", and where others sit than planned. */
export function roundText(round: readonly Pick<BoardTable, 'stand' | 'progress'>[]): string {
	const wrong = round
		.filter(({ progress }) => isMisseated(progress))
		.map(({ progress }) => `Tisch ${progress.table}`);
	if (wrong.length > 0) return `an ${inSentence(wrong)} sitzen andere als im Sitzplan · ${standsText(round)}`;
	return standsText(round);
}

function standsText(round: readonly Pick<BoardTable, 'stand' | 'progress'>[]): string {
	if (round.every(isFinished)) {
		const invalid = round.filter(({ stand }) => stand === 'invalid').length;
		if (round.length === 1) return invalid ? 'die Liste ist ungültig' : 'der Tisch ist fertig';
		const without = counted(invalid, 'Liste ist ungültig', 'Listen sind ungültig');
		return `alle Tische sind fertig${invalid ? `, ${without}` : ''}`;
	}
	if (round.every(lacksList)) return NO_LIST;
	const parts = STANDS.flatMap(([stand, one, several]) => {
		const tables = round
			.filter((table) => table.stand === stand && !lacksList(table))
			.map(({ progress }) => progress);
		if (tables.length === 0) return [];
		const far = stand === 'running' ? `, ${farText(tables)}` : '';
		if (tables.length > 2) return `${tables.length} Tische ${several}${far}`;
		const named = tables.map(({ table }) => table).join(' und ');
		return `Tisch ${named} ${tables.length === 1 ? one : several}${far}`;
	});
	const lacking = round.filter(lacksList).map(({ progress }) => progress.table);
	const all = [...parts, ...(lacking.length > 0 ? [lackingText(lacking)] : [])];
	return all.join(all.some((part) => part.includes(',')) ? '; ' : ', ');
}

/** Whether this phone has no list of a table: it may not have begun, or play elsewhere. */
const lacksList = ({ stand, progress }: Pick<BoardTable, 'stand' | 'progress'>): boolean =>
	stand === 'notBegun' && progress.list === null;

const lackingText = (tables: readonly BoardTable['progress']['table'][]): string =>
	`von ${tables.length > 2 ? `${tables.length} Tischen` : `Tisch ${tables.join(' und ')}`} ${tables.length === 1 ? 'fehlt noch die Liste' : 'fehlen noch die Listen'}`;

/** "22 von 40", and of several tables "zusammen 52 von 90". */
const farText = (tables: readonly Pick<BoardTable['progress'], 'played' | 'due'>[]): string =>
	`${tables.length > 1 ? 'zusammen ' : ''}${sum(tables.map(({ played }) => played))} von ${sum(tables.map(({ due }) => due))}`;

/** What a table does, and what several do; of one that is done nothing need be said. */
const STANDS: readonly (readonly [TableStand, one: string, several: string])[] = [
	['twice', 'ist zweimal geschrieben', 'sind zweimal geschrieben'],
	['tooMany', 'hat zu viele Spiele', 'haben zu viele Spiele'],
	['running', 'spielt noch', 'spielen noch'],
	['unconfirmed', 'muss noch bestätigen', 'müssen noch bestätigen'],
	['unclosed', 'muss noch abschließen', 'müssen noch abschließen'],
	['invalid', 'ist ungültig', 'sind ungültig'],
	['notBegun', 'hat noch kein Spiel', 'haben noch kein Spiel']
];

/**
 * What lots wait for: they tell level players apart for good, so nothing may be open that still moves points or places.
 * "Gelost wird, sobald nichts mehr offen ist: 2 Listen sind noch nicht bestätigt." Empty if nothing holds them up.
 */
export function lotsWaitText(undone: readonly Undone[], nameOf: NameOf, system: System): string {
	const tables = undone.flatMap((one) => (one.what === 'table' ? one.table : []));
	const unconfirmed = tables.filter(({ stand }) => stand === 'unconfirmed').length;
	const others = tables.length - unconfirmed;
	const waits = [
		...(others > 0 ? [`${counted(others, 'Tisch ist', 'Tische sind')} noch nicht fertig`] : []),
		...(unconfirmed > 0 ? [`${counted(unconfirmed, 'Liste ist', 'Listen sind')} noch nicht bestätigt`] : []),
		...undone
			.filter(({ what }) => what !== 'table' && what !== 'level')
			.map((one) => undoneText(one, nameOf, system).replace(/\.$/u, ''))
	];
	return waits.length === 0 ? '' : `Gelost wird, sobald nichts mehr offen ist: ${waits.join('; ')}.`;
}

const LEFT: Answers<Undone, 'what', [NameOf, System], string> = {
	noPlan: () => 'Es gibt noch keinen Sitzplan.',
	table: ({ table }, nameOf, system) => `${tableName(table.progress, system)}: ${standText(table, nameOf)}`,
	beside: ({ lists }) => `${counted(lists, 'Liste gehört', 'Listen gehören')} zu keinem Tisch des Sitzplans`,
	clashes: ({ clashes }) =>
		`${counted(clashes, 'Widerspruch zwischen zwei Handys ist', 'Widersprüche zwischen zwei Handys sind')} noch nicht entschieden`,
	approvals: ({ games }) =>
		`${counted(games, 'Spiel wartet', 'Spiele warten')} auf die Genehmigung des Schiedsrichters`,
	complaints: ({ complaints }) =>
		`${counted(complaints, 'Beschwerde ist', 'Beschwerden sind')} noch nicht entschieden`,
	idle: ({ substitute: { in: comes, out } }, nameOf) =>
		`Ersatz ohne Wirkung: ${nameOf(comes)} für ${nameOf(out)}`,
	dismissed: ({ player, table }, nameOf, system) =>
		`${nameOf(player)} ist ausgeschlossen, und für ${tableName(table, system)} fehlt ein Ersatz`,
	unseated: ({ player, partie }, nameOf, system) =>
		`${nameOf(player)} hat ${fromPartie(system, partie)} keinen Tisch`,
	seats: ({ table }, nameOf, system) => `${tableName(table, system)}: ${substituteText(table, nameOf)}`,
	hands: ({ players }, nameOf) =>
		players
			.map(
				({ player, games, due }, i) =>
					`${nameOf(player)}: ${i === 0 ? `${games} statt ${due} Spiele` : dueText(players, i)}`
			)
			.join(', '),
	deals: ({ table }, nameOf, system) =>
		`${tableName(table, system)}: nicht jeder hatte gleich oft Karten: ${table.players
			.map(({ player, games }) => `${nameOf(player)} ${games}`)
			.join(', ')}`,
	clock: ({ clock }) => `${tableClockText(clock)}: An welchem Tag wird gespielt?`,
	uncounted: ({ list, places, at }, _, system) => {
		const counts = at === 1 ? COUNTS_TEXTS[system] : decisionAt(system, at).text;
		return `Gleichauf um Platz ${inSentence(places.map(String))}: Für ${tableName(list.evening.opening, system)} fehlen ${counts} vom Papier`;
	},
	level: ({ players, place }, nameOf, system) =>
		`${inSentence(players.map(nameOf))} sind gleichauf um Platz ${place}: ${owedText(system)}`
};

/** A line of the list of what is left before the prize-giving. */
export const undoneText = (undone: Undone, nameOf: NameOf, system: System): string =>
	answerOf(LEFT, 'what', undone, nameOf, system);

/** "240", or "240 statt 160" where others have another number to play. */
function dueText(players: readonly HandsApart[], at: number): string {
	const [first, one] = [players[0], players[at]];
	return one?.due === first?.due ? `${one?.games}` : `${one?.games} statt ${one?.due}`;
}

/** Who sits at a table instead of whom: "Luis sitzt statt Anna". */
export function substituteText(
	{ misseated: { others, missing } }: Pick<MisseatedTable, 'misseated'>,
	nameOf: NameOf
): string {
	const [here, away] = [inSentence(others.map(nameOf)), inSentence(missing.map(nameOf))];
	const [sits, lacks] = [others.length === 1 ? 'sitzt' : 'sitzen', missing.length === 1 ? 'fehlt' : 'fehlen'];
	if (others.length === 0) return `${away} ${lacks}`;
	if (missing.length === 0) return `${here} ${sits} hier, anders als im Sitzplan`;
	return `${here} ${sits} statt ${away}`;
}
