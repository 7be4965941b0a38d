import { afterEach, describe, expect, it, vi } from 'vitest';
import { asId, nextId } from '#lib/base/ids.ts';
import { hashOf } from '#lib/log/entry-json.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { MemoryLog } from '../../../tests/support/memory-log.ts';
import type { HubLine } from '../../../tests/support/relay-hub.ts';
import { RelayHub } from '../../../tests/support/relay-hub.ts';
import { RoomNotes } from '../../../tests/support/room-notes.ts';
import { Bridge } from './bridge.ts';
import type { BridgeState } from './status.ts';
import { rowAddress } from './bytes.ts';
import { keysFrom, newKey, readKeyOf, type RoomKeys } from './keys.ts';
import { leaveRoom } from './leave-room.ts';
import { RelayRefusal } from './line.ts';
import { sealEntry } from './seal.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const MARCH = Date.UTC(2026, 2, 6, 19);
const WEEK = 7 * 24 * 3_600_000;
const EVENING = asId<never>('evening-1');
const FOUR = ['anna', 'berti', 'clemens', 'dora'].map((name) => asId<never>(name));

const ended: (() => void)[] = [];
afterEach(() => {
	for (const end of ended.splice(0)) end();
	vi.useRealTimers();
});

interface Phone {
	readonly log: MemoryLog;
	readonly line: HubLine;
	readonly bridge: Bridge;
	state: BridgeState | null;
	end(): void;
}

function join(
	hub: RelayHub,
	keys: RoomKeys,
	log: MemoryLog,
	memory = new RoomNotes(),
	line = hub.line(keys.canWrite)
): Phone {
	const bridge = new Bridge({
		...{ keys, log, line, memory },
		device: { device: `device ${log.device}`, lock: '' },
		now: () => Date.now(),
		chance: () => 0.5,
		say: (state) => (phone.state = state),
		healWithin: 20
	});
	const phone: Phone = { log, line, bridge, state: null, end: () => bridge.end() };
	ended.push(phone.end);
	return phone;
}

const key = newKey();
const keysOf = async (text: string): Promise<RoomKeys> => {
	const keys = await keysFrom(text);
	if (!keys) throw new Error('no keys');
	return keys;
};
const writer = await keysOf(key);
const reader = await keysOf(await readKeyOf(key));

/** A club with an evening of four, opened a week before its last game. */
function writtenClub(log: MemoryLog): void {
	FOUR.forEach((member, i) => log.write(MARCH + i, { kind: 'member', member, name: member }));
	const opening = {
		evening: EVENING,
		occasion: 'abend',
		date: '2026-03-06',
		rulebook: 'allgaeu',
		seats: FOUR
	};
	log.write(MARCH + 10, { kind: 'evening', ...opening, rates: { kind: 'book' }, dealer: FOUR[0] });
	pass(log, MARCH + WEEK);
}

const pass = (log: MemoryLog, time: number): AnyEntry =>
	log.write(time, { kind: 'passed', evening: EVENING });

const sameOn = async (...phones: readonly Phone[]): Promise<void> => {
	for (const { log } of phones.slice(1))
		await eventually(() => expect(log.texts).toEqual(phones[0]?.log.texts));
};

/** Until nothing waits there any more; what was said before does not count. */
function handedOn(phone: Phone): Promise<void> {
	phone.state = null;
	phone.log.put();
	return eventually(() => expect(phone.state).toMatchObject({ level: true, waiting: { count: 0 } }));
}

/** A phone that has handed a club on to a relay, where nobody else is. */
async function clubHandedOn(): Promise<{ readonly hub: RelayHub; readonly one: Phone }> {
	const hub = new RelayHub();
	const one = join(hub, writer, new MemoryLog(1n));
	writtenClub(one.log);
	await handedOn(one);
	return { hub, one };
}

/** Another phone comes there, and what it says of itself fails with this. */
async function unheard(hub: RelayHub, error: Error) {
	const line = hub.line();
	const said = vi.spyOn(line, 'say').mockRejectedValue(error);
	join(hub, writer, new MemoryLog(2n), new RoomNotes(), line);
	await eventually(() => expect(said).toHaveBeenCalled());
	return { line, said };
}

/** A line that was cut stands again. */
function mend(phone: Phone): void {
	phone.line.isDown = false;
	phone.bridge.wake();
}

/** As long as an answer over a network takes, at least. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

function cut(phone: Phone): void {
	phone.line.isDown = true;
	phone.line.cut();
}

const sealed = async (entry: AnyEntry, keys = writer): Promise<Uint8Array<ArrayBuffer>> => {
	const row = await sealEntry(keys, entry);
	if (!row) throw new Error('too large');
	return row;
};

describe('two phones at a relay', () => {
	it('have all that either wrote, before and while both are there', async () => {
		const { hub, one } = await clubHandedOn();
		expect(one.state?.shared).toBe(false);
		const two = join(hub, writer, new MemoryLog(2n));
		await sameOn(one, two);
		expect(two.log.ids).toHaveLength(6);
		await eventually(() => expect([one.state?.shared, two.state?.shared]).toEqual([true, true]));
		pass(two.log, MARCH + WEEK + 5);
		pass(one.log, MARCH + WEEK + 6);
		await eventually(() => expect(one.log.ids).toHaveLength(8));
		await sameOn(one, two);
		await handedOn(one);
		await handedOn(two);
		expect(hub.rows).toHaveLength(8);
		await eventually(() => expect([one.state?.shared, two.state?.shared]).toEqual([true, true]));
	});

	it('hear how far the other one is while what is remembered is still being read', async () => {
		const { hub, one } = await clubHandedOn();
		await eventually(() => expect(one.log.ids).toHaveLength(6));
		const notes = new RoomNotes();
		vi.spyOn(notes, 'read').mockImplementation(async () => {
			const remembered = { place: notes.place, rows: [] };
			// Longer than the other one needs to say it.
			await new Promise((resolve) => setTimeout(resolve, 200));
			return remembered;
		});
		const log = new MemoryLog(2n);
		log.put(...(await one.log.around()));
		const two = join(hub, writer, log, notes);
		await eventually(() => expect(two.state).toMatchObject({ level: true, shared: true }));
	});

	it('say again how far they are where the relay did not hear it', async () => {
		const { hub, one } = await clubHandedOn();
		const { said } = await unheard(hub, new Error('cut'));
		expect(one.state?.shared).toBe(false);
		said.mockRestore();
		await eventually(() => expect(one.state?.shared).toBe(true));
	});

	it('say no day to come since when an entry waits: after an id from a clock ahead every one is ahead', async () => {
		const { one } = await clubHandedOn();
		one.line.isDown = true;
		one.line.cut();
		pass(one.log, Date.now() + WEEK);
		await eventually(() => expect(one.state?.waiting).toEqual({ count: 1, since: null }));
	});

	it('say with a new line how far they are, however long the last one was not heard', async () => {
		const { hub, one } = await clubHandedOn();
		const { line, said } = await unheard(hub, new RelayRefusal('slow', 60_000));
		said.mockRestore();
		line.cut();
		await eventually(() => expect(one.state?.shared).toBe(true));
	});

	it('wait for each other over a cut line, and lose nothing', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new MemoryLog(1n)), join(hub, writer, new MemoryLog(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		await handedOn(one);
		cut(one);
		const alone = pass(one.log, MARCH + WEEK + 5);
		pass(two.log, MARCH + WEEK + 6);
		await eventually(() =>
			expect(one.state).toMatchObject({
				level: false,
				connected: false,
				waiting: { count: 1, since: MARCH + WEEK + 5 }
			})
		);
		expect(two.log.all.has(alone.id)).toBe(false);
		mend(one);
		await sameOn(one, two);
		expect(one.log.ids).toHaveLength(8);
		await handedOn(one);
	});

	it('reads a whole club over a line that is cut after every page, without ever longer pauses', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new MemoryLog(1n));
		writtenClub(one.log);
		for (let i = 0; i < 1800; i++) pass(one.log, MARCH + WEEK + 1 + i);
		await handedOn(one);
		one.end();
		const line = hub.line();
		const { page } = line;
		let pages = 0;
		line.page = (from) => (++pages % 2 === 0 ? Promise.reject(new Error('cut')) : page.call(line, from));
		await sameOn(one, join(hub, writer, new MemoryLog(2n), new RoomNotes(), line));
		expect(pages).toBeGreaterThan(10);
	});

	it('who both write at once push nothing twice', async () => {
		const hub = new RelayHub();
		const phones = [1n, 2n, 3n].map((device) => join(hub, writer, new MemoryLog(device)));
		const [first] = phones as [Phone, Phone, Phone];
		writtenClub(first.log);
		await sameOn(...phones);
		for (let i = 0; i < 20; i++) for (const { log } of phones) pass(log, MARCH + WEEK + 10 * (i + 1));
		await eventually(() => expect(first.log.ids).toHaveLength(66));
		await sameOn(...phones);
		for (const phone of phones) await handedOn(phone);
		expect(hub.rows).toHaveLength(66);
	});

	it('say of an entry that is too large for the relay, and let nothing wait for it', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new MemoryLog(1n)), join(hub, writer, new MemoryLog(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		// Letters by chance: what repeats would be packed small.
		const name = Array.from({ length: 9000 }, (_, i) =>
			String.fromCharCode(65 + (hashOf(`letter ${i}`) % 2000))
		).join('');
		const large = one.log.write(MARCH + WEEK + 5, { kind: 'member', member: 'emil', name });
		const next = pass(one.log, MARCH + WEEK + 6);
		await eventually(() => expect(two.log.all.has(next.id)).toBe(true));
		await eventually(() => expect(one.state).toMatchObject({ waiting: { count: 0 }, tooLarge: 1 }));
		expect(two.log.all.has(large.id)).toBe(false);
	});

	it('hear who gave the club another room and when, and hand nothing on there any more', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new MemoryLog(1n)), join(hub, reader, new MemoryLog(2n))];
		const notes = new RoomNotes();
		writtenClub(one.log);
		await sameOn(one, two);
		const leave = { by: 'Anna', at: MARCH };
		expect(await leaveRoom(writer, hub.line(), leave)).toEqual([]);
		for (const phone of [one, two]) await eventually(() => expect(phone.state?.left).toEqual(leave));
		const alone = pass(one.log, MARCH + WEEK + 5);
		await eventually(() => expect(one.state?.waiting.count).toBe(1));
		const late = join(hub, writer, new MemoryLog(3n), notes);
		await eventually(() => expect(late.state?.left).toEqual(leave));
		expect(late.log.all.has(alone.id)).toBe(false);
		late.end();
		// It is remembered without a line, too.
		hub.refuses = 'closing';
		const again = join(hub, writer, late.log, notes);
		await eventually(() => expect(again.state?.left).toEqual(leave));
	});

	it('who renew at once hear of each other; what was said is not said twice', async () => {
		const hub = new RelayHub();
		const [anna, berti] = [
			{ by: 'Anna', at: MARCH },
			{ by: 'Berti', at: MARCH + 1 }
		];
		expect(await leaveRoom(writer, hub.line(), anna)).toEqual([]);
		expect(await leaveRoom(writer, hub.line(), berti)).toEqual([anna]);
		expect(await leaveRoom(writer, hub.line(), anna)).toEqual([berti]);
		expect(hub.rows).toHaveLength(2);
		await expect(leaveRoom(reader, hub.line(false), { by: 'Carla', at: MARCH })).rejects.toThrow(
			RelayRefusal
		);
	});

	it('heal a relay that was wiped, and one that was set back, once', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new MemoryLog(1n)), join(hub, writer, new MemoryLog(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		await handedOn(one);
		const before = hub.backup();
		pass(two.log, MARCH + WEEK + 5);
		await sameOn(two, one);
		await handedOn(two);
		for (const kept of [[], before]) {
			hub.wipe(kept);
			for (const phone of [one, two]) phone.bridge.wake();
			// Whoever comes only now finds all of it there.
			const late = join(hub, writer, new MemoryLog(3n));
			await sameOn(two, late);
			late.end();
			for (const phone of [one, two]) await handedOn(phone);
			expect(hub.rows).toHaveLength(7);
		}
	});

	it('heal it also after a start with nothing but the log', async () => {
		const hub = new RelayHub();
		const first = join(hub, writer, new MemoryLog(1n));
		writtenClub(first.log);
		await handedOn(first);
		first.end();
		hub.wipe();
		join(hub, writer, first.log);
		await sameOn(first, join(hub, writer, new MemoryLog(2n)));
	});

	it('take a phone that was thrown away for what it was: only what another one read is shared', async () => {
		const { hub, one } = await clubHandedOn();
		const two = join(hub, writer, new MemoryLog(2n));
		await eventually(() => expect(one.state?.shared).toBe(true));
		two.end();
		pass(one.log, MARCH + WEEK + 5);
		await handedOn(one);
		expect(one.state?.shared).toBe(false);
		// Not when the relay lost it, either, nor after another start.
		hub.wipe();
		one.bridge.wake();
		await eventually(() => expect(hub.rows).toHaveLength(7));
		await handedOn(one);
		expect(one.state?.shared).toBe(false);
		join(hub, writer, two.log);
		await eventually(() => expect(one.state?.shared).toBe(true));
	});
});

describe('a start with what was remembered', () => {
	it('fetches what is new alone, and knows without a line what waits', async () => {
		const hub = new RelayHub();
		const notes = new RoomNotes();
		const first = join(hub, writer, new MemoryLog(1n), notes);
		writtenClub(first.log);
		await handedOn(first);
		first.end();
		const other = join(hub, writer, new MemoryLog(2n));
		await sameOn(first, other);
		pass(other.log, MARCH + WEEK + 5);
		await handedOn(other);
		pass(first.log, MARCH + WEEK + 6);
		const again = join(hub, writer, first.log, notes);
		again.line.isDown = true;
		await eventually(() => expect(again.state?.waiting.count).toBe(1));
		hub.carried = 0;
		mend(again);
		await sameOn(other, again);
		expect(again.log.ids).toHaveLength(8);
		// An entry each way, to each phone, not the whole club: six of them are some 1,700 bytes.
		expect(hub.carried).toBeLessThan(1700);
	});

	it('does not say of what was handed on that another phone has it', async () => {
		const hub = new RelayHub();
		const notes = new RoomNotes();
		const one = join(hub, writer, new MemoryLog(1n), notes);
		writtenClub(one.log);
		// The app goes between the answer and the reading back.
		await eventually(() => expect(hub.rows).toHaveLength(6));
		one.end();
		const again = join(hub, writer, one.log, notes);
		await handedOn(again);
		expect(again.state?.shared).toBe(false);
	});
});

describe('what the relay does not decide', () => {
	it.each([
		['bytes that no key of the club made', async () => new Uint8Array(60).fill(7)],
		[
			'an entry sealed for another room',
			async (entry: AnyEntry) => sealed(entry, { ...writer, room: 'another' })
		],
		['something without an id', (entry: AnyEntry) => sealed({ ...entry, id: 7 } as never)],
		[
			'an entry that no file may hold',
			(entry: AnyEntry) => sealed({ ...entry, kind: 'paid', amount: 'ten' } as never)
		],
		[
			'an entry that names nobody of the club',
			(entry: AnyEntry) =>
				sealed({ ...entry, kind: 'paid', evening: EVENING, member: 'nobody', amount: 5 } as never)
		]
	])('%s is set aside and told, and never written', async (_, forged) => {
		const hub = new RelayHub();
		const notes = new RoomNotes();
		const one = join(hub, writer, new MemoryLog(1n), notes);
		writtenClub(one.log);
		await handedOn(one);
		hub.forge(await forged(pass(new MemoryLog(9n), MARCH + 50)));
		await eventually(() => expect(one.state?.aside).toBe(1));
		pass(one.log, MARCH + WEEK + 5);
		const two = join(hub, writer, new MemoryLog(2n));
		await sameOn(one, two);
		// Six of the club, and the one just passed.
		expect(two.log.ids).toHaveLength(7);
		await eventually(() => expect(two.state?.aside).toBe(1));
		one.end();
		const again = join(hub, writer, one.log, notes);
		await eventually(() => expect(again.state?.aside).toBe(1));
	});

	it('of two texts under one id all phones keep the same, and say so', async () => {
		const hub = new RelayHub();
		const phones = [1n, 2n].map((device) => join(hub, writer, new MemoryLog(device)));
		const [one, two] = phones as [Phone, Phone];
		writtenClub(one.log);
		await sameOn(one, two);
		await handedOn(one);
		const id = nextId(null, MARCH + WEEK + 9, 7n);
		const texts = ['eins', 'zwei'].map(
			(name) => ({ id, at: '2026-03-06T19:00:00Z', kind: 'club', name }) as unknown as AnyEntry
		);
		const rows = await Promise.all(texts.map((text) => sealed(text)));
		const [first, second] = await Promise.all(rows.map(rowAddress));
		const wins = (first ?? '') < (second ?? '') ? texts[0] : texts[1];
		// Each has one of them from elsewhere, before it hears of the other.
		for (const phone of phones) cut(phone);
		one.log.put(texts[0] as AnyEntry);
		two.log.put(texts[1] as AnyEntry);
		for (const phone of phones) mend(phone);
		await sameOn(one, two);
		expect(one.log.all.get(id)).toEqual(wins);
		for (const phone of phones) await eventually(() => expect(phone.state?.apart).toBe(1));
		const late = join(hub, writer, new MemoryLog(3n));
		await sameOn(one, late);
		await eventually(() => expect(late.state?.apart).toBe(1));
		expect(hub.rows).toHaveLength(8);
		for (const phone of [...phones, late]) await handedOn(phone);
	});

	it('an entry that comes before what it speaks of waits for it, over a start too', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new MemoryLog(1n));
		const booking = { member: FOUR[0], amount: 100, date: '2026-03-06', purpose: '' };
		const early = new MemoryLog(8n).write(MARCH + WEEK + 7, { kind: 'booking', ...booking });
		hub.forge(await sealed(early));
		const notes = new RoomNotes();
		const two = join(hub, writer, new MemoryLog(2n), notes);
		await eventually(() => expect(two.state?.aside).toBe(1));
		two.end();
		const again = join(hub, writer, two.log, notes);
		await eventually(() => expect(again.state?.aside).toBe(1));
		writtenClub(one.log);
		await eventually(() => expect(again.log.ids).toHaveLength(7));
		await eventually(() => expect(again.state?.aside).toBe(0));
	});

	it('a reader gets everything and puts nothing in', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new MemoryLog(1n));
		writtenClub(one.log);
		const reading = join(hub, reader, new MemoryLog(2n));
		await sameOn(one, reading);
		pass(reading.log, MARCH + WEEK + 5);
		pass(one.log, MARCH + WEEK + 6);
		await eventually(() => expect(reading.log.ids).toHaveLength(8));
		expect(one.log.ids).toHaveLength(7);
		expect(reading.state?.waiting.count).toBe(0);
	});

	it('what could not be written is tried again', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new MemoryLog(1n)), join(hub, writer, new MemoryLog(2n))];
		two.log.full = true;
		writtenClub(one.log);
		await handedOn(one);
		await eventually(() => expect(two.state?.aside).toBe(6));
		pass(one.log, MARCH + WEEK + 5);
		expect(two.log.ids).toEqual([]);
		two.log.full = false;
		pass(one.log, MARCH + WEEK + 6);
		await sameOn(one, two);
	});

	it.each([
		['ends a live line as soon as it begins', 'follow'],
		['ends the line of who is there as soon as it begins', 'hear']
	] as const)('something in front of the relay that %s is not asked without a pause', async (_, which) => {
		const hub = new RelayHub();
		const line = hub.line();
		const asked = vi.spyOn(line, which).mockImplementation(turn);
		const one = join(hub, writer, new MemoryLog(1n), new RoomNotes(), line);
		writtenClub(one.log);
		await eventually(() => expect(hub.rows).toHaveLength(6));
		asked.mockClear();
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(asked.mock.calls.length).toBeLessThan(5);
		// What is written meanwhile goes over all the same.
		asked.mockRestore();
		one.bridge.wake();
		pass(one.log, MARCH + WEEK + 5);
		await eventually(() => expect(hub.rows).toHaveLength(7));
	});

	it('a live line of garbage is tried less and less often', async () => {
		const { one } = await clubHandedOn();
		const asked = vi.spyOn(one.line, 'follow').mockImplementation(() => turn().then(() => JSON.parse('{')));
		one.line.cut();
		// Each pause is twice the one before, from 300 ms on.
		await new Promise((resolve) => setTimeout(resolve, 2400));
		expect(asked.mock.calls.length).toBeLessThan(5);
	});

	it.each(['too-many', 'wrong-key', 'full', 'gone'])('a relay that says %s is quoted', async (word) => {
		const hub = new RelayHub();
		hub.refuses = word;
		const one = join(hub, writer, new MemoryLog(1n));
		writtenClub(one.log);
		await eventually(() => expect(one.state).toMatchObject({ refused: word, level: false, connected: true }));
		hub.refuses = null;
		one.bridge.wake();
		await handedOn(one);
		expect(one.state?.refused).toBeNull();
	});
});
