import type { EntryId } from '#lib/base/ids.ts';
import { isSame } from '#lib/live/arrivals.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Phone } from './phone.ts';

/** What a phone holds at the end, and what it says that is not done; null if all is. */
export interface Held {
	readonly name: string;
	readonly log: ReadonlyMap<EntryId, AnyEntry>;
	readonly undone: string | null;
}

/** What is wrong with it: every phone has to hold just what was acknowledged, text by text. */
export function faultsOf(
	{ name, log, undone }: Held,
	wanted: ReadonlyMap<EntryId, AnyEntry>
): readonly string[] {
	const missing = [...wanted.keys()].filter((id) => !log.has(id));
	const foreign = [...log.keys()].filter((id) => !wanted.has(id));
	const changed = [...wanted].filter(([id, entry]) => isOther(log.get(id), entry));
	return [
		...(missing.length > 0 ? [`${name} lacks ${missing.length}: ${missing.slice(0, 3).join()}`] : []),
		...(foreign.length > 0 ? [`${name} has ${foreign.length} that nobody wrote`] : []),
		...(changed.length > 0 ? [`${name} has ${changed.length} that are other than written`] : []),
		...(undone === null ? [] : [`${name} says ${undone}`])
	];
}

/** What a phone says that it should not say at the end. */
export function undoneIn(state: Phone['state']): string | null {
	if (!state?.level) return 'that it is not level';
	const { waiting, tooLarge, aside, apart, refused } = state;
	const counts = { waiting: waiting.count, tooLarge, aside, apart };
	const said = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${what} ${count}`] : []));
	if (refused !== null) said.push(refused);
	return said.length > 0 ? said.join(', ') : null;
}

/** Whether it is here with another content than was written. */
const isOther = (here: AnyEntry | undefined, written: AnyEntry): boolean =>
	here !== undefined && !isSame(here, written);
