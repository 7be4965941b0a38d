import type { MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry, DrawEntry, NewEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { hasBegun, type Championship } from '../from-log.ts';
import { begunText } from '../lists/list-text.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { rulingsIn, type Rulings } from '../rulings.ts';
import { tableSizes, type Tables } from '../seating/plan.ts';
import { reasonGiven, seatsEntry } from './seats.ts';
import { hasNumbers } from './entrants.ts';

/** Draws a whole number from 0 to `limit` − 1, each with equal chance. */
export type Lot = (limit: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes lots from random 32-bit words. Words past the last whole multiple of the limit are thrown away: their remainders
 * would favour the low numbers.
 */
export function lotFrom(word: () => number): Lot {
	return (limit) => {
		const whole = WORDS - (WORDS % limit);
		let drawn = word();
		while (drawn >= whole) drawn = word();
		return drawn % limit;
	};
}

/** A shuffled copy; every order has equal chance (Fisher and Yates). */
export function drawn<T>(list: readonly T[], lot: Lot): readonly T[] {
	const pot = [...list];
	return list.flatMap(() => pot.splice(lot(pot.length), 1));
}

/** Member → place of the year before; a member without one is a newcomer. */
export type PreviousPlaces = Readonly<Record<string, number>>;

/** Who draws a number when (allgaeu §11.2), in German sentences; of newcomers the source says nothing. */
export const DRAWING_TEXT =
	'Erst zieht der Letzte, dann so weiter nach oben; der König nimmt, was übrig bleibt (§\u00a011.2). Neulinge ziehen vor allen anderen (von der App festgelegt).';

/**
 * The order in which members draw their numbers (allgaeu §11.2): first the newcomers in the order of the list, then last
 * year's players from the last place upward. The winner takes what is left. Members who shared a place draw in the order
 * of the list too.
 */
export function drawingOrder(
	players: readonly MemberId[],
	previousPlaces: PreviousPlaces
): readonly MemberId[] {
	const places = new Map(Object.entries(previousPlaces));
	const placeOf = (member: MemberId): number => places.get(member) ?? Infinity;
	return [...players].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(b) - placeOf(a)));
}

/** Member → number, from the `result` of a draw, which names the members in the order of their numbers from 1. */
export const numbersOf = (result: readonly MemberId[]): Readonly<Record<string, number>> =>
	Object.fromEntries(result.map((member, i) => [member, i + 1]));

/**
 * The `result` of a draw made by hand. A single member without a number gets the one that is left. Refused if a number
 * is missing, out of range, or drawn twice.
 */
export function numbersByHand(
	players: readonly MemberId[],
	typed: ReadonlyMap<MemberId, number>,
	nameOf: (member: MemberId) => string
): Result<readonly MemberId[], ChampionshipRefusal> {
	const holders = new Map<number, MemberId>();
	for (const member of players) {
		const number = typed.get(member);
		if (number === undefined) continue;
		if (!Number.isInteger(number) || number < 1 || number > players.length) {
			return refused({ code: 'numberOutside', player: nameOf(member), most: players.length });
		}
		const other = holders.get(number);
		if (other !== undefined) {
			return refused({ code: 'numberTwice', player: nameOf(other), other: nameOf(member), number });
		}
		holders.set(number, member);
	}
	const missing = players.filter((member) => !typed.has(member));
	if (missing.length > 1) return refused({ code: 'numbersMissing', missing: missing.length });
	return ok(players.flatMap((_, i) => holders.get(i + 1) ?? missing));
}

/**
 * Tables and seats of a tournament, by lot alone (schafkopfschule 5.2.2). In the first stage the drawn number is the
 * lot: the numbers fill the tables seat by seat. New lots are drawn for every further stage. The source knows only
 * tables of four; if the number of players requires it, tables of five and six are set as everywhere (rules 1.7).
 */
export function stagesByLot(
	players: number,
	stages: number,
	lot: Lot
): Result<readonly Tables[], ChampionshipRefusal> {
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

/** The note of a draw that was made with slips of paper and only written down here. */
export const BY_HAND = 'von Hand gezogen';

/** Whether numbers were ever drawn or came with a file; a further draw then needs a reason. */
export const isDrawn = ({ entry, draws }: Pick<Rulings, 'entry' | 'draws'>): boolean =>
	draws.numbers.length > 0 || (entry !== null && hasNumbers(entry));

/** The draw whose numbers count: the last one with the numbers that the championship has. */
export const countingDraw = ({ entry, draws }: Pick<Rulings, 'entry' | 'draws'>): DrawEntry | null =>
	draws.numbers.findLast(({ result }) => saysSame(numbersOf(result), entry?.numbers ?? {})) ?? null;

const saysSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
	Object.keys(one).length === Object.keys(other).length &&
	Object.entries(one).every(([member, number]) => other[member] === number);

/**
 * Whose numbers are to be drawn, and the reason for drawing again; the reason is empty for a first draw. Refused once a
 * game is written, and for a repeated draw without a reason.
 */
export function numbersToDraw(
	{ rulings, partien }: Pick<Championship, 'rulings' | 'partien'>,
	reason: string
): Result<{ readonly entry: ChampionshipEntry; readonly again: string }, ChampionshipRefusal> {
	const { entry } = rulings;
	if (!entry) return refused({ code: 'championshipGone' });
	if (hasBegun({ partien })) return refused({ code: 'numbersBegun', begun: begunText(entry.system) });
	const isAgain = isDrawn(rulings);
	if (isAgain && reason === '') return refused({ code: 'reasonMissing' });
	return ok({ entry, again: isAgain ? reason : '' });
}

/**
 * Whether a plan holds only for the numbers as they were drawn: a tournament's lots do, and so do wishes. Any other plan
 * fits all numbers.
 */
export const planIsForNumbers = ({ system, note }: Pick<ChampionshipEntry, 'system' | 'note'>): boolean =>
	system === 'schafkopfschule' || note !== undefined;

/** A draw of numbers: the members in the order of their numbers, and its note. */
export interface NumbersDrawn extends Pick<DrawEntry, 'result' | 'note'> {
	/** Why the draw was repeated; empty for the first draw. */
	readonly again: string;
}

/**
 * The entries of a draw of numbers, to be written in one transaction: the draw, the changed championship, and in a
 * tournament the seats of every stage, which come with the same lots (schafkopfschule 5.2.2). A plan for the former
 * numbers is dropped, with the wishes it kept; `plan` is the new one.
 */
export function numbersEntries(
	{ id, at: _at, note: _wishes, ...kept }: ChampionshipEntry,
	{ again, ...made }: NumbersDrawn,
	plan: readonly Tables[]
): readonly NewEntry[] {
	const { championship, system } = kept;
	const draw: NewEntry = { kind: 'draw', championship, what: 'numbers', ...made, ...reasonGiven(again) };
	const next: NewEntry = { ...kept, plan, numbers: numbersOf(made.result), replaces: id };
	if (system === 'zockmeisterschaft') return [draw, next];
	const seats = plan.flatMap((tables, i) =>
		tables.map((numbers, j) => {
			const result = numbers.flatMap((number) => made.result[number - 1] ?? []);
			return seatsEntry(championship, { partie: i + 1, table: j + 1 }, result, again);
		})
	);
	return [draw, next, ...seats];
}

/**
 * Draws of numbers for the same year whose championship was taken out again: a second championship is no way to draw
 * anew unnoticed.
 */
export function drawsElsewhere(
	{ championship, year }: Pick<ChampionshipEntry, 'championship' | 'year'>,
	log: Standing
): readonly DrawEntry[] {
	const all = rulingsIn(log);
	const removed = placesOfKind(log.places, 'championship')
		.filter((place) => place.entry === null)
		.flatMap((place) => latestAt(place) ?? [])
		.filter((one) => one.year === year && one.championship !== championship);
	return [...new Set(removed.map((one) => one.championship))].flatMap((other) => {
		const rulings = all.get(other);
		return rulings && !rulings.entry ? rulings.draws.numbers : [];
	});
}

/** The seats that belong to a drawn number: the table of the first Partie, in a tournament table and seat of both stages. */
export function placesText({ system, plan }: ChampionshipEntry, number: number): string {
	const places = plan.map((tables) => {
		const table = tables.findIndex((numbers) => numbers.includes(number));
		return { table: table + 1, seat: (tables[table]?.indexOf(number) ?? -1) + 1 };
	});
	if (places.some(({ table }) => table === 0)) return '';
	if (system === 'schafkopfschule') {
		return places
			.map(({ table, seat }, i) => `${i + 1}. Durchgang Tisch ${table}, Platz ${seat}`)
			.join(' · ');
	}
	return `Tische ${places.map(({ table }) => table).join(' – ')}`;
}
