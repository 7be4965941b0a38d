import type { MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { MungoBy, TypedGame } from '#lib/rules/typed-game.ts';
import {
	ALL_AUGEN,
	ALL_TRICKS,
	ANGESAGT,
	CONTRACTS,
	type RoundKind,
	ROUNDS,
	SUITS
} from '#lib/rules/vocabulary.ts';
import {
	counts,
	type Counts,
	damaged,
	decoded,
	encoded,
	alone,
	MOST_UNIT,
	readLink,
	readWords,
	STAND_INS,
	upTo,
	value,
	linkWordIn,
	type Words,
	writeCounts,
	writeLink
} from '../link-words.ts';
import type { AskedBook, Calculation } from './calculation.ts';

// A calculation as the end of an address that people can read: "1;allgaeu;weitnau;rufspiel;gewonnen;laufende=3;ende". First come
// the format's version, the two books ("-" for none; in "schule,20" a unit is worth 20 cents), and the contract; then
// everything known about the game, each once. The last word shows that nothing was cut off on the way.

const VERSION = '1';
const NONE = '-';

/** At least as many as any book allows. */
const MOST_SCHUSS = 8;
const MOST_LAUFENDE = 14;

/** What a link says about the game and its round. */
type Fields = { -readonly [K in keyof TypedGame]?: TypedGame[K] } & { round?: RoundKind };

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
const list = (members: readonly MemberId[]): string | undefined =>
	members.length > 0 ? members.map(numberOf).join(',') : undefined;

/** Reads how many were laid of something: by as many stand-ins, from the first on. */
function layers(text: string): readonly MemberId[] | undefined {
	const count = upTo(STAND_INS.length)(text);
	return count === undefined ? undefined : STAND_INS.slice(0, count);
}

const lengthOf = (laid: readonly MemberId[]): string => String(laid.length);

/** The words of a link, in the order in which they are written. */
const WORDS: Words<Fields> = {
	farbe: value('suit', linkWordIn(SUITS)),
	tout: alone('tout', true),
	angesagt: value('angesagt', linkWordIn(ANGESAGT)),
	gewonnen: alone('won', true),
	verloren: alone('won', false),
	augen: value('augen', readAugen, (augen) =>
		typeof augen === 'number' ? String(augen) : writeCounts(augen)
	),
	schneider: alone('schneider', true),
	schwarz: alone('schwarz', true),
	laufende: value('laufende', upTo(MOST_LAUFENDE)),
	schuss: value('schuss', upTo(MOST_SCHUSS)),
	deckel: value('deckel', layers, lengthOf),
	legen: value('legen', layers, lengthOf),
	gereizt: value('bid', upTo(ALL_AUGEN)),
	wie: value(
		'by',
		(text) => WAYS[WAY_WORDS.findIndex((word) => word === text)],
		(by) => WAY_WORDS[WAYS.indexOf(by)] ?? ''
	),
	verlierer: value('losers', players, list),
	durchmarsch: value('durchmarsch', player, numberOf),
	hinleger: value('hinleger', player, numberOf),
	stiche: value('tricks', counts(ALL_TRICKS), (tricks) => writeCounts(tricks)),
	spritzen: value('spritzen', players, list),
	jungfrau: value('jungfrau', players, list),
	muss: alone('muss', true),
	wessen: value('declarer', player, numberOf),
	bockspiel: alone('outOfTurn', true),
	runde: value('round', linkWordIn(ROUNDS))
};

const writeBook = ({ id, unit }: AskedBook): string => encoded(id) + (unit === null ? '' : `,${unit}`);

/** Writes a calculation as the part of an address behind the "#". */
export function writeCalculation({ first, second, round, typed }: Calculation): string {
	const given: Fields = { ...typed, ...(round ? { round } : {}) };
	const books = [writeBook(first), second ? writeBook(second) : NONE];
	return writeLink(VERSION, [...books, typed.contract], WORDS, given);
}

/** Reads what `writeCalculation` wrote; refused in one German sentence if it is damaged, or names a book not in `books`. */
export function readCalculation(
	text: string,
	books: ReadonlyMap<string, unknown>
): Result<Calculation, string> {
	const link = readLink(VERSION, text);
	if (!link.ok) return link;
	const [one = '', other = '', name = '', ...words] = link.value;
	const first = readBook(one, books);
	if (!first.ok) return first;
	const second = readSecond(other, books);
	if (!second.ok) return second;
	const contract = CONTRACTS.find((contract) => contract === name);
	if (!contract) return damaged(name);
	const fields = readWords(WORDS, words);
	if (!fields.ok) return fields;
	const { round, ...typed } = { round: null, ...fields.value };
	return ok({ first: first.value, second: second.value, round, typed: { ...typed, contract } });
}

/** There may be none. */
const readSecond = (text: string, books: ReadonlyMap<string, unknown>): Result<AskedBook | null, string> =>
	text === NONE ? ok(null) : readBook(text, books);

function readBook(text: string, books: ReadonlyMap<string, unknown>): Result<AskedBook, string> {
	const [name = '', unit, more] = text.split(',');
	const id = decoded(name);
	if (!books.has(id)) return refused(`Der Link nennt Regeln, die es hier nicht gibt: „${id}“.`);
	const cents = unit === undefined ? null : upTo(MOST_UNIT)(unit);
	return cents === undefined || cents === 0 || more !== undefined ? damaged(text) : ok({ id, unit: cents });
}
