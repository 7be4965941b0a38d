import { getHeapStatistics } from 'node:v8';

/** What a relay lets a club have. It never knows what the bytes say. */
export interface Limits {
	/** Bytes of one entry, sealed. */
	readonly value: number;
	/** Characters of a key. */
	readonly key: number;
	/** Bytes of one document, and of all documents of a room. */
	readonly document: number;
	readonly room: number;
	/** Bytes of all rooms that somebody is in: in memory they take five times as much. */
	readonly memory: number;
	/** Bytes of one message, and of what says who is there. */
	readonly message: number;
	readonly awareness: number;
	/** Messages and bytes a second from one connection, on the average of ten seconds. */
	readonly messages: number;
	readonly bytes: number;
	/** Connections of one room, of one address, and of the whole process. */
	readonly inRoom: number;
	readonly fromAddress: number;
	readonly connections: number;
	/** New rooms an hour. */
	readonly newRooms: number;
}

const KB = 1024;
const MB = 1024 * KB;

export const LIMITS: Limits = {
	value: 8 * KB,
	key: 64,
	document: MB,
	room: 64 * MB,
	// Node takes half of a small machine for what this is a fifth of.
	memory: getHeapStatistics().heap_size_limit / 5,
	message: 2 * MB,
	awareness: 2 * KB,
	messages: 300,
	bytes: 2 * MB,
	inRoom: 200,
	fromAddress: 1000,
	connections: 10_000,
	newRooms: 1000
};

/** Why the relay will not have something, in the one word that a client is told. */
export type Reason =
	| 'unknown-room'
	| 'wrong-key'
	| 'read-only'
	| 'too-large'
	| 'too-many'
	| 'removed'
	| 'malformed'
	| 'full'
	| 'closing';
