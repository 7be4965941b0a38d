import type { BridgeState } from './bridge.ts';
import type { Here } from './presence.ts';

/** How a club stands with the relay that its phones share. */
export interface RelayStatus extends BridgeState {
	/** The key of the club's other room, if this device was invited there when it was made. */
	readonly anew: string | null;
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
	ahead: null
};
