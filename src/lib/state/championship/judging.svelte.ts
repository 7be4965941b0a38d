import { filledIn } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { bestOutcome } from '#lib/championship/ranking/disputed.ts';
import { drawn } from '#lib/championship/draw/numbers.ts';
import type { PointsByPlayer } from '#lib/championship/lists/partie.ts';
import type { NewEntry, SatEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { lot } from './draw.ts';
import { refusalText } from '../failure-text.ts';
import type { MisseatedTable } from '#lib/championship/left-to-do.ts';
import type { Written } from '../writing.svelte.ts';
import type { Session } from '../session.svelte.ts';

/**
 * What organizer and referee write about a championship, one entry at a time: the next tap waits until the screen shows
 * the last.
 */
export class Judging {
	readonly #open: OpenChampionship;
	#writing = $state(false);
	/** The log when the last entry was written; until it changes, nothing else is written. */
	#before: Standing | undefined = $state.raw();
	/** Why the last entry could not be written. */
	problem = $state('');
	readonly busy = $derived.by(
		() => this.#writing || (this.#before !== undefined && this.#before === this.#open.log)
	);

	constructor(open: OpenChampionship) {
		this.#open = open;
	}

	/** Returns whether the entries are written. */
	async write(...entries: readonly NewEntry[]): Promise<boolean> {
		if (this.busy || entries.length === 0) return false;
		this.#writing = true;
		const before = this.#open.log;
		const written = await this.#open.write(entries);
		this.#writing = false;
		this.problem = written.ok ? '' : refusalText(written.error);
		if (written.ok) this.#before = before;
		return written.ok;
	}

	/** Takes back what these entries said, or what they took back. */
	undo(targets: readonly EntryId[]): Promise<boolean> {
		return this.write(...targets.map((target) => ({ kind: 'void', target }) as const));
	}

	/** Lots between level players: the first drawn stands above (schafkopfschule 5.4.2). */
	drawLots(players: readonly MemberId[], again = ''): Promise<boolean> {
		return this.write({
			...{ kind: 'draw', championship: this.#open.id, what: 'lots', result: drawn(players, lot) },
			...filledIn({ again: again.trim() })
		});
	}

	/**
	 * The lots by which level players announce in their play-offs, the lowest first (allgaeu §11.3): drawn here, or in the
	 * given order with a note how it was drawn.
	 */
	drawMode(players: readonly MemberId[], note = ''): Promise<boolean> {
		const championship = this.#open.id;
		const result = note === '' ? drawn(players, lot) : players;
		return this.write({
			...{ kind: 'draw', championship, what: 'mode', result },
			...filledIn({ note })
		});
	}

	/** Lots choose one of a game's possible outcomes (§11.3); the places count each player's best one. */
	dispute(game: EntryId, outcomes: readonly PointsByPlayer[]): Promise<boolean> {
		const swing = outcomes[lot(outcomes.length)];
		if (!swing || outcomes.length < 2) return Promise.resolve(false);
		const best = Object.fromEntries(bestOutcome(outcomes));
		const championship = this.#open.id;
		return this.write({ kind: 'dispute', championship, game, swing: Object.fromEntries(swing), best });
	}
}

/** The organizers say for whom somebody sat in a list, or without a name that it stands as it is written. */
export const sayWhoSat = (
	session: Session,
	championship: string,
	{ list }: MisseatedTable,
	instead?: SatEntry['instead']
): Written =>
	session.store.append([
		{ kind: 'sat', championship, evening: list.evening.evening, ...filledIn({ instead }) }
	]);
