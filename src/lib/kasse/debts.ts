import { groupBy } from '#lib/base/collections.ts';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { euro, NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import { fewestPayments } from '#lib/evening/settlement.ts';
import type { SettledEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';

/** A payment between two members, in cents, always positive. */
export interface Debt {
	readonly from: MemberId;
	readonly to: MemberId;
	readonly amount: Cents;
}

/** A payment that was ticked as made. */
export interface Settled extends Debt {
	readonly nth: number;
	/** ISO 8601: when it was ticked, by whoever ticked it first. */
	readonly at: string;
	/** The places where it is ticked and counts: several if devices ticked it apart; none if it was taken back. */
	readonly places: readonly EntryId[];
	/** Whether another device noted the same payment with another amount: then both count until one is struck. */
	readonly doubtful: boolean;
}

/** What moved a member's part of the open money: an evening, or a payment to or from another. */
export interface DebtStep {
	/** Cents; positive brings him nearer to getting something. */
	readonly amount: Cents;
	readonly of: { readonly evening: EveningId; readonly date: string } | { readonly settled: Settled };
}

/** The money open between members over all evenings. */
export interface Debts {
	/** What each member has open, in cents with the sum 0: positive for who gets something. Nobody with 0. */
	readonly open: ReadonlyMap<MemberId, Cents>;
	/** Few payments that bring everybody to zero: the fewest, unless with so many people that would take seconds to find out. */
	readonly payments: readonly Debt[];
	/** Every payment that was ticked, newest first, those taken back as well. */
	readonly settled: readonly Settled[];
	/** How each member came to what he has open, since he was last even, oldest first. */
	readonly steps: ReadonlyMap<MemberId, readonly DebtStep[]>;
}

/**
 * What the members owe each other: what closed evenings left between them (`between` of their accounts), less what was
 * ticked as paid. Evenings are added up, so a debt of one evening and a gain of the next cancel out. Accounts may come in any
 * order.
 */
export function debtsOf(accounts: Iterable<EveningAccount>, club: Pick<Standing, 'places'>): Debts {
	const settled = settledIn(club);
	const steps = stepsOf([...accounts], settled);
	const open = new Map(
		[...steps]
			.map(([member, own]) => [member, sumOf(own.map(({ amount }) => amount))] as const)
			.filter(([, cents]) => cents !== 0)
			// The same on every device, whatever came first there.
			.sort(([a], [b]) => (a < b ? -1 : 1))
	);
	return {
		open,
		payments: fewestPayments(open) as readonly Debt[],
		settled,
		steps: new Map([...open.keys()].map((member) => [member, sinceEven(steps.get(member) ?? [])]))
	};
}

/** What of this concerns one of these members. */
export function debtsAmong(all: Debts, isAmong: (member: MemberId) => boolean): Debts {
	const concerns = ({ from, to }: Debt): boolean => isAmong(from) || isAmong(to);
	return {
		open: new Map([...all.open].filter(([member]) => isAmong(member))),
		payments: all.payments.filter(concerns),
		settled: all.settled.filter(concerns),
		steps: new Map([...all.steps].filter(([member]) => isAmong(member)))
	};
}

/** What both noted of one payment counts once: same people, same number, same amount. */
function settledIn(club: Pick<Standing, 'places'>): readonly Settled[] {
	const ticks = placesOfKind(club.places, 'settled').flatMap((place) => {
		const entry = latestAt(place);
		return entry ? [{ place: place.id, entry, counts: place.entry !== null }] : [];
	});
	const countsOf = groupBy(
		ticks.filter(({ counts }) => counts),
		({ entry }) => numberOf(entry)
	);
	return [...groupBy(ticks, ({ entry }) => `${numberOf(entry)} ${entry.amount}`).values()]
		.flatMap((same) => {
			const places = same.filter(({ counts }) => counts).map(({ place }) => place);
			const [first] = same;
			if (!first) return [];
			const { from, to, amount, nth, at } = first.entry;
			const beside = (countsOf.get(numberOf(first.entry)) ?? []).length > places.length;
			return [
				{
					from,
					to,
					amount: toCents(amount),
					nth,
					at,
					places,
					doubtful: places.length > 0 && beside,
					id: first.place
				}
			];
		})
		.sort((a, b) => (a.id < b.id ? 1 : -1))
		.map(({ id: _, ...settled }) => settled);
}

const numberOf = ({ from, to, nth }: SettledEntry): string => JSON.stringify([from, to, nth]);

/** All that ever moved each member's part, oldest first. */
function stepsOf(
	accounts: readonly EveningAccount[],
	settled: readonly Settled[]
): ReadonlyMap<MemberId, readonly DebtStep[]> {
	const steps = [
		...accounts.flatMap(({ evening, date, order, between }) =>
			[...between].map(([member, amount]) => ({
				member,
				when: `${date} ${order}`,
				step: { amount, of: { evening, date } }
			}))
		),
		...settled
			.filter(({ places }) => places.length > 0)
			.flatMap((one) => {
				// A payment comes after the evenings of its day.
				const when = `${one.at.slice(0, 10)} ~ ${one.places[0] ?? ''}`;
				const step = (amount: number): DebtStep => ({ amount: toCents(amount), of: { settled: one } });
				return [
					{ member: one.from, when, step: step(one.amount) },
					{ member: one.to, when, step: step(-one.amount) }
				];
			})
	].sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0));
	const own = groupBy(steps, ({ member }) => member);
	return new Map([...own].map(([member, all]) => [member, all.map(({ step }) => step)]));
}

function sinceEven(steps: readonly DebtStep[]): readonly DebtStep[] {
	let sum = NOTHING;
	let from = 0;
	steps.forEach(({ amount }, i) => {
		sum = toCents(sum + amount);
		if (sum === 0) from = i + 1;
	});
	return steps.slice(from);
}

/**
 * The payments by who makes them, in the order given: first those of `me`, then those that he gets something of. Null where
 * nobody said whose device it is.
 */
export function byPayer(
	payments: readonly Debt[],
	me: MemberId | null
): readonly { readonly from: MemberId; readonly debts: readonly Debt[] }[] {
	const rank = (from: MemberId, debts: readonly Debt[]): number =>
		from === me ? 0 : debts.some(({ to }) => to === me) ? 1 : 2;
	return [...groupBy(payments, ({ from }) => from)]
		.map(([from, debts]) => ({ from, debts }))
		.sort((a, b) => rank(a.from, a.debts) - rank(b.from, b.debts));
}

/** The number for the next payment from one to the other. */
export const nextNumber = (settled: readonly Settled[], { from, to }: Pick<Debt, 'from' | 'to'>): number =>
	1 + Math.max(0, ...settled.filter((one) => one.from === from && one.to === to).map(({ nth }) => nth));

/** Who pays whom, as a German message to send. */
export function debtsText(debts: Pick<Debts, 'payments'>, nameOf: (member: MemberId) => string): string {
	const lines = debts.payments.map(
		({ from, to, amount }) => `${nameOf(from)} an ${nameOf(to)}: ${euro(amount)}`
	);
	return lines.length === 0 ? 'Niemand schuldet etwas.' : ['Offen:', ...lines].join('\n');
}
