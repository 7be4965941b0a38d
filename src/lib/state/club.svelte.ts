import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { type AnyEvening, lastPlace } from '#lib/evening/state.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { type EveningLink, type Stale } from '#lib/evening/stock-chain.ts';
import { isOrdinary, ofStock, stockLeft, stockOf } from '#lib/evening/stock-left.ts';
import { clubNameOf, membersOf, type Member } from '#lib/log/members.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type * as Folding from './fold-evenings.ts';
import { Live } from './watched.ts';
import { OfSession, type Session } from './session.svelte.ts';

/** The club's members, from any screen. */
export class Club extends OfSession {
	readonly #entries = new Live(() => this.session.store.watchClub());
	/** The entries that belong to the club and to no evening. */
	readonly entries: readonly AnyEntry[] = $derived(this.#entries.current ?? []);
	readonly log: Standing = $derived(standing(this.entries));
	readonly members: ReadonlyMap<MemberId, Member> = $derived(membersOf(this.log));
	readonly loaded = $derived(this.#entries.current !== undefined);
	readonly broken = $derived(this.#entries.broken);
	/** Whether names can be told, or nobody will ever tell them. */
	readonly answered = $derived(this.loaded || this.broken);
	/** The club's name; empty if it has none. */
	readonly name: string = $derived(clubNameOf(this.log) ?? '');

	/** All members, by name. */
	readonly byName: readonly Member[] = $derived(
		[...this.members.values()].sort((a, b) => a.shown.localeCompare(b.shown, 'de'))
	);
	/** Members who have not left, by name. */
	readonly present: readonly MemberId[] = $derived(
		this.byName.filter(({ left }) => left === null).map(({ member }) => member)
	);

	/** The club's id, by which links and invitations know it; empty where this device has no club. */
	id(): Promise<string> {
		return this.session.store.clubId();
	}

	/** What a member is called at the table. */
	readonly nameOf = (member: MemberId): string => this.members.get(member)?.shown ?? '?';

	/** Players of a table who are no longer members and are not seated again. */
	goneFrom({ seats }: Pick<AnyEvening, 'seats'>): readonly MemberId[] {
		return seats.filter((member) => !this.present.includes(member));
	}

	/** "Berti ist nicht mehr dabei." */
	goneText(gone: readonly MemberId[]): string {
		return `${gone.map(this.nameOf).join(' und ')} ${gone.length === 1 ? 'ist' : 'sind'} nicht mehr dabei.`;
	}
}

/** Milliseconds: what was written longer ago belongs to a championship that is over, or was given up. */
const LATELY = 48 * 3_600_000;

/**
 * The championship that is played now: its numbers are drawn, and something of it was written lately, in the club's log
 * or at one of these tables. `now` in milliseconds.
 */
export function championshipNow(
	log: Standing,
	lists: readonly Pick<AnyEvening, 'opening'>[],
	now: number
): ChampionshipEntry | undefined {
	const isLate = ({ at }: { readonly at: string }): boolean => Date.parse(at) > now - LATELY;
	const written = [...log.places.map(({ entry }) => entry), ...lists.map(({ opening }) => opening)];
	const lately = written.flatMap((entry) =>
		entry && 'championship' in entry && isLate(entry) ? [entry.championship] : []
	);
	return log.places
		.flatMap(({ entry }) => (entry?.kind === 'championship' ? [entry as ChampionshipEntry] : []))
		.findLast(
			({ championship, numbers }) => lately.includes(championship) && Object.keys(numbers).length > 0
		);
}

/** How many evenings are read at first. */
export const FIRST_EVENINGS = 12;

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
	/** What goes on, what was written last first; a championship's tables are shown with their championship. */
	readonly open = $derived(
		(this.#all ?? [])
			.filter((state) => !state.closed && isOrdinary(state))
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
