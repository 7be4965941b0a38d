import type { ClubStore } from '#lib/storage/club-store.ts';
import type { Device } from '#lib/storage/sign.ts';

/** What all live objects depend on: this device's clock and random source, and the club on it. */
export interface Ground {
	readonly device: Device;
	readonly store: ClubStore;
}

/** The live objects of one club on one device, each made when it is first asked for. */
export class Session {
	#ground: Ground | undefined;
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
	readonly #made = new Map<unknown, unknown>();

	constructor(ground?: Ground) {
		this.#ground = ground;
	}

	/** Handed in once, by the app's start, before anything live is asked. */
	standOn(ground: Ground): void {
		this.#ground = ground;
	}

	get device(): Device {
		return this.#stood.device;
	}

	get store(): ClubStore {
		return this.#stood.store;
	}

	/** Today by the device's clock, YYYY-MM-DD. */
	readonly today = (): string => this.device.at().slice(0, 10);

	/** The one object of this class: all screens share it. */
	of<T>(kind: new (session: Session) => T): T {
		if (!this.#made.has(kind)) this.#made.set(kind, this.#make(kind));
		return this.#made.get(kind) as T;
	}

	/** Whoever asks first may be drawn no more while others still follow what was made for him. */
	#make<T>(kind: new (session: Session) => T): T {
		let made: T | undefined;
		$effect.root(() => {
			made = new kind(this);
		});
		// Where the empty page is drawn, nothing follows anything.
		return made ?? new kind(this);
	}

	get #stood(): Ground {
		if (!this.#ground) throw new Error('asked before the start');
		return this.#ground;
	}
}

/** What is handed the session that it belongs to. */
export abstract class OfSession {
	protected readonly session: Session;

	constructor(session: Session) {
		this.session = session;
	}
}

/** The app's own: no other object is made when a file is loaded. */
export const session = new Session();

/** Milliseconds until a page is drawn and has done what nobody waits for. */
export const SETTLED = 1500;
