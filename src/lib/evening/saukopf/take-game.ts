import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { priceSaukopf, type SaukopfBill } from '#lib/rules/saukopf/price.ts';
import { seatAfter } from '../seats.ts';
import type { Priced, SaukopfRow } from '../state.ts';
import { pricedGame, score, where, type Table } from '../table.ts';
import type { SaukopfTableRefusal } from './refusal-text.ts';
import { saukopfWarnings } from './warnings.ts';

/** Saukopf as a game system: it counts in points. */
export interface SaukopfSystem {
	readonly row: SaukopfRow;
	readonly refusal: SaukopfTableRefusal;
	readonly amount: number;
}

export type PricedSaukopf = Priced<CheckedSaukopf, SaukopfBill>;

/** A table of Saukopf, and the book it plays by. */
export interface SaukopfTable extends Table<SaukopfSystem> {
	readonly book: SaukopfBook;
}

/** The table at the moment a game is dealt: the book, the seats (three or four), and cents for a point. */
type SaukopfMoment = Pick<SaukopfTable, 'book' | 'seats' | 'unit'>;

/** What a game costs at this table. Both the preview while typing and the games in the log are priced here. */
export function priceSaukopfAtTable(
	{ book, seats, unit }: SaukopfMoment,
	written: SaukopfGame,
	entry: EntryId
): Result<PricedSaukopf, readonly Fault<SaukopfTableRefusal>[]> {
	const checked = checkSaukopf(book, written);
	if (!checked.ok) return checked;
	const game = checked.value;
	const bill = priceSaukopf(book, game, seats, unit);
	return ok({ game, bill, players: seats, warnings: saukopfWarnings(book, written, game, seats, entry) });
}

/** Takes a game: books its bill and passes the deal on. */
export function takeSaukopfGame(table: SaukopfTable, place: Place, written: GameEntry): void {
	const at = where(table, place);
	const taken = pricedGame(table, place, written, {
		isOurs: isGameOfSaukopf,
		notOurs: { code: 'saukopfTonight' },
		price: ({ game, id }) => priceSaukopfAtTable(table, game, id)
	});
	if (!taken) return;
	const { entry, priced } = taken;
	for (const [player, points] of priced.bill.points) score(table, player, points);
	// "Die Geberreihenfolge bleibt davon jeweils unberührt": the deal passes on clockwise whoever led or won.
	table.dealer = seatAfter(table.seats, table.dealer);
	table.games += 1;
	table.rows.push({
		type: 'saukopf',
		...at,
		...priced,
		entry,
		number: table.games,
		stepsMade: table.steps.length
	});
}

/** Points as money: each is worth `unit` cents. */
export const balanceOf = (
	points: ReadonlyMap<MemberId, number>,
	unit: number
): ReadonlyMap<MemberId, Cents> =>
	new Map([...points].map(([player, count]) => [player, toCents(count * unit)]));

const isGameOfSaukopf = (entry: GameEntry): entry is GameEntry<SaukopfGame> => !isSchafkopf(entry.game);
