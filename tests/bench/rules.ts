import { built } from './built.ts';
import { atLeast, atMost, type Measured } from './measure.ts';
import type * as Work from './rules-work.ts';

/** Pricing and folding, without a browser. */
export async function measureRules(): Promise<readonly Measured[]> {
	return built<typeof Work, readonly Measured[]>('tests/bench/rules-work.ts', (work) => [
		atLeast('checking and pricing a game, games a second', work.gamesPerSecond(), 700_000, ''),
		atLeast('the same with a book of a club’s own, games a second', work.gamesPerSecond('own'), 700_000, ''),
		atMost('folding an evening of 100 games, median', work.foldingTime(), 2, 'ms', 2)
	]);
}
