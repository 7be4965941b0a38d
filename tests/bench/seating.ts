import type * as Work from './seating-work.ts';
import { atMost, type Measured } from './measure.ts';
import { built } from './built.ts';

/** The search for a seating plan, on one core and without the stored plans, against those. */
export async function measureSeating(): Promise<readonly Measured[]> {
	return built<typeof Work, readonly Measured[]>('tests/bench/seating-work.ts', (work) =>
		(['even', 'most-pairs'] as const).map((aim) => {
			const { players, seconds } = work.slowestSeating(aim);
			const what = `finding the best seating plan (${aim}) for up to 24, slowest at ${players}, median`;
			return atMost(what, seconds, 10, 's', 2);
		})
	);
}
