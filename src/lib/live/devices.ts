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
	for (const { device, lock, member = '', evening = '', mayWrite } of others) {
		const before = byDevice.get(device);
		// A page that has just begun does not know yet whose it is.
		const heard = {
			...{ device, lock, mayWrite, seen: now },
			member: member || (before?.member ?? ''),
			evening: evening || (before?.evening ?? '')
		};
		const isSame =
			before !== undefined &&
			(['member', 'evening', 'mayWrite', 'lock'] as const).every((field) => before[field] === heard[field]);
		if (isSame && now - before.seen < NOTED_EVERY) continue;
		byDevice.set(device, heard);
		isNews = true;
	}
	return isNews ? [...byDevice.values()].sort((a, b) => b.seen - a.seen).slice(0, MOST) : known;
}
