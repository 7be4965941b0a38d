import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { eveningOf, type AnyEntry, type ChampionshipEntry, type EveningEntry } from '#lib/log/entry.ts';
import { membersOf } from '#lib/log/members.ts';
import { standing, type Place, type Standing } from '#lib/log/standing.ts';
import type { ClubFile, FileFault } from './club-file.ts';
import { unionById } from './content.ts';

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
	const text = 'steht hier und in der Datei mit verschiedenem Inhalt';
	return refused(clashes.map((id) => ({ entry: id, path: 'id', text })));
}

/** What a file would change here, in the words of somebody who keeps score. */
export interface MergePreview {
	/** The club it belongs to afterwards: the file's, where there was none. */
	readonly club: string;
	/** All entries afterwards. */
	readonly entries: readonly AnyEntry[];
	/** Entries that are not here yet, of every kind. */
	readonly added: number;
	/** Entries of the file that are here already. */
	readonly known: number;
	readonly newMembers: readonly { readonly member: MemberId; readonly name: string }[];
	readonly newChampionships: readonly Pick<ChampionshipEntry, 'championship' | 'year' | 'system'>[];
	/** Games that no evening here has yet; the date is null where nothing opens the evening. */
	readonly newGames: readonly {
		readonly evening: EveningId;
		readonly date: string | null;
		readonly games: number;
	}[];
	/** What is here already and would be corrected, struck, or brought back. */
	readonly changed: readonly {
		readonly place: EntryId;
		readonly kind: string;
		readonly evening: EveningId | null;
	}[];
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
		return refused([{ entry: null, path: 'club', text: 'Diese Datei gehört zu einem anderen Verein.' }]);
	}
	const merged = mergeEntries(mine, theirs.entries);
	if (!merged.ok) return merged;
	const before = standing(mine);
	const after = standing(merged.value);
	const added = merged.value.length - new Set(mine.map(({ id }) => id)).size;
	const members = membersOf(before);
	const championships = championshipsOf(before);
	return ok({
		club: theirs.club,
		entries: merged.value,
		added,
		known: theirs.entries.length - added,
		newMembers: [...membersOf(after).values()]
			.filter(({ member }) => !members.has(member))
			.map(({ member, name }) => ({ member, name })),
		newChampionships: [...championshipsOf(after).values()]
			.filter(({ championship }) => !championships.has(championship))
			.map(({ championship, year, system }) => ({ championship, year, system })),
		newGames: newGames(before, after),
		changed: after.places.filter((place) => isChanged(before, place)).map(placeChanged)
	});
}

/** What is opened or set up by entries of a kind, by its id; of several entries the first counts. */
function firstOf<T, K>(log: Standing, kind: AnyEntry['kind'], idOf: (entry: T) => K): ReadonlyMap<K, T> {
	const found = new Map<K, T>();
	for (const place of log.places) {
		if (place.entry?.kind !== kind) continue;
		const entry = place.entry as unknown as T;
		if (!found.has(idOf(entry))) found.set(idOf(entry), entry);
	}
	return found;
}

const championshipsOf = (log: Standing): ReadonlyMap<string, ChampionshipEntry> =>
	firstOf(log, 'championship', ({ championship }: ChampionshipEntry) => championship);

function newGames(before: Standing, after: Standing): MergePreview['newGames'] {
	const counts = new Map<EveningId, number>();
	for (const { entry, chain } of after.places) {
		const evening = entry?.kind === 'game' ? eveningOf(entry) : null;
		if (evening === null || chain.some(({ id }) => before.placeOf(id))) continue;
		counts.set(evening, (counts.get(evening) ?? 0) + 1);
	}
	const opened = firstOf(after, 'evening', ({ evening }: EveningEntry) => evening);
	return [...counts].map(([evening, games]) => ({ evening, date: opened.get(evening)?.date ?? null, games }));
}

/** Whether something else stands in a place than stood there before, here. */
function isChanged(before: Standing, place: Place): boolean {
	const known = place.chain.map(({ id }) => before.placeOf(id)).find((there) => there !== null);
	return known !== undefined && known?.entry?.id !== place.entry?.id;
}

const placeChanged = ({ id, entry, chain }: Place): MergePreview['changed'][number] => {
	const shown = entry ?? chain.at(-1);
	return { place: id, kind: shown?.kind ?? '', evening: shown ? eveningOf(shown) : null };
};
