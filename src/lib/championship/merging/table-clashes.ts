import type { EveningId } from '#lib/base/ids.ts';
import { groupBy } from '#lib/base/collections.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import { placesOfKind } from '#lib/log/places-of-kind.ts';
import type { Place } from '#lib/log/place.ts';
import { listFrom, listsIn, placesByEvening, type Championship, type ChampionshipLog } from '../from-log.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/points.ts';
import type { ListVersion, TableClash } from './clash.ts';
import { versionsOf } from './list-versions.ts';

/** All places that ever opened an evening of a championship. */
export const openingsOf = ({ log, championship }: ChampionshipLog): readonly Place<EveningEntry>[] =>
	placesOfKind(log.places, 'evening').filter(({ chain }) =>
		chain.some((entry) => entry.championship === championship)
	);

/** Tables for which several lists with games were opened. */
export function openedTwice(from: ChampionshipLog, folded: Championship): readonly TableClash[] {
	const { partien, doubles } = folded;
	const openings = openingsOf(from);
	const versionOf = (list: Partie): ListVersion => {
		const own = openings.filter((place) => eveningOpenedAt(place) === list.evening.evening);
		return {
			list,
			counts: partien.includes(list),
			entries: own.flatMap(({ entry, chain }) => (entry ? chain.map(({ id }) => id) : [])),
			strikes: own.flatMap(({ entry, voids }) => (entry ? [] : voids))
		};
	};
	const lists = [...partien, ...doubles, ...struckLists(from, folded, openings)];
	const tables = groupBy(lists.filter(isAtTable).filter(hasGames), tableOf);
	return [...tables.values()].flatMap((lists) => clashOf(lists.map(versionOf)) ?? []);
}

/** Lists that phones wrote apart after both had opened them: one version for each branch. */
export function writtenTwice(from: ChampionshipLog, { rulings }: Championship): readonly TableClash[] {
	const { log, championship } = from;
	return [...placesByEvening(log, championship).values()].flatMap((places) => {
		const versions = versionsOf(places).flatMap((version, i): readonly ListVersion[] => {
			const list = listFrom(from, version.places, rulings)?.partie;
			const entries = version.own.flatMap((id) => log.placeOf(id)?.chain.map(({ id }) => id) ?? []);
			return list ? [{ list, counts: i === 0, entries, strikes: [] }] : [];
		});
		return clashOf(versions) ?? [];
	});
}

/** Null if only one list has anything in it. */
function clashOf(versions: readonly ListVersion[]): TableClash | null {
	const { partie = 0, table = 0 } = versions[0]?.list.evening.opening ?? {};
	return versions.length > 1 ? { type: 'table', partie, table, versions } : null;
}

/** The lists of tables where every list was struck: two devices decided, each for another list. */
function struckLists(
	from: ChampionshipLog,
	{ rulings, partien, doubles }: Championship,
	openings: readonly Place<EveningEntry>[]
): readonly Partie[] {
	const { log } = from;
	const lists = [...partien, ...doubles];
	const standing = new Set<EveningId | null>(lists.map(({ evening }) => evening.evening));
	const struck = openings.filter((place) => place.entry === null && !standing.has(eveningOpenedAt(place)));
	if (struck.length < 2) return [];
	const opened = new Map(struck.map((place) => [place.id, { ...place, entry: place.chain.at(-1) ?? null }]));
	const places = log.places.map((place) => opened.get(place.id) ?? place);
	const evenings = new Set(struck.map(eveningOpenedAt));
	const written = new Set(lists.filter(hasGames).map(tableOf));
	return listsIn({ ...from, log: { ...log, places } }, rulings)
		.map(({ partie }) => partie)
		.filter((list) => evenings.has(list.evening.evening) && !written.has(tableOf(list)));
}

export const eveningOpenedAt = ({ chain: [first] }: Place<EveningEntry>): EveningId | null =>
	first?.evening ?? null;

const isAtTable = ({ evening: { opening } }: Partie): boolean =>
	opening.partie !== undefined && opening.table !== undefined;
const tableOf = ({ evening: { opening } }: Partie): string => `${opening.partie} ${opening.table}`;
