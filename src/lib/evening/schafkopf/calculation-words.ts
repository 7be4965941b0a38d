import type { MemberId } from '#lib/base/ids.ts';
import type { MungoBy, TypedGame } from '#lib/rules/typed-game.ts';
import { ALL_AUGEN, ALL_TRICKS, type RoundKind, ROUNDS, SUITS } from '#lib/rules/vocabulary.ts';
import {
	type Counts,
	counts,
	flag,
	oneOf,
	STAND_INS,
	upTo,
	value,
	type Words,
	writeCounts
} from '../link-words.ts';

/** More than any book knows. */
const MOST_SCHUSS = 8;
const MOST_LAUFENDE = 14;

/** What a link says of the game and its round. */
export type Fields = { -readonly [K in keyof TypedGame]?: TypedGame[K] } & { round?: RoundKind };

const numberOf = (member: MemberId): string => String(STAND_INS.indexOf(member) + 1);
const player = (text: string): MemberId | undefined =>
	/^[1-4]$/.test(text) ? STAND_INS[Number(text) - 1] : undefined;

/** Stand-ins by their numbers: "1,3". */
function players(text: string): readonly MemberId[] | undefined {
	const found = text.split(',').map(player);
	const known = found.filter((member) => member !== undefined);
	return known.length === found.length && new Set(known).size === known.length ? known : undefined;
}

const readAugen = (text: string): number | Counts | undefined =>
	text.includes(',') ? counts(ALL_AUGEN)(text) : upTo(ALL_AUGEN)(text);

const WAYS: readonly MungoBy[] = ['losers', 'augen', 'durchmarsch', 'hinleger'];
const WAY_WORDS = ['verlierer', 'augen', 'durchmarsch', 'hinleger'] as const;
const list = (members: readonly MemberId[]): string => members.map(numberOf).join(',');

/** The words of a link, in the order in which they are written. */
export const WORDS: Words<Fields> = {
	farbe: value(
		({ suit }) => suit,
		String,
		oneOf(SUITS),
		(suit) => ({ suit })
	),
	tout: flag(({ tout }) => tout === true, { tout: true }),
	gewonnen: flag(({ won }) => won === true, { won: true }),
	verloren: flag(({ won }) => won === false, { won: false }),
	augen: value(
		({ augen }) => augen,
		(augen) => (typeof augen === 'number' ? String(augen) : writeCounts(augen)),
		readAugen,
		(augen) => ({ augen })
	),
	schneider: flag(({ schneider }) => schneider === true, { schneider: true }),
	schwarz: flag(({ schwarz }) => schwarz === true, { schwarz: true }),
	laufende: value(
		({ laufende }) => laufende,
		String,
		upTo(MOST_LAUFENDE),
		(laufende) => ({ laufende })
	),
	schuss: value(
		({ schuss }) => schuss,
		String,
		upTo(MOST_SCHUSS),
		(schuss) => ({ schuss })
	),
	deckel: value(
		({ deckel }) => deckel?.length,
		String,
		upTo(STAND_INS.length),
		(count) => ({ deckel: STAND_INS.slice(0, count) })
	),
	gereizt: value(
		({ bid }) => bid,
		String,
		upTo(ALL_AUGEN),
		(bid) => ({ bid })
	),
	wie: value(
		({ by }) => by,
		(by) => WAY_WORDS[WAYS.indexOf(by)] ?? '',
		(text) => WAYS[WAY_WORDS.findIndex((word) => word === text)],
		(by) => ({ by })
	),
	verlierer: value(
		({ losers }) => (losers?.length ? losers : undefined),
		list,
		players,
		(losers) => ({ losers })
	),
	durchmarsch: value(
		({ durchmarsch }) => durchmarsch,
		numberOf,
		player,
		(durchmarsch) => ({ durchmarsch })
	),
	hinleger: value(
		({ hinleger }) => hinleger,
		numberOf,
		player,
		(hinleger) => ({ hinleger })
	),
	stiche: value(
		({ tricks }) => tricks,
		(counts) => writeCounts(counts),
		counts(ALL_TRICKS),
		(tricks) => ({ tricks })
	),
	spritzen: value(
		({ spritzen }) => (spritzen?.length ? spritzen : undefined),
		list,
		players,
		(spritzen) => ({ spritzen })
	),
	wessen: value(
		({ declarer }) => declarer,
		numberOf,
		player,
		(declarer) => ({ declarer })
	),
	bockspiel: flag(({ outOfTurn }) => outOfTurn === true, { outOfTurn: true }),
	runde: value(
		({ round }) => round,
		String,
		oneOf(ROUNDS),
		(round) => ({ round })
	)
};
