import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { EveningEntry, NewEntry } from '#lib/log/entry.ts';
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
