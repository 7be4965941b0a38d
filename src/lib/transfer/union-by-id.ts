import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { contentText } from '#lib/log/entry-json.ts';

interface Union {
	/** Ordered by id. */
	readonly entries: readonly AnyEntry[];
	/** Ids that occur twice with different content. No device makes an id twice, so one of the two was forged. */
	readonly clashes: readonly EntryId[];
}

/** The union of entries by id. */
export function unionById(entries: Iterable<AnyEntry>): Union {
	const byId = new Map<EntryId, AnyEntry>();
	const clashes = new Set<EntryId>();
	for (const entry of entries) {
		const known = byId.get(entry.id);
		if (!known) byId.set(entry.id, entry);
		else if (known !== entry && contentText(known) !== contentText(entry)) clashes.add(entry.id);
	}
	const ordered = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
	return { entries: ordered, clashes: [...clashes].sort() };
}
