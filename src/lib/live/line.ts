import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';

/** What becomes of a document that is kept level with the relay's. */
export interface Heard {
	/** Both sides have compared what they hold, and whatever the relay had is here. */
	level(): void;
	/** The line is cut. */
	cut(): void;
	/** The relay says something: `stored …`, `time …`. */
	told(text: string): void;
	/** The relay will not have it, in one word. */
	refused(why: string): void;
}

/** A line to a relay: carries documents, and may fail at any moment. */
export interface Line {
	/** Keeps a document level until `end` is called. */
	attach(name: string, document: Doc, awareness: Awareness | null, heard: Heard): { end(): void };
	/** Tries at once, if it was waiting to try again. */
	wake(): void;
	close(): void;
}

/** Milliseconds between two tries, at most: a phone that comes back into the net tries at once. */
const MOST_DELAY = 15_000;
/** Milliseconds until the first: over a line that is cut all the time most of the waiting would be this. */
const FIRST_DELAY = 300;
/** The same where the relay itself ended the line: it has too much to do, or will not have this phone. */
const REFUSED_DELAY = 5000;

/** Whether there is a connection; if the relay itself ended it, why, in one word. */
export type Up = (connected: boolean, why: string | null) => void;

/** All documents of a room go over one connection. */
export function openLine(url: string, token: string, up: Up): Line {
	const socket = new HocuspocusProviderWebsocket({
		url,
		delay: FIRST_DELAY,
		minDelay: FIRST_DELAY,
		maxDelay: MOST_DELAY,
		onConnect: () => up(true, null),
		onDisconnect: ({ event }) => {
			const why = event.reason || null;
			socket.configuration.delay = why ? REFUSED_DELAY : FIRST_DELAY;
			up(false, why);
		}
	});
	return {
		attach(name, document, awareness, heard) {
			const provider = new HocuspocusProvider({
				websocketProvider: socket,
				name,
				document,
				awareness,
				token,
				onSynced: () => heard.level(),
				onDisconnect: () => heard.cut(),
				onClose: ({ event }) => {
					// Only the relay itself closes a single document; the line is cut with another sign.
					if (event.reason && socket.status === WebSocketStatus.Connected) heard.refused(event.reason);
				},
				onAuthenticationFailed: ({ reason }) => heard.refused(reason),
				onStateless: ({ payload }) => heard.told(payload)
			});
			provider.attach();
			return { end: () => provider.destroy() };
		},
		wake: () => {
			if (socket.status !== WebSocketStatus.Connected) void socket.connect();
		},
		close: () => socket.destroy()
	};
}
