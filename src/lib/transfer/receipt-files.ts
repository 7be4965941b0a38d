import { base64urlnopad } from '@scure/base';
import { unzipSync, zipSync } from 'fflate';
import { PICTURE_MOST } from '#lib/base/bytes.ts';
import { euro, toCents } from '#lib/base/money.ts';
import { oneLine } from '#lib/base/text.ts';
import type { BookingEntry } from '#lib/log/entry.ts';

// The photos of receipts as files: what each is called in the log, and all of a year in one file for whoever audits the Kasse.

/** A photo's name in the log, from its SHA-256: base64url without padding. */
export const pictureName = (sha256: Uint8Array): string => base64urlnopad.encode(sha256);

/** A photo with the booking that it belongs to. */
export interface ReceiptFile {
	readonly booking: Pick<BookingEntry, 'date' | 'purpose' | 'amount'>;
	readonly jpeg: Uint8Array<ArrayBuffer>;
}

/** So many characters of a purpose stand in a file's name. */
const PURPOSE = 60;
/** What one of the usual systems takes in no name, and what turns the direction of writing. */
const REFUSED = /[\s\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** "2026-03-04 Kasten Bier −18,40 €"; what no system takes in a name is left out. */
export const receiptFileName = ({ date, purpose, amount }: ReceiptFile['booking']): string =>
	[
		date,
		[...oneLine(purpose.replace(REFUSED, ' '))].slice(0, PURPOSE).join('').trim(),
		euro(toCents(amount), true).replace(/\s/g, ' ')
	]
		.filter((part) => part !== '')
		.join(' ');

/** One file with all of them, each under the name of its booking; what would be called the same is numbered. */
export function receiptsAsZip(files: readonly ReceiptFile[]): Uint8Array<ArrayBuffer> {
	const named: Record<string, Uint8Array> = {};
	/** Most systems take names for the same that differ in capitals alone. */
	const taken = new Set<string>();
	for (const { booking, jpeg } of files) {
		const name = receiptFileName(booking);
		let free = name;
		for (let nth = 2; taken.has(free.toLowerCase()); nth++) free = `${name} (${nth})`;
		taken.add(free.toLowerCase());
		named[`${free}.jpg`] = jpeg;
	}
	// They are packed already.
	return new Uint8Array(zipSync(named, { level: 0 }));
}

/** More files than this are looked at in no file: all of a club, and some more. */
const FILES_MOST = 600;

/** The photos in such a file, whatever they are called there; null if it is none. What is too large for a photo is not unpacked. */
export function picturesInZip(zip: Uint8Array): readonly Uint8Array<ArrayBuffer>[] | null {
	let seen = 0;
	try {
		const files = unzipSync(zip, {
			filter: ({ originalSize }) => originalSize <= PICTURE_MOST && ++seen <= FILES_MOST
		});
		return Object.values(files).map((file) => new Uint8Array(file));
	} catch {
		return null;
	}
}
