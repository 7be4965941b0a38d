import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import {
	numbersOf,
	stagesByLot,
	STAGES,
	REASON_MISSING,
	seatsToDraw,
	type TablePlace
} from '#lib/championship/draw/draw.ts';
import { begunText } from '#lib/championship/lists/list-text.ts';
import { drawn, lotFrom, type Lot } from '#lib/championship/draw/lots.ts';
import type { Rulings } from '#lib/championship/rulings.ts';
import type { ChampionshipEntry, DrawEntry, NewEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind } from '#lib/log/standing.ts';
import { championships, type OpenChampionship } from './championship.svelte.ts';
import { club } from '../club.svelte.ts';

// Every draw is made here, by this device's chance, and is in the log before anybody sees it.

/** The device's own chance: nobody can foresee it, and no number is favoured. */
export const lot: Lot = lotFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** The note of a draw that was made with slips of paper, and only written here. */
export const BY_HAND = 'von Hand gezogen';

/** What was drawn, or one sentence why nothing was. */
type Draw = Promise<Result<readonly MemberId[], string>>;

const BEGUN = 'Die Nummern bleiben. Wer ausfällt, wird in der Turnierleitung ersetzt.';
const NOT_READY = 'Die Datenbank dieses Browsers hat noch nicht geantwortet. Versuch es gleich noch einmal.';

/** Whether a game of it was written: from then on its players, numbers and plan stay. */
export const hasBegun = ({ folded }: OpenChampionship): boolean =>
	(folded?.partien ?? []).some(({ games }) => games.length > 0);

/**
 * Draws the seats of a table before its Partie: the first drawn is the Schreiber, who picks his seat, the others sit down
 * clockwise in drawn order (allgaeu §11.2). Drawing again takes a reason, and both stay in the log.
 */
export async function drawSeats(open: OpenChampionship, place: TablePlace, again?: string): Draw {
	const { entry, rulings, folded } = open;
	if (!entry || !folded) return refused(NOT_READY);
	const reason = again?.trim() ?? '';
	const asked = seatsToDraw(rulings, place, { isWritten: isWritten(open, place), reason });
	if (!asked.ok) return asked;
	const result = drawn(asked.value.members, lot);
	const draw = seatsEntry(entry.championship, place, result, asked.value.isAgain ? reason : '');
	const written = await open.write([draw]);
	return written.ok ? ok(result) : written;
}

const isWritten = ({ folded }: OpenChampionship, { partie, table }: TablePlace): boolean =>
	(folded?.partien ?? []).some(
		({ evening: { opening }, games }) =>
			opening.partie === partie && opening.table === table && games.length > 0
	);

const seatsEntry = (
	championship: string,
	{ partie, table }: TablePlace,
	result: readonly MemberId[],
	reason: string
): NewDraw => ({
	...{ kind: 'draw', championship, what: 'seats', partie, table, result },
	...(reason === '' ? {} : { again: reason })
});

type NewDraw = Extract<NewEntry, { kind: 'draw' }>;

/**
 * Draws everybody's number, in a tournament the tables and seats of both stages too. All of it is one transaction: the draw
 * and the championship that follows from it. Drawing again takes a reason; once a game is written nothing is drawn any more.
 */
export const drawNumbers = (open: OpenChampionship, again?: string): NumbersDraw =>
	writeNumbers(open, again, (players) => ({ result: drawn(players, lot) }));

/** Writes numbers that were drawn by hand, the members by their numbers. */
export const takeNumbers = (
	open: OpenChampionship,
	result: readonly MemberId[],
	again?: string
): NumbersDraw => writeNumbers(open, again, () => ({ result, note: BY_HAND }));

/** The draw's entry, or one sentence why nothing was drawn. */
type NumbersDraw = Promise<Result<EntryId, string>>;

/** Whether numbers were ever drawn, or came with a file: another draw takes a reason. */
export const isDrawn = ({ entry, draws }: Rulings): boolean =>
	draws.numbers.length > 0 || Object.keys(entry?.numbers ?? {}).length > 0;

async function writeNumbers(
	open: OpenChampionship,
	again: string | undefined,
	make: (players: readonly MemberId[]) => Pick<DrawEntry, 'result' | 'note'>
): NumbersDraw {
	const { entry, rulings } = open;
	if (!entry || !open.folded) return refused(NOT_READY);
	if (hasBegun(open)) return refused(`${begunText(entry.system)}: ${BEGUN}`);
	const reason = again?.trim() ?? '';
	const isAgain = isDrawn(rulings);
	if (isAgain && reason === '') return refused(REASON_MISSING);
	const made = make(entry.players);
	const entries = await numbersEntries(entry, made, isAgain ? reason : '');
	if (!entries.ok) return entries;
	const written = await open.write(entries.value);
	if (!written.ok) return written;
	return ok(written.value[0]?.id ?? entry.id);
}

async function numbersEntries(
	{ id, at: _at, note: wishes, ...entry }: ChampionshipEntry,
	made: Pick<DrawEntry, 'result' | 'note'>,
	reason: string
): Promise<Result<readonly NewEntry[], string>> {
	const { championship } = entry;
	const again = reason === '' ? {} : { again: reason };
	const draw: NewEntry = { kind: 'draw', championship, what: 'numbers', ...made, ...again };
	const next = { ...entry, numbers: numbersOf(made.result), replaces: id };
	if (entry.system === 'zockmeisterschaft') {
		if (wishes === undefined) return ok([draw, next]);
		// What was wished was wished for the numbers that were: others have them now.
		const { planFor } = await import('#lib/championship/seating/plans/plan-for.ts');
		const even = planFor(entry.players.length);
		return even.ok ? ok([draw, { ...next, plan: even.value.rounds }]) : even;
	}
	const plan = stagesByLot(entry.players.length, STAGES, lot);
	if (!plan.ok) return plan;
	const seats = plan.value.flatMap((tables, i) =>
		tables.map((numbers, j) => {
			const result = numbers.flatMap((number) => made.result[number - 1] ?? []);
			return seatsEntry(championship, { partie: i + 1, table: j + 1 }, result, reason);
		})
	);
	return ok([draw, { ...next, plan: plan.value }, ...seats]);
}

/** Draws of numbers for the same year whose championship was taken out again: nobody draws anew by making a second one. */
export function drawsElsewhere({ entry, id }: OpenChampionship): readonly DrawEntry[] {
	const removed = placesOfKind(club.log.places, 'championship')
		.filter((place) => place.entry === null)
		.flatMap((place) => latestAt(place) ?? [])
		.filter(({ year }) => year === entry?.year);
	return [...new Set(removed.map(({ championship }) => championship))]
		.filter((other) => other !== id)
		.flatMap((other) => championships.rulingsOf(other))
		.flatMap((rulings) => (rulings.entry ? [] : rulings.draws.numbers));
}
