import type { EveningId } from '#lib/base/ids.ts';
import { isReading } from '#lib/storage/database.ts';
import type { RelayStatus } from '#lib/live/status.ts';

export type { RelayStatus };

/** What the first screens must know of the relay; the rest is in `relay-kept`, loaded where somebody asks. */
export class ClubRelay {
	/** Null while there is no line. */
	status: RelayStatus | null = $state.raw(null);
	/** The evening that is being written on this page. */
	writes: EveningId | null = $state.raw(null);
	/**
	 * Whether anything is written for the club on this phone. One that holds the key to read alone shows everything and
	 * writes nothing. Every screen asks this, most through `routes/shared/IfMayWrite.svelte`; storage refuses all the same.
	 */
	mayWrite = $state(true);

	/** The member whose money alone is shown; empty where all is (transfer/roles.ts). */
	whose = $state('');

	/** What the browser remembers of this database: the database itself knows it better, but later than the first picture. */
	recall(database: string): void {
		const kept = localStorage.getItem(readsIn(database));
		this.mayWrite = kept === null;
		this.whose = kept ?? '';
	}

	/** The key as it is kept in this database now; null if there is none. */
	learn(database: string, kept: string | null): void {
		this.mayWrite = !isReading(kept);
		this.whose = /"whose":"([^"]+)"/.exec(kept ?? '')?.[1] ?? '';
		if (this.mayWrite) localStorage.removeItem(readsIn(database));
		else localStorage.setItem(readsIn(database), this.whose);
	}
}

const readsIn = (database: string): string => `${database}-reads`;
