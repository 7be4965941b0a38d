import { expect, it } from 'vitest';
import { RelayClock } from './relay-clock.ts';

it('the relay’s time goes on from what it said last, also where the device’s clock is set meanwhile', () => {
	let [wall, steady] = [5_000_000, 70];
	const clock = new RelayClock({ wall: () => wall, steady: () => steady });
	expect(clock.now()).toBe(5_000_000);
	expect(clock.heard(4_990_000)).toBe(10_000);
	expect(clock.now()).toBe(4_990_000);
	wall += 40 * 86_400_000;
	steady += 3000;
	expect(clock.now()).toBe(4_993_000);
	expect(clock.heard(4_993_500)).toBe(40 * 86_400_000 + 6500);
	expect(clock.now()).toBe(4_993_500);
});
