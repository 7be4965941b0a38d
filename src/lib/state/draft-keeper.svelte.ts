import { untrack } from 'svelte';
import type { EntryId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { device, store } from './device.ts';

/** What became of the half-typed game: nothing typed, on its way, on this device, or why it is not. */
export type DraftStatus = 'nothing' | 'saving' | 'kept' | WriteFailure;

/** A draft of one kind of game. */
type Draft<T> = DraftRow & { readonly typed: T };

/**
 * Keeps the half-typed game, or rule book, in the database, change by change, so that a kill loses no tap, and spends it when it is
 * saved. A draft has a token; saving spends the token in the same transaction, so two taps, or two tabs that show the same
 * draft, write one game.
 */
export class DraftKeeper<T extends DraftRow['typed']> {
	readonly #evening: DraftRow['evening'];
	readonly #isOurs: (typed: DraftRow['typed']) => typed is T;
	draft: Draft<T> | null = $state.raw(null);
	status: DraftStatus = $state('nothing');
	/** Writes happen one after the other, in the order of the taps. */
	#queue: Promise<unknown> = Promise.resolve();
	/** Tokens of drafts that lie in the database. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked, never shown
	readonly #stored = new Set<string>();
	/** While a game is being saved nothing else may be typed. */
	saving = $state(false);
	/** Tokens that were spent or thrown away here; a late word from the database must not bring them back. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked, never shown
	readonly #done = new Set<string>();
	/** The newest word from the database. */
	#rows: readonly Draft<T>[] = [];

	/** `isOurs` tells a draft of the game that is played here from one that was begun under another book. */
	constructor(evening: DraftRow['evening'], isOurs: (typed: DraftRow['typed']) => typed is T) {
		this.#evening = evening;
		this.#isOurs = isOurs;
		$effect(() => {
			const following = store.watchDrafts(evening).subscribe((rows) => {
				const ours = rows.filter((row): row is Draft<T> => this.#isOurs(row.typed));
				untrack(() => this.#follow(ours));
			});
			return () => following.unsubscribe();
		});
	}

	put(typed: T, replaces?: EntryId): void {
		const before = this.draft;
		const correcting = replaces ?? before?.replaces;
		const draft: Draft<T> = {
			token: before?.token ?? device.token(),
			evening: this.#evening,
			at: Math.max(device.now(), (before?.at ?? 0) + 1),
			typed,
			...(correcting === undefined ? {} : { replaces: correcting })
		};
		this.draft = draft;
		this.status = 'saving';
		this.#enqueue(async () => {
			const kept = await store.putDraft(draft, !this.#stored.has(draft.token));
			if (kept.ok) this.#stored.add(draft.token);
			else if (kept.error === 'spent') this.#forget(draft.token);
			if (this.draft === draft) this.status = kept.ok ? 'kept' : kept.error;
		});
	}

	/** Lays the draft aside for another one; it comes back when that is saved or thrown away. */
	setAside(): void {
		this.draft = null;
		this.status = 'nothing';
	}

	/** Throws the draft away, here and in the database. */
	drop(): Promise<void> {
		const token = this.draft?.token;
		this.#forget(token);
		return this.#enqueue(async () => {
			if (token !== undefined) await store.dropDraft(token);
		});
	}

	/**
	 * Writes the entry, and what has to be written along with it, and spends the draft in one transaction; what is typed stays
	 * where that fails.
	 */
	async save(
		entry: NewEntry,
		along: readonly NewEntry[] = []
	): Promise<Result<readonly AnyEntry[], WriteFailure>> {
		// The draft the entry was made of, whatever becomes of it while the writes before this one come to their end.
		const token = this.draft?.token;
		if (this.saving || token === undefined) return refused('spent');
		this.saving = true;
		try {
			await this.#queue;
			if (this.#done.has(token)) return refused('spent');
			const written = await store.append([entry, ...along], this.#stored.has(token) ? token : undefined);
			if (written.ok || written.error === 'spent') this.#forget(token);
			else if (this.draft?.token === token) this.status = written.error;
			return written;
		} finally {
			this.saving = false;
			this.#follow(this.#rows);
		}
	}

	/** What the database says: another tab wrote, or this one before it was killed. */
	#follow(rows: readonly Draft<T>[]): void {
		this.#rows = rows;
		// Whether the draft was spent elsewhere the save will find out; until then the panel takes no taps, so it shows it.
		if (this.saving) return;
		const mine = this.draft;
		if (mine === null) {
			const newest = rows.find((row) => !this.#done.has(row.token));
			if (newest) this.#adopt(newest);
			return;
		}
		const row = rows.find(({ token }) => token === mine.token);
		if (row && row.at > mine.at) this.#adopt(row);
		else if (!row && this.#stored.has(mine.token)) void this.#enqueue(() => this.#lookFor(mine.token));
	}

	/** Asks for a stored draft again, in turn: the word that it is gone may be older than what was written here meanwhile. */
	async #lookFor(token: string): Promise<void> {
		const isThere = await store.hasDraft(token);
		if (!isThere && !this.saving) this.#forget(token);
	}

	#adopt(row: Draft<T>): void {
		this.draft = row;
		this.#stored.add(row.token);
		this.status = 'kept';
	}

	#forget(token: string | undefined): void {
		if (token !== undefined) this.#done.add(token);
		if (this.draft?.token !== token) return;
		this.draft = null;
		this.status = 'nothing';
		// The word of another draft may have come while this one stood here.
		this.#follow(this.#rows);
	}

	#enqueue(work: () => Promise<void>): Promise<void> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => {});
		return done;
	}
}
