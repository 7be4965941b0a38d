import { filledIn } from '#lib/base/collections.ts';
import { listsIn } from '#lib/championship/from-log.ts';
import { nothingKept } from '#lib/championship/kept-folds.ts';
import { noRulings, rulingsIn } from '#lib/championship/rulings.ts';
import { inChampionshipWords } from '#lib/championship/refusal-text.ts';
import { kingsInText, type TypedKing } from '#lib/championship/ranking/king-lines.ts';
import {
	kingsOfYears,
	trophyOf,
	zockKings,
	type KingOfYear,
	type Trophy
} from '#lib/championship/ranking/king-list.ts';
import { reignIn, type Reign } from '#lib/championship/ranking/kings.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, ChampionshipEntry, KingEntry, NewEntry, TrophyEntry } from '#lib/log/entry.ts';
import type { Person } from '#lib/log/entry-words.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { Watch } from '#lib/storage/news.ts';
import { Club } from '../club/club.svelte.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { Championships } from './championship.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** The kings of the club and their Wanderpokal, live; to be made while a component is. */
export class Kings extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #championships = this.session.of(Championships);
	readonly #clubBooks = this.session.of(ClubBooks);
	#reigns: readonly Reign[] | undefined = $state.raw();
	/** Whether the last reading failed. */
	failed = $state(false);
	/** All years, newest first; undefined until they are read. */
	readonly all: readonly KingOfYear[] | undefined = $derived.by(
		() =>
			this.#reigns && kingsOfYears(this.#reigns, this.#club.log).filter(({ year }) => year < this.#before())
	);
	readonly trophy: Trophy | null = $derived.by(() => (this.all ? trophyOf(this.all, this.#club.log) : null));

	readonly #before: () => number;

	/** `before` leaves out that year and all later ones. */
	constructor(session: Session, before: () => number = () => Infinity) {
		super(session);
		this.#before = before;
		$effect(() => {
			// Of a club that is not read yet nobody would be king.
			if (!this.#club.loaded) return;
			let gone = false;
			const asked = this.#championships.all.filter(({ year }) => year < before());
			void reignsOf(this.session, asked, this.#club.entries, this.#clubBooks.all).then(
				(reigns) => {
					if (gone) return;
					this.#reigns = reigns;
					this.failed = false;
				},
				() => (this.failed ||= !gone)
			);
			return () => (gone = true);
		});
	}

	/** Kings as they are typed, or why they can't be taken. */
	read(text: string): Result<readonly TypedKing[], string> {
		const own = zockKings(this.all ?? []).filter(({ told }) => told === null);
		return inChampionshipWords(
			kingsInText(text, {
				members: this.#club.byName,
				crowned: own.map(({ year }) => year),
				lastYear: Number(this.session.today().slice(0, 4))
			})
		);
	}

	/**
	 * Writes kings as they are typed; whoever stood for a year is replaced. `instead` is the entry being changed: the first
	 * king takes its place.
	 */
	async write(
		text: string,
		instead: KingEntry | null
	): Promise<Result<readonly AnyEntry[], WriteFailure | string>> {
		const kings = this.read(text);
		if (!kings.ok) return kings;
		const all = this.all ?? [];
		const entries = kings.value.map((king, i): NewEntry => {
			const before =
				i === 0 && instead ? instead : all.find(({ year, told }) => told && year === king.year)?.told;
			return { kind: 'king', ...king, ...filledIn({ replaces: before?.id }) };
		});
		return entries.length === 0 ? refused('lost') : this.session.store.append(entries);
	}
}

/** Says today what happened to the Wanderpokal of a year's king; `who` is said where the king alone does not tell. */
export const sayOfTrophy = (
	session: Session,
	what: TrophyEntry['what'],
	year: number,
	who?: Person
): Written =>
	session.store.append([{ kind: 'trophy', what, year, date: session.today(), ...filledIn({ who }) }]);

/** The podiums of the finished championships among these. They are read list by list, so that the screen stays responsive. */
async function reignsOf(
	session: Session,
	championships: readonly ChampionshipEntry[],
	entries: readonly AnyEntry[],
	books: ReadonlyMap<string, Book>
): Promise<readonly Reign[]> {
	const reigns: Reign[] = [];
	for (const { championship } of championships) {
		const logs = await now(session.store.watchChampionship(championship));
		const all = [...entries, ...logs.flatMap((one) => one.entries)];
		const from = { log: standing(all), championship, books, kept: nothingKept() };
		const rulings = rulingsIn(from.log).get(championship) ?? noRulings();
		for (const one of logs) {
			listsIn({ ...from, log: standing(one.entries) }, rulings);
			await pause();
		}
		const reign = reignIn(all, from);
		if (reign) reigns.push(reign);
		await pause();
	}
	return reigns;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The present value of a watch. */
function now<T>(watch: Watch<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const subscription = watch.subscribe((value) => {
			resolve(value);
			queueMicrotask(() => subscription.unsubscribe());
		}, reject);
	});
}
