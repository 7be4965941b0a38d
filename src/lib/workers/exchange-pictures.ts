import { picturesIn, picturesOf } from '#lib/kasse/receipts.ts';
import type { RoomKeys } from '#lib/live/keys.ts';
import type { RelayLine } from '#lib/live/line.ts';
import type { KeptRow, RoomPlace } from '#lib/live/memory.ts';
import { endPictures, fetchPicture } from '#lib/live/picture-rooms.ts';
import { PictureExchange, type WaitingPictures } from '#lib/live/pictures.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { CLUB } from '#lib/storage/database.ts';
import type { LogReader } from '#lib/storage/log-reader.ts';
import type { PictureShelf } from '#lib/storage/picture-shelf.ts';
import type { RoomCache } from '#lib/storage/room-cache.ts';

interface Around {
	readonly line: (keys: RoomKeys) => RelayLine;
	readonly reader: LogReader;
	readonly shelf: PictureShelf;
	/** Milliseconds since 1970, by the relay's clock where it is known. */
	readonly now: () => number;
	readonly say: (waiting: WaitingPictures) => void;
}

/** Brings the photos of receipts and the relay together, and goes on with every receipt and photo that comes. */
export function exchangePictures(
	key: string,
	keys: RoomKeys,
	cache: RoomCache<RoomPlace, KeptRow>,
	{ line, reader, shelf, now, say }: Around
): PictureExchange {
	const exchange = new PictureExchange({
		...{ key, keys, now, say, lineTo: line, pictures: shelf },
		// What came with the line is in the log before it is level, and may be told later.
		asked: async () => picturesIn(await reader.readGroup(CLUB), now()),
		notes: { read: () => cache.noted('pictures'), keep: (notes) => cache.note('pictures', notes) },
		chance: () => Math.random()
	});
	reader.watchClub('receipt', 'void').subscribe(() => exchange.look());
	shelf.follow(() => exchange.look());
	return exchange;
}

/**
 * Ends the rooms of a club's photos under a key that holds no more: whoever has it alone finds none of them there. What is not here
 * yet is fetched first, perhaps from a phone that comes no more. Fails where the line is cut.
 */
export async function leavePictures(
	former: string,
	line: (keys: RoomKeys) => RelayLine,
	entries: readonly AnyEntry[],
	shelf: Pick<PictureShelf, 'held' | 'keep'>
): Promise<void> {
	const held = await shelf.held();
	for (const name of picturesOf(standing(entries))) {
		const jpeg = held.has(name) ? null : await fetchPicture(former, line, name);
		const isKept = jpeg === null || (await shelf.keep(jpeg).catch(() => null)) !== null;
		// Where there is no room for it here, it had better stay.
		if (isKept) await endPictures(former, line, [name]);
	}
}
