import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('gives turns in order, a few at a time, with a round of the thread in between', async () => {
	const turns = new Turns();
	const told: string[] = [];
	let isOver = false;
	const beat = (): void => {
		told.push('·');
		if (!isOver) setImmediate(beat);
	};
	setImmediate(beat);
	const take = (who: number): Promise<unknown> => turns.next().then(() => told.push(String(who)));
	const all = [1, 2, 3, 4, 5, 6, 7, 8].map(take);
	// Whoever asks in its turn has the next one behind all others.
	await Promise.all([...all, all[0]?.then(() => take(9))]);
	isOver = true;
	expect(told.join('').replace(/^·+/, '').replaceAll(/·+/g, '·')).toMatch(/^1234·5678·9·?$/);
	// Nobody waits any more, and the next one is not forgotten.
	await take(10);
	expect(told.at(-1)).toBe('10');
});
