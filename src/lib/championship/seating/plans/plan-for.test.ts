import { describe, expect, it } from 'vitest';
import {
	EVEN,
	faultsOf,
	MOST_PAIRS,
	WITHOUT_SIXES,
	worthOf,
	type Worth
} from '../../../../../tests/support/seating.ts';
import { CHOICE_TEXTS, CHOICES, tableSizes, type PlanChoice, type SeatingPlan } from '../plan.ts';
import { planFor } from './plan-for.ts';
import { inChampionshipWords } from '../../refusal-text.ts';

const COUNTS = Object.keys(EVEN).map(Number);
const WITHOUT = COUNTS.filter((players) => players !== 6 && players !== 11);

function planOf(players: number, choice: PlanChoice): SeatingPlan {
	const plan = planFor(players, choice);
	if (!plan.ok) throw new Error(plan.error.code);
	return plan.value;
}

/** The table sizes worked out by hand: fours, the rest as fives before sixes; without sixes only fives. */
function sizesByHand(players: number, sixes: boolean): readonly number[] {
	const left = players % 4;
	if (players === 5 || players === 6) return [players];
	const large = sixes ? [[], [5], [6], [6, 5]][left] : [[], [5], [5, 5], [5, 5, 5]][left];
	const taken = (large ?? []).reduce((sum, size) => sum + size, 0);
	return [...(large ?? []), ...Array.from({ length: (players - taken) / 4 }, () => 4)];
}

function expectPlan(players: number, choice: PlanChoice, best: Worth | undefined): void {
	const { rounds } = planOf(players, choice);
	expect(rounds).toHaveLength(4);
	expect(faultsOf(players, rounds, sizesByHand(players, choice !== 'without-sixes'))).toEqual([]);
	expect(worthOf(players, rounds)).toEqual(best);
}

describe('the plans', () => {
	it('are there for every number from 4 to 48 but 7', () => {
		const all = Array.from({ length: 45 }, (_, i) => i + 4);
		expect(COUNTS).toEqual(all.filter((players) => players !== 7));
	});

	it.each(COUNTS)('%i players, even: as good as proven best', (players) => {
		expectPlan(players, 'even', EVEN[players]);
	});

	it.each(COUNTS)('%i players, most pairs: as good as proven best', (players) => {
		expectPlan(players, 'most-pairs', MOST_PAIRS[players] ?? EVEN[players]);
	});

	it.each(WITHOUT)('%i players without sixes: as good as known', (players) => {
		expectPlan(players, 'without-sixes', WITHOUT_SIXES[players] ?? EVEN[players]);
	});

	it('are even unless asked otherwise', () => {
		expect(planFor(13)).toEqual(planFor(13, 'even'));
	});

	it('are explained to the club', () => {
		for (const choice of CHOICES) expect(CHOICE_TEXTS[choice].text).toMatch(/^[A-ZÄÖÜ].*\.$/);
	});
});

describe('no plan', () => {
	it.each([
		[7, 'Auf Tische mit 4 bis 6 Spielern lassen sich 7 nicht verteilen, 6 oder 8 schon.'],
		[3, 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		[0, 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		[-13, 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		[49, 'Sitzpläne gibt es für höchstens 48 Spieler.'],
		[12.5, 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.'],
		[Number.NaN, 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.'],
		[Number.POSITIVE_INFINITY, 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.']
	])('for %d players: %s', (players, error) => {
		for (const choice of CHOICES)
			expect(inChampionshipWords(planFor(players, choice))).toEqual({ ok: false, error });
	});

	it.each([6, 11])('for %i players without a table of six', (players) => {
		const error = `${players} Spieler lassen sich ohne Sechsertisch nicht verteilen.`;
		expect(inChampionshipWords(planFor(players, 'without-sixes'))).toEqual({ ok: false, error });
	});
});

describe('the tables', () => {
	it.each(COUNTS)('of %i players are fours, then fives before sixes', (players) => {
		expect(tableSizes(players)).toEqual({ ok: true, value: sizesByHand(players, true) });
	});
});
