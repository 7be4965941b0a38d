import type { EntryId } from '#lib/base/ids.ts';
import { keysFrom, newKey } from '#lib/live/keys.ts';
import { hashOf } from '#lib/log/digest.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entryText } from '#lib/transfer/content.ts';
import { Chance } from './chance.ts';
import { CLOCKS } from './clocks.ts';
import { Phone } from './phone.ts';
import { ScreenLife } from './screen-life.ts';
import { ScreenPhone } from './screen-phone.ts';

const PHONES = 4;
/** The club's id, which an invitation names. */
const CLUB = 'verein';

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A club of four phones that write, and whatever happens to phones. One seed gives one order of what they try. */
export class Room {
	readonly seed: number;
	readonly #chance: Chance;
	readonly #phones: readonly Phone[];
	/** Those of its phones that have a screen. */
	#screens: readonly ScreenLife[] = [];
	/** Everything that any phone has acknowledged. */
	readonly acknowledged = new Map<EntryId, AnyEntry>();
	readonly done: string[] = [];
	cuts = 0;
	#isEnded = false;
	#names = 0;

	private constructor(seed: number, phones: readonly Phone[]) {
		this.seed = seed;
		this.#chance = new Chance(seed);
		this.#phones = phones;
	}

	/** With so many real browsers among its phones. */
	static async at(ports: readonly number[], seed: number, browsers = 0): Promise<Room> {
		const key = newKey();
		const keys = await keysFrom(key);
		const phones = await Promise.all(
			Array.from({ length: PHONES - browsers }, (_, i) =>
				Phone.at(around(ports, i), `phone ${i + 1}`, (BigInt(seed) << 8n) + BigInt(i + 1), keys)
			)
		);
		const room = new Room(seed, phones);
		const [first] = phones;
		for (let i = 0; first && i < 4; i++) room.#member(first);
		if (first) room.#evening(first);
		await room.#openScreens(ports, key, browsers);
		return room;
	}

	/** All at the first evening, each with games of its own. */
	async #openScreens(ports: readonly number[], key: string, count: number): Promise<void> {
		const seats = [1, 2, 3, 4].map((i) => [`m${i}`, `Name ${i}`] as const);
		const invited = { key, club: CLUB, evening: 'e5', seats };
		const opening = Array.from({ length: count }, async (_, i) => {
			const name = `phone ${PHONES - count + i + 1}`;
			const phone = await ScreenPhone.at(around(ports, i), name, i + 1, invited);
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
		const end = Date.now() + milliseconds;
		await Promise.all([
			...this.#phones.map((phone) => this.#liveOn(phone, end)),
			...this.#screens.map((screen) => screen.live(end))
		]);
	}

	async #liveOn(phone: Phone, end: number): Promise<void> {
		while (Date.now() < end) {
			const act = this.#chance.weighted([
				[60, () => this.#write(phone)],
				[10, () => this.#cut(phone)],
				[8, () => this.#reload(phone)],
				[6, () => this.#turnClock(phone)],
				[4, () => this.#takeFile(phone)]
			] as const);
			await act();
			await wait(this.#chance.between(50, 500));
		}
	}

	#write(phone: Phone): void {
		const act = this.#chance.weighted([
			[70, () => this.#game(phone)],
			[10, () => this.#member(phone)],
			[6, () => this.#evening(phone)],
			[8, () => this.#strike(phone)]
		] as const);
		act();
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
		this.#did(phone, 'reload');
		phone.close();
		await wait(this.#chance.between(0, 800));
		phone.open();
	}

	#turnClock(phone: Phone): void {
		phone.wrong = this.#chance.pick(CLOCKS);
		this.#did(phone, `clock off by ${phone.wrong} ms`);
	}

	/** Somebody hands on a file. */
	#takeFile(phone: Phone): void {
		const { name, entries } = this.#chance.pick(this.#files);
		this.#did(phone, `file of ${name}`);
		phone.take(entries);
	}

	/** What each phone would hand on; one with a screen what it held a moment ago. */
	get #files(): readonly { readonly name: string; readonly entries: Iterable<AnyEntry> }[] {
		return [
			...this.#phones.map(({ name, log }) => ({ name, entries: log.values() })),
			...this.#screens.map(({ phone: { name, seen } }) => ({ name, entries: seen }))
		];
	}

	#member(phone: Phone): void {
		this.#names += 1;
		this.#acknowledge(phone, {
			kind: 'member',
			member: `m${this.#names}`,
			name: `Name ${this.#names}`
		});
	}

	#evening(phone: Phone): void {
		const members = named(phone, 'member');
		if (members.length < 4) return;
		const seats = [...members].sort().slice(0, 4);
		this.#names += 1;
		this.#acknowledge(phone, {
			...{ kind: 'evening', evening: `e${this.#names}`, date: '2026-03-06', occasion: 'abend' },
			...{ rulebook: 'allgaeu', seats, dealer: seats[0] }
		});
	}

	#game(phone: Phone): void {
		const evenings = [...phone.log.values()].filter((entry) => entry.kind === 'evening');
		if (evenings.length === 0) return;
		const { evening, seats } = this.#chance.pick(evenings);
		const [declarer, partner] = this.#chance.next() < 0.5 ? seats : seats.toReversed();
		this.#acknowledge(phone, {
			...{ kind: 'game', evening },
			game: { contract: 'rufspiel', declarer, partner, suit: 'eichel', won: this.#chance.next() < 0.5 }
		});
	}

	#strike(phone: Phone): void {
		const games = [...phone.log.values()].filter(({ kind }) => kind === 'game');
		if (games.length > 0) this.#acknowledge(phone, { kind: 'void', target: this.#chance.pick(games).id });
	}

	#acknowledge(phone: Phone, content: object): void {
		const entry = phone.write(content);
		this.acknowledged.set(entry.id, entry);
		this.#did(phone, `${entry.kind} ${entry.id}`);
	}

	#did(phone: { readonly name: string }, what: string): void {
		this.done.push(`${new Date().toISOString()} ${phone.name}: ${what}`);
	}

	/** Puts all phones on the net and waits until they hold the same; what is wrong after that time, or nothing. */
	async settle(milliseconds: number): Promise<readonly string[]> {
		for (const phone of this.#phones) phone.mend();
		for (const { phone } of this.#screens) await phone.mend();
		const end = Date.now() + milliseconds;
		for (;;) {
			const faults = (await this.#held()).flatMap((held) => faultsOf(held, this.acknowledged));
			if (faults.length === 0 || Date.now() > end)
				return [...faults, ...this.#screens.flatMap(({ faults, phone }) => [...faults, ...phone.complaints])];
			await wait(200);
		}
	}

	async #held(): Promise<readonly Held[]> {
		return [
			...this.#phones.map(({ name, log, state }) => ({ name, log, isDone: state?.waiting.length === 0 })),
			...(await Promise.all(
				this.#screens.map(async ({ phone }) => ({
					name: phone.name,
					// One that got stuck may have no page any more.
					log: await phone.log().catch(() => new Map<EntryId, AnyEntry>()),
					isDone: await phone.isShared()
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

/** What a phone holds at the end, and whether it says that all of its own is handed on. */
interface Held {
	readonly name: string;
	readonly log: ReadonlyMap<EntryId, AnyEntry>;
	readonly isDone: boolean;
}

function faultsOf({ name, log, isDone }: Held, wanted: ReadonlyMap<EntryId, AnyEntry>): readonly string[] {
	const missing = [...wanted.keys()].filter((id) => !log.has(id));
	const foreign = [...log.keys()].filter((id) => !wanted.has(id));
	const changed = [...wanted].filter(([id, entry]) => isOther(log.get(id), entry));
	return [
		...(missing.length > 0 ? [`${name} lacks ${missing.length}: ${missing.slice(0, 3).join()}`] : []),
		...(foreign.length > 0 ? [`${name} has ${foreign.length} that nobody wrote`] : []),
		...(changed.length > 0 ? [`${name} has ${changed.length} that are other than written`] : []),
		...(digestOf(log.keys()) === digestOf(wanted.keys()) ? [] : [`${name} has another digest`]),
		...(isDone ? [] : [`${name} has something that is not handed on`])
	];
}

/** The same, beginning with another one. */
const around = (ports: readonly number[], first: number): readonly number[] =>
	ports.map((_, i) => ports[(first + i) % ports.length] ?? 0);

const named = (phone: Phone, kind: 'member'): readonly string[] => [
	...new Set([...phone.log.values()].flatMap((entry) => (entry.kind === kind ? [entry.member] : [])))
];

/** Whether it is here with another content than was written. */
const isOther = (here: AnyEntry | undefined, written: AnyEntry): boolean =>
	here !== undefined && entryText(here) !== entryText(written);

const digestOf = (ids: Iterable<string>): number => {
	let sum = 0;
	for (const id of ids) sum = (sum + hashOf(id)) >>> 0;
	return sum;
};
