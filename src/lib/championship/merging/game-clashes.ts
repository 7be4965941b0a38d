import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, GameEntry, VoidEntry } from '#lib/log/entry.ts';
import { placesOfKind, type Place } from '#lib/log/standing.ts';
import type { GameClash, GameVersion } from './clash.ts';

/** A line of corrections from one that replaces the entry looked at. */
interface Branch {
	readonly entries: readonly GameEntry[];
	readonly head: GameEntry;
	readonly device: string | null;
}

/**
 * The games at these places that were corrected on two devices apart. Whoever corrects a game replaces what stands there,
 * and whoever strikes it voids all that stands there: where one entry was replaced twice, or replaced and struck by somebody
 * who left the replacement standing, the two did not know of one another. `entries` are all of the log in order, each
 * once, voids among them.
 */
export function gameClashes(places: readonly Place[], entries: readonly AnyEntry[]): readonly GameClash[] {
	const games = placesOfKind(places, 'game').filter(({ chain, voids }) => chain.length + voids.length > 1);
	if (games.length === 0) return [];
	const voids = entries.filter((entry) => entry.kind === 'void');
	const byTarget = groupBy(voids, ({ target }) => target);
	return games.flatMap((place) => clashAt(correctedAt(place, (id) => byTarget.get(id) ?? [])) ?? []);
}

/** A game's place, and what was struck there. */
interface Corrected {
	readonly place: Place<GameEntry>;
	/** All voids of an entry, whether they count or not. */
	voidsOn(id: EntryId): readonly VoidEntry[];
	/** Those that count. */
	strikesOn(id: EntryId): readonly VoidEntry[];
	isStruck(entry: GameEntry): boolean;
}

function correctedAt(place: Place<GameEntry>, voidsOn: Corrected['voidsOn']): Corrected {
	const counting = new Set(place.voids);
	const strikesOn = (id: EntryId): readonly VoidEntry[] => voidsOn(id).filter(({ id }) => counting.has(id));
	return { place, voidsOn, strikesOn, isStruck: ({ id }) => strikesOn(id).length > 0 };
}

/** Null where nothing there was written apart. */
function clashAt(at: Corrected): GameClash | null {
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
		return { type: 'game', evening: before.evening, place, before, versions };
	}
	return null;
}

/** Null where all of it was taken out again. */
function branchFrom(first: GameEntry, { place: { chain }, isStruck }: Corrected): Branch | null {
	const line = new Set<unknown>([first.id]);
	// Oldest first: what replaces one of them comes after it.
	for (const { id, replaces } of chain) if (line.has(replaces)) line.add(id);
	const entries = chain.filter(({ id }) => line.has(id));
	const head = entries.findLast((entry) => !isStruck(entry));
	return head ? { entries, head, device: deviceOf(first.id) } : null;
}

/** Who takes out all of a place knows the corrections that he takes out as well. */
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
): readonly GameVersion[] {
	const alike = [...groupBy(branches, ({ head }) => contentOf(head)).values()];
	const written = alike.map((same): GameVersion => {
		const head = same.at(-1)?.head;
		return {
			game: head ?? null,
			entries: same.flatMap(({ entries }) => entries.flatMap((one) => (isStruck(one) ? [] : one.id))),
			counts: same.some((branch) => branch.head.id === entry?.id),
			strikes: []
		};
	});
	if (strikes.length === 0) return countingFirst(written);
	// Where only the last correction was struck, what it corrected is there again.
	const replacing = new Set(branches.flatMap(({ entries }) => entries));
	const left = chain.findLast((one) => !replacing.has(one) && !isStruck(one));
	const struck: GameVersion = {
		game: left ?? null,
		entries: strikes.map(({ id }) => id),
		counts: entry === (left ?? null),
		strikes: []
	};
	return countingFirst([...written, struck]);
}

const countingFirst = (versions: readonly GameVersion[]): readonly GameVersion[] =>
	[...versions].sort((a, b) => Number(b.counts) - Number(a.counts));

const areApart = (branches: readonly Branch[], strikes: readonly VoidEntry[]): boolean =>
	strikes.length > 0 || new Set(branches.flatMap(({ device }) => device ?? [])).size > 1;

/** One text for one game, whatever the order its fields were written in. */
const contentOf = ({ game }: GameEntry): string => plain(game);

function plain(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${fields.map(([key, field]) => `${key}:${plain(field)}`).join()}}`;
}
