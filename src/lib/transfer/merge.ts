import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type { ClubFile } from './club-file.ts';
import { unionById } from './content.ts';
import type { FileFault } from './refusal-text.ts';

/**
 * The union of two logs of one club, ordered by id: the same whichever comes first and however often. Refused, and nothing
 * taken, where an id stands for two different entries.
 */
export function mergeEntries(
	mine: readonly AnyEntry[],
	theirs: readonly AnyEntry[]
): Result<readonly AnyEntry[], readonly FileFault[]> {
	const { entries, clashes } = unionById([...mine, ...theirs]);
	if (clashes.length === 0) return ok(entries);
	return refused(clashes.map((id) => ({ entry: id, path: 'id', refusal: { code: 'idClash' } })));
}

/** What is here after a file was taken in. */
export interface MergePreview {
	/** The club it belongs to afterwards: the file's, where there was none. */
	readonly club: string;
	/** All entries afterwards. */
	readonly entries: readonly AnyEntry[];
	/** Entries that are not here yet, of every kind. */
	readonly added: number;
	/** Entries of the file that are here already. */
	readonly known: number;
	readonly newChampionships: readonly Pick<ChampionshipEntry, 'championship' | 'year' | 'system'>[];
}

/**
 * Looks at a file before it is taken in. `club` is the id of the club here, null where there is none yet; another club's
 * file is refused unless nothing is here, and so is one that says something else of an entry that is here.
 */
export function previewMerge(
	mine: readonly AnyEntry[],
	theirs: ClubFile,
	club: string | null
): Result<MergePreview, readonly FileFault[]> {
	if (club !== null && club !== theirs.club && mine.length > 0) {
		return refused([{ entry: null, path: 'club', refusal: { code: 'otherClub' } }]);
	}
	const merged = mergeEntries(mine, theirs.entries);
	if (!merged.ok) return merged;
	const added = merged.value.length - new Set(mine.map(({ id }) => id)).size;
	const championships = championshipsOf(standing(mine));
	return ok({
		club: theirs.club,
		entries: merged.value,
		added,
		known: theirs.entries.length - added,
		newChampionships: [...championshipsOf(standing(merged.value)).values()]
			.filter(({ championship }) => !championships.has(championship))
			.map(({ championship, year, system }) => ({ championship, year, system }))
	});
}

/** Each by its id; of several entries the first counts. */
function championshipsOf(log: Standing): ReadonlyMap<string, ChampionshipEntry> {
	const found = new Map<string, ChampionshipEntry>();
	for (const { entry } of log.places) {
		if (entry?.kind !== 'championship') continue;
		if (!found.has(entry.championship)) found.set(entry.championship, entry);
	}
	return found;
}
