import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './fault.ts';

// The files in which Chromium keeps the app's data. Only to be touched while the browser is closed.

function databaseFolder({ app, device }: Ground): string {
	const { protocol, hostname, port } = new URL(app.url);
	const name = `${protocol.slice(0, -1)}_${hostname}_${port}.indexeddb.leveldb`;
	return join(device.profile, 'Default', 'IndexedDB', name);
}

/** Cuts bytes off the end of the last write, as a crash in the middle of it does. */
export function tearLog(ground: Ground, bytes: number): void {
	const folder = databaseFolder(ground);
	const [newest] = readdirSync(folder)
		.filter((name) => name.endsWith('.log'))
		.map((name) => ({
			path: join(folder, name),
			size: statSync(join(folder, name)).size,
			number: parseInt(name)
		}))
		.sort((a, b) => b.number - a.number);
	if (!newest || newest.size <= bytes) throw new Error(`${folder}: no log of more than ${bytes} bytes`);
	truncateSync(newest.path, newest.size - bytes);
}

/** Deletes the origin's database and nothing else of it. */
export function wipeDatabase(ground: Ground): void {
	const folder = databaseFolder(ground);
	if (readdirSync(folder).length === 0) throw new Error(`${folder} is empty`);
	rmSync(folder, { recursive: true });
}
