import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { AnyEvening } from '#lib/evening/any-evening.ts';
import { SAUKOPF_SEATS, SCHAFKOPF_SEATS } from '#lib/evening/limits.ts';
import type { EveningEntry, NewEntry } from '#lib/log/entry.ts';
import { currentEdition } from '#lib/log/editions.ts';
import type { Book } from '#lib/rules/book.ts';
import { SAUKOPF_ID } from '#lib/rules/saukopf/vocabulary.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { club } from './club.svelte.ts';
import { device, store, today } from './device.ts';

/** How many sit at a table of a book. */
export interface TableSize {
	readonly fewest: number;
	readonly most: number;
	readonly hint: string;
}

export const tableSizeOf = (rulebook: string): TableSize =>
	rulebook === SAUKOPF_ID
		? { ...SAUKOPF_SEATS, hint: 'drei oder vier' }
		: { ...SCHAFKOPF_SEATS, hint: 'vier bis sechs' };

export interface NewMember {
	readonly member: MemberId;
	readonly name: string;
}

export const newMember = (name: string): NewMember => ({ member: asId<MemberId>(device.token()), name });

export type Plan = Pick<
	EveningEntry,
	| 'date'
	| 'occasion'
	| 'rulebook'
	| 'seats'
	| 'dealer'
	| 'stock'
	| 'rate'
	| 'championship'
	| 'partie'
	| 'table'
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
 * The Stock an evening should have been opened with, where that is not what stands there: an evening before it was changed
 * since. Null where both agree; a Partie of a championship is opened with none.
 */
export function staleStock(evening: AnyEvening, before: Cents | null): Cents | null {
	const { championship, stock = 0 } = evening.opening;
	if (before === null || championship !== undefined) return null;
	if (evening.type === 'saukopf' || !keepsStock(evening.book)) return null;
	return before === stock ? null : before;
}

/** Opens the evening anew in its place, with the Stock the evening before really left. */
export function mendStock({ opening }: AnyEvening, stock: Cents): ReturnType<typeof store.append> {
	const { id, at: _at, ...plan } = opening;
	return store.append([{ ...plan, stock, replaces: id }]);
}

/** What was agreed on: what a unit is worth, or in Saukopf a point, where it is played for money. */
function agreedRate(last: AnyEvening): Pick<Plan, 'rate'> {
	const agreed = last.type === 'saukopf' ? last.unit > 0 : last.book.unit.agreed;
	return agreed ? { rate: last.unit } : {};
}

/** The same table as last time, today, with the club's Stock: who would deal next then deals first now. */
export function sameTable(last: AnyEvening, stock: Cents): Plan {
	return {
		date: today(),
		occasion: last.occasion,
		// By the club's own book as it is now.
		rulebook: currentEdition(club.log, last.book.id),
		seats: last.seats,
		dealer: last.dealer,
		// A Stock that was not played out stays with the club and opens the next evening (§8.1).
		...(stock > 0 ? { stock } : {}),
		...agreedRate(last)
	};
}
