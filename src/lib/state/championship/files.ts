import type { EveningEntry } from '#lib/log/entry.ts';
import type { FileWork, Exported } from '../handing/file-work.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';

// A table's phone passes its Partie on as a file with the club's own entries and that evening: enough to be taken in
// anywhere, and small enough to be sent.

/** Passes one table on: a Partie's, or that of any other evening. */
export const exportTable = (
	work: FileWork,
	{ evening, championship, partie, table, date }: EveningEntry,
	by: 'download' | 'share'
): Promise<Exported | null> =>
	work.exportEvenings(
		[evening],
		championship ? `partie-${partie ?? 0}-tisch-${table ?? 0}` : `abend-${date}`,
		by
	);

/** Passes the whole championship on: to a table's phone before it writes, and to everybody afterwards. */
export const exportChampionship = (
	work: FileWork,
	open: OpenChampionship,
	by: 'download' | 'share'
): Promise<Exported | null> =>
	work.exportEvenings(
		open.evenings.map(({ evening }) => evening),
		`meisterschaft-${open.entry?.year ?? ''}`,
		by
	);
