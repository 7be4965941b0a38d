import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { confirmationsOf } from '../lists/confirmations.ts';
import { foldChampionship } from '../from-log.ts';
import { stateText, tableName } from '../lists/list-text.ts';
import type { Partie } from '../lists/points.ts';
import { progressOf } from '../lists/progress.ts';

/** What a merge brings a championship. */
export interface ChampionshipNews {
	/** Its tables of which something is new, each in a sentence: "Tisch 2, 1. Partie: 40 Spiele, bestätigt von allen vier". */
	readonly tables: readonly string[];
	/** Whether the championship itself comes with it. */
	readonly isNew: boolean;
}

/** Tells what came to a championship between two states of a club's log. */
export function championshipNews(
	before: readonly AnyEntry[],
	after: readonly AnyEntry[],
	championship: string,
	books: ReadonlyMap<string, Book>
): ChampionshipNews {
	const known = new Set(before.map(({ id }) => id));
	const touched = new Set(
		after.flatMap((entry) => (known.has(entry.id) ? [] : [eveningNamed(entry, after)]))
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

/** The evening an entry belongs to, a void to that of what it takes out. */
function eveningNamed(entry: AnyEntry, all: readonly AnyEntry[]): unknown {
	const seen = new Set<AnyEntry>();
	let at: AnyEntry | undefined = entry;
	while (at?.kind === 'void' && !seen.has(at)) {
		seen.add(at);
		const target: unknown = at['target'];
		at = all.find(({ id }) => id === target);
	}
	return at?.['evening'];
}
