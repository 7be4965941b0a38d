import { groupBy } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { euro, toCents } from '#lib/base/money.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { besideOthers, inSentence, plainDate } from '#lib/base/text.ts';
import type { ChampionshipEntry, DrawEntry, PlayoffEntry, SaidEntry } from '#lib/log/entry.ts';
import { rulingText, type Names, personName } from '#lib/log/entry-words.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { BOOK_OF } from '../book.ts';
import type { PrizeOfPlace } from '../fees.ts';
import { gamesText } from '../lists/list-text.ts';
import type { Apart, Version } from './apart.ts';
import { SEATING } from './set-ups-apart.ts';

/** What a kind is called that organizers said apart: by the first of all that was said, and by all of it. */
const TITLES: Answers<SaidEntry, 'kind', [Names, readonly SaidEntry[]], string> = {
	championship: (_, _names, said) =>
		said.some(({ kind }) => kind === 'draw')
			? 'Nummern: zweimal ausgelost'
			: 'Angaben der Meisterschaft: auf zwei Handys verschieden geändert',
	sat: ({ evening }, { list }) => `${list(evening)}: zweimal verschieden gesagt, wer hier saß`,
	substitute: (_, names, said) => goingTitle(said, names),
	leave: (_, names, said) => goingTitle(said, names),
	join: (_, names, said) => goingTitle(said, names),
	draw: (draw, names, said) => DRAWN[draw.what](draw, names, said),
	dispute: ({ game: of }, { game }) => `${game(of)}: zweimal verschieden entschieden`,
	approval: ({ game: of }, { game }) => `${game(of)}: zweimal verschieden entschieden`,
	playoff: (game, names) => playoffTitle(game, names),
	playoffGame: (game, names) => playoffTitle(game, names),
	disqualify: ({ member: of }, { member }) => `${member(of)}: zweimal ausgeschlossen`,
	complaint: () => 'Beschwerde: zweimal verschieden entschieden'
};

const DRAWN: Readonly<
	Record<DrawEntry['what'], (draw: DrawEntry, names: Names, said: readonly SaidEntry[]) => string>
> = {
	numbers: () => 'Nummern: zweimal ausgelost',
	seats: (_, names, said) => `${tablesIn(said, names)}: Plätze zweimal ausgelost`,
	mode: ({ result }, { member }) =>
		`Wer zuerst ansagt von ${inSentence(result.map(member).sort())}: zweimal gezogen`,
	lots: ({ result }, { member }) => `Los zwischen ${inSentence(result.map(member))}: zweimal gezogen`
};

/** The tables whose seats were drawn together, by Partie: "Tisch 1, 2 und 3, 2. Partie; Tisch 1, 3. Partie". */
function tablesIn(said: readonly SaidEntry[], { table }: Names): string {
	const seats = said.filter((one) => one.kind === 'draw').filter(({ what }) => what === 'seats');
	const byPartie = [...groupBy(seats, ({ partie = 0 }) => partie)].sort(([a], [b]) => a - b);
	return byPartie
		.flatMap(([, [draw, ...more]]) => {
			if (!draw) return [];
			const numbers = new Set([draw, ...more].flatMap((one) => one.table ?? []));
			return table({ ...draw, table: [...numbers].sort((a, b) => a - b) });
		})
		.join('; ');
}

/** What organizers said apart, in a title. */
export function rulingClashTitle({ versions }: Apart<'ruling'>, names: Names): string {
	const said = versions.flatMap(({ rulings }) => rulings);
	const first = said.find(({ kind }) => kind === 'championship') ?? said[0];
	return first ? answerOf(TITLES, 'kind', first, names, said) : 'Zweimal verschieden entschieden';
}

const playoffTitle = ({ winner, loser }: Pick<PlayoffEntry, 'winner' | 'loser'>, { member }: Names): string =>
	`Entscheidungsspiel zwischen ${inSentence([winner, loser].map(member).sort())}: zweimal geschrieben`;

function goingTitle(said: readonly SaidEntry[], { member }: Names): string {
	if (said.some(({ kind }) => kind === 'join'))
		return 'Wer dazukommt und wer geht: zwei Pläne für die nächsten Partien';
	const goes = new Set(
		said.flatMap((one) => (one.kind === 'substitute' ? one.out : one.kind === 'leave' ? one.member : []))
	);
	const comes = new Set(said.flatMap((one) => (one.kind === 'substitute' ? one.in : [])));
	const names = inSentence([...goes].map(member).sort());
	const [first = ''] = [...comes].map(member).sort((a, b) => a.length - b.length);
	const typed = new Set([...comes].map((one) => withoutNumber(member(one)).toLocaleLowerCase('de')));
	const areAlike = comes.size > 1 && said.every(({ kind }) => kind === 'substitute');
	if (goes.size === 1 && areAlike && typed.size === 1)
		return `${first} ist auf zwei Handys als Ersatz für ${names} neu eingetragen`;
	if (goes.size === 1) return `Ersatz für ${names}: zweimal verschieden eingetragen`;
	if (comes.size === 1) return `${[...comes].map(member).join()} ist als Ersatz für ${names} eingetragen`;
	if (areAlike)
		return `${first} ist auf zwei Handys als Ersatz für ${names} eingetragen. Sind es zwei, so bekommt einer davon einen anderen Namen`;
	return `${names} sind ausgeschieden: zwei Pläne für die anderen`;
}

/** "Vroni" of "Vroni (2)": as it was typed. */
const withoutNumber = (shown: string): string => shown.replace(/ \(\d+\)$/, '');

/** One version, each thing that was said a sentence; of set-ups what the versions do not share. */
export function rulingVersionLines(
	{ rulings }: Version<'ruling'>,
	{ versions }: Apart<'ruling'>,
	names: Names
): readonly string[] {
	const setUps = setUpsIn(versions);
	const said = rulings.map((one) =>
		one.kind === 'championship' ? setUpText(one, setUps, names) : rulingText(one, names)
	);
	return said.length > 0 ? said : ['zurückgenommen'];
}

/** What of the set-up will stand with the changes of all versions: only what differs between them. */
export const bothText = (both: ChampionshipEntry, { versions }: Apart<'ruling'>, names: Names): string =>
	setUpText(both, setUpsIn(versions), names);

const setUpsIn = (versions: Apart<'ruling'>['versions']): readonly ChampionshipEntry[] =>
	versions
		.flatMap(({ rulings: all }) => all.findLast(({ kind }) => kind === 'championship') ?? [])
		.filter((one) => one.kind === 'championship');

/** What stands beside players and plan, in the order in which it is said. */
const FIELDS: readonly (readonly [
	keyof ChampionshipEntry,
	(entry: ChampionshipEntry, names: Names) => string
])[] = [
	['year', ({ year }) => `Jahr ${year}`],
	['date', ({ date }) => (date === undefined ? 'kein eigener Tag' : `Tag ${plainDate(date)}`)],
	['place', ({ place }) => (place === undefined ? 'kein Ort' : `Ort ${besideOthers(place)}`)],
	['begins', ({ begins }) => (begins === undefined ? 'kein Beginn' : `Beginn ${begins}`)],
	['pause', ({ pause }) => (pause === undefined ? 'keine eigene Pause' : `Pause ${pause} Minuten`)],
	['games', ({ games }) => (games === undefined ? 'übliche Zahl der Spiele' : gamesText(games))],
	[
		'rulebook',
		({ rulebook, system }, { book = nameOfBook }) =>
			`Regeln ${book(rulebook ?? BOOK_OF[system].id) ?? 'des Vereins'}`
	],
	[
		'referee',
		({ referee }, { member }) =>
			referee ? `Schiedsrichter ${personName(referee, member)}` : 'kein Schiedsrichter'
	],
	['fee', ({ fee }) => (fee ? `Startgeld ${euro(toCents(fee))}` : 'kein Startgeld')],
	[
		'prizes',
		({ prizes = [] }) => (prizes.length > 0 ? `Preise: ${prizes.map(prizeText).join(', ')}` : 'keine Preise')
	],
	['teams', teamsText],
	['teamOf', teamsText],
	[
		'teamPrize',
		({ teamPrize }) => (teamPrize ? `Siegermannschaft: ${wonText(teamPrize)}` : 'kein Preis für Mannschaften')
	]
];

/** "Startgeld 10,00 €, Schiedsrichter Herr Huber": what one set-up says where the others say something else. */
function setUpText(entry: ChampionshipEntry, others: readonly ChampionshipEntry[], names: Names): string {
	const differs = (field: keyof ChampionshipEntry): boolean =>
		new Set(others.map((one) => JSON.stringify(one[field]))).size > 1;
	const told = [...new Set(FIELDS.flatMap(([field, text]) => (differs(field) ? text(entry, names) : [])))];
	const isOther = SEATING.some(differs) || told.length === 0;
	return [...(isOther ? [rulingText(entry, names)] : []), ...told].join(', ');
}

const nameOfBook = (id: string): string | undefined => BOOKS.get(id)?.name;

/** "1. 50,00 € und Pokal" */
const prizeText = ({ place, ...won }: PrizeOfPlace): string => `${place}. ${wonText(won)}`;

const wonText = ({ amount, thing }: Omit<PrizeOfPlace, 'place'>): string =>
	[amount === undefined ? '' : euro(toCents(amount)), thing ?? ''].filter(Boolean).join(' und ');

/** "Mannschaften: Die Alten (Anna, Berti), Die Jungen (Clemens)" */
function teamsText({ teams = [], teamOf = {} }: ChampionshipEntry, { member }: Names): string {
	const inTeam = (team: number): string =>
		Object.keys(teamOf)
			.filter((one) => teamOf[one] === team)
			.map((one) => member(asId<MemberId>(one)))
			.join(', ');
	if (teams.length === 0) return 'keine Mannschaften';
	return `Mannschaften: ${teams.map((name, i) => `${besideOthers(name)} (${inTeam(i + 1)})`).join(', ')}`;
}
