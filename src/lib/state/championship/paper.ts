import { asId, type EveningId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import { firstDealer } from '#lib/championship/draw/seats.ts';
import { gamesOfTheCount } from '#lib/championship/lists/hands.ts';
import type { PaperTotals } from '#lib/championship/lists/paper-form.ts';
import { championshipDay } from '#lib/championship/day.ts';
import { championshipSentence } from '#lib/championship/refusal-text.ts';
import type { PaperList } from '#lib/championship/lists/points.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { Work } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import type { HubTable } from './tables.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** How totals from paper are entered. */
interface Entering {
	/** What they replace; null if they are new. */
	readonly before: PaperList | null;
	/** Whether all signed the paper: then their confirmations are written with it, and a finished list closes. */
	readonly signed: boolean;
	/** Why a confirmed list changes (schafkopfschule 5.3.4); empty if nobody confirmed it. */
	readonly remark: string;
}

/**
 * Writes totals from paper for a table in one transaction, and opens its list if nobody has: under the championship's day, for
 * paper is often typed in on the next morning.
 */
export async function enterPaper(
	session: Session,
	open: OpenChampionship,
	{ progress, members, partie, table }: Pick<HubTable, 'progress' | 'members' | 'partie' | 'table'>,
	totals: PaperTotals,
	{ before, signed, remark }: Entering
): ReturnType<Work<unknown>> {
	const { entry } = open;
	const { list, due } = progress;
	const seats = list?.evening.seats ?? members ?? [];
	const dealer = entry && firstDealer(entry.system, seats);
	if (!entry || dealer === null || dealer === undefined) return refused('lost');
	const rulebook = list?.evening.book.id ?? open.folded?.book?.id;
	if (rulebook === undefined) return refused(championshipSentence({ code: 'bookMissing' }));
	const evening = list?.evening.evening ?? asId<EveningId>(session.device.token());
	const opening: NewEntry = {
		kind: 'evening',
		evening,
		date: championshipDay(entry, open.folded?.partien ?? []) ?? session.today(),
		occasion: 'meisterschaft',
		championship: open.id,
		rulebook,
		seats,
		dealer,
		partie,
		table
	};
	const played = (list ? gamesOfTheCount(list) : 0) - (before?.row.entry.games ?? 0) + totals.games;
	const closes = signed && played === due && list?.evening.closed !== true;
	return open.write([
		...(list ? [] : [opening]),
		{ kind: 'paper', evening, ...totals, ...(before ? { replaces: before.row.entry.id } : {}) },
		...(remark === '' ? [] : [{ kind: 'tick', evening, remark } as const]),
		...(signed ? seats.map((member) => ({ kind: 'confirm', evening, member }) as const) : []),
		...(closes ? [{ kind: 'close', evening } as const] : [])
	]);
}
