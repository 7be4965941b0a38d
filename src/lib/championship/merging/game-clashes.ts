import { deviceOf, type EntryId, type EveningId } from '#lib/base/ids.ts';
import type { AnyEntry, GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';

/** What one device made of a game while another made something else of it. */
export interface GameVersion {
	/** The game as it stands in this version; null where it was struck. */
	readonly game: GameEntry | null;
	/** The entries that make it; it is taken out by voiding each of them. */
	readonly entries: readonly EntryId[];
	/** Whether it is the one that counts until somebody decides. */
	readonly counts: boolean;
	/** What took it out already: two organizers decided apart, each for another one. */
	readonly strikes?: readonly EntryId[];
}

/** A game that two devices corrected apart: each of them did not know what the other wrote. */
export interface GameClash {
	readonly type: 'game';
	readonly evening: EveningId;
	/** The game's place in the log. */
	readonly place: EntryId;
	/** What stood there before both. */
	readonly before: GameEntry;
	/** Two or more; the one that counts meanwhile comes first. */
	readonly versions: readonly GameVersion[];
}

/** A line of corrections from one that replaces the entry looked at. */
interface Branch {
	readonly entries: readonly AnyEntry[];
	readonly head: AnyEntry;
	readonly device: string | null;
}

/**
 * The games at these places that were corrected on two devices apart. Whoever corrects a game replaces what stands there,
 * and whoever strikes it voids all that stands there: where one entry was replaced twice, or replaced and struck by somebody
 * who left the replacement standing, the two did not know of one another. `entries` are all of the log in order, each
 * once, voids among them.
 */
export function gameClashes(places: readonly Place[], entries: readonly AnyEntry[]): readonly GameClash[] {
	const games = places.filter(
		({ chain, voids }) => chain[0]?.kind === 'game' && chain.length + voids.length > 1
	);
	if (games.length === 0) return [];
	const voidsOn = new Map<string, AnyEntry[]>();
	for (const entry of entries) {
		if (entry.kind !== 'void') continue;
		const target = String(entry['target']);
		voidsOn.set(target, [...(voidsOn.get(target) ?? []), entry]);
	}
	return games.flatMap((place) => clashAt(place, (id) => voidsOn.get(id) ?? []));
}

function clashAt(place: Place, voidsOn: (id: EntryId) => readonly AnyEntry[]): readonly GameClash[] {
	const counting = new Set(place.voids);
	const strikesOn = (id: EntryId): readonly AnyEntry[] => voidsOn(id).filter(({ id }) => counting.has(id));
	const isStruck = (id: EntryId): boolean => strikesOn(id).length > 0;
	for (const target of place.chain) {
		const branches = place.chain
			.filter(({ id, replaces }) => replaces === target.id && id !== target.id)
			.flatMap((first) => branchFrom(first, place, isStruck) ?? []);
		if (branches.length === 0) continue;
		const apart = strikesOn(target.id).filter((strike) =>
			branches.some((branch) => didNotKnow(strike, branch, voidsOn))
		);
		const versions = versionsOf(branches, apart, place, isStruck);
		if (versions.length > 1 && areApart(branches, apart)) return [asClash(place, target, versions)];
	}
	return [];
}

/** Null where all of it was taken out again. */
function branchFrom(first: AnyEntry, { chain }: Place, isStruck: (id: EntryId) => boolean): Branch | null {
	const line = new Set<unknown>([first.id]);
	// Oldest first: what replaces one of them comes after it.
	for (const { id, replaces } of chain) if (line.has(replaces)) line.add(id);
	const entries = chain.filter(({ id }) => line.has(id));
	const head = entries.findLast(({ id }) => !isStruck(id));
	return head ? { entries, head, device: deviceOf(first.id) } : null;
}

/** Who takes out all of a place knows the corrections that he takes out as well. */
function didNotKnow(
	strike: AnyEntry,
	{ entries, device }: Branch,
	voidsOn: (id: EntryId) => readonly AnyEntry[]
): boolean {
	const striker = deviceOf(strike.id);
	if (striker === null || device === null || striker === device) return false;
	return !entries.some(({ id }) => voidsOn(id).some((other) => deviceOf(other.id) === striker));
}

/** One version for each content, and one for striking the game. */
function versionsOf(
	branches: readonly Branch[],
	strikes: readonly AnyEntry[],
	{ entry, chain }: Place,
	isStruck: (id: EntryId) => boolean
): readonly GameVersion[] {
	const byContent = new Map<string, Branch[]>();
	for (const branch of branches) {
		const content = contentOf(branch.head);
		byContent.set(content, [...(byContent.get(content) ?? []), branch]);
	}
	const written = [...byContent.values()].map((same): GameVersion => {
		const head = same.at(-1)?.head;
		return {
			game: (head as unknown as GameEntry | undefined) ?? null,
			entries: same.flatMap(({ entries }) => entries.flatMap(({ id }) => (isStruck(id) ? [] : id))),
			counts: same.some((branch) => branch.head.id === entry?.id)
		};
	});
	// Where only the last correction was struck, what it corrected is there again.
	const replacing = new Set(branches.flatMap(({ entries }) => entries));
	const left = chain.findLast((one) => !replacing.has(one) && !isStruck(one.id));
	const struck: GameVersion = {
		game: (left as unknown as GameEntry | undefined) ?? null,
		entries: strikes.map(({ id }) => id),
		counts: entry === (left ?? null)
	};
	const all = strikes.length > 0 ? [...written, struck] : written;
	return all.sort((a, b) => Number(b.counts) - Number(a.counts));
}

const areApart = (branches: readonly Branch[], strikes: readonly AnyEntry[]): boolean =>
	strikes.length > 0 || new Set(branches.flatMap(({ device }) => device ?? [])).size > 1;

const asClash = (place: Place, before: AnyEntry, versions: readonly GameVersion[]): GameClash => ({
	type: 'game',
	evening: before['evening'] as EveningId,
	place: place.id,
	before: before as unknown as GameEntry,
	versions
});

/** One text for one game, whatever the order its fields were written in. */
const contentOf = (entry: AnyEntry): string => plain(entry['game']);

function plain(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${fields.map(([key, field]) => `${key}:${plain(field)}`).join()}}`;
}
