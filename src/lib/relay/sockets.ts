import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server';
import crossws, { type NodeAdapter } from 'crossws/adapters/node';
import type { Limits, Reason } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { Pace } from './pace.ts';

interface SocketOptions {
	readonly limits: Limits;
	readonly metrics: Metrics;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly isClosing: () => boolean;
	readonly connect: (socket: WebSocketLike, request: Request) => Handles;
	readonly note: (why: Reason) => void;
}

type Handles = ReturnType<Hocuspocus['handleConnection']>;

/** What belongs to one socket. */
interface Client {
	readonly pace: Pace;
	readonly handles: Handles;
	readonly address: string;
}

/** The codes of a closed socket: the one for what breaks the rules, the one for a server that goes. */
export const CLOSED = { refused: 4400, going: 1012 } as const;

/** The sockets of all clients. What is too much or no message at all never reaches a document. */
export function openSockets(options: SocketOptions): NodeAdapter {
	const { limits, metrics, now, isClosing, connect, note } = options;
	const clients = new Map<string, Client>();
	const addresses = new Map<string, number>();
	const leave = (id: string, code: number, reason: string): void => {
		const client = clients.get(id);
		if (!client) return;
		clients.delete(id);
		const others = (addresses.get(client.address) ?? 1) - 1;
		if (others > 0) addresses.set(client.address, others);
		else addresses.delete(client.address);
		client.handles.handleClose({ code, reason });
	};
	return crossws({
		serverOptions: { maxPayload: limits.message },
		hooks: {
			open: (peer) => {
				metrics.connections += 1;
				const socket = peer.websocket as unknown as WebSocketLike;
				if (isClosing()) return socket.close(CLOSED.going, 'closing');
				const address = addressOf(peer.remoteAddress ?? '', peer.request.headers.get('x-forwarded-for'));
				const here = (addresses.get(address) ?? 0) + 1;
				if (metrics.connections > limits.connections || here > limits.fromAddress) {
					note('too-many');
					return socket.close(CLOSED.refused, 'too-many');
				}
				addresses.set(address, here);
				const handles = connect(socket, peer.request as Request);
				clients.set(peer.id, { handles, address, pace: new Pace(limits, now()) });
			},
			message: (peer, message) => {
				const client = clients.get(peer.id);
				const bytes = message.uint8Array();
				metrics.bytesIn += bytes.length;
				// What comes on the way out was not acknowledged: it is sent again to whoever comes after.
				if (!client || isClosing()) return;
				const why = !client.pace.takes(bytes.length, now())
					? 'too-many'
					: isMessage(bytes)
						? null
						: 'malformed';
				if (!why) return client.handles.handleMessage(bytes);
				note(why);
				leave(peer.id, CLOSED.refused, why);
				peer.close(CLOSED.refused, why);
			},
			close: (peer, { code, reason }) => {
				metrics.connections -= 1;
				leave(peer.id, code ?? 1000, reason ?? '');
			},
			// The end of it comes as `close`.
			error: () => {}
		}
	});
}

const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** Where a client speaks from. Behind a proxy of one's own that is what the proxy says, and it says the last one. */
export function addressOf(remote: string, forwarded: string | null): string {
	return (NEAR.test(remote) && forwarded?.split(',').at(-1)?.trim()) || remote;
}

/** What a client may send: documents' steps, who is there, its key, and its leave. */
const KINDS: ReadonlySet<number | undefined> = new Set([0, 1, 2, 3, 4, 7]);

/** Whether it is built as the protocol wants: a document's name with its length in front, then the kind. */
function isMessage(bytes: Uint8Array): boolean {
	const [length = 0] = bytes;
	return length > 0 && length < 0x80 && KINDS.has(bytes[1 + length]);
}
