import type { open } from 'lmdb';
import { afterAll, expect, it, vi } from 'vitest';
import { frames, newRoom, storeFolder } from '../../../tests/support/relay-clients.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { Turns } from './lmdb-store.ts';

/** Until when a disk does not say that it has what was written; null while it says so as soon as it does. */
const disk = vi.hoisted((): { held: Promise<void> | null } => ({ held: null }));

vi.mock('lmdb', async (original) => {
	const lmdb = await original<{ open: typeof open }>();
	return {
		...lmdb,
		open: (options: Parameters<typeof open>[0]) => {
			const root = lmdb.open(options);
			const written = Object.getPrototypeOf(root) as object;
			return Object.defineProperty(root, 'flushed', {
				get: () => Promise.all([disk.held, Reflect.get(written, 'flushed', root)])
			});
		}
	};
});

// Another file may have loaded the store before, on a disk as it is.
vi.resetModules();
const { LmdbStore } = await import('./lmdb-store.ts');
const folder = storeFolder();
const store = new LmdbStore(folder.path);
afterAll(async () => {
	await store.close();
	folder.remove();
	vi.resetModules();
});

it('answers an append, and an end, when the disk has it and not before', async () => {
	const { room } = newRoom();
	const pieces = [{ bytes: frames('one'), rows: 1 }];
	for (const write of [
		() => store.append(room, pieces, 0, () => null),
		() => store.append(room, pieces, 0, () => null),
		() => store.end(room)
	]) {
		const before = await store.room(room);
		let letGo = (): void => {};
		disk.held = new Promise((resolve) => (letGo = resolve));
		let isAnswered = false;
		const answered = write().then(() => (isAnswered = true));
		// Everybody can read it by now.
		await eventually(async () => expect(await store.room(room)).not.toEqual(before));
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(isAnswered).toBe(false);
		letGo();
		disk.held = null;
		await answered;
	}
});

it('gives turns in order, a few at a time, with a round of the thread in between', async () => {
	const turns = new Turns();
	const told: string[] = [];
	let isOver = false;
	const beat = (): void => {
		told.push('·');
		if (!isOver) setImmediate(beat);
	};
	setImmediate(beat);
	const take = (who: number): Promise<unknown> => turns.next().then(() => told.push(String(who)));
	const all = [1, 2, 3, 4, 5, 6, 7, 8].map(take);
	// Whoever asks in its turn has the next one behind all others.
	await Promise.all([...all, all[0]?.then(() => take(9))]);
	isOver = true;
	expect(told.join('').replace(/^·+/, '').replaceAll(/·+/g, '·')).toMatch(/^1234·5678·9·?$/);
	// Nobody waits any more, and the next one is not forgotten.
	await take(10);
	expect(told.at(-1)).toBe('10');
});
