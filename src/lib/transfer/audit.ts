import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { filledIn, groupBy } from '#lib/base/collections.ts';
import { sumOf, type Cents } from '#lib/base/money.ts';
import { openedAt } from '#lib/championship/from-log.ts';
import { sortLists, type OpenedList } from '#lib/championship/merging/which-list-counts.ts';
import { otherBooks } from '#lib/championship/book.ts';
import { hasGames } from '#lib/championship/lists/hands.ts';
import { partieOf } from '#lib/championship/lists/points.ts';
import type { Partie } from '#lib/championship/lists/partie.ts';
import { rankingOf, type Ranked } from '#lib/championship/ranking/ranking.ts';
import { noRulings, rulingsIn, type Rulings } from '#lib/championship/rulings.ts';
import { countedOf } from '#lib/championship/merging/list-versions.ts';
import { foldAnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { saukopfFoldOf } from '#lib/evening/saukopf/fold.ts';
import { intoKasse } from '#lib/kasse/account.ts';
import { bookingLines } from '#lib/kasse/ledger.ts';
import { potMoves, potsOf, type PotMove } from '#lib/kasse/pots.ts';
import { potSteps } from '#lib/evening/pots.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { booksOf } from '#lib/log/books.ts';
import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import type { Place } from '#lib/log/place.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditEvening, type AuditWarning, type EveningAudit } from './audit-evening.ts';
import { orphansOf } from './audit-orphans.ts';
import { tableRulesOf } from './table-rules.ts';

interface ChampionshipAudit {
	readonly ranking: readonly Pick<Ranked, 'place' | 'player' | 'points' | 'criteria'>[];
}

interface PotAudit {
	readonly held: Cents;
	readonly moved?: readonly { readonly entry: string; readonly member: string; readonly amount: Cents }[];
}

/** What the command line prints about a club. Every figure is computed from the entries; the keys are those of the file format. */
export interface Audit {
	readonly evenings: Readonly<Record<string, EveningAudit>>;
	readonly championships: Readonly<Record<string, ChampionshipAudit>>;
	/** Cents: winnings of ordinary closed evenings and bookings (§10, §11.6); payments by hand move nothing. */
	readonly kasse: {
		readonly balance: Cents;
		/** The bookings that count, oldest first; only if there are any. With `intoKasse` of the evenings they are the balance. */
		readonly bookings?: readonly { readonly entry: string; readonly amount: Cents }[];
	};
	/** By the pot's name: what lies in it, and what was paid in, negative for what was paid out, without a game. Only if there are pots. */
	readonly pots?: Readonly<Record<string, PotAudit>>;
	readonly warnings?: readonly AuditWarning[];
}

/** Audits the entries of a file that `readClubFile` has accepted; amounts are cents. `constant` are the built-in books. */
export function auditOf(entries: readonly AnyEntry[], constant: ReadonlyMap<string, Book> = BOOKS): Audit {
	const log = standing(entries);
	const books = booksOf(log, constant);
	const folding: Folding = { books, saukopf: saukopfFoldOf(log) };
	const ofSaukopf = saukopfBooksOf(log);
	const rulesOf = (id: string) => tableRulesOf(id, books, ofSaukopf);
	const rulings = rulingsIn(log);
	const evenings: { state: AnyEvening; partie: Partie | null; opened: EntryId }[] = [];
	const lists: OpenedList[] = [];
	const orphans: AuditWarning[] = [];
	const bookings = bookingLines(log).filter(({ struck }) => !struck);
	const kasse = bookings.map(({ amount }) => amount);
	for (const [evening, places] of placesByEvening(log)) {
		// Only its own places, so that a large club is not walked through for each evening.
		const fold = (own: readonly Place[]) => foldAnyEvening({ ...log, places: own }, evening, folding);
		const state = fold(places);
		const partie = partieIn(state, rulings);
		const opened = openedAt(places, evening);
		const added = countedOf(places);
		const list = added === places ? partie : partieIn(fold(added), rulings);
		if (list && opened !== null) lists.push({ opened, partie: list });
		if (state) kasse.push(intoKasse(state));
		if (state) evenings.push({ state, partie, opened: opened ?? state.opening.id });
		orphans.push(...orphansOf(evening, places, state, rulesOf));
	}
	// What a pot pays out follows from all evenings before, so none is told before all are folded.
	const moves = potMoves(log);
	const pots = potsOf(
		evenings.map(({ state, opened }) => ({
			...{ evening: state.evening, date: state.date, order: opened, pots: potSteps(state) }
		})),
		moves
	);
	const audited = evenings.map(({ state, partie }) => {
		const { evening } = state;
		return [evening, auditEvening(state, partie, pots.evenings.get(evening) ?? [])] as const;
	});
	const { counting, doubles } = sortLists(lists);
	const partien = counting.map(({ partie }) => partie);
	return {
		evenings: withWarnings(Object.fromEntries(audited), [
			...doublesIn(doubles),
			...otherBooksIn(rulings, lists, books)
		]),
		championships: championshipsOf(rulings, partien),
		kasse: {
			balance: sumOf(kasse),
			...filledIn({ bookings: bookings.map(({ booking, amount }) => ({ entry: booking.id, amount })) })
		},
		...filledIn({ pots: potAudits(pots.held, moves), warnings: orphans })
	};
}

const potAudits = (
	held: ReadonlyMap<string, Cents>,
	moves: readonly PotMove[]
): Readonly<Record<string, PotAudit>> =>
	Object.fromEntries(
		[...held].map(([pot, lies]) => {
			const moved = moves
				.filter((move) => move.pot === pot)
				.map(({ order, member, amount }) => ({ entry: order, member, amount }));
			return [pot, { held: lies, ...filledIn({ moved }) }];
		})
	);

const DOUBLE =
	'Diesen Tisch hat schon ein anderer Abend geschrieben; für die Meisterschaft zählt der zuerst eröffnete.';

type OfEvening = readonly [EveningId, AuditWarning];

/** A warning for every evening whose list its championship does not add up. */
const doublesIn = (doubles: readonly OpenedList[]): readonly OfEvening[] =>
	doubles.flatMap(({ partie }): readonly OfEvening[] => {
		const { evening, opening } = partie.evening;
		return hasGames(partie) ? [[evening, { entry: opening.id, rule: 'second-evening', text: DOUBLE }]] : [];
	});

/** A warning for every evening that was written by another book than its championship's. */
function otherBooksIn(
	rulings: ReadonlyMap<string, Rulings>,
	lists: readonly OpenedList[],
	books: ReadonlyMap<string, Book>
): readonly OfEvening[] {
	const own = groupBy(lists, ({ partie }) => partie.evening.opening.championship);
	return [...own].flatMap(([id, opened]) => {
		const entry = rulings.get(id ?? '')?.entry;
		const partien = opened.map(({ partie }) => partie);
		return entry
			? otherBooks(entry, partien, books).map(({ evening, warning }) => [evening, warning] as const)
			: [];
	});
}

function withWarnings(
	evenings: Readonly<Record<string, EveningAudit>>,
	more: readonly OfEvening[]
): Readonly<Record<string, EveningAudit>> {
	const audits = new Map(Object.entries(evenings));
	for (const [evening, warning] of more) {
		const audit = audits.get(evening);
		if (audit) audits.set(evening, { ...audit, warnings: [...(audit.warnings ?? []), warning] });
	}
	return Object.fromEntries(audits);
}

/** The points of an evening; null if it belongs to no championship. */
function partieIn(state: AnyEvening | null, rulings: ReadonlyMap<string, Rulings>): Partie | null {
	if (state === null) return null;
	const { championship } = state.opening;
	if (state.type !== 'schafkopf' || championship === undefined) return null;
	return partieOf(state, rulings.get(championship) ?? noRulings());
}

function championshipsOf(
	all: ReadonlyMap<string, Rulings>,
	partien: readonly Partie[]
): Readonly<Record<string, ChampionshipAudit>> {
	const lists = groupBy(partien, ({ evening }) => evening.opening.championship);
	const audits = [...all].flatMap(([id, rulings]) => {
		if (rulings.entry === null) return [];
		const own = lists.get(id) ?? [];
		const { places } = rankingOf(rulings.entry, rulings, own);
		const ranking = places.map(({ place, player, points, criteria }) => ({
			place,
			player,
			points,
			criteria
		}));
		return [[id, { ranking }] as const];
	});
	return Object.fromEntries(audits);
}

function placesByEvening(log: Standing): ReadonlyMap<EveningId, readonly Place[]> {
	const groups = new Map<EveningId, Place[]>();
	for (const place of log.places) {
		const evenings = new Set(place.chain.map(eveningOf));
		for (const evening of evenings) {
			if (evening === null) continue;
			const group = groups.get(evening);
			if (group) group.push(place);
			else groups.set(evening, [place]);
		}
	}
	return groups;
}
