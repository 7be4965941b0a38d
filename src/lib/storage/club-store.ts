import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { chain } from './chain.ts';
import { Connection } from './connection.ts';
import { CLUB, SCHEMA, type DraftRow, type EntryRow, type Group, type Kept } from './database.ts';
import { failureOf, type WriteFailure } from './failure.ts';
import type { ClubLog, EveningLog, Watch } from './logs.ts';
import { noteMissing, type Missing } from './missing.ts';
import { newestEvenings } from './newest-evenings.ts';
import { NewsChannel, type Followed, type News } from './news.ts';
import { placeEntries } from './place-entries.ts';
import { grown, readEvenings, readGroup, touchesEvenings, touchesGroup } from './read-groups.ts';
import { rotateLog } from './rotate-log.ts';
import { clubId, sign, type Device } from './sign.ts';
import type { Tables } from './table.ts';

type Written<T> = Promise<Result<T, WriteFailure>>;

/** More new rows than this are read again by whoever follows them. */
const TOLD_AT_ONCE = 100;

/**
 * The club's database, and the only way to it. Every write is one transaction and is acknowledged after it has
 * completed.
 */
export class ClubStore {
	readonly #connection: Connection;
	readonly #news: NewsChannel;
	readonly #device: Device;
	readonly #healed: Promise<void>;
	readonly #afterWrite: (groups: ReadonlySet<Group>) => unknown;

	/** `afterWrite` is told which groups a completed write touched. */
	constructor(name: string, device: Device, afterWrite: (groups: ReadonlySet<Group>) => unknown = () => {}) {
		this.#device = device;
		this.#afterWrite = afterWrite;
		this.#healed = rotateLog(name).catch(() => {});
		this.#connection = new Connection(name);
		this.#news = new NewsChannel(name);
	}

	/** Writes new entries. If they come from a draft, the same transaction deletes the draft. */
	async append(entries: readonly NewEntry[], draft?: string): Written<readonly AnyEntry[]> {
		let tried: readonly EntryRow[] = [];
		const written = await this.#write(async ({ entries: table, drafts, device }) => {
			// The first try may have succeeded: perhaps only its answer was lost with the connection.
			if (await isThere(table, tried)) return ok(tried);
			if (draft !== undefined && !(await drafts.has(draft))) return refused('spent');
			if (draft !== undefined) drafts.delete(draft);
			await clubId(device, this.#device);
			const signed = await chain(table, await sign(table, device, entries, this.#device));
			const rows = await placeEntries(table, signed);
			tried = rows;
			for (const row of rows) table.add(row);
			return ok(rows);
		});
		if (!written.ok) return written;
		this.#tell(written.value, { drafts: draft !== undefined });
		return ok(written.value.map((row) => row.entry));
	}

	/**
	 * Takes in entries from elsewhere, all or nothing; entries that are already here change nothing. `lacking` says what
	 * is missing from a copy that is restored.
	 */
	async take(log: ClubLog, lacking: Missing | null = null): Written<void> {
		const written = await this.#write(async ({ entries: table, device }) => {
			device.put({ key: 'club', value: log.club });
			const here = await idsAmong(table, log.entries);
			const rows = await placeEntries(
				table,
				log.entries.filter((entry) => !here.has(entry.id))
			);
			for (const row of rows) table.add(row);
			await noteMissing(device, log.entries, lacking);
			return ok(rows);
		});
		if (!written.ok) return written;
		this.#tell(written.value, { device: true });
		return ok(undefined);
	}

	/** Keeps a half-typed game. Only a new draft makes a row: a draft that was spent elsewhere must not come back. */
	async putDraft(draft: DraftRow, isNew: boolean): Written<void> {
		const written = await this.#write(async ({ drafts }) => {
			if (!isNew && !(await drafts.has(draft.token))) return refused('spent');
			drafts.put(draft);
			return ok(undefined);
		});
		if (written.ok) this.#tell([], { drafts: true });
		return written;
	}

	async dropDraft(token: string): Written<void> {
		const written = await this.#write(({ drafts }) => Promise.resolve(ok(drafts.delete(token))));
		if (written.ok) this.#tell([], { drafts: true });
		return written;
	}

	/** Replaces what is kept under the key; null deletes it. */
	async keep(key: Kept, value: string | null): Written<void> {
		const written = await this.#write(({ device }) =>
			Promise.resolve(ok(value === null ? device.delete(key) : device.put({ key, value })))
		);
		if (written.ok) this.#tell([], { device: true });
		return written;
	}

	watchKept(key: Kept): Watch<string | null> {
		return this.#news.watch({
			key,
			read: () => this.#connection.read(async ({ device }) => (await device.get(key))?.value ?? null),
			touches: ({ device }) => device
		});
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

	/**
	 * The newest evenings by their date, newest first: `count` evenings outside of championships, and everything between
	 * them.
	 */
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
	}

	/** The same for the newest evenings; resolves to whether there are any. */
	async beginEvenings(count: number): Promise<boolean> {
		this.#news.begin(this.#group(CLUB)).catch(() => {});
		return (await this.#news.begin(this.#evenings(count)).catch(() => [])).length > 0;
	}

	/** The same, read once; all evenings if no count is given. */
	readEvenings(count = Infinity): Promise<readonly EveningLog[]> {
		return this.#connection.read(async ({ entries }) => {
			const rows = await entries.rows({ index: 'kind', key: 'evening' });
			const openings = rows.flatMap(({ entry }) => (entry.kind === 'evening' ? [entry] : []));
			return readEvenings(entries, newestEvenings(openings, count));
		});
	}

	/** The evenings that belong to a championship, in the order they were opened. */
	watchChampionship(championship: string): Watch<readonly EveningLog[]> {
		const read = async ({ entries }: Tables): Promise<readonly EveningLog[]> => {
			const said = await entries.rows({ index: 'entry.championship', key: championship });
			const openings = said.filter(({ kind }) => kind === 'evening');
			return readEvenings(entries, [...new Set(openings.map((row) => row.group as EveningId))]);
		};
		return this.#news.watch({
			key: `championship ${championship}`,
			read: () => this.#connection.read(read),
			touches: touchesEvenings
		});
	}

	/** The evening's half-typed games, newest first. */
	watchDrafts(evening: DraftRow['evening']): Watch<readonly DraftRow[]> {
		const read = async ({ drafts }: Tables): Promise<readonly DraftRow[]> =>
			(await drafts.rows({ index: 'evening', key: evening })).toSorted((a, b) => b.at - a.at);
		return this.#news.watch({
			key: `drafts ${evening}`,
			read: () => this.#connection.read(read),
			touches: ({ drafts }) => drafts
		});
	}

	/** Whether a draft is still there to be saved. */
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

	close(): void {
		this.#connection.close();
		this.#news.close();
	}

	async #write<T>(work: (tables: Tables) => Promise<Result<T, WriteFailure>>): Written<T> {
		await this.#healed;
		try {
			return await this.#connection.write(async (tables) => {
				const { device } = tables;
				const schema = await device.get('schema');
				if (schema && Number(schema.value) > SCHEMA) return refused('outdated');
				if (Number(schema?.value) !== SCHEMA) device.put({ key: 'schema', value: String(SCHEMA) });
				return work(tables);
			});
		} catch (error) {
			return refused(failureOf(error));
		}
	}

	#tell(rows: readonly EntryRow[], changed: Partial<News>): void {
		this.#news.tell({
			rows: rows.length > TOLD_AT_ONCE ? null : rows,
			drafts: false,
			device: false,
			...changed
		});
		if (rows.length > 0) this.#afterWrite(new Set(rows.map((row) => row.group)));
	}
}

/** Whether exactly these rows were written. */
async function isThere(table: Tables['entries'], rows: readonly EntryRow[]): Promise<boolean> {
	const [first] = rows;
	const there = first && (await table.get(first.id));
	return there !== undefined && JSON.stringify(there) === JSON.stringify(first);
}

/** Which of these entries' ids are taken. */
async function idsAmong(
	table: Tables['entries'],
	entries: readonly AnyEntry[]
): Promise<ReadonlySet<EntryId>> {
	const [first, ...others] = entries.map(({ id }) => id);
	if (first === undefined) return new Set();
	let [least, most] = [first, first];
	for (const id of others) {
		if (id < least) least = id;
		if (id > most) most = id;
	}
	return new Set(await table.allKeys(IDBKeyRange.bound(least, most)));
}
