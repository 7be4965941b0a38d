import { counted } from '#lib/base/text.ts';
import type { SaidEntry } from '#lib/log/entry.ts';
import { rulingText, type Names } from '../ruling-text.ts';
import type { RulingClash, RulingVersion } from './clash.ts';

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
		case 'substitute':
		case 'leave':
			return goingTitle(said, names);
		case 'draw':
			return first.what === 'seats'
				? `${names.table({ partie: first.partie ?? 0, table: first.table ?? 0 })}: Plätze zweimal gelost`
				: first.what === 'numbers'
					? 'Nummern: zweimal ausgelost'
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
	if (goes.size === 1) return `Ersatz für ${names}: zweimal verschieden eingetragen`;
	if (comes.size === 1) return `${[...comes].map(member).join()} ist als Ersatz für ${names} eingetragen`;
	return `${names} sind ausgeschieden: zwei Pläne für die anderen`;
}

/** "Anna und Berti" */
const listed = (names: readonly string[]): string =>
	[names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

/** One version, each thing that was said a sentence. */
export const rulingVersionText = ({ rulings }: RulingVersion, names: Names): string =>
	rulings.map((one) => saidText(one, names)).join('. ');

const saidText = (entry: SaidEntry, names: Names): string =>
	entry.kind === 'championship'
		? `${counted(entry.players.length, 'Teilnehmer', 'Teilnehmer')}, ${counted(entry.plan.length, 'Runde', 'Runden')} im Sitzplan`
		: rulingText(entry, names);
