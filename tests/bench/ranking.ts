import { built } from './built.ts';
import { atMost, type Measured } from './measure.ts';
import type * as Work from './ranking-work.ts';

/** A Meisterschaft's places from its log, without a browser. */
export async function measureRanking(): Promise<readonly Measured[]> {
	return built<typeof Work, readonly Measured[]>('tests/bench/ranking-work.ts', (work) => [
		atMost('ranking 48 players over 1,920 games from the log, median', work.rankingTime(), 35, 'ms', 1),
		// A quarter of what a phone has for it that is four times as slow.
		atMost('merging a list and making the board of 48 players, median', work.boardTime(), 75, 'ms', 1)
	]);
}
