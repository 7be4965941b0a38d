import { describe, expect, it } from 'vitest';
import type { BoardTable, TableStand } from './board.ts';
import { leadOf, undrawnTables } from './next-step.ts';

const table = (stand: TableStand, drawn = true) => {
	const progress = { list: stand === 'notBegun' ? null : {}, played: 0, due: 40 };
	return { stand, drawn, members: ['a', 'b', 'c', 'd'], progress } as unknown as BoardTable & {
		readonly drawn: boolean;
		readonly members: readonly string[];
	};
};
const system = 'zockmeisterschaft';
const lead = (day: Partial<Parameters<typeof leadOf>[0]>) => {
	const round = day.round ?? [table('running'), table('running')];
	return leadOf({ system, undrawn: false, rounds: [round], round, own: null, clashes: 0, ...day });
};

describe('the one main button of a championship’s screen', () => {
	it('is the draw before everything else', () => {
		expect(lead({ undrawn: true, round: [] })).toBe('draw');
	});

	it('is the device’s own table as long as something is to be done there', () => {
		for (const stand of ['notBegun', 'running', 'tooMany', 'unconfirmed'] as const) {
			const own = table(stand, stand !== 'notBegun');
			expect(lead({ own, round: [own, table('notBegun', false), table('notBegun', false)] })).toBe('own');
			expect(lead({ own, clashes: 1 })).toBe('own');
		}
	});

	it('is nothing where two versions have to be decided between', () => {
		const own = table('twice');
		expect(lead({ own, round: [own, table('running')], clashes: 1 })).toBeNull();
		expect(lead({ clashes: 1 })).toBeNull();
	});

	it('is the seats of all tables for whoever writes none of them, and then their files', () => {
		const undrawn = table('notBegun', false);
		const round = [undrawn, table('running'), undrawn];
		expect(lead({ round })).toBe('seats');
		expect(lead({ round: [undrawn, table('running')] })).toBe('files');
		expect(lead({ round, system: 'schafkopfschule' })).toBe('files');
		expect(lead({ round, own: table('confirmed') })).toBe('files');
		expect(lead({})).toBe('files');
		expect(undrawnTables(round, system)).toHaveLength(2);
	});

	it('is the standings once every table is finished', () => {
		const done = [table('confirmed'), table('invalid')];
		expect(lead({ round: done })).toBe('stand');
		expect(lead({ round: done, rounds: [done, [table('unconfirmed')]] })).toBe('files');
		expect(lead({ round: done, own: table('confirmed') })).toBe('stand');
	});
});
