import { isTimedId, timeOf } from '#lib/base/ids.ts';
import type { NumberReader, NumberWriter } from './packed-numbers.ts';

// Ids of the form that `nextId` makes, as numbers: which device made it, and how its time and its counter differ from the id
// before. A device stands there once, with its eight bytes.

/** The most ids that a code names; more than a club has in a lifetime. */
const MOST = 200_000;
const COUNTERS = 0x1000;

const tailOf = (id: string): string => id.slice(19);
const counterOf = (id: string): number => Number.parseInt(id.slice(15, 18), 16);

/** The ids of entries, and those that are met in their texts. */
export class IdTable {
	readonly #own: readonly string[];
	readonly #placeOf: ReadonlyMap<string, number>;
	readonly #named = new Map<string, number>();

	/** `own`: the entries' own ids, in their order. */
	constructor(own: readonly string[]) {
		this.#own = own;
		this.#placeOf = new Map(own.map((id, i) => [id, i]));
	}

	/** A text of the entry at this place, with an id in few letters. */
	shorten(text: string, place: number): string {
		if (!isTimedId(text)) return /^[~^=]/.test(text) ? `=${text}` : text;
		const there = this.#placeOf.get(text);
		if (there !== undefined) return `~${place - there}`;
		const number = this.#named.get(text) ?? this.#named.size;
		this.#named.set(text, number);
		return `^${number}`;
	}

	write(writer: NumberWriter): NumberWriter {
		const all = [...this.#own, ...this.#named.keys()];
		const devices = [...new Set(all.map(tailOf))];
		writer.whole(this.#own.length).whole(this.#named.size).whole(devices.length);
		for (const device of devices) writer.bytes(bytesOf(device));
		let before = 0;
		for (const id of all) {
			const time = timeOf(id) ?? 0;
			writer.signed(time - before);
			writer.whole(counterOf(id) * devices.length + devices.indexOf(tailOf(id)));
			before = time;
		}
		return writer;
	}
}

/** The ids that an `IdTable` wrote. */
export interface ReadIds {
	readonly own: readonly string[];
	/** What `shorten` made short; null for what it can't have made. */
	lengthen(text: string, place: number): string | null;
}

export function readIds(reader: NumberReader): ReadIds | null {
	const [own, named, devices] = [reader.whole(MOST), reader.whole(MOST), reader.whole(MOST)];
	// Every id takes two bytes or more, a device eight.
	if (!reader.intact || 2 * (own + named) + 8 * devices > reader.rest().length) return null;
	const tails = Array.from({ length: devices }, () => textOf(reader.take(8)));
	const ids: string[] = [];
	let time = 0;
	for (let i = 0; i < own + named; i++) {
		time += reader.signed();
		const rest = reader.whole(devices * COUNTERS);
		const id = idOf(time, Math.floor(rest / devices), tails[rest % devices] ?? '');
		if (!reader.intact || !isTimedId(id)) return null;
		ids.push(id);
	}
	const lengthen = (text: string, place: number): string | null => {
		if (text.startsWith('=')) return text.slice(1);
		if (text.startsWith('~')) {
			const there = place - Number(text.slice(1));
			return (there < own ? ids[there] : undefined) ?? null;
		}
		if (text.startsWith('^')) return ids[own + Number(text.slice(1))] ?? null;
		return text;
	};
	return { own: ids.slice(0, own), lengthen };
}

function idOf(time: number, counter: number, tail: string): string {
	const head = time.toString(16).padStart(12, '0');
	return `${head.slice(0, 8)}-${head.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail}`;
}

const bytesOf = (tail: string): Uint8Array =>
	Uint8Array.from(tail.replace('-', '').match(/../g) ?? [], (two) => Number.parseInt(two, 16));

function textOf(bytes: Uint8Array): string {
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
