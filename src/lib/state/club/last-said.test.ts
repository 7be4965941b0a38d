import { expect, it } from 'vitest';
import { asId, type EntryId } from '#lib/base/ids.ts';
import { ok, refused } from '#lib/base/result.ts';
import { entry } from '../../../../tests/support/entries.ts';
import { LastSaid } from './last-said.ts';

/** A log that shows what was written when the test says so. */
function told() {
	const shown = new Set<EntryId>();
	const written: string[] = [];
	const said = new LastSaid<string>((id) => shown.has(id));
	const write = (word: string) => () => {
		written.push(word);
		return Promise.resolve(ok([entry(String(written.length), 'passed')]));
	};
	return { said, written, write, show: (id: string) => shown.add(asId<EntryId>(id)) };
}

it('writes a word once, however often it is tapped before the log shows it and afterwards', async () => {
	const { said, written, write, show } = told();
	const first = said.say('anna', 'yes', undefined, write('yes'));
	expect(await said.say('anna', 'yes', undefined, write('yes'))).toBe(null);
	expect((await first)?.ok).toBe(true);
	// Written, and the screen does not know it yet.
	expect(await said.say('anna', 'yes', undefined, write('yes'))).toBe(null);
	show('1');
	expect(await said.say('anna', 'yes', 'yes', write('yes'))).toBe(null);
	expect(written).toEqual(['yes']);
	// Taken back, it can be said anew; what another says is another thing.
	await said.say('anna', 'yes', undefined, write('yes again'));
	await said.say('ben', 'yes', undefined, write('of ben'));
	expect(written).toEqual(['yes', 'yes again', 'of ben']);
});

it('goes on from what was tapped last until the log shows it', async () => {
	const { said, write, show } = told();
	void said.say('anna', 'friday', undefined, write('friday'));
	expect(said.of('anna', undefined)).toBe('friday');
	await said.say('anna', 'both', undefined, write('both'));
	show('1');
	// The first is shown, the second not yet.
	expect(said.of('anna', 'friday')).toBe('both');
	show('2');
	expect(said.of('anna', 'what the log says')).toBe('what the log says');
});

it('forgets what could not be written', async () => {
	const { said, written, write } = told();
	await said.say('anna', 'no', 'yes', () => Promise.resolve(refused('full')));
	expect(said.of('anna', 'yes')).toBe('yes');
	await said.say('anna', 'no', 'yes', write('no'));
	expect(written).toEqual(['no']);
});
