import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { foldEvening } from '#lib/evening/fold.ts';
import type { AnyEntry, Incident, NewEntry, RoundEntry } from '#lib/log/entry.ts';
import { standing, type Place } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { store } from './device.ts';
import { Live } from './live.ts';
import type { NewMember } from './new-evening.ts';

/** One evening for its screens: the fold of its log, and what can be done with it. */
export class EveningTable {
	readonly evening: EveningId;
	readonly #entries: Live<readonly AnyEntry[]>;
	readonly #log = $derived.by(() => {
		const entries = this.#entries.current;
		return entries && standing(entries);
	});
	/** Undefined while the database has not answered, null where there is no such evening. */
	readonly state = $derived.by(() => this.#log && foldEvening(this.#log, this.evening, BOOKS));

	constructor(evening: EveningId) {
		this.evening = evening;
		this.#entries = new Live(store.watchEvening(evening));
	}

	get broken(): boolean {
		return this.#entries.broken;
	}

	/** The place in the log that any id of its chain means. */
	placeOf(id: EntryId): Place | null {
		return this.#log?.placeOf(id) ?? null;
	}

	/** Takes out whatever stands at a place, corrections and all. */
	voidPlace(id: EntryId): Written {
		const chain = this.placeOf(id)?.chain ?? [];
		return this.#write(chain.map((entry) => ({ kind: 'void', target: entry.id })));
	}

	/** Brings back what was taken out last at a place. */
	restorePlace(id: EntryId): Written {
		const last = this.placeOf(id)?.voids.at(-1);
		return this.#write(last ? [{ kind: 'void', target: last }] : []);
	}

	/** Sets who deals next, everybody staying where he sits. */
	setDealer(dealer: MemberId): Written {
		const seats = this.state?.seats;
		return this.#write(seats ? [{ kind: 'seats', evening: this.evening, seats, dealer }] : []);
	}

	/** Someone comes or goes; members who are new are written along. */
	setSeats(seats: readonly MemberId[], dealer: MemberId, news: readonly NewMember[]): Written {
		const members = news.map(({ member, name }): NewEntry => ({ kind: 'member', member, name }));
		return this.#write([...members, { kind: 'seats', evening: this.evening, seats, dealer }]);
	}

	/** A round is asked for, or agreed on. */
	startRound(round: RoundKind, how: RoundWishes = {}): Written {
		return this.#write([{ kind: 'round', evening: this.evening, round, ...how }]);
	}

	endRound(): Written {
		return this.#write([{ kind: 'roundEnd', evening: this.evening }]);
	}

	/** Answers the oldest open vote: how many are for the Mungorunde, how many for the Bockrunde; a tie is a Mungorunde. */
	vote(mungorunde: number, bockrunde: number): Written {
		return this.startRound(bockrunde > mungorunde ? 'bockrunde' : 'mungorunde', {
			vote: { mungorunde, bockrunde }
		});
	}

	/** Nobody plays: the cards are thrown in. */
	pass(): Written {
		return this.#write([{ kind: 'passed', evening: this.evening }]);
	}

	addIncident(incident: Incident): Written {
		return this.#write([{ kind: 'incident', evening: this.evening, ...incident }]);
	}

	close(): Written {
		return this.#write([{ kind: 'close', evening: this.evening }]);
	}

	/** Opens a closed evening again. */
	reopen(): Written {
		const closing = (this.#log?.places ?? []).filter((place) => place.entry?.kind === 'close');
		return this.#write(closing.map((place) => ({ kind: 'void', target: place.entry?.id ?? place.id })));
	}

	#write(entries: readonly NewEntry[]): Written {
		if (entries.length === 0) return Promise.resolve(refused('lost'));
		return store.append(entries);
	}
}

/** What a round may be asked for with. */
export type RoundWishes = Pick<RoundEntry, 'geschoben' | 'dealer' | 'anyContractWinsStock' | 'vote'>;

type Written = Promise<Result<readonly AnyEntry[], WriteFailure>>;
