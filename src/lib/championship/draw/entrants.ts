import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry, SatEntry, SubstituteEntry } from '#lib/log/entry.ts';

/** Whether the numbers are drawn. */
export const hasNumbers = ({ numbers }: Pick<ChampionshipEntry, 'numbers'>): boolean =>
	Object.keys(numbers).length > 0;

/** A place in the draw, whoever plays on it: a substitute takes over its number and its points (schafkopfschule 5.2.11). */
export interface Entrant {
	/** The drawn number; null before the draw. */
	readonly number: number | null;
	/** Who plays on it now. */
	readonly holder: MemberId;
}

export interface Entrants {
	/** Ordered by drawn number, those without one last: no change of name moves anybody. */
	readonly all: readonly Entrant[];
	/** Substitutes without effect: for a stranger, or by somebody with a place of his own. */
	readonly idle: readonly SubstituteEntry[];
	/**
	 * The entrant a member plays for, in an entry at that place of the log; null for a stranger. In a list, which is named by
	 * its evening, it is the one for whom he sat there, if the organizers said so.
	 */
	entrantOf(member: MemberId, place: EntryId, evening?: EveningId): Entrant | null;
	/** Whether the organizers said for whom a member sat in this list. */
	isSaid(evening: EveningId, member: MemberId): boolean;
}

/** Somebody for whom another plays. */
export interface Replaced {
	readonly out: MemberId;
	readonly comes: MemberId;
}

/** Who sits at a table though another plays for him by now, and is not at the table yet; `place` is the table's last. */
export const replacedAt = (
	seats: readonly MemberId[],
	{ entrantOf, isSaid }: Entrants,
	place: EntryId,
	evening: EveningId
): readonly Replaced[] =>
	seats.flatMap((out) => {
		const comes = entrantOf(out, place)?.holder ?? out;
		return seats.includes(comes) || isSaid(evening, out) ? [] : { out, comes };
	});

interface Seat extends Entrant {
	holder: MemberId;
}

/** Who came in for whom: on his number, or in one list alone. */
export interface Substituted {
	readonly substitutes: readonly SubstituteEntry[];
	readonly sat?: readonly SatEntry[];
}

/** A member's seats in the order he took them, each with the entry that gave it to him; '' stands for the draw. */
type Taken = readonly [since: string, seat: Seat];

/** The seat that somebody had at this place of the log; his first before it. */
function seatAt(seats: readonly Taken[], place: EntryId): Seat | null {
	// A short cut: nearly everybody has a single seat, and every game asks for it.
	const then = seats.length > 1 ? seats.findLast(([since]) => since <= place) : seats[0];
	return (then ?? seats[0])?.[1] ?? null;
}

/**
 * Says who plays for whom. A substitute has no effect if the replaced member never took part or if he has a place of his
 * own. If two come in for one member, the later one stays. Games that a substitute played before his entry was written
 * count for him too.
 */
export function entrantsOf(
	entry: Pick<ChampionshipEntry, 'players' | 'numbers'>,
	{ substitutes, sat = [] }: Substituted
): Entrants {
	const numbers = new Map(Object.entries(entry.numbers));
	const all = entry.players.map((holder): Seat => ({ number: numbers.get(holder) ?? null, holder }));
	const taken = new Map<MemberId, Taken[]>(all.map((seat) => [seat.holder, [['', seat]]]));
	const lastOf = (member: MemberId): Seat | undefined => taken.get(member)?.at(-1)?.[1];
	const idle: SubstituteEntry[] = [];
	for (const substitute of substitutes) {
		const { id, out, in: comes } = substitute;
		const [seat, own] = [lastOf(out), lastOf(comes)];
		if (!seat || (own && own !== seat && own.holder === comes)) {
			idle.push(substitute);
			continue;
		}
		seat.holder = comes;
		const seats = taken.get(comes);
		if (seats) seats.push([id, seat]);
		else taken.set(comes, [[id, seat]]);
	}
	all.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || (a.holder < b.holder ? -1 : 1));
	const satFor = new Map(
		sat.flatMap(({ evening, instead }) =>
			instead ? [[`${evening} ${instead.member}`, instead.out] as const] : []
		)
	);
	const entrantOf = (member: MemberId, place: EntryId, evening?: EveningId): Entrant | null => {
		const out = evening === undefined || satFor.size === 0 ? undefined : satFor.get(`${evening} ${member}`);
		return seatAt(taken.get(out ?? member) ?? [], place);
	};
	return { all, idle, entrantOf, isSaid: (evening, member) => satFor.has(`${evening} ${member}`) };
}
