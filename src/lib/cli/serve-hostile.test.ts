import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../tests/support/chance.ts';
import { serve, type Served } from './serve.ts';

/** How long the server of this test waits for a client, in ms: long for a computer, short for a test. */
const PATIENCE = 400;
const SECRET = 'nobody outside may read this';
const folder = mkdtempSync(join(tmpdir(), 'schafkopf-hostile-'));
let served: Served;

beforeAll(async () => {
	const root = join(folder, 'build');
	mkdirSync(join(root, '_app/immutable'), { recursive: true });
	writeFileSync(join(folder, 'secret.txt'), SECRET);
	writeFileSync(join(root, '200.html'), 'page');
	writeFileSync(join(root, '.content'), SECRET);
	writeFileSync(join(root, '_app/immutable/a.js'), '0123456789');
	served = await serve({ root, port: 0, patience: PATIENCE });
});
afterAll(async () => {
	await served.stop();
	rmSync(folder, { recursive: true });
});

interface Attack {
	readonly bytes: string;
	/** What the client does when it has written: waits, closes its half, or is gone. */
	readonly then: 'wait' | 'end' | 'gone';
}

/** What came back before the server, or the client, closed the line. It never takes longer than the server's patience. */
function attack({ bytes, then }: Attack): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = '';
		const socket = connect(served.port, '127.0.0.1', () => {
			socket.write(Buffer.from(bytes, 'latin1'), () => {
				if (then === 'gone') socket.destroy();
				if (then === 'end') socket.end();
			});
		});
		const tooLong = setTimeout(
			() => reject(new Error(`left hanging: ${bytes.slice(0, 200)}`)),
			PATIENCE * 20
		);
		socket.on('data', (data) => (answer += data.toString('latin1')));
		// A line cut by the server is an answer, too.
		socket.on('error', () => undefined);
		socket.on('close', () => {
			clearTimeout(tooLong);
			resolve(answer);
		});
	});
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const get = (path: string, headers: readonly string[] = [], method = 'GET'): string =>
	[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

const alive = async (): Promise<void> => {
	const response = await fetch(served.url);
	expect([response.status, await response.text()]).toEqual([200, 'page']);
};

describe('ranges of a file of ten bytes', () => {
	const whole = '0123456789';
	it.each([
		['bytes=2-4', 206, '234'],
		['bytes=7-', 206, '789'],
		['bytes=-2', 206, '89'],
		['bytes=5-200', 206, '56789'],
		['bytes=5-2', 416, ''],
		['bytes=10-', 416, ''],
		['bytes=99-100', 416, ''],
		['bytes=-0', 416, ''],
		['bytes=abc', 416, ''],
		['bytes=', 416, ''],
		['bytes=--1', 416, ''],
		['pages=1-2', 200, whole],
		['bytes=0-1,3-4', 200, whole],
		['bytes=1-2-3', 206, '12']
	])('%s', async (range, status, body) => {
		const answer = await attack({ bytes: get('/_app/immutable/a.js', [`Range: ${range}`]), then: 'wait' });
		const [head = '', ...rest] = answer.split('\r\n\r\n');
		expect(statusOf(head)).toBe(status);
		if (status !== 416) expect(rest.join('\r\n\r\n')).toBe(body);
		await alive();
	});
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'PURGE'])(
	'%s is refused, nothing is written here',
	async (method) => {
		const answer = await attack({ bytes: get('/', ['Content-Length: 5'], method) + 'abcde', then: 'wait' });
		expect(statusOf(answer)).toBe(405);
		expect(answer.toLowerCase()).toContain('allow: get, head');
	}
);

it.each(['/', '/_app/immutable/a.js', '/missing.js', '/%'])(
	'%s is answered with every header',
	async (path) => {
		const answer = (await attack({ bytes: get(path), then: 'wait' })).toLowerCase();
		for (const header of [
			"content-security-policy: frame-ancestors 'none'",
			'x-content-type-options: nosniff',
			'referrer-policy: no-referrer',
			'permissions-policy: '
		])
			expect(answer).toContain(header);
	}
);

const PATHS = [
	...[
		'/',
		'//',
		'/%',
		'/%zz',
		'/%00',
		'/a%00.js',
		'/%c0%ae%c0%ae/',
		'/..%2f..%2fsecret.txt',
		'/../secret.txt'
	],
	...[
		'/%2e%2e/secret.txt',
		'/_app/../../secret.txt',
		'/..\\secret.txt',
		'/.content',
		'/_app/immutable/',
		'*'
	],
	...[
		'/_app/immutable',
		'/_app/immutable/a.js/',
		'/?',
		'/?%',
		'/#',
		'/\xff\xfe',
		'http://x/',
		'http://[',
		'/;.js'
	],
	...[
		`/${'a'.repeat(5000)}`,
		`/${'%41'.repeat(5000)}`,
		`/${'../'.repeat(3000)}secret.txt`,
		`/${'a'.repeat(70_000)}`
	]
] as const;
const METHODS = [
	'GET',
	'GET',
	'GET',
	'HEAD',
	'POST',
	'CONNECT',
	'TRACE',
	'get',
	'G\x00T',
	'BREW',
	''
] as const;
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTPT/1.1', ''] as const;
const HEADERS = [
	...[
		'Range: bytes=5-2',
		'Range: bytes=abc',
		'Range: bytes=0-0,1-1,2-2',
		'Range: bytes=99999999999999999999-'
	],
	...[
		`Range: bytes=${'0-1,'.repeat(2000)}`,
		'Range: bytes=-99999999999999999999',
		'Range: \x00',
		'If-Range: "x'
	],
	...['Accept-Encoding: br;q=x, gzip;q=-1, *', `Accept-Encoding: ${'a,'.repeat(3000)}`, 'Accept-Encoding:'],
	...[
		'Content-Length: -1',
		'Content-Length: abc',
		'Content-Length: 5',
		'Content-Length: 5\r\nContent-Length: 6'
	],
	...[
		'Transfer-Encoding: chunked',
		'Transfer-Encoding: x',
		'Transfer-Encoding: chunked\r\nContent-Length: 3'
	],
	...[
		'If-None-Match: *',
		'If-None-Match: "',
		'If-Modified-Since: never',
		'If-Match: "x"',
		'Expect: 100-continue'
	],
	...[
		'Expect: x',
		'Upgrade: websocket\r\nConnection: Upgrade',
		'Upgrade: h2c',
		'Host: a\r\nHost: b',
		'Host:',
		': x'
	],
	...[
		'no colon',
		' folded',
		`X: ${'y'.repeat(20_000)}`,
		'X: \x01\x02',
		'__proto__: x',
		'Content-Type: application/json'
	],
	...['Connection: keep-alive', 'X: 1\r\n'.repeat(1500)]
] as const;
const BODIES = [
	'',
	'',
	'5\r\nabcde\r\n0\r\n\r\n',
	'ffffffffffff\r\n',
	'-1\r\n',
	'{"__proto__":1',
	'GET / HTTP/1.1\r\n'
] as const;

function hostile(chance: () => number): Attack {
	const take = (below: number): number => Math.floor(chance() * below);
	const one = <T>(all: readonly T[]): T => all[take(all.length)] as T;
	const headers = Array.from({ length: take(4) }, () => one(HEADERS));
	const head = [`${one(METHODS)} ${one(PATHS)} ${one(VERSIONS)}`, 'Host: localhost', ...headers, '', ''].join(
		'\r\n'
	);
	const bytes = head + one(BODIES);
	return {
		bytes: take(4) === 0 ? bytes.slice(0, take(bytes.length)) : bytes,
		then: one(['wait', 'end', 'gone'])
	};
}

it('500 hostile requests end or hang nothing, and read nothing they should not', async () => {
	const chance = seeded('hostile requests');
	const attacks = Array.from({ length: 500 }, () => hostile(chance));
	for (let from = 0; from < attacks.length; from += 50) {
		const answers = await Promise.all(attacks.slice(from, from + 50).map(attack));
		for (const answer of answers) {
			expect(statusOf(answer)).toBeLessThan(500);
			expect(answer).not.toContain(SECRET);
		}
		await alive();
	}
});

it('a hundred clients that never finish their question are hung up on, and keep nobody waiting', async () => {
	const slow = Array.from({ length: 100 }, (_, index) =>
		attack({ bytes: get('/').slice(0, index % 40), then: 'wait' })
	);
	await alive();
	const answers = await Promise.all(slow);
	expect(answers.filter((answer) => statusOf(answer) === 200)).toEqual([]);
	await alive();
});

it('listens on this machine alone unless it is told otherwise', async () => {
	const open = await serve({ root: join(folder, 'build'), port: 0, host: '0.0.0.0' });
	expect([served.host, open.host]).toEqual(['127.0.0.1', '0.0.0.0']);
	await open.stop();
});
