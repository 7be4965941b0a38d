import { getHeapStatistics } from 'node:v8';

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

/** What a relay lets a club have. It never knows what the bytes say. */
export const LIMITS = {
	/** Bytes of one sealed row, of one body, and of one page or stored piece. */
	row: 8 * KB,
	body: 256 * KB,
	page: 32 * KB,
	/** Bytes of a room, and its rows: each takes some more than its own bytes. */
	room: 64 * MB,
	rows: 1_000_000,
	/** Bytes of what says who is there. */
	presence: 2 * KB,
	/** Requests of one room, of one address, a minute: a whole history is 700 pages, and a hall full of phones has one address. */
	fromRoom: 12_000,
	fromAddress: 24_000,
	/** New rooms, and bytes stored, of one address an hour. */
	newRooms: 5000,
	bytes: 1024 * MB,
	/** Streams held open: to follow a room, for presence in a room, of one address, and of the whole process. */
	live: 400,
	present: 200,
	lines: 2000,
	allLines: 24_000,
	/** Bodies being received: in a room, from one address, and by the whole process. */
	write: 64,
	writes: 64,
	allWrites: 256,
	/** Milliseconds that a reader may take for a page, between two comments, and until a stream is ended; a long poll's wait. */
	patience: 10 * SECOND,
	beat: 15 * SECOND,
	lifetime: 600 * SECOND,
	poll: 20 * SECOND,
	/** Milliseconds after which the store is asked again, where other processes write into it too. */
	again: 20 * SECOND,
	/** Milliseconds that the event loop may lag, and bytes of heap, until requests are shed. */
	lag: SECOND,
	heap: getHeapStatistics().heap_size_limit * 0.85
};

export type Limits = Readonly<typeof LIMITS>;

/** Whose requests are counted together: an address, of IPv6 the net that a household has. Who has hung up has none any more. */
export function clientAddress(ip: string | undefined): string {
	const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
	if (!plain.includes(':')) return plain;
	const [front = '', back] = plain.split('::', 2);
	const groups = front ? front.split(':') : [];
	const behind = back ? back.split(':') : [];
	const left = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
	return [...groups, ...Array.from({ length: left }, () => '0'), ...behind]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':');
}
