import type { Joining } from '#lib/transfer/invitation.ts';
import { Live } from '../watched.ts';
import { ClubRelay } from './relay.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** Where what was written here has come to: saved here, handed on to the relay, or another device has it. */
export type Reached = 'here' | 'handed' | 'others';

/** The relay that the club's phones share, where one was chosen. */
export class KeptRelay extends OfSession {
	readonly #clubRelay = this.session.of(ClubRelay);
	readonly #kept = new Live(() => this.session.store.watchKept('relay'));

	/** Null if the club shares none; undefined until the database has answered. */
	readonly joining: Joining | null | undefined = $derived.by(() => {
		const kept = this.#kept.current;
		return kept ? (JSON.parse(kept) as Joining) : kept === undefined ? undefined : null;
	});

	/** Whether what is written here reaches the club's other phones by itself, as far as is known. */
	get works(): boolean {
		const { status } = this.#clubRelay;
		return status !== null && status.connected !== false && !status.refused && !status.left;
	}

	/**
	 * Whether a relay brings the lists of other phones, and codes bring phones to it: known of a club that shares one before
	 * there is a line, until that says otherwise.
	 */
	get brings(): boolean {
		return this.joining !== null && (this.#clubRelay.status === null || this.works);
	}

	/** How many entries and photos of this device nobody else has from here. */
	readonly waiting: number = $derived.by(() => {
		const { status } = this.#clubRelay;
		return status ? status.waiting.count + status.pictures.toBring : 0;
	});

	/** Null while there is no line. */
	readonly reached: Reached | null = $derived.by(() => {
		const { status } = this.#clubRelay;
		return status && (this.waiting > 0 ? 'here' : status.shared ? 'others' : 'handed');
	});
}
