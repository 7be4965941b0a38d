import type { Result } from '#lib/base/result.ts';
import { oneLine } from '#lib/base/text.ts';
import type { System } from '#lib/championship/system.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { NumberReader, NumberWriter, unzigzag, zigzag, dayNumber, dateOfDay } from './packed-numbers.ts';
import { readSealed, seal, type LinkRefusal } from './sealed-text.ts';
import { cutTo } from './shared-stand.ts';

// The result of a championship, as the part of an address behind the "#", which no browser sends to a server. Version 1, in
// numbers: the mark, the system, the year, the day; how many players, Partien and former kings. Then columns: the players'
// places, their games, their points in each Partie; the kings' years. Then texts, a line each, packed: the club, the place,
// the players' names, reasons, prizes, the kings' names. The whole is sealed as the link of the Kasse is. Version 2 is written only where there
// are teams, so that older programs read all others: after the years how many, their places and points; at the end of the texts their names,
// players, reasons, prizes.

/** Without teams, and with them. */
const [PLAIN, WITH_TEAMS] = [1, 2];
/** Tells this link from the others, which are sealed alike. */
const MARK = 77_007_701;
const MARK_OF_TEAMS = 77_007_702;
const MOST_SIGNS = 40_000;
const [MOST_PLAYERS, MOST_PARTIEN, MOST_KINGS, MOST_TEAMS] = [200, 30, 200, 200];
/** The longest text, in characters. */
const TEXT = 160;
const TEAM_TEXTS = ['name', 'players', 'reason', 'prize'] as const;
const SYSTEMS: readonly System[] = ['zockmeisterschaft', 'schafkopfschule'];

/** The result of a championship as everybody may read it: nothing of who owes what. */
export interface ResultShare {
	readonly system: System;
	readonly year: number;
	/** The day it was played, YYYY-MM-DD. */
	readonly date: string;
	readonly club: string;
	/** Where it was played. */
	readonly where: string;
	readonly players: readonly PlayerResult[];
	/** The best first; empty where there are none. */
	readonly teams: readonly TeamResult[];
	/** Former kings, the newest first. */
	readonly kings: readonly { readonly year: number; readonly names: string }[];
}

export interface PlayerResult {
	readonly name: string;
	/** 0 for who has none. */
	readonly place: number;
	readonly games: number;
	/** In each Partie; what they add up to are his points. */
	readonly points: readonly number[];
	/** What decided his place, and what he gets, in words; empty if there is nothing to say. */
	readonly reason: string;
	readonly prize: string;
}

export interface TeamResult extends Pick<PlayerResult, 'name' | 'place' | 'reason' | 'prize'> {
	readonly points: number;
	/** The names of its players. */
	readonly players: string;
}

const short = (text: string): string => cutTo(TEXT, oneLine(text));

/** Writes the share as the end of an address. */
export function writeResultLink(share: ResultShare): string {
	const { system, year, date, club, where, players, teams, kings } = share;
	const hasTeams = teams.length > 0;
	const partien = players[0]?.points.length ?? 0;
	const numbers = new NumberWriter()
		.whole(hasTeams ? MARK_OF_TEAMS : MARK)
		.whole(SYSTEMS.indexOf(system))
		.whole(year)
		.signed(dayNumber(date))
		.whole(players.length)
		.whole(partien)
		.whole(kings.length)
		.column(players.map(({ place }) => place))
		.column(players.map(({ games }) => games))
		.column(players.flatMap(({ points }) => points.map(zigzag)))
		.column(kings.map((king) => king.year));
	if (hasTeams)
		numbers
			.whole(teams.length)
			.column(teams.map(({ place }) => place))
			.column(teams.map(({ points }) => zigzag(points)));
	const texts = [
		...[club, where],
		...(['name', 'reason', 'prize'] as const).flatMap((field) => players.map((one) => one[field])),
		...kings.map(({ names }) => names),
		...TEAM_TEXTS.flatMap((field) => teams.map((one) => one[field]))
	];
	return seal(hasTeams ? WITH_TEAMS : PLAIN, numbers.bytes(packLines(texts.map(short))).done());
}

/** The fullest link of at most `most` characters: what can be spared is left out, the former kings first, then the reasons. */
export function fitResultLink(share: ResultShare, most: number): string | null {
	const unkinged = { ...share, kings: [] };
	const bare = {
		...unkinged,
		players: share.players.map((one) => ({ ...one, reason: '' })),
		teams: share.teams.map((one) => ({ ...one, reason: '' }))
	};
	return [share, unkinged, bare].map(writeResultLink).find(({ length }) => length <= most) ?? null;
}

/** Reads what `writeResultLink` wrote. Never throws. */
export const readResultLink = (text: string): Result<ResultShare, LinkRefusal> =>
	readSealed(WITH_TEAMS, text, MOST_SIGNS, (content) => readShare(new NumberReader(content)));

function readShare(reader: NumberReader): ResultShare | null {
	const mark = reader.whole();
	if (mark !== MARK && mark !== MARK_OF_TEAMS) return null;
	const system = SYSTEMS[reader.whole(SYSTEMS.length - 1)];
	const [year, date] = [reader.whole(9999), dateOfDay(reader.signed())];
	const count = reader.whole(MOST_PLAYERS);
	const [partien, crowned] = [reader.whole(MOST_PARTIEN), reader.whole(MOST_KINGS)];
	const [places, games] = [reader.column(count), reader.column(count)];
	const points = reader.column(count * partien).map(unzigzag);
	const years = reader.column(crowned, 9999);
	const competing = mark === MARK_OF_TEAMS ? reader.whole(MOST_TEAMS) : 0;
	const [teamPlaces, teamPoints] =
		competing > 0 ? [reader.column(competing), reader.column(competing).map(unzigzag)] : [[], []];
	const lines = 2 + 3 * count + crowned;
	const all = lines + TEAM_TEXTS.length * competing;
	const texts = reader.intact ? unpackLines(reader.rest(), all, TEXT) : null;
	if (!texts || !system || date === null) return null;
	const [club = '', where = ''] = texts;
	const textOf = (at: number): string => texts[at] ?? '';
	const players = places.map((place, i) => ({
		...{ place, games: games[i] ?? 0, points: points.slice(i * partien, (i + 1) * partien) },
		...{ name: textOf(2 + i), reason: textOf(2 + count + i), prize: textOf(2 + 2 * count + i) }
	}));
	const kings = years.map((year, i) => ({ year, names: textOf(2 + 3 * count + i) }));
	const teams = teamPlaces.map((place, i) => {
		const [name = '', who = '', reason = '', prize = ''] = TEAM_TEXTS.map((_, at) =>
			textOf(lines + at * competing + i)
		);
		return { place, points: teamPoints[i] ?? 0, name, players: who, reason, prize };
	});
	return { system, year, date, club, where, players, teams, kings };
}
