import { describe, expect, it } from 'vitest';
import { newRoom, type Answer, type Events, type Keys } from '../support/relay-clients.ts';
import { TestRelay } from '../support/test-relay.ts';

// Who is there: told to all who are, and kept nowhere.

const relay = TestRelay.forAll();
const [ONE, TWO, THREE] = ['phone-one-0123456', 'phone-two-0123456', 'phone-three-01234'] as const;

async function come({ room }: Keys, claim: string, as: string): Promise<Events> {
	const events = await relay.listen(claim, `${room}/presence?as=${as}`);
	if (events.status === 200) await expect.poll(() => events.heard[0]?.event).toBe('ready');
	return events;
}

const say = ({ room }: Keys, claim: string, as: string, body: string | Uint8Array): Promise<Answer> =>
	relay.ask('POST', { room: `${room}/presence`, claim }, { body, query: `?as=${as}` });

const sealed = (text: string): string => Buffer.from(text).toString('base64url');

describe('who is there', () => {
	it('is told to the others, to those who come later, and when one goes', async () => {
		const keys = newRoom();
		const one = await come(keys, keys.writer, ONE);
		const two = await come(keys, keys.reader, TWO);
		expect((await say(keys, keys.writer, ONE, 'hello')).status).toBe(204);
		expect((await say(keys, keys.reader, TWO, 'reading')).status).toBe(204);
		const ofOne = { as: ONE, may: 'write', said: sealed('hello') };
		const ofTwo = { as: TWO, may: 'read', said: sealed('reading') };
		await expect.poll(() => [two.said('here'), one.said('here')]).toEqual([[ofOne], [ofTwo]]);
		const three = await come(keys, keys.reader, THREE);
		await expect.poll(() => three.said('here')).toEqual([ofOne, ofTwo]);
		one.end();
		await expect.poll(() => [two.said('gone'), three.said('gone')]).toEqual([[{ as: ONE }], [{ as: ONE }]]);
		const four = await come(keys, keys.reader, 'phone-four-012345');
		await expect.poll(() => four.said('here')).toEqual([ofTwo]);
		expect(one.said('here')).toEqual([ofTwo]);
		// The store knows nothing of it.
		expect((await relay.ask('GET', { room: keys.room, claim: keys.reader })).word).toBe('unknown-room\n');
	});

	it('is told of the latest, and only in its room', async () => {
		const [keys, other] = [newRoom(), newRoom()];
		const [one, stranger] = [await come(keys, keys.writer, ONE), await come(other, other.writer, TWO)];
		await come(keys, keys.writer, THREE);
		for (const word of ['a', 'b', 'c']) await say(keys, keys.writer, THREE, word);
		await expect.poll(() => one.said('here').at(-1)).toEqual({ as: THREE, may: 'write', said: sealed('c') });
		expect(stranger.heard.map(({ event }) => event)).toEqual(['ready']);
	});

	it('a reader never speaks or comes as a writer who is there', async () => {
		const keys = newRoom();
		await come(keys, keys.writer, ONE);
		const two = await come(keys, keys.reader, TWO);
		expect((await say(keys, keys.reader, ONE, 'I am one')).word).toBe('read-only\n');
		expect((await come(keys, keys.reader, ONE)).status).toBe(403);
		expect(two.said('here')).toEqual([]);
	});

	it('one who comes again takes its place, and is not told to be gone', async () => {
		const keys = newRoom();
		const two = await come(keys, keys.reader, TWO);
		const before = await come(keys, keys.writer, ONE);
		await say(keys, keys.writer, ONE, 'hello');
		await come(keys, keys.writer, ONE);
		await expect.poll(() => before.isOver).toBe(true);
		await say(keys, keys.writer, ONE, 'again');
		await expect.poll(() => two.said('here').at(-1)).toMatchObject({ said: sealed('again') });
		expect(two.said('gone')).toEqual([]);
	});

	it.each([
		['no name', '', 'x'],
		['a short name', 'short', 'x'],
		['a long name', 'x'.repeat(33), 'x'],
		['a name of other characters', 'x'.repeat(15) + '.', 'x'],
		['nothing to say', ONE, '']
	])('%s is malformed', async (_, as, body) => {
		const keys = newRoom();
		expect((await say(keys, keys.writer, as, body)).word).toBe('malformed\n');
		if (as !== ONE) expect((await come(keys, keys.writer, as)).status).toBe(400);
	});

	it('2048 bytes may be said, and no more; nobody without a claim', async () => {
		const keys = newRoom();
		expect((await say(keys, keys.writer, ONE, new Uint8Array(2048))).status).toBe(204);
		expect((await say(keys, keys.writer, ONE, new Uint8Array(2049))).word).toBe('too-large\n');
		expect((await say(keys, newRoom().writer, ONE, 'x')).word).toBe('wrong-key\n');
		expect((await come(keys, newRoom().writer, ONE)).status).toBe(403);
	});

	it('200 in a room, and not one more', async () => {
		const keys = newRoom();
		const all = await Promise.all(
			Array.from({ length: 200 }, (_, i) =>
				come(keys, keys.reader, `phone-number-${String(i).padStart(4, '0')}`)
			)
		);
		expect(all.map(({ status }) => status)).toEqual(Array(200).fill(200));
		expect((await come(keys, keys.reader, ONE)).status).toBe(429);
		all[0]?.end();
		await expect.poll(async () => (await come(keys, keys.reader, ONE)).status).toBe(200);
	});
});
