import { filledIn } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { eveningFees } from '#lib/evening/evening-fees.ts';
import { openedUnit } from '#lib/evening/tariff.ts';
import type { PotEvening } from '#lib/evening/pots.ts';
import type { Partie, PointsByPlayer } from '#lib/championship/lists/partie.ts';
import type {
	EveningState,
	GameRow,
	IncidentRow,
	PaperRow,
	Row,
	SaukopfRow,
	SaukopfState,
	AnyEvening
} from '#lib/evening/state.ts';
import { intoKasse } from '#lib/kasse/account.ts';
import type { Book } from '#lib/rules/book.ts';
import { roundWord } from '#lib/rules/book-words.ts';
import { OWN_ROUNDS } from '#lib/rules/vocabulary.ts';
import type { Line } from '#lib/rules/bill.ts';
import type { PointLine } from '#lib/rules/saukopf/price.ts';

type Amounts = Readonly<Record<string, Cents>>;
type Points = Readonly<Record<string, number>>;
type Pots = Readonly<Record<string, Amounts>>;

export interface AuditWarning {
	readonly entry: string;
	readonly rule: string;
	readonly text: string;
}

export interface GameAudit {
	/** The id of the entry that counts. */
	readonly entry: string;
	/** One loser's share before × 3, in cents; in a Mungo the full price, in Saukopf Kopfgeld × rate. */
	readonly price: Cents;
	/** Null in a Mungo. */
	readonly won: boolean | null;
	/** What a unit was worth in it, in cents or points; only where the tariff had changed since the evening began. */
	readonly unit?: number;
	readonly payoff: Amounts;
	/** In Saukopf, where a book counts points, and for an evening of a championship. */
	readonly points?: Points;
	/** In Saukopf and where a book counts points amounts are points. */
	readonly lines: readonly (Line | PointLine)[];
	readonly opens: readonly string[];
	/** Cents won from the Stock, negative if paid in; only if any moved. */
	readonly stock?: Amounts;
	/** Cents for a bought hand, if there was one. */
	readonly bought?: Amounts;
	/** What of the payoff comes on top because what somebody laid counts only between him and each other. */
	readonly onTop?: Amounts;
	/** By the pot's name cents got from it, negative if paid in; only if any moved. In no balance: pots lie beside it. */
	readonly pots?: Pots;
}

/** Games known only as totals, because they stood on paper. */
interface PaperAudit {
	readonly entry: string;
	readonly games: number;
	readonly payoff: Amounts;
	/** What counts of them; only in an evening of a championship. */
	readonly points?: Points;
}

/** What moved money at the table and was no game: a wrong deal, something collected wrongly, a deal that nobody played. */
interface OtherAudit {
	readonly entry: string;
	readonly what: IncidentRow['entry']['incident'] | 'passed';
	/** Cents, negative for who paid. Where the sum is not 0 the rest went into the Stock. */
	readonly amounts: Amounts;
	readonly source: string;
	/** As of a game. */
	readonly pots?: Pots;
}

export interface EveningAudit {
	readonly games: readonly GameAudit[];
	/** Only if there are any. All of `amounts` is in the balance. */
	readonly others?: readonly OtherAudit[];
	/** Only if there are any. */
	readonly paper?: readonly PaperAudit[];
	readonly balance: Amounts;
	/** In Saukopf, where a book counts points, and for an evening of a championship. */
	readonly points?: Points;
	readonly stock: Cents;
	/** What lay in the Stock when the evening began; only if anything did. */
	readonly stockBefore?: Cents;
	/** By the pot's name, of the whole evening; only if any moved. In no balance. */
	readonly pots?: Pots;
	/** What each player pays into the Kasse for the evening, in cents; only if the book asks for it. In no balance. */
	readonly fees?: Amounts;
	/** Cents that the evening brings into the Kasse, its winnings and fees; only if it does. */
	readonly intoKasse?: Cents;
	/** What rounds of the club's own are called, by the kind that stands in `opens`, `round` and `queue`; only of those named there. */
	readonly ownRounds?: Readonly<Record<string, string>>;
	readonly dealer: string;
	readonly sittingOut: readonly string[];
	/** Null outside special rounds; `of` is null if the length is not fixed. */
	readonly round: { readonly kind: string; readonly played: number; readonly of: number | null } | null;
	readonly queue: readonly string[];
	readonly openVotes: number;
	readonly winnings: Cents;
	readonly warnings?: readonly AuditWarning[];
}

/**
 * Audits an evening; amounts are cents. `partie` holds its points if it belongs to a championship, `pots` what it did to the
 * club's pots. Warnings are added only if there are any.
 */
export function auditEvening(
	state: AnyEvening,
	partie: Partie | null,
	pots: readonly PotEvening[] = []
): EveningAudit {
	const audited = state.type === 'saukopf' ? auditSaukopf(state) : auditSchafkopf(state, partie, pots);
	const brought = intoKasse(state);
	const audit = brought === NOTHING ? audited : { ...audited, intoKasse: brought };
	const warnings = [...state.warnings, ...(partie?.warnings ?? [])].map(({ entry, rule, text }) => ({
		entry,
		rule,
		text
	}));
	return warnings.length > 0 ? { ...audit, warnings } : audit;
}

function auditSchafkopf(
	state: EveningState,
	partie: Partie | null,
	pots: readonly PotEvening[]
): EveningAudit {
	const { running, waiting } = state.rounds;
	const inPoints = state.book.unit.points === true;
	const opened = openedUnit(state);
	const fees = eveningFees(state);
	const papers = partie
		? partie.papers.map(({ row, points }) => auditPaper(row, points))
		: state.rows.filter((row) => row.type === 'paper').map((row) => auditPaper(row, null));
	const games = partie
		? partie.games.map(({ row, points }) => auditGame(row, opened, points, inPoints, pots))
		: state.rows
				.filter((row) => row.type === 'game')
				.map((row) => auditGame(row, opened, inPoints ? row.bill.payoff : null, inPoints, pots));
	const others = state.rows.flatMap((row) => auditOther(row, state.book, pots) ?? []);
	// What the players have less than at the beginning lies in the Stock, money or points.
	const moved = inPoints ? state.scores : state.balance;
	const stockBefore = partie
		? NOTHING
		: toCents([...moved.values()].reduce((all, one) => all + one, state.stock));
	const queue = waiting.map(({ kind }) => kind);
	const ownRounds = ownRoundsIn(state.book, [
		running?.kind ?? '',
		...queue,
		...games.flatMap(({ opens }) => opens)
	]);
	return {
		games,
		...filledIn({ others, paper: papers }),
		balance: amountsOf(state.balance),
		...pointsOfEvening(state, partie),
		stock: state.stock,
		...(stockBefore > 0 ? { stockBefore } : {}),
		...filledIn({ pots: potsOf(pots, ({ moved }) => moved), fees: amountsOf(fees) }),
		dealer: state.dealer,
		sittingOut: state.sittingOut,
		round: running && { kind: running.kind, played: running.played, of: state.roundLength },
		queue,
		...filledIn({ ownRounds }),
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

function auditGame(
	{ entry, bill, opens, stock, bought, unit }: GameRow,
	opened: number,
	points: PointsByPlayer | null,
	inPoints: boolean,
	pots: readonly PotEvening[]
): GameAudit {
	const moved = pots.filter(({ movedBy }) => movedBy.has(entry.id));
	return {
		entry: entry.id,
		price: inPoints ? NOTHING : bill.price,
		won: bill.won,
		...(unit === opened ? {} : { unit }),
		payoff: amountsOf(inPoints ? withoutMoney(bill.payoff) : bill.payoff),
		...(points ? { points: Object.fromEntries(points) } : {}),
		lines: bill.lines,
		opens,
		...filledIn({
			stock: amountsOf(stock),
			bought: amountsOf(bought),
			onTop: bill.onTop && !inPoints && amountsOf(bill.onTop),
			pots: potsOf(moved, ({ movedBy }) => movedBy.get(entry.id))
		})
	};
}

/** Null for what moves nothing. */
function auditOther(row: Row, book: Book, pots: readonly PotEvening[]): OtherAudit | null {
	if (row.type !== 'incident' && row.type !== 'passed') return null;
	const moved = pots.filter(({ movedBy }) => movedBy.has(row.entry.id));
	if (row.payoff.size === 0 && moved.length === 0) return null;
	return {
		entry: row.entry.id,
		what: row.type === 'passed' ? 'passed' : row.entry.incident,
		amounts: amountsOf(row.payoff),
		source: row.type === 'passed' ? (book.passedPays?.source ?? '') : row.source,
		...filledIn({ pots: potsOf(moved, ({ movedBy }) => movedBy.get(row.entry.id)) })
	};
}

function pointsOfEvening(state: EveningState, partie: Partie | null): Pick<EveningAudit, 'points'> {
	if (partie) return { points: Object.fromEntries(partie.total) };
	return state.book.unit.points ? { points: Object.fromEntries(state.scores) } : {};
}

const ownRoundsIn = (book: Book, kinds: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(
		OWN_ROUNDS.filter((kind) => kinds.includes(kind)).map((kind) => [kind, roundWord(book, kind)])
	);

const potsOf = (
	pots: readonly PotEvening[],
	of: (pot: PotEvening) => ReadonlyMap<MemberId, Cents> | undefined
): Pots => Object.fromEntries(pots.map((pot) => [pot.pot, amountsOf(of(pot) ?? new Map())]));

const auditPaper = ({ entry, payoff }: PaperRow, points: PointsByPlayer | null): PaperAudit => ({
	entry: entry.id,
	games: entry.games,
	payoff: amountsOf(payoff),
	...(points ? { points: Object.fromEntries(points) } : {})
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

const withoutMoney = (payoff: ReadonlyMap<MemberId, Cents>): ReadonlyMap<MemberId, Cents> =>
	new Map([...payoff.keys()].map((member) => [member, NOTHING]));

/** `fromEntries` makes own fields even of ids like `__proto__`. */
const amountsOf = (amounts: ReadonlyMap<MemberId, Cents>): Amounts => Object.fromEntries(amounts);
