import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { asNote } from '#lib/base/text.ts';
import type { BookingEntry, GameEntry, NewEntry, VoidEntry } from './entry.ts';
import { contentText, saidText } from './entry-json.ts';
import { type Place, placesOfKind } from './place.ts';
import { voidsByTarget } from './standing.ts';

/** What is looked at: a game, or a booking of the Kasse. */
type Corrigible = GameEntry | BookingEntry;

/** A line of corrections, starting from one that replaces the entry looked at. */
interface Branch<E> {
	readonly entries: readonly E[];
	readonly head: E;
	readonly device: string | null;
}

/** One of the versions of an entry that was corrected apart. */
interface CorrectedVersion<E> {
	/** The entry in this version; null if it was struck. */
	readonly entry: E | null;
	/** Whether this version counts until somebody decides. */
	readonly counts: boolean;
	/** The entries that make this version; voiding each of them takes it out. */
	readonly entries: readonly EntryId[];
	/** The voids that took it out already: two devices chose apart, each another version. */
	readonly strikes: readonly EntryId[];
}

/** An entry that two devices corrected apart, without seeing each other's correction. */
export interface CorrectedApart<E extends Corrigible> {
	/** The entry before both corrections. */
	readonly before: E;
	/** At least two; the one that counts meanwhile comes first. */
	readonly versions: readonly CorrectedVersion<E>[];
}

/**
 * Whether two devices corrected the game or booking at this place apart; null if not. A correction replaces what stands at the
 * place, and striking voids everything there. So two devices did not see each other if one entry was replaced twice, or if it was
 * replaced and somebody struck it without the replacement.
 */
export function correctedApart<K extends Corrigible['kind']>(
	at: Place,
	kind: K
): CorrectedApart<Extract<Corrigible, { readonly kind: K }>> | null;
export function correctedApart(at: Place, kind: Corrigible['kind']): CorrectedApart<Corrigible> | null {
	if (at.chain.length + at.voids.length <= 1) return null;
	const [place] = placesOfKind([at], kind);
	return place ? clashAt(correctedAt(place)) : null;
}

/**
 * The choice of one version: the others are voided, and what took it out, each with the decision as its note. So are `copies`, which
 * an earlier choice made.
 */
export function withoutOthers(
	versions: readonly Pick<CorrectedVersion<unknown>, 'entries' | 'strikes'>[],
	chosen: number,
	note: string,
	copies: readonly EntryId[] = []
): readonly NewEntry[] {
	const own = new Set(versions[chosen]?.entries);
	const others = new Set(versions.flatMap(({ entries }) => entries.filter((id) => !own.has(id))));
	return [...(versions[chosen]?.strikes ?? []), ...copies, ...others].map((target) => ({
		kind: 'void',
		target,
		note
	}));
}

/** The place of something corrected and the voids there. */
interface Corrected<E extends Corrigible> {
	readonly place: Place<E>;
	/** All voids of an entry, whether they count or not. */
	voidsOn(id: EntryId): readonly VoidEntry[];
	/** The voids of an entry, or of a void of it, that count. */
	strikesOn(id: EntryId): readonly VoidEntry[];
	isStruck(entry: E): boolean;
}

function correctedAt<E extends Corrigible>(place: Place<E>): Corrected<E> {
	const byTarget = groupBy(place.strikes, ({ target }) => target);
	const voidsOn = (id: EntryId): readonly VoidEntry[] => byTarget.get(id) ?? [];
	const counting = new Set([...voidsByTarget(place.strikes).values()].flat());
	const strikesOn = (id: EntryId): readonly VoidEntry[] => voidsOn(id).filter(({ id }) => counting.has(id));
	return { place, voidsOn, strikesOn, isStruck: ({ id }) => strikesOn(id).length > 0 };
}

/** Null if nothing there was written apart. */
function clashAt<E extends Corrigible>(at: Corrected<E>): CorrectedApart<E> | null {
	const { chain } = at.place;
	for (const before of chain) {
		const branches = chain
			.filter(({ id, replaces }) => replaces === before.id && id !== before.id)
			.flatMap((first) => branchFrom(first, at) ?? []);
		if (branches.length === 0) {
			const again = chosenApart(before, at);
			if (again) return again;
			continue;
		}
		const strikes = at
			.strikesOn(before.id)
			.filter((strike) => branches.some((branch) => didNotKnow(strike, branch, at)));
		const versions = versionsOf(branches, strikes, at);
		if (versions.length < 2 || !areApart(branches, strikes)) continue;
		return { before, versions };
	}
	return null;
}

/**
 * Whether two devices chose apart, each another version, so that together they took out all of them, which nobody wanted: then what
 * was before counts again. A choice has a note; who takes back what he wrote himself gives none.
 */
function chosenApart<E extends Corrigible>(
	before: E,
	{ place: { chain }, voidsOn, strikesOn, isStruck }: Corrected<E>
): CorrectedApart<E> | null {
	if (isStruck(before)) return null;
	const choices = (id: EntryId): readonly VoidEntry[] => strikesOn(id).filter(({ note }) => note);
	const written = chain
		.filter(({ id, replaces }) => replaces === before.id && id !== before.id)
		.map((entry) => ({ entry, strikes: choices(entry.id) }));
	const struck = voidsOn(before.id).map(({ id }) => ({ entry: null, strikes: choices(id) }));
	const all = [...written, ...struck].filter(({ strikes }) => strikes.length > 0);
	const choosers = all.map(({ strikes }) => new Set(strikes.map(({ id }) => deviceOf(id))));
	const [first] = choosers;
	const tookAll = [...(first ?? [])].some((device) => choosers.every((some) => some.has(device)));
	if (all.length < 2 || tookAll) return null;
	const versions = all.map(({ entry, strikes }) => ({
		entry,
		counts: false,
		entries: [],
		strikes: strikes.map(({ id }) => id)
	}));
	return { before, versions };
}

/** Null if the whole branch was taken out again. */
function branchFrom<E extends Corrigible>(
	first: E,
	{ place: { chain }, isStruck }: Corrected<E>
): Branch<E> | null {
	const line = new Set<unknown>([first.id]);
	// Oldest first, so a replacement comes after the entry it replaces.
	for (const { id, replaces } of chain) if (line.has(replaces)) line.add(id);
	const entries = chain.filter(({ id }) => line.has(id));
	const head = entries.findLast((entry) => !isStruck(entry));
	return head ? { entries, head, device: deviceOf(first.id) } : null;
}

/** Whether a strike did not see a branch. Somebody who takes out all of a place knows the corrections he takes out. */
function didNotKnow<E extends Corrigible>(
	strike: VoidEntry,
	{ entries, device }: Branch<E>,
	{ voidsOn }: Corrected<E>
): boolean {
	const striker = deviceOf(strike.id);
	if (striker === null || device === null || striker === device) return false;
	return !entries.some(({ id }) => voidsOn(id).some((other) => deviceOf(other.id) === striker));
}

/** One version for each content, and one for striking it. */
function versionsOf<E extends Corrigible>(
	branches: readonly Branch<E>[],
	strikes: readonly VoidEntry[],
	{ place: { entry, chain }, isStruck }: Corrected<E>
): readonly CorrectedVersion<E>[] {
	const alike = [...groupBy(branches, ({ head }) => contentOf(head)).values()];
	const written = alike.map((same): CorrectedVersion<E> => {
		const head = same.at(-1)?.head;
		return {
			entry: head ?? null,
			strikes: [],
			entries: same.flatMap(({ entries }) => entries.flatMap((one) => (isStruck(one) ? [] : one.id))),
			counts: same.some((branch) => branch.head.id === entry?.id)
		};
	});
	if (strikes.length === 0) return countingFirst(written);
	// If only the last correction was struck, the version before it counts again.
	const replacing = new Set(branches.flatMap(({ entries }) => entries));
	const left = chain.findLast((one) => !replacing.has(one) && !isStruck(one));
	const struck: CorrectedVersion<E> = {
		entry: left ?? null,
		strikes: [],
		entries: strikes.map(({ id }) => id),
		counts: entry === (left ?? null)
	};
	return countingFirst([...written, struck]);
}

const countingFirst = <E>(versions: readonly CorrectedVersion<E>[]): readonly CorrectedVersion<E>[] =>
	[...versions].sort((a, b) => Number(b.counts) - Number(a.counts));

const areApart = <E>(branches: readonly Branch<E>[], strikes: readonly VoidEntry[]): boolean =>
	strikes.length > 0 || new Set(branches.flatMap(({ device }) => device ?? [])).size > 1;

/** What it says, without when and why it was written. */
function contentOf(entry: Corrigible): string {
	if (entry.kind === 'game') return contentText(entry.game);
	return saidText({ ...entry, note: undefined });
}

// The same in words, wherever it is shown.

/** The title of the choice. */
export const CHANGED_APART = 'Auf zwei Handys verschieden geändert';
/** Stands at the line of a game or booking that was corrected apart. */
export const TWO_VERSIONS = '⚠\u00a0zwei\u00a0Fassungen';
/** A version in which it counts no longer. */
export const STRUCK = 'gestrichen';

/** The note of a decision: what it was about, and the version that was chosen. */
export const chosenNote = (title: string, chosen: string): string => asNote(`${title}. Es gilt: ${chosen}.`);
