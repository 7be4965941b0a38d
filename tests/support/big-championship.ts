import { nextId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { madeChampionship } from './championship.ts';

/** A generated championship with ids as a device gives them, so that the database is laid out and read as a real one. */
export function timedChampionship(count: number, seed: string): readonly AnyEntry[] {
	let last: EntryId | null = null;
	let time = Date.UTC(2026, 10, 20, 18);
	const sorted = [...madeChampionship(count, seed).entries].sort((a, b) => (a.id < b.id ? -1 : 1));
	return sorted.map((entry) => {
		time += 60_000;
		last = nextId(last, time, 0x1234_5678_9abcn);
		return { ...entry, id: last };
	});
}
