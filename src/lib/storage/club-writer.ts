import Dexie, { type Table } from 'dexie';
import type { EntryId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { chain } from './chain.ts';
import { SCHEMA, type DeviceRow, type DraftRow, type EntryRow, type Kept } from './database.ts';
import { failureOf, isDropped, type WriteFailure } from './failure.ts';
import type { ClubLog } from './logs.ts';
import { noteMissing, type Missing } from './missing.ts';
import { placeEntries } from './place-entries.ts';
import { clubId, sign, type Device } from './sign.ts';

export type WriteResult<T> = Promise<Result<T, WriteFailure>>;

/**
 * Writes into a club's database that is there already. Every write is one transaction and resolves after it has
 * completed. It is loaded when somebody begins to write.
 */
export class ClubWriter {
	readonly #dexie: Dexie;
	readonly #device: Device;
	#outdated = false;
	#opening: Promise<unknown> | null = null;

	constructor(name: string, device: Device) {
		// The database brings its tables along. Who reads it follows what is told, so no copies of results are kept.
		this.#dexie = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
		this.#device = device;
		// A newer version wants the database, so this page must neither write any more nor reopen the database by itself.
		this.#dexie.on('versionchange', () => {
			this.#outdated = true;
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

	/** Writes new entries. If they come from a draft, the same transaction deletes the draft. */
	append(entries: readonly NewEntry[], draft?: string): WriteResult<readonly EntryRow[]> {
		let tried: readonly EntryRow[] = [];
		return this.#write(async ({ entries: table, drafts, device }) => {
			// The first try may have succeeded: perhaps only its answer was lost with the connection.
			if (await isThere(table, tried)) return ok(tried);
			if (draft !== undefined && (await drafts.where('token').equals(draft).delete()) === 0) {
				return refused('spent');
			}
			await clubId(device, this.#device);
			const signed = await chain(table, await sign(table, device, entries, this.#device));
			const rows = await placeEntries(table, signed);
			tried = rows;
			await table.bulkAdd(rows);
			return ok(rows);
		});
	}

	/** Takes in entries from elsewhere, and says which of them are new. */
	take(log: ClubLog, lacking: Missing | null): WriteResult<readonly EntryRow[]> {
		return this.#write(async ({ entries: table, device }) => {
			await device.put({ key: 'club', value: log.club });
			const ids = log.entries.map((entry) => entry.id);
			const here = new Set(await table.where(':id').anyOf(ids).primaryKeys());
			const rows = await placeEntries(
				table,
				log.entries.filter((entry) => !here.has(entry.id))
			);
			await table.bulkAdd(rows);
			await noteMissing(device, log.entries, lacking);
			return ok(rows);
		});
	}

	/** Keeps a half-typed game. Only a new draft makes a row: a draft that was spent elsewhere must not come back. */
	putDraft(draft: DraftRow, isNew: boolean): WriteResult<void> {
		return this.#write(async ({ drafts }) => {
			if (!isNew && (await drafts.get(draft.token)) === undefined) return refused('spent');
			await drafts.put(draft);
			return ok(undefined);
		});
	}

	dropDraft(token: string): WriteResult<void> {
		return this.#write(async ({ drafts }) => ok(await drafts.delete(token)));
	}

	/** Replaces what is kept under the key; null deletes it. */
	keep(key: Kept, value: string | null): WriteResult<void> {
		return this.#write(async ({ device }) =>
			ok(void (await (value === null ? device.delete(key) : device.put({ key, value }))))
		);
	}

	close(): void {
		this.#dexie.close();
	}

	async #write<T>(work: (tables: Tables) => WriteResult<T>): WriteResult<T> {
		if (this.#outdated) return refused('outdated');
		try {
			// Without its tables nothing can be asked of it: perhaps the first opening failed.
			if (!this.#dexie.isOpen()) await this.open();
			return await this.#transact(work);
		} catch (error) {
			if (!isDropped(error)) return refused(failureOf(error));
		}
		// iOS drops the connection in the background: then once more with a new one.
		try {
			await this.#reopen();
			return await this.#transact(work);
		} catch (error) {
			return refused(failureOf(error));
		}
	}

	#transact<T>(work: (tables: Tables) => WriteResult<T>): WriteResult<T> {
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
				const schema = await device.get('schema');
				if (schema && Number(schema.value) > SCHEMA) return refused('outdated');
				if (Number(schema?.value) !== SCHEMA) await device.put({ key: 'schema', value: String(SCHEMA) });
				return work(tables);
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

/** Whether exactly these rows were written. */
async function isThere(table: Tables['entries'], rows: readonly EntryRow[]): Promise<boolean> {
	const [first] = rows;
	const there = first && (await table.get(first.id));
	return there !== undefined && JSON.stringify(there) === JSON.stringify(first);
}
