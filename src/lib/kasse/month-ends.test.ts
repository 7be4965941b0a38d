import { describe, expect, it } from 'vitest';
import { booking } from '../../../tests/support/kasse.ts';
import { standing } from '#lib/log/standing.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { monthEnds } from './month-ends.ts';
import { ledgerOf } from './ledger.ts';

const TODAY = '2026-03-20';
const course = (year: number | null, ...entries: readonly AnyEntry[]): string[] =>
	monthEnds(ledgerOf([], standing(entries)), year, TODAY).map(
		({ year, month, balance }) => `${year}/${month} ${balance}`
	);

describe('the course of the Kasse', () => {
	const three = [
		booking('1', '2024-11-30', 100, 'Einlage'),
		booking('2', '2025-12-31', 20, 'Einlage'),
		booking('3', '2026-01-01', 3, 'Einlage'),
		booking('4', '2026-01-31', 4, 'Einlage')
	];

	it('of this year begins with what was carried over and ends with this month', () => {
		expect(course(2026, ...three)).toEqual(['2026/0 120', '2026/1 127', '2026/2 127', '2026/3 127']);
	});

	it('of a year gone by has all its months', () => {
		const months = course(2025, ...three);
		expect(months).toHaveLength(13);
		expect([months[0], months[11], months[12]]).toEqual(['2025/0 100', '2025/11 100', '2025/12 120']);
	});

	it('of all years begins with nothing and leaves no month out', () => {
		const months = course(null, ...three);
		expect(months).toHaveLength(1 + 12 + 12 + 3);
		expect(months.slice(10, 14)).toEqual(['2024/10 0', '2024/11 100', '2024/12 100', '2025/1 100']);
		expect(months.at(-1)).toBe('2026/3 127');
	});

	it('goes on to what is booked for later', () => {
		expect(course(2026, ...three, booking('5', '2026-05-01', -7, 'Ausflug')).slice(3)).toEqual([
			...['2026/3 127', '2026/4 127', '2026/5 120']
		]);
	});

	it('of a club of sixty years is no longer, whatever was mistyped; what was before is carried over', () => {
		const typed = course(null, booking('6', '0206-01-01', 9, 'Einlage'), ...three);
		expect(typed).toHaveLength(1 + 60 * 12 + 3);
		expect(typed[0]).toBe('1966/0 9');
	});

	it('goes no further ahead either than sixty years', () => {
		const typed = course(null, ...three, booking('6', '9999-01-01', 9, 'Einlage'));
		expect([typed.length, typed.at(-1)]).toEqual([1 + 12 * (2086 - 2023), '2086/12 127']);
		expect(course(null, booking('6', '9999-01-01', 9, 'Einlage'))[0]).toBe('2026/0 0');
	});

	it('of nothing is nothing yet', () => {
		expect(course(null)).toEqual(['2026/0 0', '2026/1 0', '2026/2 0', '2026/3 0']);
	});
});
