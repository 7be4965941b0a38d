import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import type { Written } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';

/** The organizers say on which day and where they play; an empty text is none. The plan stays as the set-up has it. */
export function sayDay(
	open: OpenChampionship,
	entry: ChampionshipEntry,
	date: string,
	place: string
): Written {
	const written = open.log?.placeOf(entry.id)?.entry;
	const {
		id,
		at: _at,
		date: _date,
		place: _place,
		seen: _seen,
		seenBeside: _beside,
		...kept
	} = written?.kind === 'championship' ? written : entry;
	const said: NewEntry = {
		...kept,
		...(date === '' ? {} : { date }),
		...(place === '' ? {} : { place }),
		replaces: id
	};
	return open.write([said]);
}
