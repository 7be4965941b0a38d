import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Disk } from './disks.ts';
import type { Killable } from './killable.ts';
import type { Room } from './room.ts';

/** Milliseconds within which what was told as handed over has to come to the others. */
const SPREAD = 30_000;
/** Milliseconds in which phones of other rooms may say it, too, before the relay is killed. */
const OTHERS = 1000;

/** What happens to a relay while the phones of its rooms go on. */
export class Harm {
	readonly #relays: readonly Killable[];
	readonly #disk: Disk;
	readonly #rooms: readonly Room[];
	readonly #chance: Chance;
	#kills = 0;

	constructor(relays: readonly Killable[], disk: Disk, rooms: readonly Room[], chance: Chance) {
		this.#relays = relays;
		this.#disk = disk;
		this.#rooms = rooms;
		this.#chance = chance;
	}

	/** For so many milliseconds; at the end all its processes stand. Resolves to how many were killed. */
	async go(time: number): Promise<number> {
		const end = Date.now() + time;
		const once = [this.#keepCopy, this.#throwAway, this.#setBack, this.#wipe];
		const again = [this.#killOne, this.#killOne, this.#throwAway, this.#setBack];
		for (;;) {
			await wait(this.#chance.between(500, 2500));
			if (Date.now() >= end) return this.#kills;
			await (once.shift() ?? this.#chance.pick(again))();
		}
	}

	readonly #killOne = (): Promise<void> => this.#whileDown([this.#chance.pick(this.#relays)], async () => {});

	readonly #keepCopy = (): Promise<void> => this.#whileDown(this.#relays, () => this.#disk.keepCopy());

	readonly #wipe = (): Promise<void> => this.#whileDown(this.#relays, () => this.#disk.wipe());

	/** Set back to the last copy; some phones come at once and write on, the others return later. */
	readonly #setBack = async (): Promise<void> => {
		await this.#whileDown(this.#relays, async () => {
			await this.#disk.rollBack();
			for (const room of this.#rooms) room.part();
		});
		await wait(this.#chance.between(300, 1500));
		for (const room of this.#rooms) room.meet();
	};

	/** Killed in the moment in which the last of some phones says that all is handed over, and they never come back. */
	readonly #throwAway = async (): Promise<void> => {
		const told = this.#rooms.map((room) => room.condemn());
		await Promise.race([Promise.all(told), Promise.race(told).then(() => wait(OTHERS))]);
		const killed = this.#kill(this.#relays);
		await Promise.all(this.#rooms.map((room) => room.throwAway()));
		await killed;
		await this.#start(this.#relays);
		for (const room of this.#rooms) room.meet();
		// Before the relay loses anything more: nobody else has it.
		await Promise.all(this.#rooms.map((room) => room.spread(SPREAD)));
	};

	async #whileDown(relays: readonly Killable[], work: () => Promise<void>): Promise<void> {
		await this.#kill(relays);
		await work();
		await wait(this.#chance.between(0, 1500));
		await this.#start(relays);
	}

	async #kill(relays: readonly Killable[]): Promise<void> {
		this.#kills += relays.length;
		await Promise.all(relays.map((relay) => relay.kill()));
	}

	async #start(relays: readonly Killable[]): Promise<void> {
		await Promise.all(relays.map((relay) => relay.start()));
	}
}
