import { randomBytes } from 'node:crypto';
import { decodeStateVector, Doc } from 'yjs';
import { openLine, type Line } from '#lib/live/line.ts';
import { newRoom } from '../support/relay-clients.ts';
import type { Clock } from './clock.ts';

/** Bytes of an entry, sealed. */
const ENTRY = 350;
const sealed = (): Uint8Array => new Uint8Array(randomBytes(ENTRY));
/** A week that they all write in; earlier ones stand behind it. */
const WEEK = 2960;

/** What a club has when it begins to play. */
export interface Before {
	/** Weeks that it played in, and entries of each. */
	readonly weeks: number;
	readonly entries: number;
}

export interface Room {
	/** One of the phones writes an entry, each in its turn. */
	write(): void;
	end(): void;
}

/** Lets phones into a room of their own, one after the other. Resolves when all hold the same as the relay. */
export async function joinRoom(url: string, phones: number, before: Before, clock: Clock): Promise<Room> {
	const { room, writer } = newRoom();
	const joined: Phone[] = [];
	for (let i = 0; i < phones; i++) {
		const phone = new Phone(url, room, writer, clock);
		joined.push(phone);
		if (i === 0) phone.fill(before);
		await phone.attach(before.weeks);
	}
	let next = 0;
	return {
		write: () => joined[next++ % phones]?.write(`${room.slice(0, 8)} ${next}`),
		end: () => joined.forEach((phone) => phone.end())
	};
}

/** As a phone is to the relay: the app's own line, with the directory and the weeks of a season on it. */
class Phone {
	readonly #weeks = new Map<string, Doc>();
	readonly #line: Line;
	readonly #room: string;
	readonly #clock: Clock;
	/** What this phone wrote in the week that is played in, oldest first, and how much of it is stored. */
	readonly #own: string[] = [];
	#stored = 0;

	constructor(url: string, room: string, token: string, clock: Clock) {
		this.#room = room;
		this.#clock = clock;
		this.#line = openLine(url, token, () => {});
	}

	fill({ weeks, entries }: Before): void {
		for (let week = 0; week < weeks; week++) {
			const document = this.#week(week);
			const map = document.getMap('entries');
			document.transact(() => {
				for (let i = 0; i < entries; i++) map.set(randomBytes(12).toString('base64url'), sealed());
			});
			if (week === 0) this.#own.push(...map.keys());
		}
	}

	async attach(weeks: number): Promise<void> {
		const parts = Array.from({ length: weeks }, (_, week) =>
			this.#attach(`w${WEEK - week}`, this.#week(week))
		);
		await Promise.all([this.#attach('parts', new Doc()), ...parts]);
		this.#now.getMap('entries').observe(({ keysChanged, transaction: { local } }) => {
			for (const key of keysChanged as Set<string>)
				if (local) this.#own.push(key);
				else this.#clock.took(this.#clock.handed, key);
		});
	}

	write(key: string): void {
		this.#clock.write(key);
		this.#now.getMap('entries').set(key, sealed());
	}

	end(): void {
		this.#line.close();
	}

	get #now(): Doc {
		return this.#week(0);
	}

	#week(number: number): Doc {
		const name = `w${WEEK - number}`;
		const document = this.#weeks.get(name) ?? new Doc();
		this.#weeks.set(name, document);
		return document;
	}

	#attach(part: string, document: Doc): Promise<void> {
		return new Promise((resolve, reject) => {
			this.#line.attach(`${this.#room}/${part}`, document, null, {
				level: resolve,
				cut: () => {},
				told: (text) => document === this.#now && this.#hear(text),
				refused: (why) => reject(new Error(why))
			});
		});
	}

	/** The relay says how far of each writer it has stored; each entry counts one. */
	#hear(text: string): void {
		if (!text.startsWith('stored ')) return;
		const vector = decodeStateVector(Buffer.from(text.slice(7), 'base64url'));
		const until = vector.get(this.#now.clientID) ?? 0;
		for (; this.#stored < until; this.#stored++)
			this.#clock.took(this.#clock.stored, this.#own[this.#stored] ?? '');
	}
}
