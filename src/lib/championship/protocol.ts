import type { EntryId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import { besideOthers, capital } from '#lib/base/text.ts';
import type { DrawEntry, PlayoffGameEntry, TickEntry } from '#lib/log/entry.ts';
import { rulingText, type Names } from '#lib/log/entry-words.ts';
import { latestAt, type Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { isOpen, isRuling, type Ruling } from './rulings.ts';
import type { Verdict, Verdicts } from './merging/decisions.ts';

/** What organizers or referee said of a championship, whether it counts or was taken back. */
export interface ProtocolLine {
	/** The entry that said it. */
	readonly id: EntryId;
	/** ISO 8601. */
	readonly at: string;
	readonly counts: boolean;
	readonly said: Ruled;
}

interface Along {
	readonly ruling: Ruling;
	readonly place: Place;
}

export type Ruled =
	/** `along`: what was written with it in one breath and belongs to the same line. */
	| {
			readonly what: 'ruling';
			readonly ruling: Ruling;
			readonly place: Place;
			readonly along: readonly Along[];
	  }
	/** One of several versions was chosen, or two were joined. */
	| { readonly what: 'decision'; readonly verdict: Verdict }
	/** A list was changed after somebody had confirmed it. */
	| { readonly what: 'tick'; readonly tick: TickEntry };

/**
 * The protocol of a championship, the newest first: the same on every screen and every device. First draws of numbers and
 * seats are no decisions; lots and repeated draws are.
 */
export function protocolOf(
	log: Standing,
	championship: string,
	{ decisions, takenBack }: Verdicts
): readonly ProtocolLine[] {
	const rulings = rulingLines(log, championship);
	const notes = [
		...[...decisions, ...takenBack].map(({ note }) => note),
		...rulings.map(({ said: { ruling } }) => noteOf(ruling))
	];
	const lines = [
		...inOneLine(rulings),
		...decisions.map(decisionLine(true)),
		...takenBack.map(decisionLine(false)),
		// Whoever decides about a confirmed list, or says who sat there, ticks that change with the same words.
		...tickLines(log, championship, new Set(notes))
	];
	return lines.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** What stands at each place, and what was taken back there; what was only corrected stands in its correction. */
function rulingLines({ places }: Standing, championship: string): readonly RulingLine[] {
	const all = places.flatMap((place) =>
		place.chain.flatMap((ruling) =>
			isRuling(ruling) && ruling.championship === championship ? { ruling, place } : []
		)
	);
	const redrawn = new Set(all.flatMap(({ ruling }) => (isOfNumbers(ruling) ? drawnOnce(ruling) : [])));
	return all.flatMap(({ ruling, place }): readonly RulingLine[] => {
		if (ruling.kind === 'draw' && ['numbers', 'seats'].includes(ruling.what)) {
			if (ruling.again === undefined) return [];
			if (!isOfNumbers(ruling) && redrawn.has(drawnOnce(ruling))) return [];
		}
		const { id, at } = ruling;
		if (ruling !== latestAt(place) && !place.struck.includes(id)) return [];
		return [{ id, at, counts: ruling === place.entry, said: { what: 'ruling', ruling, place, along: [] } }];
	});
}

const isOfNumbers = (ruling: Ruling): ruling is DrawEntry =>
	ruling.kind === 'draw' && ruling.what === 'numbers';

/** The same for all that one draw gave: in a tournament the seats of all tables fall with the numbers (schafkopfschule 5.2.2). */
const drawnOnce = ({ at, again }: DrawEntry): string => `${at} ${again}`;

interface RulingLine extends ProtocolLine {
	readonly said: Extract<Ruled, { readonly what: 'ruling' }>;
}

/** Why somebody sat elsewhere, in the words that stand as a Vermerk in the list, too; undefined for anything else. */
const noteOf = (ruling: Ruling): string | undefined => (ruling.kind === 'sat' ? ruling.note : undefined);

/**
 * Two who changed places are one line, though each list has an entry of its own: all were written at once, with one reason.
 * So are the games of two players' play-off, though each was written for itself. What was taken back alone stands alone.
 */
function inOneLine(lines: readonly RulingLine[]): readonly RulingLine[] {
	const joined = new Map<string, RulingLine>();
	for (const line of lines) {
		const { ruling, place } = line.said;
		const same = `${lineOf(line) ?? line.id} ${line.counts}`;
		const first = joined.get(same);
		if (!first) joined.set(same, line);
		else {
			const along = [...first.said.along, { ruling, place }];
			joined.set(same, { ...line, said: { ...first.said, along } });
		}
	}
	return [...joined.values()];
}

/** The same for all that is one line; undefined for what is one by itself. */
function lineOf({ at, counts, said: { ruling } }: RulingLine): string | undefined {
	if (isDuel(ruling) && counts)
		return `${[ruling.winner, ruling.loser].sort().join(' ')} ${ruling.round ?? 1}`;
	const note = noteOf(ruling);
	return note === undefined ? undefined : `${at} ${note}`;
}

const isDuel = (ruling: Ruling): ruling is PlayoffGameEntry => ruling.kind === 'playoffGame';

/** Whether a line is a play-off, or who announces first in it: it was played or drawn, and nobody decided it. */
const isOfPlayoff = ({ said }: ProtocolLine): boolean =>
	said.what === 'ruling' && (['playoff', 'playoffGame'].includes(said.ruling.kind) || isOfMode(said.ruling));

const isOfMode = (ruling: Ruling): boolean => ruling.kind === 'draw' && ruling.what === 'mode';

/**
 * The entries to void so that a ruling counts no longer, or counts again. Null where voiding would not do: numbers are drawn
 * anew instead, and of several rulings at one place only the last can be brought back.
 */
export function undoOf({ counts, said }: ProtocolLine): readonly EntryId[] | null {
	switch (said.what) {
		case 'ruling': {
			const { ruling, place, along } = said;
			// Whoever drew anew holds the new number: taking back only the draw would hide that there were two.
			if (counts && isOfNumbers(ruling)) return null;
			const all = [ruling.id, ...along.map((one) => one.ruling.id)];
			// Of a play-off the last game: one may have been tapped for the wrong player.
			if (counts) return isDuel(ruling) ? all.slice(-1) : all;
			return ruling === place.chain.at(-1)
				? [...place.voids, ...along.flatMap((one) => one.place.voids)]
				: null;
		}
		case 'decision':
			// One that was taken back has left its clash open: it is decided there.
			return counts ? said.verdict.entries : null;
		case 'tick':
			return null;
		default:
			return assertNever(said);
	}
}

/** What takes a line back, or lets it count again, in a button's words. */
export const takeBackText = ({ counts, said }: ProtocolLine): string =>
	!counts
		? 'Doch gelten lassen'
		: said.what === 'ruling' && said.along.length > 0 && isDuel(said.ruling)
			? 'Letztes Spiel zurücknehmen'
			: 'Zurücknehmen';

/**
 * "2 Entscheidungen der Turnierleitung · ein Entscheidungsspiel · eine offene Beschwerde": a complaint that nobody decided is
 * no decision, and no play-off is one.
 */
export function protocolTitle(lines: readonly ProtocolLine[]): string {
	const counting = lines.filter(({ counts }) => counts);
	const open = counting.filter(
		({ said }) => said.what === 'ruling' && said.ruling.kind === 'complaint' && isOpen(said.ruling)
	).length;
	const playoffs = counting.filter(isOfPlayoff);
	const played = playoffs.filter(({ said }) => said.what === 'ruling' && !isOfMode(said.ruling)).length;
	const decided = counting.length - open - playoffs.length;
	const parts = [
		...(decided > 0
			? [`${decided === 1 ? 'eine Entscheidung' : `${decided} Entscheidungen`} der Turnierleitung`]
			: []),
		...(played > 0
			? [played === 1 ? 'ein Entscheidungsspiel' : `${played} Entscheidungsspiele`]
			: playoffs.length > 0
				? ['Entscheidungsspiele']
				: []),
		...(open > 0 ? [open === 1 ? 'eine offene Beschwerde' : `${open} offene Beschwerden`] : [])
	];
	return capital(parts.join(' · ')) || 'Von der Turnierleitung zurückgenommen';
}

const decisionLine =
	(counts: boolean) =>
	(verdict: Verdict): ProtocolLine => ({
		id: verdict.id,
		at: verdict.at,
		counts,
		said: { what: 'decision', verdict }
	});

function tickLines(
	{ places }: Standing,
	championship: string,
	decided: ReadonlySet<string | undefined>
): readonly ProtocolLine[] {
	const evenings = new Set<string>();
	for (const { entry } of places) {
		if (entry?.kind === 'evening' && entry.championship === championship) evenings.add(entry.evening);
	}
	return places.flatMap(({ entry: tick }): readonly ProtocolLine[] =>
		tick?.kind === 'tick' && evenings.has(tick.evening) && !decided.has(tick.remark)
			? [{ id: tick.id, at: tick.at, counts: true, said: { what: 'tick', tick } }]
			: []
	);
}

/** "Partie 1, Tisch 1: Was bei Anna steht, zählt für Ben, und was bei Ben steht, für Anna (Namen vertauscht)" */
function ruledText(ruling: Ruling, along: readonly Along[], names: Names): string {
	if (isDuel(ruling) && along.length > 0) return duelText(ruling, along, names);
	const swapped = along.some(({ ruling: one }) => one.kind === 'sat' && one.instead !== undefined);
	if (ruling.kind !== 'sat' || !ruling.instead || !swapped) return rulingText(ruling, names);
	const { member, out } = ruling.instead;
	const [one, other] = [names.member(member), names.member(out)];
	const why = besideOthers(ruling.note ?? '');
	return `${names.list(ruling.evening)}: Was bei ${one} steht, zählt für ${other}, und was bei ${other} steht, für ${one} (${why})`;
}

/** "Entscheidungsspiel: Anna gegen Ben 3 : 1", with who won the first game in front. */
function duelText(
	{ winner, loser, round = 1 }: PlayoffGameEntry,
	along: readonly Along[],
	names: Names
): string {
	const won = 1 + along.filter(({ ruling }) => isDuel(ruling) && ruling.winner === winner).length;
	const again = round > 1 ? ` (${round}. Mal)` : '';
	return `Entscheidungsspiel: ${names.member(winner)} gegen ${names.member(loser)} ${won}\u00a0:\u00a0${along.length + 1 - won}${again}`;
}

/** A line of the protocol in words. */
export function protocolText({ said }: Pick<ProtocolLine, 'said'>, names: Names): string {
	switch (said.what) {
		case 'ruling':
			return ruledText(said.ruling, said.along, names);
		case 'decision':
			return said.verdict.note;
		case 'tick':
			return `${names.list(said.tick.evening)}: nach einer Bestätigung geändert: ${said.tick.remark}`;
		default:
			return assertNever(said);
	}
}
