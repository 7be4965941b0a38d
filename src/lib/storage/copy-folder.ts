import type { AnyEntry } from '#lib/log/entry.ts';
import type { GrowingFile, UseCopy } from './copier.ts';
import { latestOf, readCopy, type CopiedLog } from './copy.ts';

// The place of the copies: the browser's private file system, with a folder for each club.

const FOLDER = 'log';
const NAMED = 'named.jsonl';
const HELD = 'held.jsonl';
const PICTURES = 'pictures';

/** Writing in place, which only workers can do; older browsers answer with promises. Safari before 26 has no other way. */
interface Access {
	getSize(): number | Promise<number>;
	read(into: Uint8Array, options: { at: number }): number;
	write(from: Uint8Array, options: { at: number }): number;
	truncate(size: number): void | Promise<void>;
	flush(): void | Promise<void>;
	close(): void | Promise<void>;
}

type Accessible = FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<Access> };

/**
 * Whether this browser lets a worker write its own files. Call it in a worker only; a private window refuses only when
 * asked.
 */
export const canCopy = async (): Promise<boolean> =>
	typeof FileSystemFileHandle !== 'undefined' &&
	'createSyncAccessHandle' in FileSystemFileHandle.prototype &&
	(await navigator.storage?.getDirectory?.().then(
		() => true,
		() => false
	)) === true;

/** Made where it is not there yet. */
async function folderOf(club: string): Promise<FileSystemDirectoryHandle> {
	const root = await navigator.storage.getDirectory();
	const all = await root.getDirectoryHandle(FOLDER, { create: true });
	return all.getDirectoryHandle(encodeURIComponent(club), { create: true });
}

/** Lets one tab at a time use the copy. Call it in a worker only. */
export const useCopy: UseCopy = (club, work) =>
	inTurn(async () => {
		const folder = await folderOf(club);
		const open: Access[] = [];
		try {
			for (const name of [NAMED, HELD]) {
				const file = (await folder.getFileHandle(name, { create: true })) as Accessible;
				const access = await file.createSyncAccessHandle?.();
				if (access) open.push(access);
			}
			const [named, held] = open;
			if (!named || !held) throw new Error('no access');
			return await work({ named: growing(named), held: growing(held), tidy: () => tidy(folder) });
		} finally {
			for (const access of open) await access.close();
		}
	});

/** The copies of a club's photos, each a file of its own. */
export interface PictureFiles {
	/** Their names, with their bytes. */
	sizes(): Promise<ReadonlyMap<string, number>>;
	read(name: string): Promise<Uint8Array<ArrayBuffer>>;
	/** Resolves when it is on the disk. */
	write(name: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void>;
	remove(name: string): Promise<void>;
}

/** The same for the photos of a club's receipts. Call it in a worker only. */
export const usePictureFiles = <T>(club: string, work: (files: PictureFiles) => Promise<T>): Promise<T> =>
	inTurn(async () => {
		const folder = await folderOf(club);
		return work(picturesIn(await folder.getDirectoryHandle(PICTURES, { create: true })));
	});

const picturesIn = (folder: FileSystemDirectoryHandle): PictureFiles => {
	const fileOf = async (name: string): Promise<File> => (await folder.getFileHandle(name)).getFile();
	return {
		sizes: async () => {
			const sizes = new Map<string, number>();
			for await (const name of folder.keys()) sizes.set(name, (await fileOf(name)).size);
			return sizes;
		},
		read: async (name) => new Uint8Array(await (await fileOf(name)).arrayBuffer()),
		write: async (name, jpeg) => {
			const file = (await folder.getFileHandle(name, { create: true })) as Accessible;
			const access = await file.createSyncAccessHandle?.();
			if (!access) throw new Error('no access');
			try {
				await access.truncate(0);
				writeAll(access, jpeg, 0);
				await access.flush();
			} finally {
				await access.close();
			}
		},
		remove: (name) => folder.removeEntry(name)
	};
};

/** A full disk may show in no other way than by what was written. */
function writeAll(access: Access, bytes: Uint8Array, at: number): void {
	if (access.write(bytes, { at }) < bytes.length) throw new DOMException('cut short', 'QuotaExceededError');
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const locks = navigator.locks as LockManager | undefined;
	return locks ? (locks.request('copy', work) as Promise<T>) : work();
}

function growing(access: Access): GrowingFile {
	return {
		size: async () => access.getSize(),
		text: async () => {
			const bytes = new Uint8Array(await access.getSize());
			access.read(bytes, { at: 0 });
			return new TextDecoder().decode(bytes);
		},
		append: async (text) => {
			const bytes = new TextEncoder().encode(text);
			writeAll(access, bytes, await access.getSize());
			await access.flush();
		},
		clear: async () => {
			await access.truncate(0);
			await access.flush();
		}
	};
}

/** Earlier versions kept one file a group here, each a list of entries. */
const isOlder = (name: string): boolean => name.endsWith('.json');

async function tidy(folder: FileSystemDirectoryHandle): Promise<void> {
	const names: string[] = [];
	for await (const name of folder.keys()) if (isOlder(name)) names.push(name);
	for (const name of names) await folder.removeEntry(name);
}

/**
 * What the copies hold of this club, or of the club written last; null if there is nothing. Clubs that are here anyway are
 * left out.
 */
export async function readCopies(
	wanted?: string,
	here: ReadonlySet<string> = new Set()
): Promise<CopiedLog | null> {
	const copies: CopiedLog[] = [];
	for await (const [id, folder] of foldersOf()) {
		if ((wanted !== undefined && id !== wanted) || here.has(id)) continue;
		copies.push(await readFolder(id, folder));
	}
	return latestOf(copies);
}

/** The clubs of which a copy lies here, whatever is in it: quick to tell. */
export async function copiedClubs(): Promise<readonly string[]> {
	const clubs: string[] = [];
	for await (const [id] of foldersOf()) clubs.push(id);
	return clubs;
}

async function* foldersOf(): AsyncGenerator<readonly [club: string, FileSystemDirectoryHandle]> {
	// WebKitGTK has no navigator.storage at all.
	const root = await navigator.storage?.getDirectory?.().catch(() => null);
	const all = await root?.getDirectoryHandle(FOLDER).catch(() => null);
	for await (const [name, folder] of all?.entries() ?? []) {
		if (folder.kind === 'directory') yield [decodeURIComponent(name), folder as FileSystemDirectoryHandle];
	}
}

async function readFolder(club: string, folder: FileSystemDirectoryHandle): Promise<CopiedLog> {
	const texts = new Map<string, string>();
	for await (const [name, file] of folder.entries()) {
		if (file.kind === 'file') texts.set(name, await textOf(file as FileSystemFileHandle));
	}
	const older = [...texts].flatMap(([name, text]) => (isOlder(name) ? olderEntries(text) : []));
	return readCopy(club, texts.get(NAMED) ?? '', texts.get(HELD) ?? '', older);
}

// A file that can't be read is no copy; the others still are.
const textOf = (handle: FileSystemFileHandle): Promise<string> =>
	handle.getFile().then(
		(file) => file.text(),
		() => ''
	);

function olderEntries(text: string): readonly AnyEntry[] {
	try {
		return JSON.parse(text) as readonly AnyEntry[];
	} catch {
		return [];
	}
}

/** Deletes this club's copy after the user agreed. Another club's copy is a separate question. */
export async function dropCopy(club: string): Promise<void> {
	const root = await navigator.storage.getDirectory();
	const all = await root.getDirectoryHandle(FOLDER);
	await all.removeEntry(encodeURIComponent(club), { recursive: true });
}
