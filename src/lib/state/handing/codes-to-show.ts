import type { EveningId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { framesOf, type Frames } from '#lib/transfer/code-frames.ts';
import { packEntries } from '#lib/transfer/code-packing.ts';
import { entriesToShow } from '#lib/transfer/shown-entries.ts';
import { newsSince, shownUpTo, type ShownUpTo } from '#lib/transfer/shown-since.ts';
import { Me } from '../club/me.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** What is shown to another phone's camera: some evenings, all that the club has, or what is new since that was shown. */
export type ToShow =
	| { readonly evenings: readonly EveningId[]; readonly wholeClub?: boolean }
	| 'all'
	| 'news';

/** Codes, and what holds once others have read them. */
export interface Showing {
	/** Null if it is too much for codes. */
	readonly frames: Frames | null;
	/** How many entries they hold. */
	readonly entries: number;
	/** Set if the club is shown up to now, so that from then on only what is new has to be. */
	readonly upTo: ShownUpTo | null;
}

export async function codesFor(session: Session, what: ToShow): Promise<Showing> {
	const from = session.of(Me).member ?? null;
	const showing = (club: string, entries: readonly AnyEntry[], upTo: ShownUpTo | null): Showing => ({
		frames: entries.length > 0 ? framesOf(packEntries(club, from, entries)) : null,
		entries: entries.length,
		upTo
	});
	if (typeof what === 'string') {
		const { club, entries } = await session.store.readAll();
		const news = what === 'all' ? entries : newsSince(entries, await keptUpTo(session));
		// Whoever reads them may have heard nothing of those who play in them.
		const known = news.length < entries.length ? entriesToShow(without(entries, news), news) : news;
		return showing(club, news.length > 0 ? known : [], shownUpTo(entries));
	}
	const [club, entries, ...groups] = await Promise.all([
		session.store.clubId(),
		session.store.readClub(),
		...what.evenings.map((evening) => session.store.readGroup(evening))
	]);
	const evenings = groups.flat();
	const shown = what.wholeClub ? [...entries, ...evenings] : entriesToShow(entries, evenings);
	return showing(club, shown, null);
}

function without(entries: readonly AnyEntry[], some: readonly AnyEntry[]): readonly AnyEntry[] {
	const left = new Set(some);
	return entries.filter((entry) => !left.has(entry));
}

async function keptUpTo(session: Session): Promise<ShownUpTo> {
	const kept = await session.store.readKept('shown');
	return kept ? (JSON.parse(kept) as ShownUpTo) : {};
}

/** Others have read it: from now on what comes after it is new. */
export const markShown = (session: Session, upTo: ShownUpTo): Promise<Result<void, WriteFailure>> =>
	session.store.keep('shown', JSON.stringify(upTo));
