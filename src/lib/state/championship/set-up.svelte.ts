import { sameMembers } from '#lib/championship/draw/seats.ts';
import { toggled } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { sortedName } from '#lib/base/names.ts';
import { takenText } from '#lib/base/text.ts';
import { drawingOrder, type PreviousPlaces } from '#lib/championship/draw/numbers.ts';
import { unevenText, USUAL_GAMES } from '#lib/championship/lists/hands.ts';
import { championshipSentence, inChampionshipWords } from '#lib/championship/refusal-text.ts';
import { BOOK_OF, fitsSystem } from '#lib/championship/book.ts';
import { usualFee, withFee } from '#lib/championship/fees.ts';
import { checkPlayers, tableSizes, type Tables } from '#lib/championship/seating/plan.ts';
import { storedPlan } from '#lib/championship/seating/plans/plan-for.ts';
import { byMember, byNumber, planNumbers } from '#lib/championship/seating/wished.ts';
import { losesNumbers, setUpEntry, setUpFault, type WishedPlan } from '#lib/championship/set-up.ts';
import type { System } from '#lib/championship/system.ts';
import type { Book } from '#lib/rules/book.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { OpenChampionship, Championships } from './championship.svelte.ts';
import { PlanSearch } from './plan-search.svelte.ts';
import { Club } from '../club/club.svelte.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import { newMember, type NewMember } from '../table/new-evening.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** The source of last year's places: as entered before, the last championship, by hand, or none. */
export type PlacesFrom = 'kept' | 'app' | 'hand' | 'none';

/** A championship while it is set up or changed, until it is written. */
export class ChampionshipSetUp extends OfSession {
	readonly #books = this.session.of(ClubBooks);
	readonly #others = this.session.of(Championships);
	readonly #club = this.session.of(Club);
	/** The championship to be changed; null for a new one. */
	readonly before: ChampionshipEntry | null;
	year: number | null = $state(0);
	system: System = $state('zockmeisterschaft');
	/** Null until another than the usual book is chosen. */
	#book: string | null = $state(null);
	/** Null for the usual number. */
	games: number | null = $state(null);
	news: readonly NewMember[] = $state.raw([]);
	/** In the order tapped, the king first. */
	byHand: readonly MemberId[] = $state.raw([]);
	/** What the plan should keep. */
	readonly search: PlanSearch = new PlanSearch(() => this.players.length);
	#chosen: readonly MemberId[] | null = $state.raw(null);
	#from: PlacesFrom | null = $state(null);

	/** The books that it may be played by, that of its system last; the one it has stays among them. */
	readonly books: readonly Book[] = $derived.by(() => {
		const own = this.#books.shown.filter((book) => fitsSystem(this.system, book, this.#books.originOf(book)));
		const has = this.before && this.#books.get(this.before.rulebook ?? '');
		const fits = [...own, BOOK_OF[this.system]];
		const isLost = has && !fits.includes(has) && fitsSystem(this.system, has, this.#books.originOf(has));
		return isLost ? [has, ...fits] : fits;
	});
	/** What all its tables play by. */
	readonly book: Book = $derived.by(() => {
		const wanted = this.#book ?? this.before?.rulebook;
		return this.books.find(({ id }) => id === wanted) ?? BOOK_OF[this.system];
	});

	/** The last championship of the same system, or else of any. */
	readonly #former = $derived.by(() => {
		const others = this.#others.all.filter(({ championship }) => championship !== this.before?.championship);
		return others.find(({ system }) => system === this.system) ?? others[0] ?? null;
	});
	readonly #last = $derived(this.#former && new OpenChampionship(this.session, this.#former.championship));

	/** Whether it is known what last time leaves to take over. */
	readonly knowsLast: boolean = $derived.by(
		() => !this.#last || this.#last.folded !== undefined || this.#last.broken
	);

	/** Last time's players first, then the other members by name, then the new ones. */
	readonly candidates: readonly MemberId[] = $derived.by(() => {
		const { present } = this.#club;
		const known = [...(this.before?.players ?? []), ...(this.#former?.players ?? []), ...present];
		const mayPlay = known.filter((member, i) => this.#mayPlay(member) && known.indexOf(member) === i);
		return [...mayPlay, ...this.news.map(({ member }) => member).filter((one) => !mayPlay.includes(one))];
	});
	/** In the order of the list. */
	readonly players: readonly MemberId[] = $derived.by(() => {
		const lastTime = this.#former?.players ?? [];
		const { present } = this.#club;
		return this.#chosen ?? this.before?.players ?? lastTime.filter((member) => present.includes(member));
	});
	readonly seated = $derived(inChampionshipWords(checkPlayers(this.players.length)));
	readonly #appPlaces: PreviousPlaces | null = $derived.by(() => {
		const ranking = this.#last?.folded?.ranking;
		if (!ranking?.places.some(({ games }) => games > 0)) return null;
		return Object.fromEntries(ranking.places.map(({ player, place }) => [player, place]));
	});
	/** The championship whose places can be taken over. */
	readonly placesOf: ChampionshipEntry | null = $derived(this.#appPlaces && this.#former);
	/** Whether it is played to its end; otherwise its places are those of now. */
	readonly placesAreFinal: boolean = $derived.by(() => this.#last?.progress?.complete === true);
	readonly placesFrom: PlacesFrom = $derived.by(() => {
		if (this.#from) return this.#from;
		if (this.before) return this.before.previousPlaces ? 'kept' : 'none';
		return this.#appPlaces ? 'app' : 'none';
	});
	/** The places of those who take part. */
	readonly previousPlaces: PreviousPlaces = $derived.by(() => {
		const places = this.#placesFrom(this.placesFrom);
		return Object.fromEntries(Object.entries(places).filter(([member]) => this.#takesPart(member)));
	});
	readonly order: readonly MemberId[] = $derived(drawingOrder(this.players, this.previousPlaces));
	/** Why it can't be written yet, in one sentence; null if it can. */
	readonly fault: string | null = $derived.by(() => {
		const fault = setUpFault(this);
		return fault && championshipSentence(fault);
	});
	/** Whether drawn numbers no longer fit. */
	readonly losesNumbers: boolean = $derived.by(() => losesNumbers(this.before, this));

	/** Who has which number in the plan. */
	readonly numbers: ReadonlyMap<MemberId, number> = $derived.by(() =>
		planNumbers({
			players: this.players,
			numbers: this.before && !this.losesNumbers ? this.before.numbers : {}
		})
	);
	/** The plan as it would be written now; null if it must be searched first. */
	readonly plan: readonly Tables[] | null = $derived.by(() => {
		if (this.system === 'schafkopfschule' || !this.seated.ok) return null;
		if (this.before && this.#keepsPlan) return this.before.plan;
		const { search, players } = this;
		if (search.isFound) return search.best?.rounds ?? null;
		return storedPlan(players.length, search.wishes);
	});
	readonly #wishes: string = $derived.by(() => {
		const { partien, aim, sixes } = this.search;
		return JSON.stringify([partien, aim, sixes, byMember(this.search, this.numbers)]);
	});
	/** The wishes that the form began with. */
	readonly #begunWith: string;
	/** Whether a change leaves the plan as it is. */
	get #keepsPlan(): boolean {
		const isSame = this.before?.system === this.system && sameMembers(this.before.players, this.players);
		return isSame && this.#wishes === this.#begunWith;
	}

	constructor(session: Session, before: ChampionshipEntry | null) {
		super(session);
		this.before = before;
		this.search.nameOf = (number) => {
			const found = [...this.numbers].find(([, one]) => one === number);
			return found ? this.nameOf(found[0]) : '?';
		};
		this.year = before?.year ?? Number(this.session.today().slice(0, 4));
		if (before) this.system = before.system;
		if (before?.games !== undefined) this.games = before.games;
		if (before?.system === 'zockmeisterschaft') this.#takeWishes(before);
		this.#begunWith = this.#wishes;
	}

	/** What to say of a number of games that doesn't come out even; empty where it does. */
	get uneven(): string {
		const sizes = tableSizes(this.players.length);
		return sizes.ok ? unevenText(sizes.value, this.games ?? this.usualGames) : '';
	}

	get usualGames(): number {
		return USUAL_GAMES[this.system];
	}

	readonly nameOf = (member: MemberId): string =>
		this.news.find((added) => added.member === member)?.name ?? this.#club.nameOf(member);

	toggle(member: MemberId): void {
		this.#choose(toggled(this.players, member));
		this.byHand = this.byHand.filter((player) => this.#takesPart(player));
	}

	/**
	 * A name typed or pasted: the member of this name takes part, or else a new one. The name of another new one is refused
	 * with a sentence.
	 */
	add(name: string): Result<MemberId, string> {
		const { players } = this;
		const found = this.#memberNamed(name);
		if (found !== undefined) {
			if (!players.includes(found)) this.toggle(found);
			return ok(found);
		}
		const known = [...this.#club.members.keys(), ...this.news.map(({ member }) => member)];
		const taken = takenText(name, known.map(this.nameOf));
		if (taken) return refused(taken);
		const added = newMember(this.session, name);
		this.news = [...this.news, added];
		this.#choose([...players, added.member]);
		return ok(added.member);
	}

	/** "neu" for a name that no member has. */
	readonly meaningOf = (name: string): string => (this.#memberNamed(name) === undefined ? 'neu' : '');

	/** The one member whom a name means, by his name or nickname; "Huber Toni" is also Toni Huber. */
	#memberNamed(name: string): MemberId | undefined {
		const asked = sortedName(name);
		const all = this.#club.present.flatMap((id) => this.#club.members.get(id) ?? []);
		const called = all.filter(({ shown }) => sortedName(shown) === asked);
		const named = called.length > 0 ? called : all.filter((one) => sortedName(one.name) === asked);
		return named.length === 1 ? named[0]?.member : undefined;
	}

	get rulebook(): string {
		return this.book.id;
	}

	useBook(id: string): void {
		this.#book = id;
	}

	usePlaces(from: PlacesFrom): void {
		this.#from = from;
	}

	/** Gives a member the next place by hand, or takes his place away. */
	togglePlace(member: MemberId): void {
		this.byHand = toggled(this.byHand, member);
	}

	/** Lets a newcomer draw before the newcomer above him. */
	drawEarlier(member: MemberId): void {
		const above = this.order[this.order.indexOf(member) - 1];
		if (above === undefined) return;
		const players = this.players.filter((player) => player !== member);
		const at = players.indexOf(above);
		this.#choose([...players.slice(0, at), member, ...players.slice(at)]);
	}

	/** Writes it together with the new members in one transaction: returns its id, or a sentence why not. */
	async write(): Promise<Result<string, string>> {
		if (this.fault !== null) return refused(this.fault);
		const { device, store } = this.session;
		const championship = this.before?.championship ?? device.token();
		const wished = await this.#wished();
		if (!wished.ok) return wished;
		const entry = inChampionshipWords(setUpEntry(championship, this.before, this, wished.value));
		if (!entry.ok) return entry;
		const news = this.news.filter(({ member }) => this.players.includes(member));
		const members = news.map(({ member, name }): NewEntry => ({ kind: 'member', member, name }));
		const fee = this.before ? null : usualFee(this.system, this.book);
		const written = await store.append([...members, fee === null ? entry.value : withFee(entry.value, fee)]);
		return written.ok ? ok(championship) : written;
	}

	/** Those with wishes have other numbers among other players. */
	#choose(players: readonly MemberId[]): void {
		const wishes = byMember(this.search, this.numbers);
		this.#chosen = players;
		this.search.discard();
		Object.assign(this.search, byNumber(wishes, this.numbers));
	}

	#takeWishes(before: ChampionshipEntry): void {
		const usual = tableSizes(before.players.length);
		const mayHaveSix = usual.ok && usual.value.includes(6);
		this.search.partien = before.plan.length;
		this.search.sixes = !mayHaveSix || before.plan.flat().some((table) => table.length === 6);
		Object.assign(this.search, byNumber(before, planNumbers(before)));
	}

	/** The plan that was wished for, searched if need be; null if the usual one will do, or the one before stays. */
	async #wished(): Promise<Result<WishedPlan | null, string>> {
		const { search } = this;
		if (this.system === 'schafkopfschule' || this.#keepsPlan) return ok(null);
		if (!search.wants && this.#wishes === this.#begunWith) return ok(null);
		if (!search.task.ok) return search.task;
		if (this.plan === null) await search.start();
		const { plan } = this;
		if (plan === null) return refused(search.refusal || championshipSentence({ code: 'planNotFound' }));
		return ok({ plan, wishes: byMember(search, this.numbers) });
	}

	#placesFrom(from: PlacesFrom): PreviousPlaces {
		switch (from) {
			case 'kept':
				return this.before?.previousPlaces ?? {};
			case 'app':
				return this.#appPlaces ?? {};
			case 'hand':
				return Object.fromEntries(this.byHand.map((member, i) => [member, i + 1]));
			case 'none':
				return {};
		}
	}

	#mayPlay(member: MemberId): boolean {
		return this.#club.present.includes(member) || this.before?.players.includes(member) === true;
	}

	#takesPart(member: string): boolean {
		return this.players.includes(asId<MemberId>(member));
	}
}
