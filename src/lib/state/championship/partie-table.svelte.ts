import { sum } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { type Cents, pointsText } from '#lib/base/money.ts';
import {
	confirmationsOf,
	listStep,
	needsTick,
	type Confirmations,
	type ListStep
} from '#lib/championship/lists/confirmations.ts';
import { gamePoints, tableName } from '#lib/championship/lists/list-text.ts';
import { asListed, listedPrice, rulingsFor, takenIn } from '#lib/championship/lists/as-listed.ts';
import { listedEvening } from '#lib/championship/lists/listed-evening.ts';
import { partieOf } from '#lib/championship/lists/points.ts';
import type { Partie, PartieGame } from '#lib/championship/lists/partie.ts';
import { progressOf } from '#lib/championship/lists/progress.ts';
import type { Replaced } from '#lib/championship/draw/entrants.ts';
import type { TakenOver } from '#lib/championship/lists/replaced.ts';
import { noRulings, type Rulings } from '#lib/championship/rulings.ts';
import type { TableProgress } from '#lib/championship/lists/table-progress.ts';
import { placesOfKind } from '#lib/log/place.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { gameOf } from '#lib/rules/typed-game.ts';
import { Club } from '../club/club.svelte.ts';
import type { GamePanel } from '../table/game-panel.svelte.ts';
import { OwnTables } from './own-tables.svelte.ts';
import type { NewMember } from '../table/new-evening.ts';
import { type Guard, type OpenEvening, until } from '../table/open-evening.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { WrittenTwice } from './written-twice.svelte.ts';

/** Milliseconds. */
const KNOWN_WITHIN = 1000;

/** A change that waits: for an organizer's tick, or for a word that this is to be done to another table's list. */
interface Asked {
	readonly what: 'tick' | ListStep;
	readonly answer: (along: readonly NewEntry[] | null) => void;
}

/** The part of an evening that belongs to a championship, apart from its money; loaded only for such an evening. */
export class PartieTable extends OfSession implements Guard {
	readonly #club = this.session.of(Club);
	readonly #ownTables = this.session.of(OwnTables);
	readonly #table: OpenEvening;
	readonly #evening: () => EveningState;
	/** Who confirmed, even if that is not shown here yet, and the last change that he saw: all may tap at once. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
	readonly #said = new Map<MemberId, string>();
	/** Whether somebody said that another table's list is to be confirmed here: it holds on this screen alone, and permits no more. */
	#confirms = false;
	/** Set while a change waits. */
	asked: Asked | null = $state.raw(null);

	constructor(session: Session, table: OpenEvening, evening: () => EveningState) {
		super(session);
		this.#table = table;
		this.#evening = evening;
		table.counted = (state, log) => asListed(state, this.#club.log, log);
	}

	readonly #rulings: Rulings = $derived.by(() => {
		const { log } = this.#table;
		return log ? rulingsFor(this.#evening(), this.#club.log, log) : noRulings();
	});
	readonly partie: Partie = $derived.by(() => partieOf(this.#evening(), this.#rulings));
	/** The evening as the table shows it: where its book counts points, with those of the list, and what was taken over. */
	readonly evening: EveningState = $derived.by(() => listedEvening(this.partie, this.takenOver));
	/** Whether the list's points stand beside money, as an account of their own. */
	readonly #areBeside: boolean = $derived.by(() => this.evening === this.partie.evening);
	/** Null if no entry names the players any more. */
	readonly progress: TableProgress | null = $derived.by(() => {
		const { entry } = this.#rulings;
		if (!entry) return null;
		const { partien, beside } = progressOf(entry, this.#rulings, [this.partie]);
		return [...partien.flat(), ...beside].find(({ list }) => list === this.partie) ?? null;
	});
	readonly #replaced: readonly Replaced[] = $derived.by(() => this.progress?.replaced ?? []);
	/** Who sits here though another plays for him: that one has to be written down, before the list is confirmed. */
	readonly stillSeated: readonly Replaced[] = $derived.by(() => {
		const { seats } = this.#evening();
		if (this.confirmations.complete) return [];
		return this.#replaced.filter(({ out, comes }) => seats.includes(out) && !seats.includes(comes));
	});
	readonly twice = new WrittenTwice(this.session, () => this.#evening().opening);
	/** Whether something has to be struck before this list can be confirmed. */
	readonly isTooLong: boolean = $derived.by(() => this.progress?.state === 'tooMany');
	/** Who left the championship or was dismissed from it (schafkopfschule 5.1.4), and still sits here. */
	readonly leavers: readonly MemberId[] = $derived.by(() => {
		const { leavers, disqualified } = this.#rulings;
		if (this.progress?.left === 0) return [];
		return this.#evening().seats.filter((seat) => leavers.has(seat) || disqualified.has(seat));
	});
	/** Whether what this device knows of its own table is read. */
	readonly isKnown = $derived(this.#ownTables.known);
	/** The number of this device's own table in the Partie; null if nothing says so. */
	readonly ownTable: number | null = $derived.by(() =>
		this.#ownTables.tableIn(this.#rulings, this.#evening().opening.partie ?? 0)
	);
	/** Whether this device may write in the list without a question. */
	readonly mayWrite: boolean = $derived.by(() =>
		this.#ownTables.mayWrite(this.#rulings, this.#evening().opening)
	);
	/** What it belongs to; null if no entry names the players any more. */
	readonly championship: ChampionshipEntry | null = $derived.by(() => this.#rulings.entry);
	/** Names the table and the Partie. */
	readonly name: string = $derived.by(() =>
		this.progress ? tableName(this.progress, this.#rulings.entry?.system) : ''
	);
	/** Whether a referee decides here. */
	readonly isTournament: boolean = $derived(this.#rulings.entry?.system === 'schafkopfschule');
	/** The numbers of games that wait for the referee's approval (schafkopfschule 5.2.14, 5.2.16). */
	readonly awaiting: readonly number[] = $derived.by(() =>
		this.partie.games.flatMap(({ approval, row }) => (approval?.approved === null ? [row.number] : []))
	);
	readonly confirmations: Confirmations = $derived.by(() =>
		confirmationsOf(this.#table.entries, this.#table.evening, this.#evening().seats)
	);
	/** The points of those who left, which now stand with who sits here for them. */
	readonly takenOver: readonly TakenOver[] = $derived.by(() => takenIn(this.partie, this.#rulings));

	/** What a typed game costs in the list, where that is the only account; null where its bill says it. */
	priceOf({
		moment,
		typed,
		players,
		priced
	}: Pick<GamePanel, 'moment' | 'typed' | 'players' | 'priced'>): Cents | null {
		if (this.#areBeside || !moment || !priced?.ok) return null;
		const written = gameOf(moment.book, typed, players);
		return listedPrice(this.evening, this.#rulings, { priced: priced.value, moment, written });
	}

	/** What stands beside a player's money; undefined where points are all there is. */
	get seatText(): ((member: MemberId) => string) | undefined {
		return this.#areBeside ? this.#pointsOf : undefined;
	}

	/** A player's points so far, with those taken over; of who left only with whom they are now. */
	readonly #pointsOf = (member: MemberId): string => {
		const left = this.#leftAs(member);
		if (left) return left;
		const more = this.takenOver.filter(({ comes }) => comes === member).map(({ points }) => points);
		return pointsText((this.partie.total.get(member) ?? 0) + sum(more), true);
	};

	#leftAs(member: MemberId): string {
		const left = this.takenOver.find(({ out }) => out === member);
		return left ? `bei ${this.#club.nameOf(left.comes)}` : '';
	}

	/** "+12 P von Anni übernommen"; empty if nothing was. Where points are all there is, also whose they are now. */
	readonly takenOverText = (member: MemberId): string =>
		this.takenOver
			.filter(({ comes }) => comes === member)
			.map(({ out, points }) => `${pointsText(points, true)} von ${this.#club.nameOf(out)} übernommen`)
			.join(', ') || (this.#areBeside ? '' : this.#leftAs(member));

	gameAt(place: EntryId): PartieGame | undefined {
		return this.partie.games.find(({ row }) => row.place === place);
	}

	/** What stands beside a game's price: its points. Undefined where the row says them itself. */
	get rowText(): ((place: EntryId) => string) | undefined {
		return this.#areBeside ? this.#gameText : undefined;
	}

	/** Empty if the place holds no game. */
	readonly #gameText = (place: EntryId): string => {
		const game = this.gameAt(place);
		return game ? gamePoints(game, this.partie) : '';
	};

	/**
	 * Somebody sits down on another's seat, and takes over his number, his points and his coming Partien; a name that is
	 * new is written with it.
	 */
	replace(out: MemberId, comes: MemberId, news: readonly NewMember[] = []): Written {
		const { championship } = this.#evening().opening;
		const isKnown = this.#replaced.some((one) => one.out === out && one.comes === comes);
		const said: readonly NewEntry[] =
			championship === undefined || isKnown ? [] : [{ kind: 'substitute', championship, out, in: comes }];
		return this.#reseat(out, [comes], news, said);
	}

	/** Somebody leaves the table, and the others go on without him. */
	leave(out: MemberId): Written {
		return this.#reseat(out, []);
	}

	#reseat(
		out: MemberId,
		instead: readonly MemberId[],
		news?: readonly NewMember[],
		along?: readonly NewEntry[]
	): Written {
		const { seats, dealer } = this.#evening();
		const at = seats.indexOf(out);
		const next = seats.toSpliced(at, 1, ...instead);
		return this.#table.setSeats(
			next,
			dealer === out ? (next[at % next.length] ?? dealer) : dealer,
			news,
			along
		);
	}

	/**
	 * A player confirms the list as it is, or takes that back. The last one closes a finished list with it, and whoever
	 * takes back opens it again.
	 */
	async confirm(member: MemberId): Written {
		const { by, entries, changed } = this.confirmations;
		if (by.get(member) === 'now') {
			this.#said.delete(member);
			const targets = [...(entries.get(member) ?? []), ...this.#closings];
			return this.#table.write(targets.map((target) => ({ kind: 'void', target })));
		}
		const isLast = [...by].every(
			([one, stands]) => one === member || stands === 'now' || this.#said.get(one) === changed
		);
		this.#said.set(member, changed);
		const written = await this.#write([member], isLast);
		if (!written.ok) this.#said.delete(member);
		return written;
	}

	/** Whether one tap may say that all stand by the list. Where everybody signs it, everybody taps (schafkopfschule 5.3.2). */
	readonly mayConfirmAll: boolean = $derived.by(
		() => !this.isTournament && this.progress?.state === 'complete' && !this.confirmations.complete
	);

	/** All who have not yet confirmed do so at once, and the list is closed with it. */
	confirmAll(): Written {
		const missing = [...this.confirmations.by].filter(([, stands]) => stands !== 'now').map(([one]) => one);
		return this.#write(missing, true);
	}

	#write(confirming: readonly MemberId[], isLast: boolean): Written {
		const { evening } = this.#table;
		const closes = isLast && this.progress?.state === 'complete' && this.#closings.length === 0;
		return this.#table.write([
			...confirming.map((member): NewEntry => ({ kind: 'confirm', evening, member })),
			...(closes ? [{ kind: 'close', evening } as const] : [])
		]);
	}

	/** What closed the list. */
	get #closings(): readonly EntryId[] {
		return placesOfKind(this.#table.log?.places ?? [], 'close').flatMap(({ entry }) => entry?.id ?? []);
	}

	/** An organizer gives the reason for changing a confirmed list. */
	tick(remark: string): void {
		this.#answer([{ kind: 'tick', evening: this.#table.evening, remark }]);
	}

	/** It is done to another table's list all the same; that games are written there is said once for the list on this device. */
	async doAllTheSame(): Promise<void> {
		if (this.asked?.what === 'write') await this.#ownTables.writeIn(this.#table.evening);
		else this.#confirms = true;
		this.#answer([]);
	}

	/** Nobody approves it: nothing is changed. */
	readonly dismiss = (): void => this.#answer(null);

	#answer(along: readonly NewEntry[] | null): void {
		const { asked } = this;
		this.asked = null;
		asked?.answer(along);
	}

	/**
	 * What is written along with these entries: the tick that they need, once an organizer gave it. Null if he does not,
	 * if another table's list is not to be written in, or if another question is open.
	 */
	async along(entries: readonly NewEntry[]): Promise<readonly NewEntry[] | null> {
		const { evening, entries: written } = this.#table;
		if (!(await this.askToWrite(listStep(written, evening, entries)))) return null;
		return needsTick(written, evening, entries) ? this.#ask('tick') : [];
	}

	/** Asks before this is done to another table's list, and says whether it may be. */
	async askToWrite(what: ListStep = 'write'): Promise<boolean> {
		let mayWrite = true;
		await until(() => {
			({ mayWrite } = this);
			return this.isKnown;
		}, KNOWN_WITHIN);
		return mayWrite || (what !== 'write' && this.#confirms) || (await this.#ask(what)) !== null;
	}

	#ask(what: Asked['what']): Promise<readonly NewEntry[] | null> {
		if (this.asked) return Promise.resolve(null);
		return new Promise((answer) => (this.asked = { what, answer }));
	}
}
