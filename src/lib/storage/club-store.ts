import { liveQuery } from 'dexie';
import type { EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { chain } from './chain.ts';
import {
	CLUB,
	ClubDatabase,
	SCHEMA,
	UNPLACED,
	type DraftRow,
	type EntryRow,
	type Group,
	type Kept
} from './database.ts';
import { failureOf, isDropped, type WriteFailure } from './failure.ts';
import type { ClubLog, EveningLog, Watch } from './logs.ts';
import { noteMissing, type Missing } from './missing.ts';
import { newestEvenings } from './newest-evenings.ts';
import { placeEntries } from './place-entries.ts';
import { rotateLog } from './rotate-log.ts';
import { clubId, sign, type Device } from './sign.ts';

type Written<T> = Promise<Result<T, WriteFailure>>;

/**
 * The club's database, and the only way to it. Every write is one transaction and is acknowledged after it has
 * completed.
 */
export class ClubStore {
	readonly #db: ClubDatabase;
	readonly #device: Device;
	readonly #healed: Promise<void>;
	readonly #afterWrite: (groups: ReadonlySet<Group>) => unknown;
	#outdated = false;
	#reopening: Promise<void> | null = null;

	/** `afterWrite` is told which groups a completed write touched. */
	constructor(name: string, device: Device, afterWrite: (groups: ReadonlySet<Group>) => unknown = () => {}) {
		this.#db = new ClubDatabase(name);
		this.#device = device;
		this.#afterWrite = afterWrite;
		// Opens at once, not with the first question. An error here is met again by that question.
		void this.#db.open().catch(() => {});
		this.#healed = rotateLog(name).catch(() => {});
		// A newer version wants the database, so this page must neither write any more nor reopen the database by itself.
		this.#db.on('versionchange', () => {
			this.#outdated = true;
			this.#db.close();
			return false;
		});
	}

	/** Writes new entries. If they come from a draft, the same transaction deletes the draft. */
	async append(entries: readonly NewEntry[], draft?: string): Written<readonly AnyEntry[]> {
		const { entries: table, drafts, device } = this.#db;
		let tried: readonly EntryRow[] = [];
		const written = await this.#write(async () => {
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
		if (!written.ok) return written;
		this.#tell(written.value);
		return ok(written.value.map((row) => row.entry));
	}

	/**
	 * Takes in entries from elsewhere, all or nothing; entries that are already here change nothing. `lacking` says what
	 * is missing from a copy that is restored.
	 */
	async take(log: ClubLog, lacking: Missing | null = null): Written<void> {
		const { entries: table, device } = this.#db;
		const written = await this.#write(async () => {
			await device.put({ key: 'club', value: log.club });
			const here = new Set(
				await table
					.where(':id')
					.anyOf(log.entries.map((entry) => entry.id))
					.primaryKeys()
			);
			const rows = await placeEntries(
				table,
				log.entries.filter((entry) => !here.has(entry.id))
			);
			await table.bulkAdd(rows);
			await noteMissing(device, log.entries, lacking);
			return ok(rows);
		});
		if (!written.ok) return written;
		this.#tell(written.value);
		return ok(undefined);
	}

	/** Keeps a half-typed game. Only a new draft makes a row: a draft that was spent elsewhere must not come back. */
	putDraft(draft: DraftRow, isNew: boolean): Written<void> {
		const { drafts } = this.#db;
		return this.#write(async () => {
			// The first try may have succeeded: perhaps only its answer was lost with the connection.
			if (isNew) await drafts.put(draft);
			else {
				const kept = await drafts
					.where('token')
					.equals(draft.token)
					.modify((_, row) => {
						row.value = draft;
					});
				if (kept === 0) return refused('spent');
			}
			return ok(undefined);
		});
	}

	dropDraft(token: string): Written<void> {
		return this.#write(async () => ok(await this.#db.drafts.delete(token)));
	}

	/** Replaces what is kept under the key; null deletes it. */
	keep(key: Kept, value: string | null): Written<void> {
		const { device } = this.#db;
		return this.#write(async () =>
			ok(void (await (value === null ? device.delete(key) : device.put({ key, value }))))
		);
	}

	watchKept(key: Kept): Watch<string | null> {
		return liveQuery(async () => (await this.#db.device.get(key))?.value ?? null);
	}

	/** Everything that belongs to the club and not to an evening. */
	watchClub(): Watch<readonly AnyEntry[]> {
		return liveQuery(() => this.readGroup(CLUB));
	}

	watchEvening(evening: EveningId): Watch<readonly AnyEntry[]> {
		return liveQuery(() => this.readGroup(evening));
	}

	/**
	 * The newest evenings by their date, newest first: `count` evenings outside of championships, and everything between
	 * them.
	 */
	watchEvenings(count: number): Watch<readonly EveningLog[]> {
		return liveQuery(() => this.readEvenings(count));
	}

	/** The same, read once; all evenings if no count is given. */
	async readEvenings(count = Infinity): Promise<readonly EveningLog[]> {
		const rows = await this.#db.entries.where('kind').equals('evening').toArray();
		const openings = rows.flatMap(({ entry }) => (entry.kind === 'evening' ? [entry] : []));
		return this.#readEvenings(newestEvenings(openings, count));
	}

	/** The evenings that belong to a championship, in the order they were opened. */
	watchChampionship(championship: string): Watch<readonly EveningLog[]> {
		return liveQuery(async () => {
			const said = await this.#db.entries.where('entry.championship').equals(championship).toArray();
			const openings = said.filter(({ kind }) => kind === 'evening');
			const evenings = [...new Set(openings.map((row) => row.group as EveningId))];
			return this.#readEvenings(evenings);
		});
	}

	/** The evening's half-typed games, newest first. */
	watchDrafts(evening: DraftRow['evening']): Watch<readonly DraftRow[]> {
		return liveQuery(async () => {
			const drafts = await this.#db.drafts.where('evening').equals(evening).toArray();
			return drafts.sort((a, b) => b.at - a.at);
		});
	}

	/** Whether a draft is still there to be saved. */
	async hasDraft(token: string): Promise<boolean> {
		return (await this.#db.drafts.where('token').equals(token).count()) > 0;
	}

	/** A group's entries and those voids whose target is not known yet. */
	async readGroup(group: Group): Promise<readonly AnyEntry[]> {
		// Two reads, one for each group: `anyOf` would walk through the rows one by one and take several times as long.
		const groups = [...new Set([group, UNPLACED])];
		return (await Promise.all(groups.map((one) => this.#entriesIn(one)))).flat();
	}

	/**
	 * The same for many evenings in one transaction: a large Meisterschaft has 48. The voids without a known target are
	 * read once for all.
	 */
	#readEvenings(evenings: readonly EveningId[]): Promise<readonly EveningLog[]> {
		return this.#db.transaction('r', this.#db.entries, async () => {
			const [unplaced = [], ...own] = await Promise.all(
				[UNPLACED, ...evenings].map((group) => this.#entriesIn(group))
			);
			return evenings.map((evening, i) => ({ evening, entries: [...(own[i] ?? []), ...unplaced] }));
		});
	}

	async #entriesIn(group: Group): Promise<readonly AnyEntry[]> {
		const rows = await this.#db.entries.where('group').equals(group).toArray();
		return rows.map((row) => row.entry);
	}

	/** Everything that belongs to the club and not to an evening. */
	readClub(): Promise<readonly AnyEntry[]> {
		return this.readGroup(CLUB);
	}

	async readAll(): Promise<ClubLog> {
		const [club, rows] = await Promise.all([this.clubId(), this.#db.entries.toArray()]);
		return { club, entries: rows.map((row) => row.entry) };
	}

	/** The club's id; empty before its first entry. */
	async clubId(): Promise<string> {
		return (await this.#db.device.get('club'))?.value ?? '';
	}

	async isEmpty(): Promise<boolean> {
		return (await this.#db.entries.limit(1).primaryKeys()).length === 0;
	}

	/** Checks that the connection still answers, and opens it anew if not: iOS drops it in the background. */
	async probe(): Promise<void> {
		await this.isEmpty().catch(() => this.#reopen());
	}

	close(): void {
		this.#db.close();
	}

	async #write<T>(work: () => Promise<Result<T, WriteFailure>>): Written<T> {
		await this.#healed;
		if (this.#outdated) return refused('outdated');
		try {
			return await this.#transact(work);
		} catch (error) {
			if (!isDropped(error)) return refused(failureOf(error));
		}
		try {
			await this.#reopen();
			return await this.#transact(work);
		} catch (error) {
			return refused(failureOf(error));
		}
	}

	#transact<T>(work: () => Promise<Result<T, WriteFailure>>): Written<T> {
		const { entries, drafts, device } = this.#db;
		return this.#db.transaction('rw', entries, drafts, device, async () => {
			const schema = await device.get('schema');
			if (schema && Number(schema.value) > SCHEMA) return refused('outdated');
			if (Number(schema?.value) !== SCHEMA) await device.put({ key: 'schema', value: String(SCHEMA) });
			return work();
		});
	}

	/**
	 * Runs once for all who meet the broken connection at the same time: a second run would break the first one's new
	 * connection.
	 */
	#reopen(): Promise<void> {
		this.#reopening ??= this.#openAnew().finally(() => (this.#reopening = null));
		return this.#reopening;
	}

	async #openAnew(): Promise<void> {
		if (this.#outdated) return;
		this.#db.close();
		await this.#db.open();
	}

	#tell(rows: readonly EntryRow[]): void {
		if (rows.length > 0) this.#afterWrite(new Set(rows.map((row) => row.group)));
	}
}

/** Whether exactly these rows were written. */
async function isThere(table: ClubDatabase['entries'], rows: readonly EntryRow[]): Promise<boolean> {
	const [first] = rows;
	const there = first && (await table.get(first.id));
	return there !== undefined && JSON.stringify(there) === JSON.stringify(first);
}
