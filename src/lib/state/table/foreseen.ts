import type { EntryId } from '#lib/base/ids.ts';
import { consequences, type Consequences } from '#lib/evening/consequences.ts';
import { keptWith } from '#lib/evening/deals-kept.ts';
import { isDealKept } from '#lib/evening/opening.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { standing, countingAt, voidsToLift } from '#lib/log/standing.ts';
import { asWritten } from '#lib/log/unwritten.ts';
import type { OpenEvening } from './open-evening.svelte.ts';

// What a change would lead to, by the fold that books it. Loaded once somebody corrects something.

export interface Foreseen extends Consequences {
	/** Whether later hands would otherwise be dealt by somebody else: then the table may say that they were. */
	readonly keepsDeals: boolean;
}

type Table = Pick<OpenEvening, 'entries' | 'log' | 'shown' | 'withDeals' | 'placeOf'>;

/** What follows from writing this; null if the evening can't be folded. */
export async function foresee(
	table: Table,
	news: readonly NewEntry[],
	changed: EntryId | null,
	takesBack = false
): Promise<Foreseen | null> {
	const before = table.log && table.shown(table.log);
	const whole = await table.withDeals(news, takesBack);
	const after = table.shown(standing([...table.entries, ...asWritten(whole)]));
	if (!before || !after) return null;
	const added = whole.slice(news.length);
	return { ...consequences(before, after, changed), keepsDeals: added.some((one) => one.kind === 'seats') };
}

const voids = (targets: readonly EntryId[]): readonly NewEntry[] =>
	targets.map((target) => ({ kind: 'void', target }));

/** What follows from striking a place, or from bringing it back. */
export async function foreseeStrike(table: Table, id: EntryId): Promise<Foreseen | null> {
	const place = table.placeOf(id);
	if (!place) return null;
	if (place.entry) return foresee(table, voids(countingAt(place)), id);
	const lifted = voidsToLift(place, table.entries);
	return foresee(table, voids([...lifted, ...keptWith(table.entries, lifted)]), id, true);
}

/** What followed from the last change at a place, or from putting it in; null if it was written in its turn. */
export function followed(table: Table, id: EntryId): Consequences | null {
	const place = table.placeOf(id);
	const last = place?.entry;
	if (!last || isDealKept(last) || !('replaces' in last || 'before' in last)) return null;
	const targets = [last.id, ...keptWith(table.entries, [last.id])];
	const after = table.log && table.shown(table.log);
	const before = table.shown(standing([...table.entries, ...asWritten(voids(targets))]));
	return before && after ? consequences(before, after, id) : null;
}
