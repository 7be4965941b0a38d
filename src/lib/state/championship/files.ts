import { championshipNews, type ChampionshipNews } from '#lib/championship/merging/news.ts';
import type { ChampionshipEntry, EveningEntry } from '#lib/log/entry.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { exportEvenings, type ReadFiles } from '../exchange.ts';
import type { Handed } from '../share.ts';

// A table's phone passes its Partie on as a file with the club's own entries and that evening: enough to be taken in
// anywhere, and small enough to be sent.

/** Passes one table on. */
export const exportTable = (
	{ evening, partie, table }: EveningEntry,
	by: 'download' | 'share'
): Promise<Handed> => exportEvenings([evening], `partie-${partie ?? 0}-tisch-${table ?? 0}`, by);

/** Passes the whole championship on: to a table's phone before it writes, and to everybody afterwards. */
export const exportChampionship = (open: OpenChampionship, by: 'download' | 'share'): Promise<Handed> =>
	exportEvenings(
		open.evenings.map(({ evening }) => evening),
		`meisterschaft-${open.entry?.year ?? ''}`,
		by
	);

/** What some files would bring to a championship. */
export function newsIn({ before, after }: ReadFiles, { championship }: ChampionshipEntry): ChampionshipNews {
	const books = booksOf(standing(after.entries), BOOKS);
	return championshipNews(before.entries, after.entries, championship, books);
}
