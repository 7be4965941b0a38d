import { bookOf } from '#lib/log/books.ts';
import { grownFrom, originIn } from '#lib/log/editions.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { handedSaukopf } from '#lib/log/saukopf-books.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/patch.ts';
import type { ChangedPart } from '#lib/rules/house/editor/field.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { saveBook, saveEditions, ClubBooks } from '#lib/state/club/club-books.svelte.ts';
import { ClubSaukopf } from '#lib/state/club/club-saukopf.svelte.ts';
import { Club } from '#lib/state/club/club.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import { partingOf, SAUKOPF_ALIKE, SCHAFKOPF_ALIKE, type Comparing, type Parting } from '../book-branches.ts';

type Named = Pick<Book, 'id' | 'name' | 'edition'>;

/** A book of another club beside what stands here. */
interface HandedOn extends Omit<Named, 'id'> {
	/** The name of the built-in book it was made from. */
	readonly origin: string;
	/** What it is compared with: the club's own that it belongs to, or the book it was made from. */
	readonly beside: string;
	readonly differing: readonly ChangedPart[];
	/** The club's own that it is an edition of, or that has its name. */
	readonly named: Named | null;
	/** Both clubs changed it since they had the same; null where only one did, or where they never had. */
	readonly parting: Parting<unknown> | null;
	/** Whether it stands here already, or an own edition goes on from it. */
	readonly isHere: boolean;
	/**
	 * Takes it in: as the next edition of the one it belongs to, as a book of its own, or as an edition with one behind it that
	 * has what both changed.
	 */
	readonly take: (as: 'edition' | 'new' | 'mine' | 'theirs') => ReturnType<typeof saveBook>;
}

/** The book that an entry of another club makes, of either game; null if it makes none. */
export function handedOn(entry: RulebookEntry): HandedOn | null {
	const ofSaukopf = handedSaukopf(entry);
	if (ofSaukopf) {
		const { own, all } = session.of(ClubSaukopf);
		return besideOwn({ entry, book: ofSaukopf, origin: saukopf, own, all, comparing: SAUKOPF_ALIKE });
	}
	const book = bookOf(entry, BOOKS);
	const origin = BOOKS.get(entry.base);
	if (!book || !origin) return null;
	const { own, all } = session.of(ClubBooks);
	return besideOwn({ entry, book, origin, own, all, comparing: SCHAFKOPF_ALIKE });
}

interface Books<B extends Named> {
	readonly entry: RulebookEntry;
	readonly book: B;
	readonly origin: B;
	readonly own: readonly B[];
	readonly all: ReadonlyMap<string, B>;
	readonly comparing: Comparing<B>;
}

/** Two that share a name and nothing else have only the book in common that both were made from. */
function commonOrigin<B extends Named>(named: B | null, origin: B): B | null {
	if (!named || isAsItCame(named)) return null;
	return originIn(session.of(Club).log, named.id) === origin.id ? origin : null;
}

function besideOwn<B extends Named>({ entry, book, origin, own, all, comparing }: Books<B>): HandedOn {
	const theirs = [entry.rulebook, ...(entry.takes ?? [])];
	const isNamedSo = ({ name }: B): boolean =>
		name.toLocaleLowerCase('de') === book.name.toLocaleLowerCase('de');
	const grown = own.map((one) => ({ one, common: lastCommon(one, theirs) }));
	const related = grown.find(({ common }) => common !== null);
	const named = related?.one ?? own.find(isNamedSo) ?? null;
	const beside = named ?? origin;
	const common = all.get(related?.common ?? '') ?? commonOrigin(named, origin);
	const parting = named && common ? partingOf(comparing, common, named, book) : null;
	const takes = theirs.slice(0, MOST_TAKEN);
	const asNext = named && { ...book, name: named.name };
	return {
		name: book.name,
		edition: book.edition,
		origin: origin.name,
		beside: `${beside.name}, ${beside.edition}`,
		differing: comparing.parts(beside, book),
		named,
		parting,
		isHere:
			[...all.values()].some(
				(one) => (isNamedSo(one) || one === named) && Object.keys(changesOf(one, book)).length === 0
			) || grown.some(({ common }) => common !== null && takenIn(common).includes(entry.rulebook)),
		take(as) {
			// Beside the club's own: it goes on from none of those.
			if (as === 'new' || !named || !asNext)
				return saveBook(session, origin, book, null, { takes: takes.filter(isForeign) });
			const both = as === 'edition' ? null : parting?.together(as);
			const edition = { book: asNext, takes };
			if (!both) return saveEditions(session, named, [edition]);
			// Called after the day it is put together on.
			const { name } = named;
			return saveEditions(session, named, [
				edition,
				{ book: { ...(both as B), name, edition: book.edition } }
			]);
		}
	};
}

/** It was taken in and nothing was changed here since. */
function isAsItCame({ id }: Named): boolean {
	const books = session.of(ClubBooks);
	const { takes = [] } = books.entryOf({ id }) ?? {};
	return takes.length > 0 && takes.every(isForeign);
}

/** Whether no edition here has that id. */
const isForeign = (id: string): boolean => session.of(ClubBooks).entryOf({ id }) === null;

/** So many ids of another club's editions are kept of each that is taken in. */
const MOST_TAKEN = 16;

const takenIn = (id: string): readonly string[] => [
	id,
	...(session.of(ClubBooks).entryOf({ id })?.takes ?? [])
];

/**
 * The edition of ours that another club's book goes on from as well, by the newest of its ids that ours knows: one that was
 * handed on from here, or that was taken in. Null where there is none.
 */
function lastCommon({ id }: Named, theirs: readonly string[]): string | null {
	const made = grownFrom(session.of(Club).log, id).flatMap(
		(one) => session.of(ClubBooks).entryOf({ id: one }) ?? []
	);
	for (const known of theirs) {
		const found =
			made.find(({ rulebook }) => rulebook === known) ?? made.find(({ takes }) => takes?.includes(known));
		if (found) return found.rulebook;
	}
	return null;
}
