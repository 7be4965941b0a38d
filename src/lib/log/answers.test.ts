import { expect, it } from 'vitest';
import { entry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from './entry.ts';
import { answersOf } from './answers.ts';
import { standing } from './standing.ts';

const event = (id: string, fields = {}): AnyEntry =>
	entry(id, 'event', { date: '2026-12-04', title: 'Nächster Abend', ...fields });
const answer = (id: string, of: string, member: string, coming: string): AnyEntry =>
	entry(id, 'answer', { event: of, member, coming });
const told = (...entries: readonly AnyEntry[]): unknown => [
	...([...answersOf(standing(entries))].map(([of, own]) => [of, Object.fromEntries(own)]) as [])
];

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
