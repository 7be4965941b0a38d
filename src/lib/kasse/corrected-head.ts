import { sum } from '#lib/base/collections.ts';
import { deviceOf, type EntryId, type EveningId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { foldAnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { saidOfItsDay } from '#lib/evening/schafkopf/day-rounds.ts';
import { openingIn, placesOf } from '#lib/evening/opening.ts';
import {
	byDate,
	carriedIn,
	type Dated,
	type EveningLink,
	linkOf,
	type Stale,
	staleIn
} from '#lib/evening/stock-chain.ts';
import { isOrdinary, stockLeft, stockFamily } from '#lib/evening/stock-left.ts';
import type { AnyEntry, EveningEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { asWritten } from '#lib/log/unwritten.ts';
import { intoKasse } from './account.ts';
import { comparedGames } from '#lib/evening/consequences.ts';

/** What may be corrected in the entry that opened an evening. */
export type HeadChanges = Partial<Pick<EveningEntry, 'date' | 'occasion' | 'rulebook' | 'rate' | 'stock'>>;

type NewHead = Omit<EveningEntry, 'id' | 'at'>;

/** A Stock before and after, in cents or points, and the date of the evening that opens with it. */
export interface StockChange {
	readonly date: string;
	readonly from: Cents;
	readonly to: Cents;
	/** Its evening's book counts points. */
	readonly inPoints?: true;
}

/** What a corrected head of an evening does to the club. */
export interface HeadCorrection {
	/** The heads to write, the corrected one first, then those of later evenings whose Stock follows it. */
	readonly heads: readonly NewHead[];
	/** The evening's date after the correction. */
	readonly date: string;
	/** How many of its games come to something else. */
	readonly repriced: number;
	/** How many games no longer count, because the evening's book does not know them. */
	readonly lost: number;
	/** How many games count again. */
	readonly regained: number;
	/** By how many cents the Kasse grows; negative if it shrinks. */
	readonly kasse: Cents;
	/** The evening's own Stock, if it changes without being set; else null. */
	readonly own: StockChange | null;
	/** The Stocks of later evenings that change as well, in order of date. */
	readonly later: readonly StockChange[];
	/** What is left in the evening's Stock after all evenings; null if that does not change. */
	readonly left: Omit<StockChange, 'date'> | null;
}

/** The entries of each evening, and what evenings are folded by. */
export interface ClubEvenings {
	readonly logs: ReadonlyMap<EveningId, readonly AnyEntry[]>;
	readonly folding: Folding;
}

interface Slot extends Dated {
	readonly evening: EveningId;
	readonly head: EveningEntry;
}

/**
 * What a corrected head does to its evening, to the Kasse and to the evenings after it. An evening that opened with the Stock
 * left by those before it does so again. One whose Stock was set to something else keeps that, and nothing changes behind it.
 * Null if nothing opens the evening. Folds only the evenings that it changes or has to look at.
 */
export function correctedHead(
	club: ClubEvenings,
	evening: EveningId,
	changes: HeadChanges
): HeadCorrection | null {
	const before = slotsOf(club);
	const old = before.find((slot) => slot.evening === evening);
	if (!old) return null;
	const then = new Evenings(club);
	const head = saidOfItsDay({ ...old.head, ...changes }, old.head, club.folding.books, (date) =>
		before
			.filter((slot) => slot.date === date && byDate(slot, { ...old, date }) < 0)
			.flatMap((slot) => then.state(slot.evening) ?? [])
	);
	const moved = { ...old, head, date: head.date };
	const after = before.map((slot) => (slot === old ? moved : slot)).sort(byDate);
	const now = new Evenings(club);
	now.rewrite(head);
	const stocks = followStock({ before, after, old, moved, then, now }, 'stock' in changes);
	const left = [old.head, head]
		.map((one) => [familyOf(club, one), one] as const)
		.map(([stock, { rulebook }]) => ({
			...{ from: then.leftBefore(stock, before), to: now.leftBefore(stock, after) },
			...countedBy(club, { rulebook })
		}))
		.findLast(({ from, to }) => from !== to);
	return {
		heads: now.heads,
		date: head.date,
		...comparedGames(then.state(evening), now.state(evening)),
		kasse: toCents(sum(now.rewritten.map((id) => now.intoKasse(id) - then.intoKasse(id)))),
		...stocks,
		left: left ?? null
	};
}

/** Whether what lies in a Stock that an evening with this head plays is points. */
const countedBy = (
	{ folding }: ClubEvenings,
	{ rulebook }: Pick<EveningEntry, 'rulebook'>
): Pick<StockChange, 'inPoints'> => (folding.books.get(rulebook)?.unit.points ? { inPoints: true } : {});

/** The evenings in order of date, before and after one of them got another head: `old` became `moved`. */
interface Reordered {
	readonly before: readonly Slot[];
	readonly after: readonly Slot[];
	readonly old: Slot;
	readonly moved: Slot;
	readonly then: Evenings;
	readonly now: Evenings;
}

/** The Stock that an evening with this head plays; null where it plays none, or by a book that is not known here. */
function familyOf({ folding }: ClubEvenings, { rulebook }: Pick<EveningEntry, 'rulebook'>): string | null {
	const book = folding.books.get(rulebook);
	return book ? stockFamily(book) : null;
}

/**
 * Finds the Stocks that change, from the moved evening on, and rewrites the heads in `now` accordingly. Two can change: the one
 * that the evening played and, by other rules, the one that it plays now.
 */
function followStock(order: Reordered, isSet: boolean): Pick<HeadCorrection, 'own' | 'later'> {
	const { before, after, old, moved, now } = order;
	const places = [before.indexOf(old), after.indexOf(moved)];
	// Both orders agree behind the later of its two places.
	const settled = Math.max(...places);
	const moving = new Set([now.familyOf(old.head), now.familyOf(moved.head)]);
	const changed = new Map<Slot, StockChange>();
	for (let i = Math.min(...places); i < after.length && moving.size > 0; i++) {
		const at = stockAt(order, moving, i);
		if (!at) continue;
		const { slot, stock, from, had, to } = at;
		const keeps = from !== had || carriedIn(slot.head) === to || (slot === moved && isSet);
		if (!keeps) {
			now.rewrite({ ...slot.head, stock: to });
			changed.set(slot, { date: slot.date, from, to, ...countedBy(now.club, slot.head) });
		} else if (i > settled) moving.delete(stock);
	}
	const own = changed.get(moved);
	changed.delete(moved);
	return { own: own && own.from !== own.to ? own : null, later: [...changed.values()] };
}

/** What the `i`th evening carried in, should have, and should now; null where it plays no Stock that moves. */
function stockAt(
	{ before, after, old, moved, then, now }: Reordered,
	moving: ReadonlySet<string | null>,
	i: number
) {
	const slot = after[i];
	if (!slot || slot.head.championship !== undefined) return null;
	const was = slot === moved ? old : slot;
	const [played, stock] = [now.familyOf(was.head), now.familyOf(slot.head)];
	const isMoving = slot === moved ? (stock ?? played) !== null : stock !== null && moving.has(stock);
	if (!isMoving) return null;
	const from = played === null ? NOTHING : carriedIn(was.head);
	const had = then.leftBefore(played, before, before.indexOf(was));
	return { slot, stock, from, had, to: now.leftBefore(stock, after, i) };
}

/**
 * The heads of later evenings that were written in one transaction with this one, because their Stock follows it: they are
 * taken back with it, unless the evening is `settled` by now or another head counts there.
 */
export function headsAlong(
	{ logs }: Pick<ClubEvenings, 'logs'>,
	{ id, at }: Pick<AnyEntry, 'id' | 'at'>,
	settled: (entries: readonly AnyEntry[]) => boolean
): readonly EntryId[] {
	// One transaction says one time, and its ids rise.
	const isAlong = (one: AnyEntry): boolean =>
		one.kind === 'evening' &&
		one.replaces !== undefined &&
		one.at === at &&
		one.id > id &&
		deviceOf(one.id) === deviceOf(id);
	return [...logs.values()].flatMap((entries) => {
		const head = entries.find(isAlong);
		if (!head || settled(entries) || standing(entries).placeOf(head.id)?.entry !== head) return [];
		return [head.id];
	});
}

/**
 * The next evening of the same Stock after this one, if it no longer opens with what the evenings before it leave (see `staleIn`).
 * Null if there is nothing to mend.
 */
export function staleAfter(club: ClubEvenings, evening: EveningId): Stale | null {
	const all = slotsOf(club);
	const stock = familyOf(club, all.find((slot) => slot.evening === evening)?.head ?? { rulebook: '' });
	const slots = all.filter(({ head }) => stock !== null && familyOf(club, head) === stock);
	const isOwn = ({ head }: Slot): boolean => head.championship === undefined;
	const at = slots.findIndex((slot) => slot.evening === evening);
	const next = slots.findIndex((slot, i) => i > at && isOwn(slot));
	if (at < 0 || next < 0) return null;
	const first = slots.findLastIndex((slot, i) => i < next && isOwn(slot));
	const links = slots.slice(Math.max(first, 0), next + 1).flatMap((slot): readonly EveningLink[] => {
		const log = standing(club.logs.get(slot.evening) ?? []);
		const state = foldAnyEvening(log, slot.evening, club.folding);
		return state ? [linkOf(state, log)] : [];
	});
	return staleIn(links.toReversed())[0] ?? null;
}

/** All evenings that have an opening, oldest first. */
function slotsOf({ logs }: ClubEvenings): readonly Slot[] {
	return [...logs]
		.flatMap(([evening, entries]): readonly Slot[] => {
			const log = standing(entries);
			const head = openingIn(placesOf(log, evening));
			if (!head) return [];
			return [{ evening, head, date: head.date, order: log.placeOf(head.id)?.id ?? head.id }];
		})
		.sort(byDate);
}

/** The club's evenings by their logs, some with a head that is not written yet. Each is folded when asked for, and once. */
class Evenings {
	readonly club: ClubEvenings;
	readonly #states = new Map<EveningId, AnyEvening | null>();
	readonly #heads = new Map<EveningId, NewHead>();

	constructor(club: ClubEvenings) {
		this.club = club;
	}

	get heads(): readonly NewHead[] {
		return [...this.#heads.values()];
	}

	get rewritten(): readonly EveningId[] {
		return [...this.#heads.keys()];
	}

	/** Gives an evening this head. All other fields of the entry are kept, unknown ones too. */
	rewrite({ id, at: _at, ...head }: EveningEntry): void {
		this.#heads.set(head.evening, { ...head, replaces: id });
		this.#states.delete(head.evening);
	}

	state(evening: EveningId): AnyEvening | null {
		const known = this.#states.get(evening);
		if (known !== undefined) return known;
		const entries = this.club.logs.get(evening) ?? [];
		const head = this.#heads.get(evening);
		const all = head ? [...entries, ...asWritten([head])] : entries;
		const state = foldAnyEvening(standing(all), evening, this.club.folding);
		this.#states.set(evening, state);
		return state;
	}

	intoKasse(evening: EveningId): Cents {
		const state = this.state(evening);
		return state ? intoKasse(state) : NOTHING;
	}

	/** The Stock that an evening with this head plays. */
	familyOf(head: EveningEntry): string | null {
		return familyOf(this.club, head);
	}

	/** Cents in a Stock when the `i`th of these evenings begins; without `i`, after all of them. */
	leftBefore(stock: string | null, slots: readonly Slot[], i = slots.length): Cents {
		const before: { readonly stock: Cents; readonly opening: Pick<EveningEntry, 'championship'> }[] = [];
		for (const { evening, head } of slots.slice(0, i).reverse()) {
			// An evening of another Stock is passed over, and so is one whose book is not known here.
			if (stock === null || this.familyOf(head) !== stock) continue;
			before.push({ stock: this.state(evening)?.stock ?? carriedIn(head), opening: head });
			if (isOrdinary({ opening: head })) break;
		}
		return stockLeft(before);
	}
}
