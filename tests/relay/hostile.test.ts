import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { seeded } from '../support/chance.ts';
import { frames, newRoom, type Keys } from '../support/relay-clients.ts';
import { TestRelay } from '../support/test-relay.ts';

// What no phone sends.

const relay = TestRelay.forAll({ limits: { patience: 500 } });
let keys: Keys;
beforeAll(async () => {
	keys = await relay.roomOf('one', 'two');
});

/** What comes back within a moment. */
const send = (bytes: Buffer): Promise<string> =>
	new Promise((resolve) => {
		let answer = '';
		const socket = connect(relay.port, '127.0.0.1', () => socket.write(bytes));
		const enough = setTimeout(() => socket.destroy(), 300);
		socket.on('data', (data) => (answer += data.toString('latin1')));
		socket.on('error', () => {});
		socket.on('close', () => {
			clearTimeout(enough);
			resolve(answer);
		});
	});

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW'] as const;
const QUERIES = [
	'',
	'?',
	'?offset=-1',
	'?offset=now',
	'?offset=-1&live=sse',
	'?offset=now&live=long-poll'
] as const;
const WRONG = [
	'?live=sse',
	'?offset=-1&offset=-1',
	'?offset=%00',
	'?live=x',
	`?offset=${'9'.repeat(9000)}`
] as const;
const HEADERS = [
	...[
		'Stream-Seq: x',
		'Stream-Seq:',
		`Stream-Seq: ${'z'.repeat(9000)}`,
		'Stream-Closed: true',
		'Producer-Id: a'
	],
	...['Content-Type: application/octet-stream', 'Content-Type: \x01', 'Content-Type: application/json'],
	...[
		'Origin: https://evil.example',
		'Origin: x',
		'If-None-Match: *',
		'Expect: 100-continue',
		'Range: bytes=0-1'
	],
	...[
		'Content-Encoding: gzip',
		'Transfer-Encoding: chunked',
		'Content-Length: 99999999',
		'Content-Length: 12'
	],
	...['X-Forwarded-For: a, b, c', 'Access-Control-Request-Method: PUT', '__proto__: x', 'Upgrade: websocket']
] as const;

it('400 hostile requests change nothing, end nothing and are told nothing', async () => {
	const chance = seeded('hostile to the relay');
	const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
	const claims = [
		keys.reader,
		newRoom().writer,
		'x',
		'',
		`w.${'A'.repeat(43)}`,
		`r.${'!'.repeat(43)}.${'A'.repeat(43)}`
	];
	const rooms = [
		keys.room,
		`${keys.room}/presence`,
		newRoom().room,
		'',
		'..',
		'%2e%2e%2f',
		`${keys.room}%00`,
		'x'.repeat(9000)
	];
	const attack = (): Buffer => {
		const head = [
			`${one(METHODS)} /relay/rooms/${one(rooms)}${one(chance() < 0.5 ? QUERIES : WRONG)} HTTP/1.1`,
			'Host: localhost',
			`Authorization: Bearer ${one(claims)}`,
			...Array.from({ length: Math.floor(chance() * 4) }, () => one(HEADERS)),
			...['', '']
		].join('\r\n');
		return Buffer.concat([
			Buffer.from(head, 'latin1'),
			one([Buffer.alloc(0), frames('evil'), Buffer.alloc(70_000)])
		]);
	};
	for (let round = 0; round < 8; round++) {
		const answers = await Promise.all(Array.from({ length: 50 }, () => send(attack())));
		for (const answer of answers) {
			expect(answer).not.toMatch(/^HTTP\/1\.1 50[0-2]/);
			// A stack trace, or anything of it.
			expect(answer).not.toContain('node_modules');
		}
		expect(await (await fetch(`${relay.relayUrl}/health`)).text()).toBe('ok\n');
	}
	expect((await relay.allRows(keys)).rows).toEqual(['one', 'two']);
	for (const line of relay.log)
		expect(line).toMatch(/^(Abgewiesen: [a-z-]+( \([0-9a-f]{6}\)|, noch \d+ Mal)?|Davor steht ein Proxy.*)$/);
});
