import { asId, type EveningId } from '#lib/base/ids.ts';
import { besideOthers, counted } from '#lib/base/text.ts';
import { eveningOf, type ChampionshipEntry } from '#lib/log/entry.ts';
import { clubNameOf, membersOf, type Member } from '#lib/log/members.ts';
import { latestAt } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { saidOf, sumText, ENTRY_TOPICS, type Namer, type EntryTopic } from './entry-words.ts';
import type { Change, HowChanged, News } from './news.ts';

/** What a file brings of one kind: a title with its number, then each item. */
export interface NewsGroup {
	readonly title: string;
	readonly lines: readonly string[];
}

/**
 * Everything that a file would change here, in a card player's words: the numbers first, then each item by name. Nothing
 * is left out: entries without effect and kinds unknown to this version are named as such. `day` gives the reader's form
 * of a date YYYY-MM-DD.
 */
export function newsText(news: News, day: (date: string) => string): readonly NewsGroup[] {
	const names = namer(news.after, day);
	const groups = [
		clubNews(news),
		memberNews(news, day),
		eveningNews(news, names),
		...ENTRY_TOPICS.map((topic) => topicNews(news, topic, names)),
		unknownNews(news)
	];
	return groups.filter((group) => group !== null);
}

export const entriesText = (count: number): string => counted(count, 'Eintrag', 'Einträge');

function namer(after: Standing, day: (date: string) => string): Namer {
	const members = membersOf(after);
	const all = after.places.flatMap(({ entry }) => entry ?? []);
	const houses = new Map(all.flatMap((one) => (one.kind === 'rulebook' ? [[one.rulebook, one.name]] : [])));
	const championships = new Map<string, ChampionshipEntry>();
	for (const one of all) {
		if (one.kind === 'championship' && !championships.has(one.championship))
			championships.set(one.championship, one);
	}
	const dates = datesOf(after);
	const evening = (id: EveningId): string => (dates.has(id) ? day(dates.get(id) ?? '') : 'ohne Abend');
	return {
		member: (id) => members.get(id)?.shown ?? '?',
		book: (id) =>
			besideOthers(String(BOOKS.get(id)?.name ?? houses.get(id) ?? (id === 'saukopf' ? 'Saukopf' : id))),
		evening,
		gameDay: (id) => {
			const game = after.placeOf(id)?.chain[0];
			return evening((game && eveningOf(game)) ?? asId(''));
		},
		championship: (id) => championships.get(id),
		day
	};
}

/** The date of each evening by the entry that opens it; the first one counts. A struck evening keeps its date. */
function datesOf({ places }: Standing): ReadonlyMap<EveningId, string> {
	const dates = new Map<EveningId, string>();
	for (const place of places) {
		const opening = latestAt(place);
		if (opening?.kind === 'evening' && !dates.has(opening.evening)) dates.set(opening.evening, opening.date);
	}
	return dates;
}

function clubNews({ before, after }: News): NewsGroup | null {
	const [was, is] = [before, after].map((log) => {
		const name = clubNameOf(log);
		return name === null ? null : `„${name}“`;
	});
	if (was === is) return null;
	if (!was) return { title: 'Name des Vereins', lines: [is ?? ''] };
	return { title: 'Der Verein heißt anders', lines: [`${was} → ${is ?? 'ohne Namen'}`] };
}

function memberNews(news: News, day: (date: string) => string): NewsGroup | null {
	const [was, is] = [membersOf(news.before), membersOf(news.after)];
	const fresh = [...is.values()].filter(({ member }) => !was.has(member));
	const gone = [...was.values()].filter(({ member }) => !is.has(member));
	const changed = [...is.values()].flatMap((member) => changeOf(was.get(member.member), member, day));
	const lines = [
		...(fresh.length > 0 ? [fresh.map(({ shown }) => shown).join(', ')] : []),
		...changed,
		...gone.map(({ shown }) => `gestrichen: ${shown}`)
	];
	if (lines.length === 0) return null;
	const counts = [
		...(fresh.length > 0 ? [counted(fresh.length, 'neues Mitglied', 'neue Mitglieder')] : []),
		...(changed.length > 0 ? [counted(changed.length, 'geändertes', 'geänderte')] : []),
		...(gone.length > 0 ? [`${gone.length} gestrichen`] : [])
	];
	return { title: fresh.length > 0 ? counts.join(', ') : `Mitglieder: ${counts.join(', ')}`, lines };
}

/** "Carl → Karl"; "Dora: ausgetreten 12.03.2026". */
function changeOf(was: Member | undefined, is: Member, day: (date: string) => string): readonly string[] {
	if (!was) return [];
	const dated = (date: string | null): string => (date === null ? '–' : day(date));
	const said = (name: string | null): string => besideOthers(name ?? '–');
	const parts = [
		...(was.nickname === is.nickname ? [] : [`Spitzname ${said(was.nickname)} → ${said(is.nickname)}`]),
		...(was.left === is.left ? [] : [is.left === null ? 'wieder dabei' : `ausgetreten ${dated(is.left)}`]),
		...(was.joined === is.joined ? [] : [`dabei seit ${dated(is.joined)}`])
	];
	const renamed = was.name === is.name ? '' : `${said(was.name)} → ${said(is.name)}`;
	if (parts.length === 0) return renamed ? [renamed] : [];
	return [`${renamed || is.shown}: ${parts.join(', ')}`];
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
	readonly closings: Set<string>;
}

/** A line for each day, the latest first: "heute: 160 Spiele, 4 Abschlüsse, an 4 Tischen". */
function eveningNews(news: News, names: Namer): NewsGroup | null {
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
function daysOf({ changes, before, after }: News, names: Namer): ReadonlyMap<string, Day> {
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
			dayOf(entry.evening).closings.add(how === 'struck' ? 'wieder offen' : 'abgeschlossen');
		} else {
			const said = saidOf(entry, names);
			if (said.at !== 'evening') continue;
			const done = how === 'new' && !here.has(said.evening) ? '' : HOW[how];
			count(dayOf(said.evening), said.one + done, said.many + done);
		}
	}
	return days;
}

const emptyDay = (): Day => ({
	evenings: new Set(),
	counts: new Map(),
	heads: new Set(),
	closings: new Set()
});

const count = ({ counts }: Day, one: string, many: string): void =>
	void counts.set(one, { one, many, count: (counts.get(one)?.count ?? 0) + 1 });

function dayText(date: string, { evenings, counts, heads, closings }: Day, names: Namer): string {
	const numbers = [...counts.values()].map(({ count, one, many }) => counted(count, one, many));
	const parts = [...heads, ...numbers, ...closings];
	const at = evenings.size > 1 ? ` an ${evenings.size} Tischen` : '';
	return `${date ? names.day(date) : 'ohne Abend'}: ${parts.join(', ') || 'neu, noch ohne Spiel'}${at}`;
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
function headText({ how, entry, before }: Change, { day }: Namer): string {
	if (how === 'struck') return 'Abend gestrichen';
	if (how !== 'changed' || entry.kind !== 'evening' || before?.kind !== 'evening')
		return 'Abend wieder gültig';
	const fields = (Object.keys(HEAD) as (keyof typeof HEAD)[]).filter(
		(field) => JSON.stringify(entry[field]) !== JSON.stringify(before[field])
	);
	const date = entry.date === before.date ? [] : [`Datum (vorher ${day(before.date)})`];
	return `Kopf berichtigt: ${[...date, ...fields.map((field) => HEAD[field])].join(', ') || 'Bemerkung'}`;
}

const TITLES: Readonly<Record<EntryTopic, readonly [string, string]>> = {
	kasse: ['Eintrag in der Kasse', 'Einträge in der Kasse'],
	termine: ['Termin', 'Termine'],
	regelbuecher: ['eigenes Regelbuch', 'eigene Regelbücher'],
	meisterschaft: ['Eintrag zur Meisterschaft', 'Einträge zur Meisterschaft']
};

function topicNews({ changes }: News, topic: EntryTopic, names: Namer): NewsGroup | null {
	const own = changes.flatMap((change) => {
		const said = saidOf(change.entry, names);
		return said.at === topic ? [{ change, text: said.text }] : [];
	});
	if (own.length === 0) return null;
	const fresh = own.filter(({ change }) => change.how === 'new').map(({ change }) => change.entry);
	const sum = topic === 'kasse' ? sumText(fresh) : '';
	const [one, many] = TITLES[topic];
	const title = sum || counted(own.length, one, many);
	return { title, lines: own.map(({ change, text }) => changeText(change, text, names)) };
}

function changeText({ how, before }: Change, text: string, names: Namer): string {
	const said = before && saidOf(before, names);
	switch (how) {
		case 'new':
			return text;
		case 'changed':
			if (said && 'text' in said && said.text !== text) return `berichtigt: ${said.text} → ${text}`;
			return `geändert: ${text}`;
		case 'struck':
			return `gestrichen: ${text}`;
		case 'back':
			return `wieder gültig: ${text}`;
	}
}

function unknownNews({ unknown, idle }: News): NewsGroup | null {
	const lines = [...unknown].map(
		([kind, count]) =>
			`${entriesText(count)} der Art „${besideOthers(kind)}“, die diese Fassung der App nicht kennt: ${count === 1 ? 'er bleibt' : 'sie bleiben'} erhalten`
	);
	if (idle > 0) lines.push(`${entriesText(idle)}, schon überholt oder gestrichen: daran ändert sich nichts`);
	return lines.length > 0 ? { title: 'Außerdem', lines } : null;
}
