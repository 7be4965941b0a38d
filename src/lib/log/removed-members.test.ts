import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { entry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from './entry.ts';
import { membersOf } from './members.ts';
import { removedMembers } from './removed-members.ts';
import { standing } from './standing.ts';

const named = (id: string, name: string): AnyEntry => entry(id, 'member', { member: 'hans', name });

describe('a removed member', () => {
	it('comes back as he was called, not as a renaming had it that was taken back', () => {
		const log = [named('1', 'Hans'), named('2', 'Hanns'), strike('3', '2'), strike('4', '1')];
		const [removed] = removedMembers(standing(log));
		expect(removed).toMatchObject({ name: 'Hans', voids: ['4'] });
		const back = standing([...log, ...(removed?.voids ?? []).map((id, i) => strike(`5${i}`, id))]);
		expect(membersOf(back).get(asId('hans'))?.name).toBe('Hans');
	});

	it('comes back by his last name where he was renamed', () => {
		const log = [named('1', 'Hans'), named('2', 'Hanns'), strike('3', '1'), strike('4', '2')];
		expect(removedMembers(standing(log))).toEqual([{ member: 'hans', name: 'Hanns', voids: ['4'] }]);
	});
});
