import { formatISO } from 'date-fns/formatISO';
import type { ClubStore } from '#lib/storage/club-store.ts';
import type { Device } from '#lib/storage/sign.ts';

// What all live objects stand on. It is handed in once, by the app's start or by a test, before the first of them is asked
// for anything; nothing here opens a database by itself.

/** This device's clock and chance. */
export let device: Device;
/** The club on this device. */
export let store: ClubStore;

export function standOn(on: { readonly device: Device; readonly store: ClubStore }): void {
	({ device, store } = on);
}

/** What live objects need of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Today by the device's clock, YYYY-MM-DD. */
export const today = (): string => device.at().slice(0, 10);

/** The same moment by this device's clock: ISO 8601 with its offset. */
export const localTime = (at: string): string => formatISO(new Date(at));
