import { expect, it } from 'vitest';
import { lockKeys, lockText, newLock, unlockKey } from './invited.ts';

const keys = { write: 'the key to write', read: 'the key to read' };

it('each device finds the key that is meant for it, and nobody finds another one', async () => {
	const [anna, berti, carla] = [await newLock(), await newLock(), await newLock()];
	const invited = await lockKeys(
		[
			{ device: 'anna', lock: await lockText(anna), mayWrite: true },
			{ device: 'berti', lock: await lockText(berti), mayWrite: false },
			{ device: 'old', lock: '', mayWrite: true },
			{ device: 'spoilt', lock: 'AAAA', mayWrite: true }
		],
		keys
	);
	expect(Object.keys(invited.keys)).toEqual(['anna', 'berti']);
	expect(await unlockKey(invited, 'anna', anna)).toBe(keys.write);
	expect(await unlockKey(invited, 'berti', berti)).toBe(keys.read);
	// Neither by one's own lock under another's name, nor with another's text under one's own, nor who is not named.
	expect(await unlockKey(invited, 'anna', berti)).toBeNull();
	const swapped = { ...invited, keys: { berti: invited.keys['anna'] ?? '' } };
	expect(await unlockKey(swapped, 'berti', berti)).toBeNull();
	expect(await unlockKey(invited, 'carla', carla)).toBeNull();
	expect(JSON.stringify(invited)).not.toContain('key to');
});
