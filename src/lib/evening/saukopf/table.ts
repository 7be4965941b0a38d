import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';
import type { RowBase, Warning, WarningRule } from '../state.ts';
import type { SaukopfEveningRow } from './state.ts';

/** The evening as far as it was folded; this object alone changes while the log is walked through. */
export interface SaukopfTable {
	/** Cents a point. */
	readonly unit: number;
	/** The entry that opened the evening. */
	readonly opening: EntryId;
	seats: readonly MemberId[];
	dealer: MemberId;
	closed: boolean;
	games: number;
	readonly points: Map<MemberId, number>;
	/** Everybody's points as they changed, step by step. */
	readonly steps: (readonly [MemberId, number])[];
	readonly rows: SaukopfEveningRow[];
	readonly warnings: Warning[];
}

export function openSaukopfTable(opening: EveningEntry): SaukopfTable {
	return {
		// "Points, no money by default": without a rate a point is worth nothing.
		unit: opening.rate ?? 0,
		opening: opening.id,
		seats: opening.seats,
		dealer: opening.dealer,
		closed: false,
		games: 0,
		points: new Map(opening.seats.map((seat) => [seat, 0])),
		steps: opening.seats.map((seat) => [seat, 0]),
		rows: [],
		warnings: []
	};
}

/** Where and when: what every row carries. */
export const whereAt = ({ seats, dealer }: SaukopfTable, place: Place): RowBase => ({
	place: place.id,
	seats,
	dealer,
	round: null
});

/** Whoever sits down stands on the list, with no points yet. */
export function sit(table: SaukopfTable, seats: readonly MemberId[]): void {
	for (const seat of seats) score(table, seat, 0);
}

export function score(table: SaukopfTable, player: MemberId, points: number): void {
	const after = (table.points.get(player) ?? 0) + points;
	table.points.set(player, after);
	table.steps.push([player, after]);
}

export function warnAt(table: SaukopfTable, entry: EntryId, rule: WarningRule, text: string): void {
	table.warnings.push({ entry, rule, text });
}
