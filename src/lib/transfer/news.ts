import type { EntryId } from '#lib/base/ids.ts';
import { isKnown, type AnyEntry, type Entry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf, type Standing } from '#lib/log/standing.ts';

/** What comes of a place in the log: first heard of, put right, taken out, or in force again. */
export type How = 'new' | 'changed' | 'struck' | 'back';

/** A place at which something else counts afterwards. */
export interface Change {
	readonly how: How;
	/** What counts there afterwards; of what is struck, what counted. */
	readonly entry: Entry;
	/** What counted there before. */
	readonly before: Entry | null;
}

/** Everything that a longer log says otherwise than a shorter one. */
export interface News {
	readonly before: Standing;
	readonly after: Standing;
	readonly changes: readonly Change[];
	/** Entries of kinds from later versions, counted by kind. */
	readonly unknown: ReadonlyMap<string, number>;
	/** New entries from which nothing follows here: struck or put right before they came, or about what is not known. */
	readonly idle: number;
}

/** Compares what counts in two logs, `after` holding all of `before`. Every new entry shows in a change or in a number. */
export function newsOf(before: readonly AnyEntry[], after: readonly AnyEntry[]): News {
	const [was, is] = [standing(before), standing(after)];
	const here = new Set(before.map(({ id }) => id));
	const changes: Change[] = [];
	const unknown = new Map<string, number>();
	const moved = new Set<EntryId>();
	for (const { id, chain, entry } of is.places) {
		const known = chain.map((one) => was.placeOf(one.id)).find((place) => place !== null);
		const then = known?.entry ?? null;
		const shown = entry ?? then;
		if (!shown || entry?.id === then?.id) continue;
		moved.add(id);
		if (!isKnown(shown)) unknown.set(shown.kind, (unknown.get(shown.kind) ?? 0) + 1);
		else
			changes.push({
				how: entry === null ? 'struck' : then ? 'changed' : known ? 'back' : 'new',
				entry: shown,
				before: then && isKnown(then) ? then : null
			});
	}
	const byId = entriesById(after);
	/** The place an entry stands at, or that a void is about. */
	const placeOf = (entry: AnyEntry): EntryId => is.placeOf(targetOf(entry, byId).id)?.id ?? entry.id;
	const idle = after.filter((entry) => !here.has(entry.id) && !moved.has(placeOf(entry)));
	return { before: was, after: is, changes, unknown, idle: idle.length };
}
