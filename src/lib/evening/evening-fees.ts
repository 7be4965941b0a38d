import type { MemberId } from '#lib/base/ids.ts';
import { sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEvening } from './state.ts';

/**
 * What each player pays into the Kasse for an ordinary evening, in cents, once however often he sat down; empty if the book asks
 * for nothing. A table of a championship has the entry fee of its own.
 */
export function eveningFees(evening: AnyEvening): ReadonlyMap<MemberId, Cents> {
	if (evening.type === 'saukopf' || evening.occasion !== 'abend') return new Map();
	if (evening.opening.championship !== undefined) return new Map();
	const { evening: fee, from } = evening.book.fees;
	if (!fee) return new Map();
	const played = gamesPlayed(evening.rows);
	const paying = [...evening.balance.keys()].filter((member) => (played.get(member) ?? 0) >= from);
	return new Map(paying.map((member) => [member, toCents(fee.value)]));
}

/** The sum of an evening's fees, in cents. */
export const feesTogether = (evening: AnyEvening): Cents => sumOf(eveningFees(evening).values());

/** How many games everybody held cards in; games from paper count for all who sat there. */
export function gamesPlayed(
	rows: Extract<AnyEvening, { type: 'schafkopf' }>['rows']
): ReadonlyMap<MemberId, number> {
	const played = new Map<MemberId, number>();
	for (const row of rows) {
		const [players, games] =
			row.type === 'game' ? [row.players, 1] : row.type === 'paper' ? [row.seats, row.entry.games] : [[], 0];
		for (const player of players) played.set(player, (played.get(player) ?? 0) + games);
	}
	return played;
}
