import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { contentText } from '#lib/log/entry-json.ts';
import type { Standing } from '#lib/log/standing.ts';
import { decide, type Apart } from './apart.ts';

/** What hangs together: whoever drew numbers or made a plan made it for these players and wishes. */
export const SEATING = ['system', 'players', 'numbers', 'plan', 'previousPlaces'] as const;

type SetUp = Omit<ChampionshipEntry, 'id' | 'at' | 'seen' | 'seenBeside' | 'replaces'>;
type Field = keyof SetUp;

const PARTS: readonly (readonly Field[])[] = [
	[...SEATING, 'fixed', 'apart', 'note'],
	['year'],
	['date'],
	['place'],
	['begins', 'pause'],
	['games'],
	['rulebook'],
	['referee'],
	['fee'],
	['prizes'],
	['teams', 'teamOf'],
	['teamPrize']
];

/**
 * The set-up with the changes of all versions, if they changed different parts of what they had in common; null if two
 * changed the same part, or if it is no clash of set-ups alone.
 */
export function bothSetUps({ versions }: Apart<'ruling'>, log: Standing): ChampionshipEntry | null {
	const lines = versions.map(({ rulings }) => rulings.filter((one) => one.kind === 'championship'));
	const isWhole = versions.every(
		({ rulings, strikes }, i) => strikes.length === 0 && rulings.length === lines[i]?.length
	);
	const [from, ...others] = new Set(lines.map(([first]) => first?.replaces));
	if (!isWhole || from === undefined || others.length > 0) return null;
	const base = log.placeOf(from)?.chain.find(({ id }) => id === from);
	const ends = lines.flatMap((line) => line.at(-1) ?? []);
	const [counting] = ends;
	if (base?.kind !== 'championship' || !counting) return null;
	const changers = PARTS.map((part) => ends.filter((end) => contentOf(end, part) !== contentOf(base, part)));
	const isShared = changers.some(
		(of, i) => new Set(of.map((end) => contentOf(end, PARTS[i] ?? []))).size > 1
	);
	if (isShared || new Set(changers.flat()).size < 2) return null;
	const parts = PARTS.map((part, i) => pick(changers[i]?.[0] ?? base, part));
	const { kind, id, at, championship } = counting;
	return Object.assign({ kind, id, at, championship }, ...parts) as ChampionshipEntry;
}

/** The entries by which all changes stand: the other versions are voided with the note, as by any choice. */
export function takeBoth(clash: Apart<'ruling'>, both: ChampionshipEntry, note: string): readonly NewEntry[] {
	const { id: replaces, at: _at, ...setUp } = both;
	return [...decide(clash, 0, note), { ...setUp, replaces }];
}

const pick = (entry: ChampionshipEntry, fields: readonly Field[]): Partial<SetUp> =>
	Object.fromEntries(
		fields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]] as const]))
	);

const contentOf = (entry: ChampionshipEntry, fields: readonly Field[]): string =>
	contentText(pick(entry, fields));
