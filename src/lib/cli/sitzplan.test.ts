import { describe, expect, it } from 'vitest';
import { started } from '../../../tests/support/program.ts';
import { EVEN, faultsOf, worthOf } from '../../../tests/support/seating.ts';
import { sitzplan } from './sitzplan.ts';

const run = (...args: readonly string[]) => sitzplan(args);

const refusedWith = (line: string) => ({ status: 2, stdout: '', stderr: `${line}\n` });

describe('npm run -s sitzplan', () => {
	it('is a program of its own', () => {
		expect(started('sitzplan', ['13'])).toEqual(run('13'));
		expect(started('sitzplan', ['3'])).toEqual(run('3'));
	});

	it('prints the plan of 13 players with four Partien at 5 + 4 + 4', () => {
		const { status, stdout, stderr } = run('13');
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const plan = JSON.parse(stdout) as { players: number; rounds: number[][][] };
		expect(Object.keys(plan)).toEqual(['players', 'rounds']);
		expect(plan.players).toBe(13);
		expect(plan.rounds).toHaveLength(4);
		expect(faultsOf(13, plan.rounds, [5, 4, 4])).toEqual([]);
		expect(worthOf(13, plan.rounds)).toEqual(EVEN[13]);
	});

	it.each([
		['7', 'Auf Tische mit 4 bis 6 Spielern lassen sich 7 nicht verteilen, 6 oder 8 schon.'],
		['3', 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		['-4', 'Für einen Sitzplan braucht es mindestens 4 Spieler.'],
		['49', 'Sitzpläne gibt es für höchstens 48 Spieler.'],
		['dreizehn', 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.'],
		['13.5', 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.'],
		['', 'Die Spielerzahl ist eine ganze Zahl von 4 bis 48.']
	])('refuses %j', (players, line) => {
		expect(run(players)).toEqual(refusedWith(line));
	});

	it('says how it is called', () => {
		const line = 'Aufruf: npm run -s sitzplan -- SPIELERZAHL';
		expect(run()).toEqual(refusedWith(line));
		expect(run('13', '14')).toEqual(refusedWith(line));
	});
});
