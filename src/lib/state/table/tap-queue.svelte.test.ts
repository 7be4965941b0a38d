import { expect, it } from 'vitest';
import { live } from '../../../../tests/support/live.svelte.ts';
import { TapQueue } from './tap-queue.svelte.ts';

/** A table where each tap is noted, and `save` takes until the test ends it. */
function atTable() {
	const taps = live(() => new TapQueue());
	const done: string[] = [];
	const ends: ((written: boolean) => void)[] = [];
	const save = (name: string): void => {
		done.push(`save ${name}`);
		void taps.hold(() => new Promise((resolve) => ends.push(resolve)), true);
	};
	const tap = (name: string): void =>
		taps.tap(() => (name.startsWith('save') ? save(name.slice(5)) : done.push(name)));
	/** Ends the write that is under way. */
	const end = async (written: boolean): Promise<void> => {
		ends.shift()?.(written);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { taps, done, tap, end };
}

it('does at once what is tapped while nothing is written', () => {
	const { done, tap } = atTable();
	tap('anna');
	tap('ben');
	expect(done).toEqual(['anna', 'ben']);
});

it('does what was tapped during a write after it, in order, up to the next write', async () => {
	const { taps, done, tap, end } = atTable();
	for (const one of ['anna', 'save 1', 'ben', 'carl', 'save 2', 'dora']) tap(one);
	expect([done, taps.held]).toEqual([['anna', 'save 1'], true]);
	await end(true);
	expect([done, taps.held]).toEqual([['anna', 'save 1', 'ben', 'carl', 'save 2'], true]);
	tap('emil');
	await end(true);
	expect([done.slice(5), taps.held, taps.isEmpty]).toEqual([['dora', 'emil'], false, true]);
});

it('does nothing for the second of two taps on what saves, and saves the next game where that was tapped between', async () => {
	const { taps, done, tap, end } = atTable();
	const press = (name: string): void => taps.tap(() => tap(`save ${name}`), true);
	press('1');
	press('1');
	expect([done, taps.isEmpty]).toEqual([['save 1'], true]);
	tap('ben');
	press('2');
	await end(true);
	expect(done).toEqual(['save 1', 'ben', 'save 2']);
	await end(true);
	expect([done.length, taps.held]).toEqual([3, false]);
});

it('keeps what was tapped during a write that failed, and does it after one that succeeds', async () => {
	const { taps, done, tap, end } = atTable();
	for (const one of ['save 1', 'ben', 'carl']) tap(one);
	await end(false);
	expect([done, taps.left]).toEqual([['save 1'], 2]);
	// The same game once more: it comes before what waits.
	tap('save 1');
	expect(done).toEqual(['save 1', 'save 1']);
	await end(true);
	expect([done.slice(2), taps.left]).toEqual([['ben', 'carl'], 0]);
});

it('forgets what waits once all that is typed is cleared', async () => {
	const { taps, done, tap, end } = atTable();
	for (const one of ['save 1', 'ben']) tap(one);
	await end(false);
	taps.clear();
	tap('save 2');
	await end(true);
	expect([done, taps.left]).toEqual([['save 1', 'save 2'], 0]);
});

it('waits for two writes at a time, and goes on after a fault in the program', async () => {
	const { taps, done, tap, end } = atTable();
	tap('save 1');
	void taps.hold(() => Promise.reject(new Error('a bug'))).catch(() => {});
	tap('anna');
	await new Promise((resolve) => setTimeout(resolve));
	expect([done, taps.held]).toEqual([['save 1'], true]);
	await end(true);
	expect([done.at(-1), taps.held]).toEqual(['anna', false]);
});

it('leaves what waits for another game to the next game that is saved, whatever else is written', async () => {
	const { taps, done, tap, end } = atTable();
	for (const one of ['save 1', 'ben']) tap(one);
	await end(false);
	await taps.hold(() => Promise.resolve(true));
	expect([done, taps.left]).toEqual([['save 1'], 1]);
	tap('save 1');
	await end(true);
	expect([done.slice(2), taps.left]).toEqual([['ben'], 0]);
});

it('does what was tapped during another write that failed: it is meant for the game being typed', async () => {
	const { taps, done, tap } = atTable();
	const write = taps.hold(() => Promise.resolve(false));
	tap('anna');
	await write;
	expect([done, taps.left, taps.isEmpty]).toEqual([['anna'], 0, true]);
});

it('answers keys in turn, and the one that saves again after a failure, though others wait', async () => {
	const { taps, done, tap, end } = atTable();
	const key = (name: string): void =>
		taps.inTurn(async () => {
			await Promise.resolve();
			tap(name);
		});
	for (const one of ['anna', 'save 1', 'ben', 'carl']) key(one);
	await new Promise((resolve) => setTimeout(resolve));
	expect(done).toEqual(['anna', 'save 1']);
	await end(false);
	key('save 1');
	await new Promise((resolve) => setTimeout(resolve));
	expect(done).toEqual(['anna', 'save 1', 'save 1']);
	key('save 2');
	await end(true);
	expect(done.slice(3)).toEqual(['ben', 'carl', 'save 2']);
});
