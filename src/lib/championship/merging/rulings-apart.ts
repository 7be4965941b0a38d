import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, earlierFirst, type EntryId, type MemberId } from '#lib/base/ids.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { oneLine } from '#lib/base/text.ts';
import type { DrawEntry, PlayoffEntry, SaidEntry, SubstituteEntry } from '#lib/log/entry.ts';
import { contentText } from '#lib/log/entry-json.ts';
import { knowledgeIn } from '#lib/log/knowledge.ts';
import { writeOf, type Standing } from '#lib/log/standing.ts';

/** The name under which a substitute was new in the club when he was written; null if he was a member already. */
type NewName = (substitute: SubstituteEntry) => string | null;

/**
 * Two organizers who type the same new name mean one person, until somebody gives one of the two another name. Members that
 * were there before are told apart by who they are.
 */
export function newNamesIn({ places }: Pick<Standing, 'places'>): NewName {
	const named = new Map<MemberId, string>();
	const written = new Map<MemberId, string>();
	for (const { entry, chain } of places) {
		if (entry?.kind !== 'member') continue;
		const [first = entry] = chain;
		named.set(entry.member, oneLine(entry.nickname ?? entry.name).toLocaleLowerCase('de'));
		if (!written.has(entry.member)) written.set(entry.member, writeOf(first));
	}
	return (substitute) =>
		written.get(substitute.in) === writeOf(substitute) ? (named.get(substitute.in) ?? null) : null;
}

/** Nobody speaks more often of one thing; of a file that does, the last entry counts. */
const SAID_AT_MOST = 100;

/** What was said apart of one thing: a line of entries for each version, oldest first; the version that counts comes first. */
export type SaidApart = readonly (readonly SaidEntry[])[];

/**
 * What organizers said apart of the same thing, each without knowing the other's entry. Until somebody decides, the version
 * written last counts. `all` are a championship's entries outside its evenings, struck ones too, and `standing` those of
 * them that stand, oldest first. `placeOf` names the place of an entry, `newName` a substitute who was new.
 */
export function saidApart(
	all: readonly SaidEntry[],
	standing: readonly SaidEntry[],
	placeOf: PlaceOf,
	newName: NewName
): readonly SaidApart[] {
	const keyed = standing.flatMap((entry) =>
		answerOf(SUBJECTS, 'kind', entry, placeOf, newName).map((key) => ({ key, entry }))
	);
	const subjects = [...groupBy(keyed, ({ key }) => key).values()].filter(
		({ length }) => length > 1 && length <= SAID_AT_MOST
	);
	if (subjects.length === 0) return [];
	const knew = knowledgeIn(all);
	const found = subjects
		.map((about) =>
			versionsOf(
				about.map(({ entry }) => entry),
				knew
			)
		)
		.filter((apart) => apart !== null);
	// What was written together is decided together: a draw of numbers, its plan and its seats.
	return [...groupBy(found, (apart) => apart.map(writesIn).sort().join('|')).values()].map(together);
}

/** The entries that do not count until somebody decides. */
export const leftOut = (apart: readonly SaidApart[]): ReadonlySet<EntryId> =>
	new Set(
		apart.flatMap(([counting = [], ...others]) => {
			const kept = new Set(counting);
			return others.flat().flatMap((entry) => (kept.has(entry) ? [] : entry.id));
		})
	);

type PlaceOf = (id: EntryId) => EntryId;

/** What an entry speaks of. Two entries on one subject that differ can't both hold. */
const SUBJECTS: Answers<SaidEntry, 'kind', [PlaceOf, NewName], readonly string[]> = {
	championship: () => ['set-up'],
	dispute: ({ game }, placeOf) => [`dispute ${placeOf(game)}`],
	approval: ({ game }, placeOf) => [`approval ${placeOf(game)}`],
	substitute: (entry, _, newName) => [`goes ${entry.out}`, `comes ${entry.in}`, ...called(newName(entry))],
	sat: ({ evening, instead }) => [`sat ${evening} ${instead?.member ?? ''}`],
	leave: ({ member }) => [`goes ${member}`, 'plan'],
	join: ({ member }) => [`comes ${member}`, 'plan'],
	draw: (entry) => [drawn(entry)],
	playoff: (entry) => [playoffBetween(entry)],
	playoffGame: (entry) => [playoffBetween(entry)],
	complaint: ({ id }, placeOf) => [`complaint ${placeOf(id)}`],
	// A dismissal holds, whoever else says so.
	disqualify: () => []
};

const called = (name: string | null): readonly string[] => (name === null ? [] : [`comes called ${name}`]);

const playoffBetween = ({ winner, loser }: Pick<PlayoffEntry, 'winner' | 'loser'>): string =>
	`playoff ${[winner, loser].sort().join(' ')}`;

const drawn = ({ what, partie, table, result }: DrawEntry): string =>
	`draw ${what} ${what === 'lots' || what === 'mode' ? [...result].sort().join(' ') : `${partie} ${table}`}`;

type Knew = (later: SaidEntry, earlier: SaidEntry) => boolean;

/** The versions among entries on one subject; null if whoever wrote last knew all others. */
function versionsOf(about: readonly SaidEntry[], knew: Knew): SaidApart | null {
	const ends = about.filter((entry) => !about.some((later) => knew(later, entry)));
	if (ends.length < 2) return null;
	const known = ends.map((end) => new Set(about.filter((entry) => entry === end || knew(end, entry))));
	const common = new Set(about.filter((entry) => known.every((line) => line.has(entry))));
	const lines = known.map((line) => [...line].filter((entry) => !common.has(entry)));
	const versions = [...groupBy(lines, contentOf).values()].map((alike) => inOrder(alike.flat()));
	return versions.length < 2 ? null : lastFirst(versions);
}

const inOrder = (entries: readonly SaidEntry[]): readonly SaidEntry[] =>
	[...new Set(entries)].sort(earlierFirst);

const lastOf = (version: readonly SaidEntry[]): string => version.at(-1)?.id ?? '';
const lastFirst = (versions: readonly (readonly SaidEntry[])[]): SaidApart =>
	[...versions].sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1));

/** Where and when a version was written. */
const writesIn = (version: readonly SaidEntry[]): string =>
	[...new Set(version.map(({ id, at }) => `${deviceOf(id) ?? id} ${at}`))].sort().join();

/** Several subjects that the same two writes disagree on. */
function together(found: readonly SaidApart[]): SaidApart {
	if (found.length === 1) return found[0] ?? [];
	const versions = groupBy(found.flat(), writesIn);
	return lastFirst([...versions.values()].map((same) => inOrder(same.flat())));
}

const WRITING: ReadonlySet<string> = new Set(['id', 'at', 'seen', 'seenBeside', 'replaces', 'note', 'again']);

/** The same text for lines that say the same: what counts is the last entry, and every game of a play-off. */
function contentOf(line: readonly SaidEntry[]): string {
	const games = line.filter(({ kind }) => kind === 'playoffGame');
	const said = line.at(-1)?.kind === 'playoffGame' ? games : line.slice(-1);
	return said
		.map((entry) =>
			contentText(Object.fromEntries(Object.entries(entry).filter(([field]) => !WRITING.has(field))))
		)
		.join();
}
