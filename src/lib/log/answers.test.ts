import { expect, it } from 'vitest';
import { entry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from './entry.ts';
import { answersOf, daysComing, turnDay } from './answers.ts';
import { standing } from './standing.ts';

const event = (id: string, fields = {}): AnyEntry =>
	entry(id, 'event', { date: '2026-12-04', title: 'Nächster Abend', ...fields });
const answer = (id: string, of: string, member: string, coming: string): AnyEntry =>
	entry(id, 'answer', { event: of, member, coming });
const told = (...entries: readonly AnyEntry[]): unknown =>
	[...answersOf(standing(entries))].map(([of, own]) => [
		of,
		Object.fromEntries([...own].map(([member, { coming, days }]) => [member, days ?? coming]))
	]);

it('of several answers of one member the last counts, in whatever order they come', () => {
	const log = [
		event('1'),
		answer('2', '1', 'anna', 'yes'),
		answer('3', '1', 'ben', 'no'),
		answer('4', '1', 'anna', 'open')
	];
	expect(told(...log)).toEqual([['1', { anna: 'open', ben: 'no' }]]);
	expect(told(...log.toReversed())).toEqual(told(...log));
	expect(told(...log, strike('5', '4'))).toEqual([['1', { anna: 'yes', ben: 'no' }]]);
});

it('a date that was moved keeps its answers, by any entry of it', () => {
	const moved = event('3', { replaces: '1', date: '2026-12-05' });
	expect(told(event('1'), answer('2', '1', 'anna', 'yes'), moved, answer('4', '3', 'ben', 'no'))).toEqual([
		['1', { anna: 'yes', ben: 'no' }]
	]);
	// Of a date that is not here nothing is told.
	expect(told(answer('2', '1', 'anna', 'yes'))).toEqual([]);
});

// Thursday to Sunday (allgaeu §10).
const TRIP = { date: '2027-01-14', until: '2027-01-17', occasion: 'ausflug' };
const [THU, FRI, SAT, SUN] = ['2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17'] as const;

it('to a trip somebody comes on all days or on some, and of a moved one only days of it count', () => {
	const some = (id: string, member: string, coming: string, ...days: readonly string[]): AnyEntry =>
		entry(id, 'answer', { event: '1', member, coming, days });
	const log = [
		event('1', TRIP),
		answer('2', '1', 'anna', 'yes'),
		some('3', 'ben', 'yes', SAT, FRI),
		some('4', 'carl', 'yes', THU),
		// All of them is as good as none named; who does not come has no days.
		some('5', 'dora', 'yes', SUN, SAT, FRI, THU),
		some('6', 'emil', 'no', THU)
	];
	const others = { anna: 'yes', dora: 'yes', emil: 'no' };
	expect(told(...log)).toEqual([['1', { ...others, ben: [FRI, SAT], carl: [THU] }]]);
	// Moved by a day: it begins on Friday. Carl said nothing of the days there are.
	const moved = event('7', { ...TRIP, date: FRI, until: '2027-01-18', replaces: '1' });
	expect(told(...log, moved)).toEqual([
		['1', { ...others, dora: [FRI, SAT, SUN], ben: [FRI, SAT], carl: 'open' }]
	]);
});

it('one tap takes a day or gives it up; all is all, and none is not to come', () => {
	expect(turnDay(undefined, TRIP, FRI)).toEqual({ coming: 'yes', days: [FRI] });
	expect(turnDay({ coming: 'no' }, TRIP, FRI)).toEqual({ coming: 'yes', days: [FRI] });
	expect(turnDay({ coming: 'yes' }, TRIP, THU)).toEqual({ coming: 'yes', days: [FRI, SAT, SUN] });
	expect(turnDay({ coming: 'yes', days: [SUN] }, TRIP, FRI)).toEqual({ coming: 'yes', days: [FRI, SUN] });
	expect(turnDay({ coming: 'yes', days: [FRI, SAT, SUN] }, TRIP, THU)).toEqual({ coming: 'yes' });
	expect(turnDay({ coming: 'yes', days: [FRI] }, TRIP, FRI)).toEqual({ coming: 'no' });
	expect(daysComing({ coming: 'yes' }, TRIP)).toEqual([THU, FRI, SAT, SUN]);
	expect(daysComing({ coming: 'open', days: [FRI] }, TRIP)).toEqual([]);
});
