import { describe, expect, it } from 'vitest';
import type { StatisticsAnswer, StatisticsAsked } from '#lib/workers/statistics-answer.ts';
import { openStore } from '../../../../tests/support/stores.ts';
import type { WorkerPort } from '../watched.ts';
import { Session } from '../session.svelte.ts';
import { Statistics } from './statistics.svelte.ts';

/** A worker that says what the test wants. */
class FakeWorker implements WorkerPort {
	readonly asked: StatisticsAsked[] = [];
	ended = false;
	onmessage: WorkerPort['onmessage'] = null;
	onerror: WorkerPort['onerror'] = null;

	postMessage(asked: StatisticsAsked): void {
		this.asked.push(asked);
	}

	terminate(): void {
		this.ended = true;
	}

	says(answer: object): void {
		const event = { data: answer as StatisticsAnswer } as MessageEvent<StatisticsAnswer>;
		this.onmessage?.call(this as unknown as Worker, event);
	}
}

function opened(): { readonly worker: FakeWorker; readonly statistics: Statistics } {
	const worker = new FakeWorker();
	return { worker, statistics: new Statistics(new Session(openStore()), () => worker) };
}

describe('the statistics', () => {
	it('show the answers to the newest question alone, the second one too', () => {
		const { worker, statistics } = opened();
		statistics.askFigures(null);
		statistics.askFigures({ span: 'all' });
		const [first, second] = worker.asked.map(({ turn }) => turn);
		worker.says({ kind: 'progress', done: 0.6 });
		expect(statistics.done).toBe(0.6);
		worker.says({ kind: 'figures', turn: first });
		expect(statistics.figures).toBeUndefined();
		worker.says({ kind: 'figures', turn: second });
		expect([statistics.figures?.turn, statistics.done]).toEqual([second, 1]);
	});

	it('go on with the figures while games are asked for', async () => {
		const { worker, statistics } = opened();
		statistics.askYearbook(2026);
		const games = statistics.gamesBehind({ span: 'all' }, { by: 'contract', contract: 'solo' });
		const [yearbook, asked] = worker.asked.map(({ turn }) => turn);
		worker.says({ kind: 'games', turn: asked, games: [], inAll: 7 });
		expect(await games).toMatchObject({ games: [], inAll: 7 });
		worker.says({ kind: 'yearbook', turn: yearbook, year: 2026 });
		expect(statistics.yearbook?.year).toBe(2026);
	});

	it('say when nothing comes, and end with the screen', () => {
		const { worker, statistics } = opened();
		worker.says({ kind: 'broken' });
		expect(statistics.broken).toBe(true);
		statistics.end();
		expect(worker.ended).toBe(true);
		const other = opened();
		other.worker.onerror?.call(other.worker as unknown as Worker, {} as ErrorEvent);
		expect(other.statistics.broken).toBe(true);
	});
});
