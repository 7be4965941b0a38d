import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { freshName } from '../../../tests/support/stores.ts';
import { dropRoomCache, RoomCache } from './room-cache.ts';

interface Place {
	readonly at: string;
}
interface Row {
	readonly address: string;
	readonly id: string;
}

const NOWHERE: Place = { at: '-1' };
const open = (name: string, room = 'room'): RoomCache<Place, Row> => new RoomCache(name, room, NOWHERE);
const [one, two] = [
	{ address: 'a', id: '1' },
	{ address: 'b', id: '2' }
] as const;

describe('what is kept of a room', () => {
	it('is there at the next start, until it is forgotten', async () => {
		const name = freshName();
		const first = open(name);
		expect(await first.read()).toEqual({ place: NOWHERE, rows: [] });
		await first.keep({ at: '5' }, [one, two]);
		await first.keep({ at: '7' }, [{ ...one, id: '3' }]);
		await first.keep({ at: '8' }, []);
		first.close();
		const again = open(name);
		expect(await again.read()).toEqual({ place: { at: '8' }, rows: [{ ...one, id: '3' }, two] });
		await dropRoomCache(name);
		expect(await open(name).read()).toEqual({ place: NOWHERE, rows: [] });
	});

	it('is nothing to another room', async () => {
		const name = freshName();
		const first = open(name);
		await first.keep({ at: '5' }, [one]);
		first.close();
		const other = open(name, 'other');
		expect(await other.read()).toEqual({ place: NOWHERE, rows: [] });
		await other.keep({ at: '2' }, [two]);
		expect(await other.read()).toEqual({ place: { at: '2' }, rows: [two] });
	});

	it('of an older version is thrown away', async () => {
		const name = freshName();
		await new Promise<void>((resolve) => {
			const request = indexedDB.open(`${name}-relay`, 1);
			request.onupgradeneeded = () => void request.result.createObjectStore('parts').put('old', 'room/w1');
			request.onsuccess = () => {
				request.result.close();
				resolve();
			};
		});
		const cache = open(name);
		expect(await cache.read()).toEqual({ place: NOWHERE, rows: [] });
		await cache.keep({ at: '2' }, [two]);
		expect(await cache.read()).toEqual({ place: { at: '2' }, rows: [two] });
	});
});
