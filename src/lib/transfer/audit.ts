import type { EveningId, MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { foldAnyEvening, type AnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { SaukopfRow, SaukopfState } from '#lib/evening/saukopf/state.ts';
import type { EveningBase, EveningState, GameRow } from '#lib/evening/state.ts';
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
	/** Saukopf. */
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
	/** Saukopf. */
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

/** What the command line prints of a club: every figure is computed from the entries. Names of keys are the file format's. */
export interface Audit {
	readonly evenings: Readonly<Record<string, EveningAudit>>;
	readonly warnings?: readonly AuditWarning[];
}

/** Audits the entries of a file that `readClubFile` has let in. */
export function auditOf(entries: readonly AnyEntry[], constant: ReadonlyMap<string, Book> = BOOKS): Audit {
	const log = standing(entries);
	const books = booksOf(log, constant);
	const folding: Folding = { books, saukopf: foldSaukopf };
	const evenings: (readonly [string, EveningAudit])[] = [];
	const orphans: AuditWarning[] = [];
	for (const [evening, places] of placesByEvening(log)) {
		// Only its own places, so that a club of many evenings is not walked through for each of them.
		const state = foldAnyEvening({ ...log, places }, evening, folding);
		if (state) evenings.push([evening, withWarnings(auditAny(state), state)]);
		orphans.push(...orphansOf(evening, places, state, books));
	}
	const audit = { evenings: Object.fromEntries(evenings) };
	return orphans.length > 0 ? { ...audit, warnings: orphans } : audit;
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
		return [...refusedRows, ...unknownIncidents(evening, places, tableRulesOf(state.book.id, books))];
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

const auditAny = (state: AnyEvening): EveningAudit =>
	state.type === 'saukopf' ? auditSaukopf(state) : auditEvening(state);

function auditEvening(state: EveningState): EveningAudit {
	const { running, waiting } = state.rounds;
	return {
		games: state.rows.filter((row) => row.type === 'game').map(auditGame),
		balance: amountsOf(state.balance),
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

function withWarnings(audit: EveningAudit, state: EveningBase): EveningAudit {
	const warnings = state.warnings.map(({ entry, rule, text }) => ({ entry, rule, text }));
	return warnings.length > 0 ? { ...audit, warnings } : audit;
}

const auditGame = ({ entry, bill, opens, stock, bought }: GameRow): GameAudit => ({
	entry: entry.id,
	price: bill.price,
	won: bill.won,
	payoff: amountsOf(bill.payoff),
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
