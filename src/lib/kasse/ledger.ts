import { groupBy } from '#lib/base/collections.ts';
import { deviceOf } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { byDate, type Dated } from '#lib/evening/stock-chain.ts';
import { correctedApart, type CorrectedApart } from '#lib/log/corrected-apart.ts';
import type { BookingEntry } from '#lib/log/entry.ts';
import { saidText } from '#lib/log/entry-json.ts';
import { latestAt, placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';
import { bookedBehind, expectedSince } from './counted-then.ts';

/** Its date is the club's local one, YYYY-MM-DD; `order` is the place in the log. */
interface LineBase extends Dated {
	/** Cents into the Kasse, negative out of it; 0 if the line no longer counts. */
	readonly amount: Cents;
	/** What was in the Kasse after it by the books, in cents. */
	readonly balance: Cents;
}

export interface EveningLine extends LineBase {
	readonly type: 'evening';
	readonly account: EveningAccount;
	/** What it brought when it was first closed, in cents; null if it still brings the same. */
	readonly before: Cents | null;
}

/** Why an evening no longer brings what it brought when it was first closed, in German; null if it still does. */
export function whyOther({ account, before }: EveningLine): string | null {
	if (before === null) return null;
	if (account.stands === 'gone') return 'Abend gestrichen';
	if (account.stands === 'open') return 'Abend wieder offen';
	if (account.forKasse) return 'danach geändert';
	return account.occasion === 'abend' ? 'mit Regeln ohne Kasse' : 'kein gewöhnlicher Abend mehr';
}

/** How much of what a line brings are an evening's fees, in cents. */
export const feesIn = (line: LedgerLine): Cents => (line.type === 'evening' ? line.account.fees : NOTHING);

/** What an evening's line is called by what it brings. */
export function eveningTitle({ amount, fees }: Pick<EveningAccount, 'amount' | 'fees'>): string {
	if (fees === 0) return 'Gewinne des Abends';
	return fees === amount ? 'Beiträge des Abends' : 'Gewinne und Beiträge des Abends';
}

export interface BookingLine extends LineBase {
	readonly type: 'booking';
	readonly booking: BookingEntry;
	/** Voided: shown struck through, and it moves nothing. */
	readonly struck: boolean;
	/** What the booking said before it was corrected, oldest first. */
	readonly earlier: readonly BookingEntry[];
	/** What two devices made of it without seeing each other's correction; null if nothing. */
	readonly apart: CorrectedApart<BookingEntry> | null;
	/** Whether another phone booked the same for the same day, and neither was struck: it counts, and is asked about. */
	readonly twice: boolean;
	/** At a count: what should have been there by what is said today, in cents; null where that is what was expected then. */
	readonly expected: Cents | null;
	/** At a count: what was booked after it for days before it, in cents. */
	readonly behind: Cents;
}

export type LedgerLine = EveningLine | BookingLine;

/** All that ever moved the Kasse, oldest first, and the balance. */
export interface Ledger {
	readonly lines: readonly LedgerLine[];
	/** By the books: winnings of ordinary closed evenings and bookings (§10, §11.6), in cents. */
	readonly balance: Cents;
}

/**
 * The Kasse, computed from its evenings and the club's own log. Winnings flow in when an evening is closed, whether or not
 * anybody has handed them over yet (§10). So `paid` entries move nothing here; see dues.ts. Accounts may come in any order.
 */
export function ledgerOf(accounts: Iterable<EveningAccount>, club: Pick<Standing, 'places'>): Ledger {
	const all = [...accounts];
	const places = placesOfKind(club.places, 'booking');
	const lines = [...eveningLines(all), ...bookingLines(club).map((line) => withExpected(line, places, all))];
	lines.sort(byDate);
	let balance = NOTHING;
	const run = lines.map((line): LedgerLine => {
		balance = toCents(balance + line.amount);
		return { ...line, balance };
	});
	return { lines: run, balance };
}

/** An evening that nobody ever closed, or whose winnings the Kasse never got, has no line. */
function eveningLines(accounts: Iterable<EveningAccount>): readonly EveningLine[] {
	return [...accounts].flatMap((account): readonly EveningLine[] => {
		const { date, order, amount, atFirst, stands, forKasse } = account;
		const counts = stands === 'closed' && forKasse;
		if (!counts && (atFirst ?? 0) === 0) return [];
		const before = atFirst === amount ? null : atFirst;
		return [{ type: 'evening', date, order, amount, balance: NOTHING, account, before }];
	});
}

const withExpected = (
	line: BookingLine,
	places: Parameters<typeof expectedSince>[2],
	accounts: readonly EveningAccount[]
): BookingLine =>
	line.struck
		? line
		: {
				...line,
				expected: expectedSince(line.booking, line.order, places, accounts),
				behind: bookedBehind(line.booking, line.order, places)
			};

/** The bookings of the club's log in order, voided ones as well. Neither their balance nor what a count should have found is computed yet. */
export function bookingLines(club: Pick<Standing, 'places'>): readonly BookingLine[] {
	const places = placesOfKind(club.places, 'booking');
	const lines = places.flatMap((place): readonly BookingLine[] => {
		const booking = latestAt(place);
		if (!booking) return [];
		const struck = place.entry === null;
		return [
			{
				type: 'booking',
				date: booking.date,
				order: place.id,
				amount: struck ? NOTHING : toCents(booking.amount),
				balance: NOTHING,
				booking,
				struck,
				earlier: replacedIn(place.chain, booking),
				apart: correctedApart(place, 'booking'),
				twice: false,
				expected: null,
				behind: NOTHING
			}
		];
	});
	return asked(lines);
}

/** What two phones booked alike, as two treasurers do who each enter the same bill. Two counts of the box find the same. */
function asked(lines: readonly BookingLine[]): readonly BookingLine[] {
	const alike = groupBy(
		lines.filter(({ struck, booking: { counted, closes } }) => !struck && !counted && !closes),
		({ booking }) => saidText({ ...booking, note: undefined })
	);
	const twice = new Set(
		[...alike.values()].flatMap((same) =>
			new Set(same.map(({ order }) => deviceOf(order))).size > 1 ? same : []
		)
	);
	return lines.map((line) => (twice.has(line) ? { ...line, twice: true } : line));
}

/** What a booking replaced, step by step, oldest first: a correction that was taken back or not chosen is none of it. */
function replacedIn(chain: readonly BookingEntry[], booking: BookingEntry): readonly BookingEntry[] {
	const earlier: BookingEntry[] = [];
	let at = booking;
	// Newest first, so that nothing is met twice.
	for (const one of chain.toReversed())
		if (one.id === at.replaces && one.id < at.id) {
			earlier.unshift(one);
			at = one;
		}
	return earlier;
}
