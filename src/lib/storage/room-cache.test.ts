import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { freshName } from '../../../tests/support/stores.ts';
import { dropRoomCache, RoomCache } from './room-cache.ts';

const part = { document: new Uint8Array([1, 2]), stored: new Uint8Array([3]) };

describe('what is kept of a room', () => {
	it('is there at the next start, until it is forgotten', async () => {
		const name = freshName();
		const first = new RoomCache(name, 'room');
		expect(await first.read('room/w1')).toBeNull();
		await first.keep('room/w1', part);
		await first.keep('room/w2', part);
		await first.keep('room/w2', null);
		first.close();
		const again = new RoomCache(name, 'room');
		expect(await again.read('room/w1')).toEqual(part);
		expect(await again.read('room/w2')).toBeNull();
		await dropRoomCache(name);
		expect(await new RoomCache(name, 'room').read('room/w1')).toBeNull();
	});

	it('is nothing to another room', async () => {
		const name = freshName();
		const first = new RoomCache(name, 'room');
		await first.keep('room/w1', part);
		first.close();
		const other = new RoomCache(name, 'other');
		expect(await other.read('room/w1')).toBeNull();
		await other.keep('other/w1', part);
		expect(await other.read('other/w1')).toEqual(part);
	});
});
