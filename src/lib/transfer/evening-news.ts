import type { EveningId } from '#lib/base/ids.ts';
import { groupBy } from '#lib/base/collections.ts';
import { counted } from '#lib/base/text.ts';
import { countedWords, isCounted } from '#lib/log/counted-words.ts';
import type { ClubNames } from '#lib/log/entry-words.ts';
import { latestAt } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Change, HowChanged, News, NewsGroup } from './news.ts';

// What a file brings to evenings: a line for each day, with how much of what.

/** The date of each evening by the entry that opens it; the first one counts. A struck evening keeps its date. */
export function datesOf({ places }: Standing): ReadonlyMap<EveningId, string> {
	const dates = new Map<EveningId, string>();
	for (const place of places) {
		const opening = latestAt(place);
		if (opening?.kind === 'evening' && !dates.has(opening.evening)) dates.set(opening.evening, opening.date);
	}
	return dates;
}

/** The word for a change at an evening that is here already; a new evening needs none. */
const HOW: Readonly<Record<HowChanged, string>> = {
	new: ' dazu',
	changed: ' berichtigt',
	struck: ' gestrichen',
	back: ' wieder gültig'
};

/** What arrives for one day: how many tables, and how much of each kind. */
interface Day {
	readonly evenings: Set<EveningId>;
	readonly counts: Map<string, { count: number; one: string; many: string }>;
	readonly heads: Set<string>;
	/** What became of each table that was closed or opened again; what is new comes first. */
	readonly closings: Map<EveningId, string>;
}

/** A line for each day, the latest first: "heute: 160 Spiele an 4 Tischen, 3 davon abgeschlossen". */
export function eveningNews(news: News, names: ClubNames): NewsGroup | null {
	const days = daysOf(news, names);
	if (days.size === 0) return null;
	const fresh = news.changes.filter(({ how }) => how === 'new').map(({ entry }) => entry);
	const opened = new Set(fresh.flatMap((entry) => (entry.kind === 'evening' ? [entry.evening] : [])));
	const games = fresh.filter(({ kind }) => kind === 'game').length;
	const title = [
		...(opened.size > 0 ? [counted(opened.size, 'neuer Abend', 'neue Abende')] : []),
		...(games > 0 ? [counted(games, 'neues Spiel', 'neue Spiele')] : [])
	];
	const lines = [...days]
		.sort(([a], [b]) => (a < b ? 1 : -1))
		.map(([date, day]) => dayText(date, day, names));
	return { title: title.join(', ') || 'Abende', lines };
}

/** What arrives for each day, by date; an empty date for evenings that no entry opens. */
function daysOf({ changes, before, after }: News, names: ClubNames): ReadonlyMap<string, Day> {
	const dates = datesOf(after);
	const here = datesOf(before);
	const days = new Map<string, Day>();
	const dayOf = (evening: EveningId): Day => {
		const date = dates.get(evening) ?? '';
		const day = days.get(date) ?? emptyDay();
		days.set(date, day);
		day.evenings.add(evening);
		return day;
	};
	const newFirst = [...changes].sort((a, b) => Number(a.how !== 'new') - Number(b.how !== 'new'));
	for (const change of newFirst) {
		const { entry, how } = change;
		if (entry.kind === 'evening') {
			const day = dayOf(entry.evening);
			if (how !== 'new') day.heads.add(headText(change, names));
		} else if (entry.kind === 'close') {
			const { closings } = dayOf(entry.evening);
			if (!closings.has(entry.evening))
				closings.set(entry.evening, how === 'struck' ? 'wieder offen' : 'abgeschlossen');
		} else if (isCounted(entry)) {
			const [one, many] = countedWords(entry);
			const done = how === 'new' && !here.has(entry.evening) ? '' : HOW[how];
			count(dayOf(entry.evening), one + done, many + done);
		}
	}
	return days;
}

const emptyDay = (): Day => ({
	evenings: new Set(),
	counts: new Map(),
	heads: new Set(),
	closings: new Map()
});

const count = ({ counts }: Day, one: string, many: string): void =>
	void counts.set(one, { one, many, count: (counts.get(one)?.count ?? 0) + 1 });

function dayText(date: string, { evenings, counts, heads, closings }: Day, names: ClubNames): string {
	const numbers = [...counts.values()].map(({ count, one, many }) => counted(count, one, many));
	const some = [...heads, ...numbers].join(', ') || (closings.size > 0 ? '' : 'neu, noch ohne Spiel');
	const at = evenings.size > 1 ? `an ${evenings.size} Tischen` : '';
	const parts = [[some, at].filter(Boolean).join(' '), ...closingTexts(closings, evenings.size)];
	return `${date ? names.day(date) : 'ohne Abend'}: ${parts.filter(Boolean).join(', ')}`;
}

/** "abgeschlossen"; of several tables "alle abgeschlossen", or how many of them. */
function closingTexts(closings: Day['closings'], tables: number): readonly string[] {
	return [...groupBy(closings.values(), (text) => text)].map(([text, { length }]) =>
		tables === 1 ? text : `${length === tables ? 'alle' : `${length} davon`} ${text}`
	);
}

const HEAD = {
	occasion: 'Anlass',
	rulebook: 'Regeln',
	rate: 'Satz',
	stock: 'Stock',
	seats: 'Plätze',
	dealer: 'Geber',
	championship: 'Meisterschaft',
	partie: 'Partie',
	table: 'Tisch'
} as const;

/** What became of an evening's head. */
function headText({ how, entry, before }: Change, { day }: ClubNames): string {
	if (how === 'struck') return 'Abend gestrichen';
	if (how !== 'changed' || entry.kind !== 'evening' || before?.kind !== 'evening')
		return 'Abend wieder gültig';
	const fields = (Object.keys(HEAD) as (keyof typeof HEAD)[]).filter(
		(field) => JSON.stringify(entry[field]) !== JSON.stringify(before[field])
	);
	const date = entry.date === before.date ? [] : [`Datum (vorher ${day(before.date)})`];
	return `Kopf berichtigt: ${[...date, ...fields.map((field) => HEAD[field])].join(', ') || 'Bemerkung'}`;
}
