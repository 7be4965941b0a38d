import type { EntryId } from '#lib/base/ids.ts';
import { happened, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import { voidsByTarget, type Place, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { decidedApart } from './decided-apart.ts';
import { listFrom, listsIn, placesByEvening, type Championship } from '../from-log.ts';
import { gameClashes, type GameClash } from './game-clashes.ts';
import type { Partie } from '../lists/points.ts';
import { versionsOf } from './writers.ts';

/** One of several lists of a table. */
export interface ListVersion {
	readonly list: Partie;
	/** Whether it is the one that counts until somebody decides. */
	readonly counts: boolean;
	/** What makes it: its openings, or in a list that was written apart what one branch of it is. */
	readonly entries: readonly EntryId[];
	/** What took it out already: two organizers decided apart, each for another one. */
	readonly strikes: readonly EntryId[];
}

/** A table that two phones wrote: each its own list, or both in one, apart. */
export interface TableClash {
	readonly type: 'table';
	readonly partie: number;
	readonly table: number;
	/** Two or more with games; the one that counts meanwhile comes first. */
	readonly lists: readonly ListVersion[];
}

export type Clash = TableClash | GameClash;

/** What an organizer decided, in the words he wrote it with. */
export interface Decision {
	readonly note: string;
	/** ISO 8601. */
	readonly at: string;
	/** The voids that say so; it is taken back by voiding each of them. */
	readonly entries: readonly EntryId[];
}

export interface Disputed {
	readonly clashes: readonly Clash[];
	/** Oldest first. */
	readonly decisions: readonly Decision[];
}

/**
 * What in a merged log must not simply be added up: tables that two phones wrote, games that two devices corrected apart; and
 * what was decided of such. `entries` are all of the log, `log` what stands of them, `folded` the championship they make. The
 * order in which they came changes nothing.
 */
export function disputedIn(
	entries: Iterable<AnyEntry>,
	log: Standing,
	championship: string,
	folded: Championship,
	books: ReadonlyMap<string, Book>
): Disputed {
	const ordered = [...new Map([...entries].map((entry) => [entry.id, entry])).values()];
	ordered.sort((a, b) => (a.id < b.id ? -1 : 1));
	const openings = openingsOf(log, championship);
	const evenings = new Set(openings.map(({ chain }) => chain[0]?.['evening']));
	const own = log.places.filter(({ chain }) => evenings.has(chain[0]?.['evening']));
	const struck = struckLists(log, championship, folded, openings, books);
	const decisions = decisionVoids(own, ordered);
	const isOwn = new Set(own.map(({ id }) => id));
	const written = (log: Standing, ordered: readonly AnyEntry[]): readonly Clash[] => [
		...writerClashes(log, championship, folded, books),
		...gameClashes(
			log.places.filter(({ id }) => isOwn.has(id)),
			ordered
		)
	];
	return {
		clashes: [
			...tableClashes(folded, openings, struck),
			...written(log, ordered),
			...decidedApart(ordered, decisions, written)
		],
		decisions: decisionsIn(decisions, ordered)
	};
}

/** What an organizer's choice writes: the other versions are voided, each with what was decided. */
export function decide(clash: Clash, chosen: number, note: string): readonly NewEntry[] {
	const strike = (target: EntryId): NewEntry => ({ kind: 'void', target, note });
	const others = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i !== chosen);
	switch (clash.type) {
		case 'table': {
			const back = clash.lists[chosen]?.strikes ?? [];
			return [...back, ...others(clash.lists).flatMap(({ entries }) => entries)].map(strike);
		}
		case 'game': {
			const back = clash.versions[chosen]?.strikes ?? [];
			return [...back, ...others(clash.versions).flatMap(({ entries }) => entries)].map(strike);
		}
	}
}

/** All places that ever opened an evening of it. */
const openingsOf = (log: Standing, championship: string): readonly Place[] =>
	log.places.filter(({ chain }) =>
		chain.some(({ kind, ...entry }) => kind === 'evening' && entry['championship'] === championship)
	);

/** The lists of tables whose every list was struck: each of two devices decided for the other one. */
function struckLists(
	log: Standing,
	championship: string,
	{ rulings, partien, doubles }: Championship,
	openings: readonly Place[],
	books: ReadonlyMap<string, Book>
): readonly Partie[] {
	const standing = new Set([...partien, ...doubles].map(({ evening }) => evening.evening as string));
	const struck = openings.filter(
		({ entry, chain }) => entry === null && !standing.has(String(chain[0]?.['evening']))
	);
	if (struck.length < 2) return [];
	const reopened = new Map(
		struck.map((place) => [place.id, { ...place, entry: place.chain.at(-1) ?? null }])
	);
	const places = log.places.map((place) => reopened.get(place.id) ?? place);
	const evenings = new Set(struck.map(({ chain }) => String(chain[0]?.['evening'])));
	const written = new Set([...partien, ...doubles].filter(hasGames).map(tableOf));
	return listsIn({ ...log, places }, championship, books, rulings)
		.map(({ partie }) => partie)
		.filter((list) => evenings.has(list.evening.evening) && !written.has(tableOf(list)));
}

const hasGames = ({ games }: Partie): boolean => games.length > 0;
const tableOf = ({ evening: { opening } }: Partie): string => `${opening.partie} ${opening.table}`;

function tableClashes(
	{ partien, doubles }: Championship,
	openings: readonly Place[],
	struck: readonly Partie[]
): readonly TableClash[] {
	const tables = new Map<string, Partie[]>();
	for (const list of [...partien, ...doubles, ...struck].filter(hasGames)) {
		const { partie, table } = list.evening.opening;
		if (partie === undefined || table === undefined) continue;
		tables.set(tableOf(list), [...(tables.get(tableOf(list)) ?? []), list]);
	}
	return [...tables.values()].flatMap((lists): readonly TableClash[] => {
		const { partie = 0, table = 0 } = lists[0]?.evening.opening ?? {};
		if (lists.length < 2) return [];
		return [
			{ type: 'table', partie, table, lists: lists.map((list) => openedVersion(list, openings, partien)) }
		];
	});
}

/** Lists that phones wrote apart after they had both opened them: one version for what each of them wrote. */
function writerClashes(
	log: Standing,
	championship: string,
	{ rulings }: Championship,
	books: ReadonlyMap<string, Book>
): readonly TableClash[] {
	return [...placesByEvening(log, championship).values()].flatMap((places): readonly TableClash[] => {
		const lists = versionsOf(places, rulings.entry).flatMap((version, i): readonly ListVersion[] => {
			const list = listFrom(log, version.places, championship, books, rulings)?.partie;
			const entries = version.own.flatMap((id) => log.placeOf(id)?.chain.map(({ id }) => id) ?? []);
			return list ? [{ list, counts: i === 0, entries, strikes: [] }] : [];
		});
		const { partie = 0, table = 0 } = lists[0]?.list.evening.opening ?? {};
		return lists.length > 1 ? [{ type: 'table', partie, table, lists }] : [];
	});
}

function openedVersion(list: Partie, openings: readonly Place[], counting: readonly Partie[]): ListVersion {
	const own = openings.filter(({ chain }) => chain[0]?.['evening'] === list.evening.evening);
	return {
		list,
		counts: counting.includes(list),
		entries: own.flatMap(({ entry, chain }) => (entry ? chain.map(({ id }) => id) : [])),
		strikes: own.flatMap(({ entry, voids }) => (entry ? [] : voids))
	};
}

/** Voids with a note, whether they count or not: the app's own, by which a game is struck at the table, have none. */
function decisionVoids(own: readonly Place[], ordered: readonly AnyEntry[]): readonly AnyEntry[] {
	const decidable = new Set<unknown>(
		own.filter(isDecidable).flatMap(({ chain }) => chain.map(({ id }) => id))
	);
	const voids = new Map(
		ordered.flatMap((entry) => (entry.kind === 'void' ? [[entry.id as unknown, entry]] : []))
	);
	return [...voids.values()].filter(({ id, ...entry }) => {
		const note = entry['note'];
		return typeof note === 'string' && note !== '' && decidable.has(lastTarget(id, voids));
	});
}

function decisionsIn(voids: readonly AnyEntry[], ordered: readonly AnyEntry[]): readonly Decision[] {
	const counting = new Set(voids.length > 0 ? [...voidsByTarget(ordered).values()].flat() : []);
	const decisions = new Map<string, Decision>();
	for (const { id, at, ...entry } of voids) {
		if (!counting.has(id)) continue;
		const note = String(entry['note']);
		const said = decisions.get(note) ?? { note, at, entries: [] };
		decisions.set(note, { ...said, entries: [...said.entries, id] });
	}
	return [...decisions.values()];
}

type Voids = ReadonlyMap<unknown, AnyEntry>;

/** What a void takes out in the end, or brings back. */
function lastTarget(id: EntryId, voids: Voids): unknown {
	const seen = new Set<unknown>();
	let at: unknown = id;
	for (let entry = voids.get(at); entry && !seen.has(at); entry = voids.get(at)) {
		seen.add(at);
		at = entry['target'];
	}
	return at;
}

const isDecidable = ({ chain: [first] }: Place): boolean =>
	first !== undefined && (first.kind === 'evening' || happened(first));
