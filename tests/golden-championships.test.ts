import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import type { Decision } from '#lib/championship/ranking/criteria.ts';
import { progressOf } from '#lib/championship/lists/progress.ts';
import type { Ranking } from '#lib/championship/ranking/ranking.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { counted, firstDifference, type Counted, type RawEntry } from './support/counted-championship.ts';
import { goldenChampionship, RECIPES } from './support/golden-championship.ts';
import { CHAMPIONSHIP } from './support/golden-file.ts';
import { asEntry, fieldsOf } from './support/entries.ts';

// Whole championships as club files, every game written. What they come to is counted anew from the raw JSON, by an
// arithmetic that knows nothing of the app, and holds it to the fold and to what the command line prints.

const pathOf = (name: string): string => `tests/golden/zockmeisterschaft-${name}.schafkopf.json`;
const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');
const rawOf = (name: string): readonly RawEntry[] =>
	(JSON.parse(textOf(name)) as { readonly entries: readonly RawEntry[] }).entries;

function entriesOf(name: string): readonly AnyEntry[] {
	const read = readClubFile(textOf(name));
	if (!read.ok) throw new Error(JSON.stringify(read.error.slice(0, 3)));
	return read.value.entries;
}

function ranked(entries: readonly AnyEntry[]): Ranking {
	const { ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	if (!ranking) throw new Error('no championship');
	return ranking;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** What decides between two neighbours by the count: a criterion of the ten or the play-off; null if they share a place. */
function deciders({ ranking }: Counted): readonly Decision['by'][] {
	return ranking.flatMap(({ place, criteria }, i) => {
		const before = ranking[i - 1];
		if (!before || before.place === place) return [];
		const at = firstDifference(before.criteria, criteria);
		return [at < 0 ? 'playoff' : at];
	});
}

describe.each(Object.entries(RECIPES))('the golden Zockmeisterschaft of %s', (name, recipe) => {
	const entries = entriesOf(name);
	const count = counted(rawOf(name));
	const { players } = recipe;

	// If its maker is changed on purpose: `npx vitest run tests/golden-championships.test.ts -u`, then once
	// more, as the file is read before it is written.
	it('is what it was made from', async () => {
		const club = `0198c0de-0000-7000-8000-${name.padStart(12, '0')}`;
		await expect(writeClubFile(club, goldenChampionship(recipe))).toMatchFileSnapshot(
			`golden/zockmeisterschaft-${name}.schafkopf.json`
		);
	});

	it('ranks as was counted, in the fold and in the audit', () => {
		const places = ranked(entries).places.map(({ place, player, points, criteria }) => ({
			...{ place, player, points, criteria }
		}));
		expect(count.ranking).toHaveLength(players);
		expect(places).toEqual(count.ranking);
		expect(auditOf(entries).championships).toEqual({ [CHAMPIONSHIP]: { ranking: count.ranking } });
	});

	it('says of every place what decided it', () => {
		const said = ranked(entries).places.map(({ behindBy }) => behindBy?.by);
		const shared = count.ranking.map(({ place }, i) => place === count.ranking[i - 1]?.place);
		expect(said.filter((by, i) => by !== undefined && !shared[i])).toEqual(deciders(count));
	});

	it('has every list as was counted, across and in sum 0, and nothing to warn of', () => {
		const { evenings, warnings } = auditOf(entries);
		const lists = Object.fromEntries(
			[...count.lists].map(([evening, list]) => [evening, Object.fromEntries(list)])
		);
		const points = Object.entries(evenings).map(([evening, one]) => [evening, one.points]);
		expect(Object.fromEntries(points)).toEqual(lists);
		expect([...count.lists.values()].map((list) => sum(list.values()))).toEqual(
			[...count.lists].map(() => 0)
		);
		expect([warnings, ...Object.values(evenings).map((one) => one.warnings)].flat()).toEqual(
			[undefined, ...count.lists.keys()].map(() => undefined)
		);
	});

	it('deals everybody 160 hands, forty a Partie, and is complete', () => {
		const { rulings, partien, ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
		expect([...count.hands.values()]).toEqual(Array.from({ length: players }, () => 160));
		expect(ranking?.places.map(({ games }) => games)).toEqual([...count.hands.values()]);
		if (!rulings.entry) throw new Error('no championship');
		const progress = progressOf(rulings.entry, rulings, partien);
		expect(progress.complete).toBe(true);
		for (const table of progress.partien.flat()) {
			expect(table.players.map(({ games }) => games)).toEqual(table.players.map(() => 40));
			expect(table.warnings).toEqual([]);
			expect(table.rounds.map(({ crossSum }) => crossSum)).toEqual(Array.from({ length: 10 }, () => 0));
		}
	});

	it.each(recipe.wishes.map((wish) => [`${wish.above} above ${wish.under} by ${wish.by}`, wish] as const))(
		'%s',
		(_, { above, under, by, also }) => {
			const of = (player = '') => count.ranking.find((one) => one.player === player);
			const [first, second] = [of(above), of(under)];
			if (!first || !second) throw new Error('who is that?');
			expect(first.place).toBeLessThan(second.place);
			const at = firstDifference(first.criteria, second.criteria);
			expect(at).toBe(by === 'playoff' ? -1 : by === 'dispute' ? 0 : by);
			// A player who is level too and played nobody shares the place of the winner.
			if (also !== undefined) expect(of(also)?.place).toBe(first.place);
		}
	);
});

it('shows every criterion of §11.3 decide somewhere, and the play-off', () => {
	const all = new Set(Object.keys(RECIPES).flatMap((name) => deciders(counted(rawOf(name)))));
	// Not 8, the Bettel won, which cannot by the printed list: golden-wishes.ts says why.
	expect([...all].map(String).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '9', 'playoff']);
});

describe('disputes in the Zockmeisterschaft of 16', () => {
	const entries = entriesOf('16');
	const disputes = entries.filter(({ kind }) => kind === 'dispute');
	const order = (log: readonly AnyEntry[]) =>
		ranked(log).places.map(({ place, player }) => `${place} ${player}`);
	const without = (id: string | undefined) => entries.filter((one) => one.id !== id);
	const [moving, idle] = disputes;

	it('are two, and the lots alone would move nobody', () => {
		expect(disputes).toHaveLength(2);
		const lotsAlone = disputes.map((one) => asEntry({ ...one, best: fieldsOf(one)['swing'] }));
		const rest = entries.filter(({ kind }) => kind !== 'dispute');
		expect(order([...rest, ...lotsAlone])).toEqual(order(rest));
	});

	it('one moves a place: beppo passes irmi', () => {
		const before = order(without(moving?.id));
		expect(before).not.toEqual(order(entries));
		const at = (list: readonly string[], player: string): number =>
			list.findIndex((one) => one.endsWith(` ${player}`));
		expect(at(before, 'beppo')).toBeGreaterThan(at(before, 'irmi'));
		expect(at(order(entries), 'beppo')).toBeLessThan(at(order(entries), 'irmi'));
	});

	it('one moves none, though it counts', () => {
		expect(order(without(idle?.id))).toEqual(order(entries));
		expect(ranked(without(idle?.id)).places).not.toEqual(ranked(entries).places);
	});
});
