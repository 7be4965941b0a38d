import type { FastifyReply } from 'fastify';
import { shortName } from './claims.ts';
import type { Metrics } from './metrics.ts';

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

export type RefusalWord = keyof typeof STATUS;

/** Lines a minute of one kind and room, and of one kind. */
const OF_ROOM = 3;
const OF_KIND = 60;
const MINUTE = 60_000;

/** Says no, in one word, and writes it down: never a full name, and never so often that it fills a disk. */
export class Refusals {
	readonly #log: (line: string) => void;
	readonly #metrics: Metrics;
	readonly #now: () => number;
	#counts = new Map<string, number>();
	/** How many of a kind were not written down. */
	readonly #left = new Map<string, number>();
	#since = 0;

	constructor(log: (line: string) => void, metrics: Metrics, now: () => number) {
		this.#log = log;
		this.#metrics = metrics;
		this.#now = now;
	}

	/** `wait` is in seconds, where it is known. */
	send(reply: FastifyReply, word: RefusalWord, room: string | null, wait?: number): FastifyReply {
		// What the protocol answers in everyday life is no event.
		if (word !== 'unknown-room' && word !== 'behind') this.note(`Abgewiesen: ${word}`, room);
		this.#metrics.refusals.inc({ word });
		if (word === 'too-many' || word === 'busy' || word === 'closing')
			// Not all at the same moment.
			reply.header('Retry-After', wait ?? 3 + Math.floor(Math.random() * 10));
		return reply.code(STATUS[word]).type('text/plain; charset=utf-8').send(`${word}\n`);
	}

	note(sentence: string, room: string | null): void {
		const now = this.#now();
		if (now - this.#since >= MINUTE) this.#begin(now);
		const line = room === null ? sentence : `${sentence} (${shortName(room)})`;
		if (this.#count(line) <= OF_ROOM && this.#count(`all ${sentence}`) <= OF_KIND) this.#log(line);
		else this.#left.set(sentence, (this.#left.get(sentence) ?? 0) + 1);
	}

	#begin(now: number): void {
		this.#since = now;
		this.#counts = new Map();
		for (const [sentence, count] of this.#left) this.#log(`${sentence}, noch ${count} Mal`);
		this.#left.clear();
	}

	#count(key: string): number {
		const count = (this.#counts.get(key) ?? 0) + 1;
		// Rooms can be invented: their number is bounded by that of lines.
		if (count > 1 || this.#counts.size < 10_000) this.#counts.set(key, count);
		return count;
	}
}
