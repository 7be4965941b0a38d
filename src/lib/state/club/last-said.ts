import type { EntryId } from '#lib/base/ids.ts';
import type { Written } from '../writing.svelte.ts';

/** What was said here last of each thing, from the tap until the log shows it: the next tap goes on from it. */
export class LastSaid<Word> {
	readonly #last = new Map<string, { readonly word: Word; id?: EntryId }>();
	readonly #shows: (id: EntryId) => boolean;
	readonly #same: (a: Word, b: Word) => boolean;

	constructor(shows: (id: EntryId) => boolean, same: (a: Word, b: Word) => boolean = Object.is) {
		this.#shows = shows;
		this.#same = same;
	}

	/** What holds of a thing of which the log says `stands`. */
	of(thing: string, stands: Word | undefined): Word | undefined {
		const last = this.#last.get(thing);
		return last && (last.id === undefined || !this.#shows(last.id)) ? last.word : stands;
	}

	/** Writes a word; null where the same is said already. */
	async say(
		thing: string,
		word: Word,
		stands: Word | undefined,
		write: () => Written
	): Promise<Awaited<Written> | null> {
		const before = this.of(thing, stands);
		if (before !== undefined && this.#same(before, word)) return null;
		const last: { word: Word; id?: EntryId } = { word };
		this.#last.set(thing, last);
		const written = await write();
		const id = written.ok ? written.value[0]?.id : undefined;
		if (id !== undefined) last.id = id;
		else if (this.#last.get(thing) === last) this.#last.delete(thing);
		return written;
	}
}
