import { expect, it } from 'vitest';
import { ok, refused } from '#lib/base/result.ts';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { entry } from '../../../tests/support/entries.ts';
import { live } from '../../../tests/support/live.svelte.ts';
import { evening } from '../../../tests/support/stores.ts';
import { TableWriting } from './table-writing.svelte.ts';
import { TapQueue } from './tap-queue.svelte.ts';
import type { Written } from './writing.svelte.ts';

const nothing = (): Written => Promise.resolve(ok([]));

/** A table with two hands nobody played, whose first is struck; `write` is what the next write comes to. */
async function afterStrike() {
	let log = $state.raw<readonly AnyEntry[]>([]);
	let write = nothing;
	const hands = [entry('1', 'passed', { evening }), entry('2', 'passed', { evening })];
	log = hands;
	const writing = live(() => {
		const table = {
			get log() {
				return standing(log);
			},
			voidPlace: nothing,
			voidEntries: nothing,
			restorePlace: () => write(),
			reopen: nothing,
			listed: () => Promise.resolve()
		};
		const panel = {
			correcting: null,
			next: null,
			taps: new TapQueue(),
			save: nothing,
			correct() {},
			insertBefore() {}
		};
		return new TableWriting(table, panel, () => undefined);
	});
	await writing.strike('1' as EntryId);
	log = [...hands, entry('3', 'void', { target: '1' })];
	return {
		writing,
		failNext: () => (write = () => Promise.resolve(refused('full'))),
		bringBackElsewhere: () => (log = hands)
	};
}

it('offers to bring back what was struck again, if that could not be written', async () => {
	const { writing, failNext } = await afterStrike();
	expect(writing.last).toEqual({ place: '1', how: 'struck' });
	failNext();
	await writing.takeBack('Gestrichen');
	expect(writing.last).toEqual({ place: '1', how: 'struck' });
});

it('takes back the newest entry once what was struck was brought back elsewhere', async () => {
	const { writing, bringBackElsewhere } = await afterStrike();
	bringBackElsewhere();
	expect(writing.last).toEqual({ entry: '2', place: '2', how: 'new' });
});
