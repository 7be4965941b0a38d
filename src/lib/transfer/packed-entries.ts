import { isTimedId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { isMoment } from '#lib/log/schema-fields.ts';
import { checkDepth } from './envelope.ts';
import { mapTexts, References, type Json } from './references.ts';
import { squeeze, unsqueeze } from './squeeze.ts';

// Entries in as few bytes as they need: each a line of JSON "[id, at, kind, the other fields]". An id that a device made (its
// time, a counter, the device's number, see base/ids.ts) is written as the milliseconds since the one before, then, where they
// are not 0, the counter and which device it was; `at` as its seconds from the id's time and, where it changed, the zone. Ids
// within fields are references. What follows no such form stands as it is: everything comes back as it was.

/** Most bytes that entries may unpack to. */
const MOST_BYTES = 2_000_000;

const WORDS = new TextEncoder().encode(
	[
		'"replaces":"note":"target":["void",["passed",["seats",["member",["championship",["confirm",["tick",["draw",["close",',
		'"evening","date":"20","occasion":"meisterschaft","rulebook":"schafkopfschule"weitnau"allgaeu","seats":["dealer":',
		'"championship":"partie":"table":1,"incident":"vergeben""outOfTurn":true"durchmarsch":"hinleger":"losers":["spritzen":[',
		'"tricks":{"augen":{"contract":"bettel""contract":"mungo","contract":"sie""contract":"wenz""schwarz":true,"schneider":true,',
		'"tout":true,"contract":"solo","suit":"eichel","suit":"laub","suit":"schell","suit":"herz","schuss":2,"schuss":1,"laufende":3,',
		'"laufende":4,"won":true,"won":false,"deckel":[],"confirm",{"evening":"~"},0,"game",{"evening":"~1","game":{"contract":',
		'"rufspiel","declarer":"~2","partner":"~3","augen":'
	].join('')
);

/** Times and zone of the entry before, from which the next one's are counted; devices in the order of their first id. */
interface Counting {
	time: number;
	zone: number;
	readonly devices: string[];
}

const start = (devices: readonly string[] = []): Counting => ({ time: 0, zone: 0, devices: [...devices] });

export function packEntries(club: string, entries: readonly AnyEntry[]): Uint8Array {
	const counting = start();
	const references = new References(entries.map(({ id }) => id));
	const lines = entries.map(({ id, at, kind, ...fields }) => {
		const written = writeId(id, counting);
		const moment = writeMoment(at, counting);
		return [written, moment, kind, mapTexts(fields as Json, (text) => references.write(text))];
	});
	const head = [club, counting.devices, references.others];
	const text = [head, ...lines].map((line) => JSON.stringify(line)).join('\n');
	return squeeze(new TextEncoder().encode(text), WORDS);
}

/** What `packEntries` packed, unchecked as yet; null for anything else. Never throws. */
export function unpackEntries(packed: Uint8Array): { club: unknown; entries: readonly unknown[] } | null {
	const bytes = unsqueeze(packed, WORDS, MOST_BYTES);
	const text = bytes && new TextDecoder().decode(bytes);
	if (text === null || !checkDepth(text)) return null;
	const [head, ...lines] = text.split('\n').map(parsed);
	if (!Array.isArray(head) || !lines.every((line) => Array.isArray(line))) return null;
	const [club, devices, others] = head as readonly unknown[];
	if (!isTexts(devices) || !isTexts(others)) return null;

	const counting = start(devices);
	const heads = lines.map(([id, at]) => ({ id: readId(id, counting), at: readMoment(at, counting) }));
	const ids = heads.map(({ id }) => (typeof id === 'string' ? id : ''));
	const references = new References(ids, others);
	const entries = lines.map(([, , kind, fields], i) => {
		const read = mapTexts(fields as Json, (text) => references.read(text));
		return { ...heads[i], kind: kind as unknown, ...(read as object) };
	});
	return { club, entries };
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}

const isTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.every((text) => typeof text === 'string');
const numbersIn = (value: unknown): readonly number[] | null =>
	Array.isArray(value) && value.every((number) => Number.isSafeInteger(number)) ? (value as number[]) : null;

const DEVICE_AT = 19;

function writeId(id: string, counting: Counting): Json {
	if (!isTimedId(id)) return id;
	const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
	const counter = Number.parseInt(id.slice(15, 18), 16);
	const tail = id.slice(DEVICE_AT);
	if (!counting.devices.includes(tail)) counting.devices.push(tail);
	const step = time - counting.time;
	counting.time = time;
	return trimmed([step, counter, counting.devices.indexOf(tail)]);
}

function readId(written: unknown, counting: Counting): unknown {
	const numbers = numbersIn(written);
	if (!numbers) return written;
	const [step = 0, counter = 0, device = 0] = numbers;
	counting.time += step;
	const time = counting.time.toString(16).padStart(12, '0');
	const count = counter.toString(16).padStart(3, '0');
	return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${counting.devices[device] ?? ''}`;
}

/** The moment as its seconds from the id before it, and its zone in minutes where that is another than before. */
function writeMoment(at: string, counting: Counting): Json {
	const parts = isMoment(at) && /^.{19}([+-])(\d\d):(\d\d)$/.exec(at);
	if (!parts) return at;
	const zone = (parts[1] === '-' ? -1 : 1) * (60 * Number(parts[2]) + Number(parts[3]));
	const seconds = Math.floor(Date.parse(at) / 1000) - Math.floor(counting.time / 1000);
	if (momentOf(seconds, zone, counting.time) !== at) return at;
	const written = zone === counting.zone ? seconds : [seconds, zone];
	counting.zone = zone;
	return written;
}

function readMoment(written: unknown, counting: Counting): unknown {
	const [seconds, zone = counting.zone] = numbersIn([written].flat()) ?? [];
	if (seconds === undefined) return written;
	counting.zone = zone;
	return momentOf(seconds, zone, counting.time);
}

/** "2026-11-20T19:30:00+01:00"; null where there is no such moment. */
function momentOf(seconds: number, zone: number, time: number): string | null {
	const local = new Date((Math.floor(time / 1000) + seconds + 60 * zone) * 1000);
	if (Number.isNaN(local.getTime())) return null;
	const two = (number: number): string => String(number).padStart(2, '0');
	const ahead = Math.abs(zone);
	const offset = `${zone < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
	return local.toISOString().slice(0, 19) + offset;
}

/** Without the zeros at its end; the first number stays. */
function trimmed(numbers: readonly number[]): readonly number[] {
	const last = numbers.findLastIndex((number) => number !== 0);
	return numbers.slice(0, Math.max(1, last + 1));
}
