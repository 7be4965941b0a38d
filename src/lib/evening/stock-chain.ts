import type { EntryId } from '#lib/base/ids.ts';
import { type Cents, toCents } from '#lib/base/money.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { AnyEvening } from './state.ts';
import { broughtIn, isOrdinary, stockLeft, stockOf } from './stock-left.ts';

// A Stock that was not played out stays with the club and opens the next evening that plays it (allgaeu §8.1). It passes from
// evening to evening in the order of their dates; an evening by a book of another Stock, or of none, is passed over.

/** What orders evenings. */
export interface Dated {
	readonly date: string;
	/** The first entry that opened it: orders evenings of one day. */
	readonly order: EntryId;
}

/** Sorts evenings oldest first. */
export const byDate = (a: Dated, b: Dated): number => compare(a.date, b.date) || compare(a.order, b.order);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An evening with its place among the others. */
export interface EveningLink extends Dated {
	readonly state: AnyEvening;
	/** The last entry written for it, apart from payments, confirmations and ticks. */
	readonly written: EntryId;
}

/** Places an evening among the others; `log` is the evening's own. */
export function linkOf(state: AnyEvening, log: Standing): EveningLink {
	const { opening, date } = state;
	const written = tablePlaces(log).flatMap(({ chain, voids }) => [...chain.map(({ id }) => id), ...voids]);
	const last = written.reduce((latest, id) => (id > latest ? id : latest), opening.id);
	return { state, date, order: log.placeOf(opening.id)?.id ?? opening.id, written: last };
}

const BESIDE: ReadonlySet<string> = new Set(['paid', 'confirm', 'tick']);

/** What was written of an evening, apart from payments, confirmations and ticks, which move nothing at the table. */
export const tablePlaces = ({ places }: Pick<Standing, 'places'>): readonly Place[] =>
	places.filter(({ chain }) => !BESIDE.has(chain[0]?.kind ?? ''));

/** The Stock that an evening was opened with, in cents. */
export const carriedIn = ({ stock = 0 }: Pick<EveningEntry, 'stock'>): Cents => toCents(stock);

/** An evening that opens with another Stock than the evening before it now leaves. */
export interface Stale {
	readonly state: AnyEvening;
	/** What it should be opened with, in cents. */
	readonly stock: Cents;
}

/**
 * The evenings, oldest first, whose Stock is no longer what the evenings before them leave, because an earlier one changed, or
 * because it was brought from another book's Stock, as was done once. `links` are newest first. The oldest evenings may be
 * missing, so the first of a Stock is judged only if it brought another's. A Stock that was set by hand to something else
 * stays, until an earlier evening is changed after that.
 */
export function staleIn(links: readonly EveningLink[]): readonly Stale[] {
	return links
		.flatMap((link, i): readonly Stale[] => {
			const { state } = link;
			const family = stockOf(state);
			if (family === null || !isOrdinary(state)) return [];
			const older = links.slice(i + 1);
			const before = older.filter((one) => stockOf(one.state) === family);
			const stock = stockLeft(before.map((one) => one.state));
			if (stock === carriedIn(state.opening)) return [];
			const follows = before.length > 0 && mayFollow(link, before);
			return follows || bringsAnothers(link, older) ? [{ state, stock }] : [];
		})
		.toReversed();
}

/**
 * Whether an evening, as first opened, brought all that the last own evening before it and each Partie since then left or took
 * along, whichever Stock it was in.
 */
function bringsAnothers({ state, order }: EveningLink, older: readonly EveningLink[]): boolean {
	const last = older.findIndex((one) => isOrdinary(one.state));
	const since = older.slice(0, last < 0 ? older.length : last + 1).map((one) => one.state);
	const isOwn = since.every((one) => stockOf(one) === stockOf(state));
	if (isOwn || state.opening.id !== order) return false;
	const left = since.map((one) => ({
		opening: one.opening,
		stock: stockOf(one) === null ? carriedIn(one.opening) : one.stock
	}));
	return broughtIn(state) === stockLeft(left);
}

/** Whether an earlier evening changed since this one was opened, or came by file while this one still runs as first opened. */
function mayFollow({ state, order }: EveningLink, before: readonly EveningLink[]): boolean {
	const { opening, closed } = state;
	return (!closed && opening.id === order) || before.some(({ written }) => written > opening.id);
}
