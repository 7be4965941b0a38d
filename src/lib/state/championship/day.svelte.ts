import { partieNow, partienAsked } from '#lib/championship/draw/own-table.ts';
import { isFinished } from '#lib/championship/board-table.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { OwnTables } from './own-tables.svelte.ts';
import { ChampionshipTables, type HubTable } from './tables.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { hasNumbers } from '#lib/championship/draw/entrants.ts';

/** A championship as this device plays it: its Partie, and its own table in it. */
export class ChampionshipDay extends OfSession {
	readonly #ownTables = this.session.of(OwnTables);
	readonly open: OpenChampionship;
	readonly tables: ChampionshipTables;

	constructor(session: Session, open: OpenChampionship) {
		super(session);
		this.open = open;
		this.tables = new ChampionshipTables(this.session, open);
	}

	/** Whether the database has answered. */
	readonly ready: boolean = $derived.by(() => this.open.folded !== undefined && this.#ownTables.known);

	/** The Partie that this device is at, from 1; null if nothing is left to play, or before the numbers are drawn. */
	readonly partie: number | null = $derived.by(() => {
		const { board, entry, id } = this.open;
		if (!board || !entry || !hasNumbers(entry)) return null;
		return partieNow(board.tables, this.#ownTables.phoneIn(id));
	});

	/** Its tables. */
	readonly round: readonly HubTable[] = $derived.by(() => this.tables.rounds[(this.partie ?? 0) - 1] ?? []);

	/** This device's own table in it; null if nothing says which. */
	readonly table: HubTable | null = $derived.by(() => {
		if (this.partie === null) return null;
		const own = this.#ownTables.tableIn(this.open.rulings, this.partie, this.open.folded?.partien);
		return this.round.find(({ table }) => table === own) ?? null;
	});

	/** Whether somebody has to say which table this device is. */
	readonly isUnknown: boolean = $derived.by(() => this.partie !== null && this.table === null);

	/** The tables that it may be: of its Partie; beside a later one that is being played, those with something left to do. */
	readonly choices: readonly HubTable[] = $derived.by(() => {
		const { rounds } = this.tables;
		const asked = this.partie === null ? [] : partienAsked(rounds, this.partie);
		if (asked.length < 2) return this.round;
		return asked.flatMap((partie) => (rounds[partie - 1] ?? []).filter((table) => !isFinished(table)));
	});

	/** Whether its table in a Partie may be chosen: the one it is at, others that are played, and one it left by choosing a later one. */
	mayChooseIn(partie: number): boolean {
		if (partie === this.partie || this.choices.some((table) => table.partie === partie)) return true;
		const round = this.tables.rounds[partie - 1] ?? [];
		const { chosen } = this.#ownTables.phoneIn(this.open.id);
		return partie < (this.partie ?? 0) && !chosen.has(partie) && !round.every(isFinished);
	}

	/** From now on this is its table, and one that is still played in a Partie before was not. */
	choose(table: HubTable): ReturnType<OwnTables['choose']> {
		const wrong = this.partie !== null && table.partie > this.partie ? this.table : null;
		return this.#ownTables.choose(this.open.id, table, wrong);
	}
}
