import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frames, newRoom, rowsIn } from '../support/relay-clients.ts';
import { TestRelay } from '../support/test-relay.ts';

// Who may do what, and which offsets a history has.

const relay = TestRelay.forAll();
const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('claims', () => {
	const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

	it.each(methods)('%s needs one, and one of this room', async (method) => {
		const keys = await relay.roomOf('one');
		const other = newRoom();
		const [, token, hash] = keys.writer.split('.');
		const body = method === 'PUT' || method === 'POST' ? { body: frames('x') } : {};
		const claims = [undefined, '', 'x', other.writer, other.reader];
		claims.push(`w.${token}.${other.writer.split('.')[2]}`, `w.${other.writer.split('.')[1]}.${hash}`);
		claims.push(`w.${hash}.${token}`, `r.${token}.${hash}`, `${keys.writer}x`, `x${keys.writer.slice(1)}`);
		for (const claim of claims) {
			const of = claim === undefined ? { room: keys.room } : { room: keys.room, claim };
			const answer = await relay.ask(method, of, body);
			expect([claim, answer.status]).toEqual([claim, 403]);
			if (method !== 'HEAD') expect(answer.word).toBe('wrong-key\n');
		}
		expect((await relay.allRows(keys)).rows).toEqual(['one']);
	});

	it('a reader can only read, also where the relay knows nothing of the room', async () => {
		const [known, unknown] = [await relay.roomOf('one'), newRoom()];
		for (const { room, reader: claim } of [known, unknown])
			for (const method of ['PUT', 'POST', 'DELETE']) {
				const asked = method === 'DELETE' ? {} : { body: frames('x') };
				const answer = await relay.ask(method, { room, claim }, asked);
				expect([method, answer.status, answer.word]).toEqual([method, 403, 'read-only\n']);
			}
		expect((await relay.allRows(known)).rows).toEqual(['one']);
	});

	it('nobody takes over a room that a wiped relay has forgotten', async () => {
		const keys = newRoom();
		const [, readToken] = keys.reader.split('.');
		// A reader who invents a token to write, and a stranger who knows the name alone.
		const invented = randomBytes(32).toString('base64url');
		const readHash = keys.writer.split('.')[2];
		for (const claim of [`w.${invented}.${readHash}`, `w.${invented}.${readToken}`, newRoom().writer]) {
			const taken = await relay.ask('PUT', { room: keys.room, claim }, { body: frames('mine') });
			expect(taken.word).toBe('wrong-key\n');
		}
		expect((await relay.write('PUT', keys, { body: frames('one') })).status).toBe(201);
		expect((await relay.read(keys)).status).toBe(200);
	});

	it('what is no room is refused', async () => {
		for (const room of ['short', 'x'.repeat(23), 'x'.repeat(21) + '.', '']) {
			const answer = await relay.ask('GET', { room, claim: newRoom().writer });
			expect([room, answer.word]).toEqual([room, 'malformed\n']);
		}
	});
});

describe('offsets', () => {
	it('an offset reads on where it was given', async () => {
		const keys = await relay.roomOf('one');
		const { next } = await relay.append(keys, frames('two'));
		expect(rowsIn((await relay.read(keys, keys.tail)).body)).toEqual(['two']);
		const end = await relay.read(keys, next);
		expect([end.status, end.body.length, end.next]).toEqual([200, 0, next]);
		expect(rowsIn((await relay.read(keys, START)).body)).toEqual(['one', 'two']);
	});

	it('one that this history never had is gone, whatever it says', async () => {
		const keys = await relay.roomOf('one', 'two');
		const other = await relay.roomOf('two', 'one');
		for (const offset of [
			other.tail,
			`${keys.tail.slice(0, 12)}_AAAAAAAAAAAAAAAA`,
			`000000000005_${keys.tail.slice(13)}`,
			`000000000099_${keys.tail.slice(13)}`,
			`000000000000_${keys.tail.slice(13)}`
		]) {
			const answer = await relay.read(keys, offset);
			expect([offset, answer.status, answer.word]).toEqual([offset, 410, 'gone\n']);
			expect((await relay.follow(keys, offset)).status).toBe(410);
		}
		for (const offset of ['', '-2', 'x', '1,2', `${keys.tail}x`])
			expect((await relay.read(keys, offset)).word).toBe('malformed\n');
	});

	it('after a set-back nobody misses a row: the old offset is gone, also when there is more than before', async () => {
		const keys = await relay.roomOf('one');
		const { next } = await relay.append(keys, frames('two'));
		await relay.lose(keys.room);
		expect((await relay.read(keys, next)).word).toBe('unknown-room\n');
		await relay.write('PUT', keys, { body: frames('one') });
		// As before so far: nothing to be missed.
		expect(rowsIn((await relay.read(keys, keys.tail)).body)).toEqual([]);
		const late = await relay.write('POST', keys, { body: frames('two'), headers: { 'Stream-Seq': next } });
		expect(late.status).toBe(409);
		await relay.append(keys, frames('neu', 'more'));
		expect((await relay.read(keys, next)).word).toBe('gone\n');
	});
});

describe('an end', () => {
	it('takes all rows away and is remembered', async () => {
		const keys = await relay.roomOf('one');
		const live = await relay.follow(keys);
		await expect.poll(() => live.rows).toEqual(['one']);
		expect((await relay.write('DELETE', keys)).status).toBe(204);
		await expect.poll(() => live.isOver).toBe(true);
		expect((await relay.read(keys)).word).toBe('gone\n');
		expect((await relay.read(keys, keys.tail)).word).toBe('gone\n');
		expect((await relay.write('PUT', keys, { body: frames('two') })).word).toBe('gone\n');
		expect((await relay.append(keys, frames('two'))).word).toBe('gone\n');
		expect((await relay.write('PUT', keys)).word).toBe('gone\n');
		expect((await relay.write('DELETE', keys)).status).toBe(204);
		expect((await relay.write('DELETE', newRoom())).word).toBe('unknown-room\n');
	});
});
