import type { Cents } from '#lib/base/money.ts';
import { type AnyEvening, lastPlace } from '#lib/evening/state.ts';
import type { EveningLink, Stale } from '#lib/evening/stock-chain.ts';
import { isOrdinary, ofStock, stockLeft, stockOf } from '#lib/evening/stock-left.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { FIRST_EVENINGS } from '#lib/storage/read-groups.ts';
import { Club } from './club.svelte.ts';
import type * as Folding from './fold-evenings.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { Live } from '../watched.ts';

/** Milliseconds: what was written longer ago belongs to a championship of another day. */
const LATELY = 48 * 3_600_000;
/** And as long as something of it is left to play, to one that was given up: the clock may be two days ahead. */
const UNFINISHED = 2 * LATELY;

/**
 * The championship that is played now: its numbers are drawn, and something of it was written lately, in the club's log
 * or at one of these tables. Of several the one that is not played to its end and whose table was opened last: the next one
 * may be set up on the same day. `now` in milliseconds.
 */
export function championshipNow(
	log: Standing,
	lists: readonly Pick<AnyEvening, 'opening' | 'closed'>[],
	now: number
): ChampionshipEntry | undefined {
	const written = log.places.flatMap(({ entry }) => (entry && 'championship' in entry ? [entry] : []));
	const played = log.places
		.flatMap(({ entry }) => (entry?.kind === 'championship' ? [entry as ChampionshipEntry] : []))
		.filter(({ numbers }) => Object.keys(numbers).length > 0)
		.flatMap((entry) => {
			const { championship, plan } = entry;
			const own = lists.filter(({ opening }) => opening.championship === championship);
			/** Undefined before there is a plan. */
			const isOver = plan
				.at(-1)
				?.every((_, i) =>
					own.some(
						({ opening, closed }) => closed && opening.partie === plan.length && opening.table === i + 1
					)
				);
			const since = now - (isOver === false ? UNFINISHED : LATELY);
			const isLate = ({ at }: { readonly at: string }): boolean => Date.parse(at) > since;
			const begun = own.map(({ opening }) => opening).filter(isLate);
			if (begun.length === 0 && !written.some((one) => one.championship === championship && isLate(one)))
				return [];
			return { entry, opened: isOver ? -Infinity : Math.max(...begun.map(({ at }) => Date.parse(at))) };
		});
	const newest = Math.max(...played.map(({ opened }) => opened));
	return played.findLast(({ opened }) => opened === newest)?.entry;
}

/** The newest evenings by their date, folded; `more` loads earlier ones. */
export class Evenings extends OfSession {
	readonly #club = this.session.of(Club);
	#count = $state(FIRST_EVENINGS);
	#folding: typeof Folding | null = $state.raw(null);
	readonly #logs = $derived.by(() => {
		const count = this.#count;
		return new Live(() => this.session.store.watchEvenings(count));
	});
	readonly #links: readonly EveningLink[] | undefined = $derived.by(() => {
		const logs = this.#logs.current;
		if (logs?.length === 0) return [];
		return logs && this.#club.loaded ? this.#folding?.foldEvenings(logs, this.#club.log) : undefined;
	});
	readonly #all: readonly AnyEvening[] | undefined = $derived(this.#links?.map(({ state }) => state));

	readonly loaded = $derived(this.#all !== undefined);
	/** The championships that are here: a list may come alone, from the phone of its table. */
	readonly #championships: readonly (string | undefined)[] = $derived(
		this.#club.log.places.flatMap(({ chain }) =>
			chain.flatMap((one) => (one.kind === 'championship' ? one.championship : []))
		)
	);
	/** What goes on, what was written last first; a championship's tables are shown with their championship, if it is here. */
	readonly open = $derived(
		(this.#all ?? [])
			.filter((state) => !state.closed && !this.#championships.includes(state.opening.championship))
			.sort((a, b) => (lastPlace(a) < lastPlace(b) ? 1 : -1))
	);
	readonly past = $derived((this.#all ?? []).filter((state) => state.closed));
	/** The championship that is played now. */
	readonly championship = $derived(
		championshipNow(this.#club.log, this.#all ?? [], this.session.device.now())
	);
	/** The newest evening, open or closed. */
	readonly last = $derived(this.#all?.[0]);
	/** The newest table that its players chose themselves: in a championship the plan seats them. */
	readonly lastTable = $derived(this.#all?.find(isOrdinary));
	/** The first evening whose Stock no longer follows from the evenings before it. */
	readonly stale: Stale | undefined = $derived(this.#folding?.staleIn(this.#links ?? [])[0]);
	readonly hasMore = $derived((this.#all ?? []).filter(isOrdinary).length >= this.#count);

	constructor(session: Session) {
		super(session);
		// A new club has nothing to fold, so its first screen does not load the rules.
		$effect(() => {
			if (!this.#logs.current?.length || this.#folding) return;
			void import('./fold-evenings.ts').then((folding) => (this.#folding = folding));
		});
	}

	/** Cents in a Stock (see `stockFamily`) for a new evening on this day (YYYY-MM-DD); nothing where it plays none. */
	stockOn(day: string, stock: string | null): Cents {
		return stockLeft(
			ofStock(
				(this.#all ?? []).filter(({ date }) => date <= day),
				stock
			)
		);
	}

	/** The evenings of this day that are loaded; the newest days always are. */
	on(day: string): readonly AnyEvening[] {
		return (this.#all ?? []).filter(({ date }) => date === day);
	}

	/** Loads back to the evening before this day that played this Stock. */
	reach(day: string, stock: string | null): void {
		if (stock === null || !this.loaded || !this.hasMore) return;
		const isBefore = (state: AnyEvening): boolean => isOrdinary(state) && state.date < day;
		if (this.#all?.some((state) => isBefore(state) && stockOf(state) === stock)) return;
		// A Stock may not have been played for years: each time twice as many are read.
		this.more(this.#count);
	}

	more(many = 0): void {
		this.#count += Math.max(24, many);
	}
}
