import { describe, expect, it } from 'vitest';
import { MOST_DATES, seriesDates, type Rhythm } from './series.ts';

// Days by the calendar of 2026 and 2027: 9 January 2026 is a Friday.

describe('a series of dates', () => {
	it.each<[string, Rhythm, string, string, readonly string[]]>([
		[
			'every week, over the change of summer time',
			'week',
			'2026-03-20',
			'2026-04-03',
			['2026-03-20', '2026-03-27', '2026-04-03']
		],
		[
			'every two weeks, over the year',
			'twoWeeks',
			'2026-12-18',
			'2027-01-15',
			['2026-12-18', '2027-01-01', '2027-01-15']
		],
		[
			'every four weeks, over February',
			'fourWeeks',
			'2027-02-05',
			'2027-04-01',
			['2027-02-05', '2027-03-05']
		],
		[
			'the second Friday',
			'month',
			'2026-01-09',
			'2026-04-10',
			['2026-01-09', '2026-02-13', '2026-03-13', '2026-04-10']
		],
		[
			'the last Friday, where it is a fifth',
			'month',
			'2026-01-30',
			'2026-05-31',
			['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24', '2026-05-29']
		],
		[
			'the first Wednesday, where the month begins with it',
			'month',
			'2026-04-01',
			'2026-07-31',
			['2026-04-01', '2026-05-06', '2026-06-03', '2026-07-01']
		],
		['one, where it ends at once', 'week', '2026-01-09', '2026-01-09', ['2026-01-09']],
		['none, where it ends before', 'week', '2026-01-09', '2026-01-08', []]
	])('%s', (_, rhythm, first, until, dates) => {
		expect(seriesDates(first, rhythm, until)).toEqual(dates);
	});

	it('is not endless', () => {
		expect(seriesDates('2026-01-09', 'week', '9999-12-31')).toHaveLength(MOST_DATES);
	});
});
