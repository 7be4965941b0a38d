import { afterEach, describe, expect, it, vi } from 'vitest';
import { asId, nextId, type EntryId } from '#lib/base/ids.ts';
import { hashOf } from '#lib/log/digest.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { RelayHub } from '../../../tests/support/relay-hub.ts';
import { Bridge, type BridgedLog, type BridgeState } from './bridge.ts';
import { readKeyOf } from '#lib/transfer/invitation.ts';
import { keysFrom, newKey, type RoomKeys } from './keys.ts';
import { leaveRoom } from './leave-room.ts';
import type { PartCache } from './part.ts';
import { byPart } from './parts.ts';
import { seal } from './seal.ts';

const MARCH = Date.UTC(2026, 2, 6, 19);
const WEEK = 7 * 24 * 3_600_000;
const EVENING = asId<never>('evening-1');
const FOUR = ['anna', 'berti', 'clemens', 'dora'].map((name) => asId<never>(name));

/** A log in memory, of one device. */
class Log implements BridgedLog {
	readonly all = new Map<EntryId, AnyEntry>();
	readonly #device: bigint;
	#heard: (ids: readonly EntryId[]) => void = () => {};
	full = false;

	constructor(device: bigint) {
		this.#device = device;
	}

	write(time: number, content: object): AnyEntry {
		const id = nextId(null, time, this.#device);
		const entry = { id, at: '2026-03-06T19:00:00Z', ...content } as unknown as AnyEntry;
		this.all.set(id, entry);
		this.#heard([...this.all.keys()]);
		return entry;
	}

	follow(heard: (ids: readonly EntryId[]) => void): () => void {
		this.#heard = heard;
		heard([...this.all.keys()]);
		return () => (this.#heard = () => {});
	}

	entries(ids: readonly EntryId[]): Promise<readonly AnyEntry[]> {
		return Promise.resolve(ids.flatMap((id) => this.all.get(id) ?? []));
	}

	around(): Promise<readonly AnyEntry[]> {
		return Promise.resolve([...this.all.values()]);
	}

	take(entries: readonly AnyEntry[]): Promise<boolean> {
		if (this.full) return Promise.resolve(false);
		for (const entry of entries) this.all.set(entry.id, entry);
		this.#heard([...this.all.keys()]);
		return Promise.resolve(true);
	}

	get ids(): readonly string[] {
		return [...this.all.keys()].sort();
	}
}

/** What a device keeps of the documents between two starts. */
class Cache implements PartCache {
	readonly kept = new Map<string, NonNullable<Awaited<ReturnType<PartCache['read']>>>>();

	read(part: string): ReturnType<PartCache['read']> {
		return Promise.resolve(this.kept.get(part) ?? null);
	}

	keep(part: string, cached: Awaited<ReturnType<PartCache['read']>>): void {
		if (cached) this.kept.set(part, cached);
		else this.kept.delete(part);
	}
}

const ended: (() => void)[] = [];
afterEach(() => {
	for (const end of ended.splice(0)) end();
	vi.useRealTimers();
});

interface Phone {
	readonly log: Log;
	readonly line: ReturnType<RelayHub['line']>;
	state: BridgeState | null;
	end(): void;
}

function join(hub: RelayHub, keys: RoomKeys, log: Log, cache: PartCache = new Cache()): Phone {
	const line = hub.line();
	const bridge = new Bridge({
		keys,
		log,
		line,
		cache,
		now: () => MARCH + WEEK,
		say: (state) => (phone.state = state),
		time: () => {}
	});
	const phone: Phone = { log, line, state: null, end: () => bridge.end() };
	ended.push(phone.end);
	return phone;
}

const key = newKey();
const writer = await keysFrom(key);
const reader = await keysFrom(readKeyOf(key));

/** A club with an evening of four, opened a week before its last game. */
function writtenClub(log: Log): void {
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

const pass = (log: Log, time: number): AnyEntry => log.write(time, { kind: 'passed', evening: EVENING });

const sameOn = async (...phones: readonly Phone[]): Promise<void> => {
	for (const { log } of phones.slice(1)) await vi.waitFor(() => expect(log.ids).toEqual(phones[0]?.log.ids));
};

describe('two phones at a relay', () => {
	it('have all that either wrote, before and while both are there', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new Log(1n));
		writtenClub(one.log);
		await vi.waitFor(() => expect(one.state?.waiting).toEqual([]));
		const two = join(hub, writer, new Log(2n));
		await sameOn(one, two);
		expect(two.log.ids).toHaveLength(6);
		pass(two.log, MARCH + WEEK + 5);
		pass(one.log, MARCH + WEEK + 6);
		await vi.waitFor(() => expect(one.log.ids).toHaveLength(8));
		await sameOn(one, two);
		await vi.waitFor(() => expect([one.state?.waiting, two.state?.aside]).toEqual([[], []]));
	});

	it('wait for each other over a cut line, and lose nothing', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, writer, new Log(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		one.line.cut();
		const alone = pass(one.log, MARCH + WEEK + 5);
		pass(two.log, MARCH + WEEK + 6);
		await vi.waitFor(() => expect(one.state).toMatchObject({ level: false, waiting: [alone.id] }));
		expect(two.log.all.has(alone.id)).toBe(false);
		one.line.wake();
		await sameOn(one, two);
		expect(one.log.ids).toHaveLength(8);
		await vi.waitFor(() => expect(one.state).toMatchObject({ level: true, waiting: [] }));
	});

	it('say of an entry that is too large for the relay, and let nothing wait for it', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, writer, new Log(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		// Letters by chance: what repeats would be packed small.
		const name = Array.from({ length: 9000 }, (_, i) =>
			String.fromCharCode(65 + (hashOf(`letter ${i}`) % 2000))
		).join('');
		const large = one.log.write(MARCH + WEEK + 5, { kind: 'member', member: 'emil', name });
		const next = pass(one.log, MARCH + WEEK + 6);
		await vi.waitFor(() => expect(two.log.all.has(next.id)).toBe(true));
		await vi.waitFor(() => expect(one.state).toMatchObject({ waiting: [], tooLarge: [large.id] }));
		expect(two.log.all.has(large.id)).toBe(false);
	});

	it('hear that the club has left their room, and hand nothing on there any more', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, reader, new Log(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		const left = new Promise<void>((said) => ended.push(leaveRoom(writer, hub.line(), said)));
		await left;
		for (const phone of [one, two]) await vi.waitFor(() => expect(phone.state?.left).toBe(true));
		const alone = pass(one.log, MARCH + WEEK + 5);
		await vi.waitFor(() => expect(one.state?.waiting).toEqual([alone.id]));
		const late = join(hub, writer, new Log(3n));
		await vi.waitFor(() => expect(late.state?.left).toBe(true));
		expect(late.log.all.has(alone.id)).toBe(false);
	});

	it('do not say for ever to a relay that knows another key that the club has left', async () => {
		const hub = new RelayHub();
		hub.refuses.set(`${writer.room}/parts`, 'wrong-key');
		await new Promise<void>((said) => ended.push(leaveRoom(writer, hub.line(), said)));
		expect(hub.document(`${writer.room}/parts`).getMap('entries').has('left')).toBe(false);
	});

	it('heal a relay that was wiped, and one that was set back', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, writer, new Log(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		const before = hub.backup();
		pass(two.log, MARCH + WEEK + 5);
		await sameOn(two, one);
		for (const kept of [new Map(), before]) {
			hub.wipe(kept);
			// Whoever comes only now finds all of it there.
			const late = join(hub, writer, new Log(3n));
			await sameOn(two, late);
			late.end();
		}
	});

	it('heal it also after a start with nothing but the log', async () => {
		const hub = new RelayHub();
		const first = join(hub, writer, new Log(1n));
		writtenClub(first.log);
		await vi.waitFor(() => expect(hub.documents.size).toBe(3));
		first.end();
		hub.wipe();
		join(hub, writer, first.log);
		await sameOn(first, join(hub, writer, new Log(2n)));
	});
});

describe('a start with what was kept', () => {
	it('fetches what is new alone, and knows without a line what waits', async () => {
		const hub = new RelayHub();
		const cache = new Cache();
		const first = join(hub, writer, new Log(1n), cache);
		writtenClub(first.log);
		await vi.waitFor(() => expect(first.state).toMatchObject({ level: true, waiting: [] }));
		first.end();
		const other = join(hub, writer, new Log(2n));
		await sameOn(first, other);
		pass(other.log, MARCH + WEEK + 5);
		const alone = pass(first.log, MARCH + WEEK + 6);
		const again = join(hub, writer, first.log, cache);
		again.line.cut();
		await vi.waitFor(() => expect(again.state?.waiting).toEqual([alone.id]));
		hub.carried = 0;
		again.line.wake();
		await sameOn(other, again);
		expect(again.log.ids).toHaveLength(8);
		// One entry each way, not the whole club: six of them are some 2,000 bytes.
		expect(hub.carried).toBeLessThan(1500);
	});

	it('with something else than what was kept fetches all of it', async () => {
		const hub = new RelayHub();
		const first = join(hub, writer, new Log(1n));
		writtenClub(first.log);
		const cache = new Cache();
		for (const name of ['parts', 'w2931'])
			cache.keep(`${writer.room}/${name}`, { document: new Uint8Array([9, 9]), stored: new Uint8Array([7]) });
		await sameOn(first, join(hub, writer, new Log(2n), cache));
	});

	it('leaves what is older than a year alone once it was compared', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const hub = new RelayHub();
		const one = join(hub, writer, new Log(1n));
		writtenClub(one.log);
		const YEAR = 54 * WEEK;
		one.log.write(MARCH - YEAR, { kind: 'club', name: 'Alte Herren' });
		const [old = '', , , , , , newest = ''] = one.log.ids;
		const nameOf = async (id: string) => `${writer.room}/${[...(await byPart([id])).keys()][0]}`;
		const two = join(hub, writer, new Log(2n));
		await sameOn(one, two);
		await vi.waitFor(() => expect(two.state).toMatchObject({ level: true, waiting: [] }));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(hub.attached(await nameOf(old))).toBe(0);
		expect(hub.attached(await nameOf(newest))).toBe(2);
		await vi.waitFor(() => expect(two.state?.level).toBe(true));
		// Until something is written there again: by a phone whose clock stands.
		two.log.write(MARCH - YEAR + 5, { kind: 'club', name: 'Junge Herren' });
		const late = join(hub, writer, new Log(3n));
		await sameOn(two, late);
		expect(late.log.ids).toHaveLength(8);
		// Who rests hears of it when he compares again.
		await vi.advanceTimersByTimeAsync(15 * 60_000);
		await sameOn(late, one);
	});
});

describe('what the relay does not decide', () => {
	/** The part of the first entries, with its room. */
	const partOf = async (id: string): Promise<string> => {
		const [name] = [...(await byPart([id])).keys()];
		return `${writer.room}/${name}`;
	};

	it('a key that is deleted or changed there stays here, and is put back', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, writer, new Log(2n))];
		writtenClub(one.log);
		await sameOn(one, two);
		const before = JSON.stringify([...two.log.all.values()]);
		const [first = '', second = ''] = one.log.ids;
		const name = await partOf(first);
		hub.forget(name, first);
		hub.forge(name, second, new Uint8Array([1, 2, 3]));
		await vi.advanceTimersByTimeAsync(60_000);
		await vi.waitFor(() => expect(hub.document(name).getMap('entries').has(first)).toBe(true));
		expect(JSON.stringify([...two.log.all.values()])).toBe(before);
		expect(two.state?.aside).toEqual([]);
	});

	it.each([
		['bytes that no key of the club made', async () => new Uint8Array(60).fill(7)],
		['an entry sealed for another part', (entry: AnyEntry) => seal(writer, `${writer.room}/w1`, entry)],
		[
			'another entry than its key says',
			(entry: AnyEntry, name: string) => seal(writer, name, { ...entry, id: asId('other') })
		],
		[
			'an entry that no file may hold',
			(entry: AnyEntry, name: string) =>
				seal(writer, name, { ...entry, kind: 'paid', amount: 'ten' } as never)
		],
		[
			'an entry that names nobody of the club',
			(entry: AnyEntry, name: string) =>
				seal(writer, name, { ...entry, kind: 'paid', evening: EVENING, member: 'nobody', amount: 5 } as never)
		]
	])('%s is set aside and told, and never written', async (_, forged) => {
		const hub = new RelayHub();
		const one = join(hub, writer, new Log(1n));
		writtenClub(one.log);
		await vi.waitFor(() => expect(hub.documents.size).toBe(3));
		const id = nextId(null, MARCH + 50, 9n);
		const name = await partOf(id);
		hub.forge(name, id, await forged({ ...pass(new Log(9n), MARCH + 50), id }, name));
		await vi.waitFor(() => expect(one.state?.aside).toEqual([id]));
		pass(one.log, MARCH + WEEK + 5);
		const two = join(hub, writer, new Log(2n));
		await sameOn(one, two);
		// Six of the club, and the one just passed.
		expect(two.log.ids).toHaveLength(7);
		await vi.waitFor(() => expect(two.state?.aside).toEqual([id]));
	});

	it('an entry that comes before what it speaks of waits for it', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new Log(1n));
		writtenClub(one.log);
		await vi.waitFor(() => expect(hub.documents.size).toBe(3));
		const [first = ''] = one.log.ids;
		// The members and the opening are in a part that the relay does not give yet.
		const name = await partOf(first);
		hub.refuses.set(name, 'too-many');
		const two = join(hub, writer, new Log(2n));
		await vi.waitFor(() => expect(two.state?.refused).toBe('too-many'));
		const booking = { member: FOUR[0], amount: 100, date: '2026-03-06', purpose: '' };
		one.log.write(MARCH + WEEK + 7, { kind: 'booking', ...booking });
		await vi.waitFor(() => expect(two.state?.aside).toHaveLength(1));
		hub.refuses.clear();
		await vi.waitFor(() => expect(two.log.ids).toEqual(one.log.ids), 5000);
		await vi.waitFor(() => expect(two.state?.aside).toEqual([]));
	});

	it('a reader gets everything and puts nothing in', async () => {
		const hub = new RelayHub();
		const one = join(hub, writer, new Log(1n));
		writtenClub(one.log);
		const reading = join(hub, reader, new Log(2n));
		await sameOn(one, reading);
		pass(reading.log, MARCH + WEEK + 5);
		pass(one.log, MARCH + WEEK + 6);
		await vi.waitFor(() => expect(reading.log.ids).toHaveLength(8));
		expect(one.log.ids).toHaveLength(7);
		expect(reading.state?.waiting).toEqual([]);
	});

	it('what could not be written is tried again', async () => {
		const hub = new RelayHub();
		const [one, two] = [join(hub, writer, new Log(1n)), join(hub, writer, new Log(2n))];
		two.log.full = true;
		writtenClub(one.log);
		await vi.waitFor(() => expect(two.state?.level).toBe(true));
		pass(one.log, MARCH + WEEK + 5);
		expect(two.log.ids).toEqual([]);
		two.log.full = false;
		pass(one.log, MARCH + WEEK + 6);
		await sameOn(one, two);
	});
});
