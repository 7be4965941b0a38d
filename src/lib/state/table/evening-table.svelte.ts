import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { votedFor } from '#lib/evening/schafkopf/rounds.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { Incident, RoundEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { Club } from '../club/club.svelte.ts';
import { OpenEvening } from './open-evening.svelte.ts';
import type { Written } from '../writing.svelte.ts';

/** The only book that comes with the screen. */
const HOME: ReadonlyMap<string, Book> = new Map([[allgaeu.id, allgaeu]]);

/** One evening of Schafkopf for its screen: the fold of its log, and what happens at the table besides games. */
export class EveningTable extends OpenEvening {
	readonly #club = this.session.of(Club);
	/** All books of the club; null until they are needed and loaded. */
	#books: (() => ReadonlyMap<string, Book>) | null = $state.raw(null);
	/** What stays on the screen while the book is loaded that the evening was just given. */
	#last: EveningState | undefined;
	/** Undefined until the database has told the evening and who is who, null if there is no such evening. */
	readonly state: EveningState | null | undefined = $derived.by(() => {
		if (!this.#club.answered || !this.log) return undefined;
		// An evening by the home rules waits for no other book.
		const state = this.fold(this.log);
		this.#last = state ?? this.#last;
		return state ?? (this.#club.loaded && this.#books ? null : this.#last);
	});

	constructor(...of: ConstructorParameters<typeof OpenEvening>) {
		super(...of);
		$effect(() => {
			if (this.#books || !this.log || !this.#club.answered || this.rulebook === allgaeu.id) return;
			void Promise.all([import('#lib/log/books.ts'), import('#lib/rules/books/index.ts')]).then(
				([{ booksOf }, { BOOKS }]) => (this.#books = () => booksOf(this.#club.log, BOOKS))
			);
		});
	}

	override fold(log: Standing): EveningState | null {
		return foldEvening(log, this.evening, this.#books?.() ?? HOME);
	}

	/** Begins a round that somebody asks for or that was agreed on. */
	startRound(round: RoundKind, how: RoundWishes = {}): Written {
		return this.write([{ kind: 'round', evening: this.evening, round, ...how }]);
	}

	/** Announces a round that begins once a game has decided who deals first in it. */
	announce(round: RoundKind): Written {
		return this.write([{ kind: 'announced', evening: this.evening, round }]);
	}

	/** Agrees what wins the Stock from here on in the running Gardareizrunde (§5.3). */
	agree(anyContractWinsStock: boolean): Written {
		return this.write([{ kind: 'agreed', evening: this.evening, anyContractWinsStock }]);
	}

	/** Everybody agrees on what a unit is worth from the next game on, in cents or points. */
	changeTariff(rate: number): Written {
		return this.write([{ kind: 'tariff', evening: this.evening, rate }]);
	}

	endRound(): Written {
		return this.write([{ kind: 'roundEnd', evening: this.evening }]);
	}

	/** Answers the oldest open vote: how many want the Mungorunde, how many the Bockrunde. A tie gives a Mungorunde. */
	vote(mungorunde: number, bockrunde: number): Written {
		return this.startRound(votedFor(mungorunde, bockrunde), {
			vote: { mungorunde, bockrunde }
		});
	}

	addIncident(incident: Incident): Written {
		return this.write([{ kind: 'incident', evening: this.evening, ...incident }]);
	}
}

/** The options of a round that is asked for. */
export type RoundWishes = Pick<RoundEntry, 'geschoben' | 'dealer' | 'anyContractWinsStock' | 'vote'>;
