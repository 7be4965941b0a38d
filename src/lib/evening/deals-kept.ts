import { deviceOf, earlierFirst, type EntryId, type EveningId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { entriesById, standing, targetOf, voidsByTarget, type Standing } from '#lib/log/standing.ts';
import { asWritten, unwritten } from '#lib/log/unwritten.ts';
import { isDealKept } from './opening.ts';
import { seatAfter } from './seats.ts';
import type { EveningBase } from './state.ts';

// Who played stays who played: what is put in, struck, brought back or corrected later never changes who dealt or sat out in
// a game that was written, unless the table says that the deal had gone wrong (§7 is silent; the deal that was written is
// what the table saw).

/** Folds an evening; null if nothing opens it or its book is not known here. */
export type Fold = (log: Standing) => Pick<EveningBase, 'evening' | 'rows'> | null;

type Rows = EveningBase['rows'];

/** What passes the deal on, and so can shift it. */
const DEALS: readonly string[] = ['game', 'passed', 'paper'];
/** The rows of hands that were dealt. */
const DEALT: readonly string[] = ['game', 'saukopf', 'passed', 'paper'];

/**
 * What is written, with a `seats` entry wherever a later hand would otherwise be dealt by somebody else than before: it stands
 * right behind what was put in or struck and names the old seats and dealer. Behind a forgotten game they stand together, so
 * that what another phone puts in at the same place changes neither; before one that was not dealt in turn stands who dealt it,
 * for what another phone puts in further up may move that. Nothing is added where no hand comes later: there the next dealer
 * follows. With `takesBack` the news are voids of what is undone: the hands that this had moved go back to their own deal.
 */
export function withDealsKept(
	entries: readonly AnyEntry[],
	news: readonly NewEntry[],
	fold: Fold,
	takesBack = false
): readonly NewEntry[] {
	if (!shiftsDeals(entries, news)) return news;
	const before = fold(standing(entries));
	if (!before) return news;
	const then = new Map(before.rows.map((row) => [row.place, row]));
	if (takesBack) for (const row of movedBy(entries, news, then, fold)) then.set(row.place, row);
	const rowsWith = (those: readonly NewEntry[]): Rows =>
		fold(standing([...entries, ...asWritten(those)]))?.rows ?? [];
	let written = news;
	for (let last = -1; ;) {
		const rows = rowsWith(written);
		const at = firstShifted(rows, then);
		const row = rows[at];
		const old = row && then.get(row.place);
		// Each one mends a later row, unless the table was too small from the start.
		if (!old || at <= last) {
			const apart = dealtApart(rows, written, before.evening);
			return [...written, ...apart, ...dealtOutOfRound(entries, rows, written, before.evening)];
		}
		last = at;
		const { place, seats, dealer } = old;
		const kept = unwritten(written.length);
		written = [
			...written.map((one) => ('before' in one && one.before === place ? { ...one, before: kept } : one)),
			{ kind: 'seats', evening: before.evening, seats, dealer, before: place }
		];
	}
}

/** The rows whose deal was moved by what these voids take out, and by nothing after it, as they were before. */
function movedBy(
	entries: readonly AnyEntry[],
	voids: readonly NewEntry[],
	now: ReadonlyMap<EntryId, Rows[number]>,
	fold: Fold
): Rows {
	const undone = new Set(voids.flatMap((one) => (one.kind === 'void' ? one.target : [])));
	const [first] = [...undone].sort();
	const earlier = entries.filter(({ id }) => first === undefined || id < first);
	const along = entries.filter(({ id }) => undone.has(id));
	const rows = fold(standing(earlier))?.rows ?? [];
	const moved = new Map(fold(standing([...earlier, ...along]))?.rows.map((row) => [row.place, row]));
	return rows.filter((row) => {
		const [then, last] = [moved.get(row.place), now.get(row.place)];
		return then && last && !sameDeal(row, then) && sameDeal(then, last);
	});
}

type Deal = Pick<Rows[number], 'dealer' | 'seats'>;

const sameDeal = (one: Deal, other: Deal): boolean =>
	one.dealer === other.dealer && one.seats.join() === other.seats.join();

/** Who dealt a forgotten hand among these, where it does not follow the deal of the hand before it. */
const dealtApart = (rows: Rows, written: readonly NewEntry[], evening: EveningId): readonly NewEntry[] => {
	const hands = rows.filter(({ type }) => DEALT.includes(type));
	return written.flatMap((_, i): readonly NewEntry[] => {
		const at = hands.findIndex(({ place }) => place === unwritten(i));
		const [last, hand] = [hands[at - 1], hands[at]];
		if (!last || !hand || hand.dealer === seatAfter(last.seats, last.dealer)) return [];
		return [{ kind: 'seats', evening, seats: hand.seats, dealer: hand.dealer, before: unwritten(i) }];
	});
};

/**
 * Who dealt each hand behind a forgotten one, where a round waits that begins with a dealer of its own: what another phone
 * puts in further up may let it begin earlier than either of them sees.
 */
function dealtOutOfRound(
	entries: readonly AnyEntry[],
	rows: Rows,
	written: readonly NewEntry[],
	evening: EveningId
): readonly NewEntry[] {
	if (!entries.some((one) => one.kind === 'round' && one.evening === evening && one.dealer)) return [];
	const news = new Set(written.map((_, i) => unwritten(i)));
	const kept = new Set(written.map((one) => (one.kind === 'seats' && 'before' in one ? one.before : null)));
	const from = rows.findIndex(({ type, place }) => DEALT.includes(type) && news.has(place));
	if (from < 0) return [];
	return rows
		.slice(from + 1)
		.filter(({ type, place }) => DEALT.includes(type) && !news.has(place) && !kept.has(place))
		.map(({ place, seats, dealer }) => ({ kind: 'seats', evening, seats, dealer, before: place }));
}

/** Whether any of it can shift the deal: a hand that was put in, changed, struck or brought back. */
function shiftsDeals(entries: readonly AnyEntry[], news: readonly NewEntry[]): boolean {
	const later = news.filter((one) => one.kind === 'void' || 'replaces' in one || 'before' in one);
	if (later.length === 0) return false;
	const byId = entriesById(entries);
	return later.some((one) => DEALS.includes(targetOf(one, byId).kind));
}

/** The first row from which on the deal is another one, if a hand was dealt behind it; -1 if there is none. */
function firstShifted(rows: Rows, then: ReadonlyMap<EntryId, Rows[number]>): number {
	const isShifted = (row: Rows[number] | undefined): boolean => {
		const old = row && then.get(row.place);
		return row !== undefined && old !== undefined && !sameDeal(old, row);
	};
	let at = rows.findIndex((row) => DEALT.includes(row.type) && isShifted(row));
	while (at > 0 && isShifted(rows[at - 1])) at--;
	return at;
}

/**
 * What was written along with these entries to keep the deals and still counts: the `seats`, or the voids that took such out. It
 * is taken back with them.
 */
export function keptWith(entries: readonly AnyEntry[], ids: readonly EntryId[]): readonly EntryId[] {
	const sorted = [...entries].sort(earlierFirst);
	const byId = entriesById(sorted);
	const struck = voidsByTarget(sorted);
	const isKept = (entry: AnyEntry): boolean => isDealKept(targetOf(entry, byId));
	return ids.flatMap((id) => {
		const first = byId.get(id);
		if (!first) return [];
		// One transaction says one time, and its ids follow each other.
		const behind = sorted.filter(
			(entry) => entry.id > id && entry.at === first.at && deviceOf(entry.id) === deviceOf(id)
		);
		const end = behind.findIndex((entry) => !isKept(entry) && entry.kind !== 'tick');
		const along = end < 0 ? behind : behind.slice(0, end);
		return along.filter((entry) => isKept(entry) && !struck.has(entry.id)).map((entry) => entry.id);
	});
}
