import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Result } from '#lib/base/result.ts';
import type { SaukopfTableRefusal } from '#lib/evening/saukopf/refusal-text.ts';
import type { SaukopfRow } from '#lib/evening/saukopf/state.ts';
import { priceSaukopfAtTable, type PricedSaukopf } from '#lib/evening/saukopf/take-game.ts';
import type { RefusedRow } from '#lib/evening/state.ts';
import type { GameEntry, NewEntry } from '#lib/log/entry.ts';
import { isSchafkopf } from '#lib/rules/game.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { mostLaufende } from '#lib/rules/saukopf/check.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { change } from '#lib/rules/typed-game.ts';
import {
	fitSaukopf,
	freshSaukopf,
	missingInSaukopf,
	ramschAugen,
	saukopfContracts,
	saukopfGameOf,
	withSaukopfStandIns,
	type TypedSaukopf
} from '#lib/rules/saukopf/typed-saukopf.ts';
import {
	SAUKOPF_CONTRACTS,
	type Bid,
	type SaukopfContract,
	type Side,
	type Stellung
} from '#lib/rules/saukopf/vocabulary.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';
import type { Keeper, SaukopfPanelTable } from './panel-table.ts';

type Flag = 'offen' | 'huftritt' | 'gegenhieb' | 'spiess' | 'trog';

/** The game of Saukopf that is being typed: every tap changes it, every change is kept, and saving writes it once. */
export class SaukopfPanel {
	readonly #table: SaukopfPanelTable;
	readonly #keeper: Keeper<TypedSaukopf>;

	constructor(
		table: SaukopfPanelTable,
		keeper: Keeper<TypedSaukopf> = new DraftKeeper(table.evening, isTypedSaukopf)
	) {
		this.#table = table;
		this.#keeper = keeper;
	}

	/** The game that is being corrected, null for a new one. */
	readonly correcting: SaukopfRow | RefusedRow<SaukopfTableRefusal> | null = $derived.by(() => {
		const replaces = this.#keeper.draft?.replaces;
		const place = replaces && this.#table.placeOf(replaces)?.id;
		const row = place ? this.#table.state?.rows.find((row) => row.place === place) : undefined;
		return row?.type === 'saukopf' || row?.type === 'refused' ? row : null;
	});
	/** Who holds cards: everybody who sits, or sat when the corrected game was dealt. */
	readonly players: readonly MemberId[] = $derived.by(
		() => (this.correcting ?? this.#table.state)?.seats ?? []
	);
	readonly dealer: MemberId | undefined = $derived.by(() => (this.correcting ?? this.#table.state)?.dealer);
	/** What is typed; a fresh game before the first tap. */
	readonly typed: TypedSaukopf = $derived.by(
		() => this.#keeper.draft?.typed ?? freshSaukopf(this.players.length)
	);
	/** Whether anything was typed that is not yet a game. */
	readonly touched = $derived.by(() => this.#keeper.draft !== null);
	readonly kept = $derived.by(() => this.#keeper.status);
	readonly saving = $derived.by(() => this.#keeper.saving);

	readonly rule = $derived(saukopf.contracts[this.typed.contract]);
	/** What so many can play; anything else stays while it is chosen. */
	readonly contracts: readonly SaukopfContract[] = $derived.by(() => {
		const possible = saukopfContracts(saukopf, this.players.length);
		return saukopf.order.filter(
			(contract) => possible.includes(contract) || contract === this.typed.contract
		);
	});
	readonly each = $derived(ramschAugen(this.typed, this.players));
	readonly missing = $derived(missingInSaukopf(saukopf, this.typed, this.players));
	/** The bill as it will be booked; with stand-ins while something is missing. */
	readonly priced: Result<PricedSaukopf, readonly Fault<SaukopfTableRefusal>[]> | null = $derived.by(() => {
		const state = this.#table.state;
		const game = withSaukopfStandIns(saukopf, this.typed, this.players);
		if (!state || !game) return null;
		return priceSaukopfAtTable({ seats: this.players, unit: state.unit }, game, asId<EntryId>('preview'));
	});
	/** The result as it is shown: entered, or following from the Augen. */
	readonly outcome = $derived.by(() => {
		if (this.priced?.ok) return this.priced.value.game.outcome;
		const { won = true, schneider = false, schwarz = false } = this.typed;
		return { won, schneider, schwarz };
	});

	/** How many of the rarer things are noted, which wait behind a sheet. */
	readonly extras = $derived.by(() => {
		const { laufende, saukopf: taken, mueller, spiess, stellung, offen, card, note } = this.typed;
		return [laufende, taken, mueller, spiess, stellung, offen, card, note].filter(
			(thing) => thing !== undefined
		).length;
	});

	mostLaufende(side: Side): number {
		return this.rule.ramsch ? 0 : mostLaufende(this.rule, side, this.typed);
	}

	setContract(contract: SaukopfContract): void {
		this.#set({ contract });
	}

	setSuit(suit: Suit): void {
		this.#set({ suit: this.typed.suit === suit ? undefined : suit });
	}

	setCard(card: string): void {
		this.#set({ card: card === '' ? undefined : card });
	}

	setBid(bid: Bid | null): void {
		this.#set({ bid: bid ?? undefined });
	}

	/** A tap on a player: who plays, and with whom where somebody may. */
	tapSeat(player: MemberId): void {
		const { declarer, partner } = this.typed;
		if (player === declarer) return this.#set({ declarer: undefined });
		if (player === partner) return this.#set({ partner: undefined });
		if (this.rule.kind !== 'solo' && declarer !== undefined) return this.#set({ partner: player });
		this.#set({ declarer: player });
	}

	setWon(won: boolean): void {
		const { schneider, schwarz } = this.outcome;
		this.#set({ won, augen: undefined, schneider: schneider || undefined, schwarz: schwarz || undefined });
	}

	toggleSchneider(): void {
		const { won, schneider } = this.outcome;
		this.#set({ won, augen: undefined, schneider: !schneider || undefined, schwarz: undefined });
	}

	/** Where Augen stand, Schwarz stands beside them; it is no Augen. */
	toggleSchwarz(): void {
		const { won, schwarz } = this.outcome;
		if (this.typed.augen !== undefined) return this.#set({ schwarz: schwarz ? undefined : true });
		this.#set({ won, schneider: undefined, schwarz: schwarz ? undefined : true });
	}

	/** The Augen of the declarer's side; the result follows from them. */
	setAugen(augen: number | null): void {
		const { won } = this.outcome;
		this.#set({
			augen: augen ?? undefined,
			won: augen === null ? won : undefined,
			schneider: undefined,
			schwarz: undefined
		});
	}

	/** Ramsch: one player's Augen. */
	setAugenOf(player: MemberId, augen: number | null): void {
		const given = typeof this.typed.augen === 'object' ? this.typed.augen : {};
		const others = Object.entries(given).filter(([other]) => other !== player);
		const all = augen === null ? others : [...others, [player, augen] as const];
		this.#set({
			augen: all.length > 0 ? Object.fromEntries(all) : undefined,
			won: undefined,
			schwarz: undefined
		});
	}

	setTrogAugen(augen: number | null): void {
		this.#set({ trogAugen: augen ?? undefined });
	}

	toggle(flag: Flag): void {
		this.#set({ [flag]: this.typed[flag] ? undefined : true });
	}

	setStellung(stellung: Stellung): void {
		this.#set({ stellung: this.typed.stellung === stellung ? undefined : stellung });
	}

	setLaufende(side: Side, count: number | null): void {
		this.#set({ laufende: count === null || count === 0 ? undefined : { side, count } });
	}

	toggleSaukopf(side: Side): void {
		this.#set({ saukopf: this.typed.saukopf?.[0] === side ? undefined : [side] });
	}

	toggleMueller(side: Side): void {
		this.#set({ mueller: this.typed.mueller === side ? undefined : side });
	}

	setNote(note: string): void {
		this.#set({ note: note === '' ? undefined : note });
	}

	/** Puts a written game back into the panel, to be written anew in its place. */
	correct(row: SaukopfRow | RefusedRow<SaukopfTableRefusal>): void {
		const { game, note, id } = row.entry;
		if (isSchafkopf(game)) return;
		this.#keeper.setAside();
		this.#keeper.put({ ...game, ...(note === undefined ? {} : { note }) }, id);
	}

	/** Forgets what is typed. */
	clear(): void {
		void this.#keeper.drop();
	}

	/** Writes the game; the result tells when it is safe, or why it is not. A second tap while the first runs does nothing. */
	async save(): ReturnType<Keeper<TypedSaukopf>['save']> {
		const replaces = this.#keeper.draft?.replaces;
		const typed = fitSaukopf(saukopf, this.typed, this.players.length);
		const { note } = typed;
		const entry: Omit<GameEntry, 'id' | 'at'> = {
			kind: 'game',
			evening: this.#table.evening,
			// Whole: the panel lets nothing be saved while something is missing.
			game: saukopfGameOf(saukopf, typed, this.players) as SaukopfGame,
			...(note === undefined ? {} : { note }),
			...(replaces === undefined ? {} : { replaces })
		};
		return this.#keeper.save(entry satisfies NewEntry);
	}

	#set(fields: Parameters<typeof change>[1]): void {
		if (this.saving || this.players.length === 0) return;
		this.#keeper.put(fitSaukopf(saukopf, change(this.typed, fields), this.players.length));
	}
}

const isTypedSaukopf = (typed: { readonly contract?: string }): typed is TypedSaukopf =>
	SAUKOPF_CONTRACTS.some((contract) => contract === typed.contract);
