import { readSnapshot, dropSnapshot } from '#lib/storage/snapshot.ts';
import type { ClubLog } from '#lib/storage/club-store.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** Whether the browser has promised to keep the data: not known yet, yes, no, or it can't say. */
export type Promised = 'unknown' | 'yes' | 'no' | 'silent';

/** How safe the club's data is on this device, and what could be brought back. */
class Keeping {
	promised: Promised = $state('unknown');
	/** A copy of the log that is there while the database is empty. */
	lost: ClubLog | null = $state.raw(null);
	readonly #backup = new Live(store.watchBackup());

	/** When the club was last saved to a file, ISO 8601; null for never. */
	readonly lastBackup: string | null = $derived(this.#backup.current ?? null);

	/** Looks without asking anybody anything. */
	async look(): Promise<void> {
		// WebKitGTK has no navigator.storage at all.
		const storage = navigator.storage as StorageManager | undefined;
		this.promised = storage?.persisted ? ((await storage.persisted()) ? 'yes' : 'no') : 'silent';
		this.lost = (await store.isEmpty()) ? await readSnapshot() : null;
	}

	/** Asks the browser to keep the data; some ask the user in turn. */
	async ask(): Promise<void> {
		const storage = navigator.storage as StorageManager | undefined;
		this.promised = storage?.persist ? ((await storage.persist()) ? 'yes' : 'no') : 'silent';
	}

	/** Brings the copy back into the database. */
	async restore(): ReturnType<typeof store.take> {
		const { lost } = this;
		const taken = await store.take(lost ?? { club: '', entries: [] });
		if (taken.ok) this.lost = null;
		return taken;
	}

	async discard(): Promise<void> {
		await dropSnapshot();
		this.lost = null;
	}
}

export const keeping = new Keeping();
