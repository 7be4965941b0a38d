import type { MemberId } from '#lib/base/ids.ts';
import { lastPlace } from '#lib/evening/state.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';
import type { Rulings } from '../rulings.ts';
import { entrantsOf } from './entrants.ts';

/** Somebody's way through the plan. */
export interface Way {
	readonly member: MemberId;
	readonly number: number;
	/** His table in each Partie, from 1; null where he does not play. */
	readonly tables: readonly (number | null)[];
}

/**
 * Who plays on a number in a Partie, both from 1: whoever its list names, else who plays on it now. A substitute came for some
 * Partien only, and whom he came for played the others. Null while numbers are not drawn.
 */
export function playerIn(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[]
): (number: number, partie: number) => MemberId | null {
	const entrants = entrantsOf(entry, rulings);
	const written = new Map<string, MemberId>();
	for (const { evening } of partien.filter(hasGames)) {
		const place = lastPlace(evening);
		for (const member of new Set([...evening.balance.keys(), ...evening.seats])) {
			const number = entrants.entrantOf(member, place, evening.evening)?.number;
			const key = `${number} ${evening.opening.partie}`;
			if (number != null && (evening.seats.includes(member) || !written.has(key))) written.set(key, member);
		}
	}
	const holders = new Map(entrants.all.map(({ number, holder }) => [number, holder]));
	return (number, partie) => written.get(`${number} ${partie}`) ?? holders.get(number) ?? null;
}

/** Everybody who plays, or has played, with his tables: two of one number if one came in for the other. */
export function waysOf(
	entry: ChampionshipEntry,
	playerOf: (number: number, partie: number) => MemberId | null
): readonly Way[] {
	return Array.from({ length: entry.players.length }, (_, i) => i + 1).flatMap((number) => {
		const at = entry.plan.map((tables, i) => ({
			table: tables.findIndex((numbers) => numbers.includes(number)) + 1,
			member: playerOf(number, i + 1)
		}));
		const members = new Set(at.flatMap(({ table, member }) => (table > 0 && member ? member : [])));
		return [...members].map((member) => ({
			member,
			number,
			tables: at.map((one) => (one.member === member && one.table > 0 ? one.table : null))
		}));
	});
}
