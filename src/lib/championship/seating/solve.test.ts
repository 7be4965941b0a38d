import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../tests/support/chance.ts';
import { EVEN, faultsOf, MOST_PAIRS, worthOf, type Worth } from '../../../../tests/support/seating.ts';
import { often } from '../../../../tests/support/whole.ts';
import { tableSizes, type SeatingPlan, type Tables } from './plan.ts';
import { planFor } from './plans/plan-for.ts';
import { solve, type Progress } from './solve.ts';
import { NO_WISHES, type Wishes } from './wishes.ts';
import { inChampionshipWords } from '../refusal-text.ts';

/** Enough to find some plan quickly. */
const LITTLE = 40_000;

function searchFor(players: number, wishes: Partial<Wishes>, name = 'eichel', effort = LITTLE) {
	const search = solve(players, seeded(name), { ...NO_WISHES, ...wishes }, effort);
	if (!search.ok) throw new Error(search.error.code);
	return search.value;
}

/** Everything the search reports, and its result. */
function run(...asked: Parameters<typeof searchFor>) {
	const search = searchFor(...asked);
	const said: Progress[] = [];
	for (;;) {
		const { done, value } = search.next();
		if (done) return { said, end: value };
		said.push(value);
	}
}

function found(...asked: Parameters<typeof searchFor>): SeatingPlan {
	const { end } = run(...asked);
	if (!end.ok) throw new Error(end.error.code);
	return end.value;
}

const sizesOf = (players: number, sixes = true): readonly number[] => {
	const sizes = tableSizes(players, sixes);
	return sizes.ok ? sizes.value : [];
};

const together = (plan: SeatingPlan, a: number, b: number): number =>
	plan.rounds.flat().filter((table) => table.includes(a) && table.includes(b)).length;

/** The first plan of a search that reaches this score; undefined if none does. */
function reach(players: number, aim: Wishes['aim'], wanted: Worth | undefined): SeatingPlan | undefined {
	const equal = (plan: SeatingPlan): boolean => worthOf(players, plan.rounds).join() === wanted?.join();
	let last: SeatingPlan | undefined;
	for (const { best } of searchFor(players, { aim }, 'herz', 12_000_000)) {
		if (best && best !== last && equal(best)) return best;
		last = best;
	}
	return undefined;
}

describe('a search after some Partien', () => {
	/** The plan proven best begins like this, so its end is the best there is to come. */
	const begun = (players: number, partien: number): readonly Tables[] => {
		const plan = planFor(players);
		if (!plan.ok) throw new Error(plan.error.code);
		return plan.value.rounds.slice(0, partien);
	};

	it.each([
		[12, 2],
		[13, 1],
		[16, 2]
	])('of %i players finds the best end after %i', (players, partien) => {
		const played = begun(players, partien);
		const wishes = { played, partien: 4 - partien };
		const best = EVEN[players]?.join();
		let reached = false;
		for (const { best: plan } of searchFor(players, wishes, 'schell', 12_000_000)) {
			reached ||= plan !== undefined && worthOf(players, [...played, ...plan.rounds]).join() === best;
			if (reached) break;
		}
		expect(reached).toBe(true);
	});

	it('counts no meeting with somebody who left', () => {
		// 13 left after two Partien: twelve go on at three tables of four
		const played = begun(13, 2).map((tables) =>
			tables.map((table) => table.map((one) => (one === 13 ? 0 : one)))
		);
		const { rounds } = found(12, { played, partien: 2 });
		expect(faultsOf(12, rounds, [4, 4, 4])).toEqual([]);
		expect(rounds).toHaveLength(2);
	});
});

describe('a search', () => {
	// Longer searches, and every number up to 24, are measured in npm run bench.
	it.each([8, 10, 11, 12, 13, 16, 19, 20, 21, 24])(
		'for %i players comes upon the even plan proven best',
		(players) => {
			const plan = reach(players, 'even', EVEN[players]);
			expect(plan && faultsOf(players, plan.rounds, sizesOf(players))).toEqual([]);
		}
	);

	it.each([12, 13, 14, 15, 17, 19])('for %i players comes upon the plan with most pairs', (players) => {
		const plan = reach(players, 'most-pairs', MOST_PAIRS[players]);
		expect(plan && faultsOf(players, plan.rounds, sizesOf(players))).toEqual([]);
	});

	it('finds the same with the same chance, and something else with another', () => {
		expect(found(14, {}, 'laub')).toEqual(found(14, {}, 'laub'));
		expect(found(14, {}, 'laub')).not.toEqual(found(14, {}, 'schell'));
	});

	it('tells how far it has come, and never falls back', () => {
		const { said, end } = run(14, {}, 'eichel', 400_000);
		const done = said.map((one) => one.done);
		expect(done).toEqual([...done].sort((a, b) => a - b));
		expect([said.length, done.at(-1)]).toEqual([20, 1]);
		const pairs = said.map(({ best }) => (best ? worthOf(14, best.rounds)[0] : 0));
		expect(pairs).toEqual([...pairs].sort((a, b) => a - b));
		expect(end).toEqual({ ok: true, value: said.at(-1)?.best });
	});

	it('ends before its effort is spent where nothing better comes', () => {
		const { said, end } = run(8, { partien: 2 }, 'eichel', 40_000_000);
		expect(said.at(-1)?.done).toBeLessThan(0.5);
		// At least two of a table's four have shared a table before: of 24 meetings, 4 are second ones.
		expect(end.ok && worthOf(8, end.value.rounds)[0]).toBe(20);
	});

	it('stops where one stops asking, with the best so far in hand', () => {
		const search = searchFor(20, {});
		const first = search.next().value as Progress;
		search.return({ ok: false, error: { code: 'planImpossible' } });
		expect(search.next().done).toBe(true);
		expect(faultsOf(20, first.best?.rounds ?? [], sizesOf(20))).toEqual([]);
	});

	it('has nothing to search at one table', () => {
		const { rounds } = found(6, { partien: 2 });
		expect(rounds).toEqual([[[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4, 5, 6]]]);
	});
});

const anyPlayers = fc.integer({ min: 8, max: 48 });
const anyName = fc.string({ minLength: 1, maxLength: 6 });

describe('every plan found', () => {
	it('seats everybody once a Partie at the tables wanted', () => {
		const partien = fc.integer({ min: 1, max: 12 });
		fc.assert(
			fc.property(anyPlayers, partien, fc.boolean(), anyName, (players, partien, sixes, name) => {
				fc.pre(sixes || players !== 11);
				const { rounds } = found(players, { partien, sixes }, name);
				expect(rounds).toHaveLength(partien);
				expect(faultsOf(players, rounds, sizesOf(players, sixes))).toEqual([]);
			}),
			{ numRuns: often(20) }
		);
	});

	it('keeps who is fixed at his table, and apart who is to be apart', () => {
		const numbers = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], {
			minLength: 7,
			maxLength: 7
		});
		const tables = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 });
		fc.assert(
			fc.property(fc.integer({ min: 12, max: 32 }), numbers, tables, anyName, (players, drawn, at, name) => {
				const [a = 0, b = 0, c = 0, d = 0] = drawn.slice(3);
				const fixed = at.map((table, i) => ({ number: drawn[i] ?? 0, table }));
				const plan = found(
					players,
					{
						fixed,
						apart: [
							[a, b],
							[c, d],
							[drawn[0] ?? 0, a]
						]
					},
					name,
					100_000
				);
				expect(faultsOf(players, plan.rounds, sizesOf(players))).toEqual([]);
				for (const { number, table } of fixed)
					expect(plan.rounds.filter((one) => !one[table - 1]?.includes(number))).toEqual([]);
				expect([together(plan, a, b), together(plan, c, d), together(plan, drawn[0] ?? 0, a)]).toEqual([
					0, 0, 0
				]);
			}),
			{ numRuns: often(20) }
		);
	});
});

describe('one player fixed at a table', () => {
	it('costs the others nothing: 16 still meet 96 pairs, nobody twice', () => {
		const plan = found(16, { fixed: [{ number: 5, table: 3 }] }, 'eichel', 2_000_000);
		expect(worthOf(16, plan.rounds)).toEqual(EVEN[16]);
		expect(plan.rounds.map((tables) => tables[2]?.includes(5))).toEqual([true, true, true, true]);
	});
});

describe('wishes that contradict each other', () => {
	it.each<[string, number, Partial<Wishes>]>([
		['Auf Tische mit 4 bis 6 Spielern lassen sich 7 nicht verteilen, 6 oder 8 schon.', 7, {}],
		['11 Spieler lassen sich ohne Sechsertisch nicht verteilen.', 11, { sixes: false }],
		['Eine Meisterschaft hat 1 bis 12 Partien.', 13, { partien: 0 }],
		['Eine Meisterschaft hat 1 bis 12 Partien.', 13, { partien: 13 }],
		['Eine Meisterschaft hat 1 bis 12 Partien.', 13, { partien: 2.5 }],
		['Die Nummer 14 gibt es bei 13 Spielern nicht.', 13, { fixed: [{ number: 14, table: 1 }] }],
		['Die Nummer 0 gibt es bei 13 Spielern nicht.', 13, { apart: [[1, 0]] }],
		['Einen Tisch 4 gibt es bei 13 Spielern nicht.', 13, { fixed: [{ number: 1, table: 4 }] }],
		[
			'Nummer 3 kann nur an einem Tisch fest sitzen.',
			13,
			{
				fixed: [
					{ number: 3, table: 1 },
					{ number: 3, table: 2 }
				]
			}
		],
		[
			'So viele Spieler können nicht fest an einem Tisch sitzen.',
			8,
			{ fixed: [1, 2, 3, 4, 5].map((number) => ({ number, table: 2 })) }
		],
		['Nummer 3 lässt sich nicht von sich selbst trennen.', 13, { apart: [[3, 3]] }],
		[
			'Nummer 3 und Nummer 8 sitzen fest am selben Tisch und lassen sich nicht trennen.',
			13,
			{ fixed: [3, 8].map((number) => ({ number, table: 2 })), apart: [[3, 8]] }
		]
	])('%s', (error, players, wishes) => {
		const asked = { ...NO_WISHES, ...wishes };
		expect(inChampionshipWords(solve(players, seeded('eichel'), asked))).toEqual({ ok: false, error });
	});

	it('are told at the end where only the search can tell: three can never be apart at two tables', () => {
		const apart: Wishes['apart'] = [
			[1, 2],
			[2, 3],
			[1, 3]
		];
		const { said, end } = run(8, { apart });
		expect(end).toEqual({ ok: false, error: { code: 'planImpossible' } });
		expect(said.every(({ best }) => best === undefined)).toBe(true);
	});
});
