import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { type Cents, NOTHING, toCents } from '#lib/base/money.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import type { IncidentEntry, PaperEntry, PassedEntry, TableEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { isNoTariff, type Book } from '#lib/rules/book.ts';
import { openingIn, placesOf } from '../opening.ts';
import { holders, seatAfter, seatsFor, sittingOut } from '../seats.ts';
import type { EveningState } from '../state.ts';
import { baseOf, score, takeDealtAgain, takeSeats, walk, warn, where, winningsIn } from '../table.ts';
import { billIncident } from './incidents.ts';
import { doublesAfterPassed } from './next-doubles.ts';
import { sentencesAfter } from './triggers.ts';
import { endRunning, isOver, lengthOf, mustPlay } from './rounds.ts';
import { advance, openSchafkopf, payable, type SchafkopfTable } from './table.ts';
import { openRound, takeGame } from './take-game.ts';
import { takeAgreed, takeAnnounced, takeRound, takeRoundEnd, takeTariff } from './take-round.ts';

/**
 * Folds one evening of Schafkopf from a club's log. Null if no entry opens it any more, or if its book is not known. Then its
 * other entries are not computed.
 */
export function foldEvening(
	log: Standing,
	evening: EveningId,
	books: ReadonlyMap<string, Book>
): EveningState | null {
	const places = placesOf(log, evening);
	const opening = openingIn(places);
	const named = opening && books.get(opening.rulebook);
	if (!opening || !named) return null;
	const book = opening.championship === undefined ? named : listedBook(named);
	const table = openSchafkopf(opening, book);
	if (isNoTariff(book, opening.rate))
		warn(
			table,
			opening.id,
			'rate-unknown',
			'Der Satz des Abends ist keiner der beiden Tarife: Es gilt der kleine.'
		);
	walk(table, places, (place, entry) => answerOf(TAKES, 'kind', entry, table, place));
	return stateOf(table, places);
}

function stateOf(table: SchafkopfTable, places: readonly Place[]): EveningState {
	const { book, seats, dealer, rounds, announced, openVotes, stock } = table;
	const players = holders(seats, dealer);
	const { scores } = table;
	// Points are never money.
	const balance = book.unit.points ? new Map([...scores.keys()].map((member) => [member, NOTHING])) : scores;
	return {
		type: 'schafkopf',
		...baseOf(table, places),
		book,
		rounds,
		had: table.had,
		doubles: table.doubles,
		laid: table.laid,
		announced,
		openVotes,
		players,
		balance,
		scores,
		stock,
		occasion: table.occasion,
		sittingOut: sittingOut(seats, dealer),
		roundLength: rounds.running && lengthOf(rounds.running, stock),
		mustPlay: mustPlay(rounds.running, seats, players, dealer),
		winnings: winningsIn(balance)
	};
}

/** Who takes each kind. */
const TAKES: Answers<TableEntry, 'kind', [SchafkopfTable, Place], void> = {
	seats: (entry, table, place) => {
		if (takeSeats(table, place, entry, seatsFor(table.book))) leaveStoeckle(table);
	},
	game: (entry, table, place) => takeGame(table, place, entry),
	passed: (entry, table, place) => takePassed(table, place, entry),
	incident: (entry, table, place) => takeIncident(table, place, entry),
	round: (entry, table, place) => takeRound(table, place, entry),
	roundEnd: (entry, table, place) => takeRoundEnd(table, place, entry),
	announced: (entry, table, place) => takeAnnounced(table, place, entry),
	agreed: (entry, table, place) => takeAgreed(table, place, entry),
	tariff: (entry, table, place) => takeTariff(table, place, entry),
	dealtAgain: (entry, table, place) => takeDealtAgain(table, place, entry),
	paper: (entry, table, place) => takePaper(table, place, entry)
};

/** What each who was dealt to pays into the Stock where nobody plays. */
function payPassed(table: SchafkopfTable, entry: PassedEntry): ReadonlyMap<MemberId, Cents> {
	const payoff = new Map<MemberId, Cents>();
	const { passedPays } = table.book;
	if (!passedPays) return payoff;
	const players = holders(table.seats, table.dealer);
	const due = passedPays.value * table.unit * players.length;
	const paid = toCents(Math.floor(payable(table, entry.id, due) / players.length));
	for (const player of players) {
		payoff.set(player, toCents(-paid));
		score(table, player, toCents(-paid));
		table.stock = toCents(table.stock + paid);
	}
	return payoff;
}

/**
 * Nobody plays. If the book says so, each of the four pays into the Stock (muenchen, Vorbereitungen). The deal passes on. Under
 * a book that plays a Mungo instead, this happens only in a Gardareizrunde without a bid, and uses up no game of the round.
 */
function takePassed(table: SchafkopfTable, place: Place, entry: PassedEntry): void {
	const { book, seats, dealer } = table;
	if (book.nobodyPlays !== 'passed' && table.rounds.running?.kind !== 'gardareizrunde') {
		warn(table, entry.id, 'contract-not-here', 'Hier wird auch gespielt, wenn keiner spielen will.');
	}
	const payoff = payPassed(table, entry);
	table.rows.push({ type: 'passed', ...where(table, place), entry, payoff });
	if (table.occasion !== 'meisterschaft') {
		table.doubles = doublesAfterPassed(book, table.doubles);
		// As after a game: none out of a running one.
		const said = table.rounds.running ? [] : sentencesAfter(book, null);
		for (const { opens } of said) if (opens) openRound(table, entry, opens);
	}
	table.dealer = seatAfter(seats, dealer);
}

/** A player who leaves takes his Stöckle with him. If nobody else owes one, the round is over. */
function leaveStoeckle(table: SchafkopfTable): void {
	const { running } = table.rounds;
	if (running?.rule.lasts === 'stoeckle' && isOver(running, table.seats, table.stock, false)) {
		advance(table, endRunning(table.rounds, table.seats));
	}
}

/** Games that stood on paper: they move what their totals say, and the deal passes on once for each. */
function takePaper(table: SchafkopfTable, place: Place, entry: PaperEntry): void {
	const { seats, dealer } = table;
	const payoff = new Map(seats.map((seat) => [seat, toCents(0)]));
	for (const [member, cents] of Object.entries(entry.money ?? {})) payoff.set(asId(member), toCents(cents));
	for (const [player, cents] of payoff) score(table, player, cents);
	if ([...payoff.keys(), ...Object.keys(entry.points)].some((member) => !seats.includes(asId(member)))) {
		warn(table, entry.id, 'not-at-the-table', 'Wer hier genannt ist, sitzt nicht am Tisch.');
	}
	table.rows.push({ type: 'paper', ...where(table, place), entry, payoff });
	table.games += entry.games;
	table.dealer = seatAfter(seats, dealer, entry.games);
}

function takeIncident(table: SchafkopfTable, place: Place, entry: IncidentEntry): void {
	const key = entry.incident === 'falschKassiert' ? entry.incident : `${entry.incident} ${entry.player}`;
	const before = table.incidents.get(key) ?? 0;
	const bill = billIncident(table.book, entry, before, table.seats);
	if (!bill) return;
	table.incidents.set(key, before + 1);
	const named = entry.incident === 'falschKassiert' ? [...entry.from, ...entry.to] : [entry.player];
	if (named.some((member) => !table.seats.includes(member))) {
		warn(table, entry.id, 'not-at-the-table', 'Wer hier genannt ist, sitzt nicht am Tisch.');
	}
	const paid = bill.stock > 0 ? payable(table, entry.id, bill.stock) : bill.stock;
	const payoff =
		paid === bill.stock ? bill.payoff : new Map([...bill.payoff.keys()].map((one) => [one, toCents(-paid)]));
	table.stock = toCents(table.stock + paid);
	for (const [player, cents] of payoff) score(table, player, cents);
	table.rows.push({
		type: 'incident',
		...where(table, place),
		entry,
		payoff,
		source: bill.source
	});
}

const listed = new WeakMap<Book, Book>();

/**
 * A book that counts points as a championship's table plays it: the list counts the games alone, so there neither a Stock nor a
 * bought hand nor what was taken wrongly moves a point. Any other book is as it is.
 */
function listedBook(book: Book): Book {
	if (!book.unit.points) return book;
	const known = listed.get(book);
	if (known) return known;
	const stock = { ...book.stock, lostEinzelspiel: null, wonBy: null };
	const none = { stock, passedPays: null, rufspielStock: null, falschKassiert: null, boughtHand: null };
	const made = { ...book, ...none };
	listed.set(book, made);
	return made;
}
