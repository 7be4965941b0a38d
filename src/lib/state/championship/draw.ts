import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import {
	drawn,
	lotFrom,
	type Lot,
	BY_HAND,
	numbersEntries,
	numbersOf,
	numbersToDraw,
	planIsForNumbers,
	STAGES,
	stagesByLot,
	type NumbersDrawn
} from '#lib/championship/draw/numbers.ts';
import { seatsEntry, seatsToDraw, type TablePlace } from '#lib/championship/draw/seats.ts';
import {
	championshipSentence,
	inChampionshipWords,
	type ChampionshipRefusal
} from '#lib/championship/refusal-text.ts';
import type { Tables } from '#lib/championship/seating/plan.ts';
import { hasWishes, planWithNumbers } from '#lib/championship/seating/wished.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import type { OpenChampionship } from './championship.svelte.ts';

// Every draw is made here with this device's random numbers, and is in the log before anybody sees it.

/** The device's own random source: unpredictable, and without favoured numbers. */
export const lot: Lot = lotFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** The parts of a championship that a draw needs. */
type Drawing = Pick<OpenChampionship, 'entry' | 'folded' | 'write'>;

const NOT_READY = refused(championshipSentence({ code: 'databaseSilent' }));

/**
 * Draws the seats of these tables at once, before their Partie. At each the first drawn is the Schreiber, who chooses his seat; the
 * others sit clockwise in drawn order (allgaeu §11.2). Returns a sentence if one of them can't be drawn, or was drawn before.
 */
export async function drawAllSeats(
	open: Drawing,
	places: readonly TablePlace[]
): Promise<Result<unknown, string>> {
	const { entry, folded } = open;
	if (!entry || !folded) return NOT_READY;
	const entries: NewEntry[] = [];
	for (const place of places) {
		const asked = inChampionshipWords(seatsToDraw(folded, place, ''));
		if (!asked.ok) return asked;
		entries.push(seatsEntry(entry.championship, place, drawn(asked.value.members, lot), ''));
	}
	return open.write(entries);
}

export const drawSeats = (open: Drawing, place: TablePlace): Promise<Result<unknown, string>> =>
	drawAllSeats(open, [place]);

/** The id of the draw's entry, or a sentence why nothing was drawn. */
type NumbersDraw = Promise<Result<EntryId, string>>;

/**
 * Draws everybody's number, and in a tournament the tables and seats of both stages. The draw and the championship that
 * follows from it are one transaction. A repeated draw needs a reason; once a game is written nothing is drawn any more.
 */
export const drawNumbers = (open: Drawing, reason?: string): NumbersDraw =>
	writeNumbers(open, reason, (players) => ({ result: drawn(players, lot) }));

/** Writes numbers that were drawn by hand: the members in the order of their numbers. */
export const takeNumbers = (open: Drawing, result: readonly MemberId[], reason?: string): NumbersDraw =>
	writeNumbers(open, reason, () => ({ result, note: BY_HAND }));

async function writeNumbers(
	open: Drawing,
	reason = '',
	make: (players: readonly MemberId[]) => Omit<NumbersDrawn, 'again'>
): NumbersDraw {
	if (!open.entry || !open.folded) return NOT_READY;
	const asked = inChampionshipWords(numbersToDraw(open.folded, reason.trim()));
	if (!asked.ok) return asked;
	const { entry, again } = asked.value;
	const made = { ...make(entry.players), again };
	const plan = inChampionshipWords(await planAfter(entry, numbersOf(made.result)));
	if (!plan.ok) return plan;
	const written = await open.write(numbersEntries(entry, made, plan.value));
	return written.ok ? ok(written.value[0]?.id ?? entry.id) : written;
}

/** The plan by which they sit once these numbers are drawn. Wishes go with their people. */
async function planAfter(
	entry: ChampionshipEntry,
	drawn: Readonly<Record<string, number>>
): Promise<Result<readonly Tables[], ChampionshipRefusal>> {
	if (entry.system === 'schafkopfschule') return stagesByLot(entry.players.length, STAGES, lot);
	if (hasWishes(entry)) return ok(planWithNumbers(entry, drawn));
	if (!planIsForNumbers(entry)) return ok(entry.plan);
	const { planFor } = await import('#lib/championship/seating/plans/plan-for.ts');
	const even = planFor(entry.players.length);
	return even.ok ? ok(even.value.rounds) : even;
}
