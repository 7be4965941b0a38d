import { describe, expect, it } from 'vitest';
import { nearDate, shortDate } from './dates.ts';
import { daysAhead, longDate } from './long-dates.ts';

describe('dates as one says them', () => {
	it.each([
		['2026-11-21', 'Samstag, 21. November 2026', 'Sa., 21.11.2026'],
		['2024-02-29', 'Donnerstag, 29. Februar 2024', 'Do., 29.02.2024'],
		['2026-03-29', 'Sonntag, 29. März 2026', 'So., 29.03.2026'],
		['2027-01-01', 'Freitag, 1. Januar 2027', 'Fr., 01.01.2027']
	])('%s', (date, long, short) => {
		expect([longDate(date), shortDate(date)]).toEqual([long, short]);
	});

	it.each([
		['2026-11-21', 'heute'],
		['2026-11-20', 'gestern'],
		['2026-11-19', 'Do., 19.11.2026'],
		['2026-11-22', 'So., 22.11.2026']
	])('%s, seen on the 21st of November 2026', (date, said) => {
		expect(nearDate(date, '2026-11-21')).toBe(said);
	});

	it.each([
		['2026-11-21', 'heute'],
		['2026-11-22', 'morgen'],
		['2026-11-23', 'übermorgen'],
		['2026-11-28', 'in 7 Tagen'],
		// Across the day that is an hour shorter.
		['2027-03-29', 'in 128 Tagen'],
		// A trip of several days that has begun.
		['2026-11-20', 'heute']
	])('%s is ahead on the 21st of November 2026', (date, said) => {
		expect(daysAhead(date, '2026-11-21')).toBe(said);
	});
});
