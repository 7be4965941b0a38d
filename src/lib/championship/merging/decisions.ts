import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { happened, isSaid, type AnyEntry, type TableEntry, type VoidEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { entriesById, standing, targetOf, voidsByTarget, writeOf, type Standing } from '#lib/log/standing.ts';
import type { Apart } from './apart.ts';

/** An organizer's decision, in the words he wrote. */
export interface Verdict {
	/** Its first entry. */
	readonly id: EntryId;
	readonly note: string;
	/** ISO 8601. */
	readonly at: string;
	/** The voids that make the decision, and what it copied; voiding each of them takes it back. */
	readonly entries: readonly EntryId[];
}

/**
 * The voids with a note that take out an entry at these places, whether they count or not. Voids that strike a game at
 * the table have no note. `ordered` are all entries of the log by id.
 */
export function decisionVoids(own: readonly Place[], ordered: readonly AnyEntry[]): readonly VoidEntry[] {
	const decidable = new Set(own.filter(isDecidable).flatMap(({ chain }) => chain.map(({ id }) => id)));
	const byId = entriesById(ordered);
	return ordered
		.filter((entry) => entry.kind === 'void')
		.filter((entry) => (entry.note ?? '') !== '' && decidable.has(targetOf(entry, byId).id));
}

const isDecidable = ({ chain: [first] }: Place): boolean =>
	first !== undefined &&
	(first.kind === 'evening' || first.kind === 'close' || happened(first) || isSaid(first));

/** Decisions, oldest first: voids with the same note are one. */
export interface Verdicts {
	readonly decisions: readonly Verdict[];
	/** Those of which nothing counts any more. */
	readonly takenBack: readonly Verdict[];
}

export function verdictsIn(voids: readonly VoidEntry[], ordered: readonly AnyEntry[]): Verdicts {
	if (voids.length === 0) return { decisions: [], takenBack: [] };
	const voided = voidsByTarget(ordered);
	const counting = new Set([...voided.values()].flat());
	const copies = madeBy(voids, ordered).filter(({ id }) => !voided.has(id));
	const all = [...groupBy(voids, ({ note = '' }) => note)].flatMap(([note, made]): readonly Verdict[] => {
		const own = made.filter(({ id }) => counting.has(id));
		const writes = new Set(own.map(writeOf));
		// The same decision, taken back before it was made again.
		const lost = made.filter((one) => !counting.has(one.id) && !writes.has(writeOf(one)));
		return [own, lost].flatMap((some): readonly Verdict[] => {
			const [first] = some;
			const copied = some === own ? copies.filter((one) => writes.has(writeOf(one))) : [];
			const entries = some === own ? [...own, ...copied].map((one) => one.id) : [];
			return first ? [{ id: first.id, note, at: first.at, entries }] : [];
		});
	});
	return {
		decisions: all.filter(({ entries }) => entries.length > 0),
		takenBack: all.filter(({ entries }) => entries.length === 0)
	};
}

/** What was copied together with these decisions, where a list was joined to another. */
export function copiesOf(
	decisions: readonly VoidEntry[],
	ordered: readonly AnyEntry[]
): readonly TableEntry[] {
	const writes = new Set(decisions.map(writeOf));
	return ordered.filter(happened).filter((entry) => entry.copyOf !== undefined && writes.has(writeOf(entry)));
}

/** All that was written together with these decisions: copies, and a set-up that holds the changes of several. */
const madeBy = (decisions: readonly VoidEntry[], ordered: readonly AnyEntry[]): readonly AnyEntry[] => [
	...copiesOf(decisions, ordered),
	...setUpsOf(decisions, ordered)
];

function setUpsOf(decisions: readonly VoidEntry[], ordered: readonly AnyEntry[]): readonly AnyEntry[] {
	const since = new Map(decisions.map((one) => [writeOf(one), one.id] as const).reverse());
	return ordered.filter((entry) => {
		const first = entry.kind === 'championship' ? since.get(writeOf(entry)) : undefined;
		return first !== undefined && first < entry.id;
	});
}

/** Those of them that are written in one of a clash's lists. */
export function copiesIn(
	{ versions }: Pick<Apart<'table'>, 'versions'>,
	copies: readonly TableEntry[]
): readonly EntryId[] {
	const evenings = new Set(versions.map(({ list }) => list.evening.evening));
	return copies.filter(({ evening }) => evenings.has(evening)).map(({ id }) => id);
}

/**
 * Clashes that two organizers decided apart, each for another version: together they struck all versions, which nobody
 * wanted. They are found in the log as it was before the decisions; `decisions` are the organizers' voids, `find` looks
 * for clashes in a log.
 */
export function decidedApart(
	ordered: readonly AnyEntry[],
	decisions: readonly VoidEntry[],
	find: (log: Standing, ordered: readonly AnyEntry[]) => readonly Apart[]
): readonly Apart[] {
	if (decisions.length < 2) return [];
	const noteOf = new Map(decisions.map(({ id, note }) => [id, note]));
	const copies = copiesOf(decisions, ordered);
	const setUps = setUpsOf(decisions, ordered);
	const made = new Set([...copies, ...setUps].map(({ id }) => id));
	const before = ordered.filter(({ id }) => !noteOf.has(id) && !made.has(id));
	const voids = voidsByTarget(ordered);
	const left = copies.filter(({ id }) => !voids.has(id));
	const leftSetUps = setUps.flatMap(({ id }) => (voids.has(id) ? [] : id));
	const strikesOn = (entries: readonly EntryId[]): readonly EntryId[] =>
		entries.flatMap((id) => voids.get(id) ?? []).filter((id) => noteOf.has(id));
	return find(standing(before), before).flatMap((clash): readonly Apart[] => {
		const strikes = clash.versions.map(({ entries }) => strikesOn(entries));
		// Somebody who decides again on the same device knows his earlier decision.
		const deciders = new Set(strikes.flat().map((id) => deviceOf(id) ?? noteOf.get(id)));
		const isApart = strikes.every(({ length }) => length > 0) && deciders.size > 1;
		return isApart ? [reopened(clash, strikesOn, madeIn(clash, left, leftSetUps))] : [];
	});
}

/** The clash with no version counting; choosing a version also voids what struck it. */
function reopened(
	clash: Apart,
	strikesOn: (entries: readonly EntryId[]) => readonly EntryId[],
	copies: readonly EntryId[]
): Apart {
	const versions = clash.versions.map((version) => ({
		...version,
		counts: false,
		entries: version.entries.filter((id) => strikesOn([id]).length === 0),
		strikes: strikesOn(version.entries)
	}));
	return { ...clash, versions, copies } as Apart;
}

/** A set-up belongs to a clash of set-ups, and what was copied to that of its list. */
function madeIn(clash: Apart, copies: readonly TableEntry[], setUps: readonly EntryId[]): readonly EntryId[] {
	if (clash.type === 'table') return copiesIn(clash, copies);
	if (clash.type === 'game') return [];
	return clash.versions.some(({ rulings }) => rulings.some(({ kind }) => kind === 'championship'))
		? setUps
		: [];
}
