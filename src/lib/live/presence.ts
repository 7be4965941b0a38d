import { base64urlnopad } from '@scure/base';
import type { RoomKeys } from './keys.ts';
import type { RelayLine, PresenceEvent } from './line.ts';
import { Retry } from './retry.ts';
import { heard, whisper } from './seal.ts';

/** What a device says of itself while it is there; encrypted on the way, and kept nowhere at the relay. */
export interface Here {
	/** A name of the device that stays the same. */
	readonly device: string;
	/** What a key is locked with for it alone. */
	readonly lock: string;
	/** How far it has read the room. */
	readonly at: string;
	/** The member whose device it is, and the evening that it writes: only devices that may write say so. */
	readonly member?: string | undefined;
	readonly evening?: string | undefined;
}

export type OtherHere = Here & { readonly mayWrite: boolean };

/** Milliseconds until what changed is said, for each two who hear it: what many say, many hear. */
const SAID_AFTER = 100;
/** Milliseconds until it listens again after the line was cut, at most. */
const AGAIN = 2000;

interface PresenceOptions {
	readonly keys: RoomKeys;
	readonly line: RelayLine;
	readonly device: Pick<Here, 'device' | 'lock'>;
	/** From 0 to 1. */
	readonly chance: () => number;
	readonly changed: () => void;
}

/** The devices of a club that are there at the same time. */
export class Presence {
	readonly #keys: RoomKeys;
	readonly #line: RelayLine;
	readonly #changed: () => void;
	/** What the relay knows this page by; it follows from nothing. */
	readonly #as = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(16)));
	readonly #others = new Map<string, OtherHere>();
	#here: Here;
	#isHeard = false;
	/** They are heard in the order in which they come, however long one takes to open. */
	#hearing: Promise<void> = Promise.resolve();
	#saying: ReturnType<typeof setTimeout> | null = null;
	readonly #listening: Retry;
	readonly #telling: Retry;
	#ended = false;

	constructor({ keys, line, device, chance, changed }: PresenceOptions) {
		this.#keys = keys;
		this.#line = line;
		this.#changed = changed;
		this.#here = { ...device, at: '-1' };
		this.#listening = new Retry(chance, AGAIN);
		this.#telling = new Retry(chance);
	}

	get others(): readonly OtherHere[] {
		return [...this.#others.values()];
	}

	hold(at: string): void {
		if (at === this.#here.at) return;
		this.#here = { ...this.#here, at };
		this.#sayLater();
	}

	be({ evening, member }: Pick<Here, 'evening' | 'member'>): void {
		if (evening === this.#here.evening && member === this.#here.member) return;
		this.#here = { ...this.#here, evening, member };
		this.#sayLater();
	}

	/** What the others said of how far they are holds no longer. */
	forget(): void {
		for (const [as, other] of this.#others) this.#others.set(as, { ...other, at: '-1' });
	}

	end(): void {
		this.#ended = true;
		this.wake();
	}

	/** Listens at once, if it was waiting to, and says what waits to be said. */
	wake(): void {
		this.#listening.wake();
		if (this.#saying) this.#sayAnew();
	}

	/** Until it is ended. */
	async listen(): Promise<void> {
		while (!this.#ended) {
			const line = this.#line.hear(this.#as, (event) => {
				this.#hearing = this.#hearing.then(() => this.#hear(event));
			});
			const pause = await this.#listening.hold(line).catch((error: unknown) => this.#listening.after(error));
			if (pause > 0) this.#others.clear();
			this.#isHeard = false;
			if (this.#ended) return;
			this.#changed();
			await this.#listening.rest(pause);
		}
	}

	async #hear(event: PresenceEvent): Promise<void> {
		if (event.kind === 'ready') {
			this.#isHeard = true;
			this.#others.clear();
			return this.#sayAnew();
		}
		if (event.kind === 'gone') this.#others.delete(event.as);
		else {
			const here = await this.#open(event.said);
			if (here) this.#others.set(event.as, { ...here, mayWrite: event.mayWrite });
		}
		if (!this.#ended) this.#changed();
	}

	#sayLater(after = SAID_AFTER * Math.max(1, this.#others.size / 2)): void {
		if (this.#saying || this.#ended) return;
		this.#saying = setTimeout(() => {
			this.#saying = null;
			void this.#say();
		}, after);
	}

	/** However long it was to wait before: another line may be heard, where the last one was not. */
	#sayAnew(): void {
		if (this.#saying) clearTimeout(this.#saying);
		this.#saying = null;
		this.#telling.start();
		this.#sayLater();
	}

	async #say(): Promise<void> {
		// It is said with the next line.
		if (!this.#isHeard || this.#ended) return;
		const { device, lock, at } = this.#here;
		const text = JSON.stringify(this.#keys.canWrite ? this.#here : { device, lock, at });
		try {
			await this.#line.say(this.#as, await whisper(this.#keys, text));
			this.#telling.start();
		} catch (error) {
			this.#sayLater(this.#telling.after(error));
		}
	}

	async #open(said: Uint8Array<ArrayBuffer>): Promise<Here | null> {
		try {
			const here = JSON.parse((await heard(this.#keys, said)) ?? 'null') as Readonly<
				Record<string, unknown>
			> | null;
			if (typeof here?.['at'] !== 'string' || typeof here['device'] !== 'string') return null;
			const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
			return {
				device: here['device'].slice(0, 64),
				lock: (textOf(here['lock']) ?? '').slice(0, 200),
				at: here['at'],
				member: textOf(here['member']),
				evening: textOf(here['evening'])
			};
		} catch {
			return null;
		}
	}
}
