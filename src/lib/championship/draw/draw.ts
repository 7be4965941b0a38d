import type { MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry, DrawEntry } from '#lib/log/entry.ts';
import { entrantsOf } from './entrants.ts';
import { drawn, type Lot } from './lots.ts';
import { tableSizes, type Tables } from '../seating/plan.ts';
import type { Rulings } from '../rulings.ts';
import { SEATS_TEXTS, type System } from '../system.ts';

/** Member → place of the year before; who stands nowhere is a newcomer. */
export type PreviousPlaces = Readonly<Record<string, number>>;

/**
 * Who draws his number when (allgaeu §11.2): newcomers before all others, in the order of the list, then last year's last,
 * and upward; the winner takes what is left. Who shared a place then draws in the order of the list, too.
 */
export function drawingOrder(
	players: readonly MemberId[],
	previousPlaces: PreviousPlaces
): readonly MemberId[] {
	const places = new Map(Object.entries(previousPlaces));
	const placeOf = (member: MemberId): number => places.get(member) ?? Infinity;
	return [...players].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(b) - placeOf(a)));
}

/** What a draw of numbers came to: its `result` names the members by their numbers, from 1. */
export const numbersOf = (result: readonly MemberId[]): Readonly<Record<string, number>> =>
	Object.fromEntries(result.map((member, i) => [member, i + 1]));

/**
 * Numbers that were drawn by hand, as the `result` of a draw. The one who is left gets the number that is left. Refused with
 * one sentence where a number is missing, is no lot, or was drawn twice.
 */
export function numbersByHand(
	players: readonly MemberId[],
	typed: ReadonlyMap<MemberId, number>,
	nameOf: (member: MemberId) => string
): Result<readonly MemberId[], string> {
	const holders = new Map<number, MemberId>();
	for (const member of players) {
		const number = typed.get(member);
		if (number === undefined) continue;
		if (!Number.isInteger(number) || number < 1 || number > players.length) {
			return refused(`${nameOf(member)}: Die Nummern gehen von 1 bis ${players.length}.`);
		}
		const other = holders.get(number);
		if (other !== undefined) {
			return refused(`${nameOf(other)} und ${nameOf(member)} können nicht beide die ${number} haben.`);
		}
		holders.set(number, member);
	}
	const missing = players.filter((member) => !typed.has(member));
	if (missing.length > 1) return refused(`Noch ${missing.length} Nummern fehlen.`);
	return ok(players.flatMap((_, i) => holders.get(i + 1) ?? missing));
}

/**
 * Tables and seats of a tournament by lot alone (schafkopfschule 5.2.2). In the first stage the drawn number is the lot: the
 * numbers fill the tables seat by seat. For every further stage lots are drawn anew. The source knows tables of four only;
 * where the number of players asks for it, tables of five and six are set, as everywhere (rules 1.7).
 */
export function stagesByLot(players: number, stages: number, lot: Lot): Result<readonly Tables[], string> {
	const sizes = tableSizes(players);
	if (!sizes.ok) return sizes;
	const numbers = Array.from({ length: players }, (_, i) => i + 1);
	return ok(
		Array.from({ length: stages }, (_, stage) => {
			const waiting = [...(stage === 0 ? numbers : drawn(numbers, lot))];
			return sizes.value.map((size) => waiting.splice(0, size));
		})
	);
}

/** Stages of a tournament (schafkopfschule 5.4.1). */
export const STAGES = 2;

/** A table of a Partie, both from 1. */
export interface TablePlace {
	readonly partie: number;
	readonly table: number;
}

/** Who sits at a table by the plan, in the order of the plan, substitutes in place; null where nobody is named. */
export function tableMembers(
	entry: ChampionshipEntry,
	{ substitutes }: Pick<Rulings, 'substitutes'>,
	{ partie, table }: TablePlace
): readonly MemberId[] | null {
	const numbers = entry.plan[partie - 1]?.[table - 1];
	if (!numbers) return null;
	const holders = new Map(entrantsOf(entry, substitutes).all.map(({ number, holder }) => [number, holder]));
	const members = numbers.flatMap((number) => holders.get(number) ?? []);
	return members.length === numbers.length ? members : null;
}

/** All draws of a table's seats, oldest first. */
export const seatDraws = (
	{ draws }: Pick<Rulings, 'draws'>,
	{ partie, table }: TablePlace
): readonly DrawEntry[] => draws.seats.filter((draw) => draw.partie === partie && draw.table === table);

/**
 * The table's seats as they were drawn last for those who sit there now, clockwise, substitutes in place: in a
 * Zockmeisterschaft the first of them writes and picks his seat (allgaeu §11.2). Null where none were. A plan that was changed
 * to and fro brings back what was drawn: otherwise it could be drawn anew unnoticed.
 */
export function drawnSeats(
	rulings: Pick<Rulings, 'entry' | 'draws' | 'substitutes'>,
	place: TablePlace
): readonly MemberId[] | null {
	const members = rulings.entry && tableMembers(rulings.entry, rulings, place);
	if (!rulings.entry || !members) return null;
	const entrants = entrantsOf(rulings.entry, rulings.substitutes);
	const drawn = seatDraws(rulings, place).map(({ id, result }) =>
		result.map((member) => entrants.entrantOf(member, id)?.holder ?? member)
	);
	return drawn.findLast((seats) => sameMembers(seats, members)) ?? null;
}

/**
 * The Schreiber, who was drawn first, picks a seat, from 0, and the others sit down clockwise from him as they were drawn
 * (allgaeu §11.2): whatever seat he picks, the order round the table is the drawn one.
 */
export const seatedFrom = (drawn: readonly MemberId[], seat: number): readonly MemberId[] =>
	drawn.flatMap((_, i) => drawn.at(i - seat) ?? []);

/**
 * Who deals first: number 1 (schafkopfschule 2.2.2). Where nothing says so, the one drawn last is proposed, so that who writes
 * leads to the first game.
 */
export const firstDealer = (system: System, drawn: readonly MemberId[]): MemberId | null =>
	drawn.at(system === 'schafkopfschule' ? 0 : -1) ?? null;

/**
 * Who sits at the table whose seats are to be drawn, and whether they were drawn before; refused with one sentence where
 * there is nothing to draw. `isWritten`: whether a game of the table is.
 */
export function seatsToDraw(
	rulings: Pick<Rulings, 'entry' | 'draws' | 'substitutes'>,
	place: TablePlace,
	{ isWritten, reason }: { readonly isWritten: boolean; readonly reason: string }
): Result<{ readonly members: readonly MemberId[]; readonly isAgain: boolean }, string> {
	const { entry } = rulings;
	const members = entry && tableMembers(entry, rulings, place);
	if (!entry || !members) return refused('Für diesen Tisch sind noch keine Nummern ausgelost.');
	const isAgain = drawnSeats(rulings, place) !== null;
	if (isAgain && entry.system === 'schafkopfschule') {
		return refused(SEATS_TEXTS.schafkopfschule);
	}
	if (isWritten) return refused('An diesem Tisch ist schon ein Spiel geschrieben: Die Plätze bleiben.');
	if (isAgain && reason === '') return refused(REASON_MISSING);
	return ok({ members, isAgain });
}

export const REASON_MISSING = 'Es ist schon ausgelost. Für eine neue Auslosung braucht es einen Grund.';

const sameMembers = (one: readonly MemberId[], other: readonly MemberId[]): boolean =>
	one.length === other.length &&
	new Set(one).size === one.length &&
	one.every((member) => other.includes(member));
