import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { saukopf } from './book.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { priceSaukopf, type SaukopfBill } from './price.ts';
import { type SaukopfExample, saukopfExamples } from '../../../../tests/examples/saukopf.ts';
import { SAUKOPF_CONTRACTS } from './vocabulary.ts';

const PLAYERS: readonly MemberId[] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));

function billOf({ game, points }: SaukopfExample, rate = 0): SaukopfBill {
	const checked = checkSaukopf(saukopf, game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	return priceSaukopf(saukopf, checked.value, PLAYERS.slice(0, points.length), rate);
}

const linesOf = (game: SaukopfGame): readonly string[] => {
	const points = [0, 0, 0, 0];
	const bill = billOf({ says: '', source: '', game, kopfgeld: 0, penalty: 0, won: true, points });
	return bill.lines.map(({ label, amount, source }) => `${label} ${amount}, ${source}`);
};

const nameOf = ({ source, says }: SaukopfExample): string => `${source}: ${says}`;

describe('worked examples of Saukopf', () => {
	it.each(saukopfExamples.map((example) => [nameOf(example), example] as const))('%s', (_, example) => {
		const bill = billOf(example);
		expect({
			kopfgeld: bill.kopfgeld,
			penalty: bill.penalty,
			won: bill.won,
			points: [...bill.points.values()]
		}).toEqual({
			kopfgeld: example.kopfgeld,
			penalty: example.penalty,
			won: example.won,
			points: example.points
		});
		const total = bill.lines.reduce((sum, { amount }) => sum + amount, 0);
		expect(total).toBe(example.kopfgeld + example.penalty);
		expect(bill.price).toBe(0);
	});

	it.each(saukopfExamples.map((example) => [nameOf(example), example] as const))(
		'at 5 cents a point, %s',
		(_, example) => {
			const bill = billOf(example, 5);
			expect(bill.price).toBe(example.kopfgeld * 5);
			expect([...bill.payoff.values()]).toEqual(example.points.map((count) => count * 5));
		}
	);

	it('are at least sixty, all named differently, and sum to 0', () => {
		expect(saukopfExamples.length).toBeGreaterThanOrEqual(60);
		expect(new Set(saukopfExamples.map(nameOf)).size).toBe(saukopfExamples.length);
		for (const { points } of saukopfExamples) expect(points.reduce((sum, count) => sum + count, 0)).toBe(0);
	});

	it('show every contract', () => {
		const shown = new Set(saukopfExamples.map(({ game }) => game.contract));
		expect(SAUKOPF_CONTRACTS.filter((contract) => !shown.has(contract))).toEqual([]);
		expect([...saukopf.order].sort()).toEqual([...SAUKOPF_CONTRACTS].sort());
	});
});

describe('the bill, line by line', () => {
	const [A, B] = PLAYERS as [MemberId, MemberId];

	it('Kopfgeld and penalties, each with its chapter', () => {
		expect(
			linesOf({
				...{ contract: 'unreineSauerei', declarer: A, partner: B, bid: 95, augen: 93, spiess: true },
				...{ stellung: 'aufschlag', laufende: { side: 'declarer', count: 4 } }
			})
		).toEqual([
			'Sieg 2, Kopfgeld berechnen',
			'Ohne 4 4, Kopfgeld berechnen',
			'Quieker 1, Grobschlächterstrafpunkte',
			'Stallgeruch 1, Grobschlächterstrafpunkte',
			'Rauborstigkeit 1, Grobschlächterstrafpunkte',
			'Haxnspalter 3, Grobschlächterstrafpunkte'
		]);
	});

	it('the floor at 0 is a line of its own', () => {
		expect(
			linesOf({
				...{ contract: 'grosskopferter', declarer: A, partner: B, bid: 80, augen: 77 },
				...{ saukopf: ['declarer'], mueller: 'declarer', laufende: { side: 'opponents', count: 4 } }
			})
		).toEqual([
			'Sieg 2, Kopfgeld berechnen',
			'Glücksschwein -1, Kopfgeld berechnen',
			'Saukopf der Verlierer -1, Kopfgeld berechnen',
			'Müller der Verlierer -1, Kopfgeld berechnen',
			'Kopfgeld nie unter 0 1, Kopfgeld berechnen',
			'Rauborstigkeit 1, Grobschlächterstrafpunkte',
			'Bolzenschuss 2, Grobschlächterstrafpunkte'
		]);
	});
});
