import { expect, it, onTestFinished } from 'vitest';
import { Bridge } from '#lib/live/bridge.ts';
import { keysFrom, newKey, readKeyOf, type RoomKeys } from '#lib/live/keys.ts';
import { openLine } from '#lib/live/line.ts';
import type { BridgeState } from '#lib/live/status.ts';
import { MemoryLog } from '../support/memory-log.ts';
import { bytesOf } from '../support/relay-clients.ts';
import { RoomNotes } from '../support/room-notes.ts';
import { TestRelay } from '../support/test-relay.ts';
import { eventually } from '../support/eventually.ts';

// The app's half and the relay's together, over the wire of this machine.

const relay = TestRelay.forAll();

interface Joined {
	readonly log: MemoryLog;
	state: BridgeState | null;
	readonly bridge: Bridge;
}

async function join(keys: RoomKeys | null, device: bigint): Promise<Joined> {
	if (!keys) throw new Error('no keys');
	const log = new MemoryLog(device);
	const bridge = new Bridge({
		...{ keys, log, memory: new RoomNotes(), now: Date.now, chance: Math.random },
		device: { device: `device ${device}`, lock: '' },
		line: openLine({ relay: relay.relayUrl, ...keys }),
		say: (state) => (joined.state = state)
	});
	const joined: Joined = { log, bridge, state: null };
	onTestFinished(() => bridge.end());
	return joined;
}

const MARCH = Date.UTC(2026, 2, 6, 19);
const NAME = 'Korbinian Unverwechselbar';

it('two writers and a reader have the same, and the relay saw neither a name nor an id', async () => {
	const key = newKey();
	const [one, two] = [await join(await keysFrom(key), 1n), await join(await keysFrom(key), 2n)];
	const reading = await join(await keysFrom(await readKeyOf(key)), 3n);
	for (let i = 0; i < 300; i++)
		one.log.write(MARCH + i, { kind: 'member', member: `m${i}`, name: `${NAME} ${i}` });
	one.bridge.be({ member: 'm7', evening: 'evening' });
	await eventually(() => expect(reading.log.ids).toHaveLength(300));
	for (let i = 0; i < 20; i++)
		for (const { log } of [one, two]) log.write(MARCH + 1000 + i, { kind: 'club', name: `${i}` });
	for (const { log } of [one, two, reading]) await eventually(() => expect(log.ids).toHaveLength(340));
	expect(two.log.texts).toEqual(one.log.texts);
	expect(reading.log.texts).toEqual(one.log.texts);
	for (const phone of [one, two])
		await eventually(() => expect(phone.state).toMatchObject({ waiting: { count: 0 }, shared: true }));
	await eventually(() =>
		expect(two.state?.others).toContainEqual(expect.objectContaining({ member: 'm7', mayWrite: true }))
	);
	expect(reading.state?.others.map(({ device }) => device).sort()).toEqual(['device 1', 'device 2']);
	const stored = `${await bytesOf(relay.folder)}\n${relay.log.join('\n')}`;
	for (const secret of ['Korbinian', 'Unverwechselbar', one.log.ids[0] ?? '', key, key.slice(0, 42)])
		expect(stored).not.toContain(secret);
});

it('who was given another key than the room’s comes in nowhere, and says so', async () => {
	const [one, other] = [await keysFrom(newKey()), await keysFrom(newKey())];
	const stranger = await join(one && other && { ...one, claim: other.claim }, 4n);
	stranger.log.write(MARCH, { kind: 'club', name: 'x' });
	await eventually(() => expect(stranger.state?.refused).toBe('wrong-key'));
	expect(stranger.state?.waiting.count).toBe(1);
});
