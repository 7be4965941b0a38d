import { yearOf } from '#lib/log/club-dates.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import type { Reign, Unfinished } from '#lib/championship/ranking/kings.ts';
import { gamesBehind, type Which } from '#lib/statistics/games-behind.ts';
import { besideOf, type Beside, type Two } from '#lib/statistics/two-members.ts';
import { figuresOf, type Figures } from '#lib/statistics/figures.ts';
import type { Occasion } from '#lib/log/entry.ts';
import { OCCASIONS } from '#lib/rules/vocabulary.ts';
import type { ListedGame } from '#lib/statistics/listed-games.ts';
import type { PartieAt, PlayedEvening } from '#lib/statistics/played-games.ts';
import { amongOf, eveningsIn, type Span } from '#lib/statistics/span.ts';
import { yearbookOf, type YearbookEvening } from '#lib/statistics/yearbook.ts';
import type { Changed, LogReader } from '#lib/storage/log-reader.ts';
import { PlayedClub } from './played-club.ts';

type Reader = Pick<LogReader, 'watch'>;

/** What a screen asks; `turn` tells its answers from those to earlier questions. Without a span the newest year is meant. */
export type StatisticsAsked = { readonly turn: number } & (
	| { readonly kind: 'figures'; readonly span: Span | null; readonly two: Two | null }
	| { readonly kind: 'games'; readonly span: Span; readonly which: Which }
	| { readonly kind: 'yearbook'; readonly year: number }
);

type AskedOf<K extends StatisticsAsked['kind']> = Extract<StatisticsAsked, { readonly kind: K }>;

/** An evening that can be chosen. */
interface Choice {
	readonly evening: EveningId;
	readonly date: string;
	readonly at: PartieAt | null;
	readonly games: number;
}

interface Told {
	readonly turn: number;
}

/**
 * Figures over a span, and what else can be chosen: the years, newest first, the occasions, the books, those played most first,
 * and the evenings of the span's year.
 */
export interface FiguresAnswer extends Told {
	readonly kind: 'figures';
	readonly span: Span;
	readonly years: readonly number[];
	readonly occasions: readonly Occasion[];
	readonly books: readonly string[];
	readonly evenings: readonly Choice[];
	readonly figures: Figures;
	/** The two members who were asked for beside each other. */
	readonly beside: Beside | null;
}

export interface YearbookAnswer extends Told {
	readonly kind: 'yearbook';
	readonly years: readonly number[];
	readonly year: number;
	readonly evenings: readonly YearbookEvening[];
	readonly figures: Figures;
	/** Championships up to the year, newest first. */
	readonly kings: readonly Reign[];
	/** Those of the year that have no king yet. */
	readonly unfinished: readonly Unfinished[];
}

export type StatisticsAnswer =
	| FiguresAnswer
	| YearbookAnswer
	| (Told & { readonly kind: 'games'; readonly games: readonly ListedGame[]; readonly inAll: number })
	/** How much of the club was read and counted, 0 to 1: figures that still grow would push what stands below them. */
	| { readonly kind: 'progress'; readonly done: number }
	| { readonly kind: 'broken' };

/** How many games of a figure are listed; the rest is only counted. */
const LISTED = 100;
/** Milliseconds between two reports of progress. */
const PAUSE = 250;

/** Answers questions about the whole club once all of it was counted, and again after each change. */
export class StatisticsDesk {
	readonly #reader: Reader;
	readonly #club = new PlayedClub();
	readonly #say: (answer: StatisticsAnswer) => void;
	readonly #now: () => number;
	#asked: StatisticsAsked | null = null;
	#counted = false;

	constructor(reader: Reader, say: (answer: StatisticsAnswer) => void, now: () => number) {
		this.#reader = reader;
		this.#say = say;
		this.#now = now;
	}

	/** Begins to read; resolves when everything was counted once. Later changes are still followed. */
	async open(): Promise<void> {
		try {
			await new Promise<void>((ready, failed) => {
				this.#reader.watch().subscribe((changed) => {
					try {
						this.#take(changed);
						ready();
					} catch (error) {
						failed(error);
					}
				}, failed);
			});
		} catch {
			this.#say({ kind: 'broken' });
		}
	}

	#take(changed: Changed): void {
		let told = this.#now();
		for (const part of this.#club.take(changed)) {
			if (this.#counted || this.#now() - told < PAUSE) continue;
			told = this.#now();
			this.#say({ kind: 'progress', done: 0.4 + 0.59 * part });
		}
		this.#counted = true;
		this.#answer();
	}

	ask(asked: StatisticsAsked): void {
		// Games are asked for beside the figures, which continue.
		if (asked.kind === 'games') return this.#say(this.#gamesFor(asked));
		this.#asked = asked;
		this.#answer();
	}

	#answer(): void {
		if (this.#asked && this.#counted) this.#say(this.#answerTo(this.#asked));
	}

	#answerTo(asked: StatisticsAsked): StatisticsAnswer {
		switch (asked.kind) {
			case 'figures':
				return this.#figuresFor(asked, asked.span ?? this.#newest());
			case 'games':
				return this.#gamesFor(asked);
			case 'yearbook':
				return this.#yearbookFor(asked.turn, asked.year);
			default:
				return assertNever(asked);
		}
	}

	#figuresFor({ turn, two }: AskedOf<'figures'>, span: Span): FiguresAnswer {
		const { evenings } = this.#club;
		const years = yearsIn(evenings);
		const chosen = eveningsIn(evenings, span);
		const year =
			span.span === 'year' ? span.year : span.span === 'evening' && chosen[0] ? yearOf(chosen[0].date) : null;
		const choices = year === null ? [] : eveningsIn(evenings, { span: 'year', year, ...amongOf(span) });
		return {
			kind: 'figures',
			turn,
			span,
			years,
			occasions: occasionsIn(evenings),
			books: booksIn(evenings),
			evenings: choices.map(({ evening, date, at, games }) => ({ evening, date, at, games: games.length })),
			figures: figuresOf(chosen),
			beside: two && besideOf(chosen, two)
		};
	}

	#gamesFor({ turn, span, which }: AskedOf<'games'>): StatisticsAnswer {
		const games = gamesBehind(eveningsIn(this.#club.evenings, span), which);
		const newest = games.toReversed().slice(0, LISTED);
		return { kind: 'games', turn, games: newest, inAll: games.length };
	}

	#yearbookFor(turn: number, year: number): YearbookAnswer {
		const { evenings } = this.#club;
		return {
			kind: 'yearbook',
			turn,
			year,
			years: yearsIn(evenings),
			evenings: yearbookOf(evenings, year),
			figures: figuresOf(eveningsIn(evenings, { span: 'year', year })),
			kings: this.#reignsUpTo(year),
			unfinished: this.#club.unfinished().filter((one) => one.year === year)
		};
	}

	/** The newest first. */
	#reignsUpTo(year: number): readonly Reign[] {
		return this.#club
			.reigns()
			.filter((reign) => reign.year <= year)
			.sort((a, b) => b.year - a.year);
	}

	#newest(): Span {
		const year = yearsIn(this.#club.evenings)[0];
		return year === undefined ? { span: 'all' } : { span: 'year', year };
	}
}

const yearsIn = (evenings: readonly PlayedEvening[]): readonly number[] =>
	[...new Set(evenings.map(({ date }) => yearOf(date)))].sort((a, b) => b - a);

const occasionsIn = (evenings: readonly PlayedEvening[]): readonly Occasion[] =>
	OCCASIONS.filter((one) => evenings.some(({ occasion }) => occasion === one));

function booksIn(evenings: readonly PlayedEvening[]): readonly string[] {
	const times = new Map<string, number>();
	for (const { book } of evenings) times.set(book, (times.get(book) ?? 0) + 1);
	return [...times].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([book]) => book);
}
