import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { votedFor } from '#lib/evening/schafkopf/rounds.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { Incident, RoundEntry } from '#lib/log/entry.ts';
import type { booksOf } from '#lib/log/books.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { club } from './club.svelte.ts';
import { OpenEvening } from './open-evening.svelte.ts';
import type { Written } from './writing.svelte.ts';

/** One evening of Schafkopf for its screen: the fold of its log, and what happens at the table besides games. */
export class EveningTable extends OpenEvening {
	/** How a club's own books are made; loaded where it has any. */
	#booksOf: typeof booksOf | null = $state.raw(null);
	readonly #ownBooks = $derived(club.log.places.some(({ entry }) => entry?.kind === 'rulebook'));
	/** Null while they are on their way. */
	readonly #books = $derived(this.#ownBooks ? (this.#booksOf?.(club.log, BOOKS) ?? null) : BOOKS);
	/** Undefined while the database has not answered, null where there is no such evening. */
	readonly state: EveningState | null | undefined = $derived.by(() => {
		if (!this.log) return undefined;
		// An evening by one of our own books does not wait for the club's.
		const state = foldEvening(this.log, this.evening, this.#books ?? BOOKS);
		return state ?? (club.loaded && this.#books ? null : undefined);
	});

	constructor(...of: ConstructorParameters<typeof OpenEvening>) {
		super(...of);
		$effect(() => {
			if (!this.#ownBooks || this.#booksOf) return;
			void import('#lib/log/books.ts').then((books) => (this.#booksOf = books.booksOf));
		});
	}

	/** A round is asked for, or agreed on. */
	startRound(round: RoundKind, how: RoundWishes = {}): Written {
		return this.write([{ kind: 'round', evening: this.evening, round, ...how }]);
	}

	/** A round that begins once a game has decided who deals first in it. */
	announce(round: RoundKind): Written {
		return this.write([{ kind: 'announced', evening: this.evening, round }]);
	}

	/** Agreed on in the running Gardareizrunde: what gets the Stock from here on (§5.3). */
	agree(anyContractWinsStock: boolean): Written {
		return this.write([{ kind: 'agreed', evening: this.evening, anyContractWinsStock }]);
	}

	endRound(): Written {
		return this.write([{ kind: 'roundEnd', evening: this.evening }]);
	}

	/** Answers the oldest open vote: how many are for the Mungorunde, how many for the Bockrunde; a tie is a Mungorunde. */
	vote(mungorunde: number, bockrunde: number): Written {
		return this.startRound(votedFor(mungorunde, bockrunde), {
			vote: { mungorunde, bockrunde }
		});
	}

	addIncident(incident: Incident): Written {
		return this.write([{ kind: 'incident', evening: this.evening, ...incident }]);
	}
}

/** What a round may be asked for with. */
export type RoundWishes = Pick<RoundEntry, 'geschoben' | 'dealer' | 'anyContractWinsStock' | 'vote'>;
