import { afterEach, expect, it, vi } from 'vitest';
import type { CopyState } from '#lib/storage/copier.ts';
import { CLUB } from '#lib/storage/database.ts';
import { FakeWorker } from '../../../tests/support/live.svelte.ts';
import { openStore } from '../../../tests/support/stores.ts';
import { SecondCopy } from './second-copy.svelte.ts';
import { Session } from './session.svelte.ts';

afterEach(() => vi.useRealTimers());

function opened() {
	const worker = new FakeWorker<CopyState>();
	let begun = 0;
	const copy = new SecondCopy(new Session(openStore()), () => {
		begun += 1;
		return worker;
	});
	return { worker, copy, begun: () => begun };
}

it('leaves the first screen alone, then compares everything once', () => {
	vi.useFakeTimers();
	const { worker, copy, begun } = opened();
	copy.start();
	vi.advanceTimersByTime(799);
	expect(begun()).toBe(0);
	vi.advanceTimersByTime(1);
	expect([begun(), worker.asked]).toEqual([1, ['all']]);
});

it('begins with the first write, whatever was written, and follows the later ones', () => {
	vi.useFakeTimers();
	const { worker, copy, begun } = opened();
	copy.start();
	const groups = new Set([CLUB]);
	copy.follow(groups);
	copy.follow(groups);
	vi.advanceTimersByTime(800);
	expect([begun(), worker.asked]).toEqual([1, ['all', groups]]);
});

it('says what its worker says, and that there is none where that breaks', () => {
	const { worker, copy } = opened();
	expect(copy.state).toBeNull();
	copy.follow('all');
	worker.says({ kind: 'whole', evenings: 3, more: 0 });
	expect(copy.state).toEqual({ kind: 'whole', evenings: 3, more: 0 });
	worker.breaks();
	expect(copy.state).toEqual({ kind: 'none' });
});
