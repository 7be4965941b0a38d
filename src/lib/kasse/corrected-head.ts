import { asId, type EntryId, type EveningId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { foldAnyEvening, type AnyEvening, type Folding } from '#lib/evening/any-evening.ts';
import { openingIn, placesOf } from '#lib/evening/opening.ts';
import {
	byDate,
	carriedIn,
	type Dated,
	type EveningLink,
	linkOf,
	type Stale,
	staleIn,
	stockLeft
} from '#lib/evening/stock-chain.ts';
import type { AnyEntry, EveningEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { intoKasse } from './account.ts';

/** What may be corrected of the entry that opened an evening. */
export type HeadChanges = Partial<Pick<EveningEntry, 'date' | 'occasion' | 'rulebook' | 'rate' | 'stock'>>;

type NewHead = Omit<EveningEntry, 'id' | 'at'>;

/** A Stock in cents, as it was and as it will be; `date` of the evening it opens. */
export interface StockChange {
	readonly date: string;
	readonly from: Cents;
	readonly to: Cents;
}

/** What becomes of the club when an evening's head is corrected. */
export interface HeadCorrection {
	/** The heads to write, the corrected one first, then those of later evenings whose Stock follows it. */
	readonly heads: readonly NewHead[];
	/** The evening's day as it then stands. */
	readonly date: string;
	/** How many of its games then cost otherwise. */
	readonly repriced: number;
	/** How many count no longer: its book does not know them. */
	readonly lost: number;
	/** How many count again. */
	readonly regained: number;
	/** Cents that the Kasse then holds more. */
	readonly kasse: Cents;
	/** Its own Stock, where that changes though nobody set it; null where it does not. */
	readonly own: StockChange | null;
	/** The Stock of the evenings after it that follow, in their order. */
	readonly later: readonly StockChange[];
	/** What is left in the Stock after all evenings; null where that stays. */
	readonly left: Omit<StockChange, 'date'> | null;
}

/** Every evening's own entries, with what all evenings are folded by. */
export interface ClubEvenings {
	readonly logs: ReadonlyMap<EveningId, readonly AnyEntry[]>;
	readonly folding: Folding;
}

interface Slot extends Dated {
	readonly evening: EveningId;
	readonly head: EveningEntry;
}

/** Stands where the id of a head that is not written yet will: behind all that there are. */
const UNWRITTEN = asId<EntryId>('~');

/**
 * What a corrected head does to its evening, to the Kasse and to the evenings after it. An evening that opened with what the
 * ones before it left does so again; one whose Stock was set otherwise keeps it, and what follows it. Null where nothing
 * opens the evening. Folds only the evenings that it changes, and those that it has to look at.
 */
export function correctedHead(
	club: ClubEvenings,
	evening: EveningId,
	changes: HeadChanges
): HeadCorrection | null {
	const before = slotsOf(club);
	const at = before.findIndex((slot) => slot.evening === evening);
	const old = before[at];
	if (!old) return null;
	const then = new Evenings(club);
	const head = { ...old.head, ...changes };
	const moved = { ...old, head, date: head.date };
	const after = before.map((slot) => (slot === old ? moved : slot)).sort(byDate);
	const now = new Evenings(club);
	now.rewrite(head);
	/** Both orders agree behind the later of its two places. */
	const settled = Math.max(at, after.indexOf(moved));
	const later: StockChange[] = [];
	let own: StockChange | null = null;
	for (let i = Math.min(at, after.indexOf(moved)); i < after.length; i++) {
		const slot = after[i];
		if (!slot || slot.head.championship !== undefined) continue;
		const from = carriedIn((slot === moved ? old : slot).head);
		const had = then.leftBefore(before, slot === moved ? at : before.indexOf(slot));
		const to = now.leftBefore(after, i);
		const follows = from === had && from !== to && !(slot === moved && 'stock' in changes);
		if (follows) {
			now.rewrite({ ...slot.head, stock: to });
			if (slot === moved) own = { date: slot.date, from, to };
			else later.push({ date: slot.date, from, to });
		} else if (i > settled) break;
	}
	const [left, leftNow] = [then.leftBefore(before), now.leftBefore(after)];
	return {
		...{ heads: now.heads, date: head.date, ...comparedGames(then.state(evening), now.state(evening)) },
		kasse: toCents(now.rewritten.reduce((sum, id) => sum + now.intoKasse(id) - then.intoKasse(id), 0)),
		...{ own, later, left: left === leftNow ? null : { from: left, to: leftNow } }
	};
}

/**
 * The next evening after this one, where it no longer opens with what the evenings before it leave; see `staleIn`. Null where
 * there is nothing to mend.
 */
export function staleAfter(club: ClubEvenings, evening: EveningId): Stale | null {
	const slots = slotsOf(club);
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

/** All evenings that something opens, oldest first. */
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

/** Evenings as their logs say them, some with a head that is not written yet; folded when they are asked for, and once. */
class Evenings {
	readonly #club: ClubEvenings;
	readonly #states = new Map<EveningId, AnyEvening | null>();
	readonly #heads = new Map<EveningId, NewHead>();

	constructor(club: ClubEvenings) {
		this.#club = club;
	}

	get heads(): readonly NewHead[] {
		return [...this.#heads.values()];
	}

	get rewritten(): readonly EveningId[] {
		return [...this.#heads.keys()];
	}

	/** Every other field is kept, those that nobody knows too. */
	rewrite({ id, at: _at, ...head }: EveningEntry): void {
		this.#heads.set(head.evening, { ...head, replaces: id });
		this.#states.delete(head.evening);
	}

	state(evening: EveningId): AnyEvening | null {
		const known = this.#states.get(evening);
		if (known !== undefined) return known;
		const entries = this.#club.logs.get(evening) ?? [];
		const head = this.#heads.get(evening);
		const all = head ? [...entries, { ...head, id: UNWRITTEN, at: '' }] : entries;
		const state = foldAnyEvening(standing(all), evening, this.#club.folding);
		this.#states.set(evening, state);
		return state;
	}

	intoKasse(evening: EveningId): Cents {
		const state = this.state(evening);
		return state ? intoKasse(state) : NOTHING;
	}

	/** What lies in the Stock when the `i`th of these evenings begins; after all of them where none is named. */
	leftBefore(slots: readonly Slot[], i = slots.length): Cents {
		const before: { readonly stock: Cents; readonly opening: Pick<EveningEntry, 'championship'> }[] = [];
		for (const { evening, head } of slots.slice(0, i).reverse()) {
			// One whose book is not known here leaves what it was opened with.
			before.push({ stock: this.state(evening)?.stock ?? carriedIn(head), opening: head });
			if (head.championship === undefined) break;
		}
		return stockLeft(before);
	}
}

type Compared = Pick<HeadCorrection, 'repriced' | 'lost' | 'regained'>;

function comparedGames(before: AnyEvening | null, after: AnyEvening | null): Compared {
	const [then, now] = [costsIn(before), costsIn(after)];
	const places = [...now.keys()];
	return {
		repriced: places.filter((place) => then.has(place) && then.get(place) !== now.get(place)).length,
		regained: places.filter((place) => !then.has(place)).length,
		lost: [...then.keys()].filter((place) => !now.has(place)).length
	};
}

/** What each game moved, in one text, by its place. */
function costsIn(state: AnyEvening | null): ReadonlyMap<EntryId, string> {
	const rows: readonly AnyEvening['rows'][number][] = state?.rows ?? [];
	return new Map(
		rows.flatMap((row) => {
			if (row.type === 'game')
				return [[row.place, JSON.stringify([row.bill.payoff, row.stock, row.bought].map((by) => [...by]))]];
			return row.type === 'saukopf'
				? [[row.place, JSON.stringify([...row.bill.payoff, ...row.bill.points])]]
				: [];
		})
	);
}
