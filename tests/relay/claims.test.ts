import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as clients from '../support/relay-clients.ts';
import {
	ask,
	Events,
	frames,
	newRoom,
	rowsIn,
	serveRelay,
	storeFolder,
	wipeStore,
	type Answer,
	type Asked,
	type Keys
} from '../support/relay-clients.ts';

// Who may do what, and which offsets a history has.

const folder = storeFolder();
let served: Awaited<ReturnType<typeof serveRelay>>;
beforeAll(async () => {
	served = await serveRelay(folder.path);
});
afterAll(async () => {
	await served.stop();
	folder.remove();
});

const write = (method: string, keys: Keys, asked: Asked = {}): Promise<Answer> =>
	clients.write(served.relayUrl, method, keys, asked);
const read = (keys: Keys, offset?: string): Promise<Answer> => clients.read(served.relayUrl, keys, offset);
const append = (keys: Keys, body: Buffer): Promise<Answer> => clients.append(served.relayUrl, keys, body);
const roomOf = (...rows: readonly string[]): ReturnType<typeof clients.roomWith> =>
	clients.roomWith(served.relayUrl, ...rows);
const allRows = (keys: Keys): ReturnType<typeof clients.allRows> => clients.allRows(served.relayUrl, keys);

const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('claims', () => {
	const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

	it.each(methods)('%s needs one, and one of this room', async (method) => {
		const keys = await roomOf('one');
		const other = newRoom();
		const [, token, hash] = keys.writer.split('.');
		const body = method === 'PUT' || method === 'POST' ? { body: frames('x') } : {};
		const claims = [undefined, '', 'x', other.writer, other.reader];
		claims.push(`w.${token}.${other.writer.split('.')[2]}`, `w.${other.writer.split('.')[1]}.${hash}`);
		claims.push(`w.${hash}.${token}`, `r.${token}.${hash}`, `${keys.writer}x`, `x${keys.writer.slice(1)}`);
		for (const claim of claims) {
			const of = claim === undefined ? { room: keys.room } : { room: keys.room, claim };
			const answer = await ask(served.relayUrl, method, of, body);
			expect([claim, answer.status]).toEqual([claim, 403]);
			if (method !== 'HEAD') expect(answer.word).toBe('wrong-key\n');
		}
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('a reader can only read, also where the relay knows nothing of the room', async () => {
		const [known, unknown] = [await roomOf('one'), newRoom()];
		for (const { room, reader: claim } of [known, unknown])
			for (const method of ['PUT', 'POST', 'DELETE']) {
				const asked = method === 'DELETE' ? {} : { body: frames('x') };
				const answer = await ask(served.relayUrl, method, { room, claim }, asked);
				expect([method, answer.status, answer.word]).toEqual([method, 403, 'read-only\n']);
			}
		expect((await allRows(known)).rows).toEqual(['one']);
	});

	it('nobody takes over a room that a wiped relay has forgotten', async () => {
		const keys = newRoom();
		const [, readToken] = keys.reader.split('.');
		// A reader who invents a token to write, and a stranger who knows the name alone.
		const invented = randomBytes(32).toString('base64url');
		const readHash = keys.writer.split('.')[2];
		for (const claim of [`w.${invented}.${readHash}`, `w.${invented}.${readToken}`, newRoom().writer]) {
			const taken = await ask(served.relayUrl, 'PUT', { room: keys.room, claim }, { body: frames('mine') });
			expect(taken.word).toBe('wrong-key\n');
		}
		expect((await write('PUT', keys, { body: frames('one') })).status).toBe(201);
		expect((await read(keys)).status).toBe(200);
	});

	it('what is no room is refused', async () => {
		for (const room of ['short', 'x'.repeat(23), 'x'.repeat(21) + '.', '']) {
			const answer = await ask(served.relayUrl, 'GET', { room, claim: newRoom().writer });
			expect([room, answer.word]).toEqual([room, 'malformed\n']);
		}
	});
});

describe('offsets', () => {
	it('an offset reads on where it was given', async () => {
		const keys = await roomOf('one');
		const { next } = await append(keys, frames('two'));
		expect(rowsIn((await read(keys, keys.tail)).body)).toEqual(['two']);
		const end = await read(keys, next);
		expect([end.status, end.body.length, end.next]).toEqual([200, 0, next]);
		expect(rowsIn((await read(keys, START)).body)).toEqual(['one', 'two']);
	});

	it('one that this history never had is gone, whatever it says', async () => {
		const keys = await roomOf('one', 'two');
		const other = await roomOf('two', 'one');
		for (const offset of [
			other.tail,
			`${keys.tail.slice(0, 12)}_AAAAAAAAAAAAAAAA`,
			`000000000005_${keys.tail.slice(13)}`,
			`000000000099_${keys.tail.slice(13)}`,
			`000000000000_${keys.tail.slice(13)}`
		]) {
			const answer = await read(keys, offset);
			expect([offset, answer.status, answer.word]).toEqual([offset, 410, 'gone\n']);
			const live = await Events.of(
				`${served.relayUrl}/rooms/${keys.room}?offset=${offset}&live=sse`,
				keys.reader
			);
			expect(live.status).toBe(410);
		}
		for (const offset of ['', '-2', 'x', '1,2', `${keys.tail}x`])
			expect((await read(keys, offset)).word).toBe('malformed\n');
	});

	it('after a set-back nobody misses a row: the old offset is gone, also when there is more than before', async () => {
		const keys = await roomOf('one');
		const { next } = await append(keys, frames('two'));
		await wipeWhileStopped(keys.room);
		expect((await read(keys, next)).word).toBe('unknown-room\n');
		await write('PUT', keys, { body: frames('one') });
		// As before so far: nothing to be missed.
		expect(rowsIn((await read(keys, keys.tail)).body)).toEqual([]);
		const late = await write('POST', keys, { body: frames('two'), headers: { 'Stream-Seq': next } });
		expect(late.status).toBe(409);
		await append(keys, frames('neu', 'more'));
		expect((await read(keys, next)).word).toBe('gone\n');
	});

	async function wipeWhileStopped(room: string): Promise<void> {
		await served.stop();
		await wipeStore(folder.path, room);
		served = await serveRelay(folder.path);
	}
});

describe('an end', () => {
	it('takes all rows away and is remembered', async () => {
		const keys = await roomOf('one');
		const live = await Events.of(`${served.relayUrl}/rooms/${keys.room}?offset=-1&live=sse`, keys.reader);
		await expect.poll(() => live.rows).toEqual(['one']);
		expect((await write('DELETE', keys)).status).toBe(204);
		await expect.poll(() => live.isOver).toBe(true);
		expect((await read(keys)).word).toBe('gone\n');
		expect((await read(keys, keys.tail)).word).toBe('gone\n');
		expect((await write('PUT', keys, { body: frames('two') })).word).toBe('gone\n');
		expect((await append(keys, frames('two'))).word).toBe('gone\n');
		expect((await write('PUT', keys)).word).toBe('gone\n');
		expect((await write('DELETE', keys)).status).toBe(204);
		expect((await write('DELETE', newRoom())).word).toBe('unknown-room\n');
	});
});
