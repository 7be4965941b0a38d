import type { Book } from '#lib/rules/book.ts';
import { TERM_WORDS, termOf } from '#lib/rules/book-words.ts';
import type { Term } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { ClubBooks } from './club-books.svelte.ts';
import { ClubSaukopf } from './club-saukopf.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** The words of the evenings that are counted on the screen: those of their books, where these agree, and the usual ones else. */
export class ClubWords extends OfSession {
	readonly #clubBooks = this.session.of(ClubBooks);
	readonly #clubSaukopf = this.session.of(ClubSaukopf);
	#names: readonly string[] = $state.raw([]);
	readonly #books: readonly Book[] = $derived(
		[...this.#clubBooks.all.values()].filter(({ name }) => this.#names.includes(name))
	);

	readonly #ofSaukopf: readonly SaukopfBook[] = $derived(
		[...this.#clubSaukopf.all.values()].filter(({ name }) => this.#names.includes(name))
	);

	/** The names of the books that the counted evenings were played by. */
	speakFor(names: readonly string[]): void {
		this.#names = names;
	}

	/** A word that all of these books have that know the thing. */
	agreed(of: (book: Book) => string | undefined, usual: string): string {
		return only(this.#books.map(of)) ?? usual;
	}

	/** The same of the books of Saukopf. */
	agreedInSaukopf(of: (book: SaukopfBook) => string | undefined, usual: string): string {
		return only(this.#ofSaukopf.map(of)) ?? usual;
	}
}

/** The one word among these; undefined if there are several, or none. */
function only(words: readonly (string | undefined)[]): string | undefined {
	const [word, ...others] = new Set(words.filter((one) => one !== undefined));
	return others.length === 0 ? word : undefined;
}

type Word = readonly [of: (book: Book) => string | undefined, usual: string];

const termAs = (term: Term): Word => [(book) => termOf(book, term), TERM_WORDS[term]];

const WORDS: Readonly<Record<string, Word>> = {
	mungo: [(book) => book.words.contracts.mungo, 'Mungo'],
	tout: [(book) => book.words.tout, 'Tout'],
	deckel: [(book) => book.deckel?.rule && book.words.deckel, 'Deckel'],
	schuss: termAs('schuss'),
	schneider: termAs('schneider'),
	schwarz: termAs('schwarz'),
	laufende: termAs('laufende'),
	laufenden: [(book) => book.words.terms.laufende, 'Laufenden'],
	stock: termAs('stock')
};

/** A text in which "{mungo}" and the like stand for the club's word. */
export const said = (session: Session, text: string): string =>
	text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
		const [of, usual] = WORDS[key] ?? [];
		return of && usual ? session.of(ClubWords).agreed(of, usual) : key;
	});
