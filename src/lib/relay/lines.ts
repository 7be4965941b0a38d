import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Limits } from './limits.ts';

export type Kind = 'live' | 'present' | 'write';

/** A stream of events to one reader, who gets the next one when the last one was taken. */
export class EventLine {
	readonly begun = Date.now();
	isOpen = true;
	#isTaking = false;
	readonly #raw: ServerResponse;
	readonly #patience: number;
	readonly #ended: () => void;

	constructor(raw: ServerResponse, patience: number, ended: () => void) {
		this.#raw = raw;
		this.#patience = patience;
		this.#ended = ended;
		raw.once('close', () => this.gone());
		raw.on('error', () => {});
	}

	/** Resolves when the reader can take more: false if it can't, because it is gone or took too long. */
	async send(text: string): Promise<boolean> {
		if (!this.isOpen) return false;
		if (this.#raw.write(text)) return true;
		this.#isTaking = true;
		await new Promise<void>((resolve) => {
			const tooLong = setTimeout(() => this.#raw.destroy(), this.#patience);
			const done = (): void => {
				clearTimeout(tooLong);
				this.#raw.off('drain', done).off('close', done);
				// Not at once: a fast reader of much would leave no time for all others.
				setImmediate(resolve);
			};
			this.#raw.on('drain', done).on('close', done);
		});
		this.#isTaking = false;
		return this.isOpen;
	}

	/** Sends it only if nothing else is on its way. */
	offer(text: string): void {
		if (this.isOpen && !this.#isTaking) void this.send(text);
	}

	end(): void {
		if (this.isOpen) this.#raw.end();
	}

	gone(): void {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.#ended();
	}
}

/** All streams held open: how many, their comments, and their ends. */
export class Lines {
	readonly #limits: Limits;
	readonly #counts = new Map<string, number>();
	/** By the part of the beat in which each gets its comment. */
	readonly #open: readonly Set<EventLine>[];
	readonly #clock: NodeJS.Timeout;
	#turn = 0;

	constructor(limits: Limits) {
		this.#limits = limits;
		this.#open = Array.from({ length: 15 }, () => new Set<EventLine>());
		this.#clock = setInterval(() => this.#beat(), limits.beat / this.#open.length);
		this.#clock.unref();
	}

	count(kind: Kind): number {
		return this.#counts.get(kind) ?? 0;
	}

	/** Counts one more stream, or body; returns what counts it out again, to be called once, or null if there are too many. */
	admit(kind: Kind, room: string, address: string): (() => void) | null {
		const { allLines, lines, allWrites, writes } = this.#limits;
		const [all, from] = kind === 'write' ? [allWrites, writes] : [allLines, lines];
		const way = kind === 'write' ? 'write' : 'read';
		const bounds: readonly (readonly [string, number])[] = [
			[way, all],
			[`${kind} ${room}`, this.#limits[kind]],
			[`${way} from ${address}`, from],
			...(kind === 'write' ? [] : [[kind, all] as const])
		];
		if (bounds.some(([key, most]) => (this.#counts.get(key) ?? 0) >= most)) return null;
		for (const [key] of bounds) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
		return () => {
			for (const [key] of bounds) {
				const left = (this.#counts.get(key) ?? 0) - 1;
				if (left > 0) this.#counts.set(key, left);
				else this.#counts.delete(key);
			}
		};
	}

	/** Begins a stream of events as the answer; `ended` is called once, however it ends. */
	open(reply: FastifyReply, headers: Readonly<Record<string, string>>, ended: () => void): EventLine {
		const turns = this.#open[Math.floor(Math.random() * this.#open.length)] as Set<EventLine>;
		reply.hijack();
		// What comes and goes here is silent for longer than a question may be.
		reply.raw.socket?.setTimeout(0);
		const line = new EventLine(reply.raw, this.#limits.patience, () => {
			turns.delete(line);
			ended();
		});
		turns.add(line);
		reply.raw.writeHead(200, {
			...(reply.getHeaders() as Record<string, string>),
			'content-type': 'text/event-stream',
			'x-accel-buffering': 'no',
			...headers
		});
		// It may have gone while what it asked for was read.
		if (reply.raw.closed || reply.raw.socket?.destroyed) line.gone();
		return line;
	}

	/** Ends a plain answer that is not taken in time. */
	watch(raw: ServerResponse): void {
		const tooLong = setTimeout(() => raw.destroy(), this.#limits.patience);
		raw.once('close', () => clearTimeout(tooLong));
	}

	close(): void {
		clearInterval(this.#clock);
		for (const turns of this.#open) for (const line of turns) line.end();
	}

	#beat(): void {
		const oldest = Date.now() - this.#limits.lifetime;
		for (const line of this.#open[this.#turn] ?? []) {
			if (line.begun < oldest) line.end();
			else line.offer(': \n\n');
		}
		this.#turn = (this.#turn + 1) % this.#open.length;
	}
}
