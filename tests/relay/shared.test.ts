import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { decodeStateVector } from 'yjs';
import { Cuttable } from '../chaos/cuttable.ts';
import { newRoom, RelayClient, serveRelay, storeFolder } from '../support/relay-clients.ts';

const { DATABASE_URL, REDIS_URL } = process.env;

const folder = storeFolder();
const ends: (() => unknown)[] = [];
afterEach(async () => {
	for (const end of ends.splice(0).reverse()) await end();
});
afterAll(folder.remove);

const another = async (): Promise<string> => {
	const served = await serveRelay(folder.path, { isShared: true });
	ends.push(served.stop);
	return served.relayUrl;
};
const enter = (url: string, name: string, token: string): RelayClient => {
	const client = new RelayClient(url, name, token);
	ends.push(() => client.end());
	return client;
};
const keysOf = ({ entries }: RelayClient): string[] => [...entries.keys()].sort();
/** Whether the relay said that everything of this client is stored. */
const isStored = (told: RelayClient, writer: RelayClient, count: number): boolean =>
	told.told
		.filter((line) => line.startsWith('stored '))
		.some((line) => {
			const vector = decodeStateVector(Buffer.from(line.slice(7), 'base64url'));
			return (vector.get(writer.document.clientID) ?? 0) >= count;
		});

describe.skipIf(!DATABASE_URL || !REDIS_URL)('two processes that share rooms', () => {
	it('hand on what a phone at either writes, and say on both what is stored', async () => {
		const [first, second] = [await another(), await another()];
		const { room, writer, reader } = newRoom();
		const one = enter(first, `${room}/w1`, writer);
		await expect.poll(() => one.synced).toBe(true);
		const two = enter(second, `${room}/w1`, writer);
		await expect.poll(() => two.synced).toBe(true);
		for (let i = 0; i < 20; i++) (i % 2 ? one : two).put(`key ${i}`);
		await expect.poll(() => [keysOf(one).length, keysOf(two).length]).toEqual([20, 20]);
		for (const told of [one, two])
			for (const who of [one, two]) await expect.poll(() => isStored(told, who, 10)).toBe(true);
		// Whoever comes later to the other one is told the same.
		const late = enter(second, `${room}/w1`, reader);
		await expect.poll(() => keysOf(late)).toEqual(keysOf(one));
		await expect.poll(() => isStored(late, one, 10) && isStored(late, two, 10)).toBe(true);
	});

	it('refuse on both what takes an entry away', async () => {
		const [first, second] = [await another(), await another()];
		const { room, writer } = newRoom();
		const one = enter(first, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => isStored(one, one, 1)).toBe(true);
		const two = enter(second, `${room}/w1`, writer);
		await expect.poll(() => keysOf(two)).toEqual(['a']);
		two.entries.delete('a');
		await expect.poll(() => two.refused).toContain('removed');
		expect(keysOf(one)).toEqual(['a']);
	});

	it('lose nothing when one of them ends', async () => {
		const first = await another();
		const { room, writer } = newRoom();
		const one = enter(first, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => one.synced).toBe(true);
		await ends.shift()?.();
		const two = enter(await another(), `${room}/w1`, writer);
		await expect.poll(() => keysOf(two)).toEqual(['a']);
	});

	it('go on alone while nothing connects them, and come together afterwards', async () => {
		const redis = new URL(REDIS_URL ?? '');
		const wire = await Cuttable.to([Number(redis.port || 6379)]);
		redis.port = String(wire.port);
		vi.stubEnv('REDIS_URL', redis.href);
		const [first, second] = [await another(), await another()];
		vi.unstubAllEnvs();
		const { room, writer } = newRoom();
		const one = enter(first, `${room}/w1`, writer);
		await expect.poll(() => one.synced).toBe(true);
		const two = enter(second, `${room}/w1`, writer);
		await expect.poll(() => two.synced).toBe(true);
		wire.cut();
		one.put('a');
		two.put('b');
		await expect.poll(() => isStored(one, one, 1) && isStored(two, two, 1)).toBe(true);
		wire.mend();
		one.put('c');
		await expect
			.poll(() => [keysOf(one), keysOf(two)])
			.toEqual([
				['a', 'b', 'c'],
				['a', 'b', 'c']
			]);
		// Away for good: they end all the same.
		wire.close();
	});
});
