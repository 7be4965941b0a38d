import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import type { GameEntry, VoidEntry } from './entry.ts';
import { contentText } from './entry-json.ts';
import { type Place, placesOfKind } from './place.ts';

/** A line of corrections, starting from one that replaces the entry looked at. */
interface Branch {
	readonly entries: readonly GameEntry[];
	readonly head: GameEntry;
	readonly device: string | null;
}

/** One of the versions of a game that was corrected apart. */
interface GameVersion {
	/** The game in this version; null if it was struck. */
	readonly game: GameEntry | null;
	/** Whether this version counts until somebody decides. */
	readonly counts: boolean;
	/** The entries that make this version; voiding each of them takes it out. */
	readonly entries: readonly EntryId[];
}

/** A game that two devices corrected apart, without seeing each other's correction. */
export interface CorrectedApart {
	/** The game before both corrections. */
	readonly before: GameEntry;
	/** At least two; the one that counts meanwhile comes first. */
	readonly versions: readonly GameVersion[];
}

/**
 * Whether two devices corrected the game at this place apart; null if not. A correction replaces what stands at the place, and
 * striking voids everything there. So two devices did not see each other if one entry was replaced twice, or if it was
 * replaced and somebody struck it without the replacement.
 */
export function correctedApart(at: Place): CorrectedApart | null {
	if (at.chain.length + at.voids.length <= 1) return null;
	const [place] = placesOfKind([at], 'game');
	return place ? clashAt(correctedAt(place)) : null;
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

function correctedAt(place: Place<GameEntry>): Corrected {
	const byTarget = groupBy(place.strikes, ({ target }) => target);
	const voidsOn = (id: EntryId): readonly VoidEntry[] => byTarget.get(id) ?? [];
	const counting = new Set(place.voids);
	const strikesOn = (id: EntryId): readonly VoidEntry[] => voidsOn(id).filter(({ id }) => counting.has(id));
	return { place, voidsOn, strikesOn, isStruck: ({ id }) => strikesOn(id).length > 0 };
}

/** Null if nothing there was written apart. */
function clashAt(at: Corrected): CorrectedApart | null {
	const { chain } = at.place;
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
		return { before, versions };
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
): readonly GameVersion[] {
	const alike = [...groupBy(branches, ({ head }) => contentOf(head)).values()];
	const written = alike.map((same): GameVersion => {
		const head = same.at(-1)?.head;
		return {
			game: head ?? null,
			entries: same.flatMap(({ entries }) => entries.flatMap((one) => (isStruck(one) ? [] : one.id))),
			counts: same.some((branch) => branch.head.id === entry?.id)
		};
	});
	if (strikes.length === 0) return countingFirst(written);
	// If only the last correction was struck, the version before it counts again.
	const replacing = new Set(branches.flatMap(({ entries }) => entries));
	const left = chain.findLast((one) => !replacing.has(one) && !isStruck(one));
	const struck: GameVersion = {
		game: left ?? null,
		entries: strikes.map(({ id }) => id),
		counts: entry === (left ?? null)
	};
	return countingFirst([...written, struck]);
}

const countingFirst = (versions: readonly GameVersion[]): readonly GameVersion[] =>
	[...versions].sort((a, b) => Number(b.counts) - Number(a.counts));

const areApart = (branches: readonly Branch[], strikes: readonly VoidEntry[]): boolean =>
	strikes.length > 0 || new Set(branches.flatMap(({ device }) => device ?? [])).size > 1;

const contentOf = ({ game }: GameEntry): string => contentText(game);
