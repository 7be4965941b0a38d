import { reignIn, type Reign } from '#lib/championship/ranking/kings.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Watch } from '#lib/storage/logs.ts';
import { store } from '../device.ts';

/**
 * The podiums of the finished championships among these. They are read one after the other, so that the screen stays
 * responsive.
 */
export async function reignsOf(
	championships: readonly ChampionshipEntry[],
	entries: readonly AnyEntry[],
	books: ReadonlyMap<string, Book>
): Promise<readonly Reign[]> {
	const reigns: Reign[] = [];
	for (const { championship } of championships) {
		const logs = await now(store.watchChampionship(championship));
		const all = [...entries, ...logs.flatMap((one) => one.entries)];
		const reign = reignIn(all, { log: standing(all), championship, books });
		if (reign) reigns.push(reign);
		await new Promise((resolve) => setTimeout(resolve));
	}
	return reigns;
}

/** The present value of a watch. */
function now<T>(watch: Watch<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const subscription = watch.subscribe((value) => {
			resolve(value);
			queueMicrotask(() => subscription.unsubscribe());
		}, reject);
	});
}
