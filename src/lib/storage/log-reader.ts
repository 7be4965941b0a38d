import { liveQuery } from 'dexie';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { EveningLog, Watch } from './logs.ts';
import { CLUB, ClubDatabase, UNPLACED, type EntryRow, type Group } from './database.ts';

/** What was added to the log: at first all of it, later every entry of each group that changed. */
export interface Changed {
	/** The club's own entries, if any of them is new. */
	readonly club: readonly AnyEntry[] | null;
	readonly evenings: readonly EveningLog[];
}

interface Read extends Changed {
	readonly ids: readonly EntryId[];
}

/**
 * Follows the whole log for workers without holding it; writes and heals nothing. Entries never change once written, so
 * ids alone show what is new.
 */
export class LogReader {
	readonly #db: ClubDatabase;
	/** The ids that were told; null before the first answer. */
	#told: Set<EntryId> | null = null;

	constructor(name: string) {
		this.#db = new ClubDatabase(name, 'disabled');
	}

	/** Tells each change once; the first answer holds everything there is. */
	watch(): Watch<Changed> {
		const reading = liveQuery(() => (this.#told === null ? this.#readAll() : this.#readNews(this.#told)));
		return {
			// Entries count as told only here: Dexie drops a read and repeats it if something is written meanwhile.
			subscribe: (next, error) =>
				reading.subscribe((read) => {
					const first = this.#told === null;
					const told = (this.#told ??= new Set());
					for (const id of read.ids) told.add(id);
					if (first || read.ids.length > 0) next(read);
				}, error)
		};
	}

	/** The club's own entries and the evenings opened last, `count` at most: enough to begin with. */
	async readNewest(count: number): Promise<Changed> {
		const { entries } = this.#db;
		const openings = await entries.where('kind').equals('evening').reverse().limit(count).toArray();
		const groups = new Set<Group>([CLUB, UNPLACED, ...openings.map(({ group }) => group)]);
		const rows = await Promise.all(
			[...groups].map((group) => entries.where('group').equals(group).toArray())
		);
		return sortedByGroup(rows.flat());
	}

	/** The club's id; empty before its first entry. */
	async clubId(): Promise<string> {
		return (await this.#db.device.get('club'))?.value ?? '';
	}

	async groups(): Promise<readonly Group[]> {
		return (await this.#db.entries.orderBy('group').uniqueKeys()) as unknown as readonly Group[];
	}

	/** In the order of the ids. */
	idsIn(group: Group): Promise<readonly EntryId[]> {
		return this.#db.entries.where('group').equals(group).primaryKeys();
	}

	async rows(ids: readonly EntryId[]): Promise<readonly EntryRow[]> {
		return (await this.#db.entries.bulkGet([...ids])).filter((row) => row !== undefined);
	}

	async isWaiting(): Promise<boolean> {
		return (await this.#db.device.get('missing')) !== undefined;
	}

	close(): void {
		this.#db.close();
	}

	async #readAll(): Promise<Read> {
		return sortedByGroup(await this.#db.entries.toArray());
	}

	async #readNews(told: ReadonlySet<EntryId>): Promise<Read> {
		const { entries } = this.#db;
		const ids = await entries.toCollection().primaryKeys();
		const news = await entries.bulkGet(ids.filter((id) => !told.has(id)));
		const groups = new Set(news.flatMap((row) => (row ? [row.group] : [])));
		if (groups.size === 0) return { ids: [], club: null, evenings: [] };
		// A void whose target is unknown may concern any evening.
		if (groups.has(UNPLACED)) return this.#readAll();
		const read = [...groups, UNPLACED].map((group) => entries.where('group').equals(group).toArray());
		return sortedByGroup((await Promise.all(read)).flat());
	}
}

/** Entries without a place are added to each group. */
function sortedByGroup(rows: readonly EntryRow[]): Read {
	const groups = new Map<Group, AnyEntry[]>();
	for (const { group, entry } of rows) {
		const others = groups.get(group);
		if (others) others.push(entry);
		else groups.set(group, [entry]);
	}
	const unplaced = groups.get(UNPLACED) ?? [];
	groups.delete(UNPLACED);
	const club = groups.get(CLUB);
	groups.delete(CLUB);
	return {
		ids: rows.map(({ id }) => id),
		club: club ? [...club, ...unplaced] : null,
		evenings: [...groups].map(([evening, own]) => ({
			evening: evening as EveningId,
			entries: [...own, ...unplaced]
		}))
	};
}
