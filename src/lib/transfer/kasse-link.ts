import { toCents, type Cents } from '#lib/base/money.ts';
import type { Result } from '#lib/base/result.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { SHARED_PURPOSE, shortened, withoutOldest, type KasseShare } from './shared-stand.ts';
import { readSealed, seal, type LinkRefusal } from './sealed-text.ts';
import { NumberReader, NumberWriter, unzigzag, zigzag, dayNumber, dateOfDay } from './packed-numbers.ts';

// The state of the Kasse as the part of an address behind the "#", which no browser sends to a server. Version 1: numbers as
// they are, because packing does not shorten them; then the texts, a line each, packed. The whole is sealed.
//
// Numbers: day of the state, balance, bookings left out; how many bookings, owing members, names; the unit of all amounts
// (their greatest common divisor, mostly 10 cents). Then five columns: the bookings' days, each counted from the one before
// and the first from the state's; their amounts in units; the numbers of their names, 0 for nobody; what members owe, in
// units. Texts: names, first the owing members', then other names of bookings; purposes.

const VERSION = 1;

/** More rows than any club has; a link with more was forged. */
const MOST_ROWS = 1000;
const MOST_CENTS = 1e12;
/** The longest link that is read, in characters. */
const MOST_SIGNS = 40_000;

/** Writes the share as the end of an address. Long texts are cut; everything else can be read back unchanged. */
export function writeKasseLink(share: KasseShare): string {
	const { date, balance, leftOut, bookings, owing } = shortened(share);
	const owers = owing.map(({ member }) => member);
	const booked = bookings.flatMap(({ member }) => (member === null || owers.includes(member) ? [] : member));
	const names = [...owers, ...new Set(booked)];
	const unit = commonUnit([...bookings.map(({ amount }) => amount), ...owing.map(({ open }) => open)]);
	const days = [date, ...bookings.map((booking) => booking.date)].map(dayNumber);
	const steps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
	const texts = [...names, ...bookings.map(({ purpose }) => purpose)];
	const content = new NumberWriter()
		.signed(dayNumber(date))
		.signed(balance)
		.whole(leftOut)
		.whole(bookings.length)
		.whole(owing.length)
		.whole(names.length)
		.whole(unit)
		.column(steps.map(zigzag))
		.column(bookings.map(({ amount }) => zigzag(amount / unit)))
		.column(bookings.map(({ member }) => (member === null ? 0 : names.indexOf(member) + 1)))
		.column(owing.map(({ open }) => zigzag(open / unit)))
		.bytes(packLines(texts));
	return seal(VERSION, content.done());
}

/** The largest unit of which all amounts are whole multiples, in cents; 1 if there are no amounts. */
function commonUnit(amounts: readonly number[]): number {
	const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
	return amounts.map(Math.abs).reduce(divisor, 0) || 1;
}

/**
 * The longest link of at most `most` characters; if the share is longer, its oldest bookings are left out. Null if it is
 * too long even without bookings.
 */
export function fitKasseLink(share: KasseShare, most: number): string | null {
	const whole = writeKasseLink(share);
	if (whole.length <= most) return whole;
	let best: string | null = null;
	// Halves the range in which the number of bookings to leave out lies.
	for (let few = 1, many = share.bookings.length; few <= many;) {
		const count = Math.floor((few + many) / 2);
		const link = writeKasseLink(withoutOldest(share, count));
		if (link.length <= most) {
			best = link;
			many = count - 1;
		} else few = count + 1;
	}
	return best;
}

/** Reads what `writeKasseLink` wrote. Never throws. */
export const readKasseLink = (text: string): Result<KasseShare, LinkRefusal> =>
	readSealed(VERSION, text, MOST_SIGNS, (content) => readShare(new NumberReader(content)));

function readShare(reader: NumberReader): KasseShare | null {
	const [day, balance, leftOut] = [reader.signed(), reader.signed(MOST_CENTS), reader.whole()];
	const [booked, owed, named] = [
		reader.whole(MOST_ROWS),
		reader.whole(MOST_ROWS),
		reader.whole(2 * MOST_ROWS)
	];
	const unit = reader.whole(MOST_CENTS);
	const steps = reader.column(booked).map(unzigzag);
	const amounts = reader.column(booked).map(unzigzag);
	const members = reader.column(booked, named);
	const opens = reader.column(owed).map(unzigzag);
	const texts = reader.intact && unpackLines(reader.rest(), named + booked, SHARED_PURPOSE);
	const dates = datesOf(day, steps);
	const cents = [balance, ...[...amounts, ...opens].map((amount) => amount * unit)];
	if (!texts || !dates || cents.some((amount) => Math.abs(amount) > MOST_CENTS)) return null;

	const amountOf = (units: number | undefined): Cents => toCents((units ?? 0) * unit);
	const nameOf = (number: number | undefined): string | null => texts[(number ?? 0) - 1] ?? null;
	return {
		date: dates.of,
		balance: toCents(balance),
		leftOut,
		bookings: dates.bookings.map((date, i) => ({
			date,
			amount: amountOf(amounts[i]),
			purpose: texts[named + i] ?? '',
			member: nameOf(members[i])
		})),
		owing: opens.map((open, i) => ({ member: nameOf(i + 1) ?? '', open: amountOf(open) }))
	};
}

/** The dates of the state and of the bookings; null if one of them lies outside the calendar. */
function datesOf(
	day: number,
	steps: readonly number[]
): { readonly of: string; readonly bookings: readonly string[] } | null {
	let at = day;
	const of = dateOfDay(day);
	const bookings = steps.flatMap((step) => dateOfDay((at += step)) ?? []);
	return of === null || bookings.length < steps.length ? null : { of, bookings };
}
