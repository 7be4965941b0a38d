import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { TypedRow, TypedSystem, Typing } from '#lib/evening/typing.ts';
import type { GameEntry, NewEntry } from '#lib/log/entry.ts';
import { change, chosen, type Changes } from '#lib/rules/typed-game.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';
import type { OpenEvening } from './open-evening.svelte.ts';

/** Where a game is typed: an evening's table, or one that is only thought of. */
export interface PanelTable<S extends TypedSystem>
	extends Pick<OpenEvening, 'evening' | 'placeOf'>, Partial<Pick<OpenEvening, 'along'>> {
	readonly state: S['state'] | null | undefined;
}

/** What keeps a game that is being typed. */
export type Keeper<T extends DraftRow['typed']> = Pick<
	DraftKeeper<T>,
	'draft' | 'status' | 'saving' | 'put' | 'setAside' | 'drop' | 'save'
>;

/** The game that is being typed, of either kind: every tap changes it, every change is kept, and saving writes it once. */
export class Panel<S extends TypedSystem> {
	protected readonly table: PanelTable<S>;
	readonly #typing: Typing<S>;
	readonly #keeper: Keeper<S['typed']>;

	constructor(
		typing: Typing<S>,
		table: PanelTable<S>,
		keeper: Keeper<S['typed']> = new DraftKeeper<S['typed']>(table.evening, typing.isTyped)
	) {
		this.#typing = typing;
		this.table = table;
		this.#keeper = keeper;
	}

	/** The game that is being corrected, null for a new one. */
	readonly correcting: TypedRow | null = $derived.by(() => {
		const replaces = this.#keeper.draft?.replaces;
		const place = replaces && this.table.placeOf(replaces)?.id;
		const row = place ? this.table.state?.rows.find((row) => row.place === place) : undefined;
		return row?.type === 'game' || row?.type === 'saukopf' || row?.type === 'refused' ? row : null;
	});
	/** The table this game is dealt at: now, or as it was then. */
	readonly moment: S['moment'] | null = $derived.by(() => {
		const { state } = this.table;
		return state ? this.#typing.momentAt(state, this.correcting) : null;
	});
	/** What is typed; a fresh game before the first tap. */
	readonly typed: S['typed'] = $derived.by(
		() => this.#keeper.draft?.typed ?? this.#typing.fresh(this.moment)
	);
	/** Whether anything was typed that is not yet a game. */
	readonly touched = $derived.by(() => this.#keeper.draft !== null);
	readonly kept = $derived.by(() => this.#keeper.status);
	/** While a game is being saved nothing else may be typed. */
	readonly saving = $derived.by(() => this.#keeper.saving);
	/** Who holds cards, clockwise. */
	readonly players: readonly MemberId[] = $derived.by(() =>
		this.moment ? this.#typing.players(this.moment, this.typed) : []
	);
	readonly missing: string | null = $derived.by(
		() => this.moment && this.#typing.missing(this.moment, this.typed, this.players)
	);
	/** The bill as it will be booked; with stand-ins while something is missing. */
	readonly priced: Result<S['priced'], readonly Fault<S['refusal']>[]> | null = $derived.by(
		() => this.moment && this.#typing.price(this.moment, this.typed, this.players)
	);

	/** Changes some fields; undefined takes one out. */
	change(fields: Changes<S['typed']>): void {
		this.#put(change(this.typed, fields));
	}

	/** A tap on a field's value: it is said, or taken back where it was. */
	choose<K extends keyof S['typed']>(field: K, value: NonNullable<S['typed'][K]>): void {
		this.#put(chosen(this.typed, field, value));
	}

	/** Puts a written game back into the panel, to be written anew in its place. */
	correct({ entry: { game, note, id } }: TypedRow): void {
		const typed = this.#typing.typedOf(game);
		if (!typed) return;
		this.#keeper.setAside();
		this.#keeper.put(note === undefined ? typed : { ...typed, note }, id);
	}

	/** Forgets what is typed. */
	clear(): void {
		void this.#keeper.drop();
	}

	/** Writes the game; the result tells when it is safe, or why it is not. A second tap while the first runs does nothing. */
	async save(): ReturnType<Keeper<S['typed']>['save']> {
		if (!this.moment) return refused('lost');
		const { note } = this.typed;
		const replaces = this.#keeper.draft?.replaces;
		const entry: Omit<GameEntry, 'id' | 'at'> = {
			kind: 'game',
			evening: this.table.evening,
			game: this.#typing.gameOf(this.moment, this.typed, this.players),
			...(note === undefined ? {} : { note }),
			...(replaces === undefined ? {} : { replaces })
		};
		const along = this.table.along ? await this.table.along([entry]) : [];
		return along ? this.#keeper.save(entry satisfies NewEntry, along) : refused('unticked');
	}

	#put(typed: S['typed']): void {
		// An inert panel would take the focus from whoever saves with the keyboard.
		if (this.moment && !this.saving) this.#keeper.put(this.#typing.fit(this.moment, typed));
	}
}
