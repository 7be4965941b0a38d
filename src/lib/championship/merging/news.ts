import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { confirmationsOf } from '../lists/confirmations.ts';
import { foldChampionship } from '../from-log.ts';
import { stateText, tableName } from '../lists/list-text.ts';
import type { Partie } from '../lists/points.ts';
import { progressOf } from '../lists/progress.ts';

/** What a merge brings to a championship. */
export interface ChampionshipNews {
	/** Its tables with something new, each in a sentence: "Tisch 2, 1. Partie: 40 Spiele, bestätigt von allen vier". */
	readonly tables: readonly string[];
	/** Whether the championship itself is new. */
	readonly isNew: boolean;
}

/** Tells what was added to a championship between two states of a club's log. */
export function championshipNews(
	before: readonly AnyEntry[],
	after: readonly AnyEntry[],
	championship: string,
	books: ReadonlyMap<string, Book>
): ChampionshipNews {
	const known = new Set(before.map(({ id }) => id));
	const byId = entriesById(after);
	const touched = new Set(
		after.flatMap((entry) => (known.has(entry.id) ? [] : [eveningOf(targetOf(entry, byId))]))
	);
	const { rulings, partien, doubles } = foldChampionship(standing(after), championship, books);
	const lists = [...partien, ...doubles];
	const progress = rulings.entry && progressOf(rulings.entry, rulings, lists);
	const tables = [...(progress?.partien.flat() ?? []), ...(progress?.beside ?? [])];
	const told = tables.flatMap((table) => {
		const { list } = table;
		if (!list || !touched.has(list.evening.evening)) return [];
		const twice = doubles.includes(list) ? ' (dieser Tisch ist schon da: zweimal geschrieben)' : '';
		return [
			`${tableName(table, rulings.entry?.system)}: ${stateText(table, confirmed(list, after))}${twice}`
		];
	});
	const isNew = rulings.entry !== null && !known.has(rulings.entry.id);
	return { tables: told, isNew };
}

const confirmed = ({ evening }: Partie, entries: readonly AnyEntry[]): ReturnType<typeof confirmationsOf> =>
	confirmationsOf(entries, evening.evening, evening.seats);
