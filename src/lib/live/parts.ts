import { timeOf } from '#lib/base/ids.ts';

// A room is many small documents: one for each week in which entries were made. One large document would never arrive over a
// line that is cut again and again.

/** The document that names all others of its room. */
export const DIRECTORY = 'parts';

/** What stands in the directory of a room that the club has left for another one. */
export const LEFT = 'left';

/** What stands beside a name. */
export const ONE = new Uint8Array([1]);

const WEEK = 604_800_000;

/** The part of its room that an entry belongs to: it follows from the id alone and never changes. */
async function partOf(id: string): Promise<string> {
	const time = timeOf(id);
	if (time !== null) return `w${Math.floor(time / WEEK)}`;
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)));
	return `x${((hash[0] ?? 0) >> 4).toString(16)}`;
}

/** Sorts ids by their part. */
export async function byPart<T extends string>(ids: Iterable<T>): Promise<ReadonlyMap<string, readonly T[]>> {
	const found = new Map<string, T[]>();
	for (const id of ids) {
		const part = await partOf(id);
		const others = found.get(part);
		if (others) others.push(id);
		else found.set(part, [id]);
	}
	return found;
}

export const isPart = (name: string): boolean => /^(w\d{1,9}|x[0-9a-f])$/.test(name);

/** Whether it is of the last year or later, or has no time: these stay attached. `now` in milliseconds. */
export const isOfTheSeason = (part: string, now: number): boolean =>
	!part.startsWith('w') || Number(part.slice(1)) >= Math.floor(now / WEEK) - 53;
