import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type { ClubFile } from './envelope.ts';
import type { FileFault } from './refusal-text.ts';
import { earlierFirst, type EntryId } from '#lib/base/ids.ts';
import { contentText } from '#lib/log/entry-json.ts';

interface Union {
	/** Ordered by id. */
	readonly entries: readonly AnyEntry[];
	/** Ids that occur twice with different content. No device makes an id twice, so one of the two was forged. */
	readonly clashes: readonly EntryId[];
}

/** The union of entries by id. */
export function unionById(entries: Iterable<AnyEntry>): Union {
	const byId = new Map<EntryId, AnyEntry>();
	const clashes = new Set<EntryId>();
	for (const entry of entries) {
		const known = byId.get(entry.id);
		if (!known) byId.set(entry.id, entry);
		else if (known !== entry && contentText(known) !== contentText(entry)) clashes.add(entry.id);
	}
	const ordered = [...byId.values()].sort(earlierFirst);
	return { entries: ordered, clashes: [...clashes].sort() };
}

/**
 * The union of two logs of one club, ordered by id; the order of the two and repetitions do not matter. Refused as a
 * whole if an id stands for two different entries.
 */
export function mergeEntries(
	mine: readonly AnyEntry[],
	theirs: readonly AnyEntry[]
): Result<readonly AnyEntry[], readonly FileFault[]> {
	const { entries, clashes } = unionById([...mine, ...theirs]);
	if (clashes.length === 0) return ok(entries);
	return refused(clashes.map((id) => ({ entry: id, path: 'id', refusal: { code: 'idClash' } })));
}

/** What taking in a file would lead to. */
export interface MergePreview {
	/** The club afterwards: the file's club if there was none. */
	readonly club: string;
	/** All entries afterwards. */
	readonly entries: readonly AnyEntry[];
	/** How many entries are not here yet, of every kind. */
	readonly added: number;
	/** How many entries of the file are here already. */
	readonly known: number;
	readonly newChampionships: readonly Pick<ChampionshipEntry, 'championship' | 'year' | 'system'>[];
}

/**
 * Looks at a file before it is taken in. `club` is the id of the club here, null if there is none yet. Refuses another
 * club's file unless nothing is here, and a file with other content for an entry that is here.
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

/** The championships by their id; if an id occurs twice, the first entry counts. */
export function championshipsOf(log: Standing): ReadonlyMap<string, ChampionshipEntry> {
	const found = new Map<string, ChampionshipEntry>();
	for (const { entry } of log.places) {
		if (entry?.kind !== 'championship') continue;
		if (!found.has(entry.championship)) found.set(entry.championship, entry);
	}
	return found;
}
