import { withSources, type HouseRules } from '#lib/rules/house/house-book.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import type { SaukopfBook } from './book-type.ts';

/**
 * The book of Saukopf that a club's changes (RFC 7396) make of another; a changed figure that names no chapter is a house
 * rule. Whether it is a book at all says `checkOwnSaukopf`.
 */
export function ownSaukopf(base: SaukopfBook, { id, name, edition, changes }: HouseRules): SaukopfBook {
	const changed = patched<SaukopfBook>(base, withSources(changes) as Patch<SaukopfBook>);
	const { edition: own } = changes;
	return { ...changed, id, name, edition: typeof own === 'string' ? own : edition, parent: base.id };
}
