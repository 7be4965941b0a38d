import type { AnyEntry } from '#lib/log/entry.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { checkEntry } from '#lib/log/schema.ts';
import { entriesById } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { standingFaults } from './check-standing.ts';
import type { Shown } from './code-packing.ts';
import { unopened } from './foreign-entries.ts';
import { mergeEntries } from './merge.ts';

/**
 * What a code of some evenings holds: their entries, and of the club those whom they seat and the rules they are played by,
 * so that a phone that has only just met the club understands them.
 */
export function entriesToShow(club: readonly AnyEntry[], evenings: readonly AnyEntry[]): readonly AnyEntry[] {
	const named = new Set<unknown>();
	const note = (value: unknown): void => {
		if (typeof value === 'string') named.add(value);
		else if (typeof value === 'object' && value !== null)
			for (const [key, each] of Object.entries(value)) {
				named.add(key);
				note(each);
			}
	};
	for (const entry of evenings) note(entry);
	const wanted = club.filter((entry) => {
		if (entry.kind === 'member') return named.has(entry['member']);
		if (entry.kind === 'rulebook') return named.has(entry['rulebook']);
		return false;
	});
	return [...wanted, ...evenings];
}

/** Why a code is not taken in. */
export type CodeRefusal = 'damaged' | 'clash' | 'early';

/** What a code brings, and what is here with it. */
export interface CheckedCode {
	readonly all: readonly AnyEntry[];
	readonly come: readonly AnyEntry[];
	/** Whether it speaks of an evening that is not here: it is kept, and shows nowhere before that has come. */
	readonly isPart: boolean;
}

/** Checks what a code showed as a file is checked, together with what is here. All or nothing. */
export function checkShown({ entries }: Shown, here: readonly AnyEntry[]): Result<CheckedCode, CodeRefusal> {
	const come: AnyEntry[] = [];
	for (const value of entries) {
		const checked = checkEntry(value);
		if (!checked.ok) return refused('damaged');
		come.push(checked.value);
	}
	const merged = mergeEntries(here, come);
	if (!merged.ok) return refused('clash');
	const own = new Set<string>(come.map(({ id }) => id));
	const faults = standingFaults(merged.value, BOOKS).filter(({ entry }) => entry !== null && own.has(entry));
	if (faults.length > 0) return refused('early');
	return ok({ all: merged.value, come, isPart: isPart(merged.value, come) });
}

function isPart(all: readonly AnyEntry[], come: readonly AnyEntry[]): boolean {
	const [ids, early] = [entriesById(all), new Set(unopened(all))];
	return come.some((entry) => early.has(entry.id) || (entry.kind === 'void' && !ids.has(entry.target)));
}
