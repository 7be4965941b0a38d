import { base64urlnopad } from '@scure/base';
import { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import type { RoomKeys } from './keys.ts';
import { heard, whisper } from './seal.ts';

/** What a device says of itself while it is there; encrypted on the way, and kept nowhere. */
export interface Here {
	/** A sign of all that it holds. */
	readonly digest: string;
	/** The evening that it writes, and the member whose device it is. */
	readonly evening?: string | undefined;
	readonly member?: string | undefined;
}

/** Milliseconds until what changed is said: a club that is just coming changes all the time. */
const SAID_AFTER = 100;

/** The devices of a club that are there at the same time. */
export class Presence {
	readonly #keys: RoomKeys;
	readonly #document: string;
	readonly #changed: () => void;
	#awareness: Awareness | null = null;
	#here: Here = { digest: '' };
	#saying: ReturnType<typeof setTimeout> | null = null;
	#hearing = 0;
	others: readonly Here[] = [];

	/** `document` is the name of the one that it travels with. */
	constructor(keys: RoomKeys, document: string, changed: () => void) {
		this.#keys = keys;
		this.#document = document;
		this.#changed = changed;
	}

	/** The document was attached, perhaps anew. */
	on(document: Doc): Awareness {
		const awareness = new Awareness(document);
		this.#awareness = awareness;
		awareness.setLocalState(null);
		awareness.on('change', () => void this.#hear(awareness));
		this.#sayLater();
		return awareness;
	}

	hold(digest: string): void {
		if (digest === this.#here.digest) return;
		this.#here = { ...this.#here, digest };
		this.#sayLater();
	}

	be({ evening, member }: Pick<Here, 'evening' | 'member'>): void {
		if (evening === this.#here.evening && member === this.#here.member) return;
		this.#here = { ...this.#here, evening, member };
		this.#sayLater();
	}

	#sayLater(): void {
		if (this.#saying) return;
		this.#saying = setTimeout(() => {
			this.#saying = null;
			void this.#say();
		}, SAID_AFTER);
	}

	async #say(): Promise<void> {
		const told = await whisper(this.#keys, this.#document, JSON.stringify(this.#here));
		this.#awareness?.setLocalState({ s: base64urlnopad.encode(told) });
	}

	async #hear(awareness: Awareness): Promise<void> {
		const turn = ++this.#hearing;
		const states = [...awareness.getStates()].filter(([client]) => client !== awareness.clientID);
		const others = await Promise.all(states.map(([, state]) => this.#open(state)));
		if (turn !== this.#hearing) return;
		this.others = others.filter((other) => other !== null);
		this.#changed();
	}

	async #open({ s: sealed }: { readonly [field: string]: unknown }): Promise<Here | null> {
		try {
			const text = await heard(this.#keys, this.#document, base64urlnopad.decode(String(sealed)));
			const said = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>> | null;
			if (typeof said?.['digest'] !== 'string') return null;
			const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
			return {
				digest: said['digest'],
				evening: textOf(said['evening']),
				member: textOf(said['member'])
			};
		} catch {
			return null;
		}
	}
}
