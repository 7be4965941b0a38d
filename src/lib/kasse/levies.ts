import { groupBy } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { LevyEntry, NewEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind, type Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';

/** What was paid of a levy, in cents; negative if it was given back. */
export interface LevyPayment {
	/** The place in the log. */
	readonly place: EntryId;
	/** ISO 8601: when it was ticked off. */
	readonly at: string;
	/** All that was ever written of it. */
	readonly written: Place;
	/** YYYY-MM-DD */
	readonly date: string;
	readonly amount: Cents;
}

/** What the club asked of a member, and what he has paid of it. All in cents. */
export interface Levy {
	/** The place in the log: payments name any entry of it. */
	readonly place: EntryId;
	readonly entry: LevyEntry;
	/** Taken back: nothing is owed, and what was paid for it is too much. */
	readonly struck: boolean;
	readonly owed: Cents;
	readonly paid: Cents;
	/** What is left to pay; negative if he paid too much. */
	readonly open: Cents;
	/** The payments that count, oldest first. */
	readonly payments: readonly LevyPayment[];
}

/**
 * Everything the club ever asked of its members, oldest first. By the books a due is the Kasse's once it is paid, not before: so
 * all of this moves nothing, and the payments are bookings like any other.
 */
export function leviesOf(club: Pick<Standing, 'places' | 'placeOf'>): readonly Levy[] {
	const paid = paymentsByLevy(club);
	return placesOfKind(club.places, 'levy')
		.flatMap((place): readonly Levy[] => {
			const entry = latestAt(place);
			if (!entry) return [];
			const struck = place.entry === null;
			const payments = paid.get(place.id) ?? [];
			const owed = struck ? NOTHING : toCents(entry.amount);
			const all = sumOf(payments.map(({ amount }) => amount));
			const open = toCents(owed - all);
			return [{ place: place.id, entry, struck, owed, paid: all, open, payments }];
		})
		.sort((a, b) => (a.entry.date < b.entry.date ? -1 : a.entry.date > b.entry.date ? 1 : 0));
}

function paymentsByLevy({
	places,
	placeOf
}: Pick<Standing, 'places' | 'placeOf'>): ReadonlyMap<EntryId, readonly LevyPayment[]> {
	const payments = [...placesOfKind(places, 'booking'), ...placesOfKind(places, 'pot')].flatMap((place) => {
		const { entry } = place;
		const levy = entry?.levy === undefined ? null : placeOf(entry.levy);
		if (!entry || !levy) return [];
		const { at, date, amount } = entry;
		return [{ levy: levy.id, place: place.id, at, date, amount: toCents(amount), written: place }];
	});
	const sorted = payments.sort((a, b) => (a.date + a.place < b.date + b.place ? -1 : 1));
	return groupBy(sorted, ({ levy }) => levy);
}

/** The entry that pays so many cents of a levy, or gives them back: into the pot it is for, else into the Kasse. */
export function levyPayment({ place, entry }: Levy, amount: Cents, today: string): NewEntry {
	const { member, purpose, pot } = entry;
	return pot === undefined
		? { kind: 'booking', date: today, amount, purpose, member, levy: place }
		: { kind: 'pot', date: today, pot, member, amount, levy: place };
}

/** A year's dues. */
export interface YearDues {
	readonly year: number;
	/** In the order they were asked for. */
	readonly levies: readonly Levy[];
	readonly open: Cents;
	/** How many have nothing left to pay. */
	readonly even: number;
}

/** The dues of each year, the newest year first; what was taken back and never paid is not among them. */
export function yearDues(levies: readonly Levy[]): readonly YearDues[] {
	const counting = levies.filter(({ struck, paid }) => !struck || paid !== 0);
	const years = groupBy(counting, ({ entry }) => entry.year ?? null);
	return [...years]
		.flatMap(([year, own]) => {
			if (year === null) return [];
			const open = sumOf(own.map(({ open }) => toCents(Math.max(0, open))));
			return [{ year, levies: own, open, even: own.filter((one) => one.open <= 0).length }];
		})
		.sort((a, b) => b.year - a.year);
}
