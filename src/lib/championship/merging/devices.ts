import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, earlierFirst } from '#lib/base/ids.ts';
import { happened, isSaid, type AnyEntry } from '#lib/log/entry.ts';

/** Names the device that wrote an entry, by the entry's id. */
export type DeviceNames = (id: string) => string;

/**
 * Names devices for people: the reader's own, that of the table whose list was written on it last, or by a letter in the
 * order in which they first wrote of this championship. `entries` are of one championship, `own` is the reader's device.
 */
export function deviceNames(entries: readonly AnyEntry[], own: string | null): DeviceNames {
	const ordered = entries
		.filter((entry) => happened(entry) || isSaid(entry) || entry.kind === 'evening')
		.sort(earlierFirst);
	const tables = new Map(
		ordered.flatMap((entry) =>
			entry.kind === 'evening' && entry.table !== undefined ? [[entry.evening, entry.table] as const] : []
		)
	);
	const tableOf = new Map<string, number | null>();
	for (const entry of ordered) {
		const device = deviceOf(entry.id);
		if (device === null) continue;
		// Whoever joins two lists does not write at their table.
		const isOfTable = happened(entry) && entry.copyOf === undefined;
		const table = isOfTable ? tables.get(entry.evening) : undefined;
		if (table !== undefined || !tableOf.has(device)) tableOf.set(device, table ?? null);
	}
	const byTable = groupBy([...tableOf.values()], (table) => table);
	const isAlone = (table: number | null): boolean => table !== null && byTable.get(table)?.length === 1;
	// All of them, so that no letter changes when a device comes to be alone at a table.
	const lettered = [...tableOf.keys()];
	return (id) => {
		const device = deviceOf(id);
		if (device === null || !tableOf.has(device)) return 'unbekanntes Handy';
		if (device === own) return 'dieses Handy';
		const table = tableOf.get(device) ?? null;
		if (isAlone(table)) return `Handy von Tisch ${table}`;
		const letter = `Handy ${letterOf(lettered.indexOf(device))}`;
		return table === null ? letter : `${letter} von Tisch ${table}`;
	};
}

/** "A" to "Z", then "27" and on. */
const letterOf = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : `${index + 1}`);
