import { filledIn } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { Laufende } from '#lib/rules/cards.ts';
import { isUnecht, saukopfContracts, type TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import {
	type Bid,
	DREIHAXER,
	SAUKOPF_CONTRACTS,
	SCHWARZ,
	type Side,
	SIDES,
	STELLUNGEN,
	TROG_AUGEN,
	VIERHAXER
} from '#lib/rules/saukopf/vocabulary.ts';
import { ALL_AUGEN, SUITS } from '#lib/rules/vocabulary.ts';
import {
	counts,
	damaged,
	decoded,
	encoded,
	alone,
	MOST_UNIT,
	readLink,
	readWords,
	upTo,
	value,
	linkWordIn,
	type Words,
	writeCounts,
	writeLink
} from '../link-words.ts';
import { type PlayerCount, type SaukopfCalculation, seatedSaukopf, seatsOf } from './calculation.ts';

// A calculation of Saukopf as the end of an address that people can read:
// "1;vierhaxer;grosskopferter;farbe=laub;gebot=80;augen=77;saukopf=spieler;ende". First come the format's version, how many
// play, and the contract; then everything known about the game, each once.

const VERSION = '1';
const COUNT_WORDS: Readonly<Record<PlayerCount, string>> = {
	[DREIHAXER]: 'dreihaxer',
	[VIERHAXER]: 'vierhaxer'
};

/** At least as many as any contract allows. */
const MOST_LAUFENDE = 15;
const LONGEST_CARD = 80;

/** What a link says about a game of Saukopf. The players are always the stand-ins. */
type Fields = {
	-readonly [K in keyof Omit<TypedSaukopf, 'declarer' | 'partner' | 'note'>]?: TypedSaukopf[K];
} & { unit?: number; both?: boolean; unecht?: boolean };

const SIDE_WORDS: Readonly<Record<Side, string>> = { declarer: 'spieler', opponents: 'gegner' };
const side = (text: string): Side | undefined => SIDES.find((side) => SIDE_WORDS[side] === text);

function bid(text: string): Bid | undefined {
	const number = upTo(ALL_AUGEN)(text);
	return text === SCHWARZ ? SCHWARZ : number === 0 ? undefined : number;
}

/** Replaces half a character, left where a name was cut off: no address can hold one. */
const writeCard = (card: string): string => encoded(card.replace(/\p{Surrogate}/gu, '\u{FFFD}'));

function card(text: string): string | undefined {
	const name = decoded(text);
	return name !== '' && name.length <= LONGEST_CARD ? name : undefined;
}

/** "spieler,4" */
function laufende(text: string): TypedSaukopf['laufende'] {
	const [who = '', many = '', ...more] = text.split(',');
	const [holder, count] = [side(who), upTo(MOST_LAUFENDE)(many)];
	return holder && count && more.length === 0 ? { side: holder, count } : undefined;
}

const writeLaufende = ({ side, count }: Laufende): string => `${SIDE_WORDS[side]},${count}`;
const writeSide = (side: Side): string => SIDE_WORDS[side];

/** At most one side catches the other's Saukopf. */
function sides(text: string): readonly Side[] | undefined {
	const one = side(text);
	return one && [one];
}

const writeSides = ([one]: readonly Side[]): string | undefined => one && SIDE_WORDS[one];

/** The words of a link about a game of these players, in the order in which they are written. */
const wordsOf = (players: readonly MemberId[]): Words<Fields> => ({
	// What was said before the first card.
	farbe: value('suit', linkWordIn(SUITS)),
	karte: value('card', card, writeCard),
	gebot: value('bid', bid),
	unecht: alone('unecht', true),
	offen: alone('offen', true),
	spiess: alone('spiess', true),
	stellung: value('stellung', linkWordIn(STELLUNGEN)),
	trog: alone('trog', true),
	huftritt: alone('huftritt', true),
	gegenhieb: alone('gegenhieb', true),
	// How it ended.
	gewonnen: alone('won', true),
	verloren: alone('won', false),
	augen: value(
		'augen',
		(text) => (text.includes(',') ? counts(ALL_AUGEN, players)(text) : upTo(ALL_AUGEN)(text)),
		(augen) => (typeof augen === 'number' ? String(augen) : writeCounts(augen, players))
	),
	trogaugen: value('trogAugen', upTo(TROG_AUGEN)),
	schneider: alone('schneider', true),
	schwarz: alone('schwarz', true),
	// What was held and caught; then the settings of the calculation.
	laufende: value('laufende', laufende, writeLaufende),
	saukopf: value('saukopf', sides, writeSides),
	mueller: value('mueller', side, writeSide),
	punkt: value('unit', (text) => upTo(MOST_UNIT)(text) || undefined),
	beides: alone('both', true)
});

/** Writes a calculation as the part of an address behind the "#". */
export function writeSaukopf({ players, unit, both, typed }: SaukopfCalculation): string {
	const given: Fields = {
		...typed,
		...filledIn({ unecht: isUnecht(saukopf, typed), both }),
		...(unit > 0 ? { unit } : {})
	};
	return writeLink(VERSION, [COUNT_WORDS[players], typed.contract], wordsOf(seatsOf(players)), given);
}

/** Reads what `writeSaukopf` wrote; refused in one German sentence if it is damaged or its words contradict each other. */
export function readSaukopf(text: string): Result<SaukopfCalculation, string> {
	const link = readLink(VERSION, text);
	if (!link.ok) return link;
	const [count = '', name = '', ...words] = link.value;
	const players = ([DREIHAXER, VIERHAXER] as const).find((players) => COUNT_WORDS[players] === count);
	if (!players) return damaged(count);
	const contract = SAUKOPF_CONTRACTS.find((contract) => contract === name);
	if (!contract) return damaged(name);
	const read = readWords(wordsOf(seatsOf(players)), words);
	if (!read.ok) return read;
	const { unit, both, unecht, ...fields } = { unit: 0, both: false, unecht: false, ...read.value };
	const typed = { ...fields, contract };
	const seated = seatedSaukopf(typed, players, unecht);
	const hasContract = saukopfContracts(saukopf, players).includes(contract);
	const possible = hasContract && isUnecht(saukopf, seated) === unecht;
	// A field that does not fit these players and this contract was not written by this app.
	const whole = Object.keys(typed).every((field) => field in seated);
	return possible && whole ? ok({ players, unit, both, typed: seated }) : APART;
}

const APART = refused('Der Link ist beschädigt: Was darin steht, passt nicht zusammen.');
