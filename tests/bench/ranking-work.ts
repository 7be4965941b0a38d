import { foldChampionship } from '#lib/championship/from-log.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { CHAMPIONSHIP, madeChampionship } from '../support/championship.ts';
import { median } from './measure.ts';

/** Milliseconds from the log of 48 players' 1,920 games to their ranking; median of 30, after 10. */
export function rankingTime(): number {
	const { entries, games } = madeChampionship(48, 'meisterschaft');
	if (games !== 1920) throw new Error(`${games} games instead of 1920`);
	const times: number[] = [];
	for (let run = 0; run < 40; run++) {
		const start = performance.now();
		const { ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
		times.push(performance.now() - start);
		if (ranking?.places.length !== 48) throw new Error('not everybody was ranked');
	}
	return median(times.slice(10));
}
