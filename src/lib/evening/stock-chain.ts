import type { EntryId } from '#lib/base/ids.ts';
import { type Cents, sumOf, toCents } from '#lib/base/money.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { AnyEvening } from './any-evening.ts';

// A Stock that was not played out stays with the club and opens the next evening (allgaeu §8.1): from one evening to the
// next in the order of their dates.

/** Where an evening stands among the club's others. */
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
	/** What was written of it last, payments and confirmations apart. */
	readonly written: EntryId;
}

/** `log` is the evening's own. */
export function linkOf(state: AnyEvening, log: Standing): EveningLink {
	const { opening, date } = state;
	const written = log.places.flatMap(({ chain, voids }) => {
		const moves = !BESIDE.has(chain[0]?.kind ?? '');
		return moves ? [...chain.map(({ id }) => id), ...voids] : [];
	});
	const last = written.reduce((latest, id) => (id > latest ? id : latest), opening.id);
	return { state, date, order: log.placeOf(opening.id)?.id ?? opening.id, written: last };
}

const BESIDE: ReadonlySet<string> = new Set(['paid', 'confirm', 'tick']);

/** Cents that an evening was opened with. */
export const carriedIn = ({ stock = 0 }: Pick<EveningEntry, 'stock'>): Cents => toCents(stock);

/** An evening that opens with another Stock than the one before it leaves by now. */
export interface Stale {
	readonly state: AnyEvening;
	/** What it should be opened with, in cents. */
	readonly stock: Cents;
}

/**
 * The evenings whose Stock no longer is what those before leave because something earlier was changed, oldest first. `links`
 * are newest first and may lack the oldest: of the last nothing is known. A Stock that somebody set by hand against the
 * evenings before it stands, until one of those is changed after that.
 */
export function staleIn(links: readonly EveningLink[]): readonly Stale[] {
	return links
		.flatMap((link, i): readonly Stale[] => {
			const before = links.slice(i + 1);
			if (before.length === 0 || !isOrdinary(link.state)) return [];
			const stock = stockLeft(before.map(({ state }) => state));
			return stock !== carriedIn(link.state.opening) && mayFollow(link, before)
				? [{ state: link.state, stock }]
				: [];
		})
		.toReversed();
}

/** Something earlier changed since it was opened; or it runs, as it was first opened, and the evenings came by file. */
function mayFollow({ state, order }: EveningLink, before: readonly EveningLink[]): boolean {
	const { opening, closed } = state;
	return (!closed && opening.id === order) || before.some(({ written }) => written > opening.id);
}

type Left = Pick<AnyEvening, 'stock'> & { readonly opening: Pick<AnyEvening['opening'], 'championship'> };

/** Whether the players sat down by their own choice, and not by the plan of a championship. */
export const isOrdinary = ({ opening }: Left): boolean => opening.championship === undefined;

/**
 * Cents in the club's Stock after these evenings, newest first: the last one leaves what it was opened with too; a Partie of
 * a championship is opened with none and leaves its own beside that (§8.1).
 */
export function stockLeft(evenings: readonly Left[]): Cents {
	const last = evenings.findIndex(isOrdinary);
	const since = last < 0 ? evenings : evenings.slice(0, last + 1);
	return sumOf(since.map(({ stock }) => stock));
}
