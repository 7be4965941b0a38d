import { describe, expect, it } from 'vitest';
import { entry, members, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from './entry.ts';
import { membersOf, removedMembers } from './members.ts';
import { standing } from './standing.ts';
import { asId } from '#lib/base/ids.ts';

const shown = (...log: readonly AnyEntry[]): string[] =>
	[...membersOf(standing(log)).values()].map((member) => member.shown);
const named = (id: string, member: string, name: string, nickname?: string): AnyEntry =>
	entry(id, 'member', { member, name, ...(nickname === undefined ? {} : { nickname }) });

describe('members', () => {
	it('are called by their nickname where they have one', () => {
		expect(shown(named('1', 'a', 'Anna Öxle', 'Anni'), named('2', 'b', 'Ben'))).toEqual(['Anni', 'Ben']);
	});

	it('of one name are told apart: the first keeps it, the others are numbered', () => {
		const log = [named('1', 'a', 'Anna'), named('2', 'b', 'anna'), named('3', 'c', 'Ben', 'Anna')];
		expect(shown(...log)).toEqual(['Anna', 'anna (2)', 'Anna (3)']);
		expect(shown(...log.toReversed())).toEqual(['Anna', 'anna (2)', 'Anna (3)']);
	});

	it('from a file that nobody would write turn and cover nothing beside them', () => {
		const tower = `Zo${'\u0336'.repeat(30)}e`;
		const log = [
			named('1', 'a', 'Franz\u202eJosef +8,70'),
			named('2', 'b', tower),
			named('3', 'c', 'אברהם'),
			named('4', 'd', '\u200b\u202e')
		];
		expect(shown(...log)).toEqual(['FranzJosef +8,70', 'Zo\u0336\u0336\u0336e', '\u2068אברהם\u2069', '?']);
	});

	it('of one name need no number once one of them has a nickname', () => {
		const log = [named('1', 'a', 'Anna'), named('2', 'b', 'Anna'), named('3', 'b', 'Anna', 'Annerl')];
		expect(shown(...log)).toEqual(['Anna', 'Annerl']);
	});

	it('who took the very name that a number makes get one of their own', () => {
		const log = [named('1', 'a', 'Anna'), named('2', 'b', 'Anna'), named('3', 'c', 'Anna (2)')];
		expect(shown(...log)).toEqual(['Anna', 'Anna (2)', 'Anna (2) (2)']);
	});

	it('are renamed, leave and come back by entries of their own; the last one wins', () => {
		const renamed = entry('1', 'member', { member: 'anna', name: 'Anna Maier', joined: '2024-03-31' });
		const gone = entry('2', 'member', { member: 'anna', name: 'Anna Maier', left: '2026-10-25' });
		const of = (...log: readonly AnyEntry[]) =>
			membersOf(standing([...members('anna'), ...log])).get('anna' as never);
		expect(of()).toMatchObject({ name: 'anna', joined: null, left: null });
		expect(of(renamed)).toMatchObject({ name: 'Anna Maier', joined: '2024-03-31', left: null });
		expect(of(renamed, gone)).toMatchObject({ left: '2026-10-25' });
		expect(of(renamed, gone, strike('3', '2'))).toMatchObject({ left: null });
	});

	it('whose entries were voided are gone', () => {
		expect(shown(...members('anna', 'ben'), strike('1', '0 anna'))).toEqual(['ben']);
	});
});

const memberEntry = (id: string, name: string): AnyEntry => entry(id, 'member', { member: 'hans', name });

describe('a removed member', () => {
	it('comes back as he was called, not as a renaming had it that was taken back', () => {
		const log = [memberEntry('1', 'Hans'), memberEntry('2', 'Hanns'), strike('3', '2'), strike('4', '1')];
		const [removed] = removedMembers(standing(log));
		expect(removed).toMatchObject({ name: 'Hans', voids: ['4'] });
		const back = standing([...log, ...(removed?.voids ?? []).map((id, i) => strike(`5${i}`, id))]);
		expect(membersOf(back).get(asId('hans'))?.name).toBe('Hans');
	});

	it('comes back by his last name where he was renamed', () => {
		const log = [memberEntry('1', 'Hans'), memberEntry('2', 'Hanns'), strike('3', '1'), strike('4', '2')];
		expect(removedMembers(standing(log))).toEqual([{ member: 'hans', name: 'Hanns', voids: ['4'] }]);
	});
});
