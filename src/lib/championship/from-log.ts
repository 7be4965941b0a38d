import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { openingIn } from '#lib/evening/opening.ts';
import { eveningOf } from '#lib/log/entry.ts';
import { latestAt, type Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { bookOfChampionship, otherBooks, type OtherBook } from './book.ts';
import { nothingKept, type KeptFolds } from './kept-folds.ts';
import { sortLists, type OpenedList } from './merging/which-list-counts.ts';
import { hasGames } from './lists/hands.ts';
import { countingBook, partieOf } from './lists/points.ts';
import type { Partie } from './lists/partie.ts';
import { rankingOf, type Ranking } from './ranking/ranking.ts';
import { noRulings, rulingsIn, type Rulings } from './rulings.ts';
import { countedOf } from './merging/list-versions.ts';

/** Where a championship is read from: what stands in the club's log, and its books by id. */
export interface ChampionshipLog {
	readonly log: Standing;
	/** The championship's id. */
	readonly championship: string;
	readonly books: ReadonlyMap<string, Book>;
	/** What the last fold left; without it all is made anew. The result is the same. */
	readonly kept?: KeptFolds;
}

/** A championship, folded from its log. */
export interface Championship {
	/** What was said of it outside its evenings. */
	readonly rulings: Rulings;
	/** One for each table of each Partie; these are added up. */
	readonly partien: readonly Partie[];
	/** Further lists of a table, written by a second phone; they give no points. */
	readonly doubles: readonly Partie[];
	/** Null if no entry names the players any more. */
	readonly ranking: Ranking | null;
	/** The book it is played by; null if it is not here. */
	readonly book: Book | null;
	/** Lists that were written by another book, doubles among them. */
	readonly otherBooks: readonly OtherBook[];
}

/** Folds one championship out of a club's log. Walks only through its own evenings, each of them once. */
export function foldChampionship(
	log: Standing,
	championship: string,
	books: ReadonlyMap<string, Book>,
	kept: KeptFolds = nothingKept()
): Championship {
	const rulings = rulingsIn(log).get(championship) ?? noRulings();
	const lists = listsIn({ log, championship, books, kept }, rulings);
	const { counting, doubles } = sortLists(lists);
	const partien = counting.map(({ partie }) => partie);
	const all = lists.map(({ partie }) => partie);
	return {
		rulings,
		partien,
		doubles: doubles.map(({ partie }) => partie),
		ranking: rulings.entry && rankingOf(rulings.entry, rulings, partien, kept),
		book: rulings.entry && bookOfChampionship(rulings.entry, all, books),
		otherBooks: rulings.entry ? otherBooks(rulings.entry, all, books) : []
	};
}

/** Its lists, those too that give no points. */
export const allLists = ({
	partien,
	doubles
}: Pick<Championship, 'partien' | 'doubles'>): readonly Partie[] => [...partien, ...doubles];

/** Whether one of its games is written; from then on players, numbers and plan are fixed. */
export const hasBegun = ({ partien }: Pick<Championship, 'partien'>): boolean => partien.some(hasGames);

/** Every list that claims to belong to this championship. */
export function listsIn(from: ChampionshipLog, rulings: Rulings): readonly OpenedList[] {
	const { kept = nothingKept() } = from;
	const used = { ...from, kept };
	return [...placesByEvening(from.log, from.championship)].flatMap(
		([evening, places]) =>
			kept.lists(evening, madeOf(from, evening, places, rulings), () =>
				listFrom(used, countedOf(places), rulings)
			) ?? []
	);
}

/** All that `listFrom` looks at. */
const madeOf = (
	{ championship, books }: ChampionshipLog,
	evening: EveningId,
	places: readonly Place[],
	{ entry, invalid, disputes, approvals }: Rulings
): readonly unknown[] => [
	championship,
	books,
	entry?.system,
	invalid.get(evening),
	...places.flatMap(({ id, entry, chain, voids, struck }) => [
		id,
		entry,
		disputes.get(id),
		approvals.get(id),
		chain.length,
		...chain,
		voids.length,
		...voids,
		...struck
	])
];

/** The list that these places of an evening make; null if it does not belong to this championship. */
export function listFrom(
	{ log, championship, books, kept = nothingKept() }: ChampionshipLog,
	places: readonly Place[],
	rulings: Rulings
): OpenedList | null {
	const evening = openingIn(places)?.evening;
	const state = evening === undefined ? null : foldEvening({ ...log, places }, evening, books);
	if (state?.opening.championship !== championship) return null;
	const opened = openedAt(places, state.evening);
	if (opened === null) return null;
	const { book } = state;
	const counting = kept.counting(book.id, [book, rulings.entry?.system], () => countingBook(book, rulings));
	return { opened, partie: partieOf(state, rulings, counting) };
}

/** The place that opens an evening. A correction keeps this place. */
export const openedAt = (places: readonly Place[], evening: EveningId): EntryId | null =>
	places.find(({ entry }) => entry?.kind === 'evening' && entry.evening === evening)?.id ?? null;

/** The evenings that claim to belong to a championship, each with all its places. */
export function placesByEvening(
	log: Standing,
	championship: string
): ReadonlyMap<EveningId, readonly Place[]> {
	const groups = new Map<EveningId, Place[]>();
	for (const { entry } of log.places) {
		if (entry?.kind === 'evening' && entry.championship === championship) groups.set(entry.evening, []);
	}
	for (const place of log.places) {
		const latest = latestAt(place);
		const evening = latest && eveningOf(latest);
		if (evening) groups.get(evening)?.push(place);
	}
	return groups;
}
