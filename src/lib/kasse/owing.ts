import { groupBy } from '#lib/base/collections.ts';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { sumOf, type Cents } from '#lib/base/money.ts';
import type { AnyEntry, VoidEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind, type Place } from '#lib/log/place.ts';
import { writeOf, type Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';
import type { Due, EveningDues } from './dues.ts';
import type { Levy } from './levies.ts';

/** One thing that a member has still to pay, or has paid too much of. */
export interface Owed {
	/** Tells it from all others, as long as nothing is paid of it. */
	readonly key: string;
	readonly member: MemberId;
	/** Since when, YYYY-MM-DD. */
	readonly date: string;
	/** Cents, never 0; negative if he paid too much. */
	readonly open: Cents;
	readonly of: { readonly evening: EveningId; readonly due: Due } | { readonly levy: Levy };
}

/** What one member has still to pay to the club. */
export interface Owing {
	readonly member: MemberId;
	/** Cents; negative if he paid too much on the whole. */
	readonly open: Cents;
	/** The day of his oldest debt; null if he paid too much everywhere. */
	readonly since: string | null;
	/** Oldest first. */
	readonly owed: readonly Owed[];
}

/** All that members have to pay to the club, whatever it is for, oldest first. */
export function allOwed(dues: Iterable<EveningDues>, levies: Iterable<Levy>): readonly Owed[] {
	const evenings = [...dues].flatMap(({ account: { evening, date }, dues }) =>
		dues.map((due): Owed => {
			const { member, open, paid } = due;
			return { key: `${evening} ${member} ${paid}`, member, date, open, of: { evening, due } };
		})
	);
	const asked = [...levies].map((levy): Owed => {
		const { place, paid, open } = levy;
		const { member, date } = levy.entry;
		return { key: `${place} ${paid}`, member, date, open, of: { levy } };
	});
	return [...evenings, ...asked]
		.filter(({ open }) => open !== 0)
		.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The members who owe something, who owes most first; who paid too much comes last. */
export const owingOf = (owed: readonly Owed[]): readonly Owing[] =>
	[...groupBy(owed, ({ member }) => member)]
		.map(([member, own]) => ({
			...{ member, owed: own },
			open: sumOf(own.map(({ open }) => open)),
			since: own.find(({ open }) => open > 0)?.date ?? null
		}))
		.sort((a, b) => b.open - a.open);

/** Whether it goes into a pot, which is none of the Kasse's. */
export const goesIntoPot = ({ of }: Owed): boolean => 'levy' in of && of.levy.entry.pot !== undefined;

/**
 * A payment, with all that was ticked off with it in one go if some of that was taken off the rest: then what was handed over
 * is all of it together, and none of it stands alone. Empty if it counts nowhere.
 */
export function nettedWith(
	place: EntryId,
	accounts: Iterable<EveningAccount>,
	levies: Iterable<Levy>
): readonly Place[] {
	const payments = [
		...[...accounts].flatMap(({ payments }) => payments.filter(({ struck }) => !struck)),
		...[...levies].flatMap(({ entry: { member }, payments }) =>
			payments.map((payment) => ({ ...payment, member }))
		)
	];
	const one = payments.find((payment) => payment.place === place);
	const together = payments.filter(({ member, at }) => member === one?.member && at === one.at);
	return (isNetted(together) ? together : together.filter((payment) => payment === one)).map(
		({ written }) => written
	);
}

const isNetted = (together: readonly { readonly amount: number }[]): boolean =>
	new Set(together.map(({ amount }) => amount < 0)).size > 1;

type Payment = Extract<AnyEntry, { readonly kind: 'booking' | 'pot' | 'paid' }>;

/** A struck booking, with all that was netted with it and struck in the same go: it comes back with it. */
export function struckWith(
	booking: Place,
	accounts: Iterable<EveningAccount>,
	{ places }: Pick<Standing, 'places'>
): readonly Place[] {
	const written = [...accounts].flatMap(({ payments }) => payments.map((paid) => paid.written));
	const payments = [
		...placesOfKind(places, 'booking'),
		...placesOfKind(places, 'pot'),
		...placesOfKind(written, 'paid')
	].flatMap((place) => {
		const last = place.entry ? undefined : latestAt<Payment>(place);
		return last ? { place, member: last.member, at: last.at, amount: last.amount } : [];
	});
	const one = payments.find(({ place }) => place.id === booking.id);
	const goes = new Set(strikesAt(booking).map(writeOf));
	const together = payments.filter(
		({ place, member, at }) =>
			member === one?.member && at === one?.at && strikesAt(place).some((strike) => goes.has(writeOf(strike)))
	);
	return isNetted(together) ? together.map(({ place }) => place) : [booking];
}

/** The voids by which a place is struck. */
const strikesAt = ({ strikes, voids }: Place): readonly VoidEntry[] =>
	strikes.filter(({ id }) => voids.includes(id));
