import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { seeded } from '../../../tests/support/chance.ts';
import { MemoryLog } from '../../../tests/support/memory-log.ts';
import { RelayHub, type HubLine } from '../../../tests/support/relay-hub.ts';
import { RoomNotes } from '../../../tests/support/room-notes.ts';
import { often } from '../../../tests/support/whole.ts';
import { Bridge } from './bridge.ts';
import type { BridgeState } from './status.ts';
import { rowAddress } from './bytes.ts';
import { keysFrom, newKey } from './keys.ts';

// Three phones, a relay, and whatever can happen to them, by chance: at the end all hold the same, and nothing that was
// acknowledged is lost. Two hundred seeds where everything is tried.

const SEEDS = often(200);
const ACTS = 70;
const START = Date.UTC(2026, 2, 6, 19);

const keys = await keysFrom(newKey());

class SimulatedPhone {
	readonly log: MemoryLog;
	#notes = new RoomNotes();
	#open: { readonly bridge: Bridge; readonly line: HubLine } | null = null;
	readonly #hub: RelayHub;
	readonly #chance: () => number;
	isDown = false;
	state: BridgeState | null = null;

	constructor(hub: RelayHub, device: bigint, chance: () => number) {
		this.#hub = hub;
		this.#chance = chance;
		this.log = new SlowLog(device, chance);
		this.open();
	}

	open(): void {
		if (!keys) throw new Error('no keys');
		const line = this.#hub.line();
		line.isDown = this.isDown;
		this.state = null;
		const bridge = new Bridge({
			...{ keys, line, log: this.log, memory: this.#notes, chance: this.#chance },
			device: { device: `device ${this.log.device}`, lock: '' },
			now: () => Date.now(),
			say: (state) => (this.state = state)
		});
		this.#open = { bridge, line };
	}

	kill(): void {
		this.#open?.bridge.end();
		this.#open?.line.cut();
		this.#open = null;
		// What was under way is remembered by nobody.
		this.#notes = this.#notes.copy();
	}

	forget(): void {
		this.#notes = new RoomNotes();
	}

	go(isDown: boolean): void {
		this.isDown = isDown;
		if (!this.#open) return;
		this.#open.line.isDown = isDown;
		if (isDown) this.#open.line.cut();
		else this.#open.bridge.wake();
	}
}

beforeEach(() => {
	vi.useFakeTimers({
		now: START,
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']
	});
});
afterEach(() => vi.useRealTimers());

/** What is being sealed, opened and hashed right now, beside everything that has a clock. */
let sealing = 0;

const HOW = ['digest', 'sign', 'encrypt', 'decrypt'] as const;
type Way = (...of: unknown[]) => Promise<ArrayBuffer>;
const ways = HOW.map((name) => [name, crypto.subtle[name] as Way] as const);

/** From now on sealing takes as long as chance says: a seed is the same on a fast machine and on a slow one. */
function sealByChance(chance: () => number): void {
	for (const [name, way] of ways) {
		vi.spyOn(crypto.subtle, name).mockImplementation(async (...of: unknown[]) => {
			if (chance() < 0.03) await new Promise((resolve) => setTimeout(resolve, chance() * 1000));
			sealing += 1;
			return way.apply(crypto.subtle, of).finally(() => (sealing -= 1));
		});
	}
}

/** Lets so many milliseconds pass, and whatever needs no clock come to its end meanwhile. */
async function pass(milliseconds: number): Promise<void> {
	for (let past = 0; past < milliseconds; past += 25) {
		await vi.advanceTimersByTimeAsync(25);
		for (let calm = 0; calm < 3; calm = sealing > 0 ? 0 : calm + 1)
			await new Promise((resolve) => setImmediate(resolve));
	}
}

/** The log of a slow phone: now and then it takes its time, and much can happen meanwhile. */
class SlowLog extends MemoryLog {
	readonly #chance: () => number;

	constructor(device: bigint, chance: () => number) {
		super(device);
		this.#chance = chance;
	}

	override async around(): Promise<readonly AnyEntry[]> {
		const time = this.#chance() < 0.3 ? this.#chance() * 4000 : 0;
		if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
		return super.around();
	}
}

async function live(seed: string): Promise<{ readonly faults: readonly string[]; readonly twice: number }> {
	const chance = seeded(seed);
	sealByChance(seeded(`${seed}, sealing`));
	const below = (count: number): number => Math.floor(chance() * count);
	const hub = new RelayHub();
	const phones = [1n, 2n, 3n].map((device) => new SimulatedPhone(hub, device, chance));
	const acknowledged = new Set<string>();
	const write = (phone: SimulatedPhone, count = 1): void => {
		for (let i = 0; i < count; i++) {
			const { id } = phone.log.write(Date.now() + acknowledged.size, { kind: 'club', name: `${below(1e6)}` });
			acknowledged.add(id);
		}
	};
	let backup = hub.backup();
	for (let act = 0; act < ACTS; act++) {
		const phone = phones[below(3)] as SimulatedPhone;
		const what = chance();
		if (what < 0.4) write(phone);
		else if (what < 0.5) for (const one of phones) write(one, 1 + below(4));
		else if (what < 0.6) phone.go(!phone.isDown);
		else if (what < 0.7) {
			phone.kill();
			if (chance() < 0.2) phone.forget();
			await pass(below(200));
			phone.open();
		} else if (what < 0.76) backup = hub.backup();
		else if (what < 0.8) {
			// Set back, and somebody who comes at once writes on before the others know.
			hub.wipe(backup);
			phone.go(false);
			write(phone);
		} else if (what < 0.82) hub.wipe();
		else await pass(below(3000));
		if (chance() < 0.5) await pass(below(150));
	}
	for (const phone of phones) phone.go(false);
	phones.push(new SimulatedPhone(hub, 4n, chance));
	const faults = await settled(phones, acknowledged);
	for (const phone of phones) phone.kill();
	vi.restoreAllMocks();
	const addresses = await Promise.all(hub.rows.map(rowAddress));
	return { faults, twice: addresses.length - new Set(addresses).size };
}

/** What is still wrong after two minutes; nothing as soon as all is well. */
async function settled(
	phones: readonly SimulatedPhone[],
	acknowledged: ReadonlySet<string>
): Promise<readonly string[]> {
	let faults: readonly string[] = [];
	for (let i = 0; i < 120; i++) {
		await pass(1000);
		const [first] = phones.map(({ log }) => log.texts.join());
		faults = phones.flatMap(({ log, state }) => {
			const name = `phone ${log.device}`;
			const missing = [...acknowledged].filter((id) => !log.ids.includes(id)).length;
			return [
				...(missing > 0 ? [`${name} lacks ${missing}`] : []),
				...(log.texts.join() === first ? [] : [`${name} holds something else`]),
				...(state?.waiting.count === 0 && state.level && state.shared
					? []
					: [`${name} is not done: ${JSON.stringify(state)}`])
			];
		});
		if (faults.length === 0) break;
	}
	return faults;
}

const fresh = Number(process.env['SEED'] ?? 0);
it.each(Array.from({ length: SEEDS / 10 }, (_, i) => i))(
	'seeds %i · 10: equal logs, and no row twice',
	async (group) => {
		for (let i = 0; i < 10; i++) {
			const seed = `healing ${fresh} ${group * 10 + i}`;
			expect({ seed, ...(await live(seed)) }).toEqual({ seed, faults: [], twice: 0 });
		}
	}
);
