import type { EveningId } from '#lib/base/ids.ts';
import type { EveningEntry } from '#lib/log/entry.ts';

/**
 * Chooses the newest evenings by their date, newest first: `count` evenings outside of championships, and everything
 * between them. For an evening that was opened again its last entry gives the date; evenings of one day stay in the
 * order they were first opened. Whether an entry counts is not known here.
 */
export function newestEvenings(openings: readonly EveningEntry[], count: number): readonly EveningId[] {
	const evenings = new Map<EveningId, { first: EveningEntry; last: EveningEntry }>();
	for (const entry of openings) {
		const known = evenings.get(entry.evening);
		evenings.set(entry.evening, {
			first: known && known.first.id < entry.id ? known.first : entry,
			last: known && known.last.id > entry.id ? known.last : entry
		});
	}
	const keyOf = ({ first, last }: { first: EveningEntry; last: EveningEntry }): string =>
		`${last.date} ${first.id}`;
	const newest = [...evenings].sort(([, a], [, b]) => (keyOf(a) < keyOf(b) ? 1 : -1));
	let ordinary = 0;
	const last = newest.findIndex(([, { last }]) => last.championship === undefined && ++ordinary >= count);
	return (last < 0 ? newest : newest.slice(0, last + 1)).map(([evening]) => evening);
}
