import { groupBy } from '#lib/base/collections.ts';
import { asId, deviceOf, isTimedId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { sortedName } from '#lib/base/names.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { membersOf, type Member, clubLabel } from '#lib/log/members.ts';
import { entriesById, standing, targetOf, type Standing } from '#lib/log/standing.ts';

// A phone wrote a few evenings with typed names before it met its club. They can go along: each evening with everything in
// it, under the members that the club has. An entry that names other members than before is another entry, so it gets
// an id of its own, made from its old one alone: handed over twice, or on two phones, it is the same entry again.

/** Somebody who comes along. */
export interface HandedMember {
	readonly name: string;
	/** What the same member is called there; null for one who is new there. */
	readonly there: string | null;
}

export interface HandOver {
	readonly members: readonly HandedMember[];
	/** The evenings and games that come along, those that are there already included. */
	readonly evenings: number;
	readonly games: number;
	/** Everything that is new there. */
	readonly entries: readonly AnyEntry[];
}

/** More evenings than this are a club of its own, and so is what has a Kasse or a championship. */
const FEW = 12;
const CARRIED: readonly string[] = ['club', 'member', 'rulebook', 'void', 'event'];

/**
 * What would come to another club's log, members matched by name; null if this log is more than a few evenings with typed
 * names, or nothing of it can come along. Changes neither log.
 */
export function handOver(mine: readonly AnyEntry[], theirs: readonly AnyEntry[]): HandOver | null {
	const evenings = eveningsIn(mine);
	const ofClub = mine.filter((entry) => !evenings.inEvening.has(entry.id));
	if (evenings.byEvening.size === 0 || evenings.byEvening.size > FEW) return null;
	if (!ofClub.every(({ kind }) => CARRIED.includes(kind)) || !mine.every(isOurs)) return null;
	const here = standing(mine);
	const there = standing(theirs);
	const matched = matchesOf(membersOf(here), membersOf(there));
	const { lots, named, ids } = comingIn(evenings, there, matched);
	if (lots.length === 0) return null;
	const known = entriesById(theirs);
	const fresh = [
		...ofClub.filter((entry) => comesAlong(entry, entriesById(mine), named, matched)),
		...lots.flat().map((entry) => renamed(entry, ids))
	].filter(({ id }) => !known.has(id));
	if (fresh.length === 0) return null;
	return {
		members: [...named].map((member) => ({
			name: membersOf(here).get(member)?.shown ?? '?',
			there: matched.get(member)?.shown ?? null
		})),
		evenings: lots.length,
		games: lots.flat().filter(({ id, kind }) => kind === 'game' && here.placeOf(id)?.entry?.id === id).length,
		entries: fresh
	};
}

interface Evenings {
	readonly byEvening: ReadonlyMap<EveningId, readonly AnyEntry[]>;
	readonly inEvening: ReadonlySet<EntryId>;
}

/** The evenings that come along, whom they name, and what everything in them is called there. */
function comingIn({ byEvening }: Evenings, there: Standing, matched: ReadonlyMap<MemberId, Member | null>) {
	const ids = new Map<string, string>();
	const named = new Set<MemberId>();
	const lots: (readonly AnyEntry[])[] = [];
	for (const [evening, entries] of byEvening) {
		const players = [...matched.keys()].filter((member) => names(entries, member));
		const salt = saltOf(players.map((member) => [member, matched.get(member)?.member ?? member]));
		for (const { id } of entries) if (salt !== 0n) ids.set(id, underSalt(id, salt));
		if (isThereApart(evening, entries, there, ids)) continue;
		for (const member of players) named.add(member);
		lots.push(entries);
	}
	for (const [member, { member: other }] of filled(matched)) ids.set(member, other);
	return { lots, named, ids };
}

/** A void belongs to what it takes out. */
function eveningsIn(entries: readonly AnyEntry[]): Evenings {
	const lot = entriesById(entries);
	const evening = (entry: AnyEntry): EveningId | null => eveningOf(targetOf(entry, lot));
	const own = entries.filter((entry) => evening(entry) !== null);
	return {
		byEvening: groupBy(own, (entry) => evening(entry) as EveningId),
		inEvening: new Set(own.map(({ id }) => id))
	};
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only what this app wrote is handed over: its ids are found wherever an entry names them, and stand for nothing else. */
const isOurs = (entry: AnyEntry): boolean =>
	isTimedId(entry.id) &&
	(entry.kind !== 'member' || UUID.test(entry.member)) &&
	(entry.kind !== 'evening' || (UUID.test(entry.evening) && entry.championship === undefined));

/** Everybody here, with whom he is there; null for whoever is new there. Nobody is two members. */
function matchesOf(
	here: ReadonlyMap<MemberId, Member>,
	there: ReadonlyMap<MemberId, Member>
): ReadonlyMap<MemberId, Member | null> {
	const called = (one: Member): readonly string[] => [...new Set([one.name, one.shown].map(sortedName))];
	const taken = new Set<MemberId>();
	const matches = new Map<MemberId, Member | null>();
	for (const one of here.values()) {
		const own = called(one);
		const alike = [...there.values()].filter((other) => called(other).some((name) => own.includes(name)));
		// Two of one name are not told apart by it.
		const match = there.get(one.member) ?? (alike.length === 1 ? alike[0] : undefined);
		matches.set(one.member, match && !taken.has(match.member) ? match : null);
		if (match) taken.add(match.member);
	}
	return matches;
}

const filled = (matches: ReadonlyMap<MemberId, Member | null>): readonly (readonly [MemberId, Member])[] =>
	[...matches].flatMap(([member, match]) => (match ? [[member, match] as const] : []));

const names = (entries: readonly AnyEntry[], member: MemberId): boolean =>
	entries.some((entry) => JSON.stringify(entry).includes(`"${member}"`));

/** Whether the evening is there, but not as it would come from here: somebody else brought it, or it was renamed since. */
function isThereApart(
	evening: EveningId,
	entries: readonly AnyEntry[],
	there: Standing,
	ids: ReadonlyMap<string, string>
): boolean {
	const own = new Set(entries.map(({ id }) => ids.get(id) ?? id));
	return there.places.some(({ chain }) =>
		chain.some((entry) => entry.kind === 'evening' && entry.evening === evening && !own.has(entry.id))
	);
}

/** Of what belongs to the club: rule books and dates, and whoever is new there and plays. */
function comesAlong(
	entry: AnyEntry,
	lot: ReadonlyMap<EntryId, AnyEntry>,
	named: ReadonlySet<MemberId>,
	matched: ReadonlyMap<MemberId, Member | null>
): boolean {
	const of = targetOf(entry, lot);
	if (of.kind === 'member') return named.has(of.member) && !matched.get(of.member);
	return of.kind === 'rulebook' || of.kind === 'event';
}

const LAST_62 = (1n << 62n) - 1n;

/** A number of 62 bits for who is whom there; 0 if everybody is himself. FNV-1a. */
function saltOf(pairs: readonly (readonly [string, string])[]): bigint {
	const changed = pairs.filter(([from, to]) => from !== to).map(([from, to]) => `${from}${to}`);
	if (changed.length === 0) return 0n;
	let hash = 0xcbf29ce484222325n;
	for (const letter of changed.sort().join()) {
		hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
	}
	return hash & LAST_62 || 1n;
}

/** The id at the same place in the order, as if another device had made it. */
function underSalt(id: EntryId, salt: bigint): EntryId {
	const tail = BigInt(`0x${(deviceOf(id) ?? '').replace('-', '')}`);
	const other = ((tail & ~LAST_62) | ((tail & LAST_62) ^ salt)).toString(16).padStart(16, '0');
	return asId(`${id.slice(0, -17)}${other.slice(0, 4)}-${other.slice(4)}`);
}

/** The entry with other ids, wherever it names them, also as keys. */
function renamed(entry: AnyEntry, ids: ReadonlyMap<string, string>): AnyEntry {
	const copy = (value: unknown): unknown => {
		if (typeof value === 'string') return ids.get(value) ?? value;
		if (Array.isArray(value)) return value.map(copy);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [ids.get(key) ?? key, copy(inner)])
		);
	};
	return copy(entry) as AnyEntry;
}

/** A club that is not the one in front: what came from outside belongs to it. */
export interface OtherClub {
	readonly name: string;
	/** Whether it is on this device already. */
	readonly isHere: boolean;
	/** What of the club in front could go there, if that is a few evenings with typed names. */
	readonly own: HandOver | null;
}

/** The club that something came from: what came, what is here of it (null for nothing), and the club in front. */
export function otherClubOf(
	come: readonly AnyEntry[],
	here: readonly AnyEntry[] | null,
	inFront: readonly AnyEntry[]
): OtherClub {
	const theirs = [...(here ?? []), ...come];
	const name = clubLabel(standing(theirs)) || 'Ohne Namen';
	return { name, isHere: here !== null, own: handOver(inFront, theirs) };
}
