import { isSaid, type AnyEntry, type ChampionshipEntry, type NewEntry } from '#lib/log/entry.ts';
import { foldChampionship, hasBegun, type Championship } from '#lib/championship/from-log.ts';
import { boardOf, type DayBoard } from '#lib/championship/board.ts';
import { nothingKept } from '#lib/championship/kept-folds.ts';
import { progressOf, type ChampionshipProgress } from '#lib/championship/lists/progress.ts';
import { scheduleOf, type PartieTime } from '#lib/championship/schedule.ts';
import { noRulings, rulingsIn, type Rulings } from '#lib/championship/rulings.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type { EveningLog } from '#lib/storage/read-groups.ts';
import { Club } from '../club/club.svelte.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import { Live } from '../watched.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { createSubscriber } from 'svelte/reactivity';

/** Milliseconds after which whoever shows a time looks again. */
const STEP = 15_000;

/** The device's clock for what changes by time alone; it ticks only while somebody shows it. */
export class Clock extends OfSession {
	readonly #follow = createSubscriber((update) => {
		const timer = setInterval(update, STEP);
		return () => clearInterval(timer);
	});

	/** ISO 8601 with the local offset. */
	get now(): string {
		this.#follow();
		return this.session.device.at();
	}
}

/** The club's championships, newest first; within a year the one begun last comes first. */
export class Championships extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #rulings = $derived(rulingsIn(this.#club.log));
	readonly all: readonly ChampionshipEntry[] = $derived(
		[...this.#rulings.values()]
			.flatMap(({ entry }) => (entry ? [entry] : []))
			.sort((a, b) => b.year - a.year || (a.id < b.id ? 1 : -1))
	);

	rulingsOf(championship: string): Rulings {
		return this.#rulings.get(championship) ?? noRulings();
	}
}

/** One championship for its screens, live: its rulings, Partien and places. */
export class OpenChampionship extends OfSession {
	readonly #championships = this.session.of(Championships);
	readonly #club = this.session.of(Club);
	readonly #clubBooks = this.session.of(ClubBooks);
	readonly #clock = this.session.of(Clock);
	readonly id: string;
	readonly #logs: Live<readonly EveningLog[]>;
	readonly #kept = nothingKept();
	readonly rulings: Rulings = $derived.by(() => this.#championships.rulingsOf(this.id));
	/** Null if there is no such championship, undefined until the database has answered. */
	readonly entry: ChampionshipEntry | null | undefined = $derived(
		this.#club.loaded ? this.rulings.entry : undefined
	);
	/** Everything that belongs to it, and the club's own entries; undefined until the database has answered. */
	readonly entries: readonly AnyEntry[] | undefined = $derived.by(() => {
		const logs = this.#logs.current;
		if (!logs || !this.#club.loaded) return undefined;
		return [...this.#club.entries, ...logs.flatMap(({ entries }) => entries)];
	});
	/** What stands in these entries. */
	readonly log: Standing | undefined = $derived(this.entries && standing(this.entries));
	/** Undefined until the database has answered. */
	readonly folded: Championship | undefined = $derived.by(
		() => this.log && foldChampionship(this.log, this.id, this.#clubBooks.all, this.#kept)
	);

	/** Whether one of its games is written. */
	readonly begun: boolean = $derived.by(() => this.folded !== undefined && hasBegun(this.folded));
	/** How far it is; null if no entry names the players any more, undefined until the database has answered. */
	readonly progress: ChampionshipProgress | null | undefined = $derived.by(() => {
		const { folded } = this;
		if (!folded) return undefined;
		const { rulings, partien } = folded;
		return rulings.entry && progressOf(rulings.entry, rulings, partien);
	});

	/** Its tables, what was written apart, and what is left before the prize-giving; null as `progress` is. */
	readonly board: DayBoard | null | undefined = $derived.by(() => {
		const { entries, log, folded } = this;
		if (!entries || !log || !folded) return undefined;
		return boardOf(
			entries,
			{ log, championship: this.id, books: this.#clubBooks.all, kept: this.#kept },
			folded
		);
	});

	/** When its Partien begin and end, as far as anything tells it; none before the board is there. */
	readonly times: readonly PartieTime[] = $derived.by(() => {
		const { entry, board } = this;
		return entry && board ? scheduleOf(entry, board, this.now) : [];
	});

	constructor(session: Session, id: string) {
		super(session);
		this.id = id;
		this.#logs = new Live(() => this.session.store.watchChampionship(id));
	}

	/** The evenings that belong to it, even those that no longer count. */
	get evenings(): readonly EveningLog[] {
		return this.#logs.current ?? [];
	}

	/** What was written of it: what was said outside its evenings, and its evenings. */
	get own(): readonly AnyEntry[] {
		const said = this.#club.entries.filter((entry) => isSaid(entry) && entry.championship === this.id);
		return [...said, ...this.evenings.flatMap(({ entries }) => entries)];
	}

	/** By the device's clock, for what the times are told with. */
	get now(): string {
		return this.#clock.now;
	}

	/** Whether the database failed to answer. */
	get broken(): boolean {
		return this.#logs.broken;
	}

	write(entries: readonly NewEntry[]): Written {
		return this.session.store.append(entries);
	}
}
