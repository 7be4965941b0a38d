import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import { type LastWritten, rulebookOf } from '#lib/evening/opening.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { eveningOf, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { standing, type Standing, countingAt, voidsToLift } from '#lib/log/standing.ts';
import { Live } from '../watched.ts';
import type { NewMember } from './new-evening.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** Milliseconds. */
const LISTED_WITHIN = 1000;

/** Asked before anything is written: returns what is written along with it, null if it must not be written. */
export interface Guard {
	along(entries: readonly NewEntry[]): Promise<readonly NewEntry[] | null>;
}

/** What writes entries in one transaction: the store, or a draft that is spent with them. */
interface Appends {
	append(entries: readonly NewEntry[]): Written;
}

/** One evening's log, live, and what can be done with it in either game. */
export class OpenEvening extends OfSession {
	readonly evening: EveningId;
	readonly #entries: Live<readonly AnyEntry[]>;
	/** Undefined until the database has answered. */
	readonly log: Standing | undefined = $derived.by(() => {
		const entries = this.#entries.current;
		return entries && standing(entries);
	});
	/** The id of its book, undefined if no entry opens the evening. */
	readonly rulebook = $derived.by(() => this.log && rulebookOf(this.log, this.evening));

	constructor(session: Session, evening: EveningId) {
		super(session);
		this.evening = evening;
		this.#entries = new Live(() => this.session.store.watchEvening(evening));
	}

	get broken(): boolean {
		return this.#entries.broken;
	}

	/** Everything that was written of it, voids included. */
	get entries(): readonly AnyEntry[] {
		return this.#entries.current ?? [];
	}

	/** Set for a championship's table. Until its code is loaded, writing waits for it. */
	guard: Promise<Guard> | null = null;

	/** Waits until the log shown here holds what was written of this evening; not for ever, if the database is silent. */
	async listed(written: readonly AnyEntry[]): Promise<void> {
		const last = written.findLast((entry) => entry.kind === 'void' || eveningOf(entry) === this.evening);
		if (last) await until(() => this.entries.some(({ id }) => id === last.id), LISTED_WITHIN);
	}

	/** Gives a folded evening the account that counts; set for a championship's table once its code is loaded. */
	counted: ((state: AnyEvening, log: Standing) => AnyEvening) | null = null;

	/** As the table shows it; null where that is not known. */
	shown(log: Standing): AnyEvening | null {
		const state = this.fold(log);
		return state && this.counted ? this.counted(state, log) : state;
	}

	/** Folds a log of this evening; null where that is not known. */
	fold(_log: Standing): AnyEvening | null {
		return null;
	}

	/** Whether what is written next shifts the later deals, because the table says that they had gone wrong. */
	dealMoves = $state(false);

	/**
	 * As they would be written, without the guard's question. Later hands exist only for what is put in among them. What is
	 * taken back gives them back the deal that they had before it.
	 */
	async withDeals(entries: readonly NewEntry[], takesBack = false): Promise<readonly NewEntry[]> {
		const isLater = entries.some((one) => one.kind === 'void' || 'replaces' in one || 'before' in one);
		if (!isLater || (this.dealMoves && !takesBack)) return entries;
		const { withDealsKept } = await import('#lib/evening/deals-kept.ts');
		return withDealsKept(this.entries, entries, (log) => this.fold(log), takesBack);
	}

	/** Finds a place by any id of its chain. */
	placeOf(id: EntryId): Place | null {
		return this.log?.placeOf(id) ?? null;
	}

	/** Takes out everything at a place, with its corrections. */
	voidPlace(id: EntryId): Written {
		const place = this.placeOf(id);
		return this.#void(place ? countingAt(place) : []);
	}

	/** Takes out what was written last, with what was written along with it: the later deals, the heads that followed. */
	async voidLast({ entry, how }: LastWritten): Written {
		const head = how === 'head' && this.placeOf(entry)?.entry;
		const ids = head ? await (await import('./evening-head.ts')).headsWith(this.session, head) : [entry];
		return this.#void(await this.#withKept(ids), true);
	}

	/** Brings back what was taken out last at a place. */
	async restorePlace(id: EntryId): Written {
		return this.#void(await this.#withKept(this.#lifting(id)), true);
	}

	#lifting(id: EntryId): readonly EntryId[] {
		const place = this.placeOf(id);
		return place ? voidsToLift(place, this.entries) : [];
	}

	async #withKept(ids: readonly EntryId[]): Promise<readonly EntryId[]> {
		const { keptWith } = await import('#lib/evening/deals-kept.ts');
		return [...ids, ...keptWith(this.entries, ids)];
	}

	/** A member comes or goes, or the dealer is set; new members and what goes with it are written in the same transaction. */
	setSeats(
		seats: readonly MemberId[],
		dealer: MemberId,
		news: readonly NewMember[] = [],
		along: readonly NewEntry[] = []
	): Written {
		const members = news.map(({ member, name }): NewEntry => ({ kind: 'member', member, name }));
		return this.write([...members, { kind: 'seats', evening: this.evening, seats, dealer }, ...along]);
	}

	/** The cards were dealt anew; nothing moves. */
	dealAgain(): Written {
		return this.write([{ kind: 'dealtAgain', evening: this.evening }]);
	}

	close(): Written {
		return this.write([{ kind: 'close', evening: this.evening }]);
	}

	/** Opens a closed evening again. */
	reopen(): Written {
		const closing = (this.log?.places ?? []).filter((place) => place.entry?.kind === 'close');
		return this.#void(closing.map((place) => place.entry?.id ?? place.id));
	}

	#void(targets: readonly EntryId[], takesBack = false): Written {
		return this.write(
			targets.map((target) => ({ kind: 'void', target })),
			{ takesBack }
		);
	}

	/**
	 * All that is written at a table goes through here: these entries with what is written along with them, which is a tick
	 * where the guard asks for one, and later hands keep their dealer, unless `dealMoves`. A typed game is written `by` the
	 * draft that it spends.
	 */
	async write(
		entries: readonly NewEntry[],
		{ by = this.session.store, takesBack = false }: { by?: Appends; takesBack?: boolean } = {}
	): Written {
		if (entries.length === 0) return refused('lost');
		const guard = await this.guard;
		const along = guard ? await guard.along(entries) : [];
		if (along === null) return refused('unticked');
		return by.append(await this.withDeals([...entries, ...along], takesBack));
	}
}

/** Waits until something live is so, at most so many milliseconds. */
export function until(isSo: () => boolean, most: number): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(done, most);
		const end = $effect.root(() => {
			$effect(() => {
				if (isSo()) done();
			});
		});
		function done(): void {
			clearTimeout(timer);
			// An effect that ends itself would go on following what it has just read.
			queueMicrotask(end);
			resolve();
		}
	});
}
