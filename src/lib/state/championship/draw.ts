import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { drawn, lotFrom, type Lot } from '#lib/championship/draw/lots.ts';
import {
	BY_HAND,
	numbersEntries,
	numbersToDraw,
	planIsForNumbers,
	STAGES,
	stagesByLot,
	type NumbersDrawn
} from '#lib/championship/draw/numbers.ts';
import { seatsEntry, seatsToDraw, type TablePlace } from '#lib/championship/draw/seats.ts';
import { championshipSentence, inWords, type ChampionshipRefusal } from '#lib/championship/refusal-text.ts';
import type { Tables } from '#lib/championship/seating/plan.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { OpenChampionship } from './championship.svelte.ts';

// Every draw is made here, by this device's chance, and is in the log before anybody sees it.

/** The device's own chance: nobody can foresee it, and no number is favoured. */
export const lot: Lot = lotFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** What a draw needs of a championship. */
type Drawing = Pick<OpenChampionship, 'entry' | 'folded' | 'write'>;

const NOT_READY = refused(championshipSentence({ code: 'databaseSilent' }));

/**
 * Draws the seats of a table before its Partie: the first drawn is the Schreiber, who picks his seat, the others sit down
 * clockwise in drawn order (allgaeu §11.2). Drawing again takes a reason, and both stay in the log. Who was drawn, or one
 * sentence why nobody was.
 */
export async function drawSeats(
	open: Drawing,
	place: TablePlace,
	reason = ''
): Promise<Result<readonly MemberId[], string>> {
	const { entry, folded } = open;
	if (!entry || !folded) return NOT_READY;
	const asked = inWords(seatsToDraw(folded, place, reason.trim()));
	if (!asked.ok) return asked;
	const { members, again } = asked.value;
	const result = drawn(members, lot);
	const written = await open.write([seatsEntry(entry.championship, place, result, again)]);
	return written.ok ? ok(result) : written;
}

/** The draw's entry, or one sentence why nothing was drawn. */
type NumbersDraw = Promise<Result<EntryId, string>>;

/**
 * Draws everybody's number, in a tournament the tables and seats of both stages too. All of it is one transaction: the draw
 * and the championship that follows from it. Drawing again takes a reason; once a game is written nothing is drawn any more.
 */
export const drawNumbers = (open: Drawing, reason?: string): NumbersDraw =>
	writeNumbers(open, reason, (players) => ({ result: drawn(players, lot) }));

/** Writes numbers that were drawn by hand, the members by their numbers. */
export const takeNumbers = (open: Drawing, result: readonly MemberId[], reason?: string): NumbersDraw =>
	writeNumbers(open, reason, () => ({ result, note: BY_HAND }));

async function writeNumbers(
	open: Drawing,
	reason = '',
	make: (players: readonly MemberId[]) => Omit<NumbersDrawn, 'again'>
): NumbersDraw {
	if (!open.entry || !open.folded) return NOT_READY;
	const asked = inWords(numbersToDraw(open.folded, reason.trim()));
	if (!asked.ok) return asked;
	const { entry, again } = asked.value;
	const made = { ...make(entry.players), again };
	const plan = inWords(await planAfter(entry));
	if (!plan.ok) return plan;
	const written = await open.write(numbersEntries(entry, made, plan.value));
	return written.ok ? ok(written.value[0]?.id ?? entry.id) : written;
}

/** By which plan they sit once numbers are drawn. What was wished was for the numbers that were: others have them now. */
async function planAfter(entry: ChampionshipEntry): Promise<Result<readonly Tables[], ChampionshipRefusal>> {
	if (!planIsForNumbers(entry)) return ok(entry.plan);
	if (entry.system === 'schafkopfschule') return stagesByLot(entry.players.length, STAGES, lot);
	const { planFor } = await import('#lib/championship/seating/plans/plan-for.ts');
	const even = planFor(entry.players.length);
	return even.ok ? ok(even.value.rounds) : even;
}
