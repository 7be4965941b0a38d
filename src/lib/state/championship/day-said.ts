import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import type { Written } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';

/** What the organizers say of the day. */
type Said = Partial<Pick<ChampionshipEntry, 'date' | 'place' | 'begins' | 'pause'>>;

/** The organizers say it; what is undefined or an empty text is said no more. The plan stays as the set-up has it. */
export function sayDay(
	open: OpenChampionship,
	entry: ChampionshipEntry,
	said: { readonly [K in keyof Said]: Said[K] | undefined }
): Written {
	const written = open.log?.placeOf(entry.id)?.entry;
	const {
		id,
		at: _at,
		seen: _seen,
		seenBeside: _beside,
		...kept
	} = written?.kind === 'championship' ? written : entry;
	const all = Object.entries({ ...kept, ...said, replaces: id });
	return open.write([
		Object.fromEntries(all.filter(([, one]) => one !== undefined && one !== '')) as NewEntry
	]);
}
