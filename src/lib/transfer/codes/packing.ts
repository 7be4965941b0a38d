import { deflateSync, inflateSync } from 'fflate';
import { asId, isTimedId } from '#lib/base/ids.ts';
import { NumberReader, NumberWriter, unzigzag, zigzag } from '../packed-numbers.ts';
import { DICTIONARY } from './dictionary.ts';

// Entries as few bytes. Ids are most of a log and look like chance, so they are taken out of the text: the ids that our
// devices make are a time, a counter and the device's number, and rise from entry to entry; other UUIDs are sixteen bytes.
// What is left is the entries' JSON, which names ids by their place in these lists, and it is packed with words that are
// frequent in a log. Whatever is not ours stays as it is, unknown fields too.
//
// Version 1: the club's id; the devices' numbers; the timed ids (device, milliseconds since the one before, counter); the other
// UUIDs; minutes of the offset of most times; the packed JSON.

const VERSION = 1;

/** The most entries and the most bytes of text that are unpacked. */
const MOST_IDS = 200_000;
const MOST_BYTES = 8_000_000;

/** Entries of a club, of which only the place in a list is known. */
export interface Packed {
	readonly club: string;
	/** In no order; nobody has checked them yet. */
	readonly entries: readonly unknown[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Begins a text that stands for another one; a text that really begins so begins twice so. */
const MARK = '~';

interface Lists {
	readonly timed: readonly string[];
	readonly others: readonly string[];
	/** Minutes east of Greenwich, as most of the times are written. */
	readonly offset: number;
}

/** Packs entries of a club; `unpack` gives back the same ones in another order. */
export function pack(club: string, entries: readonly object[]): Uint8Array {
	const sorted = [...entries].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
	const texts = new Set<string>([club]);
	for (const entry of sorted) collect(entry, texts);
	const timed = [...texts].filter(isTimedId).sort();
	const others = [...texts].filter((text) => !isTimedId(text) && UUID.test(text));
	const lists: Lists = { timed, others, offset: commonOffset(sorted) };
	const short = new Shortening(lists);
	const json = JSON.stringify([short.text(club), ...sorted.map((entry) => short.entry(entry))]);
	const writer = new NumberWriter().whole(VERSION).signed(lists.offset);
	writeTimed(writer, timed);
	writer.whole(others.length);
	for (const other of others) writer.bytes(bytesOfUuid(other));
	const bytes = new TextEncoder().encode(json);
	return writer.bytes(deflateSync(bytes, { level: 9, mem: 8, dictionary: DICTIONARY })).done();
}

/** What `pack` packed; null for anything else. Never throws. */
export function unpack(packed: Uint8Array): Packed | null {
	try {
		return readPacked(new NumberReader(packed));
	} catch {
		return null;
	}
}

function readPacked(reader: NumberReader): Packed | null {
	if (reader.whole() !== VERSION) return null;
	const offset = reader.signed(24 * 60);
	const timed = readTimed(reader);
	const others = Array.from({ length: reader.whole(MOST_IDS) }, () => uuidOfBytes(reader.take(16)));
	if (!reader.intact) return null;
	const bytes = inflateSync(reader.rest(), { dictionary: DICTIONARY, out: new Uint8Array(MOST_BYTES) });
	if (bytes.length >= MOST_BYTES) return null;
	const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	if (!Array.isArray(content)) return null;
	const long = new Lengthening({ timed, others, offset });
	const [club, ...entries] = content as readonly unknown[];
	const named = long.value(club);
	if (typeof named !== 'string') return null;
	return { club: named, entries: entries.map((entry) => long.entry(entry)) };
}

const idOf = (entry: object): string => String((entry as { readonly id?: unknown }).id);
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** All texts of a value. */
function collect(value: unknown, texts: Set<string>): void {
	if (typeof value === 'string') texts.add(value);
	else if (typeof value === 'object' && value !== null)
		for (const [key, one] of Object.entries(value)) {
			texts.add(key);
			collect(one, texts);
		}
}

// The time of an entry is mostly the moment of its id, in whole seconds.

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

/** The offset of a time in minutes; null if it has another form. */
function offsetOf(at: unknown): number | null {
	if (typeof at !== 'string') return null;
	const [, offset] = AT.exec(at) ?? [];
	if (offset === undefined || offset === 'Z') return null;
	const minutes = 60 * Number(offset.slice(1, 3)) + Number(offset.slice(4));
	return offset.startsWith('-') ? -minutes : minutes;
}

function commonOffset(entries: readonly object[]): number {
	const counts = new Map<number, number>();
	for (const entry of entries) {
		const offset = offsetOf((entry as { readonly at?: unknown }).at);
		if (offset !== null) counts.set(offset, (counts.get(offset) ?? 0) + 1);
	}
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** A moment in whole seconds with this offset, as the log writes it. */
function atText(milliseconds: number, offset: number): string {
	const local = new Date(milliseconds + 60_000 * offset).toISOString().slice(0, 19);
	const minutes = Math.abs(offset);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
	return `${local}${offset < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Writes entries with short names for ids. */
class Shortening {
	readonly #names = new Map<string, string>();
	readonly #timed: ReadonlyMap<string, number>;
	readonly #offset: number;
	/** The place of the last entry's id; what is written of an entry comes before its own. */
	#last = -1;

	constructor({ timed, others, offset }: Lists) {
		for (const [i, id] of timed.entries()) this.#names.set(id, `${MARK}${i.toString(36)}`);
		for (const [i, id] of others.entries()) this.#names.set(id, `${MARK}${MARK}${i.toString(36)}`);
		this.#offset = offset;
		this.#timed = new Map(timed.map((id, i) => [id, i]));
	}

	/** A list: the steps from the id and the seconds from the time that were to be expected, then the other fields. */
	entry(entry: object): unknown {
		const { id, at, ...fields } = entry as Readonly<Record<string, unknown>>;
		const place = typeof id === 'string' ? this.#timed.get(id) : undefined;
		const written = this.#value(fields);
		if (place === undefined || typeof id !== 'string') return [this.#value(id), this.#value(at), written];
		const step = place - this.#last - 1;
		const isExpected = at === atText(timeOf(id), this.#offset);
		const time = isExpected ? 0 : this.#value(at);
		this.#last = place;
		// The commonest is the shortest.
		return isExpected && step === 0 ? written : [step, time, written];
	}

	#value(value: unknown): unknown {
		if (typeof value === 'string') return this.text(value);
		if (Array.isArray(value)) return value.map((one) => this.#value(one));
		if (!isFields(value)) return value;
		return Object.fromEntries(Object.entries(value).map(([key, one]) => [this.text(key), this.#value(one)]));
	}

	text(text: string): string {
		const name = this.#names.get(text);
		if (name !== undefined) {
			// Mostly the entry before.
			return this.#timed.get(text) === this.#last ? `${MARK}<` : name;
		}
		return text.startsWith(MARK) ? `${MARK}>${text}` : text;
	}
}

/** Reads what `Shortening` wrote. */
class Lengthening {
	readonly #lists: Lists;
	#last = -1;

	constructor(lists: Lists) {
		this.#lists = lists;
	}

	entry(entry: unknown): unknown {
		if (isFields(entry)) return this.#stepped(0, 0, entry);
		if (!Array.isArray(entry)) return entry;
		const [first, at, fields] = entry as readonly unknown[];
		if (typeof first === 'number') return this.#stepped(first, at, fields);
		const own = this.value(fields);
		return { id: this.value(first), at: this.value(at), ...(isFields(own) ? own : {}) };
	}

	#stepped(step: number, at: unknown, fields: unknown): unknown {
		const place = this.#last + 1 + step;
		const id = this.#found(this.#lists.timed, place);
		const own = this.value(fields);
		const time = at === 0 ? atText(timeOf(id), this.#lists.offset) : this.value(at);
		this.#last = place;
		return { id, at: time, ...(isFields(own) ? own : {}) };
	}

	value(value: unknown): unknown {
		if (typeof value === 'string') return this.#text(value);
		if (Array.isArray(value)) return value.map((one) => this.value(one));
		if (!isFields(value)) return value;
		const pairs = Object.entries(value).map(([key, one]) => [this.#text(key), this.value(one)] as const);
		return Object.fromEntries(pairs);
	}

	#text(text: string): string {
		if (!text.startsWith(MARK)) return text;
		if (text === `${MARK}<`) return this.#found(this.#lists.timed, this.#last);
		if (text.startsWith(`${MARK}>`)) return text.slice(2);
		if (text.startsWith(MARK + MARK))
			return this.#found(this.#lists.others, Number.parseInt(text.slice(2), 36));
		return this.#found(this.#lists.timed, Number.parseInt(text.slice(1), 36));
	}

	#found(list: readonly string[], place: number): string {
		const found = list[place];
		if (found === undefined) throw new Error('an id is missing');
		return found;
	}
}

// Timed ids: 48 bits of milliseconds, 12 of a counter, and the device's two groups.

const deviceGroups = (id: string): string => id.slice(19).replace('-', '');

function writeTimed(writer: NumberWriter, ids: readonly string[]): void {
	const devices = [...new Set(ids.map(deviceGroups))];
	writer.whole(devices.length);
	for (const device of devices) writer.bytes(bytesOfHex(device));
	writer.whole(ids.length);
	let last = 0;
	const times = ids.map(timeOf);
	const steps = times.map((time) => {
		const step = time - last;
		last = time;
		return step;
	});
	const counters = ids.map((id) => Number.parseInt(id.slice(15, 18), 16));
	// The device and whether there is a counter in one number, which is mostly zero.
	const kinds = ids.map((id, i) => 2 * devices.indexOf(deviceGroups(id)) + (counters[i] ? 1 : 0));
	writer.column(kinds);
	for (const step of steps) writer.whole(zigzag(step));
	for (const counter of counters) if (counter) writer.whole(counter);
}

function readTimed(reader: NumberReader): readonly string[] {
	const devices = Array.from({ length: reader.whole(MOST_IDS) }, () => hexOfBytes(reader.take(8)));
	const count = reader.whole(MOST_IDS);
	const kinds = reader.column(count, 2 * MOST_IDS);
	let time = 0;
	const times = kinds.map(() => (time += unzigzag(reader.whole())));
	return kinds.map((kind, i) => {
		const device = devices[kind >> 1];
		const counter = kind & 1 ? reader.whole(0xfff) : 0;
		if (device === undefined || !reader.intact) throw new Error('a device is missing');
		const head = (times[i] ?? 0).toString(16).padStart(12, '0');
		const middle = `7${counter.toString(16).padStart(3, '0')}`;
		return asId(`${head.slice(0, 8)}-${head.slice(8)}-${middle}-${device.slice(0, 4)}-${device.slice(4)}`);
	});
}

const bytesOfUuid = (uuid: string): Uint8Array => bytesOfHex(uuid.replaceAll('-', ''));

function uuidOfBytes(bytes: Uint8Array): string {
	const hex = hexOfBytes(bytes);
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const bytesOfHex = (hex: string): Uint8Array =>
	Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOfBytes = (bytes: Uint8Array): string =>
	[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
