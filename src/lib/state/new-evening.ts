import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { EveningEntry, NewEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { device, store, today } from './device.ts';

export interface NewMember {
	readonly member: MemberId;
	readonly name: string;
}

export const newMember = (name: string): NewMember => ({ member: asId<MemberId>(device.token()), name });

export type Plan = Pick<
	EveningEntry,
	'date' | 'occasion' | 'rulebook' | 'seats' | 'dealer' | 'stock' | 'rate'
>;

/** Opens an evening, with the members who are new, in one transaction. */
export async function openEvening(
	plan: Plan,
	news: readonly NewMember[]
): Promise<Result<EveningId, WriteFailure>> {
	const evening = asId<EveningId>(device.token());
	const entries: NewEntry[] = news.map(({ member, name }) => ({ kind: 'member', member, name }));
	entries.push({ kind: 'evening', evening, ...plan });
	const written = await store.append(entries);
	return written.ok ? ok(evening) : written;
}

/** Whether anything is ever paid into a Stock by the book. */
const keepsStock = (book: Book): boolean =>
	book.vergeben !== null || book.verabhebt !== null || book.passedPays !== null;

/**
 * The Stock an evening should have been opened with, where that is not what stands there: the evening before was changed
 * since. Null where both agree.
 */
export function staleStock(evening: EveningState, before: EveningState | undefined): Cents | null {
	if (!before || !keepsStock(evening.book)) return null;
	return before.stock === (evening.opening.stock ?? 0) ? null : before.stock;
}

/** Opens the evening anew in its place, with the Stock the evening before really left. */
export function mendStock({ opening }: EveningState, stock: Cents): ReturnType<typeof store.append> {
	const { id, at: _at, ...plan } = opening;
	return store.append([{ ...plan, stock, replaces: id }]);
}

/** The same table as last time, today: who would deal next then deals first now. */
export function sameTable(last: EveningState): Plan {
	return {
		date: today(),
		occasion: last.occasion,
		rulebook: last.book.id,
		seats: last.seats,
		dealer: last.dealer,
		// A Stock that was not played out stays with the club and opens the next evening (§8.1).
		...(last.stock > 0 ? { stock: last.stock } : {}),
		...(last.book.unit.agreed ? { rate: last.unit } : {})
	};
}
