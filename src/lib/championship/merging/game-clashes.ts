import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, GameEntry, VoidEntry } from '#lib/log/entry.ts';
import { contentText } from '#lib/log/entry-json.ts';
import { type Place, placesOfKind } from '#lib/log/place.ts';
import type { Apart, Version } from './apart.ts';

/** A line of corrections, starting from one that replaces the entry looked at. */
interface Branch {
	readonly entries: readonly GameEntry[];
	readonly head: GameEntry;
	readonly device: string | null;
}

/**
 * The games at these places that two devices corrected apart. A correction replaces what stands at the place, and
 * striking voids everything there. So two devices did not see each other if one entry was replaced twice, or if it was
 * replaced and somebody struck it without the replacement. `entries` are all of the log in order, each once, voids
 * included.
 */
export function gameClashes(
	places: readonly Place[],
	entries: readonly AnyEntry[]
): readonly Apart<'game'>[] {
	const games = placesOfKind(places, 'game').filter(({ chain, voids }) => chain.length + voids.length > 1);
	if (games.length === 0) return [];
	const voids = entries.filter((entry) => entry.kind === 'void');
	const byTarget = groupBy(voids, ({ target }) => target);
	return games.flatMap((place) => clashAt(correctedAt(place, (id) => byTarget.get(id) ?? [])) ?? []);
}

/** A game's place and the voids there. */
interface Corrected {
	readonly place: Place<GameEntry>;
	/** All voids of an entry, whether they count or not. */
	voidsOn(id: EntryId): readonly VoidEntry[];
	/** The voids of an entry that count. */
	strikesOn(id: EntryId): readonly VoidEntry[];
	isStruck(entry: GameEntry): boolean;
}

function correctedAt(place: Place<GameEntry>, voidsOn: Corrected['voidsOn']): Corrected {
	const counting = new Set(place.voids);
	const strikesOn = (id: EntryId): readonly VoidEntry[] => voidsOn(id).filter(({ id }) => counting.has(id));
	return { place, voidsOn, strikesOn, isStruck: ({ id }) => strikesOn(id).length > 0 };
}

/** Null if nothing there was written apart. */
function clashAt(at: Corrected): Apart<'game'> | null {
	const { id: place, chain } = at.place;
	for (const before of chain) {
		const branches = chain
			.filter(({ id, replaces }) => replaces === before.id && id !== before.id)
			.flatMap((first) => branchFrom(first, at) ?? []);
		if (branches.length === 0) continue;
		const strikes = at
			.strikesOn(before.id)
			.filter((strike) => branches.some((branch) => didNotKnow(strike, branch, at)));
		const versions = versionsOf(branches, strikes, at);
		if (versions.length < 2 || !areApart(branches, strikes)) continue;
		return { type: 'game', evening: before.evening, place, before, versions, copies: [] };
	}
	return null;
}

/** Null if the whole branch was taken out again. */
function branchFrom(first: GameEntry, { place: { chain }, isStruck }: Corrected): Branch | null {
	const line = new Set<unknown>([first.id]);
	// Oldest first, so a replacement comes after the entry it replaces.
	for (const { id, replaces } of chain) if (line.has(replaces)) line.add(id);
	const entries = chain.filter(({ id }) => line.has(id));
	const head = entries.findLast((entry) => !isStruck(entry));
	return head ? { entries, head, device: deviceOf(first.id) } : null;
}

/** Whether a strike did not see a branch. Somebody who takes out all of a place knows the corrections he takes out. */
function didNotKnow(strike: VoidEntry, { entries, device }: Branch, { voidsOn }: Corrected): boolean {
	const striker = deviceOf(strike.id);
	if (striker === null || device === null || striker === device) return false;
	return !entries.some(({ id }) => voidsOn(id).some((other) => deviceOf(other.id) === striker));
}

/** One version for each content, and one for striking the game. */
function versionsOf(
	branches: readonly Branch[],
	strikes: readonly VoidEntry[],
	{ place: { entry, chain }, isStruck }: Corrected
): readonly Version<'game'>[] {
	const alike = [...groupBy(branches, ({ head }) => contentOf(head)).values()];
	const written = alike.map((same): Version<'game'> => {
		const head = same.at(-1)?.head;
		return {
			game: head ?? null,
			entries: same.flatMap(({ entries }) => entries.flatMap((one) => (isStruck(one) ? [] : one.id))),
			counts: same.some((branch) => branch.head.id === entry?.id),
			strikes: []
		};
	});
	if (strikes.length === 0) return countingFirst(written);
	// If only the last correction was struck, the version before it counts again.
	const replacing = new Set(branches.flatMap(({ entries }) => entries));
	const left = chain.findLast((one) => !replacing.has(one) && !isStruck(one));
	const struck: Version<'game'> = {
		game: left ?? null,
		entries: strikes.map(({ id }) => id),
		counts: entry === (left ?? null),
		strikes: []
	};
	return countingFirst([...written, struck]);
}

const countingFirst = (versions: readonly Version<'game'>[]): readonly Version<'game'>[] =>
	[...versions].sort((a, b) => Number(b.counts) - Number(a.counts));

const areApart = (branches: readonly Branch[], strikes: readonly VoidEntry[]): boolean =>
	strikes.length > 0 || new Set(branches.flatMap(({ device }) => device ?? [])).size > 1;

const contentOf = ({ game }: GameEntry): string => contentText(game);
