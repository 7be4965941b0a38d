import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { freshName, openStore } from '../../../tests/support/stores.ts';
import { GOLDEN_CHAMPIONSHIP, GOLDEN_EVENINGS, goldenClub } from '../../../tests/support/golden-club.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { StatisticsDesk, type StatisticsAnswer, type StatisticsAsked } from './statistics-answer.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const name = freshName();
const entries = goldenClub();

beforeAll(async () => {
	const { store } = openStore(name);
	const taken = await store.take({ club: 'golden', entries });
	expect(taken.ok).toBe(true);
	store.close();
});

/** Asks a desk before it has read anything, and returns everything it answered. */
async function answersTo(...asked: readonly StatisticsAsked[]): Promise<readonly StatisticsAnswer[]> {
	const reader = new LogReader(name);
	const said: StatisticsAnswer[] = [];
	let time = 0;
	const desk = new StatisticsDesk(
		reader,
		(answer) => said.push(answer),
		() => (time += 100)
	);
	for (const one of asked) desk.ask(one);
	await desk.open();
	reader.close();
	return said;
}

describe('the statistics worker', () => {
	it('says how far it has come, and answers once all evenings are counted', async () => {
		const said = await answersTo({ kind: 'figures', turn: 1, span: { span: 'all' }, two: null });
		const come = said.slice(0, -1).map((one) => (one.kind === 'progress' ? one.done : Number.NaN));
		expect(come.length).toBeGreaterThan(0);
		for (const part of come) expect(part > 0 && part < 1).toBe(true);
		const last = said.at(-1);
		if (last?.kind !== 'figures') throw new Error('no figures');
		expect(last.figures.evenings).toBe(3 * GOLDEN_EVENINGS);
		expect(last.years).toEqual([2026, 2025, 2024]);
		expect(last.evenings).toEqual([]);
	});

	it('takes the newest year where no span is asked for, with its evenings to choose from', async () => {
		const last = (await answersTo({ kind: 'figures', turn: 3, span: null, two: null })).at(-1);
		if (last?.kind !== 'figures') throw new Error('no figures');
		expect([last.turn, last.span]).toEqual([3, { span: 'year', year: 2026 }]);
		expect(last.evenings).toHaveLength(GOLDEN_EVENINGS);
	});

	it('answers the newest question alone', async () => {
		const said = await answersTo(
			{ kind: 'figures', turn: 1, span: { span: 'all' }, two: null },
			{ kind: 'figures', turn: 2, span: { span: 'year', year: 2024 }, two: null }
		);
		expect(said.flatMap((answer) => (answer.kind === 'figures' ? [answer.turn] : []))).toEqual([2]);
	});

	it('tells the hundred newest games behind a figure, and how many there are', async () => {
		const reader = new LogReader(name);
		const said: StatisticsAnswer[] = [];
		const desk = new StatisticsDesk(
			reader,
			(answer) => said.push(answer),
			() => 0
		);
		await desk.open();
		const which = { by: 'contract', contract: 'rufspiel' } as const;
		desk.ask({ kind: 'games', turn: 5, span: { span: 'all' }, which });
		reader.close();
		const last = said.at(-1);
		if (last?.kind !== 'games') throw new Error('no games');
		expect([last.turn, last.games.length]).toEqual([5, 100]);
		expect(last.inAll).toBeGreaterThan(500);
		const dates = last.games.map(({ date }) => date);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	it('makes a yearbook, with the kings up to its year', async () => {
		const kings = async (year: number) => {
			const last = (await answersTo({ kind: 'yearbook', turn: 1, year })).at(-1);
			if (last?.kind !== 'yearbook') throw new Error('no yearbook');
			expect(last.evenings).toHaveLength(GOLDEN_EVENINGS);
			return last.kings.map(({ championship, podium }) => [championship, podium.map(({ place }) => place)]);
		};
		expect(await kings(2024)).toEqual([]);
		expect(await kings(2025)).toEqual([[GOLDEN_CHAMPIONSHIP, [1, 2, 3]]]);
		expect(await kings(2026)).toEqual([[GOLDEN_CHAMPIONSHIP, [1, 2, 3]]]);
	});

	it('answers again when an evening changes', async () => {
		const { store } = openStore(name);
		const reader = new LogReader(name);
		const counts: number[] = [];
		const desk = new StatisticsDesk(
			reader,
			(answer) => {
				if (answer.kind === 'figures') counts.push(answer.figures.games);
			},
			() => 0
		);
		desk.ask({ kind: 'figures', turn: 1, span: { span: 'all' }, two: null });
		await desk.open();
		const struck = entries.findLast(({ kind }) => kind === 'game');
		const written = await store.append([{ kind: 'void', target: struck?.id ?? asId('') }]);
		await eventually(() => expect(counts).toHaveLength(2));
		expect(counts[1]).toBe((counts[0] ?? 0) - 1);
		if (written.ok) await store.append([{ kind: 'void', target: written.value[0]?.id ?? asId('') }]);
		await eventually(() => expect(counts[2]).toBe(counts[0]));
		reader.close();
		store.close();
	});

	it('has an answer for a club without an evening', async () => {
		const { name: empty, store } = openStore();
		await store.isEmpty();
		const reader = new LogReader(empty);
		const said: StatisticsAnswer[] = [];
		const desk = new StatisticsDesk(
			reader,
			(answer) => said.push(answer),
			() => 0
		);
		desk.ask({ kind: 'figures', turn: 1, span: null, two: null });
		await desk.open();
		expect(said.at(-1)).toMatchObject({ kind: 'figures', years: [], figures: { games: 0 } });
		reader.close();
		store.close();
	});

	it('says when the database does not answer', async () => {
		const said: StatisticsAnswer[] = [];
		const reader = {
			watch: () => ({
				subscribe: (_: unknown, failed?: (reason: unknown) => void) => {
					failed?.(new Error('gone'));
					return { unsubscribe: () => {} };
				}
			})
		};
		await new StatisticsDesk(
			reader,
			(answer) => said.push(answer),
			() => 0
		).open();
		expect(said).toEqual([{ kind: 'broken' }]);
	});
});
