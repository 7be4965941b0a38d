import { foldAnyEvening, foldingOf } from '#lib/evening/any-evening.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { reignIn, unfinishedIn, type Reign, type Unfinished } from '#lib/championship/ranking/kings.ts';
import { asListed, isOnlyAccount } from '#lib/championship/lists/as-listed.ts';
import { rulingsIn } from '#lib/championship/rulings.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { playedEvening, type PlayedEvening } from '#lib/statistics/played-games.ts';
import type { Changed } from '#lib/storage/log-reader.ts';

/** How many evenings are folded in a step. */
const AT_ONCE = 40;

/** The whole club as the statistics need it; it grows as evenings arrive. */
export class PlayedClub {
	readonly #evenings = new Map<EveningId, PlayedEvening>();
	#club: readonly AnyEntry[] = [];
	#log: Standing = standing([]);
	#folding = foldingOf(this.#log);
	/** Evenings whose book is not known yet: it may arrive after them. */
	readonly #waiting = new Map<EveningId, readonly AnyEntry[]>();
	/** Evenings that count by a championship's list: what is ruled on it changes them. */
	readonly #listed = new Map<EveningId, readonly AnyEntry[]>();
	/** The entries of evenings that belong to championships, which are folded from them. */
	readonly #partien = new Map<EveningId, readonly AnyEntry[]>();

	get evenings(): readonly PlayedEvening[] {
		return [...this.#evenings.values()];
	}

	/**
	 * Takes in what was added to the log, the newest evenings first; yields after every step how much of it is done, 0 to
	 * 1.
	 */
	*take({ club, evenings }: Changed): Generator<number, void, void> {
		const touched = new Map(evenings.toReversed().map(({ evening, entries }) => [evening, entries]));
		if (club) {
			this.#club = club;
			this.#log = standing(club);
			this.#folding = foldingOf(this.#log);
			for (const [evening, entries] of [...this.#waiting, ...this.#listed])
				if (!touched.has(evening)) touched.set(evening, entries);
		}
		const all = [...touched];
		for (let from = 0; from < all.length; from += AT_ONCE) {
			yield from / all.length;
			for (const [evening, entries] of all.slice(from, from + AT_ONCE)) this.#fold(evening, entries);
		}
		yield 1;
	}

	#fold(evening: EveningId, entries: readonly AnyEntry[]): void {
		const log = standing(entries);
		const state = foldAnyEvening(log, evening, this.#folding);
		this.#partien.delete(evening);
		this.#listed.delete(evening);
		if (!state) {
			this.#evenings.delete(evening);
			this.#waiting.set(evening, entries);
			return;
		}
		this.#waiting.delete(evening);
		this.#evenings.set(evening, playedEvening(asListed(state, this.#log, log), log));
		if (isOnlyAccount(state)) this.#listed.set(evening, entries);
		if (state.opening.championship !== undefined) this.#partien.set(evening, entries);
	}

	/** The podiums of the finished championships. */
	reigns(): readonly Reign[] {
		return this.#championships(reignIn);
	}

	/** How the others stand. */
	unfinished(): readonly Unfinished[] {
		return this.#championships(unfinishedIn);
	}

	#championships<T>(of: (...args: Parameters<typeof reignIn>) => T | null): readonly T[] {
		const entries = [...this.#club, ...[...this.#partien.values()].flat()];
		const log = standing(entries);
		const { books } = this.#folding;
		return [...rulingsIn(log).keys()].flatMap(
			(championship) => of(entries, { log, championship, books }) ?? []
		);
	}
}
