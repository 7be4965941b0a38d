import { asId, type EntryId } from '#lib/base/ids.ts';
import type { OpenEvening } from './open-evening.svelte.ts';
import { undoable, Writing, type Written } from './writing.svelte.ts';

/** A panel that games are typed in, of either kind. */
interface Panel<Row> {
	/** The game that is being changed, null for a new one. */
	readonly correcting: { readonly place: EntryId } | null;
	save(): Written;
	correct(row: Row): void;
}

/** The taps at a table, whatever is played there, and what lies on its screen. */
export class TableWriting<Row, Sheet extends string> extends Writing {
	readonly #table: Pick<OpenEvening, 'voidPlace' | 'restorePlace' | 'reopen'>;
	readonly #panel: Panel<Row>;
	readonly #beforeChange: (place: EntryId) => void;
	/** The place of the game that is open. The address may name one: #spiel- and its place. */
	open: EntryId | null = $state(asId(location.hash.slice('#spiel-'.length)));
	/** The sheet that lies on the table. */
	sheet: Sheet | 'head' | null = $state(null);

	/** `beforeChange` hears which game is going to be changed, struck or brought back. */
	constructor(
		table: Pick<OpenEvening, 'voidPlace' | 'restorePlace' | 'reopen'>,
		panel: Panel<Row>,
		beforeChange: (place: EntryId) => void = () => {}
	) {
		super();
		this.#table = table;
		this.#panel = panel;
		this.#beforeChange = beforeChange;
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

	/** Takes a game up in the panel. */
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
