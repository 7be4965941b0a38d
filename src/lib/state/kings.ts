import type { MemberId } from '#lib/base/ids.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { progressOf } from '#lib/championship/progress.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Watch } from '#lib/storage/club-store.ts';
import { store } from './device.ts';

/** Who won a championship that is over. */
export interface King {
	readonly entry: ChampionshipEntry;
	/** More than one where they share the place. */
	readonly players: readonly MemberId[];
	readonly points: number;
}

/** The kings of the finished championships among these, read one after the other so that the screen stays awake. */
export async function kingsOf(
	championships: readonly ChampionshipEntry[],
	entries: readonly AnyEntry[],
	books: ReadonlyMap<string, Book>
): Promise<readonly King[]> {
	const kings: King[] = [];
	for (const { championship } of championships) {
		const logs = await now(store.watchChampionship(championship));
		const log = standing([...entries, ...logs.flatMap((one) => one.entries)]);
		const { rulings, partien, ranking } = foldChampionship(log, championship, books);
		const { entry } = rulings;
		if (!entry || !ranking || !progressOf(entry, rulings, partien).complete) continue;
		const first = ranking.places.filter(({ place }) => place === 1);
		kings.push({ entry, players: first.map(({ player }) => player), points: first[0]?.points ?? 0 });
		await new Promise((resolve) => setTimeout(resolve));
	}
	return kings;
}

/** What is watched, as it is now. */
function now<T>(watch: Watch<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const subscription = watch.subscribe((value) => {
			resolve(value);
			queueMicrotask(() => subscription.unsubscribe());
		}, reject);
	});
}
