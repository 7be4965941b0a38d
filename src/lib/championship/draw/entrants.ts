import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry, SubstituteEntry } from '#lib/log/entry.ts';

/** A place in the draw, whoever plays on it: a substitute takes over number and points (schafkopfschule 5.2.11). */
export interface Entrant {
	/** The drawn number; null where none was drawn yet. */
	readonly number: number | null;
	/** Who plays on it now. */
	readonly holder: MemberId;
}

export interface Entrants {
	/** By drawn number, those without one last: an order that no name changes. */
	readonly all: readonly Entrant[];
	/** Who a member plays for, in what stands at that place of the log; null for a stranger. */
	entrantOf(member: MemberId, place: EntryId): Entrant | null;
}

interface Seat extends Entrant {
	holder: MemberId;
}

/** A member's seats in the order he took them, with the entry that says so: '' for the draw. */
type Taken = readonly [since: string, seat: Seat];

/**
 * Who plays for whom. Somebody who comes in for one who never took part, or who has a place of his own, changes nothing; of
 * two who come in for the same the later one stays. What he played before it was written down that he came in is his, too.
 */
export function entrantsOf(entry: ChampionshipEntry, substitutes: readonly SubstituteEntry[]): Entrants {
	const numbers = new Map(Object.entries(entry.numbers));
	const all = entry.players.map((holder): Seat => ({ number: numbers.get(holder) ?? null, holder }));
	const taken = new Map<MemberId, Taken[]>(all.map((seat) => [seat.holder, [['', seat]]]));
	for (const { id, out, in: comes } of substitutes) {
		const seat = taken.get(out)?.at(-1)?.[1];
		const own = taken.get(comes)?.at(-1)?.[1];
		if (!seat || (own && own !== seat && own.holder === comes)) continue;
		seat.holder = comes;
		const seats = taken.get(comes);
		if (seats) seats.push([id, seat]);
		else taken.set(comes, [[id, seat]]);
	}
	all.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || (a.holder < b.holder ? -1 : 1));
	const entrantOf = (member: MemberId, place: EntryId): Entrant | null => {
		const seats = taken.get(member);
		// Nearly everybody has one seat alone, and is asked for in every game.
		if (seats?.length === 1) return seats[0]?.[1] ?? null;
		return (seats?.findLast(([since]) => since <= place) ?? seats?.[0])?.[1] ?? null;
	};
	return { all, entrantOf };
}
