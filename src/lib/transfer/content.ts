import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';

/**
 * JSON text of a value that does not depend on the order of its fields. Takes plain data only, nested no deeper than a
 * checked entry.
 */
function contentText(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	if (Array.isArray(value)) return `[${value.map(contentText).join(',')}]`;
	return fieldsText(value, (a, b) => (a < b ? -1 : 1));
}

const FIRST = ['id', 'at', 'kind'];

/** The same for an entry, with the common fields in front, because people read files too. */
export const entryText = (entry: AnyEntry): string =>
	fieldsText(entry, (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const rank = (field: string): number => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);

function fieldsText(fields: object, order: (a: string, b: string) => number): string {
	const written = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.sort(([a], [b]) => order(a, b))
		.map(([key, value]) => `${JSON.stringify(key)}:${contentText(value)}`);
	return `{${written.join(',')}}`;
}

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
