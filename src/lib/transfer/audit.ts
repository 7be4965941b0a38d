import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { sumOf, type Cents } from '#lib/base/money.ts';
import { openedAt } from '#lib/championship/from-log.ts';
import { sortLists, type OpenedList } from '#lib/championship/merging/doubles.ts';
import { partieOf, type Partie, type PointsByPlayer } from '#lib/championship/lists/points.ts';
import { rankingOf } from '#lib/championship/ranking/ranking.ts';
import { noRulings, rulingsIn, type Rulings } from '#lib/championship/rulings.ts';
import { countedOf } from '#lib/championship/merging/writers.ts';
import { foldAnyEvening, type AnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { SaukopfRow, SaukopfState } from '#lib/evening/saukopf/state.ts';
import type { EveningBase, EveningState, GameRow, SeatsRow } from '#lib/evening/state.ts';
import { intoKasse } from '#lib/kasse/account.ts';
import { bookingLines } from '#lib/kasse/ledger.ts';
import { eveningOf, isKnown, type AnyEntry } from '#lib/log/entry.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing, type Place, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Line } from '#lib/rules/bill.ts';
import type { PointLine } from '#lib/rules/saukopf/bill.ts';
import { tableRulesOf, type TableRules } from './table-rules.ts';

type Amounts = Readonly<Record<string, Cents>>;
type Points = Readonly<Record<string, number>>;

export interface AuditWarning {
	readonly entry: string;
	readonly rule: string;
	readonly text: string;
}

export interface GameAudit {
	/** The entry that counts. */
	readonly entry: string;
	/** One loser's share before × 3, in cents; in a Mungo the full price, in Saukopf Kopfgeld × rate. */
	readonly price: Cents;
	/** Null in a Mungo. */
	readonly won: boolean | null;
	readonly payoff: Amounts;
	/** Saukopf, and where the evening belongs to a championship. */
	readonly points?: Points;
	/** In Saukopf amounts are points. */
	readonly lines: readonly (Line | PointLine)[];
	readonly opens: readonly string[];
	/** Cents got from the Stock, negative paid in; where any moved. */
	readonly stock?: Amounts;
	/** Cents for a bought hand; where there was one. */
	readonly bought?: Amounts;
}

export interface EveningAudit {
	readonly games: readonly GameAudit[];
	readonly balance: Amounts;
	/** Saukopf, and where it belongs to a championship. */
	readonly points?: Points;
	readonly stock: Cents;
	readonly dealer: string;
	readonly sittingOut: readonly string[];
	/** Null outside special rounds; `of` is null where the length is not fixed. */
	readonly round: { readonly kind: string; readonly played: number; readonly of: number | null } | null;
	readonly queue: readonly string[];
	readonly openVotes: number;
	readonly winnings: Cents;
	readonly warnings?: readonly AuditWarning[];
}

export interface ChampionshipAudit {
	readonly ranking: readonly {
		readonly place: number;
		readonly player: string;
		readonly points: number;
		/** The points and what decides after them, in the order of the regulation. */
		readonly criteria: readonly number[];
	}[];
}

/** What the command line prints of a club: every figure is computed from the entries. Names of keys are the file format's. */
export interface Audit {
	readonly evenings: Readonly<Record<string, EveningAudit>>;
	readonly championships: Readonly<Record<string, ChampionshipAudit>>;
	/** Winnings of ordinary closed evenings and bookings (§10, §11.6); what was paid in by hand moves nothing. */
	readonly kasse: { readonly balance: Cents };
	readonly warnings?: readonly AuditWarning[];
}

/** Audits the entries of a file that `readClubFile` has let in. */
export function auditOf(entries: readonly AnyEntry[], constant: ReadonlyMap<string, Book> = BOOKS): Audit {
	const log = standing(entries);
	const books = booksOf(log, constant);
	const folding: Folding = { books, saukopf: foldSaukopf };
	const rulings = rulingsIn(log);
	const evenings: (readonly [string, EveningAudit])[] = [];
	const lists: OpenedList[] = [];
	const orphans: AuditWarning[] = [];
	const kasse = bookingLines(log).map(({ amount }) => amount);
	for (const [evening, places] of placesByEvening(log)) {
		// Only its own places, so that a club of many evenings is not walked through for each of them.
		const state = foldAnyEvening({ ...log, places }, evening, folding);
		const partie = partieIn(state, rulings);
		const opened = openedAt(places, evening);
		const { entry = null } = rulings.get(state?.opening.championship ?? '') ?? {};
		const one = countedOf(places, entry);
		const counted =
			one === places ? partie : partieIn(foldAnyEvening({ ...log, places: one }, evening, folding), rulings);
		if (counted && opened !== null) lists.push({ opened, partie: counted });
		if (state) kasse.push(intoKasse(state));
		if (state) evenings.push([evening, withWarnings(auditAny(state, partie), state, partie)]);
		orphans.push(...orphansOf(evening, places, state, books));
	}
	const { counting, doubles } = sortLists(lists);
	const partien = counting.map(({ partie }) => partie);
	const audit = {
		evenings: withDoubles(Object.fromEntries(evenings), doubles),
		championships: championshipsOf(rulings, partien),
		kasse: { balance: sumOf(kasse) }
	};
	return orphans.length > 0 ? { ...audit, warnings: orphans } : audit;
}

const DOUBLE =
	'Diesen Tisch hat schon ein anderer Abend geschrieben; für die Meisterschaft zählt der zuerst eröffnete.';

/** Says of every list that a championship does not add up that it does not. */
function withDoubles(
	evenings: Readonly<Record<string, EveningAudit>>,
	doubles: readonly OpenedList[]
): Readonly<Record<string, EveningAudit>> {
	const warned = doubles.flatMap(({ partie: { evening, games } }) => {
		const audit = evenings[evening.evening];
		if (!audit || games.length === 0) return [];
		const warning = { entry: evening.opening.id, rule: 'second-evening', text: DOUBLE };
		return [[evening.evening, { ...audit, warnings: [...(audit.warnings ?? []), warning] }] as const];
	});
	return { ...evenings, ...Object.fromEntries(warned) };
}

/** An evening's points where it belongs to a championship. */
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
	const lists = new Map<string | undefined, Partie[]>();
	for (const partie of partien) {
		const { championship } = partie.evening.opening;
		const own = lists.get(championship);
		if (own) own.push(partie);
		else lists.set(championship, [partie]);
	}
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

/** What counts and is not computed, because no entry opens its evening any more, or not with its book. */
function orphansOf(
	evening: EveningId,
	places: readonly Place[],
	state: AnyEvening | null,
	books: ReadonlyMap<string, Book>
): readonly AuditWarning[] {
	const rule = 'orphan';
	if (state) {
		const text = 'Der Abend wird nach einem anderen Regelbuch gespielt; dieses Spiel zählt nicht.';
		const refusedRows = state.rows
			.filter(({ type }) => type === 'refused')
			.map(({ entry }) => ({ entry: entry.id, rule, text }));
		const away = 'So viele sitzen nach dem Regelbuch des Abends nicht am Tisch; diese Plätze zählen nicht.';
		const seatsRows = state.rows
			.filter((row) => row.type === 'seats' && !(row as SeatsRow).counts)
			.map(({ entry }) => ({ entry: entry.id, rule, text: away }));
		return [
			...refusedRows,
			...seatsRows,
			...unknownIncidents(evening, places, tableRulesOf(state.book.id, books))
		];
	}
	const text = 'Der Abend dieses Eintrags zählt nicht mehr.';
	return places.flatMap(({ entry }) =>
		entry && isKnown(entry) && eveningOf(entry) === evening ? [{ entry: entry.id, rule, text }] : []
	);
}

/** Incidents written under a book that no longer counts, and unknown to the one that does: they move nothing. */
function unknownIncidents(
	evening: EveningId,
	places: readonly Place[],
	book: TableRules | undefined
): readonly AuditWarning[] {
	const text = 'Der Abend wird nach einem anderen Regelbuch gespielt; dieser Vorfall zählt nicht.';
	return places.flatMap(({ entry }) => {
		if (!entry || !isKnown(entry) || entry.kind !== 'incident' || entry.evening !== evening) return [];
		return book?.knows(entry.incident) ? [] : [{ entry: entry.id, rule: 'orphan', text }];
	});
}

const auditAny = (state: AnyEvening, partie: Partie | null): EveningAudit =>
	state.type === 'saukopf' ? auditSaukopf(state) : auditEvening(state, partie);

function auditEvening(state: EveningState, partie: Partie | null): EveningAudit {
	const { running, waiting } = state.rounds;
	return {
		games: partie
			? partie.games.map(({ row, points }) => auditGame(row, points))
			: state.rows.filter((row) => row.type === 'game').map((row) => auditGame(row, null)),
		balance: amountsOf(state.balance),
		...(partie ? { points: Object.fromEntries(partie.total) } : {}),
		stock: state.stock,
		dealer: state.dealer,
		sittingOut: state.sittingOut,
		round: running && { kind: running.kind, played: running.played, of: state.roundLength },
		queue: waiting.map(({ kind }) => kind),
		openVotes: state.openVotes,
		winnings: state.winnings
	};
}

/** Nobody sits out, and there are no rounds. */
function auditSaukopf(state: SaukopfState): EveningAudit {
	return {
		games: state.rows.filter((row) => row.type === 'saukopf').map(auditSaukopfGame),
		balance: amountsOf(state.balance),
		points: Object.fromEntries(state.points),
		stock: state.stock,
		dealer: state.dealer,
		sittingOut: state.sittingOut,
		round: null,
		queue: [],
		openVotes: 0,
		winnings: state.winnings
	};
}

function withWarnings(audit: EveningAudit, state: EveningBase, partie: Partie | null): EveningAudit {
	const warnings = [...state.warnings, ...(partie?.warnings ?? [])].map(({ entry, rule, text }) => ({
		entry,
		rule,
		text
	}));
	return warnings.length > 0 ? { ...audit, warnings } : audit;
}

const auditGame = (
	{ entry, bill, opens, stock, bought }: GameRow,
	points: PointsByPlayer | null
): GameAudit => ({
	entry: entry.id,
	price: bill.price,
	won: bill.won,
	payoff: amountsOf(bill.payoff),
	...(points ? { points: Object.fromEntries(points) } : {}),
	lines: bill.lines,
	opens,
	...(stock.size > 0 ? { stock: amountsOf(stock) } : {}),
	...(bought.size > 0 ? { bought: amountsOf(bought) } : {})
});

const auditSaukopfGame = ({ entry, bill }: SaukopfRow): GameAudit => ({
	entry: entry.id,
	price: bill.price,
	won: bill.won,
	payoff: amountsOf(bill.payoff),
	points: Object.fromEntries(bill.points),
	lines: bill.lines,
	opens: []
});

/** `fromEntries` makes own fields of whatever a member is called. */
const amountsOf = (amounts: ReadonlyMap<MemberId, Cents>): Amounts => Object.fromEntries(amounts);
