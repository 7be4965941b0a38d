import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry, DrawEntry, NewEntry } from '#lib/log/entry.ts';
import { hasBegun, type Championship } from '../from-log.ts';
import type { Partie } from '../lists/partie.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import type { Rulings } from '../rulings.ts';
import type { System } from '../system.ts';
import { entrantsOf } from './entrants.ts';

/** A table of a Partie. Both numbers count from 1. */
export interface TablePlace {
	readonly partie: number;
	readonly table: number;
}

/** The members at a table by the plan, in its order, substitutes included; null while numbers are not drawn. */
export function tableMembers(
	entry: ChampionshipEntry,
	{ substitutes }: Pick<Rulings, 'substitutes'>,
	{ partie, table }: TablePlace
): readonly MemberId[] | null {
	const numbers = entry.plan[partie - 1]?.[table - 1];
	if (!numbers) return null;
	const holders = new Map(
		entrantsOf(entry, { substitutes }).all.map(({ number, holder }) => [number, holder])
	);
	const members = numbers.flatMap((number) => holders.get(number) ?? []);
	return members.length === numbers.length ? members : null;
}

/** All draws of a table's seats, oldest first. */
export const seatDraws = (
	{ draws }: Pick<Rulings, 'draws'>,
	{ partie, table }: TablePlace
): readonly DrawEntry[] => draws.seats.filter((draw) => draw.partie === partie && draw.table === table);

/**
 * The table's seats from the last draw for those who sit there now, clockwise, substitutes included. In a
 * Zockmeisterschaft the first of them writes and chooses his seat (allgaeu §11.2). Null if there was no such draw. If a
 * changed plan is changed back, the earlier draw counts again: otherwise seats could be drawn anew unnoticed.
 */
export function drawnSeats(
	rulings: Pick<Rulings, 'entry' | 'draws' | 'substitutes'>,
	place: TablePlace
): readonly MemberId[] | null {
	const members = rulings.entry && tableMembers(rulings.entry, rulings, place);
	return members && (holdersDrawn(rulings, place).findLast((seats) => sameMembers(seats, members)) ?? null);
}

/** What was drawn for a table, oldest first, with those who sit there now. */
function holdersDrawn(
	rulings: Pick<Rulings, 'entry' | 'draws' | 'substitutes'>,
	place: TablePlace
): readonly (readonly MemberId[])[] {
	const holders = holdersIn(rulings);
	return seatDraws(rulings, place).map(({ id, result }) => holders(result, id));
}

/** Who sits now where these sat when an entry was written. */
function holdersIn(rulings: Pick<Rulings, 'entry' | 'substitutes'>) {
	const entrants = rulings.entry && entrantsOf(rulings.entry, rulings);
	return (members: readonly MemberId[], id: EntryId): readonly MemberId[] =>
		members.map((member) => entrants?.entrantOf(member, id)?.holder ?? member);
}

/** The Schreiber of a table, who was drawn first: in the draw by which its list sits, or else in the last one. */
export function writerAt(
	rulings: Pick<Rulings, 'entry' | 'draws' | 'substitutes'>,
	place: TablePlace,
	lists: readonly Partie[]
): MemberId | null {
	const opening = lists.find((one) => isAt(one, place))?.evening.opening;
	const sat = opening && holdersIn(rulings)(opening.seats, opening.id).join();
	const written = holdersDrawn(rulings, place).findLast((drawn) =>
		drawn.some((_, seat) => seatedFrom(drawn, seat).join() === sat)
	);
	return (written ?? drawnSeats(rulings, place))?.[0] ?? null;
}

/**
 * The order of the seats once the Schreiber, who was drawn first, has chosen seat number `seat` (from 0). The others sit
 * clockwise from him as they were drawn (allgaeu §11.2), so the order round the table is always the drawn one.
 */
export const seatedFrom = (drawn: readonly MemberId[], seat: number): readonly MemberId[] =>
	drawn.flatMap((_, i) => drawn.at(i - seat) ?? []);

/**
 * Who deals first: number 1 in a tournament (schafkopfschule 2.2.2). Otherwise no rule says so, and the member drawn
 * last is proposed, so that the Schreiber leads to the first game.
 */
export const firstDealer = (system: System, drawn: readonly MemberId[]): MemberId | null =>
	drawn.at(system === 'schafkopfschule' ? 0 : -1) ?? null;

/**
 * The members of the table whose seats are to be drawn, and the reason for drawing again; the reason is empty for a
 * first draw. Refused if there is nothing to draw, and for a repeated draw without a reason.
 */
export function seatsToDraw(
	{ rulings, partien }: Pick<Championship, 'rulings' | 'partien'>,
	place: TablePlace,
	reason: string
): Result<{ readonly members: readonly MemberId[]; readonly again: string }, ChampionshipRefusal> {
	const { entry } = rulings;
	const members = entry && tableMembers(entry, rulings, place);
	if (!entry || !members) return refused({ code: 'numbersNotDrawn' });
	const isAgain = drawnSeats(rulings, place) !== null;
	if (isAgain && entry.system === 'schafkopfschule') return refused({ code: 'seatsByLot' });
	if (hasBegun({ partien: partien.filter((list) => isAt(list, place)) }))
		return refused({ code: 'seatsBegun' });
	if (isAgain && reason === '') return refused({ code: 'reasonMissing' });
	return ok({ members, again: isAgain ? reason : '' });
}

/** Whether a list is that of a table, or of the table that a draw is about. */
export const isAt = (
	{ evening: { opening } }: Partie,
	{ partie, table }: { readonly partie?: number | null; readonly table?: number | null }
): boolean => opening.partie === partie && opening.table === table;

/** The entry of a draw of a table's seats; `again` is the reason for repeating it, empty for the first. */
export const seatsEntry = (
	championship: string,
	{ partie, table }: TablePlace,
	result: readonly MemberId[],
	again: string
): NewEntry => ({ kind: 'draw', championship, what: 'seats', partie, table, result, ...reasonGiven(again) });

export const reasonGiven = (again: string): Pick<DrawEntry, 'again'> => (again === '' ? {} : { again });

/** Whether these are the same members, each once, in whatever order. */
export const sameMembers = (one: readonly MemberId[], other: readonly MemberId[]): boolean =>
	one.length === other.length &&
	new Set(one).size === one.length &&
	one.every((member) => other.includes(member));
