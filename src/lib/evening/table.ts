import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { type Cents, sumOf } from '#lib/base/money.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { assertNever, type Result } from '#lib/base/result.ts';
import {
	type DealtAgainEntry,
	type Entry,
	type EveningEntry,
	type GameEntry,
	happened,
	isKnown,
	isOfClub,
	type SeatsEntry,
	type TableEntry
} from '#lib/log/entry.ts';
import { correctedApart } from '#lib/log/corrected-apart.ts';
import { latestAt, type Place } from '#lib/log/place.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import { isDealKept, isLate, LATE, SECOND, apartOf } from './opening.ts';
import { NOBODY_LAID, type Laid } from './schafkopf/laying-limits.ts';
import { NO_DOUBLES, type Doubles } from './schafkopf/next-doubles.ts';
import type { RoundQueue } from './schafkopf/rounds.ts';
import { fitsTable, type Seats } from './seats.ts';
import type { Priced, RowBase, SharedRow, Warning, WarningRule } from './state.ts';

// What folding has in common for Schafkopf and Saukopf. Each game system hands in its own rows and takes its own entries.

/** What differs between game systems: the rows, the reasons to refuse a game, and what is counted. */
interface GameSystem {
	readonly row: RowBase;
	readonly refusal: unknown;
	readonly amount: number;
}

/** An evening as far as it is folded. This is the only object that changes while the log is walked through. */
export interface Table<S extends GameSystem> {
	readonly opening: EveningEntry;
	/** Cents that one unit of the book is worth from here on; in Saukopf one point, all evening. */
	unit: number;
	seats: readonly MemberId[];
	dealer: MemberId;
	closed: boolean;
	games: number;
	/** Stays empty in Saukopf, which has no rounds. */
	rounds: RoundQueue;
	/** How many games count double from here on; none in Saukopf. */
	doubles: Doubles;
	/** What was laid so far; nothing in Saukopf. */
	laid: Laid;
	/** Everybody's score: cents, or points in Saukopf. */
	readonly scores: Map<MemberId, S['amount']>;
	/** Every change of a score, in order: player and new score. */
	readonly steps: (readonly [MemberId, S['amount']])[];
	readonly amountOf: (sum: number) => S['amount'];
	readonly rows: RowOf<S>[];
	readonly warnings: Warning[];
}

/** Every row of a game system's evenings. */
type RowOf<S extends GameSystem> = S['row'] | SharedRow<S['refusal']>;

/** The table before the first entry. `amountOf` brands a plain sum as cents or points. */
export function openTable<S extends GameSystem>(
	opening: EveningEntry,
	unit: number,
	amountOf: (sum: number) => S['amount']
): Table<S> {
	const { seats, dealer } = opening;
	const steps = seats.map((seat) => [seat, amountOf(0)] as const);
	return {
		opening,
		unit,
		seats,
		dealer,
		steps,
		amountOf,
		closed: false,
		games: 0,
		rounds: { running: null, waiting: [] },
		doubles: NO_DOUBLES,
		laid: NOBODY_LAID,
		scores: new Map(steps),
		rows: [],
		warnings: []
	};
}

/** Warns where nobody's name is known, as in the audit. */
export const NO_CARDS = 'Wer hier genannt ist, hat in diesem Spiel keine Karten.';
/** What is said of somebody else than who sits there, behind his name. */
export const NOT_SEATED = 'sitzt nicht am Tisch.';

type AnyTable = Pick<
	Table<GameSystem>,
	'seats' | 'dealer' | 'rounds' | 'doubles' | 'laid' | 'unit' | 'warnings'
>;

/** What every row has: the place, and the table at that moment. */
export const where = ({ seats, dealer, rounds, doubles, laid, unit }: AnyTable, place: Place): RowBase => ({
	place: place.id,
	seats,
	dealer,
	round: rounds.running,
	doubles,
	laid,
	unit
});

/** Adds a warning about an entry, with its text in German. */
export function warn(table: AnyTable, entry: EntryId, rule: WarningRule, text: string): Warning {
	const warning = { entry, rule, text };
	table.warnings.push(warning);
	return warning;
}

/** Adds an amount to a player's score. */
export function score<S extends GameSystem>(table: Table<S>, player: MemberId, amount: number): void {
	const after = table.amountOf((table.scores.get(player) ?? 0) + amount);
	table.scores.set(player, after);
	table.steps.push([player, after]);
}

/** What was taken back stays in the list. */
function leaveVoided<S extends GameSystem>(table: Table<S>, place: Place): void {
	const last = latestAt(place);
	if (!last || !happened(last) || isDealKept(last)) return;
	table.rows.push({ type: 'voided', ...where(table, place), entry: last });
}

/** Walks through an evening's places; `take` handles what happened at the table. */
export function walk<S extends GameSystem>(
	table: Table<S>,
	places: readonly Place[],
	take: (place: Place, entry: TableEntry) => void
): void {
	for (const place of places) {
		const { entry } = place;
		if (entry === null) leaveVoided(table, place);
		if (entry === null || !isKnown(entry)) continue;
		if (table.closed && isLate(entry)) warn(table, entry.id, ...LATE);
		if (happened(entry)) take(place, entry);
		else takeBeside(table, entry);
	}
}

/** Handles entries about the evening that are nothing that happened at its table. */
function takeBeside(
	table: AnyTable & { closed: boolean; readonly opening: EveningEntry },
	entry: Exclude<Entry, TableEntry>
): void {
	if (isOfClub(entry)) return;
	switch (entry.kind) {
		case 'evening':
			if (entry.id !== table.opening.id) warn(table, entry.id, ...SECOND);
			return;
		case 'close':
			table.closed = true;
			return;
		// Confirmations, payments into the Kasse, ticks and what a referee says change nothing at the table.
		case 'confirm':
		case 'tick':
		case 'paid':
		case 'invalid':
			return;
		default:
			return assertNever(entry);
	}
}

/** Somebody comes or goes, or the dealer is set. Returns whether so many may sit at this table; if not, nothing changes. */
export function takeSeats<S extends GameSystem>(
	table: Table<S>,
	place: Place,
	entry: SeatsEntry,
	limits: Seats
): boolean {
	const counts = fitsTable(entry.seats, limits);
	table.rows.push({ type: 'seats', ...where(table, place), entry, counts });
	if (!counts) return false;
	table.seats = entry.seats;
	table.dealer = entry.dealer;
	// Everybody who sits down has a score.
	for (const seat of entry.seats) score(table, seat, 0);
	return true;
}

/** The cards are dealt anew: it is noted, and whoever deals goes on dealing (allgaeu §8.3, schafkopfschule 3.4.6). */
export const takeDealtAgain = <S extends GameSystem>(
	table: Table<S>,
	place: Place,
	entry: DealtAgainEntry
): void => void table.rows.push({ type: 'dealtAgain', ...where(table, place), entry });

/** How a game system recognizes its own games and prices them. */
interface Pricing<G extends AnyGame, P, R> {
	readonly isOurs: (entry: GameEntry) => entry is GameEntry<G>;
	/** Why a game of the other kind is refused. */
	readonly notOurs: R;
	readonly price: (entry: GameEntry<G>) => Result<P, readonly Fault<R>[]>;
}

/** A game's entry with its price. If the game is refused: null, and a row that moves nothing. */
export function pricedGame<S extends GameSystem, G extends AnyGame, P extends Priced<unknown, unknown>>(
	table: Table<S>,
	place: Place,
	entry: GameEntry,
	{ isOurs, notOurs, price }: Pricing<G, P, S['refusal']>
): { readonly entry: GameEntry<G>; readonly priced: P } | null {
	const refuse = (faults: readonly Fault<S['refusal']>[]): null => {
		table.rows.push({ type: 'refused', ...where(table, place), entry, faults });
		return null;
	};
	if (!isOurs(entry)) return refuse([{ path: 'contract', refusal: notOurs }]);
	const priced = price(entry);
	if (!priced.ok) return refuse(priced.error);
	table.warnings.push(...priced.value.warnings);
	return { entry, priced: priced.value };
}

/** What both kinds of evenings say once the log is walked through. */
export function baseOf<S extends GameSystem>(
	{ opening, unit, seats, dealer, closed, games, steps, rows, warnings }: Table<S>,
	places: readonly Place[]
) {
	const { evening, date } = opening;
	const { apart, warnings: ofForks } = apartOf(places, opening);
	return {
		opening,
		evening,
		date,
		unit,
		seats,
		dealer,
		closed,
		games,
		steps,
		rows,
		apart,
		correctedApart: new Set(places.flatMap((place) => (correctedApart(place, 'game') ? place.id : []))),
		warnings: [...warnings, ...ofForks]
	};
}

/** The sum of the positive balances, in cents. */
export const winningsIn = (balance: ReadonlyMap<MemberId, Cents>): Cents =>
	sumOf([...balance.values()].filter((cents) => cents > 0));
