import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** How this club stands with the relay that its phones share. */
export interface RelayStatus {
	readonly connected: boolean;
	/** Whether everything that the relay has was compared since the line was cut last. */
	readonly level: boolean;
	readonly parts: { readonly compared: number; readonly of: number };
	/** Entries written here that the relay has not stored. */
	readonly waiting: readonly EntryId[];
	/** What came and was not taken in. */
	readonly aside: readonly string[];
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
	/** Whether another device has had all that was written here. */
	readonly shared: boolean;
	/** What the club's other devices say of themselves that are there now. */
	readonly others: readonly { readonly evening?: string | undefined; readonly member?: string | undefined }[];
	/** How far the device's clock is ahead of the relay's, in milliseconds; null if it did not say. */
	readonly ahead: number | null;
}

/** Where what was written here has come to: saved here, handed on to the relay, or another device has it. */
export type Reached = 'here' | 'handed' | 'others';

/** The relay that the club's phones share, where one was chosen. Nothing is sent and nothing fetched before that. */
class ClubRelay {
	readonly #kept = new Live(() => store.watchKept('relay'));
	/** Null while there is no line. */
	status: RelayStatus | null = $state.raw(null);
	/** The evening that is being written on this page. */
	writes: EveningId | null = $state.raw(null);

	/** Null if the club shares none; undefined until the database has answered. */
	readonly joining: Joining | null | undefined = $derived.by(() => {
		const kept = this.#kept.current;
		return kept ? (JSON.parse(kept) as Joining) : kept === undefined ? undefined : null;
	});

	/** A phone with the read key shows everything and writes nothing. */
	readonly readOnly: boolean = $derived(this.joining?.may === 'read');

	readonly reached: Reached | null = $derived.by(() => {
		if (!this.status) return null;
		return this.status.waiting.length > 0 ? 'here' : this.status.shared ? 'others' : 'handed';
	});
}

export const clubRelay = new ClubRelay();
