import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { SaukopfBill } from '#lib/rules/saukopf/price.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import {
	fitSaukopf,
	freshSaukopf,
	isUnecht,
	saukopfContracts,
	type TypedSaukopf,
	USUAL_BID,
	withSaukopfStandIns
} from '#lib/rules/saukopf/typed-saukopf.ts';
import type { DREIHAXER, VIERHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import { change } from '#lib/rules/typed-game.ts';
import type { NameOf } from '../game-text.ts';
import { STAND_INS } from '../link-words.ts';
import { saukopfSentence } from './refusal-text.ts';
import { type PricedSaukopf, priceSaukopfAtTable } from './take-game.ts';

/** How many can play Saukopf. */
export type PlayerCount = typeof DREIHAXER | typeof VIERHAXER;

/** A game of Saukopf to be calculated. The declarer is the first stand-in, a partner the second. */
export interface SaukopfCalculation {
	readonly players: PlayerCount;
	/** Cents for a point; 0 if nobody plays for money. */
	readonly unit: number;
	/** Whether to calculate the same announcement both won and lost. */
	readonly both: boolean;
	readonly typed: TypedSaukopf;
}

/** The book's answer to a calculation, won or lost. */
export interface SaukopfAnswer {
	/** Null if the book has no price for the game. */
	readonly priced: PricedSaukopf | null;
	/** Why it has none, in German sentences. */
	readonly faults: readonly string[];
	/** Whether this answer assumes the opposite of the result that was typed. */
	readonly assumed: boolean;
}

/** The stand-ins at a table of so many. */
export const seatsOf = (players: PlayerCount): readonly MemberId[] => STAND_INS.slice(0, players);

/** The typed game with the stand-ins as declarer and partner, without fields that do not fit them. */
export function seatedSaukopf(typed: TypedSaukopf, players: PlayerCount, unecht: boolean): TypedSaukopf {
	const [declarer, mate] = STAND_INS;
	const { kind } = saukopf.contracts[typed.contract];
	const partner = kind === 'solo' || (kind === 'rufspiel' && unecht) ? undefined : mate;
	return fitSaukopf(saukopf, change(typed, { declarer, partner, unecht: unecht || undefined }), players);
}

/** The calculation to start with: the usual contract and bid, won, without money. */
export function freshCalculation(players: PlayerCount): SaukopfCalculation {
	const typed = seatedSaukopf({ ...freshSaukopf(players), bid: USUAL_BID }, players, false);
	return { players, unit: 0, both: false, typed };
}

/** The same calculation at a table of so many. A Paarhufer, which needs four, is replaced by the usual contract. */
export function atTableOf(players: PlayerCount, asked: SaukopfCalculation): SaukopfCalculation {
	const { typed } = asked;
	const contract = saukopfContracts(saukopf, players).includes(typed.contract)
		? typed.contract
		: freshSaukopf(players).contract;
	// Augen of each player do not fit another number of players.
	const augen = typeof typed.augen === 'object' ? undefined : typed.augen;
	const changed = change(typed, { contract, augen });
	return { ...asked, players, typed: seatedSaukopf(changed, players, isUnecht(saukopf, typed)) };
}

/** A book's answers: to the typed game alone, or to the same announcement, first won and then lost. */
export function saukopfAnswers(
	asked: SaukopfCalculation,
	book: SaukopfBook = saukopf
): readonly SaukopfAnswer[] {
	const typed = answer(book, asked, asked.typed, false);
	if (!asked.both || !typed.priced) return [typed];
	const { won } = typed.priced.game.outcome;
	const other = answer(book, asked, otherWay(asked.typed, !won), true);
	return won ? [typed, other] : [other, typed];
}

/** The same game with the other result. Announcement, cards and special tricks stay; Augen, and what follows from them, go. */
function otherWay(typed: TypedSaukopf, won: boolean): TypedSaukopf {
	if (typed.augen === undefined) return change(typed, { won });
	const counted = { augen: undefined, trogAugen: undefined, schneider: undefined, schwarz: undefined };
	return change(typed, { ...counted, won });
}

function answer(
	book: SaukopfBook,
	{ players, unit }: SaukopfCalculation,
	typed: TypedSaukopf,
	assumed: boolean
): SaukopfAnswer {
	const seats = seatsOf(players);
	const game = withSaukopfStandIns(book, typed, seats);
	if (!game) return { priced: null, faults: [], assumed };
	const priced = priceSaukopfAtTable({ book, seats, unit }, game, asId<EntryId>('calculation'));
	if (priced.ok) return { priced: priced.value, faults: [], assumed };
	return {
		priced: null,
		faults: priced.error.map(({ refusal }) => saukopfSentence(refusal)),
		assumed
	};
}

/** Names for the stand-ins, by their part in the game: "Spieler", "Gegner 1". */
export function partNames({ partner }: TypedSaukopf): NameOf {
	const mates = partner === undefined ? ['Spieler'] : ['Spieler', 'Mitspieler'];
	return (member) => {
		const i = STAND_INS.indexOf(member);
		return mates[i] ?? `Gegner ${i - mates.length + 1}`;
	};
}

/** What each part gets or pays, in points: declarer, partner, each opponent. */
export function pointsOfParts(
	{ points }: SaukopfBill,
	{ partner }: TypedSaukopf
): readonly { readonly name: string; readonly points: number }[] {
	const [declarer, mate, , last] = STAND_INS;
	const opponent = partner === undefined ? mate : last;
	const of = (name: string, member: MemberId | undefined) => ({
		name,
		points: (member && points.get(member)) ?? 0
	});
	const partners = partner === undefined ? [] : [of('Mitspieler', partner)];
	return [of('Spieler', declarer), ...partners, of('Jeder Gegner', opponent)];
}
