import { filledIn } from '#lib/base/collections.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { checkEntry } from '#lib/log/schema.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { standingFaults } from './check-standing.ts';
import { packEntries, unpackEntries } from './code-packing.ts';
import type { FileFault } from './refusal-text.ts';
import { readSealed, seal, type LinkRefusal } from './sealed-text.ts';

// One book of a club, for another club: a single entry on one of our own books, whatever editions lay between. As a file it is
// a club file with that entry alone; as a link, and so as a code, that entry packed and sealed behind the "#".

const VERSION = 1;
/** The longest link that is read, in characters. */
const MOST_SIGNS = 40_000;

/** So many of the editions before it go along with a book: each makes its code larger. */
const MOST_BEFORE = 8;

/**
 * The entry by which a book goes to another club; `origin` is the built-in book it was first made from, `grown` the ids of the
 * editions it goes on from (`grownFrom`), by which the other club knows what it has of it.
 */
export function bookToShare<B extends Pick<Book, 'id' | 'edition'>>(
	{ takes: _, ...entry }: RulebookEntry,
	book: B,
	origin: NoInfer<B>,
	grown: readonly string[] = []
): RulebookEntry {
	const before = grown.filter((id) => id !== entry.rulebook).slice(0, MOST_BEFORE);
	return {
		...entry,
		base: origin.id,
		changes: { ...changesOf(origin, book), edition: book.edition },
		...filledIn({ takes: before })
	};
}

/** Writes the book as the end of an address. */
export const writeBookLink = (club: string, entry: RulebookEntry): string =>
	seal(VERSION, packEntries(club, null, [entry]));

/**
 * Reads what `writeBookLink` wrote, checked as a book of a file is: refused with what is wrong with the link, or with the
 * faults of the book. Never throws.
 */
export function readBookLink(
	text: string
): Result<RulebookEntry, { readonly link: LinkRefusal } | { readonly faults: readonly FileFault[] }> {
	const read = readSealed(VERSION, text, MOST_SIGNS, bookIn);
	if (!read.ok) return refused({ link: read.error });
	const entry = read.value;
	const faults = standingFaults([entry], BOOKS);
	return faults.length > 0 ? refused({ faults }) : ok(entry);
}

/** The only entry of a packed link; null if it is not the one of a book. */
function bookIn(content: Uint8Array): RulebookEntry | null {
	const [first, ...others] = unpackEntries(content)?.entries ?? [];
	if (first === undefined || others.length > 0) return null;
	const checked = checkEntry(first);
	return checked.ok && checked.value.kind === 'rulebook' ? checked.value : null;
}
