import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { firstDealer } from '#lib/championship/draw/seats.ts';
import type { PaperTotals } from '#lib/championship/lists/paper-form.ts';
import { championshipDay } from '#lib/championship/day.ts';
import { championshipSentence } from '#lib/championship/refusal-text.ts';
import type { PaperList } from '#lib/championship/lists/partie.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { Work } from '../writing.svelte.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import type { HubTable } from './tables.svelte.ts';
import type { Session } from '../session.svelte.ts';

type PaperTable = Pick<HubTable, 'progress' | 'members' | 'partie' | 'table'>;

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
	hub: PaperTable,
	totals: PaperTotals,
	{ before, signed, remark }: Entering
): ReturnType<Work<unknown>> {
	const { list, due, played } = hub.progress;
	const at = listAt(session, open, hub);
	if (!at.ok) return at;
	const { evening, seats, opening } = at.value;
	const others = played - (before?.row.entry.games ?? 0);
	const closes = others + totals.games === due && list?.evening.closed !== true;
	return open.write([
		...opening,
		{ kind: 'paper', evening, ...totals, ...(before ? { replaces: before.row.entry.id } : {}) },
		...(remark === '' ? [] : [{ kind: 'tick', evening, remark } as const]),
		...(signed ? signatures(evening, seats, closes) : [])
	]);
}

const signatures = (evening: EveningId, seats: readonly MemberId[], closes: boolean): readonly NewEntry[] => [
	...seats.map((member) => ({ kind: 'confirm', evening, member }) as const),
	...(closes ? [{ kind: 'close', evening } as const] : [])
];

/** The list that the table has, or the one that is opened for it. */
interface ListAt {
	readonly evening: EveningId;
	readonly seats: readonly MemberId[];
	readonly opening: readonly NewEntry[];
}

function listAt(
	session: Session,
	open: OpenChampionship,
	{ progress: { list }, members, partie, table }: PaperTable
): Result<ListAt, string> {
	const { entry, folded } = open;
	if (!entry) return refused('lost');
	if (list) return ok({ evening: list.evening.evening, seats: list.evening.seats, opening: [] });
	const seats = members ?? [];
	const dealer = firstDealer(entry.system, seats);
	if (dealer === null) return refused('lost');
	const rulebook = folded?.book?.id;
	if (rulebook === undefined) return refused(championshipSentence({ code: 'bookMissing' }));
	const evening = asId<EveningId>(session.device.token());
	const date = championshipDay(entry, folded?.partien ?? []) ?? session.today();
	const at = { championship: open.id, rulebook, seats, dealer, partie, table };
	return ok({
		evening,
		seats,
		opening: [{ kind: 'evening', evening, date, occasion: 'meisterschaft', ...at }]
	});
}
