import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line as people have it in a cellar: so many bytes a second, so late, and cut again and again. */
export interface Thin {
	readonly bytesPerSecond: number;
	/** Milliseconds each way. */
	readonly delay: number;
	/** The line is cut after so many bytes to the phone. */
	readonly cutAfter: number;
}

export interface ThinLine {
	readonly url: string;
	/** How often it was cut. */
	cuts: number;
	end(): void;
}

/** Stands before a server: what speaks with its relay goes over the thin line, everything else as it is. */
export async function thinLine(port: number, thin: Thin): Promise<ThinLine> {
	const sockets = new Set<Socket>();
	const server = createServer((phone) => {
		sockets.add(phone);
		phone.once('data', (first: Buffer) => {
			const relay = connect(port, 'localhost');
			sockets.add(relay);
			const isThin = isForRelay(first);
			const end = (): void => {
				phone.destroy();
				relay.destroy();
			};
			for (const socket of [phone, relay]) {
				socket.on('error', end);
				socket.on('close', end);
			}
			relay.write(first);
			if (!isThin) {
				// What asks for the app's files and then for the relay asks once more, over a line of its own.
				phone.on('data', (chunk: Buffer) => (isForRelay(chunk) ? end() : relay.write(chunk)));
				relay.pipe(phone);
				return;
			}
			phone.on('data', (chunk: Buffer) => void sleep(thin.delay).then(() => relay.write(chunk)));
			// A line that one of the two ends itself was not cut.
			void carry(relay, phone, thin)
				.then(
					() => line.cuts++,
					() => {}
				)
				.finally(end);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
	const line: ThinLine = {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		cuts: 0,
		end: () => {
			for (const socket of sockets) socket.destroy();
			server.close();
		}
	};
	return line;
}

const isForRelay = (request: Buffer): boolean =>
	/^[A-Z]+ \/relay\/rooms/.test(request.toString('latin1', 0, 20));

/** Carries what the relay sends, slowly, until it was enough. */
async function carry(relay: Socket, phone: Socket, thin: Thin): Promise<void> {
	const PIECE = 1400;
	let sent = 0;
	for await (const chunk of relay as AsyncIterable<Buffer>) {
		for (let from = 0; from < chunk.length; from += PIECE) {
			const piece = chunk.subarray(from, from + PIECE);
			await sleep((piece.length / thin.bytesPerSecond) * 1000);
			void sleep(thin.delay).then(() => phone.writable && phone.write(piece));
			sent += piece.length;
			if (sent >= thin.cutAfter) return void (await sleep(thin.delay));
		}
	}
}
