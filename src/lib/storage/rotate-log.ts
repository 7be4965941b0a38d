import { answered } from './table.ts';

/**
 * Opens and deletes a scratch database. A crash during a write leaves a torn record at the end of Chromium's log;
 * everything written after it is deleted two starts later. A new database rotates the log and so heals it. Call it once
 * at each start, before the first write.
 */
export async function rotateLog(name: string): Promise<void> {
	const scratch = `${name}-rotate`;
	const rotate = async (): Promise<void> => {
		const database = await answered(indexedDB.open(scratch, 1));
		database.close();
		await answered(indexedDB.deleteDatabase(scratch));
	};
	// Two tabs that start together take turns; without the lock each would wait for the other's connection.
	const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
	await (locks ? locks.request(scratch, rotate) : rotate());
}
