import Dexie, { type Table } from 'dexie';
import type { EntryId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { type NewEntry, eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { chain, lastSeenOn } from './note-seen.ts';
import {
	isReading,
	SCHEMA,
	type DeviceRow,
	type DraftRow,
	type EntryRow,
	type Kept,
	CLUB,
	UNPLACED,
	type Group
} from './database.ts';
import type { ClubLog } from './read-groups.ts';
import { failureOf, isDropped, type WriteFailure } from './failure.ts';
import { noteMissing, readMissing, type Missing } from './missing.ts';
import { askToSign, sign, type Device } from './sign.ts';
import { entriesById, targetOf } from '#lib/log/standing.ts';

/** What follows from what is kept. */
export type ChangeKept = (value: string | null) => string | null;

export type WriteResult<T> = Promise<Result<T, WriteFailure>>;

/**
 * Writes into a club's database that is there already. Every write is one transaction and resolves after it has
 * completed. It is loaded when somebody begins to write.
 */
export class ClubWriter {
	readonly #dexie: Dexie;
	readonly #device: Device;
	#given: WriteFailure | null = null;
	#opening: Promise<unknown> | null = null;

	constructor(name: string, device: Device) {
		// The database brings its tables along. Who reads it follows what is told, so no copies of results are kept.
		this.#dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
		this.#device = device;
		// Nor does anybody follow the library's own news, or hook into its writes.
		for (const name of ['Observability', 'Cache', 'HooksMiddleware'])
			this.#dexie.unuse({ stack: 'dbcore', name });
		// A newer version wants the database, or it is deleted: this page must neither write any more nor reopen it by itself.
		this.#dexie.on('versionchange', ({ newVersion }) => {
			this.#given = newVersion === null ? 'lost' : 'outdated';
			this.#dexie.close();
			return false;
		});
		// An error here is met again by the first write.
		this.open().catch(() => {});
	}

	/** Opens the database once for all who ask at the same time: a second time would break the first one's connection. */
	open(): Promise<unknown> {
		return (this.#opening ??= Promise.resolve(this.#dexie.open()).finally(() => (this.#opening = null)));
	}

	/**
	 * Writes new entries. If they come from a draft, the same transaction deletes the draft. Everything is asked at once and
	 * written at once: each turn costs a slow phone some milliseconds.
	 */
	append(entries: readonly NewEntry[], draft?: string): WriteResult<readonly EntryRow[]> {
		let tried: readonly EntryRow[] = [];
		const ask = ({ entries: table, drafts, device }: Tables) =>
			Promise.all([
				isThere(table, tried),
				draft === undefined || drafts.get(draft),
				askToSign(table, device),
				lastSeenOn(table, entries)
			]);
		return this.#write(
			async ({ entries: table, drafts, device }, [isWritten, source, known, last], count, reads) => {
				if (reads) return refused('reads');
				// The first try may have succeeded: perhaps only its answer was lost with the connection.
				if (isWritten) return ok(tried);
				if (source === undefined) return refused('spent');
				const { signed, fresh } = sign(entries, known, this.#device);
				const rows = await placeEntries(table, chain(signed, last));
				tried = rows;
				await Promise.all([
					table.bulkAdd(rows),
					count(),
					draft !== undefined && drafts.delete(draft),
					fresh.length > 0 && device.bulkAdd(fresh)
				]);
				return ok(rows);
			},
			ask
		);
	}

	/** Takes in entries from elsewhere, and says which of them are new. As with `append`, there are few turns. */
	take(log: ClubLog, lacking: Missing | null): WriteResult<readonly EntryRow[]> {
		const ask = ({ entries: table, device }: Tables) =>
			Promise.all([idsWithin(table, log.entries), device.get('missing'), device.get('club')]);
		return this.#write(async ({ entries: table, device }, [here, noted, club], count) => {
			if (club?.value && club.value !== log.club) return refused('otherClub');
			const rows = await placeEntries(
				table,
				log.entries.filter((entry) => !here.has(entry.id))
			);
			await Promise.all([
				device.put({ key: 'club', value: log.club }),
				table.bulkAdd(rows),
				noteMissing(device, log.entries, lacking ?? readMissing(noted?.value)),
				count()
			]);
			return ok(rows);
		}, ask);
	}

	/** Puts entries in the place of those that have their ids: of two texts under one id all devices keep the same. */
	replace(entries: ClubLog['entries']): WriteResult<readonly EntryRow[]> {
		return this.#write(async ({ entries: table }, _, count) => {
			const rows = await placeEntries(table, entries);
			await Promise.all([table.bulkPut(rows), count()]);
			return ok(rows);
		});
	}

	/** Keeps a half-typed game. Only a new draft makes a row: a draft that was spent elsewhere must not come back. */
	putDraft(draft: DraftRow, isNew: boolean): WriteResult<void> {
		return this.#write(
			async ({ drafts }, there) => {
				if (!isNew && there === undefined) return refused('spent');
				await drafts.put(draft);
				return ok(undefined);
			},
			({ drafts }) => drafts.get(draft.token)
		);
	}

	dropDraft(token: string): WriteResult<void> {
		return this.#write(async ({ drafts }) => ok(await drafts.delete(token)));
	}

	/** Replaces what is kept under the key; null deletes it. */
	keep(key: Kept, wanted: string | null | ChangeKept): WriteResult<void> {
		const ask = ({ device }: Tables) => device.get(key);
		return this.#write(async ({ device }, kept, count) => {
			const value = typeof wanted === 'function' ? wanted(kept?.value ?? null) : wanted;
			await (value === null ? device.delete(key) : device.put({ key, value }));
			return ok(void (await count()));
		}, ask);
	}

	/** Deletes everything but the schema's number, the count of writes, and the list of clubs, which changes. */
	clear(clubs: ChangeKept): WriteResult<void> {
		const ask = ({ device }: Tables) => device.get('clubs');
		return this.#write(async ({ entries, drafts, device }, kept, count) => {
			const list = clubs(kept?.value ?? null);
			await Promise.all([entries.clear(), drafts.clear(), device.clear()]);
			await device.put({ key: 'schema', value: String(SCHEMA) });
			if (list !== null) await device.put({ key: 'clubs', value: list });
			return ok(void (await count()));
		}, ask);
	}

	close(): void {
		this.#dexie.close();
	}

	/** `ask` reads what the work must know. */
	async #write<T, A>(work: Work<T, A>, ask?: Ask<A>): WriteResult<T> {
		if (this.#given) return refused(this.#given);
		try {
			// Without its tables nothing can be asked of it: perhaps the first opening failed.
			if (!this.#dexie.isOpen()) await this.open();
			return await this.#transact(work, ask);
		} catch (error) {
			if (!isDropped(error)) return refused(failureOf(error));
		}
		// iOS drops the connection in the background: then once more with a new one.
		try {
			await this.#reopen();
			return await this.#transact(work, ask);
		} catch (error) {
			return refused(failureOf(error));
		}
	}

	#transact<T, A>(work: Work<T, A>, ask?: Ask<A>): WriteResult<T> {
		// It is newer than this program, which may look at it.
		if (this.#dexie.verno > SCHEMA) return Promise.resolve(refused('outdated'));
		const tables: Tables = {
			entries: this.#dexie.table('entries'),
			drafts: this.#dexie.table('drafts'),
			device: this.#dexie.table('device')
		};
		return Promise.resolve(
			this.#dexie.transaction('rw', Object.values(tables) as Table[], async (): WriteResult<T> => {
				const { device } = tables;
				const [[schema, writes, relay], asked] = await Promise.all([
					device.bulkGet(['schema', 'writes', 'relay']),
					ask?.(tables)
				]);
				if (schema && Number(schema.value) > SCHEMA) return refused('outdated');
				if (Number(schema?.value) !== SCHEMA) await device.put({ key: 'schema', value: String(SCHEMA) });
				const count: Count = () =>
					device.put({ key: 'writes', value: String(Number(writes?.value ?? 0) + 1) });
				return work(tables, asked as A, count, isReading(relay?.value));
			})
		);
	}

	#reopen(): Promise<unknown> {
		if (this.#opening) return this.#opening;
		this.#dexie.close();
		return this.open();
	}
}

interface Tables {
	readonly entries: Table<EntryRow, EntryId>;
	readonly drafts: Table<DraftRow, string>;
	readonly device: Table<DeviceRow, DeviceRow['key']>;
}

type Ask<A> = (tables: Tables) => PromiseLike<A>;
/** Counts the write: what was drawn before it holds no longer. */
type Count = () => PromiseLike<unknown>;
/** `reads` says whether this device holds the key to read alone. */
type Work<T, A> = (tables: Tables, asked: A, count: Count, reads: boolean) => WriteResult<T>;

/** The ids that are there from the first to the last of these entries: asking for each takes many times as long. */
async function idsWithin(
	table: Tables['entries'],
	entries: ClubLog['entries']
): Promise<ReadonlySet<EntryId>> {
	const [some] = entries;
	if (!some) return new Set();
	let [first, last] = [some.id, some.id];
	for (const { id } of entries) {
		if (id < first) first = id;
		if (id > last) last = id;
	}
	return new Set(await table.where(':id').between(first, last, true, true).primaryKeys());
}

/** Whether exactly these rows were written. */
async function isThere(table: Tables['entries'], rows: readonly EntryRow[]): Promise<boolean> {
	const [first] = rows;
	const there = first && (await table.get(first.id));
	return there !== undefined && JSON.stringify(there) === JSON.stringify(first);
}

/** What finds a row by its id. */
type Known = { readonly get: (id: EntryId) => PromiseLike<EntryRow | undefined> };

/**
 * Finds the group of each entry: its evening, or else the club. A void belongs to its target's group, if the target is
 * known.
 */
export async function placeEntries(table: Known, entries: readonly AnyEntry[]): Promise<readonly EntryRow[]> {
	const lot = entriesById(entries);
	const rows: EntryRow[] = [];
	for (const entry of entries) {
		const last = targetOf(entry, lot);
		const group = last.kind === 'void' ? await groupOf(table, last.target) : (eveningOf(last) ?? CLUB);
		rows.push({ id: entry.id, kind: entry.kind, group, entry });
	}
	return rows;
}

const groupOf = async (table: Known, id: EntryId): Promise<Group> => (await table.get(id))?.group ?? UNPLACED;
