import { groupBy } from '#lib/base/collections.ts';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { CLUB, UNPLACED, type EntryRow, type Group } from './database.ts';
import { type EveningLog, readGroup } from './read-groups.ts';
import { type Watch, NewsChannel } from './news.ts';
import { Connection } from './connection.ts';
import type { StoredTables } from './stored-table.ts';

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
	readonly #connection: Connection;
	readonly #news: NewsChannel;
	/** The ids that were told; null before the first answer. */
	#told: Set<EntryId> | null = null;

	constructor(name: string) {
		this.#connection = new Connection(name);
		this.#news = new NewsChannel(name);
	}

	/** Tells each change once; the first answer holds everything there is. */
	watch(): Watch<Changed> {
		const read = ({ entries }: StoredTables): Promise<Read> =>
			this.#told === null ? readAll(entries) : readNews(entries, this.#told);
		const reading = this.#news.watch({
			key: 'log',
			read: () => this.#connection.read(read),
			touches: ({ rows, unheard }) => rows?.length !== 0 || unheard === true
		});
		return {
			// Entries count as told only here: a reading is dropped and repeated if something is written meanwhile.
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
	readNewest(count: number): Promise<Changed> {
		return this.#connection.read(async ({ entries }) => {
			const openings = await entries.rows({ index: 'kind', key: 'evening' });
			const newest = openings.slice(-count).map(({ group }) => group);
			return sortedByGroup(await rowsOf(entries, new Set<Group>([CLUB, UNPLACED, ...newest])));
		});
	}

	/** The ids of the whole log, now and with every entry that comes; in no order. */
	watchIds(): Watch<readonly EntryId[]> {
		return this.#news.watch<readonly EntryId[]>({
			key: 'ids',
			read: () => this.#connection.read(({ entries }) => entries.allKeys()),
			touches: ({ rows, unheard }) => rows?.length !== 0 || unheard === true,
			grown: (last, { rows }) => (rows?.length ? [...last, ...rows.map(({ id }) => id)] : null)
		});
	}

	/** The club's own entries, now and whenever one of these kinds comes; others, such as games, are not waited for. */
	watchClub(...kinds: readonly string[]): Watch<readonly AnyEntry[]> {
		return this.#news.watch({
			key: `club ${kinds.join(' ')}`,
			read: () => this.readGroup(CLUB),
			touches: ({ rows, unheard }) =>
				unheard === true || (rows?.some(({ kind }) => kinds.includes(kind)) ?? true)
		});
	}

	/** Whether the club shares a relay. */
	isJoined(): Promise<boolean> {
		return this.#connection.read(async ({ device }) => (await device.get('relay')) !== undefined);
	}

	/** A group's entries and those voids whose target is not known yet. */
	readGroup(group: Group): Promise<readonly AnyEntry[]> {
		return this.#connection.read(({ entries }) => readGroup(entries, group));
	}

	/** The club's id; empty before its first entry. */
	clubId(): Promise<string> {
		return this.#connection.read(async ({ device }) => (await device.get('club'))?.value ?? '');
	}

	groups(): Promise<readonly Group[]> {
		return this.#connection.read(({ entries }) => entries.column('group')) as Promise<readonly Group[]>;
	}

	/** In the order of the ids. */
	idsIn(group: Group): Promise<readonly EntryId[]> {
		return this.#connection.read(({ entries }) => entries.keys({ index: 'group', key: group }));
	}

	rows(ids: readonly EntryId[]): Promise<readonly EntryRow[]> {
		return this.#connection.read(({ entries }) => rowsWith(entries, ids));
	}

	isWaiting(): Promise<boolean> {
		return this.#connection.read(({ device }) => device.has('missing'));
	}

	close(): void {
		this.#connection.close();
		this.#news.close();
	}
}

type Entries = StoredTables['entries'];

async function readAll(entries: Entries): Promise<Read> {
	return sortedByGroup(await entries.rows());
}

async function readNews(entries: Entries, told: ReadonlySet<EntryId>): Promise<Read> {
	const ids = await entries.allKeys();
	const news = await rowsWith(
		entries,
		ids.filter((id) => !told.has(id))
	);
	const groups = new Set(news.map(({ group }) => group));
	if (groups.size === 0) return { ids: [], club: null, evenings: [] };
	// A void whose target is unknown may concern any evening.
	if (groups.has(UNPLACED)) return readAll(entries);
	return sortedByGroup(await rowsOf(entries, groups.add(UNPLACED)));
}

async function rowsWith(entries: Entries, ids: readonly EntryId[]): Promise<readonly EntryRow[]> {
	return (await Promise.all(ids.map((id) => entries.get(id)))).filter((row) => row !== undefined);
}

async function rowsOf(entries: Entries, groups: ReadonlySet<Group>): Promise<readonly EntryRow[]> {
	const read = [...groups].map((group) => entries.rows({ index: 'group', key: group }));
	return (await Promise.all(read)).flat();
}

/** Entries without a place are added to each group. */
function sortedByGroup(rows: readonly EntryRow[]): Read {
	const groups = groupBy(rows, ({ group }) => group);
	const withUnplaced = (own: readonly EntryRow[]): readonly AnyEntry[] =>
		[...own, ...(groups.get(UNPLACED) ?? [])].map(({ entry }) => entry);
	const club = groups.get(CLUB);
	return {
		ids: rows.map(({ id }) => id),
		club: club ? withUnplaced(club) : null,
		evenings: [...groups].flatMap(([group, own]) =>
			group === CLUB || group === UNPLACED
				? []
				: [{ evening: group as EveningId, entries: withUnplaced(own) }]
		)
	};
}
