import { foldAnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { foldChampionship, type Championship } from '#lib/championship/from-log.ts';
import { rulingsIn } from '#lib/championship/rulings.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { playedEvening, type PlayedEvening } from '#lib/statistics/played.ts';
import type { ClubReader } from '#lib/storage/club-reader.ts';

export type Reader = Pick<ClubReader, 'readClub' | 'readNewest' | 'readEvenings'>;

/** Evenings that come first: more than most clubs play in half a year. */
const FIRST = 24;
/** Evenings folded before somebody else gets a word in. */
const AT_ONCE = 40;
/** Of the work, reading is about so much; folding is the rest. */
const READING = 0.5;

/** The whole club as figures are made of it, read from the database bit by bit. */
export class PlayedClub {
	readonly #reader: Reader;
	readonly #evenings = new Map<EveningId, PlayedEvening>();
	/** What championships are folded from. */
	#club: readonly AnyEntry[] = [];
	readonly #partien: AnyEntry[] = [];
	#folding: Folding = { books: BOOKS, saukopf: foldSaukopf };
	#done = 0;

	constructor(reader: Reader) {
		this.#reader = reader;
	}

	/** How much was read and folded, 0 to 1. */
	get done(): number {
		return this.#done;
	}

	get evenings(): readonly PlayedEvening[] {
		return [...this.#evenings.values()];
	}

	/** Reads all there is; gives way after every step. */
	async *read(): AsyncGenerator<void, void, void> {
		this.#club = await this.#reader.readClub();
		this.#folding = { books: booksOf(standing(this.#club), BOOKS), saukopf: foldSaukopf };
		for (const log of await this.#reader.readNewest(FIRST)) this.#fold(log.evening, log.entries);
		this.#done = 0.01;
		yield;
		const logs = await this.#reader.readEvenings((part) => (this.#done = 0.01 + 0.98 * READING * part));
		for (let from = 0; from < logs.length; from += AT_ONCE) {
			for (const log of logs.slice(from, from + AT_ONCE)) this.#fold(log.evening, log.entries);
			this.#done = READING + (1 - READING) * 0.99 * (from / logs.length);
			yield;
			await pause();
		}
		this.#done = 1;
		yield;
	}

	#fold(evening: EveningId, entries: readonly AnyEntry[]): void {
		if (this.#evenings.has(evening)) return;
		// A void whose target came later lies with the club.
		const stray = this.#club.filter(({ kind }) => kind === 'void');
		const state = foldAnyEvening(standing([...entries, ...stray]), evening, this.#folding);
		if (!state) return;
		this.#evenings.set(evening, playedEvening(state));
		if (state.opening.championship !== undefined) for (const entry of entries) this.#partien.push(entry);
	}

	/** Every championship with its places. */
	championships(): readonly (readonly [ChampionshipEntry, Championship])[] {
		const log = standing([...this.#club, ...this.#partien]);
		return [...rulingsIn(log)].flatMap(([id, { entry }]): [ChampionshipEntry, Championship][] =>
			entry ? [[entry, foldChampionship(log, id, this.#folding.books)]] : []
		);
	}
}

/** Lets messages in: a new question is answered before the rest is read. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
