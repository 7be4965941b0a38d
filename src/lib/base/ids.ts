declare const kind: unique symbol;
type Id<K extends string> = string & { readonly [kind]: K };

export type MemberId = Id<'member'>;
export type EveningId = Id<'evening'>;
export type EntryId = Id<'entry'>;

/** Brands a text as an id of the wanted kind, unchecked. Ids are compared as text. */
export const asId = <T extends string>(text: string): T => text as T;

/** The order in which things were written: a later id is larger. */
export const earlierFirst = (a: { readonly id: string }, b: { readonly id: string }): number =>
	a.id < b.id ? -1 : 1;

/** The most characters of an id that is accepted from outside. */
export const ID_LENGTH = 64;

/** A device's own number: 62 random bits, chosen once. Every id made on the device ends with them. */
export type DeviceNumber = bigint;

// A time that begins with f lies past the year 9999, so only a forged file has one. Counting on from it could leave the 48 bits.
const UUID = /^[0-9a-e][0-9a-f]{7}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LAST_COUNTER = 0xfff;
const LAST_TIME = 0xefff_ffff_ff00;

/** Whether the text is an id in the form that `nextId` makes. */
export const isTimedId = (text: string): boolean => UUID.test(text);

/**
 * The next entry id: a UUIDv7 that is larger than `last`, whatever the clock says. 48 bits are the time in milliseconds,
 * 12 a counter, 62 the device's number. A clock that stands or goes back is answered by counting on from `last`.
 */
export function nextId(last: EntryId | null, now: number, device: DeviceNumber): EntryId {
	let time = Math.min(Math.max(0, Math.trunc(now)), LAST_TIME);
	let counter = 0;
	if (last !== null && isTimedId(last)) {
		const hex = last.replaceAll('-', '');
		const lastTime = Number.parseInt(hex.slice(0, 12), 16);
		if (lastTime >= time) {
			time = lastTime;
			counter = Number.parseInt(hex.slice(13, 16), 16) + 1;
		}
	}
	if (counter > LAST_COUNTER) {
		time += 1;
		counter = 0;
	}
	return asId(writeUuid(time, counter, device));
}

function writeUuid(time: number, counter: number, device: DeviceNumber): string {
	const head = time.toString(16).padStart(12, '0');
	const middle = `7${counter.toString(16).padStart(3, '0')}`;
	const tail = ((0b10n << 62n) | device).toString(16).padStart(16, '0');
	return `${head.slice(0, 8)}-${head.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** Makes a device's number out of eight random bytes. */
export function deviceNumber(random: Uint8Array): DeviceNumber {
	let bits = 0n;
	for (const byte of random.subarray(0, 8)) bits = (bits << 8n) | BigInt(byte);
	return bits & ((1n << 62n) - 1n);
}

/** Which device made an id: the id's last two groups, as text. Null if the id does not have the form of `nextId`. */
export const deviceOf = (id: string): string | null =>
	isTimedId(id) ? id.slice(id.length - DEVICE_DIGITS) : null;

/** The length of an id's last two groups and the dash between them: two bits of the form, then the device's 62. */
const DEVICE_DIGITS = 17;

/** When an id was made, in milliseconds by the clock of its device. Null if the id does not have the form of `nextId`. */
export const timeOf = (id: string): number | null =>
	isTimedId(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
