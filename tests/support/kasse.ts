import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { accountOf, type EveningAccount } from '#lib/kasse/account.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { entry, FOUR, strike, type Fields } from './entries.ts';

// Evenings and bookings for the Kasse, short to read. The ids of an evening's entries begin with its name, which orders them.

const FOLDING = { books: BOOKS, saukopf: foldSaukopf };

/** An entry of an evening of that name. */
const of = (evening: string, id: string, kind: string, fields: Fields = {}): AnyEntry =>
	entry(`${evening} ${id}`, kind, { evening, ...fields });

/** Opens an evening of the four. */
export const opens = (evening: string, date: string, fields: Fields = {}): AnyEntry =>
	of(evening, '0', 'evening', {
		...{ date, occasion: 'abend', rulebook: 'allgaeu', seats: FOUR, dealer: 'dora' },
		...fields
	});

/** anna and ben win a Rufspiel for 10 cents, doubled by so many Schüsse: carl and dora lose as much each (§4.1, §6.1). */
export const rufspiel = (evening: string, id: string, schuss = 0): AnyEntry =>
	of(evening, id, 'game', {
		game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, schuss, deckel: [] }
	});

/** dora loses a Solo for 25 cents to each of the three (§4.2.1). */
export const solo = (evening: string, id: string): AnyEntry =>
	of(evening, id, 'game', { game: { contract: 'solo', declarer: 'dora', won: false } });

export const closes = (evening: string, id: string): AnyEntry => of(evening, id, 'close');
export const paid = (
	evening: string,
	id: string,
	member: string,
	amount: number,
	fields: Fields = {}
): AnyEntry => of(evening, id, 'paid', { member, amount, ...fields });
export const struck = (evening: string, id: string, target: string): AnyEntry =>
	strike(`${evening} ${id}`, `${evening} ${target}`);
export const booking = (
	id: string,
	date: string,
	amount: number,
	purpose: string,
	fields: Fields = {}
): AnyEntry => entry(id, 'booking', { date, amount, purpose, ...fields });

/** What the entries of one evening come to. */
export function account(evening: string, entries: readonly AnyEntry[]): EveningAccount {
	const made = accountOf(entries, evening as EveningId, FOLDING);
	if (!made) throw new Error(`nothing ever opened ${evening}`);
	return made;
}

/** A whole club as the app hands it to the Kasse: each evening by itself, the rest of the log for the bookings. */
export function clubOf(entries: readonly AnyEntry[]): { accounts: EveningAccount[]; log: Standing } {
	const evenings = [...new Set(entries.flatMap((one) => eveningOf(one) ?? []))];
	const known = new Map(entries.map((one) => [one.id, one]));
	const belongs = (one: AnyEntry, evening: EveningId): boolean => {
		const target = one.kind === 'void' ? known.get(one.target) : undefined;
		return target ? belongs(target, evening) : eveningOf(one) === evening;
	};
	const accounts = evenings.flatMap((evening) => {
		const own = entries.filter((one) => belongs(one, evening));
		return accountOf(own, evening, FOLDING) ?? [];
	});
	return { accounts, log: standing(entries) };
}

export const member = (name: string): MemberId => name as MemberId;
