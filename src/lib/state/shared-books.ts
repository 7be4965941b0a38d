import type { Book } from '#lib/rules/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { clubFileBytes } from '#lib/transfer/club-file.ts';
import { bookToShare, writeBookLink } from '#lib/transfer/shared-book.ts';
import { grownFrom } from '#lib/log/editions.ts';
import { ClubBooks } from './club-books.svelte.ts';
import { Club } from './club.svelte.ts';
import { goesPlain, handOn, type Handed } from './share.ts';
import type { Session } from './session.svelte.ts';

/** One of the club's own books as it is handed on: the end of an address, and a file. Null for ours. */
export async function handedBook(
	session: Session,
	book: Book | SaukopfBook
): Promise<{
	readonly link: string;
	readonly file: (by: 'download' | 'share') => Promise<Handed>;
} | null> {
	const own = session.of(ClubBooks).entryOf(book);
	if (!own) return null;
	const ofSchafkopf = session.of(ClubBooks).get(book.id);
	const grown = grownFrom(session.of(Club).log, book.id);
	const entry = ofSchafkopf
		? bookToShare(own, ofSchafkopf, session.of(ClubBooks).originOf(ofSchafkopf), grown)
		: bookToShare<Book | SaukopfBook>(own, book, saukopf, grown);
	const club = await session.store.clubId();
	const name = `regeln-${book.name.toLocaleLowerCase('de').replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
	return {
		link: writeBookLink(club, entry),
		file: async (by) => {
			const file = clubFileBytes(club, [entry], goesPlain(by));
			return file.ok ? handOn(name, file.value.bytes, by) : 'failed';
		}
	};
}
