import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#lib/championship/seating/plan.ts';
import type { Progress } from '#lib/championship/seating/solve.ts';
import { NO_WISHES } from '#lib/championship/seating/wishes.ts';
import type { SeatingAnswer } from '#lib/workers/seating-answer.ts';
import type { WorkerPort } from '../watched.ts';
import { searchSeating } from './seating-search.ts';

const asked = { players: 5, wishes: { ...NO_WISHES, partien: 1 } };
const plan: SeatingPlan = { players: 5, rounds: [[[1, 2, 3, 4, 5]]] };

/** The other end of the connection to the worker, controlled by the test. */
function line() {
	const heard: unknown[] = [];
	const progress: Progress[] = [];
	let ended = 0;
	const worker: WorkerPort = {
		onmessage: null,
		onerror: null,
		postMessage: (message: unknown) => void heard.push(message),
		terminate: () => void ended++
	};
	const search = searchSeating(
		asked,
		(one) => progress.push(one),
		() => worker
	);
	const say = (data: SeatingAnswer): void =>
		worker.onmessage?.call(worker as Worker, { data } as MessageEvent<SeatingAnswer>);
	const fail = (): void => worker.onerror?.call(worker as Worker, {} as ErrorEvent);
	return { search, heard, progress, say, fail, ended: () => ended };
}

describe('a search beside the screen', () => {
	it('asks the worker, passes progress on and ends it with its plan', async () => {
		const { search, heard, progress, say, ended } = line();
		expect(heard).toEqual([asked]);
		say({ kind: 'progress', done: 0.25, best: undefined });
		say({ kind: 'progress', done: 0.5, best: plan });
		expect(progress).toEqual([
			{ done: 0.25, best: undefined },
			{ done: 0.5, best: plan }
		]);
		expect(ended()).toBe(0);
		say({ kind: 'found', plan });
		expect(await search.plan).toEqual({ ok: true, value: plan });
		expect(ended()).toBe(1);
	});

	it('comes back with the sentence of a refusal', async () => {
		const { search, say, ended } = line();
		say({ kind: 'refused', refusal: { code: 'planImpossible' } });
		expect(await search.plan).toEqual({ ok: false, error: 'Kein Plan gefunden, der alle Wünsche erfüllt.' });
		expect(ended()).toBe(1);
	});

	it('stopped, ends the worker and keeps the best so far', async () => {
		const { search, say, ended } = line();
		say({ kind: 'progress', done: 0.5, best: plan });
		search.stop();
		expect(ended()).toBe(1);
		expect(await search.plan).toEqual({ ok: true, value: plan });
	});

	it.each(['stop', 'fail'] as const)('has nothing to keep before the first plan: %s', async (how) => {
		const { search, fail } = line();
		if (how === 'stop') search.stop();
		else fail();
		expect(await search.plan).toEqual({ ok: false, error: 'Die Suche hat noch keinen Plan gefunden.' });
	});
});
