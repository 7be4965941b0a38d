import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { euro, sumOf, toCents } from '#lib/base/money.ts';
import { pointsText } from '#lib/base/points.ts';
import { assertNever } from '#lib/base/result.ts';
import { besideOthers } from '#lib/base/text.ts';
import { KING_TEXTS, PARTIE_TEXTS, SYSTEM_TEXTS } from '#lib/championship/system.ts';
import {
	type ChampionshipEntry,
	type ComplaintEntry,
	type DisputeEntry,
	type DrawEntry,
	type Entry,
	type EventEntry,
	happened,
	type KingEntry,
	type PotEntry,
	type SettledEntry,
	type TableEntry,
	type TrophyEntry
} from '#lib/log/entry.ts';
import { personName } from '#lib/log/person.ts';

/** Names for ids, and the reader's form of a date YYYY-MM-DD. */
export interface Namer {
	member(id: MemberId): string;
	book(id: string): string;
	evening(id: EveningId): string;
	/** The day of a game, by any id of its place. */
	gameDay(id: EntryId): string;
	championship(id: string): ChampionshipEntry | undefined;
	day(date: string): string;
}

export const ENTRY_TOPICS = ['kasse', 'termine', 'regelbuecher', 'meisterschaft'] as const;
export type EntryTopic = (typeof ENTRY_TOPICS)[number];

/** How an entry is told: counted at its evening, or in words under a topic. */
export type Said =
	/** Its name in the singular and in the plural. */
	| { readonly at: 'evening'; readonly evening: EveningId; readonly one: string; readonly many: string }
	| { readonly at: EntryTopic; readonly text: string }
	/** Entries told by their effect: members, the club's name, voids, an evening's head and its closing. */
	| { readonly at: 'elsewhere' };

const ELSEWHERE: Said = { at: 'elsewhere' };

/** How an entry is told. The switch is exhaustive, so a new kind asks for its words. */
export function saidOf(entry: Entry, names: Namer): Said {
	if (happened(entry)) return counted(entry.evening, COUNTED[happeningOf(entry)]);
	switch (entry.kind) {
		case 'club':
		case 'member':
		case 'void':
		case 'evening':
		case 'close':
			return ELSEWHERE;
		case 'confirm':
		case 'tick':
		case 'invalid':
			return counted(entry.evening, COUNTED[entry.kind]);
		case 'paid':
		case 'booking':
			return { at: 'kasse', text: moneyText(entry, names) };
		case 'settled':
			return { at: 'kasse', text: settledText(entry, names) };
		case 'pot':
			return { at: 'kasse', text: potText(entry, names) };
		case 'event':
			return { at: 'termine', text: eventText(entry, names) };
		case 'rulebook':
			return {
				at: 'regelbuecher',
				text: `„${besideOthers(entry.name)}“, nach ${names.book(entry.base)}${entry.from ? `, ab ${names.day(entry.from)}` : ''}`
			};
		case 'championship':
		case 'draw':
		case 'substitute':
		case 'dispute':
		case 'approval':
		case 'sat':
		case 'leave':
		case 'playoff':
		case 'playoffGame':
		case 'disqualify':
		case 'complaint':
			return { at: 'meisterschaft', text: `${titleOf(entry, names)}: ${championshipText(entry, names)}` };
		case 'king':
			return { at: 'meisterschaft', text: kingText(entry, names) };
		case 'trophy':
			return { at: 'meisterschaft', text: trophyText(entry, names) };
		default:
			return assertNever(entry);
	}
}

function happeningOf(entry: TableEntry): keyof typeof COUNTED {
	if (entry.kind === 'incident') return entry.incident;
	return entry.kind === 'game' && entry.before !== undefined ? 'forgottenGame' : entry.kind;
}

/** What is counted at its evening: in the singular, and in the plural where that is another word. */
const COUNTED = {
	forgottenGame: ['nachgetragenes Spiel', 'nachgetragene Spiele'],
	game: ['Spiel', 'Spiele'],
	passed: ['Mal „Keiner spielt“'],
	seats: ['Wechsel am Tisch'],
	vergeben: ['Mal vergeben'],
	verabhebt: ['Mal verabhebt'],
	falschKassiert: ['Mal falsch kassiert'],
	round: ['Sonderrunde', 'Sonderrunden'],
	announced: ['ausgemachte Runde', 'ausgemachte Runden'],
	dealtAgain: ['Mal neu gegeben'],
	paper: ['Liste vom Papier', 'Listen vom Papier'],
	agreed: ['Absprache zum Stock', 'Absprachen zum Stock'],
	roundEnd: ['Rundenende', 'Rundenenden'],
	confirm: ['Bestätigung', 'Bestätigungen'],
	tick: ['Vermerk der Organisation', 'Vermerke der Organisation'],
	invalid: ['ungültige Liste', 'ungültige Listen']
} as const;

const counted = (evening: EveningId, [one, many = one]: readonly [one: string, many?: string]): Said => ({
	at: 'evening',
	evening,
	one,
	many
});

type Money = Extract<Entry, { kind: 'paid' | 'booking' }>;

function moneyText(entry: Money, names: Namer): string {
	const amount = euro(toCents(entry.amount), true);
	if (entry.kind === 'paid')
		return `${names.member(entry.member)} hat ${euro(toCents(entry.amount))} eingezahlt (${names.evening(entry.evening)})`;
	const { closes } = entry;
	if (closes) return `Jahr ${closes.year} abgeschlossen mit ${euro(toCents(closes.balance))}`;
	const who = entry.member === undefined ? '' : `, ${names.member(entry.member)}`;
	return `${names.day(entry.date)}: ${besideOthers(entry.purpose) || 'ohne Zweck'}${who}, ${amount}`;
}

const settledText = ({ from, to, amount }: SettledEntry, { member }: Namer): string =>
	`${member(from)} hat ${member(to)} ${euro(toCents(amount))} gegeben`;

/** "30.12.2026: Anna bekommt 2,50 € aus dem Topf „Reuegeld“" */
function potText({ date, pot, member: who, amount }: PotEntry, { day, member }: Namer): string {
	const moved = euro(toCents(Math.abs(amount)));
	const [way, into] = amount < 0 ? ['bekommt', 'aus dem'] : ['zahlt', 'in den'];
	return `${day(date)}: ${member(who)} ${way} ${moved} ${into} Topf „${besideOthers(pot)}“`;
}

/** "12.06.2026 bis 14.06.2026: Zockausflug, Bregenz" */
function eventText({ date, until, title, place }: EventEntry, { day }: Namer): string {
	const last = until === undefined || until === date ? '' : ` bis ${day(until)}`;
	return `${day(date)}${last}: ${besideOthers(title)}${place ? `, ${besideOthers(place)}` : ''}`;
}

/** The cents that these bookings move, and the cents paid in. */
export function sumText(entries: readonly Entry[]): string {
	const bookings = entries.filter((entry) => entry.kind === 'booking' && !entry.closes) as readonly Money[];
	const paid = entries.filter((entry) => entry.kind === 'paid') as readonly Money[];
	const sum = (of: readonly Money[]): string => euro(sumOf(of.map(({ amount }) => toCents(amount))), true);
	return [
		...(bookings.length > 0
			? [`${bookings.length} ${bookings.length === 1 ? 'Buchung' : 'Buchungen'}, zusammen ${sum(bookings)}`]
			: []),
		...(paid.length > 0
			? [`${paid.length} ${paid.length === 1 ? 'Zahlung' : 'Zahlungen'}, zusammen ${sum(paid)}`]
			: [])
	].join('; ');
}

type OfChampionship = Extract<
	Entry,
	{
		kind:
			| 'championship'
			| 'draw'
			| 'substitute'
			| 'dispute'
			| 'approval'
			| 'sat'
			| 'leave'
			| 'playoff'
			| 'playoffGame'
			| 'disqualify'
			| 'complaint';
	}
>;

function titleOf(entry: OfChampionship, names: Namer): string {
	const championship = entry.kind === 'championship' ? entry : names.championship(entry.championship);
	return championship ? `${SYSTEM_TEXTS[championship.system]} ${championship.year}` : 'Meisterschaft';
}

function championshipText(entry: OfChampionship, names: Namer): string {
	switch (entry.kind) {
		case 'championship':
			return `${entry.players.length} Spieler`;
		case 'draw':
			return drawText(entry, names);
		case 'substitute':
			return `${names.member(entry.in)} spielt für ${names.member(entry.out)}`;
		case 'dispute':
			return `Entscheidung über ein Spiel (${names.gameDay(entry.game)})${swingText(entry, names)}`;
		case 'approval':
			return `Spiel ${entry.approved ? '' : 'nicht '}genehmigt (${names.gameDay(entry.game)})`;
		case 'playoff':
			return `Entscheidungsspiel, ${names.member(entry.winner)} vor ${names.member(entry.loser)}`;
		case 'sat':
			return entry.instead
				? `${names.member(entry.instead.member)} saß an einem Tisch für ${names.member(entry.instead.out)}`
				: 'Eine Liste gilt, wie sie geschrieben ist';
		case 'leave':
			return `${names.member(entry.member)} ausgeschieden`;
		case 'playoffGame':
			return `Entscheidungsspiel, ein Spiel für ${names.member(entry.winner)} gegen ${names.member(entry.loser)}`;
		case 'disqualify':
			return `${names.member(entry.member)} ausgeschlossen (${besideOthers(entry.reason)})`;
		case 'complaint':
			return complaintText(entry);
		default:
			return assertNever(entry);
	}
}

/** "Beschwerde: Falsch bedient (entschieden)" */
const complaintText = ({ text, decided = [] }: ComplaintEntry): string =>
	`Beschwerde: ${besideOthers(text)}${decided.length > 0 ? ' (entschieden)' : ''}`;

/** "Zock-König 2019: Toni" */
const kingText = ({ year, who }: KingEntry, names: Namer): string =>
	`${KING_TEXTS.zockmeisterschaft} ${year}: ${personName(who, (member) => names.member(member))}`;

const TROPHY = { handed: 'überreicht', engraved: 'graviert', broughtBack: 'zurückgebracht' } as const;

/** "Wanderpokal des Königs von 2025: am 21.11.2026 zurückgebracht" */
const trophyText = ({ what, year, date }: TrophyEntry, names: Namer): string =>
	`Wanderpokal des Königs von ${year}: am ${names.day(date)} ${TROPHY[what]}`;

/** ": Anna +3, Berti −3" */
function swingText({ swing }: DisputeEntry, names: Namer): string {
	const each = Object.entries(swing).map(
		([member, points]) => `${names.member(asId(member))} ${pointsText(points, true)}`
	);
	return each.length > 0 ? `: ${each.join(', ')}` : '';
}

function drawText({ what, championship, partie, table, result, again }: DrawEntry, names: Namer): string {
	const system = names.championship(championship)?.system ?? 'zockmeisterschaft';
	const where =
		partie === undefined || table === undefined ? '' : `, ${PARTIE_TEXTS[system]} ${partie}, Tisch ${table}`;
	const more = again ? ` (noch einmal: ${besideOthers(again)})` : '';
	const drawn = { numbers: 'Nummern', seats: 'Plätze', lots: 'Lose', mode: 'Wer zuerst ansagt' }[what];
	return `${drawn} ausgelost${where}: ${result.map((member) => names.member(member)).join(', ')}${more}`;
}
