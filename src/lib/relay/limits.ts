import { getHeapStatistics } from 'node:v8';

/** What a relay lets a club have. It never knows what the bytes say. */
export interface Limits {
	/** Bytes of one sealed row, of one body, and of one page or stored piece. */
	readonly row: number;
	readonly body: number;
	readonly page: number;
	/** Bytes of a room, and its rows: each takes some more than its own bytes. */
	readonly room: number;
	readonly rows: number;
	/** Bytes of what says who is there. */
	readonly presence: number;
	/** Requests of one room, of one address, a minute. */
	readonly fromRoom: number;
	readonly fromAddress: number;
	/** New rooms, and bytes stored, of one address an hour. */
	readonly newRooms: number;
	readonly bytes: number;
	/** Streams held open: to follow a room, for presence in a room, of one address, and of the whole process. */
	readonly live: number;
	readonly present: number;
	readonly lines: number;
	readonly allLines: number;
	/** Bodies being received: in a room, from one address, and by the whole process. */
	readonly write: number;
	readonly writes: number;
	readonly allWrites: number;
	/** Milliseconds that a reader may take for a page, between two comments, and until a stream is ended; a long poll's wait. */
	readonly patience: number;
	readonly beat: number;
	readonly lifetime: number;
	readonly poll: number;
	/** Milliseconds after which the store is asked again, where other processes write into it too. */
	readonly again: number;
	/** Milliseconds that the event loop may lag, and bytes of heap, until requests are shed. */
	readonly lag: number;
	readonly heap: number;
}

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

export const LIMITS: Limits = {
	row: 8 * KB,
	body: 256 * KB,
	page: 32 * KB,
	room: 64 * MB,
	rows: 1_000_000,
	presence: 2 * KB,
	// A whole history is 700 pages, and a hall full of phones has one address.
	fromRoom: 12_000,
	fromAddress: 24_000,
	newRooms: 5000,
	bytes: 1024 * MB,
	live: 400,
	present: 200,
	lines: 2000,
	allLines: 24_000,
	write: 64,
	writes: 64,
	allWrites: 256,
	patience: 10 * SECOND,
	beat: 15 * SECOND,
	lifetime: 600 * SECOND,
	poll: 20 * SECOND,
	again: 20 * SECOND,
	lag: SECOND,
	heap: getHeapStatistics().heap_size_limit * 0.85
};

/** What a refusal says, in one word, and its status. */
export const STATUS = {
	malformed: 400,
	'wrong-key': 403,
	'read-only': 403,
	'wrong-origin': 403,
	'unknown-room': 404,
	behind: 409,
	gone: 410,
	'too-large': 413,
	'too-many': 429,
	busy: 503,
	closing: 503,
	full: 507
} as const;

export type Word = keyof typeof STATUS;
