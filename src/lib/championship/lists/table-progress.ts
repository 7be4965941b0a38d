import { sum } from '#lib/base/collections.ts';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { signedText } from '#lib/base/money.ts';
import { lastPlace } from '#lib/evening/state.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import { replacedAt, type Entrant, type Entrants, type Replaced } from '../draw/entrants.ts';
import { dealsIn, gamesDue, gamesOfTheCount, hasGames, stepsIn } from './hands.ts';
import type { Partie, PointsByPlayer } from './partie.ts';

/** A player's hands, in games of the count: a sold hand counts as one, a Bockspiel as none (§7, §8.4). */
export interface PlayerProgress {
	/** The member who plays now; a substitute if one came in. */
	readonly player: MemberId;
	/** His drawn number; null for a stranger and before the draw. */
	readonly number: number | null;
	readonly games: number;
	/** The hands he still lacks, never below 0. */
	readonly left: number;
}

/** The sums of a list after every player at the table has dealt once, as drawn under the columns (schafkopfschule 5.3.3). */
interface DealRound {
	/** Games of the count so far. */
	readonly games: number;
	/** Points so far, as the table sees them. */
	readonly total: PointsByPlayer;
	/** Nothing is wrong if it is what the rules make it. */
	readonly crossSum: number;
	/** What the rules make it: 0, or less by the penalties in Touts (schafkopfschule 3.4.17). */
	readonly dueCrossSum: number;
}

type TableState = 'waiting' | 'running' | 'complete' | 'tooMany';

/** How far a table is with a Partie. */
export interface TableProgress {
	/** From 1, as in the plan; null if the list names none. */
	readonly partie: number | null;
	readonly table: number | null;
	/** What was written; null if nobody has opened the table. */
	readonly list: Partie | null;
	/** Games of the count: in all, written, and missing (never below 0). */
	readonly due: number;
	readonly played: number;
	readonly left: number;
	/** `waiting` before the first game, `tooMany` beyond the last. */
	readonly state: TableState;
	/** In the order of the seats, then those who left; before the table is opened by drawn number. */
	readonly players: readonly PlayerProgress[];
	readonly rounds: readonly DealRound[];
	/** The cross sum of everything written so far, and what the rules make it: see `DealRound`. */
	readonly crossSum: number;
	readonly dueCrossSum: number;
	/** Who is still written here though another plays for him by now: at a table that writes, or in a game of a full list. */
	readonly replaced: readonly Replaced[];
	/** Who sits here instead of whom; null if those are written whom the plan has here, or the organizers said who sat. */
	readonly misseated: Misseated | null;
	/** Whether everybody's hands here are right as they are: somebody left in the middle, or the organizers said so. */
	readonly settled: boolean;
	/** What is wrong with the list, each fault a sentence for the organizer. */
	readonly warnings: readonly string[];
}

/** A table whose list names others than the plan. */
export interface Misseated {
	/** Members who are written and belong to another table, or to none. */
	readonly others: readonly MemberId[];
	/** Whom the plan has here, and who is not written. */
	readonly missing: readonly MemberId[];
	/** Whom the plan has here, and who had too few hands: perhaps somebody sat down for him. */
	readonly short: readonly MemberId[];
	/** Who had hands at another table of this Partie, too: the list can't stand as it is written. */
	readonly twice: readonly MemberId[];
}

/** A table of the plan with the members who play there now; for a list outside the plan the members at its table. */
export interface PlannedTable {
	readonly partie: number | null;
	readonly table: number | null;
	readonly entrants: readonly Entrant[];
	/** Who left in this Partie without a substitute. */
	readonly leavers: ReadonlySet<MemberId>;
	/** Who left so before this Partie. */
	readonly gone: ReadonlySet<MemberId>;
	/** Who has no place in the end, dismissed or gone. */
	readonly unplaced: ReadonlySet<MemberId>;
	/** Lists that stand as they are written, as the organizers said. */
	readonly standing: ReadonlySet<EveningId>;
	/** Who had hands at another table of this Partie. */
	readonly elsewhere: () => ReadonlySet<MemberId>;
}

/** Compares a list with what its table has to play. `games` is the number that a player has in a Partie. */
export function tableProgress(
	planned: PlannedTable,
	list: Partie | null,
	all: Entrants,
	games: number
): TableProgress {
	const { partie, table, entrants } = planned;
	const played = list ? gamesOfTheCount(list) : 0;
	const hands = list ? handsIn(list, all) : new Map(entrants.map((entrant) => [entrant, 0]));
	const usual = gamesDue(seatCount(planned, list), games);
	const afterLeaving = dueAfterLeaving(planned, list, all, games, usual);
	const due = afterLeaving ?? usual;
	const isFull = played >= due;
	const wrong = list && misseatedIn(planned, list, hands, all, isFull ? games : Infinity);
	const stands = standsAsWritten(planned, list, wrong);
	const counted = {
		partie,
		table,
		list,
		due,
		played,
		left: Math.max(0, due - played),
		state: stateOf(list, played, due),
		players: [...hands].map(([entrant, dealt]) => progressOfPlayer(entrant, dealt, games)),
		...(list ? figuresOf(list) : { rounds: [], crossSum: 0, dueCrossSum: 0 }),
		replaced: replacedIn(isFull ? null : list, all),
		misseated: stands ? null : wrong,
		settled: stands || afterLeaving !== null || list?.invalid != null
	};
	return { ...counted, warnings: warningsOf(counted, planned) };
}

const seatCount = ({ entrants }: PlannedTable, list: Partie | null): number =>
	entrants.length || (list?.evening.opening.seats.length ?? 0);

/** Nobody plays at two tables at once, whatever was said of it. */
const standsAsWritten = ({ standing }: PlannedTable, list: Partie | null, wrong: Misseated | null): boolean =>
	list !== null && standing.has(list.evening.evening) && !wrong?.twice.length;

const figuresOf = (list: Partie): Pick<TableProgress, 'rounds' | 'crossSum' | 'dueCrossSum'> => ({
	rounds: dealRounds(list),
	crossSum: sum(list.total.values()),
	dueCrossSum: sum([...list.games, ...list.papers].map(({ crossSum }) => crossSum))
});

const replacedIn = (list: Partie | null, all: Entrants): TableProgress['replaced'] =>
	list ? replacedAt(list.evening.seats, all, lastPlace(list.evening), list.evening.evening) : [];

/**
 * How many games a table owes if somebody left it in the middle: until those who stayed had their hands, or no more if
 * they are fewer than four. Null if nobody left.
 */
function dueAfterLeaving(
	{ leavers }: PlannedTable,
	list: Partie | null,
	all: Entrants,
	games: number,
	usual: number
): number | null {
	if (!list || leavers.size === 0) return null;
	const hands = handsIn(list, all);
	if (![...hands.keys()].some(({ holder }) => leavers.has(holder))) return null;
	const played = gamesOfTheCount(list);
	const now = lastPlace(list.evening);
	const sitting = new Set(
		list.evening.seats.map((member) => all.entrantOf(member, now, list.evening.evening)?.holder ?? member)
	);
	const missingIn = (dealt: ReadonlyMap<Entrant, number>): readonly number[] =>
		[...dealt].flatMap(([{ holder }, many]) =>
			leavers.has(holder) || !sitting.has(holder) ? [] : Math.max(0, games - many)
		);
	const missing = missingIn(hands);
	if (missing.length < HANDS) return Math.min(played, usual);
	let due = played + Math.ceil(sum(missing) / HANDS);
	// Whatever was written after everybody had his hands is too much.
	while (due > 0 && due <= played && sum(missingIn(handsIn(list, all, due - 1))) === 0) due -= 1;
	return due;
}

function stateOf(list: Partie | null, played: number, due: number): TableState {
	// Before the draw nobody sits at the table, and nothing is due.
	if (!list && due <= 0) return 'waiting';
	if (played > due) return 'tooMany';
	if (played === due) return 'complete';
	return played === 0 ? 'waiting' : 'running';
}

/** The hands of the first `until` games of the count: first of those who sit there now, then of those who left. */
export function handsIn(list: Partie, all: Entrants, until = Infinity): ReadonlyMap<Entrant, number> {
	const strangers = new Map<MemberId, Entrant>();
	/** A member who does not belong to the championship, perhaps a substitute not yet named, stands for himself. */
	const strangerCalled = (holder: MemberId): Entrant => {
		const stranger = strangers.get(holder) ?? { number: null, holder };
		strangers.set(holder, stranger);
		return stranger;
	};
	const entrantOf = (member: MemberId, place: EntryId): Entrant =>
		all.entrantOf(member, place, list.evening.evening) ?? strangerCalled(member);
	const now = lastPlace(list.evening);
	const hands = new Map(list.evening.seats.map((member) => [entrantOf(member, now), 0]));
	for (const { place, members } of dealsIn(list).slice(0, until)) {
		for (const member of members) {
			const entrant = entrantOf(member, place);
			hands.set(entrant, (hands.get(entrant) ?? 0) + 1);
		}
	}
	return hands;
}

/**
 * Who is written at a table instead of whom; null if all sit where the plan has them. Who left need not be written. In a full list
 * everybody has `due` hands.
 */
function misseatedIn(
	{ partie, entrants, unplaced, elsewhere }: PlannedTable,
	list: Partie,
	hands: ReadonlyMap<Entrant, number>,
	all: Entrants,
	due: number
): Misseated | null {
	if (partie === null) return null;
	const { evening, seats } = list.evening;
	const now = lastPlace(list.evening);
	const written = [
		...seats.map((member) => [member, now] as const),
		...dealsIn(list).flatMap(({ place, members }) => members.map((member) => [member, place] as const))
	];
	const others = written.flatMap(([member, place]) => {
		const entrant = all.entrantOf(member, place, evening);
		return entrant && entrants.includes(entrant) ? [] : member;
	});
	const missing = entrants.filter((one) => !hands.has(one) && !unplaced.has(one.holder));
	if (others.length === 0 && missing.length === 0) return null;
	const away = elsewhere();
	const dealt = [...hands].filter(([, many]) => many > 0);
	const sitting = new Set(seats);
	return {
		others: [...new Set(others)],
		missing: missing.map(({ holder }) => holder),
		short: dealt.flatMap(([one, many]) =>
			entrants.includes(one) && many < due && !(due === Infinity && sitting.has(one.holder)) ? one.holder : []
		),
		twice: dealt.flatMap(([{ holder }]) => (away.has(holder) ? holder : []))
	};
}

export const progressOfPlayer = (
	{ holder, number }: Entrant,
	games: number,
	due: number
): PlayerProgress => ({ player: holder, number, games, left: Math.max(0, due - games) });

/** A round ends when as many games of the count are written as players sit at the table; on paper it may end later. */
function dealRounds(list: Partie): readonly DealRound[] {
	const rounds: DealRound[] = [];
	let inRound = 0;
	let played = 0;
	let dueCrossSum = 0;
	for (const { one, seats, games, total } of stepsIn(list)) {
		dueCrossSum += one.crossSum;
		played += games;
		inRound += games;
		if (games === 0 || inRound < seats.length) continue;
		rounds.push({ games: played, total: new Map(total), crossSum: sum(total.values()), dueCrossSum });
		inRound %= seats.length;
	}
	return rounds;
}

const BESIDE = 'Diese Liste gehört zu keinem Tisch des Sitzplans.';
const BESIDE_COUNTS = 'Diese Liste gehört zu keinem Tisch des Sitzplans; ihre Spiele zählen trotzdem mit.';
const OTHERS = 'Hier sitzen andere Spieler, als der Sitzplan sagt.';
const STALE =
	'Hier ist noch einer geschrieben, der ausgeschieden ist. Der Sitzplan hat an diesem Tisch andere Spieler.';
const OPENED_BEFORE =
	'Dieser Tisch ist mit anderen Spielern eröffnet, als der Sitzplan jetzt sagt. Solange hier kein Spiel geschrieben ist, kann er neu eröffnet werden.';

type Counted = Omit<TableProgress, 'warnings'>;

function seatingWarnings({ partie, list, misseated }: Counted, { gone }: PlannedTable): readonly string[] {
	const counts = list !== null && hasGames(list);
	if (partie === null) return [counts ? BESIDE_COUNTS : BESIDE];
	if (!misseated) return [];
	if (!counts) return [OPENED_BEFORE];
	return [list.evening.seats.some((member) => gone.has(member)) ? STALE : OTHERS];
}

function warningsOf(counted: Counted, planned: PlannedTable): readonly string[] {
	const { due, played, state, players, crossSum, dueCrossSum, settled } = counted;
	const warnings = [...seatingWarnings(counted, planned)];
	if (state === 'tooMany')
		warnings.push(`Zu viele Spiele: ${played} statt ${due}. Was nicht hierher gehört, wird gestrichen.`);
	if (state === 'complete' && !settled && new Set(players.map(({ games }) => games)).size > 1)
		warnings.push('Alle Spiele sind geschrieben, aber nicht jeder am Tisch hatte gleich oft Karten.');
	if (crossSum !== dueCrossSum)
		warnings.push(`Die Quersumme ist ${signedText(crossSum)} statt ${signedText(dueCrossSum)}.`);
	return warnings;
}
