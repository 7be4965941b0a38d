import type { EntryId } from '#lib/base/ids.ts';
import { isKnown, type AnyEntry, type Entry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf, type Standing } from '#lib/log/standing.ts';

/** What becomes of a place in the log: new, corrected, taken out, or brought back. */
export type HowChanged = 'new' | 'changed' | 'struck' | 'back';

/** A place where another entry counts afterwards. */
export interface Change {
	readonly how: HowChanged;
	/** The entry that counts afterwards; for a struck place the one that counted. */
	readonly entry: Entry;
	/** What counted there before. */
	readonly before: Entry | null;
}

/** All differences between a longer log and a shorter one. */
export interface News {
	readonly before: Standing;
	readonly after: Standing;
	readonly changes: readonly Change[];
	/** Entries of kinds from later versions, counted by kind. */
	readonly unknown: ReadonlyMap<string, number>;
	/**
	 * HowChanged many new entries have no effect here: they were struck or corrected before they came, or concern something
	 * unknown.
	 */
	readonly idle: number;
}

/** Null if the same counts at a place as before; `known` is whether the place was here. */
function howChanged(now: AnyEntry | null, then: AnyEntry | null, known: boolean): HowChanged | null {
	if (now?.id === then?.id) return null;
	if (now === null) return 'struck';
	if (then) return 'changed';
	return known ? 'back' : 'new';
}

const knownOf = (entry: AnyEntry | null): Entry | null => (entry && isKnown(entry) ? entry : null);

/** Compares what counts in two logs; `after` holds all of `before`. Every new entry shows up in a change or in a number. */
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
		const how = howChanged(entry, then, known !== undefined);
		if (!shown || !how) continue;
		moved.add(id);
		if (isKnown(shown)) changes.push({ how, entry: shown, before: knownOf(then) });
		else unknown.set(shown.kind, (unknown.get(shown.kind) ?? 0) + 1);
	}
	const byId = entriesById(after);
	/** The place of an entry, or the place that a void concerns. */
	const placeOf = (entry: AnyEntry): EntryId => is.placeOf(targetOf(entry, byId).id)?.id ?? entry.id;
	const idle = after.filter((entry) => !here.has(entry.id) && !moved.has(placeOf(entry)));
	return { before: was, after: is, changes, unknown, idle: idle.length };
}

/** What a file brings of one kind: a title with its number, then each item. */
export interface NewsGroup {
	readonly title: string;
	readonly lines: readonly string[];
}
