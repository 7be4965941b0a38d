import { request } from 'node:http';
import { Chance } from '../chaos/chance.ts';
import { newRoom, type Keys } from '../support/relay-clients.ts';
import { many, tally, type Attack, type Target } from './target.ts';

/** Milliseconds until a question without an answer counts as one. */
const PATIENCE = 20_000;
/** The next ones are asked from another address, each of which may ask so much a minute, and of another room: one of them ends it. */
const FROM_ONE = 500;

const METHODS = [
	...['GET', 'GET', 'GET', 'GET', 'PUT', 'PUT', 'POST', 'POST', 'POST', 'POST', 'POST', 'HEAD', 'HEAD'],
	...['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']
];

/** One hostile request; the same seed makes the same one. */
function ask(target: Target, keys: Keys, offset: string, seed: number): Promise<string> {
	const chance = new Chance(seed);
	const one = <T>(...choices: readonly T[]): T => chance.pick(choices);
	const letters = (most: number): string =>
		Array.from({ length: Math.floor(chance.next() * most) }, () =>
			String.fromCharCode(33 + Math.floor(chance.next() * 94))
		).join('');
	const strange = one(newRoom().room, letters(40), '..', '%00%ff', 'A'.repeat(22));
	const room = chance.next() < 0.8 ? keys.room : strange;
	const at = one(
		offset,
		offset,
		'-1',
		'-1',
		'now',
		letters(30),
		offset.replace(/\d/g, '9'),
		'',
		'9'.repeat(400)
	);
	const query = one(
		'',
		`?offset=${at}`,
		`?offset=${at}`,
		`?offset=${at}&live=${one('sse', 'long-poll', letters(9))}`,
		`?${letters(60)}`
	);
	const path = one(
		'',
		'',
		'',
		'/presence?as=0123456789abcdef',
		`/presence?as=${letters(40)}`,
		`/${letters(20)}`
	);
	const claim = one(keys.writer, keys.writer, keys.writer, keys.reader, newRoom().writer, letters(100));
	const headers: Record<string, string> = {
		authorization: `${chance.next() < 0.9 ? 'Bearer' : letters(9)} ${claim}`,
		'content-type': 'application/octet-stream',
		'stream-seq': offset
	};
	const more: readonly (readonly [string, string])[] = [
		['content-type', one('application/octet-stream', 'application/octet-stream', 'text/html', letters(30))],
		['stream-seq', one(at, letters(30))],
		['content-encoding', one('gzip', 'br', letters(5))],
		['origin', one('https://evil.example', 'null', letters(20))],
		['if-none-match', letters(60)],
		['range', 'bytes=0-1'],
		['x-forwarded-for', letters(50)],
		['x-http-method-override', 'DELETE'],
		['stream-closed', 'true'],
		['accept-encoding', letters(30)],
		['cookie', letters(2000)]
	];
	for (const [name, value] of more) if (chance.next() < 0.15) headers[name] = value;
	const method = one(...METHODS);
	const length = Math.floor(chance.next() ** 4 * 300_000);
	const body = Buffer.from(
		Array.from({ length: Math.min(length, 4000) }, () => Math.floor(chance.next() * 256))
	);
	return sent(
		target,
		method,
		`/relay/${chance.next() < 0.95 ? 'rooms/' : one('', '../')}${room}${one(query, path)}`,
		headers,
		Buffer.concat([body, Buffer.alloc(Math.max(0, length - 4000))])
	);
}

/** The status of the answer. */
function sent(
	target: Target,
	method: string,
	path: string,
	headers: Readonly<Record<string, string>>,
	body: Buffer
): Promise<string> {
	return new Promise((resolve) => {
		const { port, from } = target.peer('');
		const asking = request({
			host: '127.0.0.1',
			port,
			method,
			path,
			headers,
			localAddress: from,
			agent: false
		});
		const late = setTimeout(() => finish('silent'), PATIENCE);
		const finish = (how: string): void => {
			clearTimeout(late);
			asking.destroy();
			resolve(how);
		};
		asking.once('error', ({ message }) => finish(message.includes('invalid') ? 'not sent' : 'cut'));
		asking.once('response', ({ statusCode }) => finish(String(statusCode)));
		asking.end(method === 'GET' || method === 'HEAD' || method === 'TRACE' ? undefined : body);
	});
}

export const RANDOM: readonly Attack[] = [
	{
		name: '10,000 requests by chance, seeds 1 to 10,000',
		async run(target, share) {
			const count = Math.ceil(10_000 * share);
			const answers: (string | null)[] = [];
			for (let first = 1; first <= count; first += FROM_ONE) {
				target.move();
				const { keys, at } = await target.room(0.2);
				const some = Math.min(FROM_ONE, count + 1 - first);
				answers.push(...(await many(some, (i) => ask(target, keys, at, first + i))));
			}
			const bad = answers.flatMap((how, i) =>
				/^(2\d\d|304|4\d\d|503|507|cut|not sent)$/.test(how ?? '') ? [] : [`${how} (seed ${i + 1})`]
			);
			if (process.env['HOSTILE_TALLY']) console.log(tally(answers));
			return { count, fault: bad.length > 0 ? bad.slice(0, 5).join(', ') : null };
		}
	}
];
