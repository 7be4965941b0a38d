import { contentText } from '#lib/log/entry-json.ts';
import { filledIn } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { RowBase } from '#lib/evening/state.ts';
import type { TypedRow, TypedSystem, Typing } from '#lib/evening/typing.ts';
import type { GameEntry, NewEntry } from '#lib/log/entry.ts';
import { change, chosen, type Changes, type Question, type TypedGame } from '#lib/rules/typed-game.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import type { DraftKeeper } from './draft-keeper.svelte.ts';
import { feel } from '../phone.ts';
import type { OpenEvening } from './open-evening.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { warningText } from '#lib/evening/row-text.ts';

/** The table at which a game is typed: an evening's, or an imagined one. */
export interface PanelTable<S extends TypedSystem> extends Pick<
	OpenEvening,
	'evening' | 'placeOf' | 'write'
> {
	readonly state: S['state'] | null | undefined;
}

/** The part of a draft keeper that a panel uses. */
export type Keeper<T extends DraftRow['typed']> = Pick<
	DraftKeeper<T>,
	'draft' | 'status' | 'put' | 'setAside' | 'drop' | 'append'
>;

const numbered = (row: object): string => ('number' in row ? `Spiel ${String(row.number)}` : 'Spiel');

const isTypedRow = (row: RowBase & { readonly type: string }): row is TypedRow =>
	row.type === 'game' || row.type === 'saukopf' || row.type === 'refused';

/** The game being typed, of either kind: every tap changes it, every change is kept, and saving writes it once. */
export abstract class Panel<S extends TypedSystem> {
	readonly table: PanelTable<S>;
	readonly #typing: Typing<S>;
	readonly #keeper: Keeper<S['typed']>;

	constructor(typing: Typing<S>, table: PanelTable<S>, keeper: Keeper<S['typed']>) {
		this.#typing = typing;
		this.table = table;
		this.#keeper = keeper;
	}

	#rowAt(id: EntryId | undefined): (RowBase & { readonly type: string }) | null {
		const place = id && this.table.placeOf(id)?.id;
		return (place && this.table.state?.rows.find((row) => row.place === place)) || null;
	}

	/** The game being corrected, null for a new one. */
	readonly correcting: TypedRow | null = $derived.by(() => {
		const row = this.#rowAt(this.#keeper.draft?.replaces);
		return row && isTypedRow(row) ? row : null;
	});
	/** What happened right after the forgotten game that is being typed; null for any other game. */
	readonly next = $derived.by(() => this.#rowAt(this.#keeper.draft?.before));
	/** Whether the game being corrected is typed as it was written. */
	readonly isAsWritten = $derived.by(() => {
		if (!this.correcting || !this.moment) return false;
		const [was, is] = [this.correcting.entry, this.entryAt(this.moment) as GameEntry].map(({ game, note }) =>
			contentText([game, note])
		);
		return was === is;
	});
	/** Where in the past the game is that is being typed; null if it is dealt now. */
	readonly past: RowBase | null = $derived.by(() => this.correcting ?? this.next);
	/** Says which earlier game is being typed; empty for the one that is dealt now. */
	readonly pastText = $derived.by(() => {
		if (this.correcting) return `${numbered(this.correcting)} wird geändert`;
		return this.next ? `Nachtrag vor ${numbered(this.next)}` : '';
	});
	/** What saving a game of the past would lead to, in words; null until that is known. */
	follows: { readonly moved: string; readonly later: string } | null = $state.raw(null);
	/** Everybody's stand before the game of the past that is typed; null for any other. */
	then: ReadonlyMap<MemberId, number> | null = $state.raw(null);
	/** The table at this game's deal: now, or as it was then. */
	readonly moment: S['moment'] | null = $derived.by(() => {
		const { state } = this.table;
		return state ? this.#typing.momentAt(state, this.past) : null;
	});
	/** What is typed; a fresh game before the first tap. */
	readonly typed: S['typed'] = $derived.by(
		() => this.#keeper.draft?.typed ?? this.#typing.fresh(this.moment)
	);
	/** Whether anything is typed that is not written yet. */
	readonly touched = $derived.by(() => this.#keeper.draft !== null);
	readonly kept = $derived.by(() => this.#keeper.status);
	/** When it was typed, by which it is told from what was typed before and elsewhere. */
	readonly typedAt = $derived.by(() => this.#keeper.draft?.at);
	/** Who holds cards, clockwise. */
	readonly players: readonly MemberId[] = $derived.by(() =>
		this.moment ? this.#typing.players(this.moment, this.typed) : []
	);
	/** What is still to be tapped; null if the game is complete. */
	readonly question: Question | null = $derived.by(
		() => this.moment && this.#typing.missing(this.moment, this.typed, this.players)
	);
	readonly missing: string | null = $derived.by(() => this.question?.text ?? null);
	/** Whether the players are lit up, because one of them is the answer to the question that was tapped. */
	pointing = $state(false);
	/** Why the last tap changed nothing; empty after the next one. */
	said = $state('');
	/** The bill as it will be booked, with stand-ins while something is missing. */
	readonly priced: Result<S['priced'], readonly Fault<S['refusal']>[]> | null = $derived.by(
		() => this.moment && this.#typing.price(this.moment, this.typed, this.players)
	);

	/** Shows where the answer to the question is tapped. */
	point(): void {
		this.pointing = this.question?.of === 'seat';
	}

	/** Changes some fields; undefined removes one. */
	change(fields: Changes<S['typed']>): void {
		this.#put(change(this.typed, fields));
	}

	/** A tap on a field's value: sets it, or removes it if it was set. */
	choose<K extends keyof S['typed']>(field: K, value: NonNullable<S['typed'][K]>): void {
		this.#put(chosen(this.typed, field, value));
	}

	/** Whether a stroke from one player to another names both. */
	abstract readonly takesPair: boolean;

	/**
	 * A tap on a player: who plays, and with whom if the contract allows a partner. A second tap takes a player back. Nobody
	 * takes another one's place unseen: with everybody named, a tap on one more is refused.
	 */
	tapSeat(player: MemberId): void {
		const { declarer, partner } = this.typed;
		if (player === declarer) return this.#name({ declarer: undefined });
		if (player === partner) return this.#name({ partner: undefined });
		if (declarer === undefined) return this.#name({ declarer: player });
		if (!this.takesPair) return this.refuse('Einer spielt schon: erst ihn wegtippen.');
		if (partner !== undefined) return this.refuse('Zwei spielen schon: erst einen wegtippen.');
		this.#name({ partner: player });
	}

	/** A stroke from one player to another: who plays, and with whom. */
	namePair(declarer: MemberId, partner: MemberId): void {
		if (this.takesPair) this.#name({ declarer, partner });
		else this.refuse('Hier spielt keiner mit: einen antippen.');
	}

	/** Every kind of game knows who plays and with whom. */
	#name(pair: Changes<Pick<TypedGame, 'declarer' | 'partner'>>): void {
		this.change(pair as Changes<S['typed']>);
	}

	/** Puts a written game back into the panel, to be written anew in its place. The row may be older than what is saved. */
	correct({ entry }: TypedRow): void {
		const row = this.#rowAt(entry.id);
		if (row && isTypedRow(row)) this.#takeBack(row.entry);
	}

	#takeBack({ game, note, id }: GameEntry): void {
		const typed = this.#typing.typedOf(game);
		if (!typed) return;
		this.#keeper.setAside();
		this.#keeper.put(note === undefined ? typed : { ...typed, note }, { replaces: id });
	}

	/** Begins a game that was forgotten, to be written right before this one. */
	insertBefore(row: RowBase): void {
		const { state } = this.table;
		if (!state) return;
		this.#keeper.setAside();
		this.#keeper.put(this.#typing.fresh(this.#typing.momentAt(state, row)), { before: row.place });
	}

	/** A new game that was cleared away, until the next tap. */
	#clearedGame: S['typed'] | null = $state.raw(null);
	readonly cleared = $derived.by(() => this.#clearedGame !== null && !this.touched);

	/** Clears what is typed. */
	clear(): void {
		const { draft } = this.#keeper;
		this.#answered();
		if (!this.past) this.#clearedGame = draft?.typed ?? null;
		void this.#keeper.drop();
	}

	/** Brings back the new game that was cleared last. */
	bringBack(): void {
		if (this.cleared && this.#clearedGame) this.#put(this.#clearedGame);
	}

	/** Writes the game and spends its draft; the result says when it is safe, or why not. */
	async save(): Written {
		return this.moment
			? this.table.write([this.entryAt(this.moment)], { by: this.#keeper })
			: refused('lost');
	}

	/**
	 * Nobody plays: the cards are thrown in, and with them goes what was typed for this deal. It can be brought back. A game of
	 * the past that is typed stays.
	 */
	async pass(): Written {
		const { evening } = this.table;
		const draft = this.past ? null : this.#keeper.draft;
		const written = await this.table.write([{ kind: 'passed', evening }], draft ? { by: this.#keeper } : {});
		if (written.ok && draft && !this.touched) this.#clearedGame = draft.typed;
		return written;
	}

	/** What saving writes. */
	entryAt(moment: S['moment']): NewEntry {
		const { note } = this.typed;
		const { replaces, before } = this.#keeper.draft ?? {};
		return {
			kind: 'game',
			evening: this.table.evening,
			game: this.#typing.gameOf(moment, this.typed, this.players),
			...(note === undefined ? {} : { note }),
			...filledIn({ replaces, before })
		} satisfies Omit<GameEntry, 'id' | 'at'>;
	}

	/** Says why a tap changes nothing. */
	protected refuse(why: string): void {
		feel('refused');
		this.said = why;
	}

	#answered(): void {
		this.pointing = false;
		this.said = '';
		this.#clearedGame = null;
	}

	#put(typed: S['typed']): void {
		if (!this.moment) return;
		this.#answered();
		this.#keeper.put(this.#typing.fit(this.moment, typed));
	}
}

/** What the table does against the rules, although it was told. A bid that is missing stands on the button. */
export function warned<S extends TypedSystem>(panel: Panel<S>, nameOf: NameOf): string | undefined {
	const { touched, priced, question } = panel;
	const [worst] = touched && priced?.ok && question?.of !== 'bid' ? priced.value.warnings : [];
	return worst && warningText(worst, nameOf);
}

/** That the game being typed is not safe yet; empty while it is, or is about to be. */
export const unsafeText = (kept: Panel<TypedSystem>['kept']): string =>
	['kept', 'nothing', 'saving'].includes(kept)
		? ''
		: `${kept === 'full' ? 'Speicher voll: ' : ''}Angefangenes Spiel noch nicht gesichert`;
