import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Figures } from '#lib/statistics/figures.ts';
import { course } from './pictures.ts';

describe('the course of the balances', () => {
	it('names first who leads at the end: the first lines are in colour and in the legend', () => {
		const [anna, emil, dirk] = ['anna', 'emil', 'dirk'].map((id) => asId<MemberId>(id)) as [
			MemberId,
			MemberId,
			MemberId
		];
		const figures = {
			course: {
				every: 1,
				dates: ['2026-11-13', '2026-11-20'],
				cents: [
					[anna, [500, -300]],
					[emil, [-200, 400]],
					[dirk, [-300, -100]]
				]
			}
		} as unknown as Figures;
		expect(course(figures, String, null).series.map(({ name }) => name)).toEqual(['emil', 'dirk', 'anna']);
	});
});
