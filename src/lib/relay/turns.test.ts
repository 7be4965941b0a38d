import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('gives one turn after the other, with a round of the thread between any two', async () => {
	const turns = new Turns();
	const told: string[] = [];
	let isOver = false;
	const beat = (): void => {
		told.push('the thread');
		if (!isOver) setImmediate(beat);
	};
	setImmediate(beat);
	const take = async (who: string, times: number): Promise<void> => {
		for (let i = 0; i < times; i++) {
			await turns.next();
			told.push(who);
		}
	};
	await Promise.all([take('one', 2), take('two', 3)]);
	isOver = true;
	const others = told.filter((who) => who !== 'the thread');
	expect(others).toEqual(['one', 'two', 'one', 'two', 'two']);
	expect(told.filter((who, i) => who !== 'the thread' && told[i + 1] === 'the thread')).toHaveLength(4);
	// Nobody waits any more, and the next one is not forgotten.
	await take('one', 1);
	expect(told.at(-1)).toBe('one');
});
