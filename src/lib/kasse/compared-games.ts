import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEvening } from '#lib/evening/any-evening.ts';
import { movedIn } from '#lib/evening/consequences.ts';

/** How many games of an evening come to something else, count again, or count no longer. */
type Compared = Readonly<Record<'repriced' | 'lost' | 'regained', number>>;

/** What became of an evening's games; null stands for an evening that nothing opens. */
export function comparedGames(before: AnyEvening | null, after: AnyEvening | null): Compared {
	const [then, now] = [costsIn(before), costsIn(after)];
	const places = [...now.keys()];
	return {
		repriced: places.filter((place) => then.has(place) && then.get(place) !== now.get(place)).length,
		regained: places.filter((place) => !then.has(place)).length,
		lost: [...then.keys()].filter((place) => !now.has(place)).length
	};
}

/** What each game moved, by its place, as a text that can be compared. */
function costsIn(state: AnyEvening | null): ReadonlyMap<EntryId, string> {
	const rows: readonly AnyEvening['rows'][number][] = state?.rows ?? [];
	return new Map(
		rows.flatMap((row) => {
			const moved = movedIn(row);
			return moved === null ? [] : [[row.place, moved]];
		})
	);
}
