import { asId, type EntryId, type EveningId } from '#lib/base/ids.ts';
import { besideOthers, counted } from '#lib/base/text.ts';
import { euro, sumOf, toCents } from '#lib/base/money.ts';
import { tableName } from '#lib/championship/lists/list-text.ts';
import { championshipName } from '#lib/championship/system.ts';
import { eveningOf, type ChampionshipEntry, type Entry } from '#lib/log/entry.ts';
import { isCounted, type CountedEntry } from '#lib/log/counted-words.ts';
import { isTold, shortText, type ClubNames } from '#lib/log/entry-words.ts';
import { clubNameOf, membersOf, type Member } from '#lib/log/members.ts';
import { latestAt } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { datesOf, eveningNews } from './evening-news.ts';
import { championshipsOf } from './merge.ts';
import type { Change, News, NewsGroup } from './news.ts';

/** What a card player looks for together: each a group of the preview, by its title for one and for many. */
const TOPICS = {
	kasse: ['Eintrag in der Kasse', 'Einträge in der Kasse'],
	termine: ['Termin', 'Termine'],
	antworten: ['Antwort auf einen Termin', 'Antworten auf Termine'],
	abstimmungen: ['Abstimmung', 'Abstimmungen'],
	stimmen: ['Stimme', 'Stimmen'],
	regelbuecher: ['eigenes Regelbuch', 'eigene Regelbücher'],
	meisterschaft: ['Eintrag zur Meisterschaft', 'Einträge zur Meisterschaft']
} as const;

/** The topic under which a kind is told; null where its effect tells it. The compiler asks for every new kind. */
const TOPIC_OF: Readonly<Record<Exclude<Entry, CountedEntry>['kind'], keyof typeof TOPICS | null>> = {
	club: null,
	member: null,
	void: null,
	evening: null,
	close: null,
	paid: 'kasse',
	booking: 'kasse',
	receipt: 'kasse',
	levy: 'kasse',
	bank: 'kasse',
	settled: 'kasse',
	pot: 'kasse',
	event: 'termine',
	answer: 'antworten',
	motion: 'abstimmungen',
	ballot: 'stimmen',
	rulebook: 'regelbuecher',
	championship: 'meisterschaft',
	draw: 'meisterschaft',
	substitute: 'meisterschaft',
	dispute: 'meisterschaft',
	approval: 'meisterschaft',
	sat: 'meisterschaft',
	leave: 'meisterschaft',
	join: 'meisterschaft',
	playoff: 'meisterschaft',
	playoffGame: 'meisterschaft',
	disqualify: 'meisterschaft',
	complaint: 'meisterschaft',
	king: 'meisterschaft',
	trophy: 'meisterschaft'
};

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
		...(Object.keys(TOPICS) as (keyof typeof TOPICS)[]).map((topic) => topicNews(news, topic, names)),
		unknownNews(news)
	];
	return groups.filter((group) => group !== null);
}

export const entriesText = (count: number): string => counted(count, 'Eintrag', 'Einträge');

interface Namer extends ClubNames {
	/** "Zockmeisterschaft 2026" */
	readonly championship: (id: string) => string;
}

function namer(after: Standing, day: (date: string) => string): Namer {
	const members = membersOf(after);
	const all = after.places.flatMap(({ entry }) => entry ?? []);
	const houses = new Map(all.flatMap((one) => (one.kind === 'rulebook' ? [[one.rulebook, one.name]] : [])));
	const championships = championshipsOf(after);
	const dates = datesOf(after);
	const evening = (id: EveningId): string => (dates.has(id) ? day(dates.get(id) ?? '') : 'ohne Abend');
	return {
		member: (id) => members.get(id)?.shown ?? '?',
		book: (id) =>
			besideOthers(String(BOOKS.get(id)?.name ?? houses.get(id) ?? (id === 'saukopf' ? 'Saukopf' : id))),
		evening,
		game: (id) => {
			const game = after.placeOf(id)?.chain[0];
			return `Ein Spiel (${evening((game && eveningOf(game)) ?? asId(''))})`;
		},
		list: (id) => `Eine Liste (${evening(id)})`,
		table: (place) => tableName(place, championships.get(place.championship)?.system),
		championship: (id) => championshipTitle(championships.get(id)),
		booking: (id) => bookingName(after, id, day),
		day
	};
}

/** "„Kasten Bier“ (04.03.2026)", whose day may also be "heute"; undefined where no such booking is here. */
function bookingName(after: Standing, id: EntryId, day: (date: string) => string): string | undefined {
	const place = after.placeOf(id);
	const entry = place && latestAt(place);
	return entry?.kind === 'booking' ? `„${besideOthers(entry.purpose)}“ (${day(entry.date)})` : undefined;
}

const championshipTitle = (of: ChampionshipEntry | undefined): string =>
	of ? championshipName(of) : 'Meisterschaft';

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

function topicNews({ changes }: News, topic: keyof typeof TOPICS, names: Namer): NewsGroup | null {
	const own = changes.filter(({ entry }) => !isCounted(entry) && TOPIC_OF[entry.kind] === topic);
	if (own.length === 0) return null;
	const sums = topic === 'kasse' ? sumsText(own) : '';
	const [one, many] = TOPICS[topic];
	return {
		title: sums || counted(own.length, one, many),
		lines: own.map((change) => changeText(change, names))
	};
}

/** The cents that new bookings move, and the cents paid in. */
function sumsText(changes: readonly Change[]): string {
	const fresh = changes.flatMap(({ how, entry }) => (how === 'new' ? entry : []));
	const bookings = fresh.filter((entry) => entry.kind === 'booking' && !entry.closes) as readonly Money[];
	const paid = fresh.filter((entry) => entry.kind === 'paid');
	const sum = (of: readonly Money[]): string => euro(sumOf(of.map(({ amount }) => toCents(amount))), true);
	return [
		...(bookings.length > 0
			? [`${counted(bookings.length, 'Buchung', 'Buchungen')}, zusammen ${sum(bookings)}`]
			: []),
		...(paid.length > 0 ? [`${counted(paid.length, 'Zahlung', 'Zahlungen')}, zusammen ${sum(paid)}`] : [])
	].join('; ');
}

type Money = Extract<Entry, { readonly kind: 'paid' | 'booking' }>;

function changeText({ how, entry, before }: Change, names: Namer): string {
	const text = lineText(entry, names);
	const was = before ? lineText(before, names) : '';
	switch (how) {
		case 'new':
			return text;
		case 'changed':
			return was && was !== text ? `berichtigt: ${was} → ${text}` : `geändert: ${text}`;
		case 'struck':
			return `gestrichen: ${text}`;
		case 'back':
			return `wieder gültig: ${text}`;
	}
}

/** An entry in short, below its championship if it is of one. */
function lineText(entry: Entry, names: Namer): string {
	if (!isTold(entry)) return '';
	const of =
		entry.kind === 'championship'
			? championshipTitle(entry)
			: 'championship' in entry
				? names.championship(entry.championship)
				: '';
	return `${of && `${of}: `}${shortText(entry, names)}`;
}

function unknownNews({ unknown, idle }: News): NewsGroup | null {
	const lines = [...unknown].map(
		([kind, count]) =>
			`${entriesText(count)} der Art „${besideOthers(kind)}“, die diese Fassung der App nicht kennt: ${count === 1 ? 'er bleibt' : 'sie bleiben'} erhalten`
	);
	if (idle > 0) lines.push(`${entriesText(idle)}, schon überholt oder gestrichen: daran ändert sich nichts`);
	return lines.length > 0 ? { title: 'Außerdem', lines } : null;
}
