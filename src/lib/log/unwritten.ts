import { asId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from './entry.ts';

// Entries before they are written: what would follow from them can be computed, and they may name each other.

const MARK = '~';

/** The id of the `i`th entry of a write until it has one. It sorts behind every id that a device makes. */
export const unwritten = (i: number): EntryId => asId(`${MARK}${String(i).padStart(6, '0')}`);

/** New entries as if they were written. */
export const asWritten = (news: readonly NewEntry[]): readonly AnyEntry[] =>
	news.map((entry, i) => ({ ...entry, id: unwritten(i), at: '' }) as AnyEntry);

/** The same entries, now written, with their own ids where one of them names another of the same write. */
export function named(written: readonly AnyEntry[]): readonly AnyEntry[] {
	const ids = new Map(written.map(({ id }, i) => [unwritten(i), id]));
	const own = (id: unknown): EntryId | undefined => ids.get(id as EntryId);
	return written.map((entry) => {
		const before = 'before' in entry && own(entry.before);
		const booking = entry.kind === 'receipt' && own(entry.booking);
		return { ...entry, ...(before && { before }), ...(booking && { booking }) };
	});
}
