import { formatISO } from 'date-fns/formatISO';
import { ClubStore } from '#lib/storage/club-store.ts';
import { DATABASE } from '#lib/storage/database.ts';
import type { Device } from '#lib/storage/sign.ts';
import { Snapshot } from '#lib/storage/snapshot.ts';

/** This device's clock and chance. */
export const device: Device = {
	now: () => Date.now(),
	at: () => formatISO(new Date()),
	random: () => crypto.getRandomValues(new Uint8Array(8)),
	token: () => crypto.randomUUID()
};

/** Today by the device's clock, YYYY-MM-DD. */
export const today = (): string => formatISO(new Date(), { representation: 'date' });

const snapshot = new Snapshot({
	clubId: () => store.clubId(),
	readGroup: (group) => store.readGroup(group)
});

/** The club on this device. */
export const store: ClubStore = new ClubStore(DATABASE, device, (groups) => snapshot.copy(groups));

// iOS drops the connection while the app is in the background; the first look back opens it again.
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible') void store.probe();
});
