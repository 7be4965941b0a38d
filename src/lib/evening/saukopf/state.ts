import type { MemberId } from '#lib/base/ids.ts';
import type { SpelledFault } from '#lib/base/refusal.ts';
import type { Cents } from '#lib/base/money.ts';
import type { GameEntry } from '#lib/log/entry.ts';
import type { SaukopfBill } from '#lib/rules/saukopf/bill.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import type {
	EveningBase,
	PassedRow,
	RefusedRow,
	RoundRow,
	RowBase,
	SeatsRow,
	VoidedRow,
	Warning
} from '../state.ts';

/** A game of Saukopf with its bill. */
export interface SaukopfRow extends RowBase {
	readonly type: 'saukopf';
	readonly entry: GameEntry<SaukopfGame>;
	/** Counts the games of the evening from 1. */
	readonly number: number;
	readonly game: CheckedSaukopf;
	readonly bill: SaukopfBill;
	readonly players: readonly MemberId[];
	readonly warnings: readonly Warning[];
	/** Everybody's points and balance (cents) after it. */
	readonly points: ReadonlyMap<MemberId, number>;
	readonly balance: ReadonlyMap<MemberId, Cents>;
}

/** A RoundRow here never counts: Saukopf knows no rounds. */
export type SaukopfEveningRow =
	SaukopfRow | RefusedRow<SpelledFault> | SeatsRow | PassedRow | RoundRow | VoidedRow;

/** An evening of Saukopf as its log says it. `unit` is cents a point, 0 where nobody plays for money. */
export interface SaukopfState extends EveningBase {
	readonly type: 'saukopf';
	readonly book: SaukopfBook;
	/** Everybody's points, sum 0; the balance is points × unit. */
	readonly points: ReadonlyMap<MemberId, number>;
	readonly rows: readonly SaukopfEveningRow[];
}
