import { eveningOf, isSaid, type AnyEntry, type DrawEntry } from '#lib/log/entry.ts';
import { rulingText, type Names } from '#lib/log/entry-words.ts';
import { membersOf } from '#lib/log/members.ts';
import { latestAt } from '#lib/log/place.ts';
import { entriesById, standing, targetOf, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { entrantsOf } from '../draw/entrants.ts';
import { allLists, foldChampionship, type Championship } from '../from-log.ts';
import { isAt } from '../draw/seats.ts';
import { confirmationsOf } from '../lists/confirmations.ts';
import { stateText, tableName } from '../lists/list-text.ts';
import { progressOf } from '../lists/progress.ts';
import { listAt, namesAmong } from '../names.ts';
import { isRuling } from '../rulings.ts';
import { writtenForOthers } from '../lists/replaced.ts';
import { substituteText } from '../board-text.ts';
import { clocksOff, tableClockText } from '../day.ts';
import { isMisseated } from '../left-to-do.ts';
import { clashesIn } from './clashes.ts';
import { shownClash } from './apart-text.ts';

/** What a merge brings to a championship. */
export interface ChampionshipNews {
	/** Its tables with something new, each in a sentence: "Tisch 2, 1. Partie: 40 Spiele, bestätigt von allen vier". */
	readonly tables: readonly string[];
	/** What was ruled and drawn, and what was taken back, each in a sentence: "Vroni spielt für Resi weiter". */
	readonly said: readonly string[];
	/** What would then have to be decided, or be told to a table. */
	readonly doubts: readonly string[];
}

/** Tells what was added to a championship between two states of a club's log. */
export function championshipNews(
	before: readonly AnyEntry[],
	after: readonly AnyEntry[],
	championship: string,
	books: ReadonlyMap<string, Book>
): ChampionshipNews {
	const known = new Set(before.map(({ id }) => id));
	const log = standing(after);
	const folded = foldChampionship(log, championship, books);
	const { rulings } = folded;
	const members = membersOf(log);
	const names = namesAmong(
		rulings.entry?.system ?? 'zockmeisterschaft',
		allLists(folded),
		(member) => members.get(member)?.shown ?? '?'
	);
	const come = { after, known, log, championship, books, folded, names };
	return {
		tables: tablesIn(come),
		said: saidIn(come),
		doubts: [...clashesOf(come), ...replacedIn(come), ...clocksIn(come), ...misseatedIn(come)]
	};
}

interface Come {
	readonly after: readonly AnyEntry[];
	/** The ids of what is here already. */
	readonly known: ReadonlySet<string>;
	/** What stands afterwards. */
	readonly log: Standing;
	readonly championship: string;
	readonly books: ReadonlyMap<string, Book>;
	/** What is made of it. */
	readonly folded: Championship;
	readonly names: Names;
}

function tablesIn({ after, known, log, folded }: Come): readonly string[] {
	const { rulings, doubles } = folded;
	const byId = entriesById(after);
	const fresh = after.filter(({ id }) => !known.has(id));
	const touched = new Set(fresh.map((entry) => eveningOf(targetOf(entry, byId))));
	const progress = rulings.entry && progressOf(rulings.entry, rulings, allLists(folded));
	const tables = [...(progress?.partien.flat() ?? []), ...(progress?.beside ?? [])];
	const told = tables.flatMap((table) => {
		const { list } = table;
		if (!list || !touched.has(list.evening.evening)) return [];
		const twice = doubles.includes(list) ? ' (dieser Tisch ist schon da: zweimal geschrieben)' : '';
		return [
			`${tableName(table, rulings.entry?.system)}: ${stateText(table, confirmationsOf(after, list.evening.evening, list.evening.seats))}${twice}`
		];
	});
	return [...told, ...struckIn(log, touched, rulings)];
}

/** Lists that were taken out, with what is new of them. */
function struckIn(
	{ places }: Standing,
	touched: ReadonlySet<unknown>,
	{ entry: of }: Championship['rulings']
): readonly string[] {
	return places.flatMap((place) => {
		const opening = latestAt(place);
		if (place.entry !== null || opening?.kind !== 'evening' || opening.championship !== of?.championship)
			return [];
		if (!touched.has(opening.evening)) return [];
		return [`${tableName(opening, of?.system)}: eine Liste, die gestrichen ist`];
	});
}

function saidIn({ after, known, log, championship, folded, names }: Come): readonly string[] {
	const byId = entriesById(after);
	const fresh = after.filter(({ id }) => !known.has(id));
	const touched = new Set(fresh.map((entry) => log.placeOf(targetOf(entry, byId).id)?.id));
	// Who sits where is said by the list that comes with it.
	const comesWithList = (draw: DrawEntry): boolean =>
		draw.what === 'seats' &&
		folded.partien.some((list) => isAt(list, draw) && !known.has(list.evening.opening.id));
	return log.places.flatMap((place) => {
		const said = latestAt(place);
		if (!said || !touched.has(place.id) || !(isRuling(said) || isSaid(said))) return [];
		if (said.championship !== championship) return [];
		if (said.kind === 'draw' && comesWithList(said)) return [];
		if (isRuling(said)) return [`${place.entry ? '' : 'zurückgenommen: '}${rulingText(said, names)}`];
		return known.has(place.id) ? ['Teilnehmer, Nummern oder Sitzplan sind geändert'] : [];
	});
}

/** What was not to be decided before. */
function clashesOf(come: Come): readonly string[] {
	const { after, known, folded, names } = come;
	const reader = {
		names,
		device: () => '',
		system: folded.rulings.entry?.system,
		listOf: (evening: string) => listAt(allLists(folded), evening)
	};
	// A table that was written twice is told with the tables.
	return clashesIn(after, come, folded).clashes.flatMap((clash) =>
		clash.versions.every(({ entries }) => entries.every((id) => known.has(id))) ||
		(clash.type === 'table' && folded.doubles.some((list) => clash.versions.some((one) => one.list === list)))
			? []
			: `${shownClash(clash, reader).title}: muss entschieden werden`
	);
}

/** Players who were written though another plays for them already. */
function replacedIn({ known, folded, names: { member } }: Come): readonly string[] {
	const { rulings } = folded;
	const { entry } = rulings;
	if (!entry) return [];
	const entrants = entrantsOf(entry, rulings);
	return allLists(folded).flatMap((list) => {
		if (list.games.every(({ row }) => known.has(row.entry.id))) return [];
		return writtenForOthers(list, entrants, rulings.substitutes).map(
			({ out, comes }) =>
				`${tableName(list.evening.opening, entry.system)}: ${member(out)} ist geschrieben, obwohl jetzt ${member(comes)} spielt`
		);
	});
}

/** Lists that came with a wrong clock. */
function clocksIn({ known, folded: { rulings, partien } }: Come): readonly string[] {
	const { entry } = rulings;
	const come = entry
		? clocksOff(entry, partien).filter(({ list }) => !known.has(list.evening.opening.id))
		: [];
	return [...new Set(come.map(tableClockText))];
}

/** Lists that came with others than the plan has there. */
function misseatedIn({ known, folded: { rulings, partien }, names: { member } }: Come): readonly string[] {
	const { entry } = rulings;
	if (!entry) return [];
	return progressOf(entry, rulings, partien)
		.partien.flat()
		.filter(isMisseated)
		.filter(({ list }) => list.games.some(({ row }) => !known.has(row.entry.id)))
		.map((table) => `${tableName(table, entry.system)}: ${substituteText(table, member)}`);
}
