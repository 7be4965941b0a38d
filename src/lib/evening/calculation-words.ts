import type { MemberId } from '#lib/base/ids.ts';
import type { MungoBy, TypedGame } from '#lib/rules/typed-game.ts';
import { ALL_AUGEN, ALL_TRICKS, ROUNDS, SUITS, type RoundKind } from '#lib/rules/vocabulary.ts';
import { STAND_INS } from './calculation.ts';

/** More than any book knows. */
const MOST_SCHUSS = 8;
const MOST_LAUFENDE = 14;

/** What a link says of the game and its round. */
export type Fields = { -readonly [K in keyof TypedGame]?: TypedGame[K] } & { round?: RoundKind };
type Given = TypedGame & { readonly round?: RoundKind };

/** A word of the link: how a field is written, undefined where there is nothing to write, and read, undefined where it is damaged. */
interface Word {
	readonly write: (given: Given) => string | undefined;
	readonly read: (text: string) => Fields | undefined;
}

/** A word that stands alone. */
const flag = (is: (given: Given) => boolean, fields: Fields): Word => ({
	write: (given) => (is(given) ? '' : undefined),
	read: (text) => (text === '' ? fields : undefined)
});

/** A word with something behind "=". */
function value<T>(
	pick: (given: Given) => T | undefined,
	write: (value: T) => string,
	read: (text: string) => T | undefined,
	fields: (value: T) => Fields
): Word {
	return {
		write: (given) => {
			const picked = pick(given);
			return picked === undefined ? undefined : `=${write(picked)}`;
		},
		read: (text) => {
			const found = text.startsWith('=') ? read(text.slice(1)) : undefined;
			return found === undefined ? undefined : fields(found);
		}
	};
}

const oneOf =
	<T extends string>(words: readonly T[]) =>
	(text: string): T | undefined =>
		words.find((word) => word === text);

/** Whole numbers as one writes them, without leading zeros. */
export const upTo =
	(most: number) =>
	(text: string): number | undefined =>
		/^(0|[1-9]\d{0,3})$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const numberOf = (member: MemberId): string => String(STAND_INS.indexOf(member) + 1);
const player = (text: string): MemberId | undefined =>
	/^[1-4]$/.test(text) ? STAND_INS[Number(text) - 1] : undefined;

/** Stand-ins by their numbers: "1,3". */
function players(text: string): readonly MemberId[] | undefined {
	const found = text.split(',').map(player);
	const known = found.filter((member) => member !== undefined);
	return known.length === found.length && new Set(known).size === known.length ? known : undefined;
}

type Counts = Readonly<Record<string, number>>;

/** What is counted a player: "20,30,,40", a gap where nothing is known. */
const writeCounts = (counts: Counts): string => STAND_INS.map((member) => counts[member] ?? '').join(',');

function counts(most: number): (text: string) => Counts | undefined {
	const read = upTo(most);
	return (text) => {
		const found = text.split(',');
		if (found.length !== STAND_INS.length) return undefined;
		const given: [string, number][] = [];
		for (const [i, member] of STAND_INS.entries()) {
			const word = found[i] ?? '';
			const count = read(word);
			if (count !== undefined) given.push([member, count]);
			else if (word !== '') return undefined;
		}
		return Object.fromEntries(given);
	};
}

const readAugen = (text: string): number | Counts | undefined =>
	text.includes(',') ? counts(ALL_AUGEN)(text) : upTo(ALL_AUGEN)(text);

const WAYS: readonly MungoBy[] = ['losers', 'augen', 'durchmarsch', 'hinleger'];
const WAY_WORDS = ['verlierer', 'augen', 'durchmarsch', 'hinleger'] as const;
const list = (members: readonly MemberId[]): string => members.map(numberOf).join(',');

/** The words of a link, in the order in which they are written. */
export const WORDS: Readonly<Record<string, Word>> = {
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
		writeCounts,
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
