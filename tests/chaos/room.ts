import { setTimeout as wait } from 'node:timers/promises';
import type { EntryId } from '#lib/base/ids.ts';
import { keysFrom, newKey, type RoomKeys } from '#lib/live/keys.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { Chance } from './chance.ts';
import { CLOCKS, YEAR } from './clocks.ts';
import { faultsOf, undoneIn, type Held } from './held.ts';
import { Phone } from './phone.ts';
import { ScreenLife } from './screen-life.ts';
import { ScreenPhone } from './screen-phone.ts';
import { Writing } from './writing.ts';

const PHONES = 4;
/** The club's id, which an invitation names. */
const CLUB = 'verein';
/** One room of so many takes in a pile of paper, of so many games. */
const PAPER = { every: 10, games: 5000 } as const;
/** Milliseconds until a phone that has not handed over all it holds is left alone. */
const PARDON = 8000;
/** Milliseconds in which a new phone has to find everything. */
const INHERITED = 20_000;

/** A club of four phones that write, and whatever happens to phones. One seed gives one order of what they try. */
export class Room {
	readonly seed: number;
	readonly #chance: Chance;
	readonly #writing: Writing;
	readonly #keys: RoomKeys;
	readonly #ports: readonly number[];
	#phones: readonly Phone[] = [];
	/** What each phone does until the end. */
	#lives: Promise<void>[] = [];
	/** Those of its phones that have a screen. */
	#screens: readonly ScreenLife[] = [];
	/** The phone that is thrown away as soon as it says that it has handed over everything. */
	#condemned: Phone | null = null;
	/** What the phone held that was thrown away last. */
	#lastWill: readonly EntryId[] = [];
	/** Everything that a phone has acknowledged which still lives, or which said that it handed it over. */
	readonly acknowledged = new Map<EntryId, AnyEntry>();
	readonly done: string[] = [];
	cuts = 0;
	thrown = 0;
	#made = 0;
	#paper: number;
	#isEnded = false;
	#end = 0;

	private constructor(seed: number, ports: readonly number[], keys: RoomKeys) {
		this.seed = seed;
		this.#ports = ports;
		this.#keys = keys;
		this.#chance = new Chance(seed);
		this.#writing = new Writing(this.#chance);
		this.#paper = seed % PAPER.every === 0 ? PAPER.games : 0;
	}

	/** With so many real browsers among its phones. */
	static async at(ports: readonly number[], seed: number, browsers = 0): Promise<Room> {
		const key = newKey();
		const keys = await keysFrom(key);
		if (!keys) throw new Error('a new key opens a room');
		const room = new Room(seed, ports, keys);
		for (let i = browsers; i < PHONES; i++) await room.#addPhone();
		const [first] = room.#phones;
		for (let i = 0; first && i < 4; i++) room.#acknowledge(first, room.#writing.member());
		if (first) room.#acknowledge(first, room.#writing.evening(first.log.all));
		await room.#openScreens(key, browsers);
		return room;
	}

	async #addPhone(): Promise<void> {
		const number = ++this.#made;
		const device = (BigInt(this.seed) << 8n) + BigInt(number);
		const phone = await Phone.at(around(this.#ports, number), `phone ${number}`, device, this.#keys);
		this.#phones = [...this.#phones, phone];
		if (Date.now() < this.#end) this.#lives.push(this.#liveOn(phone));
	}

	/** All at the first evening, each with games of its own. */
	async #openScreens(key: string, count: number): Promise<void> {
		const seats = [1, 2, 3, 4].map((i) => [`m${i}`, `Name ${i}`] as const);
		const invited = { key, club: CLUB, evening: 'e5', seats };
		const opening = Array.from({ length: count }, async (_, i) => {
			const name = `screen ${i + 1}`;
			const phone = await ScreenPhone.at(around(this.#ports, i), name, i + 1, invited);
			const chance = new Chance(this.seed * PHONES + i);
			return new ScreenLife(phone, chance, {
				did: (what) => this.#did(phone, what),
				cut: () => (this.cuts += 1),
				file: () => chance.pick(this.#files).entries,
				acknowledged: (entry) => this.acknowledged.set(entry.id, entry)
			});
		});
		this.#screens = await Promise.all(opening);
	}

	/** Lets things happen for so many milliseconds. */
	async live(milliseconds: number): Promise<void> {
		this.#end = Date.now() + milliseconds;
		this.#lives = this.#phones.map((phone) => this.#liveOn(phone));
		await Promise.all(this.#screens.map((screen) => screen.live(this.#end)));
		// Those that came meanwhile among them.
		for (const life of this.#lives) await life;
	}

	async #liveOn(phone: Phone): Promise<void> {
		while (Date.now() < this.#end && !phone.isGone) {
			if (phone !== this.#condemned) await this.#act(phone);
			await wait(this.#chance.between(50, 500));
		}
	}

	async #act(phone: Phone): Promise<void> {
		const act = this.#chance.weighted([
			[60, () => this.#write(phone)],
			[10, () => this.#cut(phone)],
			[8, () => this.#reload(phone)],
			[5, () => this.#turnClock(phone)],
			[2, () => this.#writeInAnotherYear(phone)],
			[4, () => this.#takeFile(phone)],
			[this.#paper > 0 ? 10 : 0, () => this.#takePaper(phone)]
		] as const);
		await act();
	}

	#write(phone: Phone): void {
		this.#acknowledge(phone, this.#writing.any(phone.log.all));
	}

	async #cut(phone: Phone): Promise<void> {
		this.#did(phone, 'cut');
		this.cuts += 1;
		phone.cut();
		await wait(this.#chance.between(100, 3000));
		if (this.#chance.next() < 0.5) this.#write(phone);
		phone.mend();
	}

	async #reload(phone: Phone): Promise<void> {
		const forgets = this.#chance.next() < 0.2;
		this.#did(phone, forgets ? 'reload, all forgotten' : 'reload');
		phone.close();
		if (forgets) phone.forget();
		await wait(this.#chance.between(0, 800));
		phone.open();
	}

	#turnClock(phone: Phone): void {
		phone.wrong = this.#chance.pick(CLOCKS);
		this.#did(phone, `clock off by ${phone.wrong} ms`);
	}

	/** All others count on from there. */
	#writeInAnotherYear(phone: Phone): void {
		const before = phone.wrong;
		phone.wrong = YEAR;
		this.#write(phone);
		phone.wrong = before;
	}

	/** Somebody hands on a file. */
	#takeFile(phone: Phone): void {
		const { name, entries } = this.#chance.pick(this.#files);
		this.#did(phone, `file of ${name}`);
		phone.take(entries);
	}

	#takePaper(phone: Phone): void {
		this.#acknowledge(phone, ...this.#writing.paper(phone.log.all, this.#paper));
		this.#paper = 0;
	}

	/** What each phone would hand on; one with a screen what it held a moment ago. */
	get #files(): readonly { readonly name: string; readonly entries: Iterable<AnyEntry> }[] {
		return [
			...this.#phones.map(({ name, log }) => ({ name, entries: log.all.values() })),
			...this.#screens.map(({ phone: { name, seen } }) => ({ name, entries: seen }))
		];
	}

	#acknowledge(phone: Phone, ...contents: readonly (object | null)[]): void {
		if (phone.isGone) return;
		const written = phone.write(...contents.filter((content) => content !== null));
		for (const entry of written) this.acknowledged.set(entry.id, entry);
		const [first] = written;
		if (first) this.#did(phone, `${first.kind} ${written.map(({ id }) => id).join()}`);
	}

	#did(phone: { readonly name: string }, what: string): void {
		this.done.push(`${new Date().toISOString()} ${phone.name}: ${what}`);
	}

	/** One phone is to hand over all it holds while the others are away; resolves in the moment in which it says that it did. */
	async condemn(): Promise<void> {
		if (this.#phones.length < 2) return wait(PARDON);
		const condemned = this.#chance.pick(this.#phones);
		this.#condemned = condemned;
		this.#did(condemned, 'condemned');
		for (const phone of this.#phones) if (phone !== condemned) phone.cut();
		condemned.mend();
		for (let i = 0; i < 5; i++) this.#write(condemned);
		await Promise.race([condemned.handedOver(), wait(PARDON)]);
	}

	/** The condemned phone is thrown away if it says that it handed over everything; a new one takes its place. */
	async throwAway(): Promise<void> {
		const condemned = this.#condemned;
		this.#condemned = null;
		if (!condemned?.isHandedOver) return;
		condemned.end();
		this.thrown += 1;
		this.#lastWill = [...condemned.log.all.keys()];
		this.#did(condemned, 'thrown away');
		this.#phones = this.#phones.filter((phone) => phone !== condemned);
		await this.#addPhone();
	}

	/** Some of the phones go away for a while, and those that stay write. */
	part(): void {
		for (const phone of this.#phones) if (this.#chance.next() < 0.5) phone.cut();
		this.#write(this.#chance.pick(this.#phones));
	}

	meet(): void {
		for (const phone of this.#phones) phone.mend();
	}

	/** Puts all phones on the net and waits until they hold the same; what is wrong after that time, or nothing. */
	async settle(milliseconds: number): Promise<readonly string[]> {
		this.meet();
		for (const { phone } of this.#screens) await phone.mend();
		const end = Date.now() + milliseconds;
		for (;;) {
			const faults = (await this.#held()).flatMap((held) => faultsOf(held, this.acknowledged));
			if (faults.length === 0 || Date.now() > end) {
				const found = faults.length === 0 ? await this.#inherited() : faults;
				return [...found, ...this.#screens.flatMap(({ faults, phone }) => [...faults, ...phone.complaints])];
			}
			await wait(200);
		}
	}

	/** What a new phone does not find at the relay while none of those without a screen is there to heal it. */
	async #inherited(): Promise<readonly string[]> {
		for (const phone of this.#phones) phone.close();
		const name = 'a new phone';
		const heir = await Phone.at(this.#ports, name, BigInt(this.seed) << 8n, this.#keys);
		const end = Date.now() + INHERITED;
		while (Date.now() < end && !(heir.isHandedOver && heir.log.all.size >= this.acknowledged.size))
			await wait(50);
		const faults = faultsOf({ name, log: heir.log.all, undone: undoneIn(heir.state) }, this.acknowledged);
		heir.end();
		return faults;
	}

	/** Waits until another phone without a screen has all that a thrown one had, or so long. */
	async spread(milliseconds: number): Promise<void> {
		const end = Date.now() + milliseconds;
		while (Date.now() < end && !this.#phones.some(({ log }) => this.#lastWill.every((id) => log.all.has(id))))
			await wait(50);
	}

	async #held(): Promise<readonly Held[]> {
		return [
			...this.#phones.map(({ name, log, state }) => ({ name, log: log.all, undone: undoneIn(state) })),
			...(await Promise.all(
				this.#screens.map(async ({ phone }) => ({
					name: phone.name,
					// One that got stuck may have no page any more.
					log: await phone.log().catch(() => new Map<EntryId, AnyEntry>()),
					undone: (await phone.isShared()) ? null : 'that something is not handed on'
				}))
			))
		];
	}

	/** Everything that is needed to look into it. */
	async record(): Promise<object> {
		return {
			seed: this.seed,
			done: this.done,
			acknowledged: [...this.acknowledged.values()],
			states: this.#phones.map(({ name, state }) => ({ name, state })),
			phones: (await this.#held()).map(({ log, ...held }) => ({ ...held, log: [...log.values()] }))
		};
	}

	/** With a folder, what the screens showed is kept there. */
	async end(folder: string | null = null): Promise<void> {
		if (this.#isEnded) return;
		this.#isEnded = true;
		for (const phone of this.#phones) phone.end();
		for (const { phone } of this.#screens) await phone.end(folder);
	}
}

/** The same, beginning with another one. */
const around = (ports: readonly number[], first: number): readonly number[] =>
	ports.map((_, i) => ports[(first + i) % ports.length] ?? 0);
