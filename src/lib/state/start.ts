import { formatISO } from 'date-fns/formatISO';
import { ClubStore } from '#lib/storage/club-store.ts';
import { DATABASE } from '#lib/storage/database.ts';
import type { Device } from '#lib/storage/sign.ts';
import { standOn } from './device.ts';
import { secondCopy } from './second-copy.svelte.ts';

/** Opens the club's database in this browser, and gives all live objects the device's clock and random source. */
export function start(): void {
	const device: Device = {
		now: () => Date.now(),
		at: () => formatISO(new Date()),
		random: () => crypto.getRandomValues(new Uint8Array(8)),
		token: () => crypto.randomUUID()
	};
	const store = new ClubStore(DATABASE, device, (groups) => secondCopy.follow(groups));
	standOn({ device, store });
	// iOS drops the connection while the app is in the background; it is opened again when the app returns.
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') void store.probe();
	});
}
