import { NOTHING_KEPT, Part } from './part.ts';
import type { RoomKeys } from './keys.ts';
import type { Line } from './line.ts';
import { DIRECTORY, LEFT, ONE } from './parts.ts';

/**
 * Says in a room that the club has another one now: whoever still has this one's key hears that he must be invited anew.
 * `said` is called once the relay has stored it, or if it does not know the key. Returns the end of it.
 */
export function leaveRoom(keys: RoomKeys, line: Line, said: () => void): () => void {
	let done = false;
	const tell = (): void => {
		if (done || !(directory.isStored(LEFT) || directory.why === 'wrong-key')) return;
		done = true;
		said();
	};
	const directory: Part = new Part(`${keys.room}/${DIRECTORY}`, {
		line,
		cache: NOTHING_KEPT,
		awareness: null,
		told: {
			level: () => {
				directory.put([[LEFT, ONE]]);
				tell();
			},
			came: tell,
			changed: tell,
			time: () => {}
		}
	});
	return () => directory.end();
}
