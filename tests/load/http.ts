import { Agent, request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';

/** Whom it is asked, and from where: all addresses of a loopback net are this machine. */
export interface Peer {
	readonly port: number;
	readonly from: string;
	/** Base64url tokens, as a claim has them. */
	readonly claim: string;
}

export interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Shared by all phones, each of which asks seldom. */
const agent = new Agent({ keepAlive: true, maxSockets: 60 });

const opened = (
	{ port, from, claim }: Peer,
	method: string,
	path: string,
	options: { readonly agent: Agent | false; readonly headers?: Readonly<Record<string, string>> }
): ClientRequest =>
	request({
		...{ host: '127.0.0.1', port, method, path: `/relay/rooms/${path}`, localAddress: from, ...options },
		headers: {
			authorization: `Bearer ${claim}`,
			'content-type': 'application/octet-stream',
			...options.headers
		}
	});

export function ask(
	peer: Peer,
	method: string,
	path: string,
	body?: Uint8Array,
	headers: Readonly<Record<string, string>> = {}
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const asking = opened(peer, method, path, { agent, headers });
		asking.once('error', reject).once('response', (answer) => {
			const parts: Buffer[] = [];
			answer.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
			answer.once('end', () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
			);
		});
		asking.end(body);
	});
}

/** A stream of events over a connection of its own. */
export interface Stream {
	/** The status that it began with; 0 where the line was cut before. */
	readonly begun: Promise<number>;
	/** Fails with the status of a refusal, and where the line is cut. */
	readonly over: Promise<void>;
	end(): void;
}

export function listen(peer: Peer, path: string, told: (kind: string, data: string) => void): Stream {
	const asking = opened(peer, 'GET', path, { agent: false });
	const begun = new Promise<number>((resolve) => {
		asking.once('response', ({ statusCode = 0 }) => resolve(statusCode)).once('close', () => resolve(0));
	});
	const over = new Promise<void>((resolve, reject) => {
		asking.once('error', reject).once('close', resolve);
		asking.once('response', (answer) => {
			if (answer.statusCode !== 200) reject(new Error(String(answer.statusCode)));
			let rest = '';
			answer.setEncoding('latin1').once('error', reject);
			answer.on('data', (text: string) => {
				const blocks = (rest + text).split('\n\n');
				rest = blocks.pop() ?? '';
				for (const block of blocks) {
					const [, kind, data] = /^event: (\w+)\ndata: ?(.*)/.exec(block) ?? [];
					if (kind !== undefined) told(kind, data ?? '');
				}
			});
		});
		asking.end();
	});
	return { begun, over, end: () => asking.destroy() };
}
