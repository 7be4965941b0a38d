import { untrack } from 'svelte';
import { filledIn } from '#lib/base/collections.ts';
import { refused } from '#lib/base/result.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** What became of the half-typed game: nothing typed, being saved, kept on this device, or why it could not be kept. */
export type DraftStatus = 'nothing' | 'saving' | 'kept' | WriteFailure;

/** A draft of one kind of game. */
type Draft<T> = DraftRow & { readonly typed: T };

/**
 * Keeps the half-typed game or rule book in the database after every change, so that a kill loses no tap, and removes it
 * when it is saved. A draft has a token, which saving spends in the same transaction. So two taps, or two tabs with the
 * same draft, write one game, and nothing more is typed into a draft that is being saved.
 */
export class DraftKeeper<T extends DraftRow['typed']> extends OfSession {
	readonly #evening: DraftRow['evening'];
	readonly #isOurs: (typed: DraftRow['typed']) => typed is T;
	draft: Draft<T> | null = $state.raw(null);
	status: DraftStatus = $state('nothing');
	/** Whether the database has said what lies there; a screen is drawn with it, so that nothing moves when it comes. */
	known = $state(false);
	/** Writes run one after the other, in the order of the taps. */
	#queue: Promise<unknown> = Promise.resolve();
	/** Tokens of drafts that lie in the database. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked, never shown
	readonly #stored = new Set<string>();
	/** Tokens that are being spent, were spent or dropped here; a late answer from the database must not bring them back. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked, never shown
	readonly #done = new Set<string>();
	/** The newest answer from the database. */
	#rows: readonly Draft<T>[] = [];

	/** `isOurs` tells a draft of the game played here from one that was begun under another book. */
	constructor(
		session: Session,
		evening: DraftRow['evening'],
		isOurs: (typed: DraftRow['typed']) => typed is T
	) {
		super(session);
		this.#evening = evening;
		this.#isOurs = isOurs;
		$effect(() => {
			const following = this.session.store.watchDrafts(evening).subscribe(
				(rows) => {
					const ours = rows.filter((row): row is Draft<T> => this.#isOurs(row.typed));
					untrack(() => this.#follow(ours));
					this.known = true;
				},
				() => (this.known = true)
			);
			return () => following.unsubscribe();
		});
	}

	/** `where` says for a new draft which place its game takes or stands before. */
	put(typed: T, where?: Pick<DraftRow, 'replaces' | 'before'>): void {
		const before = this.draft;
		if (before && this.#done.has(before.token)) return;
		const { replaces, before: next } = where ?? before ?? {};
		const draft: Draft<T> = {
			token: before?.token ?? this.session.device.token(),
			evening: this.#evening,
			at: Math.max(this.session.device.now(), (before?.at ?? 0) + 1),
			typed,
			...filledIn({ replaces, before: next })
		};
		this.draft = draft;
		this.status = 'saving';
		void this.#enqueue(async () => {
			const kept = await this.session.store.putDraft(draft, !this.#stored.has(draft.token));
			if (kept.ok) this.#stored.add(draft.token);
			else if (kept.error === 'spent') this.#forget(draft.token);
			if (this.draft === draft) this.status = kept.ok ? 'kept' : kept.error;
		});
	}

	/** Sets the draft aside for another one; it returns when that one is saved or dropped. */
	setAside(): void {
		this.draft = null;
		this.status = 'nothing';
	}

	/** Drops the draft, here and in the database. */
	drop(): Promise<void> {
		const token = this.draft?.token;
		this.#forget(token);
		return this.#enqueue(async () => {
			if (token !== undefined) await this.session.store.dropDraft(token);
		});
	}

	/** Writes a game and what belongs with it, and spends the draft, in one transaction. If it fails, what is typed stays. */
	async append(entries: readonly NewEntry[]): Written {
		const token = this.draft?.token;
		if (token === undefined || this.#done.has(token)) return refused('spent');
		this.#done.add(token);
		let isSpent = false;
		try {
			await this.#queue;
			// It was dropped meanwhile, or spent elsewhere.
			if (!this.#isShown(token)) return refused('spent');
			const written = await this.session.store.append(entries, this.#stored.has(token) ? token : undefined);
			isSpent = written.ok || written.error === 'spent';
			if (!written.ok && this.#isShown(token)) this.status = written.error;
			return written;
		} finally {
			if (isSpent) this.#forget(token);
			else if (this.#isShown(token)) this.#done.delete(token);
			this.#follow(this.#rows);
		}
	}

	#isShown(token: string | undefined): boolean {
		return this.draft?.token === token;
	}

	/** Follows the database: another tab wrote, or this one before it was killed. */
	#follow(rows: readonly Draft<T>[]): void {
		this.#rows = rows;
		const mine = this.draft;
		// Saving finds out whether the draft was spent elsewhere. Until then it is shown as it is.
		if (mine && this.#done.has(mine.token)) return;
		if (mine === null) {
			const newest = rows.find((row) => !this.#done.has(row.token));
			if (newest) this.#adopt(newest);
			return;
		}
		const row = rows.find(({ token }) => token === mine.token);
		if (row && row.at > mine.at) this.#adopt(row);
		else if (!row && this.#stored.has(mine.token)) void this.#enqueue(() => this.#lookFor(mine.token));
	}

	/** Looks for a stored draft again, after the pending writes: the answer that it is gone may be older than they are. */
	async #lookFor(token: string): Promise<void> {
		const isThere = await this.session.store.hasDraft(token);
		if (!isThere && !this.#done.has(token)) this.#forget(token);
	}

	#adopt(row: Draft<T>): void {
		this.draft = row;
		this.#stored.add(row.token);
		this.status = 'kept';
	}

	#forget(token: string | undefined): void {
		if (token !== undefined) this.#done.add(token);
		if (!this.#isShown(token)) return;
		this.draft = null;
		this.status = 'nothing';
		// An answer about another draft may have come while this one was shown.
		this.#follow(this.#rows);
	}

	#enqueue(work: () => Promise<void>): Promise<void> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => {});
		return done;
	}
}
