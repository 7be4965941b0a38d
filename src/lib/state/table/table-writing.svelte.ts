import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { RowBase } from '#lib/evening/state.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { lastWritten, type LastWritten } from '#lib/evening/opening.ts';
import { feel } from '../phone.ts';
import type { OpenEvening } from './open-evening.svelte.ts';
import { TapQueue } from './tap-queue.svelte.ts';
import { undoable, type How, type Work, type Written } from '../writing.svelte.ts';

/** Milliseconds in which the seats show what a write moved. */
const SHOWN_FOR = 2600;

/** What a write moved for each player it moved anything for. */
export type Moved = readonly (readonly [MemberId, number])[];

/** What a tap takes back: a strike, or an entry. */
export type TakenBack = LastWritten | { readonly place: EntryId; readonly how: 'struck' };

type Table = Pick<
	OpenEvening,
	'log' | 'write' | 'voidPlace' | 'voidLast' | 'restorePlace' | 'reopen' | 'listed' | 'dealMoves'
>;

/** A panel for games of either kind. */
interface Panel<Row> {
	/** The game being changed, null for a new one. */
	readonly correcting: { readonly place: EntryId } | null;
	/** Whether saving it would change nothing. */
	readonly isAsWritten: boolean;
	/** What comes right after the forgotten game being typed; null for any other game. */
	readonly next: RowBase | null;
	save(): Written;
	correct(row: Row): void;
	insertBefore(row: RowBase): void;
	clear(): void;
}

/** The frame of the page that is sent is drawn where there is no address. */
const hash = (): string => (typeof location === 'undefined' ? '' : location.hash);

/** A table before a game of it was changed, struck, brought back or put in among others; null for one that is put in. */
interface Before<E> {
	readonly changed: EntryId | null;
	readonly evening: E;
}

/** A sheet for what happens besides the games. */
export type SheetName =
	| 'dealer'
	| 'table'
	| 'seats'
	| 'head'
	| 'talk'
	| 'complaint'
	| 'codes'
	| 'stand'
	| 'tariff';

/** What is said of a game that was saved. */
export const GAME_SAID = {
	saved: 'Spiel gespeichert.',
	changed: 'Spiel geändert.',
	inserted: 'Spiel nachgetragen.'
} as const;

/**
 * The taps at a table in either game, from the thumb to the transaction and back to the list, and what is open on its
 * screen.
 */
export class TableWriting<Row, E> extends TapQueue {
	readonly #table: Table;
	readonly #panel: Panel<Row>;
	readonly #evening: () => E | null | undefined;
	readonly #scoresOf: (evening: E) => ReadonlyMap<MemberId, number>;
	/** The table before the last change: the price of later games may follow from it. */
	before: Before<E> | null = $state.raw(null);
	/** The place of the open game. The address may name one: #spiel- and the place. */
	open: EntryId | null = $state(asId(hash().slice('#spiel-'.length)));
	/** The sheet over the table. */
	sheet: SheetName | null = $state(null);

	/** `evening` is the table as it stands now. */
	constructor(
		table: Table,
		panel: Panel<Row>,
		evening: () => E | null | undefined,
		scoresOf: (evening: E) => ReadonlyMap<MemberId, number>
	) {
		super();
		this.#table = table;
		this.#panel = panel;
		this.#evening = evening;
		this.#scoresOf = scoresOf;
	}

	get #scores(): ReadonlyMap<MemberId, number> | undefined {
		const evening = this.#evening();
		return evening ? this.#scoresOf(evening) : undefined;
	}

	#change(changed: EntryId | null): void {
		const evening = this.#evening();
		this.before = evening ? { changed, evening } : null;
	}

	/** Taps on the panel wait while something is written. */
	override write<T>(work: Work<T>, how?: How<T>): Promise<boolean> {
		return this.hold(async () => {
			const before = this.#scores;
			const written = await super.write(work, how);
			feel(written ? 'saved' : 'refused');
			if (written) this.#struck = null;
			if (written) this.#show(before);
			return written;
		}, how?.savesGame);
	}

	protected override async shown(written: unknown): Promise<void> {
		if (Array.isArray(written)) await this.#table.listed(written as readonly AnyEntry[]);
	}

	/** What the last write moved for each player, for a moment; in the unit of the scores. */
	moved: Moved = $state.raw([]);
	#shownUntil: ReturnType<typeof setTimeout> | undefined;

	#show(before: ReadonlyMap<MemberId, number> | undefined): void {
		const moved = [...(this.#scores ?? [])].map(
			([member, score]) => [member, score - (before?.get(member) ?? 0)] as const
		);
		this.moved = moved.filter(([, amount]) => amount !== 0);
		clearTimeout(this.#shownUntil);
		this.#shownUntil = setTimeout(this.endMoved, SHOWN_FOR);
	}

	/** The next tap or key: whoever goes on has seen it. */
	readonly endMoved = (): void => {
		if (this.moved.length > 0) this.moved = [];
	};

	/** What was struck last on this screen, until something else is written. */
	#struck: EntryId | null = $state(null);
	/** What one tap takes back: the last strike, otherwise the newest entry. */
	readonly last: TakenBack | null = $derived.by(() => {
		const struck = this.#struck && this.#table.log?.placeOf(this.#struck);
		// Somebody may have brought it back elsewhere.
		if (struck && !struck.entry) return { place: struck.id, how: 'struck' };
		return lastWritten(this.#table.log?.places ?? []);
	});

	readonly save = async (): Promise<boolean> => {
		const { correcting, next, isAsWritten } = this.#panel;
		if (isAsWritten) {
			this.clearPanel();
			return true;
		}
		if (correcting || next) this.#change(correcting?.place ?? null);
		const said = correcting ? 'changed' : next ? 'inserted' : 'saved';
		const saved = await this.write(() => this.#panel.save(), {
			...undoable(GAME_SAID[said]),
			savesGame: true
		});
		if (saved) this.#table.dealMoves = false;
		return saved;
	};

	/** Strikes a place; later games keep their dealer unless the deal is said to move with it. */
	readonly strike = async (place: EntryId, dealMoves = false): Promise<boolean> => {
		this.open = null;
		this.#table.dealMoves = dealMoves;
		this.#change(place);
		const struck = await this.write(() => this.#table.voidPlace(place), {
			said: 'Gestrichen. Es bleibt in der Liste und lässt sich zurückholen.'
		});
		if (struck) this.#struck = place;
		return struck;
	};

	/** Opens the newest game. */
	readonly openNewest = (): void => {
		this.open = this.#table.log?.places.findLast(({ entry }) => entry?.kind === 'game')?.id ?? null;
	};

	/** Takes back what was written last; `what` says it in words. */
	readonly takeBack = (what = ''): Promise<boolean> => {
		const { last } = this;
		if (!last) return Promise.resolve(false);
		if (last.how === 'struck') return this.restore(last.place);
		this.#change(last.place);
		return this.write(() => this.#table.voidLast(last), {
			said: what ? `Zurückgenommen: ${what}` : 'Zurückgenommen.',
			undo: () => []
		});
	};

	readonly restore = (place: EntryId): Promise<boolean> => {
		this.open = null;
		this.#change(place);
		return this.write(() => this.#table.restorePlace(place), { said: 'Zurückgeholt.' });
	};

	/** Writes which of the versions counts that two devices made of a game. */
	readonly decide = async (place: EntryId, entries: readonly NewEntry[]): Promise<boolean> => {
		this.open = null;
		this.#change(place);
		const decided = await this.write(() => this.#table.write(entries), { said: 'Entschieden.' });
		if (decided) this.#struck = place;
		return decided;
	};

	readonly reopen = (): Promise<boolean> =>
		this.write(() => this.#table.reopen(), { said: 'Wieder geöffnet.' });

	/**
	 * Puts a game into the panel to correct it, once its sheet is closed if that is awaited: one picture of both is too much
	 * for a slow phone. What is tapped meanwhile waits; so does this while another game is being saved: what was tapped before
	 * is meant for the next game.
	 */
	readonly correct = (row: Row, closed?: Promise<boolean>): void => {
		this.open = null;
		this.#table.dealMoves = false;
		if (closed) void this.hold(() => closed);
		this.tap(() => this.#panel.correct(row));
	};

	/** Begins a game that was forgotten before this one; waits like `correct`. */
	readonly insertBefore = (row: RowBase): void => {
		this.open = null;
		this.#table.dealMoves = false;
		this.tap(() => this.#panel.insertBefore(row));
	};

	/** Clears what is typed, and what waits to be. */
	readonly clearPanel = (): void => {
		this.clear();
		this.#panel.clear();
	};

	/** Writes what was chosen on a sheet. */
	readonly choose = (work: () => Written, said: string): void => {
		this.sheet = null;
		void this.write(work, undoable(said));
	};

	readonly close = (): void => {
		this.open = null;
		this.sheet = null;
	};
}

/** What an entry panel needs of it. */
export type PanelWriting = Pick<
	TableWriting<never, never>,
	| ('moved' | 'save' | 'clearPanel' | 'held' | 'leftText' | 'tap' | 'inTurn' | 'hold' | 'write')
	| ('takeBack' | 'openNewest' | 'endMoved' | 'sheet')
>;

/** What the frame of a table's screen needs of it. */
export type FrameWriting = Pick<
	TableWriting<never, never>,
	| ('problem' | 'said' | 'ids' | 'sheet' | 'open' | 'last' | 'moved' | 'endMoved')
	| ('reopen' | 'takeBack' | 'choose' | 'close')
>;

/** What a sheet for what happens besides the games needs of it. */
export type SheetsWriting = Pick<TableWriting<never, never>, 'sheet' | 'choose' | 'close'>;

/** What the sheet of something written needs of it. */
export type RowWriting<Row> = Pick<
	TableWriting<Row, never>,
	'correct' | 'insertBefore' | 'strike' | 'restore' | 'decide' | 'close'
>;
