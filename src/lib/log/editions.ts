import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

type Places = Pick<Standing, 'places'>;

const rulebooks = (log: Places): readonly RulebookEntry[] =>
	log.places.flatMap(({ chain }) => (chain[0]?.kind === 'rulebook' ? [chain[0]] : []));

/** The next edition of a house book: it is made from that book and has the same name. The newest, if there are several. */
function nextEdition(all: readonly RulebookEntry[], rulebook: string): string | null {
	const book = all.find((entry) => entry.rulebook === rulebook);
	const next = all.findLast(
		({ base, name, rulebook: own }) => base === rulebook && name === book?.name && own !== rulebook
	);
	return next?.rulebook ?? null;
}

/** The edition that the club plays by now, given a book it once played by. A built-in book is its own edition. */
export function currentEdition(log: Places, rulebook: string): string {
	const all = rulebooks(log);
	const seen = new Set<string>();
	let current = rulebook;
	for (
		let next = nextEdition(all, current);
		next !== null && !seen.has(next);
		next = nextEdition(all, current)
	) {
		seen.add(next);
		current = next;
	}
	return current;
}
