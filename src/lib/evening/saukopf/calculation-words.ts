import type { MemberId } from '#lib/base/ids.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import {
	SCHWARZ,
	SIDES,
	STELLUNGEN,
	TROG_AUGEN,
	type Bid,
	type Side
} from '#lib/rules/saukopf/vocabulary.ts';
import { ALL_AUGEN, SUITS } from '#lib/rules/vocabulary.ts';
import {
	counts,
	decoded,
	encoded,
	flag,
	oneOf,
	upTo,
	value,
	writeCounts,
	type Words
} from '../link-words.ts';

/** More than any contract knows. */
const MOST_LAUFENDE = 15;
/** Cents a point; more would be no game. */
export const MOST_UNIT = 1000;
const LONGEST_CARD = 80;

/** What a link says of a game of Saukopf; who plays is said by the stand-ins. */
export type SaukopfFields = {
	-readonly [K in keyof Omit<TypedSaukopf, 'declarer' | 'partner' | 'note'>]?: TypedSaukopf[K];
} & { unit?: number; both?: boolean; unecht?: boolean };

const SIDE_WORDS: Readonly<Record<Side, string>> = { declarer: 'spieler', opponents: 'gegner' };
const side = (text: string): Side | undefined => SIDES.find((side) => SIDE_WORDS[side] === text);

function bid(text: string): Bid | undefined {
	const number = upTo(ALL_AUGEN)(text);
	return text === SCHWARZ ? SCHWARZ : number === 0 ? undefined : number;
}

/** A name can be cut in the middle of a sign, which no address can hold. */
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

/** The words of a link about a game of so many, in the order in which they are written. */
export const saukopfWords = (players: readonly MemberId[]): Words<SaukopfFields> => ({
	...announced,
	...ended(players),
	...besides
});

/** What was said before the first card. */
const announced: Words<SaukopfFields> = {
	farbe: value(
		({ suit }) => suit,
		String,
		oneOf(SUITS),
		(suit) => ({ suit })
	),
	karte: value(
		({ card }) => card,
		writeCard,
		card,
		(card) => ({ card })
	),
	gebot: value(
		({ bid }) => bid,
		String,
		bid,
		(bid) => ({ bid })
	),
	unecht: flag(({ unecht }) => unecht === true, { unecht: true }),
	offen: flag(({ offen }) => offen === true, { offen: true }),
	spiess: flag(({ spiess }) => spiess === true, { spiess: true }),
	stellung: value(
		({ stellung }) => stellung,
		String,
		oneOf(STELLUNGEN),
		(stellung) => ({ stellung })
	),
	trog: flag(({ trog }) => trog === true, { trog: true }),
	huftritt: flag(({ huftritt }) => huftritt === true, { huftritt: true }),
	gegenhieb: flag(({ gegenhieb }) => gegenhieb === true, { gegenhieb: true })
};

/** How it ended. */
const ended = (players: readonly MemberId[]): Words<SaukopfFields> => ({
	gewonnen: flag(({ won }) => won === true, { won: true }),
	verloren: flag(({ won }) => won === false, { won: false }),
	augen: value(
		({ augen }) => augen,
		(augen) => (typeof augen === 'number' ? String(augen) : writeCounts(augen, players)),
		(text) => (text.includes(',') ? counts(ALL_AUGEN, players)(text) : upTo(ALL_AUGEN)(text)),
		(augen) => ({ augen })
	),
	trogaugen: value(
		({ trogAugen }) => trogAugen,
		String,
		upTo(TROG_AUGEN),
		(trogAugen) => ({ trogAugen })
	),
	schneider: flag(({ schneider }) => schneider === true, { schneider: true }),
	schwarz: flag(({ schwarz }) => schwarz === true, { schwarz: true })
});

/** What was held and caught, and how it is asked. */
const besides: Words<SaukopfFields> = {
	laufende: value(
		({ laufende }) => laufende,
		({ side, count }) => `${SIDE_WORDS[side]},${count}`,
		laufende,
		(laufende) => ({ laufende })
	),
	saukopf: value(
		({ saukopf }) => saukopf?.[0],
		(side) => SIDE_WORDS[side],
		side,
		(side) => ({ saukopf: [side] })
	),
	mueller: value(
		({ mueller }) => mueller,
		(side) => SIDE_WORDS[side],
		side,
		(mueller) => ({ mueller })
	),
	punkt: value(
		({ unit }) => unit,
		String,
		(text) => upTo(MOST_UNIT)(text) || undefined,
		(unit) => ({ unit })
	),
	beides: flag(({ both }) => both === true, { both: true })
};
