import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { euro, signedText, toCents } from '#lib/base/money.ts';
import { besideOthers, counted, inSentence } from '#lib/base/text.ts';
import { bookingText } from './booking-text.ts';
import type {
	AnswerEntry,
	BallotEntry,
	ChampionshipEntry,
	ComplaintEntry,
	DrawEntry,
	Entry,
	EntryKind,
	TrophyEntry,
	KingEntry
} from './entry.ts';

// What an entry says, in words: the one place that tells it, whether a file brings it, a protocol names it or two phones
// disagree about it. A table with a line for each kind, so the compiler asks for the words of every new one.

/** The tables of a Partie whose seats were drawn. */
interface DrawnTables extends Pick<DrawEntry, 'championship' | 'partie'> {
	readonly table?: number | readonly number[];
}

/** What a ruling names, in the reader's words. */
export interface Names {
	readonly member: (member: MemberId) => string;
	/** "Partie 2, Tisch 1, Spiel 12" */
	readonly game: (game: EntryId) => string;
	readonly list: (evening: EveningId) => string;
	/** The table whose seats were drawn, or several of a Partie: "Tisch 1, 2. Partie" */
	readonly table: (drawn: DrawnTables) => string;
	/** A rule book by its id, where the reader has the club's own ones. */
	readonly book?: (id: string) => string | undefined;
}

/** What any entry of a club names. */
export interface ClubNames extends Names {
	/** The day of an evening. */
	readonly evening: (evening: EveningId) => string;
	readonly day: (date: string) => string;
	/** What was booked, where the reader has it: "„Kasten Bier“ vom 4. März". */
	readonly booking?: (booking: EntryId) => string | undefined;
}

/** An entry in parts. Whoever tells it in short says `brief` where the others say `more`. */
interface Parts {
	/** What it is about: a game, a list, a table. */
	readonly about?: string;
	readonly said: string;
	readonly more?: string;
	readonly brief?: string;
}

type Of<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;
type Words<K extends EntryKind, N> = { readonly [Kind in K]: (entry: Of<Kind>, names: N) => Parts };

/** What is said of a championship: its set-up, what was drawn and ruled. */
type RulingKind =
	| 'championship'
	| 'dispute'
	| 'approval'
	| 'substitute'
	| 'sat'
	| 'leave'
	| 'join'
	| 'playoff'
	| 'playoffGame'
	| 'draw'
	| 'disqualify'
	| 'invalid'
	| 'complaint';

const RULINGS: Words<RulingKind, Names> = {
	championship: ({ players, plan }) => ({
		said: counted(players.length, 'Teilnehmer', 'Teilnehmer'),
		more: `, ${counted(plan.length, 'Runde', 'Runden')} im Sitzplan`
	}),
	dispute: ({ game, swing, best }, names) => ({
		said: `${names.game(game)} ist strittig. Gelost: ${pointChanges(swing, names.member)}`,
		more: `. Für die Plätze zählt: ${pointChanges(best, names.member)}`
	}),
	approval: ({ game, approved }, names) => ({
		about: names.game(game),
		said: approved ? 'genehmigt' : 'abgelehnt'
	}),
	substitute: (entry, { member }) => ({ said: `${member(entry.in)} spielt für ${member(entry.out)} weiter` }),
	sat: ({ evening, instead, note }, { list, member }) => ({
		about: list(evening),
		said: instead
			? note === undefined
				? `${member(instead.member)} saß hier für ${member(instead.out)}`
				: `Was bei ${member(instead.member)} steht, zählt für ${member(instead.out)}`
			: 'Die Liste gilt, wie sie geschrieben ist',
		...(note === undefined ? {} : { more: ` (${besideOthers(note)})` })
	}),
	leave: (entry, { member }) => ({
		said: `${member(entry.member)} ist ausgeschieden`,
		more: ` und spielt ab der ${entry.from}. Partie nicht mehr`
	}),
	join: (entry, { member }) => ({
		said: `${member(entry.member)} ist dazugekommen`,
		more: ` und spielt ab der ${entry.from}. Partie mit`
	}),
	playoff: ({ winner, loser }, { member }) => ({
		about: 'Entscheidungsspiel',
		said: `${member(winner)} schlägt ${member(loser)}`
	}),
	playoffGame: ({ winner, loser }, { member }) => ({
		about: 'Entscheidungsspiel',
		said: `ein Spiel für ${member(winner)} gegen ${member(loser)}`
	}),
	draw: (entry, names) => ({
		...DRAWN[entry.what](entry, names),
		...again(entry)
	}),
	disqualify: (entry, { member }) => ({
		said: `${member(entry.member)} ist ausgeschlossen: ${besideOthers(entry.reason)}`
	}),
	invalid: ({ evening, reason }, { list }) => ({
		about: list(evening),
		said: `Liste ungültig: ${besideOthers(reason)}`
	}),
	complaint: ({ evening, game, by, text, decided = [] }, { member, ...names }) => ({
		...(game !== undefined ? { about: names.game(game) } : {}),
		...(game === undefined && evening !== undefined ? { about: names.list(evening) } : {}),
		said: `Beschwerde${by === undefined ? '' : ` von ${member(by)}`}: ${besideOthers(text)}`,
		more: decided.map((one) => `. ${JUDGES[one.by]}: ${besideOthers(one.text)}`).join(''),
		brief: decided.length > 0 ? ' (entschieden)' : ''
	})
};

const DRAWN: Readonly<Record<DrawEntry['what'], (draw: DrawEntry, names: Names) => Parts>> = {
	lots: ({ result }, { member }) => ({ said: `Gelost: ${result.map(member).join(' vor ')}` }),
	numbers: ({ result }, { member }) => ({
		said: `Nummern ausgelost: ${result.map((one, i) => `${i + 1} ${member(one)}`).join(', ')}`
	}),
	mode: ({ result }, { member }) => ({
		said: `Gezogen, wer zuerst ansagt: ${result.map(member).join(' vor ')}`
	}),
	seats: (draw, { member, table }) => ({
		about: table(draw),
		said: `Plätze ausgelost: ${draw.result.map(member).join(', ')}`
	})
};

function again({ again: why }: DrawEntry): Pick<Parts, 'more' | 'brief'> {
	const text = why === undefined ? '' : `; noch einmal, weil: ${besideOthers(why)}`;
	return { more: text, brief: text };
}

/** Who decides complaints (schafkopfschule 5.1.3). */
export const JUDGES: Readonly<Record<NonNullable<ComplaintEntry['decided']>[number]['by'], string>> = {
	referee: 'Schiedsrichter',
	tribunal: 'Schiedsgericht'
};

/** The title of the winner. */
export const KING_TEXTS: Readonly<Record<ChampionshipEntry['system'], string>> = {
	zockmeisterschaft: 'Zock-König',
	schafkopfschule: 'Turniersieger'
};

/** "Zock-König 2026: Anna"; several may share the place. */
export const kingText = (
	{ system, year }: Pick<ChampionshipEntry, 'system' | 'year'>,
	names: readonly string[]
): string => `${KING_TEXTS[system]} ${year}: ${inSentence(names)}`;

/** "Berti −2, Carl +2" */
export const pointChanges = (
	points: Readonly<Record<string, number>>,
	nameOf: (member: MemberId) => string
): string =>
	Object.entries(points)
		.map(([member, of]) => `${nameOf(asId(member))} ${signedText(of)}`)
		.join(', ');

/** What else belongs to the club and is told by itself. */
type ClubKind =
	| 'paid'
	| 'booking'
	| 'levy'
	| 'receipt'
	| 'bank'
	| 'settled'
	| 'pot'
	| 'event'
	| 'answer'
	| 'motion'
	| 'ballot'
	| 'rulebook'
	| 'king'
	| 'trophy';

const OF_CLUB: Words<ClubKind, ClubNames> = {
	paid: (entry, { member, evening }) => ({
		said: `${member(entry.member)} hat ${euro(toCents(entry.amount))} eingezahlt (${evening(entry.evening)})`
	}),
	booking: (entry, names) => ({ said: bookingText(entry, names) }),
	levy: ({ date, purpose, amount, ...entry }, { day, member }) => ({
		said: `${day(date)}: ${member(entry.member)} soll ${euro(toCents(amount))} zahlen, ${besideOthers(purpose) || 'ohne Zweck'}`
	}),
	receipt: (entry, { booking }) => {
		const of = booking?.(entry.booking);
		return { said: `Foto eines Belegs${of === undefined ? '' : ` zu ${of}`}` };
	},
	bank: ({ holder, iban }) => ({ said: `Konto des Vereins: ${besideOthers(holder)}, ${besideOthers(iban)}` }),
	settled: ({ from, to, amount }, { member }) => ({
		said: `${member(from)} hat ${member(to)} ${euro(toCents(amount))} gegeben`
	}),
	pot: ({ date, pot, amount, ...entry }, { day, member }) => {
		const [way, into] = amount < 0 ? ['bekommt', 'aus dem'] : ['zahlt', 'in den'];
		const moved = euro(toCents(Math.abs(amount)));
		return {
			said: `${day(date)}: ${member(entry.member)} ${way} ${moved} ${into} Topf „${besideOthers(pot)}“`
		};
	},
	event: ({ date, until = date, title, place, time }, { day }) => ({
		said: `${day(date)}${until === date ? '' : ` bis ${day(until)}`}${time ? `, ${time} Uhr` : ''}: ${besideOthers(title)}`,
		brief: place ? `, ${besideOthers(place)}` : ''
	}),
	answer: ({ coming, days, ...entry }, { member, day }) => ({
		said: `${member(entry.member)} ${COMES[coming]}`,
		brief: coming === 'yes' && days ? ` (nur ${days.map(day).join(', ')})` : ''
	}),
	motion: ({ date, question, closed }, { day }) => ({
		said: `${day(date)}: ${besideOthers(question)}`,
		brief: closed === undefined ? '' : ` (geschlossen am ${day(closed)})`
	}),
	ballot: ({ choice, ...entry }, { member }) => ({ said: `${member(entry.member)} ${VOTES[choice]}` }),
	rulebook: ({ name, base, from }, { book, day }) => ({
		said: `„${besideOthers(name)}“, nach ${book?.(base) ?? base}${from ? `, ab ${day(from)}` : ''}`
	}),
	king: ({ year, who }, { member }) => ({
		said: kingText({ system: 'zockmeisterschaft', year }, [personName(who, member)])
	}),
	trophy: ({ what, year, date }, { day }) => ({
		said: `Wanderpokal des Königs von ${year}: am ${day(date)} ${TROPHY[what]}`
	})
};

const COMES: Readonly<Record<AnswerEntry['coming'], string>> = {
	yes: 'kommt',
	no: 'kommt nicht',
	open: 'weiß noch nicht, ob er kommt'
};

const VOTES: Readonly<Record<BallotEntry['choice'], string>> = {
	yes: 'stimmt mit Ja',
	no: 'stimmt mit Nein',
	abstain: 'enthält sich'
};

const TROPHY: Readonly<Record<TrophyEntry['what'], string>> = {
	handed: 'überreicht',
	engraved: 'graviert',
	broughtBack: 'zurückgebracht'
};

const together = ({ about, said }: Parts, rest = ''): string =>
	`${about === undefined ? '' : `${about}: `}${said}${rest}`;

/** All that a ruling says: "Partie 2, Tisch 1, Spiel 12: Beschwerde von Berti: Falsch bedient. Schiedsrichter: …" */
export function rulingText(entry: Of<RulingKind>, names: Names): string {
	const parts = RULINGS[entry.kind](entry as never, names);
	return together(parts, parts.more);
}

const WORDS = { ...RULINGS, ...OF_CLUB };

export const isTold = (entry: Entry): entry is Of<keyof typeof WORDS> => Object.hasOwn(WORDS, entry.kind);

/** An entry in short, for lists of many. */
export function shortText(entry: Of<keyof typeof WORDS>, names: ClubNames): string {
	const words: (entry: never, names: ClubNames) => Parts = WORDS[entry.kind];
	const parts = words(entry as never, names);
	return together(parts, parts.brief);
}

/** Somebody who need not be a member: a king of old, a referee. Exactly one of `member` and `name` is set. */
export type Person = KingEntry['who'];

/** His name, ready to be shown beside others. */
export const personName = ({ member, name }: Person, nameOf: (member: MemberId) => string): string =>
	member === undefined ? besideOthers(name ?? '') || '?' : nameOf(member);

/** "Anna, Berti und Clemens" */
export const personNames = (all: readonly Person[], nameOf: (member: MemberId) => string): string =>
	inSentence(all.map((one) => personName(one, nameOf)));
