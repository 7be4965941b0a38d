import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { SpelledFault } from '#lib/base/refusal.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import type { SaukopfBill } from '#lib/rules/saukopf/bill.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { priceSaukopf } from '#lib/rules/saukopf/price.ts';
import { seatAfter } from '../seats.ts';
import type { Warning } from '../state.ts';
import { score, whereAt, type SaukopfTable } from './table.ts';
import { saukopfWarnings } from './warnings.ts';

export interface PricedSaukopf {
	readonly game: CheckedSaukopf;
	readonly bill: SaukopfBill;
	/** Who holds cards in it, clockwise: everybody at the table. */
	readonly players: readonly MemberId[];
	readonly warnings: readonly Warning[];
}

/** The table at the moment a game is dealt: three or four seats, cents a point. */
export type SaukopfMoment = Pick<SaukopfTable, 'seats' | 'unit'>;

/** What a game costs at this table: the one way for a preview while typing and for the game that stands in the log. */
export function priceSaukopfAtTable(
	{ seats, unit }: SaukopfMoment,
	written: SaukopfGame,
	entry: EntryId
): Result<PricedSaukopf, readonly SpelledFault[]> {
	const checked = checkSaukopf(saukopf, written);
	if (!checked.ok) return checked;
	const game = checked.value;
	const bill = priceSaukopf(saukopf, game, seats, unit);
	return ok({ game, bill, players: seats, warnings: saukopfWarnings(written, game, seats, entry) });
}

/** A game: its bill is booked, the deal passes on. */
export function takeSaukopfGame(table: SaukopfTable, place: Place, entry: GameEntry): void {
	const at = whereAt(table, place);
	if (!isGameOfSaukopf(entry)) {
		const text = 'an diesem Abend wird Saukopf gespielt';
		table.rows.push({ type: 'refused', ...at, entry, faults: [{ path: 'contract', text }] });
		return;
	}
	const priced = priceSaukopfAtTable(table, entry.game, entry.id);
	if (!priced.ok) {
		table.rows.push({ type: 'refused', ...at, entry, faults: priced.error });
		return;
	}
	const { bill, warnings } = priced.value;
	table.warnings.push(...warnings);
	for (const [player, points] of bill.points) score(table, player, points);
	// "Die Geberreihenfolge bleibt davon jeweils unberührt": the deal passes on clockwise whoever led or won.
	table.dealer = seatAfter(table.seats, table.dealer);
	table.games += 1;
	const { steps, unit } = table;
	const many = steps.length;
	table.rows.push({
		type: 'saukopf',
		...at,
		entry,
		number: table.games,
		...priced.value,
		// As at a table of Schafkopf, no copy for every game.
		get points(): ReadonlyMap<MemberId, number> {
			return new Map(steps.slice(0, many));
		},
		get balance(): ReadonlyMap<MemberId, Cents> {
			return new Map([...this.points].map(([player, count]) => [player, toCents(count * unit)]));
		}
	});
}

const isGameOfSaukopf = (entry: GameEntry): entry is GameEntry<SaukopfGame> => !isSchafkopf(entry.game);
