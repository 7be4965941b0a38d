import type { NameOf } from '#lib/evening/game-text.ts';
import { isTwice } from '#lib/championship/board-table.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { clashesIn } from '#lib/championship/merging/clashes.ts';
import { nothingKept } from '#lib/championship/kept-folds.ts';
import { leftText, TWICE_TEXT } from '#lib/championship/lists/list-text.ts';
import type { TableProgress } from '#lib/championship/lists/table-progress.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { Club } from '../club/club.svelte.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import { Live } from '../watched.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** Whether a championship's table was written twice, from the lists of this table alone. */
export class WrittenTwice extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #clubBooks = this.session.of(ClubBooks);
	readonly #opening: () => EveningEntry;
	readonly #kept = nothingKept();
	readonly #lists = new Live(() => {
		const { championship = '', partie = 0, table = 0 } = this.#opening();
		return this.session.store.watchChampionship(championship, { partie, table });
	});

	constructor(session: Session, opening: () => EveningEntry) {
		super(session);
		this.#opening = opening;
	}

	/** Undefined until the database has answered. */
	readonly now: boolean | undefined = $derived.by(() => {
		const { championship = '', partie = null, table = null } = this.#opening();
		const lists = this.#lists.current;
		if (!lists || !this.#club.loaded) return undefined;
		const entries = [...this.#club.entries, ...lists.flatMap((list) => list.entries)];
		const books = this.#clubBooks.all;
		const from = { log: standing(entries), championship, books, kept: this.#kept };
		const folded = foldChampionship(from.log, championship, books, this.#kept);
		return isTwice(clashesIn(entries, from, folded).clashes, { partie, table });
	});

	/** How far the list is. Nobody is asked to confirm one while it is not known whether it is the only one. */
	leftText(progress: TableProgress, nameOf: NameOf): string {
		if (this.now) return TWICE_TEXT;
		return this.now === undefined && progress.state === 'complete' ? '' : leftText(progress, nameOf);
	}
}
