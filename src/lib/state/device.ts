import { formatISO } from 'date-fns/formatISO';
import type { ClubStore } from '#lib/storage/club-store.ts';
import type { Device } from '#lib/storage/sign.ts';

// What all live objects depend on. It is handed in once, by the app's start or by a test, before the first of them is
// used; this module opens no database by itself.

/** This device's clock and random source. */
export let device: Device;
/** The club on this device. */
export let store: ClubStore;

export function standOn(on: { readonly device: Device; readonly store: ClubStore }): void {
	({ device, store } = on);
}

/** The part of a worker that live objects use. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Today by the device's clock, YYYY-MM-DD. */
export const today = (): string => device.at().slice(0, 10);

/** The same moment on this device's clock: ISO 8601 with its offset. */
export const localTime = (at: string): string => formatISO(new Date(at));
