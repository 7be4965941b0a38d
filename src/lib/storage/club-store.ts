import type { EveningId } from '#lib/base/ids.ts';
import { ok, refused } from '#lib/base/result.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import type { ChangeKept, ClubWriter, WriteResult } from './club-writer.ts';
import { Connection, rotateLog } from './connection.ts';
import { CLUB, type DraftRow, type EntryRow, type Group, type Kept } from './database.ts';
import {
	type ClubLog,
	type AtTable,
	type EveningLog,
	grown,
	readChampionship,
	readGroup,
	readNewest,
	touchesEvenings,
	touchesGroup
} from './read-groups.ts';
import { type Watch, NewsChannel, type Followed, type StoreNews } from './news.ts';
import { failureOf } from './failure.ts';
import type { Missing } from './missing.ts';
import type { Device } from './sign.ts';
import type { StoredTables } from './stored-table.ts';

/** More new rows than this are read again by whoever follows them. */
const TOLD_AT_ONCE = 100;

/** The club's database, and the only way to it. Every write is one transaction and is acknowledged after it has completed. */
export class ClubStore {
	/** The database's. */
	readonly name: string;
	readonly #connection: Connection;
	#writer: Promise<ClubWriter> | null = null;
	readonly #news: NewsChannel;
	readonly #device: Device;
	readonly #healed: Promise<void>;
	readonly #afterWrite: (rows: readonly EntryRow[]) => unknown;
	/** The count of writes when this page began to count. */
	#writes: Promise<number> | null = null;

	/** `afterWrite` is told what a completed write added: nothing where it changed what the device keeps. */
	constructor(name: string, device: Device, afterWrite: (rows: readonly EntryRow[]) => unknown = () => {}) {
		this.name = name;
		this.#device = device;
		this.#afterWrite = afterWrite;
		this.#healed = rotateLog(name).catch(() => {});
		this.#connection = new Connection(name);
		this.#news = new NewsChannel(name);
	}

	/** Writes new entries. If they come from a draft, the same transaction deletes the draft. */
	async append(entries: readonly NewEntry[], draft?: string): WriteResult<readonly AnyEntry[]> {
		const written = await this.#write((writer) => writer.append(entries, draft));
		if (!written.ok) return written;
		this.#tell(written.value, { drafts: draft !== undefined });
		return ok(written.value.map((row) => row.entry));
	}

	/**
	 * Takes in entries from elsewhere, all or nothing; entries that are already here change nothing. `lacking` says what
	 * is missing from a copy that is restored.
	 */
	take(log: ClubLog, lacking: Missing | null = null): WriteResult<void> {
		return this.#bring({ device: true }, (writer) => writer.take(log, lacking));
	}

	/** Puts entries in the place of those that have their ids, all or nothing. */
	replace(entries: readonly AnyEntry[]): WriteResult<void> {
		return this.#bring({ rows: null }, (writer) => writer.replace(entries));
	}

	/** Keeps a half-typed game. Only a new draft makes a row: a draft that was spent elsewhere must not come back. */
	putDraft(draft: DraftRow, isNew: boolean): WriteResult<void> {
		return this.#change({ drafts: true }, (writer) => writer.putDraft(draft, isNew));
	}

	dropDraft(token: string): WriteResult<void> {
		return this.#change({ drafts: true }, (writer) => writer.dropDraft(token));
	}

	/** Replaces what is kept under the key, or changes it where no other tab can write in between; null deletes it. */
	keep(key: Kept, value: string | null | ChangeKept): WriteResult<void> {
		return this.#change({ device: true }, (writer) => writer.keep(key, value));
	}

	/** Deletes the club with all that is kept of it; only the list of clubs stays, changed. */
	clear(clubs: ChangeKept): WriteResult<void> {
		return this.#change({ rows: null, drafts: true, device: true }, (writer) => writer.clear(clubs));
	}

	/** Begins to count what is written, drafts apart. Call it before anything is read. */
	countWrites(): void {
		this.#news.listen();
		this.#writes = this.#connection.read(async ({ device }) =>
			Number((await device.get('writes'))?.value ?? 0)
		);
		// Then nobody knows how many there are.
		this.#writes.catch(() => {});
	}

	/** How many writes this page knows of; NaN if nobody counted. The database knows of more once one was not heard. */
	async knownWrites(): Promise<number> {
		const { heard } = this.#news;
		return ((await this.#writes?.catch(() => null)) ?? Number.NaN) + heard;
	}

	/** Brings what writes, so that it is there when something is saved. Call it with the first touch of a page. */
	async prepareToWrite(): Promise<void> {
		await this.#loadWriter().catch(() => {});
	}

	watchKept(key: Kept | 'number'): Watch<string | null> {
		return this.#news.watch({
			key,
			read: () => this.readKept(key),
			// A device chooses its number with its first entry.
			touches: ({ device }) => device || key === 'number'
		});
	}

	/** The same, read once. */
	readKept(key: Kept | 'number'): Promise<string | null> {
		return this.#connection.read(async ({ device }) => (await device.get(key))?.value ?? null);
	}

	/** Everything that belongs to the club and not to an evening. */
	watchClub(): Watch<readonly AnyEntry[]> {
		return this.#news.watch(this.#group(CLUB));
	}

	watchEvening(evening: EveningId): Watch<readonly AnyEntry[]> {
		return this.#news.watch(this.#group(evening));
	}

	#group(group: Group): Followed<readonly AnyEntry[]> {
		return {
			key: group,
			read: () => this.readGroup(group),
			touches: touchesGroup(group),
			grown: (last, { rows }) => rows && grown(last, rows, group)
		};
	}

	/** The newest evenings by date, newest first: `count` outside of championships, and everything between them. */
	watchEvenings(count: number): Watch<readonly EveningLog[]> {
		return this.#news.watch(this.#evenings(count));
	}

	#evenings(count: number): Followed<readonly EveningLog[]> {
		return {
			key: `newest ${count}`,
			read: () => this.readEvenings(count),
			touches: touchesEvenings
		};
	}

	/** Begins to read what an evening's screen will ask for, before it is there to ask. */
	beginEvening(evening: EveningId): void {
		for (const group of [evening, CLUB] as const) this.#news.begin(this.#group(group)).catch(() => {});
		// What was half-typed is drawn with the rest, so that nothing moves when it comes.
		this.#news.begin(this.#drafts(evening)).catch(() => {});
	}

	/** The same for the newest evenings; resolves to whether there are any. */
	async beginEvenings(count: number): Promise<boolean> {
		this.#news.begin(this.#group(CLUB)).catch(() => {});
		return (await this.#news.begin(this.#evenings(count)).catch(() => [])).length > 0;
	}

	/** The same, read once; all evenings if no count is given. */
	readEvenings(count = Infinity): Promise<readonly EveningLog[]> {
		return this.#connection.read(({ entries }) => readNewest(entries, count));
	}

	/** The evenings that belong to a championship, or to one of its tables, in the order they were opened. */
	watchChampionship(of: string, at: AtTable | null = null): Watch<readonly EveningLog[]> {
		return this.#news.watch<readonly EveningLog[]>({
			key: `championship ${at ? `${at.partie} ${at.table} ` : ''}${of}`,
			read: (since) => this.#connection.read(({ entries }) => readChampionship(entries, of, at, since)),
			touches: touchesEvenings
		});
	}

	/** The evening's half-typed games, newest first. */
	watchDrafts(evening: DraftRow['evening']): Watch<readonly DraftRow[]> {
		return this.#news.watch(this.#drafts(evening));
	}

	#drafts(evening: DraftRow['evening']): Followed<readonly DraftRow[]> {
		const read = async ({ drafts }: StoredTables): Promise<readonly DraftRow[]> =>
			(await drafts.rows({ index: 'evening', key: evening })).toSorted((a, b) => b.at - a.at);
		return {
			key: `drafts ${evening}`,
			read: () => this.#connection.read(read),
			touches: ({ drafts }) => drafts
		};
	}

	hasDraft(token: string): Promise<boolean> {
		return this.#connection.read(({ drafts }) => drafts.has(token));
	}

	/** A group's entries and those voids whose target is not known yet. */
	readGroup(group: Group): Promise<readonly AnyEntry[]> {
		return this.#connection.read(({ entries }) => readGroup(entries, group));
	}

	/** Everything that belongs to the club and not to an evening. */
	readClub(): Promise<readonly AnyEntry[]> {
		return this.readGroup(CLUB);
	}

	readAll(): Promise<ClubLog> {
		return this.#connection.read(async ({ entries, device }) => {
			const [club, rows] = await Promise.all([device.get('club'), entries.rows()]);
			return { club: club?.value ?? '', entries: rows.map((row) => row.entry) };
		});
	}

	/** How many entries there are. */
	count(): Promise<number> {
		return this.#connection.read(({ entries }) => entries.count());
	}

	/** The club's id; empty before its first entry. */
	clubId(): Promise<string> {
		return this.#connection.read(async ({ device }) => (await device.get('club'))?.value ?? '');
	}

	isEmpty(): Promise<boolean> {
		return this.#connection.read(({ entries }) => entries.isEmpty());
	}

	/** Checks that the connection still answers, which opens it anew if not: iOS drops it in the background. */
	async probe(): Promise<void> {
		await this.isEmpty().catch(() => {});
	}

	/** The same when a page comes back that heard nothing meanwhile: all that is followed is read again. */
	async catchUp(): Promise<void> {
		await this.probe();
		this.#news.catchUp();
	}

	close(): void {
		this.#connection.close();
		void this.#writer?.then((writer) => writer.close()).catch(() => {});
		this.#news.close();
	}

	async #write<T>(write: (writer: ClubWriter) => WriteResult<T>): WriteResult<T> {
		try {
			await this.#healed;
			return await write(await this.#loadWriter());
		} catch (error) {
			return refused(failureOf(error));
		}
	}

	async #bring(
		changed: Partial<StoreNews>,
		write: (writer: ClubWriter) => WriteResult<readonly EntryRow[]>
	): WriteResult<void> {
		const written = await this.#write(write);
		if (!written.ok) return written;
		this.#tell(written.value, changed);
		return ok(undefined);
	}

	/** A write that adds no entry. */
	async #change(
		changed: Partial<StoreNews>,
		write: (writer: ClubWriter) => WriteResult<void>
	): WriteResult<void> {
		const written = await this.#write(write);
		if (written.ok) this.#tell([], changed);
		return written;
	}

	/** What writes finds the database and its tables made; what could not be loaded is asked for again. */
	#loadWriter(): Promise<ClubWriter> {
		const loading = (this.#writer ??= this.#connection
			.ready()
			.then(() => import('./club-writer.ts'))
			.then(({ ClubWriter }) => new ClubWriter(this.name, this.#device)));
		loading.catch(() => (this.#writer = null));
		return loading;
	}

	#tell(rows: readonly EntryRow[], changed: Partial<StoreNews>): void {
		this.#news.tell({
			rows: rows.length > TOLD_AT_ONCE ? null : rows,
			drafts: false,
			device: false,
			...changed
		});
		if (rows.length > 0 || changed.device) this.#afterWrite(rows);
	}
}
