import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { fitToMoment } from '#lib/evening/schafkopf/fit-to-moment.ts';
import { deckelCount, playersOf, type Moment } from '#lib/evening/schafkopf/moment.ts';
import { priceAtTable, type PricedGame } from '#lib/evening/schafkopf/price-at-table.ts';
import { contractsNow } from '#lib/evening/schafkopf/rounds.ts';
import type { TableRefusal } from '#lib/evening/refusal-text.ts';
import type { GameRow, RefusedRow } from '#lib/evening/state.ts';
import type { GameEntry, NewEntry } from '#lib/log/entry.ts';
import { losersIn } from '#lib/rules/book.ts';
import { ALL_AUGEN, CONTRACTS, type Contract, type Suit } from '#lib/rules/vocabulary.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import {
	change,
	fit,
	freshGame,
	gameOf,
	mungoBy,
	type MungoBy,
	shownOutcome,
	stillMissing,
	type TypedGame,
	withStandIns
} from '#lib/rules/typed-game.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';
import { forbidsSchuss, momentAt, type Keeper, type PanelTable } from './panel-table.ts';

/** Where the Augen of 30 : 90 and 60 : 60 lie. */
const THIRTY = 30;
const SIXTY = 60;

const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
	list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** The game that is being typed: every tap changes it, every change is kept, and saving writes it once. */
export class GamePanel {
	readonly #table: PanelTable;
	readonly #keeper: Keeper;

	constructor(table: PanelTable, keeper: Keeper = new DraftKeeper(table.evening, isTypedSchafkopf)) {
		this.#table = table;
		this.#keeper = keeper;
	}

	/** What is typed; a fresh game before the first tap. */
	readonly typed: TypedGame = $derived.by(() => {
		const kept = this.#keeper.draft?.typed;
		const state = this.#table.state;
		if (kept || !state) return kept ?? { contract: 'rufspiel', won: true };
		return freshGame(state.book, contractsNow(state.book, state.rounds.running));
	});
	/** Whether anything was typed that is not yet a game. */
	readonly touched = $derived.by(() => this.#keeper.draft !== null);
	readonly kept = $derived.by(() => this.#keeper.status);
	/** While a game is being saved nothing else may be typed. */
	readonly saving = $derived.by(() => this.#keeper.saving);

	/** The game that is being corrected, null for a new one. */
	readonly correcting: GameRow | RefusedRow | null = $derived.by(() => {
		const replaces = this.#keeper.draft?.replaces;
		const place = replaces && this.#table.placeOf(replaces)?.id;
		const row = place ? this.#table.state?.rows.find((row) => row.place === place) : undefined;
		return row?.type === 'game' || row?.type === 'refused' ? row : null;
	});
	/** The table this game is dealt at: now, or as it was then. */
	readonly moment: Moment | null = $derived.by(() => {
		const { state } = this.#table;
		return state ? momentAt(state, this.correcting) : null;
	});
	readonly players: readonly MemberId[] = $derived(this.moment ? playersOf(this.moment, this.typed) : []);
	/** What may be played now, in the book's order. */
	readonly contracts: readonly Contract[] = $derived(
		this.moment ? contractsNow(this.moment.book, this.typed.outOfTurn ? null : this.moment.round) : []
	);
	/** Whether Deckel are laid in this game. */
	readonly hasDeckel = $derived(this.moment?.book.deckel != null && deckelCount(this.moment, this.typed));
	/** Whether this game is bid for. */
	readonly isBidFor = $derived(
		this.moment?.round?.kind === 'gardareizrunde' &&
			(this.moment.round.rule.contracts?.includes(this.typed.contract) ?? false) &&
			!this.typed.outOfTurn
	);
	/** Whether a Mungo is somebody's own here: he gives up a Stöckle for it. */
	readonly mungoHasDeclarer = $derived((this.moment?.round?.stoeckle.size ?? 0) > 0);
	readonly rule = $derived.by(() => this.moment?.book.contracts[this.typed.contract] ?? null);
	/** Whether a Schuss can be given; one that was written all the same stays in sight. */
	readonly hasSchuss = $derived.by(
		() => this.rule?.schuss === true && (this.typed.schuss !== undefined || !forbidsSchuss(this.#table.state))
	);
	readonly outcome = $derived(
		this.moment ? shownOutcome(this.moment.book, this.typed) : { won: true, schneider: false, schwarz: false }
	);
	readonly missing = $derived(this.moment && stillMissing(this.moment.book, this.typed, this.players));
	/** The bill as it will be booked; with stand-ins while players are missing. */
	readonly priced: Result<PricedGame, readonly Fault<TableRefusal>[]> | null = $derived.by(() => {
		if (!this.moment) return null;
		const game = withStandIns(this.moment.book, this.typed, this.players);
		return priceAtTable(this.moment, game, asId<EntryId>('preview'));
	});

	setContract(contract: Contract): void {
		this.#set({ contract });
	}

	setSuit(suit: Suit): void {
		this.#set({ suit: this.typed.suit === suit ? undefined : suit });
	}

	toggleTout(): void {
		this.#set({ tout: this.typed.tout ? undefined : true, won: this.outcome.won });
	}

	/** A tap on a player: who plays, with whom; in a Mungo who loses, or the one it is about. */
	tapSeat(player: MemberId): void {
		const { declarer, partner } = this.typed;
		if (this.rule?.sides === 'mungo') return this.#tapInMungo(player);
		if (player === declarer) return this.#set({ declarer: undefined });
		if (player === partner) return this.#set({ partner: undefined });
		if (this.rule?.sides === 'rufspiel' && declarer !== undefined) return this.#set({ partner: player });
		this.#set({ declarer: player });
	}

	#tapInMungo(player: MemberId): void {
		const by = mungoBy(this.typed);
		const book = this.moment?.book;
		if (!book) return;
		if (by === 'losers')
			this.#set({ losers: toggled(this.typed.losers ?? [], player).slice(-losersIn(book)) });
		else if (by !== 'augen') this.#set({ [by]: this.typed[by] === player ? undefined : player });
	}

	toggleDeckel(player: MemberId): void {
		this.#set({ deckel: toggled(this.typed.deckel ?? [], player) });
	}

	toggleSpritze(player: MemberId): void {
		this.#set({ spritzen: toggled(this.typed.spritzen ?? [], player) });
	}

	toggleJungfrau(player: MemberId): void {
		this.#set({ jungfrau: toggled(this.typed.jungfrau ?? [], player) });
	}

	toggleMuss(): void {
		this.#set({ muss: this.typed.muss ? undefined : true });
	}

	/** Won or lost: at 30 : 90 the Augen change sides, other Augen no longer hold. */
	setWon(won: boolean): void {
		const { augen } = this.typed;
		const flips = (augen === THIRTY || augen === ALL_AUGEN - THIRTY) && won !== this.outcome.won;
		this.#set(flips ? { augen: ALL_AUGEN - augen } : { won, augen: undefined, ...this.#surcharges() });
	}

	toggleSchneider(): void {
		const schneider = !this.outcome.schneider;
		const schwarz = schneider && this.outcome.schwarz;
		this.#set({
			won: this.outcome.won,
			augen: undefined,
			schneider: schneider || undefined,
			schwarz: schwarz || undefined
		});
	}

	toggleSchwarz(): void {
		const { won, schwarz } = this.outcome;
		this.#set({
			won,
			augen: undefined,
			schneider: schwarz ? undefined : true,
			schwarz: schwarz ? undefined : true
		});
	}

	/** The Augen of the declarer's side; the result follows from them. */
	setAugen(augen: number): void {
		const keepsSchwarz = this.typed.schwarz && (augen === 0 || augen === ALL_AUGEN);
		this.#set({ augen, won: undefined, schneider: undefined, schwarz: keepsSchwarz || undefined });
	}

	clearAugen(): void {
		this.#set({ won: this.outcome.won, augen: undefined });
	}

	toggleSixty(): void {
		if (this.typed.augen === SIXTY) this.clearAugen();
		else this.setAugen(SIXTY);
	}

	toggleThirty(): void {
		if (this.typed.augen === THIRTY || this.typed.augen === ALL_AUGEN - THIRTY) this.clearAugen();
		else this.setAugen(this.outcome.won ? ALL_AUGEN - THIRTY : THIRTY);
	}

	setLaufende(laufende: number): void {
		this.#set({ laufende: this.typed.laufende === laufende ? undefined : laufende });
	}

	setSchuss(schuss: number): void {
		this.#set({ schuss: this.typed.schuss === schuss ? undefined : schuss });
	}

	setMungoBy(by: MungoBy): void {
		this.#set({ by, losers: undefined, durchmarsch: undefined, hinleger: undefined, augen: undefined });
	}

	setMungoAugen(player: MemberId, augen: number | null): void {
		const given = typeof this.typed.augen === 'object' ? { ...this.typed.augen } : {};
		const others = Object.entries(given).filter(([other]) => other !== player);
		this.#set({ augen: Object.fromEntries(augen === null ? others : [...others, [player, augen]]) });
	}

	setMungoTricks(player: MemberId, tricks: number | null): void {
		const others = Object.entries(this.typed.tricks ?? {}).filter(([other]) => other !== player);
		const given = tricks === null ? others : [...others, [player, tricks] as const];
		this.#set({ tricks: given.length > 0 ? Object.fromEntries(given) : undefined });
	}

	/** Whose Mungo it is in a Stöcklesrunde. */
	setMungoDeclarer(player: MemberId): void {
		this.#set({ declarer: this.typed.declarer === player ? undefined : player });
	}

	setBid(bid: number | null): void {
		this.#set({ bid: bid ?? undefined });
	}

	/** A bought hand, its price in cents; null where none was bought. */
	setBought(bought: TypedGame['bought'] | null): void {
		this.#set({ bought: bought ?? undefined });
	}

	setFoul(foul: TypedGame['foul'] | null): void {
		this.#set({ foul: foul ?? undefined });
	}

	setDealtBy(player: MemberId): void {
		this.#set({ dealtBy: this.typed.dealtBy === player ? undefined : player });
	}

	toggleOutOfTurn(): void {
		this.#set({ outOfTurn: this.typed.outOfTurn ? undefined : true, dealtBy: undefined });
	}

	setNote(note: string): void {
		this.#set({ note: note === '' ? undefined : note });
	}

	/** Puts a written game back into the panel, to be written anew in its place. */
	correct(row: GameRow | RefusedRow): void {
		const { game, note, id } = row.entry;
		// A game of Saukopf that came into this evening can be struck, not typed.
		if (!isSchafkopf(game)) return;
		const by = (['augen', 'durchmarsch', 'hinleger'] as const).find((field) => game[field] !== undefined);
		const isMungo = game.contract === 'mungo';
		this.#keeper.setAside();
		this.#keeper.put(
			{ ...game, ...(note === undefined ? {} : { note }), ...(isMungo ? { by: by ?? 'losers' } : {}) },
			id
		);
	}

	/** Forgets what is typed. */
	clear(): void {
		void this.#keeper.drop();
	}

	/** Writes the game; the result tells when it is safe, or why it is not. A second tap while the first runs does nothing. */
	async save(): ReturnType<Keeper['save']> {
		const replaces = this.#keeper.draft?.replaces;
		const typed = this.moment ? fitToMoment(this.moment, this.typed) : this.typed;
		const { note } = typed;
		const entry: Omit<GameEntry, 'id' | 'at'> = {
			kind: 'game',
			evening: this.#table.evening,
			game: gameOf(typed, this.players),
			...(note === undefined ? {} : { note }),
			...(replaces === undefined ? {} : { replaces })
		};
		const along = this.#table.along ? await this.#table.along([entry]) : [];
		return along ? this.#keeper.save(entry satisfies NewEntry, along) : refused('unticked');
	}

	#surcharges(): { schneider: true | undefined; schwarz: true | undefined } {
		return { schneider: this.outcome.schneider || undefined, schwarz: this.outcome.schwarz || undefined };
	}

	#set(fields: Parameters<typeof change>[1]): void {
		// An inert panel would take the focus from whoever saves with the keyboard.
		if (!this.moment || this.saving) return;
		this.#keeper.put(fitToMoment(this.moment, fit(this.moment.book, change(this.typed, fields))));
	}
}

const isTypedSchafkopf = (typed: { readonly contract?: string }): typed is TypedGame =>
	CONTRACTS.some((contract) => contract === typed.contract);
