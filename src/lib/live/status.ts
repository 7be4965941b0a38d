import type { Renewal } from '#lib/transfer/invitation.ts';
import type { KnownDevice } from './memory.ts';
import type { WaitingPictures } from './pictures.ts';
import type { Here, OtherHere } from './presence.ts';

/** How the log and the relay stand to each other. */
export interface BridgeState {
	/** Null before the first answer. */
	readonly connected: boolean | null;
	/** Whether everything that the relay has was read since the line was cut last. */
	readonly level: boolean;
	/** Counts the histories of this room: a relay that was wiped or set back begins another one. */
	readonly history: number;
	/** Bytes of the room read so far, of how many. */
	readonly read: { readonly done: number; readonly of: number };
	/** Entries of this device that were not read back from the relay, and when the first was written (ms since 1970; null if its id does not say). */
	readonly waiting: { readonly count: number; readonly since: number | null };
	/** Entries that are too large for the relay: others have them by a file alone. */
	readonly tooLarge: number;
	/** Rows that came and were not taken in, once everything has come. */
	readonly aside: number;
	/** Entries of which the relay has two texts. */
	readonly apart: number;
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
	/** Who gave the club another room, and when: nothing more is handed on here. */
	readonly left: Renewal | null;
	/** Whether another device has had all that was written here. */
	readonly shared: boolean;
	/** The club's other devices that are there now, and all that were ever heard. */
	readonly others: readonly OtherHere[];
	readonly devices: readonly KnownDevice[];
}

/** How a club stands with the relay that its phones share. */
export interface RelayStatus extends BridgeState {
	/** The key of the club's other room, if this device was invited there when it was made. */
	readonly anew: string | null;
	/** Pictures of receipts that wait to be brought there, and that are not here yet. */
	readonly pictures: WaitingPictures;
	/** How far the device's clock is ahead of the relay's, in milliseconds; null if it did not say. */
	readonly ahead: number | null;
}

/** What a club's pages and whatever speaks with the relay for them tell each other. */
export type RelaySaid =
	| { readonly status: RelayStatus }
	| { readonly ask: true }
	| { readonly wake: true }
	/** At which evening a page writes, and whose device it is. */
	| { readonly here: Pick<Here, 'evening' | 'member'> };

/** Before the relay has said anything. */
export const NOTHING_YET: RelayStatus = {
	connected: null,
	level: false,
	history: 1,
	read: { done: 0, of: 0 },
	waiting: { count: 0, since: null },
	tooLarge: 0,
	aside: 0,
	apart: 0,
	refused: null,
	left: null,
	shared: false,
	others: [],
	devices: [],
	anew: null,
	pictures: { toBring: 0, toCome: 0 },
	ahead: null
};
