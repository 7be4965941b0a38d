import type { EntryId } from '#lib/base/ids.ts';

/** How this club stands with the relay that its phones share. */
export interface RelayStatus {
	readonly connected: boolean;
	/** Whether everything that the relay has was compared since the line was cut last. */
	readonly level: boolean;
	readonly parts: { readonly compared: number; readonly of: number };
	/** Entries written here that the relay has not stored. */
	readonly waiting: readonly EntryId[];
	/** Entries written here that are too large for the relay. */
	readonly tooLarge: readonly EntryId[];
	/** What came and was not taken in. */
	readonly aside: readonly string[];
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
	/** Whether the club has another access now, and this phone has to be invited anew. */
	readonly left: boolean;
	/** Why the relay itself ended the line last, in one word. */
	readonly cutOff: string | null;
	/** Whether another device has had all that was written here. */
	readonly shared: boolean;
	/** What the club's other devices say of themselves that are there now. */
	readonly others: readonly { readonly evening?: string | undefined; readonly member?: string | undefined }[];
	/** How far the device's clock is ahead of the relay's, in milliseconds; null if it did not say. */
	readonly ahead: number | null;
}

/** Before the relay has said anything. */
export const NOTHING_YET: RelayStatus = {
	connected: false,
	level: false,
	parts: { compared: 0, of: 0 },
	waiting: [],
	tooLarge: [],
	aside: [],
	refused: null,
	left: false,
	cutOff: null,
	shared: false,
	others: [],
	ahead: null
};
