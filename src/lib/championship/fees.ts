import { sum } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { type Cents, euro, NOTHING, sumOf, toCents } from '#lib/base/money.ts';
import { besideOthers, inSentence, oneLine } from '#lib/base/text.ts';
import type { BookingEntry, ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { placesOfKind } from '#lib/log/place.ts';
import { countingAt, type Standing } from '#lib/log/standing.ts';
import type { Ranked, Ranking } from './ranking/ranking.ts';
import type { Book } from '#lib/rules/book.ts';
import type { System } from './system.ts';

// Entry fees and prizes. No paragraph asks for them: there are none unless an organizer enters them. The money moves by
// bookings of the Kasse, which name the championship.

/** The bookings of one member for a championship, in the order of the log. */
export interface FeeAccount {
	/** What he paid, in cents. */
	readonly paid: Cents;
	/** What he was paid out as a prize, in cents, not negative. */
	readonly got: Cents;
	/** The entries that count of each booking. */
	readonly payments: readonly (readonly EntryId[])[];
	readonly payouts: readonly (readonly EntryId[])[];
}

export const NO_ACCOUNT: FeeAccount = { paid: NOTHING, got: NOTHING, payments: [], payouts: [] };

/** Who paid and who was paid, by the bookings that count. A booking belongs by its field, never by its purpose. */
export function feeAccounts(
	log: Pick<Standing, 'places'>,
	championship: string
): ReadonlyMap<MemberId, FeeAccount> {
	const accounts = new Map<MemberId, FeeAccount>();
	for (const place of placesOfKind(log.places, 'booking')) {
		const { entry } = place;
		if (entry?.championship !== championship || entry.member === undefined) continue;
		const account = accounts.get(entry.member) ?? NO_ACCOUNT;
		accounts.set(entry.member, withBooking(account, entry, countingAt(place)));
	}
	return accounts;
}

function withBooking(
	account: FeeAccount,
	{ amount }: BookingEntry,
	counting: readonly EntryId[]
): FeeAccount {
	if (amount < 0) {
		return { ...account, got: toCents(account.got - amount), payouts: [...account.payouts, counting] };
	}
	return { ...account, paid: toCents(account.paid + amount), payments: [...account.payments, counting] };
}

/** What the championship brought the Kasse: fees, prizes paid out, and the difference, in cents. */
export function feeSums(accounts: Iterable<FeeAccount>): Readonly<Record<'fees' | 'prizes' | 'left', Cents>> {
	const all = [...accounts];
	const fees = sumOf(all.map(({ paid }) => paid));
	const prizes = sumOf(all.map(({ got }) => got));
	return { fees, prizes, left: toCents(fees - prizes) };
}

export type PrizeOfPlace = NonNullable<ChampionshipEntry['prizes']>[number];

/** What a player gets. */
export interface Prize {
	/** In cents; 0 if he gets none. */
	readonly amount: Cents;
	/** With others of his place, or of his team, he shares these things; each says so. */
	readonly things: readonly string[];
	/** What of the amount he has of his team, in cents; absent if that won nothing. */
	readonly ofTeam?: Cents;
}

/**
 * The prize of everybody who has one. Players level on a place share the prizes of all the places they fill: the money in
 * equal parts, cents that can't be parted stay in the Kasse.
 */
export function prizesFor(
	prizes: readonly PrizeOfPlace[],
	places: readonly Pick<Ranked, 'place' | 'player'>[]
): ReadonlyMap<MemberId, Prize> {
	const won = new Map<MemberId, Prize>();
	for (const { place, player } of places) {
		const level = places.filter((other) => other.place === place).length;
		const theirs = prizes.filter((prize) => prize.place >= place && prize.place < place + level);
		const money = sum(theirs.map(({ amount = 0 }) => amount));
		const shared = level > 1 ? ' (geteilt)' : '';
		const things = theirs.flatMap(({ thing = '' }) => (thing === '' ? [] : `${oneLine(thing)}${shared}`));
		const amount = toCents(Math.floor(money / level));
		if (amount > 0 || things.length > 0) won.set(player, { amount, things });
	}
	return won;
}

/**
 * The prizes of the places, and that of the winning team: its members with a place have equal parts of the money, cents that
 * can't be parted stay in the Kasse. Teams level on the first place share it alike.
 */
export function prizesIn(
	{ prizes = [], teamPrize }: Pick<ChampionshipEntry, 'prizes' | 'teamPrize'>,
	{ places, teams }: Pick<Ranking, 'places' | 'teams'>
): ReadonlyMap<MemberId, Prize> {
	const won = new Map(prizesFor(prizes, places));
	const winning = new Set(teams.flatMap(({ place, players }) => (place === 1 ? players : [])));
	const sharing = places.filter(({ player }) => winning.has(player));
	const { amount = 0, thing = '' } = teamPrize ?? {};
	const part = toCents(Math.floor(amount / Math.max(1, sharing.length)));
	if (part === 0 && thing === '') return won;
	for (const { player } of sharing) won.set(player, withTeam(won.get(player), part, thing));
	return won;
}

/** A player's prize with his part of his team's. */
function withTeam(own: Prize | undefined, part: Cents, thing: string): Prize {
	const { amount, things } = own ?? { amount: NOTHING, things: [] };
	return {
		amount: toCents(amount + part),
		things: thing === '' ? things : [...things, `${oneLine(thing)} (Mannschaft)`],
		ofTeam: part
	};
}

/** "50,00 € und Schinken" */
export const prizeText = ({ amount, things }: Prize): string =>
	inSentence([...(amount > 0 ? [euro(amount)] : []), ...things.map(besideOthers)]);

export const asPrize = ({ amount = 0, thing = '' }: Omit<PrizeOfPlace, 'place'>): Prize => ({
	amount: toCents(amount),
	things: thing === '' ? [] : [thing]
});

/** What a payment of the prize is for: "Preis für den 1. Platz", "Preis der Mannschaft". */
export function prizePurpose({
	place,
	amount,
	ofTeam = NOTHING
}: Pick<PrizeLine, 'place' | 'amount' | 'ofTeam'>): string {
	const own = `Preis für den ${place}. Platz`;
	if (ofTeam === 0) return own;
	return amount > ofTeam ? `${own} und der Mannschaft` : 'Preis der Mannschaft';
}

/** A player's prize and what he was paid of it. */
export interface PrizeLine extends Prize {
	readonly place: number;
	readonly player: MemberId;
	readonly account: FeeAccount;
	/** What is still to be paid out, in cents; negative if he was paid too much. */
	readonly open: Cents;
}

/** Who gets what, by place; also who was paid something and has no prize any more. */
export function prizeLines(
	won: ReadonlyMap<MemberId, Prize>,
	places: readonly Pick<Ranked, 'place' | 'player'>[],
	accounts: ReadonlyMap<MemberId, FeeAccount>
): readonly PrizeLine[] {
	return places.flatMap(({ place, player }) => {
		const account = accounts.get(player) ?? NO_ACCOUNT;
		const prize: Prize = won.get(player) ?? { amount: NOTHING, things: [] };
		if (!won.has(player) && account.got === 0) return [];
		return [{ ...prize, place, player, account, open: toCents(prize.amount - account.got) }];
	});
}

/** The entry fee that a new championship begins with, in cents: the one that its book names; null if it names none. */
export function usualFee(system: System, { fees }: Pick<Book, 'fees'>): Cents | null {
	const field = system === 'zockmeisterschaft' ? 'championship' : 'tournament';
	const fee = fees[field];
	return fee ? toCents(fee.value) : null;
}

/** The entry of a new championship with that fee. */
export const withFee = (entry: NewEntry, fee: Cents): NewEntry =>
	entry.kind === 'championship' ? { ...entry, fee } : entry;
