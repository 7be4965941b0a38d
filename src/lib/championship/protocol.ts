import type { EntryId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import { besideOthers, capital } from '#lib/base/text.ts';
import type { DrawEntry, TickEntry } from '#lib/log/entry.ts';
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

/** Two who changed places are one line, though each list has an entry of its own: all were written at once, with one reason. */
function inOneLine(lines: readonly RulingLine[]): readonly RulingLine[] {
	const joined: RulingLine[] = [];
	for (const line of lines) {
		const first = joined.at(-1);
		const note = noteOf(line.said.ruling);
		const isSame = first && note !== undefined && noteOf(first.said.ruling) === note && first.at === line.at;
		// What was taken back alone stands alone.
		if (!first || !isSame || first.counts !== line.counts) joined.push(line);
		else {
			const { ruling, place } = line.said;
			const along = [...first.said.along, { ruling, place }];
			joined[joined.length - 1] = { ...first, said: { ...first.said, along } };
		}
	}
	return joined;
}

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
			if (counts) return [ruling.id, ...along.map((one) => one.ruling.id)];
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

/** "2 Entscheidungen der Turnierleitung · eine offene Beschwerde": a complaint that nobody decided is no decision. */
export function protocolTitle(lines: readonly ProtocolLine[]): string {
	const counting = lines.filter(({ counts }) => counts);
	const open = counting.filter(
		({ said }) => said.what === 'ruling' && said.ruling.kind === 'complaint' && isOpen(said.ruling)
	).length;
	const decided = counting.length - open;
	const complaints = open === 1 ? 'eine offene Beschwerde' : `${open} offene Beschwerden`;
	if (decided === 0 && open > 0) return capital(complaints);
	if (decided === 0) return 'Von der Turnierleitung zurückgenommen';
	const decisions = decided === 1 ? 'Eine Entscheidung' : `${decided} Entscheidungen`;
	return `${decisions} der Turnierleitung${open > 0 ? ` · ${complaints}` : ''}`;
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
	const swapped = along.some(({ ruling: one }) => one.kind === 'sat' && one.instead !== undefined);
	if (ruling.kind !== 'sat' || !ruling.instead || !swapped) return rulingText(ruling, names);
	const { member, out } = ruling.instead;
	const [one, other] = [names.member(member), names.member(out)];
	const why = besideOthers(ruling.note ?? '');
	return `${names.list(ruling.evening)}: Was bei ${one} steht, zählt für ${other}, und was bei ${other} steht, für ${one} (${why})`;
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
