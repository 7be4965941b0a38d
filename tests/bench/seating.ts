import type * as Work from './seating-work.ts';
import { atMost, type Measured } from './measure.ts';
import { built } from './built.ts';

/**
 * The search for a seating plan, on one core and without the stored plans, against those; and the search for those who
 * stay when somebody left after a Partie, against the best plan that any search finds.
 */
export async function measureSeating(): Promise<readonly Measured[]> {
	return built<typeof Work, readonly Measured[]>('tests/bench/seating-work.ts', (work) => {
		const seatings = (['even', 'most-pairs'] as const).map((aim) => {
			const { players, seconds } = work.slowestSeating(aim);
			const what = `finding the best seating plan (${aim}) for up to 24, slowest at ${players}, median`;
			return atMost(what, seconds, 10, 's', 2);
		});
		const { found, ended } = work.slowestRest();
		return [
			...seatings,
			atMost(
				`  the best plan known when one of ${found.players} left after Partie ${found.after}, slowest up to 24`,
				found.seconds,
				10,
				's',
				2
			),
			atMost(
				`  until such a search ends by itself, slowest of ${ended.players} after Partie ${ended.after}`,
				ended.whole,
				10,
				's',
				2
			)
		];
	});
}
