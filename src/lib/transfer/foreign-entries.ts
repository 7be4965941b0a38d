import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { checkEntry } from '#lib/log/schema.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { standingFaults } from './check-standing.ts';

// Entries that come one by one from another device, in any order, are checked as those of a file are, which comes whole.

/** The entry that stands under this id, checked in its form; null if it is none, or says another id. */
export function readForeign(id: string, value: unknown): AnyEntry | null {
	const checked = checkEntry(value);
	return checked.ok && checked.value.id === id ? checked.value : null;
}

/** More rounds than members, books and evenings can be missing in a row. */
const ROUNDS = 20;

/**
 * Those of the new entries that can be taken in now, all at once. The others wait: they name somebody, a book or an evening
 * that has not come yet, or they are not sound. `here` is what they are checked against: the club's own entries and
 * those of the evenings they speak of. Once everything has come (`whole`), an evening that nothing opens holds nobody up: in
 * a file, too, that is no fault.
 */
export function takeable(
	here: readonly AnyEntry[],
	come: readonly AnyEntry[],
	whole: boolean
): readonly AnyEntry[] {
	let rest = come;
	for (let round = 0; round < ROUNDS; round++) {
		const faulty = faultyIn(here, rest, whole);
		if (faulty.size === 0) return rest;
		rest = rest.filter(({ id }) => !faulty.has(id));
	}
	return [];
}

function faultyIn(
	here: readonly AnyEntry[],
	come: readonly AnyEntry[],
	whole: boolean
): ReadonlySet<EntryId> {
	const all = [...here, ...come];
	const named = standingFaults(all, BOOKS).flatMap(({ entry }) => (entry === null ? [] : [entry as EntryId]));
	const early = whole ? [] : unopened(all);
	const own = new Set(come.map(({ id }) => id));
	return new Set([...named, ...early].filter((id) => own.has(id)));
}

/** Entries of evenings that no entry opens. */
export function unopened(all: readonly AnyEntry[]): readonly EntryId[] {
	const opened = new Set(all.flatMap((entry) => (entry.kind === 'evening' ? [entry.evening] : [])));
	return all.flatMap((entry) => {
		const evening = eveningOf(entry);
		return evening === null || opened.has(evening) ? [] : [entry.id];
	});
}
