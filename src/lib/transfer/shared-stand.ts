import { sumOf, toCents, type Cents } from '#lib/base/money.ts';
import { lettersOf, oneLine } from '#lib/base/text.ts';

/** The state of the Kasse as others may see it. Nothing else goes into a link. */
export interface KasseShare {
	/** The day of this state, YYYY-MM-DD. */
	readonly date: string;
	readonly balance: Cents;
	/** The year's bookings, in the order in which they are shown. */
	readonly bookings: readonly SharedBooking[];
	/** How many of the year's older bookings are not among them. */
	readonly leftOut: number;
	/** What members still owe the Kasse; empty if it shall not be shown. */
	readonly owing: readonly SharedMember[];
}

export interface SharedBooking {
	readonly date: string;
	readonly amount: Cents;
	readonly purpose: string;
	/** A name or initials, as chosen; null if nobody is named. */
	readonly member: string | null;
}

interface SharedMember {
	readonly member: string;
	readonly open: Cents;
}

/** The longest purpose and the longest name in a link, in characters. */
export const SHARED_PURPOSE = 40;
export const SHARED_NAME = 24;

const short = (most: number, text: string): string => cutTo(most, oneLine(text));
/** A name, as short as a link carries it. */
export const sharedName = (name: string): string => short(SHARED_NAME, name) || '?';

/** The share with its texts as short as a link carries them. */
export function shortened(share: KasseShare): KasseShare {
	return {
		...share,
		bookings: share.bookings.map((booking) => ({
			...booking,
			purpose: short(SHARED_PURPOSE, booking.purpose),
			member: booking.member === null ? null : sharedName(booking.member)
		})),
		owing: share.owing.map(({ member, open }) => ({ member: sharedName(member), open }))
	};
}

/** The share without its `count` oldest bookings. */
export function withoutOldest(share: KasseShare, count: number): KasseShare {
	const oldest = new Set([...share.bookings].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(0, count));
	const bookings = share.bookings.filter((booking) => !oldest.has(booking));
	return { ...share, bookings, leftOut: share.leftOut + share.bookings.length - bookings.length };
}

/** The balance before the first of the bookings shown. */
export const broughtForward = ({ balance, bookings }: KasseShare): Cents =>
	toCents(balance - sumOf(bookings.map(({ amount }) => amount)));

/**
 * The text, cut to `most` characters if it is longer; "…" then takes the last place. Characters are code points, as in
 * the club file; parts of one visible sign are never separated.
 */
export function cutTo(most: number, text: string): string {
	if (text.length <= most || [...text].length <= most) return text;
	let cut = '';
	let length = 0;
	for (const seen of lettersOf(text.slice(0, 2 * most))) {
		length += [...seen].length;
		if (length > most - 1) break;
		cut += seen;
	}
	return `${cut.trimEnd()}…`;
}
