import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

type Places = Pick<Standing, 'places'>;

const rulebooks = (log: Places): readonly RulebookEntry[] =>
	log.places.flatMap(({ chain }) => (chain[0]?.kind === 'rulebook' ? [chain[0]] : []));

/** The first day of an edition: the one it names, or the one it was written on. YYYY-MM-DD. */
export const firstDayOf = ({ from, at }: RulebookEntry): string => from ?? at.slice(0, 10);

/** Whether it was made from that edition, or took it in. */
const goesOnFrom = ({ base, takes }: RulebookEntry, edition: string): boolean =>
	base === edition || takes?.includes(edition) === true;

const isNextOf = (book: RulebookEntry, entry: RulebookEntry): boolean =>
	goesOnFrom(entry, book.rulebook) && entry.name === book.name && entry.rulebook !== book.rulebook;

/**
 * The next edition of a house book that holds on this day: it is made from that book and has the same name. Of several the
 * one whose day came last; without a day, the newest.
 */
function nextEdition(
	all: readonly RulebookEntry[],
	book: RulebookEntry,
	day: string
): RulebookEntry | undefined {
	const next = all.filter((entry) => isNextOf(book, entry) && holdsOn(entry, day));
	if (next.every(({ from }) => from === undefined)) return next.at(-1);
	return next.reduce<RulebookEntry | undefined>(
		(last, entry) => (last && firstDayOf(last) > firstDayOf(entry) ? last : entry),
		undefined
	);
}

const holdsOn = ({ from }: RulebookEntry, day: string): boolean => from === undefined || from <= day;

/**
 * The edition that the club plays by on a day (YYYY-MM-DD), given a book it once played by. An edition whose day has not come
 * is the one before it. A built-in book is its own edition.
 */
export function currentEdition(log: Places, rulebook: string, day: string): string {
	const all = rulebooks(log);
	const seen = new Set<RulebookEntry>();
	let current = all.find((entry) => entry.rulebook === rulebook);
	if (!current) return rulebook;
	for (let early = current; !holdsOn(early, day) && !seen.has(early);) {
		seen.add(early);
		const before = all.find((entry) => isNextOf(entry, early));
		if (!before) break;
		current = early = before;
	}
	seen.clear();
	for (let next: typeof current | undefined = current; next && !seen.has(next);) {
		seen.add(next);
		current = next;
		next = nextEdition(all, next, day);
	}
	return current.rulebook;
}

/** The built-in book that a book was originally made from; the book itself if the club did not make it. */
export function originIn(log: Places, rulebook: string): string {
	const bases = new Map(rulebooks(log).map((entry) => [entry.rulebook, entry.base]));
	let origin = rulebook;
	for (let base = bases.get(origin); base !== undefined; base = bases.get(origin)) {
		bases.delete(origin);
		origin = base;
	}
	return origin;
}

/** Every edition of a house book, whichever of them is given, in the order of their days. */
export function editionsOf(log: Places, rulebook: string): readonly RulebookEntry[] {
	const all = rulebooks(log);
	const family = new Set(all.filter((entry) => entry.rulebook === rulebook));
	// A set takes in what is added while it is walked, so editions of editions are found too.
	for (const one of family) {
		for (const entry of all) if (isNextOf(one, entry) || isNextOf(entry, one)) family.add(entry);
	}
	const order = new Map(all.map((entry, i) => [entry, i]));
	const days = (one: RulebookEntry, other: RulebookEntry): number =>
		firstDayOf(one).localeCompare(firstDayOf(other)) || (order.get(one) ?? 0) - (order.get(other) ?? 0);
	return [...family].sort(days);
}

/**
 * The editions that this one goes on from, itself first: along its bases of its own name, and what each of them took in, also
 * editions of another club.
 */
export function grownFrom(log: Places, rulebook: string): readonly string[] {
	const all = new Map(rulebooks(log).map((entry) => [entry.rulebook, entry]));
	const found = new Set([rulebook]);
	// A set takes in what is added while it is walked.
	for (const id of found) {
		const { base = '', name, takes = [] } = all.get(id) ?? {};
		if (all.get(base)?.name === name && base !== '') found.add(base);
		for (const taken of takes) found.add(taken);
	}
	return [...found];
}

/** Two editions that were made from one, apart; `base` is that one, and neither has taken in the other. */
export interface Fork {
	readonly base: string;
	/** The one that the asked book became, and the other. */
	readonly current: string;
	readonly other: string;
}

/**
 * The forks of a book on this day, seen from this edition: where two were made from the same one an evening goes on by the newer,
 * which was nobody's decision. What begins on a day of its own follows the one before it and is no fork.
 */
export function forksOf(log: Places, rulebook: string, day: string): readonly Fork[] {
	const current = currentEdition(log, rulebook, day);
	const grown = new Set(grownFrom(log, current));
	const held = editionsOf(log, rulebook).filter((entry) => holdsOn(entry, day));
	const goesOn = (entry: RulebookEntry): boolean => held.some((next) => isNextOf(entry, next));
	return held
		.filter((entry) => !grown.has(entry.rulebook) && !goesOn(entry))
		.flatMap((other) => {
			const line = grownFrom(log, other.rulebook);
			const base = line.find((id) => grown.has(id));
			const parts = held.filter((entry) => base !== undefined && goesOnFrom(entry, base));
			const [one, two] = [grown, new Set(line)].map((side) => parts.find((part) => side.has(part.rulebook)));
			return base !== undefined && one && two && one.from === two.from
				? [{ base, current, other: other.rulebook }]
				: [];
		});
}
