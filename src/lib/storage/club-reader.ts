import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { EveningLog } from './club-store.ts';
import { CLUB, ClubDatabase, UNPLACED, type EntryRow, type Group } from './database.ts';

/** Rows read in one go; a larger portion is a longer silence. */
const PORTION = 5000;

/** The whole log for those who only read it, in a worker: many evenings at once, the newest first. It never writes. */
export class ClubReader {
	readonly #db: ClubDatabase;

	constructor(name: string) {
		this.#db = new ClubDatabase(name);
	}

	/** What belongs to the club and to no evening, the voids without a target among it. */
	async readClub(): Promise<readonly AnyEntry[]> {
		return (await Promise.all([this.#rowsOf(CLUB), this.#rowsOf(UNPLACED)])).flat();
	}

	/** The evenings opened last, at most so many, without the voids that have no target yet. */
	async readNewest(count: number): Promise<readonly EveningLog[]> {
		const openings = await this.#db.entries.where('kind').equals('evening').reverse().limit(count).toArray();
		const evenings = [...new Set(openings.map((row) => row.group as EveningId))];
		const logs = await Promise.all(evenings.map((evening) => this.#rowsOf(evening)));
		return evenings.map((evening, i) => ({ evening, entries: logs[i] ?? [] }));
	}

	/** Every evening, the newest first; `onPart` hears after each portion which part of the log has been read, 0 to 1. */
	async readEvenings(onPart: (part: number) => void): Promise<readonly EveningLog[]> {
		const { entries } = this.#db;
		const all = await entries.count();
		const groups = new Map<Group, AnyEntry[]>();
		let last = '';
		for (let read = 0; ;) {
			const rows: readonly EntryRow[] = await entries.where(':id').above(last).limit(PORTION).toArray();
			for (const { group, entry } of rows) {
				const log = groups.get(group);
				if (log) log.push(entry);
				else groups.set(group, [entry]);
			}
			last = rows.at(-1)?.id ?? last;
			read += rows.length;
			onPart(all > 0 ? Math.min(1, read / all) : 1);
			if (rows.length < PORTION) break;
		}
		groups.delete(CLUB);
		groups.delete(UNPLACED);
		return [...groups].map(([group, log]) => ({ evening: group as EveningId, entries: log })).reverse();
	}

	close(): void {
		this.#db.close();
	}

	async #rowsOf(group: Group): Promise<readonly AnyEntry[]> {
		const rows = await this.#db.entries.where('group').equals(group).toArray();
		return rows.map(({ entry }) => entry);
	}
}
