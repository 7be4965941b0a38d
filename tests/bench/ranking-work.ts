import { boardOf } from '#lib/championship/board.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { eveningOf } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { mergeEntries } from '#lib/transfer/merge.ts';
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

/** Milliseconds to take in the last table's list of 48 players' 1,920 games and to make the board; median of 30, after 10. */
export function boardTime(): number {
	const { entries } = madeChampionship(48, 'meisterschaft');
	const last = entries.flatMap((entry) => eveningOf(entry) ?? []).at(-1);
	const before = entries.filter((entry) => eveningOf(entry) !== last);
	const list = entries.filter((entry) => eveningOf(entry) === last);
	const times: number[] = [];
	for (let run = 0; run < 40; run++) {
		const start = performance.now();
		const merged = mergeEntries(before, list);
		if (!merged.ok) throw new Error('not merged');
		const from = { log: standing(merged.value), championship: CHAMPIONSHIP, books: BOOKS };
		const board = boardOf(merged.value, from, foldChampionship(from.log, CHAMPIONSHIP, BOOKS));
		times.push(performance.now() - start);
		if (board?.played !== true) throw new Error('a table is missing');
	}
	return median(times.slice(10));
}
