import type { AnyEntry } from '#lib/log/entry.ts';
import type { ClubLog } from './club-store.ts';
import { CLUB, type Group } from './database.ts';

/** Where the copies are read from. */
export interface SnapshotSource {
	clubId(): Promise<string>;
	readGroup(group: Group): Promise<readonly AnyEntry[]>;
}

/**
 * A second line behind the database: a copy of the log in the browser's private file system, one file a group. Browsers
 * have been seen to lose a whole database without an error; these files survived that.
 */
export class Snapshot {
	readonly #source: SnapshotSource;
	readonly #waiting = new Set<Group>();
	#running: Promise<void> | null = null;

	constructor(source: SnapshotSource) {
		this.#source = source;
	}

	/** Copies the groups soon, one after the other; many calls at once make one copy. Never fails: it is the second line. */
	copy(groups: ReadonlySet<Group>): Promise<void> {
		for (const group of groups) this.#waiting.add(group);
		this.#running ??= this.#work()
			.catch(() => this.#waiting.clear())
			.finally(() => (this.#running = null));
		return this.#running;
	}

	async #work(): Promise<void> {
		const folder = await logFolder(true);
		if (!folder) return;
		const name = encodeURIComponent(await this.#source.clubId());
		const club = await folder.getDirectoryHandle(name, { create: true });
		for (let [group] = this.#waiting; group !== undefined; [group] = this.#waiting) {
			this.#waiting.delete(group);
			const file = await club.getFileHandle(fileName(group), { create: true });
			// Written beside the old file, which is replaced when it is closed: a kill leaves one of them whole.
			const stream = await file.createWritable();
			await stream.write(JSON.stringify(await this.#source.readGroup(group)));
			await stream.close();
		}
	}
}

const fileName = (group: Group): string =>
	group === CLUB ? 'club.json' : `evening-${encodeURIComponent(group)}.json`;

async function logFolder(create: boolean): Promise<FileSystemDirectoryHandle | null> {
	if (typeof navigator === 'undefined' || !navigator.storage?.getDirectory) return null;
	try {
		const root = await navigator.storage.getDirectory();
		return await root.getDirectoryHandle('log', { create });
	} catch {
		return null;
	}
}

/** What the copies hold, the club with most entries where there are several; null where there is nothing. */
export async function readSnapshot(): Promise<ClubLog | null> {
	const folder = await logFolder(false);
	if (!folder) return null;
	let best: ClubLog | null = null;
	for await (const [name, club] of folder.entries()) {
		if (club.kind !== 'directory') continue;
		const entries: AnyEntry[] = [];
		for await (const file of (club as FileSystemDirectoryHandle).values()) {
			if (file.kind === 'file') entries.push(...(await readEntries(file as FileSystemFileHandle)));
		}
		const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
		if (unique.length > (best?.entries.length ?? 0))
			best = { club: decodeURIComponent(name), entries: unique };
	}
	return best;
}

async function readEntries(handle: FileSystemFileHandle): Promise<readonly AnyEntry[]> {
	try {
		return JSON.parse(await (await handle.getFile()).text()) as readonly AnyEntry[];
	} catch {
		// A copy that can't be read is no copy; the others still are.
		return [];
	}
}

/** Throws the copies away, after the user said so. */
export async function dropSnapshot(): Promise<void> {
	const root = await navigator.storage.getDirectory();
	await root.removeEntry('log', { recursive: true });
}
