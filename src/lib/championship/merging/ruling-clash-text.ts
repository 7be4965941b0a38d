import { euro, toCents } from '#lib/base/money.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { ChampionshipEntry, SaidEntry } from '#lib/log/entry.ts';
import { rulingText, type Names } from '#lib/log/entry-words.ts';
import { personName } from '#lib/log/person.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { BOOK_OF } from '../book.ts';
import type { PrizeOfPlace } from '../fees.ts';
import { gamesText } from '../lists/list-text.ts';
import type { RulingClash, RulingVersion } from './clash.ts';
import { SEATING } from './set-ups-apart.ts';

/** What organizers said apart, in a title. */
export function rulingClashTitle({ versions }: RulingClash, names: Names): string {
	const said = versions.flatMap(({ rulings }) => rulings);
	const first = said.find(({ kind }) => kind === 'championship') ?? said[0];
	switch (first?.kind) {
		case undefined:
			return 'Zweimal verschieden entschieden';
		case 'championship':
			return said.some(({ kind }) => kind === 'draw')
				? 'Nummern: zweimal ausgelost'
				: 'Angaben der Meisterschaft: auf zwei Geräten verschieden geändert';
		case 'sat':
			return `${names.list(first.evening)}: zweimal verschieden gesagt, wer hier saß`;
		case 'substitute':
		case 'leave':
			return goingTitle(said, names);
		case 'draw':
			return first.what === 'seats'
				? `${names.table(first)}: Plätze zweimal gelost`
				: first.what === 'numbers'
					? 'Nummern: zweimal ausgelost'
					: first.what === 'mode'
						? `Wer zuerst ansagt von ${listed(first.result.map(names.member).sort())}: zweimal gezogen`
						: `Los zwischen ${listed(first.result.map(names.member))}: zweimal gezogen`;
		case 'dispute':
		case 'approval':
			return `${names.game(first.game)}: zweimal verschieden entschieden`;
		case 'playoff':
		case 'playoffGame':
			return `Entscheidungsspiel zwischen ${listed([first.winner, first.loser].map(names.member).sort())}: zweimal geschrieben`;
		case 'disqualify':
			return `${names.member(first.member)}: zweimal ausgeschlossen`;
		case 'complaint':
			return 'Beschwerde: zweimal verschieden entschieden';
	}
}

function goingTitle(said: readonly SaidEntry[], { member }: Names): string {
	const goes = new Set(
		said.flatMap((one) => (one.kind === 'substitute' ? one.out : one.kind === 'leave' ? one.member : []))
	);
	const comes = new Set(said.flatMap((one) => (one.kind === 'substitute' ? one.in : [])));
	const names = listed([...goes].map(member).sort());
	const [first = ''] = [...comes].map(member).sort((a, b) => a.length - b.length);
	const typed = new Set([...comes].map((one) => withoutNumber(member(one)).toLocaleLowerCase('de')));
	const areAlike = comes.size > 1 && said.every(({ kind }) => kind === 'substitute');
	if (goes.size === 1 && areAlike && typed.size === 1)
		return `${first} ist auf zwei Geräten als Ersatz für ${names} neu eingetragen`;
	if (goes.size === 1) return `Ersatz für ${names}: zweimal verschieden eingetragen`;
	if (comes.size === 1) return `${[...comes].map(member).join()} ist als Ersatz für ${names} eingetragen`;
	if (areAlike)
		return `${first} ist auf zwei Geräten als Ersatz für ${names} eingetragen. Sind es zwei, so bekommt einer davon einen anderen Namen`;
	return `${names} sind ausgeschieden: zwei Pläne für die anderen`;
}

/** "Vroni" of "Vroni (2)": as it was typed. */
const withoutNumber = (shown: string): string => shown.replace(/ \(\d+\)$/, '');

/** "Anna und Berti" */
const listed = (names: readonly string[]): string =>
	[names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

/** One version, each thing that was said a sentence; of set-ups what the versions do not share. */
export function rulingVersionText(
	{ rulings }: RulingVersion,
	{ versions }: RulingClash,
	names: Names
): string {
	const setUps = setUpsIn(versions);
	const said = rulings.map((one) =>
		one.kind === 'championship' ? setUpText(one, setUps, names) : rulingText(one, names)
	);
	return said.join('. ') || 'zurückgenommen';
}

/** What of the set-up will stand with the changes of all versions: only what differs between them. */
export const bothText = (both: ChampionshipEntry, { versions }: RulingClash, names: Names): string =>
	setUpText(both, setUpsIn(versions), names);

const setUpsIn = (versions: RulingClash['versions']): readonly ChampionshipEntry[] =>
	versions
		.flatMap(({ rulings: all }) => all.findLast(({ kind }) => kind === 'championship') ?? [])
		.filter((one) => one.kind === 'championship');

/** "Startgeld 10,00 €, Schiedsrichter Herr Huber": what one set-up says where the others say something else. */
function setUpText(entry: ChampionshipEntry, others: readonly ChampionshipEntry[], names: Names): string {
	const differs = (field: keyof ChampionshipEntry): boolean =>
		new Set(others.map((one) => JSON.stringify(one[field]))).size > 1;
	const { member, book = nameOfBook } = names;
	const { referee, fee, prizes = [], games, year, date, place, rulebook, system } = entry;
	const texts: readonly (readonly [keyof ChampionshipEntry, string])[] = [
		['year', `Jahr ${year}`],
		['date', date === undefined ? 'kein eigener Tag' : `Tag ${dayText(date)}`],
		['place', place === undefined ? 'kein Ort' : `Ort ${besideOthers(place)}`],
		['games', games === undefined ? 'übliche Zahl der Spiele' : gamesText(games)],
		['rulebook', `Regeln ${book(rulebook ?? BOOK_OF[system].id) ?? 'des Vereins'}`],
		['referee', referee ? `Schiedsrichter ${personName(referee, member)}` : 'kein Schiedsrichter'],
		['fee', fee ? `Startgeld ${euro(toCents(fee))}` : 'kein Startgeld'],
		['prizes', prizes.length > 0 ? `Preise: ${prizes.map(prizeText).join(', ')}` : 'keine Preise']
	];
	const told = texts.flatMap(([field, text]) => (differs(field) ? text : []));
	const isOther = SEATING.some(differs) || told.length === 0;
	return [...(isOther ? [rulingText(entry, names)] : []), ...told].join(', ');
}

const nameOfBook = (id: string): string | undefined => BOOKS.get(id)?.name;

/** "23.11.2026" */
const dayText = (date: string): string => date.split('-').reverse().join('.');

/** "1. 50,00 € und Pokal" */
const prizeText = ({ place, amount, thing }: PrizeOfPlace): string =>
	`${place}. ${[amount === undefined ? '' : euro(toCents(amount)), thing ?? ''].filter(Boolean).join(' und ')}`;
