import { sum } from '#lib/base/collections.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import { countGame, resultFor, type Count, type CountKey } from './counts.ts';
import { dearestOf, listedGame, type ListedGame } from './listed-games.ts';
import { courseOf, placesMoved, playedYears, type Course, type YearFigures } from './over-time.ts';
import { countPairs, type Pairs } from './pairs.ts';
import type { PlayedEvening, PlayedGame } from './played-games.ts';
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
	/** Evenings at which nobody had more and he was above 0; who was level with others counts as well. */
	readonly eveningsWon: number;
	/** What he paid into the Stock because he dealt or cut wrongly, in cents. */
	readonly fines: number;
	/** The game that moved most for him, won or lost, of equal ones the first; and what it was for him, in cents. */
	readonly dearest: { readonly game: ListedGame; readonly cents: number } | null;
	/** His years, oldest first. */
	readonly years: readonly MemberYear[];
	readonly runs: Runs;
	readonly counts: Readonly<Partial<Record<CountKey, Count>>>;
}

/** One member in one year. */
export interface MemberYear {
	readonly year: number;
	readonly evenings: number;
	readonly games: number;
	readonly won: number;
	/** His balance, in cents, with Stock, bought hands and incidents. */
	readonly cents: number;
}

/** How the games between two sides ended, Saukopf not counted. */
interface Endings {
	readonly games: number;
	readonly schneider: number;
	readonly schwarz: number;
	/** Games whose Augen were written down, and how many of them ended 60 : 60. */
	readonly counted: number;
	readonly level: number;
}

interface PlayedDate {
	readonly evening: EveningId;
	readonly date: string;
	readonly games: number;
}

/** Figures over some evenings. Games that were struck or refused do not count, nor evenings whose opening was struck. */
export interface Figures {
	readonly evenings: number;
	/** How many of the evenings are still open. */
	readonly open: number;
	readonly games: number;
	/** Games beside these, of which only the totals are known. */
	readonly onPaper: number;
	readonly endings: Endings;
	/** Everybody who sat at one of the evenings, most games first. */
	readonly members: readonly MemberFigures[];
	readonly pairs: Pairs;
	readonly years: readonly YearFigures[];
	/** Each evening with its games, in their order. */
	readonly dates: readonly PlayedDate[];
	/** The five games with the highest price, or fewer, the dearest first; equal ones in order of time. */
	readonly dearest: readonly ListedGame[];
	readonly course: Course;
	/** Who went up so many places by the last evening; a negative number went down. Nobody with 0. */
	readonly moved: readonly (readonly [MemberId, number])[];
}

/** Figures over these evenings, which must come in the order they were played. */
export function figuresOf(evenings: readonly PlayedEvening[]): Figures {
	const sheets = new Map<MemberId, Sheet>();
	for (const evening of evenings) takeEvening(sheets, evening);
	const members = [...sheets.values()].map(memberFigures).sort(byGames);
	const ids = members.map(({ member }) => member);
	return {
		evenings: evenings.length,
		open: evenings.filter(({ closed }) => !closed).length,
		endings: endingsOf(allGames(evenings)),
		games: sum(evenings.map(({ games }) => games.length)),
		onPaper: sum(evenings.map(({ onPaper }) => onPaper)),
		members,
		pairs: countPairs(ids, allGames(evenings)),
		years: playedYears(evenings),
		dates: evenings.map(({ evening, date, games }) => ({ evening, date, games: games.length })),
		dearest: dearestOf(evenings),
		course: courseOf(evenings, ids),
		moved: placesMoved(evenings)
	};
}

function* allGames(evenings: readonly PlayedEvening[]) {
	for (const { games } of evenings) yield* games;
}

function endingsOf(games: Iterable<PlayedGame>): Endings {
	const endings = { games: 0, schneider: 0, schwarz: 0, counted: 0, level: 0 };
	for (const { outcome } of games) {
		if (!outcome) continue;
		endings.games += 1;
		if (outcome.schneider) endings.schneider += 1;
		if (outcome.schwarz) endings.schwarz += 1;
		if (outcome.augen === null) continue;
		endings.counted += 1;
		if (outcome.augen === 60) endings.level += 1;
	}
	return endings;
}

/** What is gathered about one member. */
interface Sheet {
	readonly member: MemberId;
	readonly counts: Map<CountKey, Count>;
	readonly runs: RunCounter;
	readonly results: EveningResult[];
	readonly years: Map<number, Writable<MemberYear>>;
	dearest: MemberFigures['dearest'];
	eveningsWon: number;
	fines: number;
	evenings: number;
	cents: number;
	forMoney: number;
}

function sheetOf(sheets: Map<MemberId, Sheet>, member: MemberId): Sheet {
	const known = sheets.get(member);
	if (known) return known;
	const sheet = {
		member,
		counts: new Map(),
		runs: new RunCounter(),
		results: [],
		years: new Map(),
		dearest: null,
		eveningsWon: 0,
		fines: 0,
		evenings: 0,
		cents: 0,
		forMoney: 0
	};
	sheets.set(member, sheet);
	return sheet;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function yearIn({ years }: Sheet, year: number): Writable<MemberYear> {
	const known = years.get(year) ?? { year, evenings: 0, games: 0, won: 0, cents: 0 };
	years.set(year, known);
	return known;
}

function takeEvening(sheets: Map<MemberId, Sheet>, evening: PlayedEvening): void {
	const year = yearOf(evening.date);
	const scores = evening.points ?? evening.balance;
	const most = Math.max(...scores.values());
	for (const [member, cents] of evening.balance) {
		const score = scores.get(member) ?? 0;
		const sheet = sheetOf(sheets, member);
		const own = yearIn(sheet, year);
		sheet.evenings += 1;
		own.evenings += 1;
		sheet.cents += cents;
		own.cents += cents;
		if (score > 0 && score === most) sheet.eveningsWon += 1;
		sheet.fines += evening.fines.get(member) ?? 0;
		if (evening.forMoney) sheet.results.push({ evening: evening.evening, date: evening.date, cents });
	}
	for (const game of evening.games) takeGameOf(sheets, evening, game, year);
}

function takeGameOf(
	sheets: Map<MemberId, Sheet>,
	evening: PlayedEvening,
	game: PlayedGame,
	year: number
): void {
	for (const member of game.players) {
		const sheet = sheetOf(sheets, member);
		countGame(sheet.counts, game, member);
		sheet.runs.add(evening, game, member);
		takeYearsGame(yearIn(sheet, year), game, member);
		takeDearest(sheet, evening, game);
		if (evening.forMoney) sheet.forMoney += 1;
	}
}

function takeYearsGame(year: Writable<MemberYear>, game: PlayedGame, member: MemberId): void {
	year.games += 1;
	if (resultFor(game, member) > 0) year.won += 1;
}

function takeDearest(sheet: Sheet, evening: PlayedEvening, game: PlayedGame): void {
	const cents = game.payoff.get(sheet.member) ?? 0;
	if (Math.abs(cents) <= Math.abs(sheet.dearest?.cents ?? 0)) return;
	sheet.dearest = { game: listedGame(evening, game), cents };
}

function memberFigures(sheet: Sheet): MemberFigures {
	const { member, counts, runs, results, evenings, cents, forMoney } = sheet;
	const { dearest, eveningsWon, fines } = sheet;
	const won = counts.get('all')?.cents ?? 0;
	return {
		member,
		evenings,
		cents,
		forMoney,
		dearest,
		eveningsWon,
		fines,
		years: [...sheet.years.values()].sort((a, b) => a.year - b.year),
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
