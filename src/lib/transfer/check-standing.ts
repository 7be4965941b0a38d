import type { EntryId, EveningId } from '#lib/base/ids.ts';
import {
	isKnown,
	type AnyEntry,
	type IncidentEntry,
	type RulebookEntry,
	type RoundEntry
} from '#lib/log/entry.ts';
import { assertNever } from '#lib/base/result.ts';
import { fitsTable } from '#lib/evening/seats.ts';
import { votedFor } from '#lib/evening/schafkopf/rounds.ts';
import { bookOf, booksOf } from '#lib/log/books.ts';
import { entriesById, replacedBy, standing, type Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import type { FileFault } from './envelope.ts';
import { membersNamedIn } from './named.ts';
import { tableRulesOf, type TableRules } from './table-rules.ts';

type Books = ReadonlyMap<string, Book>;
/** What is wrong with one entry; paths within it. */
type Fault = (path: string, text: string) => void;

/**
 * What the members and the evening's book can tell of the entries that count; those that do not need only be well-formed.
 * An entry whose evening counts no longer is an orphan and no fault. Two valid files never make an invalid one: a member
 * whose entry was voided elsewhere is still known, and a game that any of its evening's books accepts is let in.
 */
export function standingFaults(entries: readonly AnyEntry[], constant: Books): readonly FileFault[] {
	const faults: FileFault[] = [];
	const log = standing(entries);
	const books = booksOf(log, constant);
	const members = membersIn(log);
	const evenings = booksOfEvenings(log, soundOf(books, constant));
	const byId = entriesById(entries);
	for (const { entry, chain, voids } of log.places) {
		const first = chain[0];
		if (first?.kind === 'rulebook') {
			for (const id of voids)
				faults.push({ entry: id, path: 'target', text: 'ein Regelbuch wird nie gestrichen' });
		}
		if (entry === null || !isKnown(entry)) continue;
		const fault: Fault = (path, text) => void faults.push({ entry: entry.id, path, text });
		checkReplaced(entry, byId, fault);
		for (const { path, member } of membersNamedIn(entry)) {
			if (!members.has(member)) fault(path, 'diesen Mitspieler kennt die Datei nicht');
		}
		if (entry.kind === 'rulebook') checkRulebook(entry, constant, books, fault);
		checkByBooks(entry, evenings, books, fault);
	}
	return faults;
}

/** What is wrong with a book, asked once. */
const checks = new WeakMap<Book, ReturnType<typeof checkBook>>();

function checkOnce(book: Book): ReturnType<typeof checkBook> {
	const known = checks.get(book);
	if (known) return known;
	const checked = checkBook(book);
	checks.set(book, checked);
	return checked;
}

/** Without the house books that are no books: those are faults of their own entries, and no game can be checked by them. */
const soundOf = (books: Books, constant: Books): Books =>
	new Map([...books].filter(([id, book]) => constant.has(id) || checkOnce(book).ok));

/** Everybody who has a `member` entry, also a voided one: somewhere else he may have sat down before he was taken out. */
function membersIn(log: Standing): ReadonlySet<unknown> {
	const entries = log.places.flatMap(({ chain }) => chain.filter((entry) => entry.kind === 'member'));
	return new Set(entries.map(({ member }) => member));
}

/**
 * The books that an evening was ever opened with, the one that counts first; only evenings that an entry still opens. A
 * correction or a second opening may name another book than the one a game was written under.
 */
function booksOfEvenings(log: Standing, books: Books): ReadonlyMap<EveningId, readonly TableRules[]> {
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
			.map(([evening, ids]) => [evening, [...ids].flatMap((id) => tableRulesOf(id, books) ?? [])])
	);
}

/** A house book stands on a book that is there before it, has an id of its own, and is whole and possible once changed. */
function checkRulebook(entry: RulebookEntry, constant: Books, books: Books, fault: Fault): void {
	const { rulebook, base } = entry;
	if (tableRulesOf(rulebook, constant))
		return fault('rulebook', `„${rulebook}“ heißt schon ein anderes Regelbuch`);
	if (!books.has(rulebook)) return fault('base', `das Regelbuch „${base}“ kennt diese Fassung nicht`);
	const book = bookOf(entry, books);
	const checked = book && checkOnce(book);
	if (!checked || checked.ok) return;
	checked.error.forEach(({ path, text }) => fault(path === 'name' ? path : `changes.${path}`, text));
}

function checkReplaced(entry: AnyEntry, byId: ReadonlyMap<EntryId, AnyEntry>, fault: Fault): void {
	const replaces = replacedBy(entry);
	if (replaces === undefined) return;
	if (replaces === entry.id) return fault('replaces', 'ein Eintrag ersetzt sich nicht selbst');
	const target = byId.get(replaces);
	if (target && target.kind !== entry.kind)
		fault('replaces', `ersetzt einen Eintrag anderer Art (${target.kind})`);
}

function checkByBooks(
	entry: Parameters<typeof membersNamedIn>[0],
	evenings: ReadonlyMap<EveningId, readonly TableRules[]>,
	books: Books,
	fault: Fault
): void {
	if (entry.kind === 'evening' && !tableRulesOf(entry.rulebook, books)) {
		return fault('rulebook', `das Regelbuch „${entry.rulebook}“ kennt diese Fassung nicht`);
	}
	if (entry.kind === 'playoff' && entry.winner === entry.loser) {
		return fault('loser', 'keiner gewinnt ein Entscheidungsspiel gegen sich selbst');
	}
	const possible = 'evening' in entry ? (evenings.get(entry.evening) ?? []) : [];
	const [book] = possible;
	if (!book) return;
	switch (entry.kind) {
		case 'evening': {
			// How many sit there fits the book it names itself, whatever other books the evening had.
			const own = tableRulesOf(entry.rulebook, books);
			return own && checkSeats(entry.seats, [own], fault);
		}
		case 'seats':
			return checkSeats(entry.seats, possible, fault);
		case 'game': {
			const faults = book.faultsOf(entry.game);
			if (faults.length === 0 || possible.some((one) => one.faultsOf(entry.game).length === 0)) return;
			return faults.forEach(({ path, text }) => fault(`game.${path}`, text));
		}
		case 'incident':
			return checkIncident(entry, possible, fault);
		case 'round':
			return checkVote(entry, fault);
		// No book has a say in these.
		case 'passed':
		case 'agreed':
		case 'announced':
		case 'roundEnd':
		case 'close':
		case 'confirm':
		case 'tick':
		case 'paid':
		case 'club':
		case 'member':
		case 'rulebook':
		case 'void':
		case 'booking':
		case 'event':
		case 'championship':
		case 'dispute':
		case 'substitute':
		case 'draw':
		case 'playoff':
		case 'approval':
		case 'disqualify':
		case 'invalid':
			return;
		default:
			return assertNever(entry);
	}
}

function checkSeats(seats: readonly unknown[], possible: readonly TableRules[], fault: Fault): void {
	const [first] = possible;
	if (!first || possible.some((book) => fitsTable(seats, book.seats))) return;
	const { fewest, most } = first.seats;
	fault('seats', `beim ${first.game} sitzen ${fewest} bis ${most} am Tisch, nicht ${seats.length}`);
}

function checkIncident(entry: IncidentEntry, possible: readonly TableRules[], fault: Fault): void {
	if (!possible.some((book) => book.knows(entry.incident))) {
		return fault('incident', `das Regelbuch ${possible[0]?.name} kennt das nicht`);
	}
	if (entry.incident !== 'falschKassiert') return;
	for (const path of ['from', 'to'] as const) {
		const members = entry[path];
		if (members.length === 0) fault(path, 'hier fehlt, wer es war');
		if (new Set(members).size < members.length) fault(path, 'einer steht zweimal in der Liste');
	}
	if (entry.to.some((member) => entry.from.includes(member))) {
		fault('to', 'wer zu viel kassiert hat, hat es nicht auch gezahlt');
	}
}

/** What was voted for is what the numbers say. */
function checkVote({ vote, round }: RoundEntry, fault: Fault): void {
	if (!vote) return;
	const decided = votedFor(vote.mungorunde, vote.bockrunde);
	if (round !== decided) {
		fault(
			'round',
			`${vote.mungorunde} für die Mungorunde, ${vote.bockrunde} für die Bockrunde: das ist eine ${wordOf[decided]}`
		);
	}
}

const wordOf = { bockrunde: 'Bockrunde', mungorunde: 'Mungorunde' } as const;
