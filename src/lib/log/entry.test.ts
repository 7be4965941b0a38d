import { describe, expect, it } from 'vitest';
import { entry } from '../../../tests/support/entries.ts';
import { eveningOf } from './entry.ts';

describe('the evening of an entry', () => {
	it('is the one it names, also where the kind is not known yet', () => {
		expect(eveningOf(entry('1', 'paid', { evening: 'a', member: 'anna', amount: 10 }))).toBe('a');
		expect(eveningOf(entry('1', 'later', { evening: 'a' }))).toBe('a');
	});

	it('is none for what is the club’s, whatever unknown fields it carries', () => {
		const booking = { date: '2026-06-06', amount: 123, purpose: 'Einlage', evening: 'a' };
		expect(eveningOf(entry('1', 'booking', booking))).toBeNull();
		expect(eveningOf(entry('1', 'member', { member: 'anna', name: 'Anna', evening: 'a' }))).toBeNull();
	});
});
