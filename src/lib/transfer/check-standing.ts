import type { EntryId, EveningId } from '#lib/base/ids.ts';
import {
	happened,
	isKnown,
	type AnyEntry,
	type Entry,
	type EveningEntry,
	type IncidentEntry,
	type RulebookEntry,
	type RoundEntry,
	type TableEntry
} from '#lib/log/entry.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { fitsTable } from '#lib/evening/seats.ts';
import { votedFor } from '#lib/evening/schafkopf/rounds.ts';
import { bookOf, booksOf, rulesIn } from '#lib/log/books.ts';
import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import { entriesById, replacedBy, standing, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { checkOwnSaukopf } from '#lib/rules/saukopf/check-own.ts';
import type { FileFault, FileRefusal } from './refusal-text.ts';
import { membersNamedIn } from './named-members.ts';
import { tableRulesOf, type TableRules } from './table-rules.ts';

type Books = ReadonlyMap<string, Book>;
/** What a book of either game says, by its id; undefined where it is unknown. */
type RulesOf = (rulebook: string) => TableRules | undefined;
/** Notes what is wrong with one entry; the path leads into the entry. */
type Note = (path: string, refusal: FileRefusal) => void;

/**
 * Checks the entries that count against the members and the evening's book; entries that do not count only need a valid
 * form. An entry whose evening no longer counts is an orphan and no fault. Merging two valid files never gives an
 * invalid one: a member whose entry was voided elsewhere is still known, and a game is accepted if any book its evening
 * ever had accepts it.
 */
export function standingFaults(entries: readonly AnyEntry[], constant: Books): readonly FileFault[] {
	const faults: FileFault[] = [];
	const log = standing(entries);
	const books = booksOf(log, constant);
	const members = membersIn(log);
	const ofSaukopf = saukopfBooksOf(log, soundSaukopf);
	const rulesOf: RulesOf = (id) => tableRulesOf(id, books, ofSaukopf);
	// By an unsound book no game can be checked: its own entry reports the faults.
	const isSound = (id: string): boolean => {
		const own = constant.has(id) ? undefined : books.get(id);
		return !own || checkOnce(own).ok;
	};
	const evenings = booksOfEvenings(log, (id) => (isSound(id) ? rulesOf(id) : undefined));
	const byId = entriesById(entries);
	for (const { entry, chain, voids } of log.places) {
		for (const id of chain[0]?.kind === 'rulebook' ? voids : []) {
			faults.push({ entry: id, path: 'target', refusal: { code: 'rulebookVoided' } });
		}
		if (entry === null || !isKnown(entry)) continue;
		const note: Note = (path, refusal) => void faults.push({ entry: entry.id, path, refusal });
		checkReplaced(entry, byId, note);
		checkMembers(entry, members, note);
		if (entry.kind === 'rulebook') checkOwnBook(entry, ofSaukopf.get(entry.base), constant, books, note);
		if (beatsHimself(entry)) note('loser', { code: 'beatsHimself' });
		checkByBooks(entry, evenings, rulesOf, note);
	}
	return faults;
}

const beatsHimself = (entry: Entry): boolean =>
	(entry.kind === 'playoff' || entry.kind === 'playoffGame') && entry.winner === entry.loser;

/** The faults of a book, cached. */
const checks = new WeakMap<Book, ReturnType<typeof checkBook>>();

function checkOnce(book: Book): ReturnType<typeof checkBook> {
	const known = checks.get(book);
	if (known) return known;
	const checked = checkBook(book);
	checks.set(book, checked);
	return checked;
}

function soundSaukopf(entry: RulebookEntry, base: SaukopfBook): SaukopfBook | null {
	const own = checkOwnSaukopf(base, rulesIn(entry));
	return own.ok ? own.value : null;
}

/** Everybody with a `member` entry, even a voided one: he may have sat down elsewhere before he was taken out. */
function membersIn(log: Standing): ReadonlySet<unknown> {
	const entries = log.places.flatMap(({ chain }) => chain.filter((entry) => entry.kind === 'member'));
	return new Set(entries.map(({ member }) => member));
}

/**
 * The books that each evening was ever opened with, the counting one first; only for evenings that an entry still opens.
 * A correction or a second opening may name another book than the one a game was written under.
 */
function booksOfEvenings(log: Standing, rulesOf: RulesOf): ReadonlyMap<EveningId, readonly TableRules[]> {
	const named = new Map<EveningId, Set<string>>();
	const add = (entry: AnyEntry | null): void => {
		if (entry?.kind !== 'evening') return;
		const { evening, rulebook } = entry;
		named.set(evening, (named.get(evening) ?? new Set()).add(rulebook));
	};
	const openings = log.places.filter(({ chain }) => chain[0]?.kind === 'evening');
	for (const { entry } of openings) add(entry);
	const opened = new Set(named.keys());
	for (const { chain } of openings) chain.forEach(add);
	return new Map(
		[...named]
			.filter(([evening]) => opened.has(evening))
			.map(([evening, ids]) => [evening, [...ids].flatMap((id) => rulesOf(id) ?? [])])
	);
}

function checkMembers(entry: Entry, members: ReadonlySet<unknown>, note: Note): void {
	for (const { path, member } of membersNamedIn(entry)) {
		if (!members.has(member)) note(path, { code: 'memberUnknown' });
	}
}

/** A house book needs an id of its own, a known base that stands before it, and a sound result; so does one of Saukopf. */
function checkOwnBook(
	entry: RulebookEntry,
	ofSaukopf: SaukopfBook | undefined,
	constant: Books,
	books: Books,
	note: Note
): void {
	const { rulebook, base } = entry;
	if (tableRulesOf(rulebook, constant)) return note('rulebook', { code: 'rulebookTaken', rulebook });
	if (ofSaukopf && !constant.has(base)) {
		const own = checkOwnSaukopf(ofSaukopf, rulesIn(entry));
		if (!own.ok) own.error.forEach(({ path, refusal }) => note(`changes.${path}`, refusal));
		return;
	}
	if (!books.has(rulebook)) return note('base', { code: 'rulebookUnknown', rulebook: base });
	const book = bookOf(entry, books);
	const checked = book && checkOnce(book);
	if (!checked || checked.ok) return;
	checked.error.forEach(({ path, refusal }) => note(path === 'name' ? path : `changes.${path}`, refusal));
}

function checkReplaced(entry: AnyEntry, byId: ReadonlyMap<EntryId, AnyEntry>, note: Note): void {
	const replaces = replacedBy(entry);
	if (replaces === undefined) return;
	if (replaces === entry.id) return note('replaces', { code: 'replacesItself' });
	const target = byId.get(replaces);
	if (target && target.kind !== entry.kind) {
		note('replaces', { code: 'replacesOtherKind', kind: target.kind });
	}
}

type Evenings = ReadonlyMap<EveningId, readonly TableRules[]>;

function checkByBooks(entry: Entry, evenings: Evenings, rulesOf: RulesOf, note: Note): void {
	if (entry.kind === 'evening') return checkHead(entry, evenings, rulesOf, note);
	if (entry.kind === 'championship') {
		const { rulebook } = entry;
		if (rulebook === undefined || rulesOf(rulebook)?.game === 'Schafkopf') return;
		return note('rulebook', { code: 'rulebookUnknown', rulebook });
	}
	if (!happened(entry)) return;
	const possible = evenings.get(entry.evening) ?? [];
	if (possible.length > 0) checkAtTable(entry, possible, note);
}

function checkHead(entry: EveningEntry, evenings: Evenings, rulesOf: RulesOf, note: Note): void {
	const { rulebook } = entry;
	const own = rulesOf(rulebook);
	if (!own) return note('rulebook', { code: 'rulebookUnknown', rulebook });
	// The number of seats must suit the book named here, whatever other books the evening had.
	if (evenings.get(entry.evening)?.length) checkSeats(entry.seats, [own], note);
}

/** Checks what happened at a table by the books that the evening ever had, the counting one first. */
const checkAtTable = (entry: TableEntry, possible: readonly TableRules[], note: Note): void =>
	answerOf(AT_TABLE, 'kind', entry, possible, note);

/** No book has a say in such a kind. */
const unchecked = (): void => undefined;
const AT_TABLE: Answers<TableEntry, 'kind', [readonly TableRules[], Note], void> = {
	seats: ({ seats }, possible, note) => checkSeats(seats, possible, note),
	game: ({ game }, possible, note) => {
		const [first = [], ...others] = possible.map((book) => book.faultsOf(game));
		if (others.some((faults) => faults.length === 0)) return;
		first.forEach(({ path, refusal }) => note(`game.${path}`, refusal));
	},
	incident: checkIncident,
	round: (entry, _, note) => checkVote(entry, note),
	passed: unchecked,
	agreed: unchecked,
	tariff: unchecked,
	announced: unchecked,
	dealtAgain: unchecked,
	paper: unchecked,
	roundEnd: unchecked
};

function checkSeats(seats: readonly unknown[], possible: readonly TableRules[], note: Note): void {
	const [first] = possible;
	if (!first || possible.some((book) => fitsTable(seats, book.seats))) return;
	const { fewest, most } = first.seats;
	note('seats', { code: 'seatsOutside', game: first.game, fewest, most, seats: seats.length });
}

function checkIncident(entry: IncidentEntry, possible: readonly TableRules[], note: Note): void {
	if (!possible.some((book) => book.knows(entry.incident))) {
		return note('incident', { code: 'incidentUnknown', book: possible[0]?.name ?? '' });
	}
	if (entry.incident !== 'falschKassiert') return;
	for (const path of ['from', 'to'] as const) {
		const members = entry[path];
		if (members.length === 0) note(path, { code: 'nobodyNamed' });
		if (new Set(members).size < members.length) note(path, { code: 'namedTwice' });
	}
	if (entry.to.some((member) => entry.from.includes(member))) {
		note('to', { code: 'takerPaid' });
	}
}

/** The chosen round must be the one with more votes. */
function checkVote({ vote, round }: RoundEntry, note: Note): void {
	if (!vote) return;
	const decided = votedFor(vote.mungorunde, vote.bockrunde);
	if (round !== decided) {
		const { mungorunde, bockrunde } = vote;
		const code = decided === 'mungorunde' ? 'voteMungorunde' : 'voteBockrunde';
		note('round', { code, mungorunde, bockrunde });
	}
}
