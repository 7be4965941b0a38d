import { formatISO } from 'date-fns/formatISO';
import { ClubStore } from '#lib/storage/club-store.ts';
import { DATABASE } from '#lib/storage/database.ts';
import type { Device } from '#lib/storage/sign.ts';
import { secondCopy } from './second-copy.svelte.ts';

/** This device's clock and chance. */
export const device: Device = {
	now: () => Date.now(),
	at: () => formatISO(new Date()),
	random: () => crypto.getRandomValues(new Uint8Array(8)),
	token: () => crypto.randomUUID()
};

/** Today by the device's clock, YYYY-MM-DD. */
export const today = (): string => formatISO(new Date(), { representation: 'date' });

/** The same moment by this device's clock: ISO 8601 with its offset. */
export const localTime = (at: string): string => formatISO(new Date(at));

/** The club on this device. */
export const store: ClubStore = new ClubStore(DATABASE, device, (groups) => secondCopy.follow(groups));

// iOS drops the connection while the app is in the background; the first look back opens it again.
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible') void store.probe();
});
