import type { EveningId } from '#lib/base/ids.ts';
import type { EntryRow } from './database.ts';

/**
 * Of the rows that open evenings the newest evenings by their date, newest first: `count` of those that belong to no
 * championship, and what lies between them. Of one that was opened anew the last entry is asked, of one day's the order in
 * which they were first opened. Which entries count is not known here.
 */
export function newestEvenings(openings: readonly EntryRow[], count: number): readonly EveningId[] {
	const evenings = new Map<EveningId, { first: EntryRow; last: EntryRow }>();
	for (const row of openings) {
		const known = evenings.get(row.group as EveningId);
		evenings.set(row.group as EveningId, {
			first: known && known.first.id < row.id ? known.first : row,
			last: known && known.last.id > row.id ? known.last : row
		});
	}
	const keyOf = ({ first, last }: { first: EntryRow; last: EntryRow }): string =>
		`${String(last.entry['date'])} ${first.id}`;
	const newest = [...evenings].sort(([, a], [, b]) => (keyOf(a) < keyOf(b) ? 1 : -1));
	let ordinary = 0;
	const last = newest.findIndex(
		([, { last }]) => last.entry['championship'] === undefined && ++ordinary >= count
	);
	return (last < 0 ? newest : newest.slice(0, last + 1)).map(([evening]) => evening);
}
