import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import type { Written } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';

/** What the organizers say beside players and plan, also during the day. */
type Said = Partial<
	Pick<
		ChampionshipEntry,
		'date' | 'place' | 'begins' | 'pause' | 'fee' | 'prizes' | 'teams' | 'teamOf' | 'teamPrize' | 'referee'
	>
>;

type Saying = { readonly [K in keyof Said]: Said[K] | undefined };

/**
 * The entry by which the organizers say it; what is undefined or an empty text is said no more. Players and plan stay as the
 * set-up has them, whoever left or came late.
 */
export function saidEntry(
	{ log }: Pick<OpenChampionship, 'log'>,
	entry: ChampionshipEntry,
	said: Saying
): NewEntry {
	const written = log?.placeOf(entry.id)?.entry;
	const {
		id,
		at: _at,
		seen: _seen,
		seenBeside: _beside,
		...kept
	} = written?.kind === 'championship' ? written : entry;
	const all = Object.entries({ ...kept, ...said, replaces: id });
	return Object.fromEntries(all.filter(([, one]) => one !== undefined && one !== '')) as NewEntry;
}

/** Writes it. */
export const sayDay = (open: OpenChampionship, entry: ChampionshipEntry, said: Saying): Written =>
	open.write([saidEntry(open, entry, said)]);
