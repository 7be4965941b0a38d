import type { EntryId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import { happened, type NewEntry, type TableEntry } from '#lib/log/entry.ts';
import { sameMembers } from '../draw/seats.ts';
import { gamesDue, gamesOfTheCount } from '../lists/hands.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { decide, isContinued, type Version, type Apart } from './apart.ts';

/** Two versions of a list that become one, in this order. */
export interface Join {
	/** The numbers of the versions. The second is copied behind the first. */
	readonly first: number;
	readonly second: number;
	/** Games of the count: what the first holds, what the second adds, and how many the table owes. */
	readonly held: number;
	readonly added: number;
	readonly due: number;
	/** What speaks for this order; null for the other one. */
	readonly likely: Likely | null;
}

/**
 * Why one order of two halves is the likelier: the clocks of both phones, the dealer with whom one half ends and the other
 * begins, or only which of them was begun first. What they saw (`seen`) does not tell: neither saw the other.
 */
export type Likely = 'clock' | 'dealer' | 'begun';

/** How many games too many a joined list would have. */
export const overIn = ({ held, added, due }: Pick<Join, 'held' | 'added' | 'due'>): number =>
	Math.max(0, held + added - due);

/**
 * How a table's two versions can be joined: two lists in either order, also where too many games come out, and one list that
 * was continued on two phones where the number allows both. `games` is what a player has in a Partie. Refused if others
 * sit in the second list; there are none among more than two versions. The likelier order comes first.
 */
export function joinsOf(clash: Apart<'table'>, games: number): Result<readonly Join[], ChampionshipRefusal> {
	const [one, other] = clash.versions;
	if (!one || !other || clash.versions.length > 2) return ok([]);
	if (!isContinued(clash) && !sameMembers(one.list.evening.seats, other.list.evening.opening.seats))
		return refused({ code: 'joinedOthers' });
	const { order, why } = likelyOrder(one, other);
	const joins = [order, order.toReversed()].map(([first = 0, second = 1], i) => ({
		...joinOf(clash, first, second, games),
		likely: i === 0 ? why : null
	}));
	return ok(isContinued(clash) ? joins.filter((join) => overIn(join) === 0) : joins);
}

function joinOf(
	{ versions }: Apart<'table'>,
	first: number,
	second: number,
	games: number
): Omit<Join, 'likely'> {
	const [to, from] = [versions[first], versions[second]];
	const own = new Set(from?.written.map(({ id }) => id));
	const isOwn = ({ row }: { readonly row: { readonly place: EntryId } }): boolean => own.has(row.place);
	const { games: written = [], papers = [] } = from?.list ?? {};
	return {
		first,
		second,
		held: to ? gamesOfTheCount(to.list) : 0,
		added: gamesOfTheCount({ games: written.filter(isOwn), papers: papers.filter(isOwn) }),
		due: gamesDue(to?.list.evening.seats.length ?? HANDS, games)
	};
}

/** The numbers of the two versions, the half that was played first in front. */
function likelyOrder(
	one: Version<'table'>,
	other: Version<'table'>
): { readonly order: readonly number[]; readonly why: Likely } {
	const forth = (why: Likely, isForth: boolean) => ({ order: isForth ? [0, 1] : [1, 0], why });
	if (endsBefore(one, other) !== endsBefore(other, one)) return forth('clock', endsBefore(one, other));
	const [goesOn, goesBack] = [dealsOn(one, other), dealsOn(other, one)];
	if (goesOn !== goesBack) return forth('dealer', goesOn);
	return forth('begun', beganAt(one) <= beganAt(other));
}

/** When a version's own games were written, in milliseconds. */
const timesOf = ({ written }: Version<'table'>): readonly number[] =>
	written.flatMap(({ chain: [first] }) => (first ? Date.parse(first.at) : []));

const endsBefore = (one: Version<'table'>, other: Version<'table'>): boolean =>
	Math.max(...timesOf(one)) < Math.min(...timesOf(other));

/** Whether the other list begins with the dealer whose turn it is where this one ends. */
const dealsOn = (one: Version<'table'>, other: Version<'table'>): boolean =>
	one.list.evening.evening !== other.list.evening.evening &&
	one.list.evening.dealer === other.list.evening.opening.dealer;

const beganAt = ({ written, list }: Version<'table'>): string => written[0]?.id ?? list.evening.opening.id;

/**
 * The entries that join them: the second version is taken out as in a decision, and what it wrote is written again behind
 * the first, in its order. `closes` are the counting `close` entries of the first list, which goes on.
 */
export function joinedLists(
	clash: Apart<'table'>,
	{ first, second }: Join,
	closes: readonly NewEntry[],
	note: string
): readonly NewEntry[] {
	const [to, from] = [clash.versions[first], clash.versions[second]];
	if (!to || !from) return [];
	const { evening } = to.list.evening;
	const copies = from.written.flatMap(({ id, entry }): readonly NewEntry[] => {
		if (!entry || !happened(entry)) return [];
		const {
			id: _id,
			at: _at,
			seen: _seen,
			before: _before,
			replaces: _replaces,
			...own
		} = entry as TableEntry & {
			readonly replaces?: unknown;
		};
		return [{ ...own, evening, copyOf: id }];
	});
	return [...decide(clash, first, note), ...closes, ...seatsBetween(clash, to, from), ...copies];
}

/** Who sits where when the second version begins, if the first one ends otherwise. */
function seatsBetween(
	clash: Apart<'table'>,
	to: Version<'table'>,
	from: Version<'table'>
): readonly NewEntry[] {
	if (isContinued(clash)) return [];
	const { evening, seats, dealer } = to.list.evening;
	const { opening } = from.list.evening;
	const isSame = dealer === opening.dealer && seats.every((seat, i) => seat === opening.seats[i]);
	if (isSame) return [];
	return [{ kind: 'seats', evening, seats: opening.seats, dealer: opening.dealer, copyOf: opening.id }];
}
