import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { MOST_RATE, type Cents } from '#lib/base/money.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { hadMungorundeToday } from '#lib/evening/schafkopf/day-rounds.ts';
import { SAUKOPF_SEATS, SCHAFKOPF_SEATS, seatsFor } from '#lib/evening/seats.ts';
import type { EveningEntry, NewEntry, Occasion } from '#lib/log/entry.ts';
import { occasionOn } from '#lib/log/club-dates.ts';
import { currentEdition, originIn } from '#lib/log/editions.ts';
import { openedUnit } from '#lib/evening/tariff.ts';
import { ClubBooks } from '../club/club-books.svelte.ts';
import { asksRate, largeUnit, type Book } from '#lib/rules/book.ts';
import { stockFamily } from '#lib/evening/stock-left.ts';
import { SAUKOPF_ID } from '#lib/rules/vocabulary.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { Club } from '../club/club.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** How many players sit at a table of a book. */
interface TableSize {
	readonly fewest: number;
	readonly most: number;
	readonly hint: string;
}

/** Whether a book is Saukopf, or one that the club made of it. */
const isSaukopf = (session: Session, rulebook: string): boolean =>
	originIn(session.of(Club).log, rulebook) === SAUKOPF_ID;

/** That the table is not full. */
export const lackText = (missing: number): string =>
	`Noch ${missing === 1 ? 'einer fehlt' : `${missing} fehlen`}`;

export const tableSizeOf = (session: Session, rulebook: string): TableSize =>
	isSaukopf(session, rulebook)
		? { ...SAUKOPF_SEATS, hint: 'drei oder vier' }
		: ofSchafkopf(session.of(ClubBooks).get(rulebook));

function ofSchafkopf(book: Book | null): TableSize {
	const seats = book ? seatsFor(book) : SCHAFKOPF_SEATS;
	return { ...seats, hint: seats.most === 3 ? 'drei' : 'vier bis sechs' };
}

/**
 * What the table agrees on besides the rules: cents a unit, or in Saukopf a point, where most groups play only for
 * points.
 */
export interface AskedRate {
	readonly of: 'unit' | 'point' | 'tariff';
	readonly least: number;
	/** The rate if nothing else was agreed on. */
	readonly usual: number;
	/** The only other rate, where there is a small and a large tariff. */
	readonly large?: number;
}

/** Null if the rules leave nothing to agree on. */
export function rateAsked(session: Session, rulebook: string, book: Book | null): AskedRate | null {
	if (isSaukopf(session, rulebook)) return { of: 'point', least: 0, usual: 0 };
	const large = book && largeUnit(book);
	if (book && large !== null) return { of: 'tariff', least: book.unit.cents, usual: book.unit.cents, large };
	return book?.unit.agreed ? { of: 'unit', least: 1, usual: book.unit.cents } : null;
}

/** Whether a number field holds a possible rate; null means that it holds no number. */
export const isFineRate = (
	rate: number | null,
	{ least }: Partial<AskedRate> & Pick<AskedRate, 'least'>
): boolean => Number.isInteger(rate) && Number(rate) >= least && Number(rate) <= MOST_RATE;

export interface NewMember {
	readonly member: MemberId;
	readonly name: string;
}

export const newMember = (session: Session, name: string): NewMember => ({
	member: asId<MemberId>(session.device.token()),
	name
});

export type EveningPlan = Pick<
	EveningEntry,
	| 'date'
	| 'occasion'
	| 'rulebook'
	| 'seats'
	| 'dealer'
	| 'stock'
	| 'rate'
	| 'championship'
	| 'partie'
	| 'table'
	| 'mungorundeToday'
>;

/** What is laid on Neuer Abend, and not written yet. */
interface Begun extends Pick<EveningPlan, 'date' | 'seats'> {
	readonly dealer: MemberId | null;
	/** Null where the usual one is left. */
	readonly occasion: Occasion | null;
	readonly rulebook: string | null;
	readonly rate: number | null | undefined;
	readonly news: readonly NewMember[];
	/** New names that are still in their field. */
	readonly typed: string;
}

/** Keeps a begun evening while its table writes rules of its own, and until it is laid again. */
export class BegunEvening extends OfSession {
	#kept: Begun | null = null;

	keep(begun: Begun): void {
		this.#kept = begun;
	}

	/** The rules that were written for it. */
	playBy(rulebook: string): void {
		if (this.#kept) this.#kept = { ...this.#kept, rulebook, rate: undefined };
	}

	take(): Begun | null {
		const kept = this.#kept;
		this.#kept = null;
		return kept;
	}
}

/** Opens an evening, together with the new members, in one transaction. */
export async function openEvening(
	session: Session,
	plan: EveningPlan,
	news: readonly NewMember[]
): Promise<Result<EveningId, WriteFailure>> {
	const evening = asId<EveningId>(session.device.token());
	const entries: NewEntry[] = news.map(({ member, name }) => ({ kind: 'member', member, name }));
	entries.push({ kind: 'evening', evening, ...plan });
	const written = await session.store.append(entries);
	return written.ok ? ok(evening) : written;
}

/** What a new evening's head says where the day's compulsory Mungorunde was at an earlier table (allgaeu §5.2). */
export const ofTheDay = (
	plan: Pick<EveningPlan, 'date' | 'seats'>,
	book: Book | null,
	today: readonly AnyEvening[]
): Pick<EveningPlan, 'mungorundeToday'> =>
	hadMungorundeToday(plan, book, today) ? { mungorundeToday: true } : {};

/** The edition of its book that the club plays by today, after an evening. */
const bookAfter = (session: Session, { book }: AnyEvening): string =>
	currentEdition(session.of(Club).log, book.id, session.today());

/** Whether the same people can sit at a table of the book as it is today. */
export function fitsAgain(session: Session, last: AnyEvening): boolean {
	const { fewest, most } = tableSizeOf(session, bookAfter(session, last));
	return last.seats.length >= fewest && last.seats.length <= most;
}

/** The Stock that the next evening plays after this one, by the word that books share (`stockFamily`); null where it plays none. */
export function stockAfter(session: Session, last: AnyEvening): string | null {
	const book = session.of(ClubBooks).get(bookAfter(session, last));
	return book && stockFamily(book);
}

/** The agreed value of a unit, or in Saukopf of a point if money is played for. */
function agreedRate(last: AnyEvening): Pick<EveningPlan, 'rate'> {
	const agreed = last.type === 'saukopf' ? last.unit > 0 : asksRate(last.book);
	return agreed ? { rate: openedUnit(last) } : {};
}

/**
 * The table of last time for today, with the Stock that it plays; the member who would have dealt next deals first. The
 * calendar gives the occasion.
 */
export function sameTable(
	session: Session,
	last: AnyEvening,
	stock: Cents,
	ofToday: readonly AnyEvening[] = []
): EveningPlan {
	const { seats } = last;
	return {
		date: session.today(),
		occasion: occasionOn(session.of(Club).log, session.today()),
		// By the current edition of the club's own book.
		rulebook: bookAfter(session, last),
		seats,
		dealer: last.dealer,
		// A Stock that was not played out stays with the club and opens the next evening (§8.1).
		...(stock > 0 ? { stock } : {}),
		...ofTheDay({ date: session.today(), seats }, last.type === 'schafkopf' ? last.book : null, ofToday),
		...agreedRate(last)
	};
}
