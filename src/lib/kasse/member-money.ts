import { sum } from '#lib/base/collections.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { byDate } from '#lib/evening/stock-chain.ts';
import type { EveningAccount } from './account.ts';
import { duesOf } from './dues.ts';
import type { BookingLine } from './ledger.ts';
import type { Levy } from './levies.ts';
import { yearOf } from '#lib/log/club-dates.ts';

/** How one member stands. Money in cents; only closed evenings count. */
export interface MemberMoney {
	/** Closed evenings of any occasion that he sat down at. */
	readonly evenings: number;
	/** The sum of his results, including winnings that went into the Kasse. */
	readonly balance: Cents;
	/** What he paid into the Kasse for losses at ordinary evenings (§10), without the Stock and without what is still open. */
	readonly paid: Cents;
	/** Deposits: what was booked in under his name. */
	readonly deposited: Cents;
	/** What was booked out under his name, negative. It does not reduce his share: mostly he had only advanced the money. */
	readonly withdrawn: Cents;
	/** What he paid and deposited as a share of what all members did: 0 to 1. */
	readonly share: number;
	/** What he still has to pay; negative if he paid too much. */
	readonly open: Cents;
	/** The last closed evening that he sat down at; null if there is none. */
	readonly last: LastEvening | null;
	/** How he stands in the year asked for; null if he sat down at no closed evening of it. */
	readonly year: YearStanding | null;
}

/** What an evening came to for a member: cents, or points where nothing else was played for. */
export interface LastEvening {
	readonly evening: EveningId;
	readonly date: string;
	readonly score: number;
	readonly inPoints: boolean;
}

/** How a member stands in one year. */
interface YearStanding {
	readonly evenings: number;
	readonly balance: Cents;
	/** By balance, the best first; equal balances share a place: 1, 2, 2, 4. */
	readonly place: number;
	/** How many members have a place that year. */
	readonly of: number;
}

const EMPTY = { evenings: 0, balance: 0, paid: 0, deposited: 0, withdrawn: 0, open: 0 };
type Sums = { -readonly [K in keyof typeof EMPTY]: number };

/** The figures of everybody whom an evening, a booking or a levy names: of all time, and of one year. */
export function memberMoney(
	accounts: Iterable<EveningAccount>,
	bookings: readonly BookingLine[],
	year: number,
	levies: readonly Levy[] = []
): ReadonlyMap<MemberId, MemberMoney> {
	const all = new Map<MemberId, Sums>();
	const ofYear = new Map<MemberId, Sums>();
	const last = new Map<MemberId, EveningAccount>();
	for (const account of accounts) {
		addDues(all, account);
		if (account.stands !== 'closed') continue;
		addEvening(all, account);
		for (const member of account.attended) if (isLater(account, last.get(member))) last.set(member, account);
		if (yearOf(account.date) === year) addEvening(ofYear, account);
	}
	for (const { booking, amount } of bookings) {
		if (booking.member === undefined) continue;
		sumsIn(all, booking.member)[amount > 0 ? 'deposited' : 'withdrawn'] += amount;
	}
	for (const { entry, open } of levies) sumsIn(all, entry.member).open += open;
	const brought = sum([...all.values()].map(broughtBy));
	return new Map([...all].map(([member, sums]) => [member, figures(member, sums, brought, ofYear, last)]));
}

function figures(
	member: MemberId,
	sums: Sums,
	brought: number,
	ofYear: ReadonlyMap<MemberId, Sums>,
	last: ReadonlyMap<MemberId, EveningAccount>
): MemberMoney {
	const own = ofYear.get(member);
	const better = own && [...ofYear.values()].filter(({ balance }) => balance > own.balance).length;
	return {
		evenings: sums.evenings,
		balance: toCents(sums.balance),
		paid: toCents(sums.paid),
		deposited: toCents(sums.deposited),
		withdrawn: toCents(sums.withdrawn),
		share: brought === 0 ? 0 : broughtBy(sums) / brought,
		open: toCents(sums.open),
		last: scoreAt(last.get(member), member),
		year:
			own && better !== undefined
				? {
						evenings: own.evenings,
						balance: toCents(own.balance),
						place: better + 1,
						of: ofYear.size
					}
				: null
	};
}

/** The same with what is open only of those who are shown. */
export const openOnlyOf = (
	shows: (member: MemberId) => boolean,
	all: ReadonlyMap<MemberId, MemberMoney>
): ReadonlyMap<MemberId, MemberMoney> =>
	new Map([...all].map(([member, money]) => [member, shows(member) ? money : { ...money, open: NOTHING }]));

const isLater = (one: EveningAccount, than: EveningAccount | undefined): boolean =>
	than === undefined || byDate(one, than) > 0;

function scoreAt(account: EveningAccount | undefined, member: MemberId): LastEvening | null {
	if (!account) return null;
	const { evening, date, balance, points } = account;
	return { evening, date, score: (points ?? balance).get(member) ?? 0, inPoints: points !== null };
}

/** What a member brought in, in cents; nothing if he got back more than he paid. */
const broughtBy = ({ paid, deposited }: Sums): number => Math.max(0, paid + deposited);

function sumsIn(all: Map<MemberId, Sums>, member: MemberId): Sums {
	const known = all.get(member) ?? { ...EMPTY };
	all.set(member, known);
	return known;
}

function addEvening(all: Map<MemberId, Sums>, { attended, balance }: EveningAccount): void {
	for (const member of attended) sumsIn(all, member).evenings += 1;
	for (const [member, cents] of balance) sumsIn(all, member).balance += cents;
}

function addDues(all: Map<MemberId, Sums>, account: EveningAccount): void {
	for (const { member, paid, open } of duesOf(account).dues) {
		const sums = sumsIn(all, member);
		sums.paid += paid;
		sums.open += open;
	}
}
