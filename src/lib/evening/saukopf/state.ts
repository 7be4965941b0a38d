import type { MemberId } from '#lib/base/ids.ts';
import type { SaukopfBill } from '#lib/rules/saukopf/price.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import type { EveningBase, PlayedRow, SharedRow } from '../state.ts';
import type { SaukopfTableRefusal } from './refusal-text.ts';

/** A game of Saukopf with its bill. */
export interface SaukopfRow extends PlayedRow<SaukopfGame, CheckedSaukopf, SaukopfBill> {
	readonly type: 'saukopf';
}

export type SaukopfEveningRow = SaukopfRow | SharedRow<SaukopfTableRefusal>;

/** An evening of Saukopf, folded from its log. `unit` is cents for a point, 0 if nobody plays for money. */
export interface SaukopfState extends EveningBase {
	readonly type: 'saukopf';
	readonly book: SaukopfBook;
	/** Everybody's points, sum 0; the balance is points × unit. */
	readonly points: ReadonlyMap<MemberId, number>;
	readonly rows: readonly SaukopfEveningRow[];
}
