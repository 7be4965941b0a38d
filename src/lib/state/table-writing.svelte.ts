import { asId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { feel } from './haptics.ts';
import type { OpenEvening } from './open-evening.svelte.ts';
import type { TapQueue } from './tap-queue.svelte.ts';
import { undoable, Writing, type How, type Work, type Written } from './writing.svelte.ts';

/** A panel for games of either kind. */
interface Panel<Row> {
	/** The game being changed, null for a new one. */
	readonly correcting: { readonly place: EntryId } | null;
	readonly taps: TapQueue;
	save(): Written;
	correct(row: Row): void;
}

/** The frame of the page that is sent is drawn where there is no address. */
const hash = (): string => (typeof location === 'undefined' ? '' : location.hash);

/** The taps at a table in either game, and what is open on its screen. */
export class TableWriting<Row, Sheet extends string> extends Writing {
	readonly #table: Pick<OpenEvening, 'voidPlace' | 'restorePlace' | 'reopen' | 'listed'>;
	readonly #panel: Panel<Row>;
	readonly #beforeChange: (place: EntryId) => void;
	/** The place of the open game. The address may name one: #spiel- and the place. */
	open: EntryId | null = $state(asId(hash().slice('#spiel-'.length)));
	/** The sheet over the table. */
	sheet: Sheet | 'head' | null = $state(null);

	/** `beforeChange` gets the game before it is changed, struck or brought back. */
	constructor(
		table: Pick<OpenEvening, 'voidPlace' | 'restorePlace' | 'reopen' | 'listed'>,
		panel: Panel<Row>,
		beforeChange: (place: EntryId) => void = () => {}
	) {
		super();
		this.#table = table;
		this.#panel = panel;
		this.#beforeChange = beforeChange;
	}

	/** Taps on the panel wait while something is written. */
	override write<T>(work: Work<T>, how?: How<T>): Promise<boolean> {
		return this.#panel.taps.hold(async () => {
			const written = await super.write(work, how);
			feel(written ? 'saved' : 'refused');
			return written;
		});
	}

	protected override async shown(written: unknown): Promise<void> {
		if (Array.isArray(written)) await this.#table.listed(written as readonly AnyEntry[]);
	}

	readonly save = (): Promise<boolean> => {
		const { correcting } = this.#panel;
		if (correcting) this.#beforeChange(correcting.place);
		const how = correcting ? { said: 'Spiel geändert.' } : undoable('Spiel gespeichert.');
		return this.write(() => this.#panel.save(), how);
	};

	readonly strike = (place: EntryId): Promise<boolean> => {
		this.open = null;
		this.ids = [];
		this.#beforeChange(place);
		const said = 'Gestrichen. Es bleibt in der Liste und lässt sich zurückholen.';
		return this.write(() => this.#table.voidPlace(place), { said });
	};

	readonly restore = (place: EntryId): Promise<boolean> => {
		this.open = null;
		this.#beforeChange(place);
		return this.write(() => this.#table.restorePlace(place), { said: 'Zurückgeholt.' });
	};

	readonly reopen = (): Promise<boolean> =>
		this.write(() => this.#table.reopen(), { said: 'Der Abend läuft wieder.' });

	/** Puts a game into the panel to correct it. */
	readonly correct = (row: Row): void => {
		this.open = null;
		this.#panel.correct(row);
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
