import { groupBy } from '#lib/base/collections.ts';
import { timeOf } from '#lib/base/ids.ts';
import { hashOf } from '#lib/log/entry-json.ts';
import type { AnyEntry } from '#lib/log/entry.ts';

/**
 * Up to where a log has been shown: for each week in which entries were made how many there are, and a sum over their ids.
 * An entry that comes late with an old id changes its week, so nothing is passed over.
 */
export type ShownUpTo = Readonly<Record<string, string>>;

const WEEK = 604_800_000;

const weekOf = ({ id }: AnyEntry): string => {
	const time = timeOf(id);
	return time === null ? '-' : String(Math.floor(time / WEEK));
};

const signOf = (entries: readonly AnyEntry[]): string =>
	`${entries.length}.${entries.reduce((sum, { id }) => (sum + hashOf(id)) >>> 0, 0)}`;

/** Where the log stands that is shown now. */
export const shownUpTo = (entries: readonly AnyEntry[]): ShownUpTo =>
	Object.fromEntries([...groupBy(entries, weekOf)].map(([week, of]) => [week, signOf(of)]));

/** The entries of every week that stands otherwise than when it was shown last; all of a log that never was. */
export const newsSince = (entries: readonly AnyEntry[], before: ShownUpTo): readonly AnyEntry[] =>
	[...groupBy(entries, weekOf)].flatMap(([week, of]) => (before[week] === signOf(of) ? [] : of));
