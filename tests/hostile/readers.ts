import { once } from 'node:events';
import { wait, type Attack } from './target.ts';

/** MB that all answers which nobody takes may come to, on both sides of the lines. */
const MOST = 200;
/** Milliseconds until a reader that takes nothing has to be ended; the relay waits ten seconds. */
const PATIENCE = 20_000;

export const READERS: readonly Attack[] = [
	{
		name: 'A2: 200 readers of 20 MB that do not read, one with 2,000 questions',
		async run(target, share) {
			const { keys } = await target.room(20);
			const question = (query: string): string =>
				`GET /relay/rooms/${keys.room}${query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys.reader}\r\n\r\n`;
			const before = target.memory;
			const count = Math.ceil(200 * share);
			const sockets = await Promise.all(Array.from({ length: count }, () => target.raw()));
			for (const [i, socket] of sockets.entries()) {
				socket.pause();
				socket.write(i === 0 ? question('?offset=-1').repeat(2000) : question('?offset=-1&live=sse'));
			}
			let most = 0;
			for (let i = 0; i < 20; i++) {
				await wait(100);
				most = Math.max(most, target.memory - before);
			}
			const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
			// What lies in the lines by then is taken; the relay must have ended them.
			await wait(12_000);
			for (const socket of sockets) socket.resume();
			const isOver = await Promise.race([closed.then(() => true), wait(PATIENCE).then(() => false)]);
			for (const socket of sockets) socket.destroy();
			const fault = isOver ? null : 'they are held for longer than 20 s';
			return { count, fault: most > MOST ? `${Math.round(most)} MB of answers lie in memory` : fault };
		}
	}
];
