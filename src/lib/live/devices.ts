import type { KnownDevice } from './memory.ts';
import type { OtherHere } from './presence.ts';

/** Devices that are remembered at most. */
const MOST = 100;
/** Milliseconds between two notes that a device is still there. */
const NOTED_EVERY = 60_000;

/** The devices that are known once these were heard, the one heard last first; the same list if nothing is new. */
export function devicesHeard(
	known: readonly KnownDevice[],
	others: readonly OtherHere[],
	now: number
): readonly KnownDevice[] {
	const byDevice = new Map(known.map((device) => [device.device, device]));
	let isNews = false;
	for (const other of others) {
		const before = byDevice.get(other.device);
		const heard = deviceHeard(other, before, now);
		if (before && isSame(before, heard) && now - before.seen < NOTED_EVERY) continue;
		byDevice.set(heard.device, heard);
		isNews = true;
	}
	return isNews ? [...byDevice.values()].sort((a, b) => b.seen - a.seen).slice(0, MOST) : known;
}

/** A page that has just begun does not know yet whose it is. */
const deviceHeard = (other: OtherHere, before: KnownDevice | undefined, seen: number): KnownDevice => ({
	...{ device: other.device, lock: other.lock, mayWrite: other.mayWrite, seen },
	member: other.member || (before?.member ?? ''),
	evening: other.evening || (before?.evening ?? '')
});

const isSame = (one: KnownDevice, other: KnownDevice): boolean =>
	(['member', 'evening', 'mayWrite', 'lock'] as const).every((field) => one[field] === other[field]);
