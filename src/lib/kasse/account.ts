import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import { foldAnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { eveningFees, feesTogether } from '#lib/evening/evening-fees.ts';
import { placesOf } from '#lib/evening/opening.ts';
import { settlementOf, winningsGoToKasse, type Party, type Payment } from '#lib/evening/settlement.ts';
import { potSteps, type PotStep } from '#lib/evening/pots.ts';
import { pointsAloneOf } from '#lib/evening/scores.ts';
import type { AnyEntry, EveningEntry, Occasion } from '#lib/log/entry.ts';
import { latestAt, type Place } from '#lib/log/place.ts';
import { entriesById, standing, targetOf } from '#lib/log/standing.ts';

/** What somebody handed over for an evening, in cents; negative if it was given back. */
export interface Paid {
	/** The place in the log, which also says when it was written. */
	readonly place: EntryId;
	/** The entry that counts, or counted last. */
	readonly entry: EntryId;
	readonly member: MemberId;
	readonly amount: Cents;
	/** How much of it came onto the club's account; the rest came into the box. */
	readonly account?: Cents;
	/** ISO 8601: when it was ticked off. */
	readonly at: string;
	/** Taken back: it no longer counts. */
	readonly struck: boolean;
	/** All that was ever written of it. */
	readonly written: Place;
}

/** A table's list of a Partie, as its evening names it. */
type ListOf = Pick<EveningEntry, 'championship' | 'partie' | 'table'>;

/** What one evening means for the Kasse and for the members. Plain data, so that a worker can hand it over. */
export interface EveningAccount {
	readonly evening: EveningId;
	/** The first entry that opened it: orders evenings of one day. */
	readonly order: EntryId;
	readonly date: string;
	readonly occasion: Occasion;
	/** The table of a championship whose list it is; null for any other evening. */
	readonly list: ListOf | null;
	/** `gone`: no entry opens it any more, or its book is not known here. */
	readonly stands: 'closed' | 'open' | 'gone';
	/** Whether its winnings (§10) or fees belong to the Kasse once it is closed. */
	readonly forKasse: boolean;
	readonly games: number;
	/** Everybody who ever sat at the table or was named in an entry that counts. The statistics count the same people. */
	readonly attended: readonly MemberId[];
	readonly balance: ReadonlyMap<MemberId, Cents>;
	/** Everybody's points where nothing was played for but these; null where money was. They are never money. */
	readonly points: ReadonlyMap<MemberId, number> | null;
	/** What it brings into the Kasse, in cents: the winnings and fees of an ordinary closed evening, else nothing. */
	readonly amount: Cents;
	/** How much of it are fees, in cents. */
	readonly fees: Cents;
	/** Who hands over how much of the whole, in cents. A Stock that was won hands over too. */
	readonly handedOver: ReadonlyMap<Party, Cents>;
	/** How much of the evening's money lies in the Stock at its end, in cents. That is not the Kasse's (§8.1). */
	readonly intoStock: Cents;
	/**
	 * What the members owe each other for it once it is closed, in cents with the sum 0: positive for who gets something.
	 * What goes to the Kasse or lies in the Stock is not among it.
	 */
	readonly between: ReadonlyMap<MemberId, Cents>;
	/** What it brought when it was first closed, in cents; null if it never was. */
	readonly atFirst: Cents | null;
	readonly payments: readonly Paid[];
	/** What moved the club's pots, in order; empty at other than ordinary evenings. */
	readonly pots: readonly PotStep[];
	/** Whether something was written at the table after somebody had paid. */
	readonly changedAfterPaid: boolean;
}

/** What an evening brings into the Kasse once it is closed, in cents: its winnings (§10) and its fees, as book and occasion say. */
export function intoKasse(state: AnyEvening): Cents {
	if (!state.closed) return NOTHING;
	return toCents((winningsGoToKasse(state) ? state.winnings : 0) + feesTogether(state));
}

/** What an evening means for the Kasse, from the evening's entries. Null if none of them ever opened it. */
export function accountOf(
	entries: readonly AnyEntry[],
	evening: EveningId,
	folding: Folding
): EveningAccount | null {
	const log = standing(entries);
	const places = placesOf(log, evening);
	const opened = places.find(({ chain }) => chain[0]?.kind === 'evening');
	const opening = opened && latestAt(opened);
	if (!opened || opening?.kind !== 'evening') return null;
	const state = foldAnyEvening(log, evening, folding);
	const changes = changesIn(entries);
	const payments = paymentsIn(places);
	const firstPaid = payments.find(({ struck }) => !struck)?.place;
	return {
		evening,
		order: opened.id,
		...(state ? partOf(state) : partOfStruck(opening)),
		atFirst: amountAtFirst(entries, changes, state, evening, folding),
		payments,
		changedAfterPaid: firstPaid !== undefined && changes.some((id) => id > firstPaid)
	};
}

type Part = Omit<EveningAccount, 'evening' | 'order' | 'atFirst' | 'payments' | 'changedAfterPaid'>;

/** What an evening says as it stands now. */
const partOf = (state: AnyEvening): Part => ({
	date: state.date,
	occasion: state.occasion,
	list: listIn(state.opening),
	stands: state.closed ? 'closed' : 'open',
	forKasse: winningsGoToKasse(state) || eveningFees(state).size > 0,
	games: state.games,
	attended: [...state.balance.keys()],
	balance: state.balance,
	points: pointsAloneOf(state),
	...moneyOf(state),
	pots: potSteps(state)
});

/** An evening that was struck keeps its day and its seats. */
const partOfStruck = (opening: EveningEntry): Part => ({
	date: opening.date,
	occasion: opening.occasion,
	list: listIn(opening),
	stands: 'gone',
	forKasse: false,
	games: 0,
	attended: opening.seats,
	balance: new Map(),
	points: null,
	...NOTHING_HANDED_OVER,
	pots: []
});

const listIn = ({ championship, partie, table }: EveningEntry): EveningAccount['list'] =>
	championship === undefined ? null : { championship, ...(partie && { partie }), ...(table && { table }) };

type Money = Pick<EveningAccount, 'amount' | 'fees' | 'handedOver' | 'intoStock' | 'between'>;

const NOTHING_HANDED_OVER: Money = {
	amount: NOTHING,
	fees: NOTHING,
	handedOver: new Map(),
	intoStock: NOTHING,
	between: new Map()
};

/** Where an evening's money goes once it is closed. */
function moneyOf(state: AnyEvening): Money {
	if (!state.closed) return NOTHING_HANDED_OVER;
	const { kasse, stock, between } = settlementOf(state);
	const owed = owedBetween(between);
	const handedOver = new Map<Party, Cents>((kasse ?? []).map(({ from, amount }) => [from, amount]));
	for (const [member, fee] of eveningFees(state)) {
		handedOver.set(member, toCents((handedOver.get(member) ?? 0) + fee));
	}
	return {
		amount: intoKasse(state),
		fees: feesTogether(state),
		handedOver,
		intoStock: kasse === null ? NOTHING : sumOf(stock.paidIn.values()),
		between: owed
	};
}

/** What each member gets from others, negative if he pays. Whatever a Stock pays out is taken from it at the table. */
function owedBetween(payments: readonly Payment[]): ReadonlyMap<MemberId, Cents> {
	const owed = new Map<MemberId, Cents>();
	const add = (member: MemberId, cents: number): unknown =>
		owed.set(member, toCents((owed.get(member) ?? 0) + cents));
	for (const { from, to, amount } of payments) {
		if (from === 'stock' || from === 'kasse' || to === 'stock' || to === 'kasse') continue;
		add(from, -amount);
		add(to, amount);
	}
	return owed;
}

function paymentsIn(places: readonly Place[]): readonly Paid[] {
	return places.flatMap((place) => {
		const paid = latestAt(place);
		if (paid?.kind !== 'paid') return [];
		const { id: entry, member, amount, at, account } = paid;
		const onAccount = account === undefined ? {} : { account: toCents(account) };
		const struck = place.entry === null;
		return [
			{ place: place.id, entry, member, amount: toCents(amount), ...onAccount, at, struck, written: place }
		];
	});
}

/** Kinds of entries that move no balance. A `void` is among them if what it voids is not there. */
const BESIDE: ReadonlySet<string> = new Set(['paid', 'confirm', 'tick', 'void']);

/** The ids of all entries that could move an evening's balances, with voids and voids of voids. */
function changesIn(entries: readonly AnyEntry[]): readonly EntryId[] {
	const byId = entriesById(entries);
	return entries.filter((entry) => !BESIDE.has(targetOf(entry, byId).kind)).map(({ id }) => id);
}

/** What the evening brought when it was first closed. It is folded again as it stood then, if anything changed since. */
function amountAtFirst(
	entries: readonly AnyEntry[],
	changes: readonly EntryId[],
	state: AnyEvening | null,
	evening: EveningId,
	folding: Folding
): Cents | null {
	const closings = entries.filter(({ kind }) => kind === 'close').map(({ id }) => id);
	const [first] = closings.sort();
	if (first === undefined) return null;
	if (state && !changes.some((id) => id > first)) return intoKasse(state);
	const then = standing(entries.filter(({ id }) => id <= first));
	const before = foldAnyEvening(then, evening, folding);
	return before && intoKasse(before);
}
