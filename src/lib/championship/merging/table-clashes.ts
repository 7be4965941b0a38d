import type { EveningId } from '#lib/base/ids.ts';
import { groupBy } from '#lib/base/collections.ts';
import { happened, type EveningEntry, type TableEntry } from '#lib/log/entry.ts';
import { latestAt, type Place, placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import {
	allLists,
	listFrom,
	listsIn,
	placesByEvening,
	type Championship,
	type ChampionshipLog
} from '../from-log.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';
import type { Version, Apart } from './apart.ts';
import { copiesIn } from './decisions.ts';
import { countedOf, versionsOf } from './list-versions.ts';

/** All places that ever opened an evening of a championship. */
export const openingsOf = ({ log, championship }: ChampionshipLog): readonly Place<EveningEntry>[] =>
	placesOfKind(log.places, 'evening').filter(({ chain }) =>
		chain.some((entry) => entry.championship === championship)
	);

/**
 * Tables for which several lists with games were opened. `openings` are all of the championship, `copies` what decisions
 * copied from one list into another.
 */
export function openedTwice(
	from: ChampionshipLog,
	folded: Championship,
	openings: readonly Place<EveningEntry>[],
	copies: readonly TableEntry[]
): readonly Apart<'table'>[] {
	const lists = [...allLists(folded), ...struckLists(without(from, copies), folded, openings)];
	const tables = [...groupBy(lists.filter(isAtTable).filter(hasGames), tableOf).values()];
	const twice = tables.filter(({ length }) => length > 1);
	if (twice.length === 0) return [];
	const places = placesByEvening(standingOpen(from.log, openings), from.championship);
	const versionOf = (list: Partie): Version<'table'> => {
		const own = openings.filter((place) => eveningOpenedAt(place) === list.evening.evening);
		return {
			list,
			written: happenedIn(countedOf(places.get(list.evening.evening) ?? [])),
			counts: folded.partien.includes(list),
			entries: own.flatMap(({ entry, chain }) => (entry ? chain.map(({ id }) => id) : [])),
			strikes: own.flatMap(({ entry, voids }) => (entry ? [] : voids))
		};
	};
	return twice.flatMap((lists) => {
		const clash = clashOf(lists.map(versionOf));
		if (!clash) return [];
		const isStruck = clash.versions.every(({ strikes }) => strikes.length > 0);
		return isStruck ? { ...clash, copies: copiesIn(clash, standingOf(from, copies)) } : clash;
	});
}

/** Lists that phones wrote apart after both had opened them: one version for each branch. */
export function writtenTwice(from: ChampionshipLog, { rulings }: Championship): readonly Apart<'table'>[] {
	const { log, championship } = from;
	return [...placesByEvening(log, championship).values()].flatMap((places) => {
		const versions = versionsOf(places).flatMap((version, i): readonly Version<'table'>[] => {
			const list = listFrom(from, version.places, rulings)?.partie;
			const entries = version.own.flatMap((id) => log.placeOf(id)?.chain.map(({ id }) => id) ?? []);
			const own = version.own.flatMap((id) => log.placeOf(id) ?? []);
			return list ? [{ list, written: happenedIn(own), counts: i === 0, entries, strikes: [] }] : [];
		});
		return clashOf(versions) ?? [];
	});
}

/** Null if only one list has anything in it. */
function clashOf(versions: readonly Version<'table'>[]): Apart<'table'> | null {
	const { partie = 0, table = 0 } = versions[0]?.list.evening.opening ?? {};
	return versions.length > 1 ? { type: 'table', partie, table, versions, copies: [] } : null;
}

/** The lists of tables where every list was struck: two devices decided, each for another list. */
function struckLists(
	from: ChampionshipLog,
	folded: Championship,
	openings: readonly Place<EveningEntry>[]
): readonly Partie[] {
	const lists = allLists(folded);
	const standing = new Set<EveningId | null>(lists.map(({ evening }) => evening.evening));
	const struck = openings.filter((place) => place.entry === null && !standing.has(eveningOpenedAt(place)));
	if (struck.length < 2) return [];
	const evenings = new Set(struck.map(eveningOpenedAt));
	const written = new Set(lists.filter(hasGames).map(tableOf));
	return listsIn({ ...from, log: standingOpen(from.log, struck) }, folded.rulings)
		.map(({ partie }) => partie)
		.filter((list) => evenings.has(list.evening.evening) && !written.has(tableOf(list)));
}

/** The log without what decisions copied. */
function without(from: ChampionshipLog, copies: readonly TableEntry[]): ChampionshipLog {
	if (copies.length === 0) return from;
	const copied = new Set(copies.map(({ id }) => id));
	return { ...from, log: { ...from.log, places: from.log.places.filter(({ id }) => !copied.has(id)) } };
}

const standingOf = ({ log }: ChampionshipLog, copies: readonly TableEntry[]): readonly TableEntry[] =>
	copies.filter(({ id }) => log.placeOf(id)?.entry);

/** The log as it was before these evenings were struck. */
function standingOpen(log: Standing, openings: readonly Place<EveningEntry>[]): Standing {
	const opened = new Map(
		openings.map((place) => [place.id, { ...place, entry: latestAt<EveningEntry>(place) ?? null }])
	);
	return { ...log, places: log.places.map((place) => opened.get(place.id) ?? place) };
}

const happenedIn = (places: readonly Place[]): readonly Place[] =>
	places.filter(({ entry }) => entry !== null && happened(entry));

export const eveningOpenedAt = ({ chain: [first] }: Place<EveningEntry>): EveningId | null =>
	first?.evening ?? null;

const isAtTable = ({ evening: { opening } }: Partie): boolean =>
	opening.partie !== undefined && opening.table !== undefined;
const tableOf = ({ evening: { opening } }: Partie): string => `${opening.partie} ${opening.table}`;
