import { joinedBytes } from '#lib/base/bytes.ts';
import { pictureName } from '#lib/transfer/receipt-files.ts';
import { sha256 } from './bytes.ts';
import { keysFrom, type RoomKeys } from './keys.ts';
import { wordAgainst, type RelayLine } from './line.ts';
import { openPart } from './seal.ts';

// A picture of a receipt has a room of its own at the relay: whoever deletes it ends that room. One that is wanted again after its
// room was ended gets the next room of its name.

export type LineTo = (keys: RoomKeys) => RelayLine;

/** Rows of a picture, and some more: whoever may write could put a whole room there. */
const ROWS_MOST = 32;
/** So often a picture may be struck for good and laid to a booking again. */
const ROOMS_MOST = 5;

const roomName = (name: string, nth: number): string => (nth === 1 ? name : `${name} ${nth}`);

/** Ends all rooms of these pictures, with a key that may write. Fails where the line is cut. */
export async function endPictures(key: string, lineTo: LineTo, names: Iterable<string>): Promise<void> {
	for (const name of names)
		for (let nth = 1; nth <= ROOMS_MOST; nth++) {
			const keys = await keysFrom(key, roomName(name, nth));
			if (!keys) return;
			const word = await wordAgainst(lineTo(keys).remove());
			// Behind one that never was there is none.
			if (word === 'unknown-room') break;
		}
}

/**
 * Asks the relay for the room of a picture that was not ended; its keys, or null where there is none. Whoever puts one makes
 * it. Fails where the line is cut.
 */
export async function askPicture(
	key: string,
	lineTo: LineTo,
	name: string,
	use: (line: RelayLine, keys: RoomKeys) => Promise<void>
): Promise<RoomKeys | null> {
	for (let nth = 1; nth <= ROOMS_MOST; nth++) {
		const keys = await keysFrom(key, roomName(name, nth));
		if (!keys) return null;
		const word = await wordAgainst(use(lineTo(keys), keys));
		if (word === null) return keys;
		if (word === 'unknown-room') return null;
	}
	return null;
}

/** Fetches a picture; null where the relay does not have it, or not what the log says. Fails where the line is cut. */
export async function fetchPicture(
	key: string,
	lineTo: LineTo,
	name: string
): Promise<Uint8Array<ArrayBuffer> | null> {
	const rows: Uint8Array<ArrayBuffer>[] = [];
	const keys = await askPicture(key, lineTo, name, async (line) => {
		let at = '-1';
		for (let isTail = false; !isTail && rows.length <= ROWS_MOST;) {
			const page = await line.page(at);
			rows.push(...page.rows);
			({ next: at, isTail } = page);
		}
	});
	if (!keys) return null;
	const parts = await Promise.all(rows.map((row) => openPart(keys, row))).catch(() => []);
	const jpeg = joinedBytes(parts);
	// Somebody who may write could have put something else there.
	return pictureName(await sha256(jpeg)) === name ? jpeg : null;
}
