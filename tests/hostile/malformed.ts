import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { frames, newRoom } from '../support/relay-clients.ts';
import { many, onlyThese, tally, wait, type Attack, type Target } from './target.ts';

const ONE = frames('x');
const sized = (length: number, bytes: number): Buffer =>
	Buffer.concat([Buffer.from([length >> 8, length & 255]), Buffer.alloc(bytes)]);

/** What a server says to raw bytes, or that it ended; nothing within the time is `silent`. */
async function said(target: Target, bytes: string | Buffer, milliseconds = 2000): Promise<string> {
	const socket = await target.raw();
	let text = '';
	socket.on('data', (data) => (text += data.toString('latin1')));
	socket.write(bytes);
	await Promise.race([once(socket, 'data'), once(socket, 'close'), wait(milliseconds)]);
	const isOpen = !socket.destroyed && !socket.readableEnded;
	socket.destroy();
	return /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? (isOpen ? 'silent' : 'cut');
}

const head = (room: string, claim: string, method = 'POST', more = ''): string =>
	`${method} /relay/rooms/${room} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${claim}\r\n` +
	`Content-Type: application/octet-stream\r\n${more}`;

/** How many of them are still open. */
const stillOpen = (sockets: readonly Socket[]): number =>
	sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;

export const MALFORMED: readonly Attack[] = [
	{
		name: 'claims that are none',
		async run(target) {
			const { keys } = await target.room();
			const { room, writer, reader } = keys;
			const [token = '', hash = ''] = writer.slice(2).split('.');
			const claims = [
				...['', 'w', 'w..', 'w.x.y', `x.${token}.${hash}`, `W.${token}.${hash}`, `w.${hash}.${token}`],
				...[writer.slice(0, -1), `${writer}A`, `${writer} `, `${writer}=`, writer.replace('.', '..')],
				...[`w.${token}`, `w.${token}.${hash}.${hash}`, reader.replace('r', 'w'), writer.replace('w', 'r')],
				...['w.' + 'A'.repeat(43) + '.' + 'A'.repeat(43), 'r.' + '_'.repeat(43) + '.' + '-'.repeat(43)],
				...['__proto__', 'constructor', 'null', 'undefined', '%00', 'A'.repeat(8000)]
			];
			// The last character of 43 holds two bits that mean nothing: another one is the same token.
			const ways = claims.flatMap((claim) => [['GET', claim] as const, ['POST', claim] as const]);
			const answers = await many(ways.length, (i) => {
				const [method = '', claim = ''] = ways[i] ?? [];
				return target.ask(
					claim.trimEnd() === writer ? 'x' : claim,
					method,
					room,
					method === 'POST' ? ONE : undefined
				);
			});
			const schemes = ['', 'Basic eDp4', `bearer ${writer}`, writer, `Bearer  ${writer}`, `Bearer,${writer}`];
			const others = await many(schemes.length, (i) =>
				target.ask('', 'GET', room, undefined, { authorization: schemes[i] ?? '' })
			);
			return { count: ways.length + schemes.length, fault: onlyThese([...answers, ...others], 403) };
		}
	},
	{
		name: 'offsets and names that are none',
		async run(target) {
			const { keys, at } = await target.room(0.5);
			const offsets = [
				...['', '0', '-2', '-1%20', '1', 'NaN', '1e9', '%00', '..', '-1&offset=-1', at.slice(1), `${at}A`],
				...[at.slice(0, -1), at.replace('_', '-'), '0'.repeat(13) + at.slice(12), `0x${at.slice(2)}`]
			].map((text) => `?offset=${text}`);
			const lives = ['?live=sse', '?offset=-1&live=x', '?offset=-1&live=', '?offset=-1&live=sse&live=sse'];
			const malformed = await many(offsets.length + lives.length, (i) =>
				target.ask(keys.reader, 'GET', keys.room + ([...offsets, ...lives][i] ?? ''))
			);
			const never = [
				...[at.slice(0, 13) + 'A'.repeat(16), '000000000001' + at.slice(12), '999999999999' + at.slice(12)],
				...['000000000007_' + 'A'.repeat(16), '000000000000' + at.slice(12)]
			];
			const gone = await many(2 * never.length, (i) => {
				const live = i % 2 === 0 ? '' : '&live=sse';
				return target.ask(keys.reader, 'GET', `${keys.room}?offset=${never[i >> 1]}${live}`);
			});
			const names = [
				'x',
				'..%2F..',
				'A'.repeat(21),
				'A'.repeat(23),
				'A'.repeat(5000),
				'%00',
				'a/b/c',
				'%zz',
				''
			];
			const rooms = await many(names.length, (i) => target.ask(keys.reader, 'GET', names[i] ?? ''));
			const fault = onlyThese(malformed, 400) ?? onlyThese(gone, 410) ?? onlyThese(rooms, 400, 403, 404, 414);
			return { count: malformed.length + gone.length + rooms.length, fault };
		}
	},
	{
		name: 'frames that are none, and bodies that are too large',
		async run(target) {
			const { keys, at } = await target.room();
			const before = await target.content(keys);
			const bodies = [
				...[sized(0, 0), sized(0, 5), sized(5, 4), sized(5, 6), sized(8193, 8193), sized(65535, 65535)],
				...[
					Buffer.from([0]),
					Buffer.concat([ONE, Buffer.from([0])]),
					Buffer.concat([ONE, sized(9000, 9000)])
				],
				...Array.from({ length: 100 }, () => Buffer.concat([sized(8193, 0), randomBytes(100)]))
			];
			const seen = { 'stream-seq': at };
			const bad = await many(bodies.length, (i) =>
				target.ask(keys.writer, 'POST', keys.room, bodies[i], seen)
			);
			const large = await many(10, (i) =>
				target.ask(keys.writer, 'POST', keys.room, Buffer.alloc(262_145 + i * 1e6), seen)
			);
			const types = [
				'text/plain',
				'application/json',
				'multipart/form-data',
				'x',
				'application/octet-streams'
			];
			const typed = await many(types.length, (i) =>
				target.ask(keys.writer, 'POST', keys.room, ONE, { ...seen, 'content-type': types[i] ?? '' })
			);
			const begun = head(keys.room, keys.writer, 'POST', `Stream-Seq: ${at}\r\n`);
			const told = [
				await said(target, `${begun}Content-Length: 1099511627776\r\n\r\n`),
				await said(target, `${begun}Content-Length: -1\r\n\r\n`),
				await said(target, `${begun}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
				await said(target, `${begun}Transfer-Encoding: chunked\r\n\r\nfffffffff\r\n`)
			];
			const isHeard = told.every((word) => ['400', '413', '408', 'cut', 'silent'].includes(word));
			const kept = (await target.content(keys)).equals(before) ? null : 'something was stored';
			// A body that is cut off while it is sent may lose its answer.
			const wasTold = large.filter((one) => one !== null);
			const fault = onlyThese(bad, 400) ?? onlyThese(wasTold, 413) ?? onlyThese(typed, 400) ?? kept;
			return { count: bodies.length + 19, fault: fault ?? (isHeard ? null : tally(told)) };
		}
	},
	{
		name: 'half bodies, broken off',
		async run(target, share) {
			const { keys, at } = await target.room();
			const count = Math.ceil(500 * share);
			await many(count, async (i) => {
				const socket = await target.raw();
				const more = `Stream-Seq: ${at}\r\nContent-Length: ${2 * ONE.length}\r\n\r\n`;
				socket.write(head(keys.room, keys.writer, 'POST', more));
				socket.write(ONE);
				await wait(i % 20);
				socket.destroy();
			});
			await wait(300);
			const isKept = (await target.content(keys)).equals(frames('first'));
			return { count, fault: isKept ? null : 'half of a body was stored' };
		}
	},
	{
		name: 'what is no request, from 200 connections',
		async run(target, share) {
			const { room, reader } = newRoom();
			const bytes: readonly (string | Buffer)[] = [
				...[
					'\r\n\r\n\r\n',
					'GET\r\n\r\n',
					'GET / HTTP/9.9\r\n\r\n',
					'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
					'\0'.repeat(999)
				],
				Buffer.from('16030100a5010000a10303', 'hex'),
				`${head(room, reader, 'GET')}X: ${'x'.repeat(70_000)}\r\n\r\n`,
				head(room, reader, 'GET') + 'X: y\r\n'.repeat(5000),
				`${head(room, reader, 'GET')}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n`,
				`GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
				`GET http://evil.example/relay/rooms/${room} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`
			];
			const count = Math.ceil(200 * share);
			const answers = await many(count, (i) =>
				said(target, bytes[i % bytes.length] ?? randomBytes(500), 500)
			);
			const isFine = answers.every((word) => /^(4\d\d|505|cut|silent)$/.test(word ?? 'cut'));
			return { count, fault: isFine ? null : tally(answers) };
		}
	}
];

/** Connections that say one letter now and then, or half a body and nothing more; they are to be ended after 20 seconds. */
export async function crawl(target: Target, count: number): Promise<() => Promise<string | null>> {
	const { keys, at } = await target.room();
	const sockets = await Promise.all(Array.from({ length: count }, () => target.raw()));
	// What is not read would never be seen to end.
	for (const socket of sockets) socket.resume();
	const half = `Stream-Seq: ${at}\r\nContent-Length: 1000\r\n\r\nx`;
	const text = `GET /relay/health HTTP/1.1\r\nX: ${'x'.repeat(1000)}`;
	let letter = 0;
	for (const [i, socket] of sockets.entries())
		if (i % 2 === 0) socket.write(head(keys.room, keys.writer, 'POST', half));
	const timer = setInterval(() => {
		for (const [i, socket] of sockets.entries())
			if (!socket.destroyed && i % 2 === 1) socket.write(text[letter] ?? 'x');
		letter += 1;
	}, 1000);
	const begun = performance.now();
	return async () => {
		while (stillOpen(sockets) > 0 && performance.now() - begun < 32_000) await wait(200);
		clearInterval(timer);
		const left = stillOpen(sockets);
		for (const socket of sockets) socket.destroy();
		return left === 0
			? null
			: `${left} of ${count} are open after ${Math.round((performance.now() - begun) / 1000)} s`;
	};
}
