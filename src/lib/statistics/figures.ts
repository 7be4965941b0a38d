import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { countGame, type Count, type CountKey } from './counts.ts';
import { dearestOf, type ListedGame } from './listed.ts';
import { courseOf, playedYears, type Course, type YearFigures } from './over-time.ts';
import { pairsOf, type Pairs } from './pairs.ts';
import type { PlayedEvening } from './played.ts';
import { RunCounter, type Runs } from './runs.ts';

/** What an evening came to for one member, in cents. */
export interface EveningResult {
	readonly evening: EveningId;
	readonly date: string;
	readonly cents: number;
}

export interface MemberFigures {
	readonly member: MemberId;
	/** Evenings at which he sat, including the Partien of a Meisterschaft. */
	readonly evenings: number;
	/** His balance over these evenings, in cents: games, Stock, bought hands and incidents. */
	readonly cents: number;
	/** How many of his games were for money; `average` is taken over these. */
	readonly forMoney: number;
	/** What a game brought him on average, in cents, not rounded and without Stock and fines. Null without a game for money. */
	readonly average: number | null;
	/** His best evening, of equal ones the first; null if none was for money. */
	readonly best: EveningResult | null;
	readonly worst: EveningResult | null;
	readonly runs: Runs;
	readonly counts: Readonly<Partial<Record<CountKey, Count>>>;
}

export interface PlayedDate {
	readonly evening: EveningId;
	readonly date: string;
	readonly games: number;
}

/** Figures over some evenings. Games that were struck or refused do not count, nor evenings whose opening was struck. */
export interface Figures {
	readonly evenings: number;
	readonly games: number;
	/** Everybody who sat at one of the evenings, most games first. */
	readonly members: readonly MemberFigures[];
	readonly pairs: Pairs;
	readonly years: readonly YearFigures[];
	/** Each evening with its games, in their order. */
	readonly dates: readonly PlayedDate[];
	/** The five games with the highest price, or fewer, the dearest first; equal ones in order of time. */
	readonly dearest: readonly ListedGame[];
	readonly course: Course;
}

/** Figures over these evenings, which must come in the order they were played. */
export function figuresOf(evenings: readonly PlayedEvening[]): Figures {
	const sheets = new Map<MemberId, Sheet>();
	for (const evening of evenings) takeEvening(sheets, evening);
	const members = [...sheets.values()].map(memberFigures).sort(byGames);
	const ids = members.map(({ member }) => member);
	return {
		evenings: evenings.length,
		games: evenings.reduce((sum, { games }) => sum + games.length, 0),
		members,
		pairs: pairsOf(ids, allGames(evenings)),
		years: playedYears(evenings),
		dates: evenings.map(({ evening, date, games }) => ({ evening, date, games: games.length })),
		dearest: dearestOf(evenings),
		course: courseOf(evenings, ids)
	};
}

function* allGames(evenings: readonly PlayedEvening[]) {
	for (const { games } of evenings) yield* games;
}

/** What is gathered about one member. */
interface Sheet {
	readonly member: MemberId;
	readonly counts: Map<CountKey, Count>;
	readonly runs: RunCounter;
	readonly results: EveningResult[];
	evenings: number;
	cents: number;
	forMoney: number;
}

function sheetOf(sheets: Map<MemberId, Sheet>, member: MemberId): Sheet {
	const known = sheets.get(member);
	if (known) return known;
	const sheet = {
		...{ member, counts: new Map(), runs: new RunCounter(), results: [] },
		...{ evenings: 0, cents: 0, forMoney: 0 }
	};
	sheets.set(member, sheet);
	return sheet;
}

function takeEvening(sheets: Map<MemberId, Sheet>, evening: PlayedEvening): void {
	for (const [member, cents] of evening.balance) {
		const sheet = sheetOf(sheets, member);
		sheet.evenings += 1;
		sheet.cents += cents;
		if (evening.forMoney) sheet.results.push({ evening: evening.evening, date: evening.date, cents });
	}
	for (const game of evening.games) {
		for (const member of game.players) {
			const sheet = sheetOf(sheets, member);
			countGame(sheet.counts, game, member);
			sheet.runs.add(evening, game, member);
			if (evening.forMoney) sheet.forMoney += 1;
		}
	}
}

function memberFigures({ member, counts, runs, results, evenings, cents, forMoney }: Sheet): MemberFigures {
	const won = counts.get('all')?.cents ?? 0;
	return {
		...{ member, evenings, cents, forMoney },
		average: forMoney > 0 ? won / forMoney : null,
		best: extreme(results, (a, b) => a > b),
		worst: extreme(results, (a, b) => a < b),
		runs: runs.runs,
		counts: Object.fromEntries(counts)
	};
}

function extreme(
	results: readonly EveningResult[],
	beats: (a: number, b: number) => boolean
): EveningResult | null {
	let found: EveningResult | null = null;
	for (const result of results) if (!found || beats(result.cents, found.cents)) found = result;
	return found;
}

const byGames = (a: MemberFigures, b: MemberFigures): number =>
	(b.counts.all?.games ?? 0) - (a.counts.all?.games ?? 0) || (a.member < b.member ? -1 : 1);
