import { wait, type Attack } from './target.ts';

/** MB that answers may take which nobody takes. */
const MOST = 200;
/** Milliseconds until all are ended: what the system holds for them is filled first, then the relay waits ten seconds. */
const ENDED = 30_000;

export const READERS: readonly Attack[] = [
	{
		name: 'A2: 100 readers of 20 MB that do not read, one with 2,000 questions',
		async run(target, share) {
			const { keys } = await target.room(20);
			const question = (query: string): string =>
				`GET /relay/rooms/${keys.room}${query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys.reader}\r\n\r\n`;
			const { memory, lines } = target;
			const count = Math.ceil(100 * share);
			const sockets = await Promise.all(Array.from({ length: count }, () => target.raw()));
			for (const [i, socket] of sockets.entries()) {
				socket.pause();
				socket.write(i === 0 ? question('?offset=-1').repeat(2000) : question('?offset=-1&live=sse'));
			}
			let most = 0;
			const end = Date.now() + ENDED;
			// Of those that read nothing only the relay knows that it has ended them.
			do {
				await wait(100);
				most = Math.max(most, target.memory - memory);
			} while (target.lines > lines && Date.now() < end);
			const left = Math.max(0, target.lines - lines);
			for (const socket of sockets) socket.destroy();
			const fault = Date.now() >= end ? `${left} are held for longer than ${ENDED / 1000} s` : null;
			return { count, fault: most > MOST ? `${Math.round(most)} MB of answers lie in memory` : fault };
		}
	}
];
