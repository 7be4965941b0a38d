import { readFileSync } from 'node:fs';
import type { AnyEntry } from '#lib/log/entry.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { asEntry, type Fields } from '../support/entries.ts';
import { LONG_NAMES } from '../support/long-names.ts';

// Clubs to look at: a house where everything has happened, and one with a running evening for every book and every number at
// the table; each with names as they are and with the longest.

/** What the names are, and how much somebody has won at a table, in cents. */
export interface Look {
	readonly names: 'ordinary' | 'long';
	readonly over: 1000 | 10_000;
}

/** What a club says of itself, and what stands on its screens. */
export interface CrawledClub {
	readonly name: string;
	readonly entries: readonly AnyEntry[];
}

const ORDINARY = [
	...['Dora Straßer-Öttinger', 'Quirin Lacher', 'Hans-Peter', 'Korbinian Schweinsteiger', 'Anni', 'Beppo'],
	...['Irmi Schweinberger', 'Vroni', 'Alois Maximilian Hinterhuber', 'Hias', 'Jakl', 'Moni', 'Zeno Zirngibl']
];
const LONGEST = [
	...LONG_NAMES,
	...['c', 'd', 'e', 'f', 'g'].map(
		(end) => `Donaudampfschifffahrtsgesellschaft-${'Hinterhuber '.repeat(3)}${end}`
	)
];

const GOLDEN = JSON.parse(readFileSync('tests/golden/zockmeisterschaft-13.schafkopf.json', 'utf8')) as {
	readonly entries: readonly (Fields & { readonly kind: string })[];
};

const MEMBERS = GOLDEN.entries.filter(({ kind }) => kind === 'member').map(({ member }) => String(member));
export const MEMBER = MEMBERS[0] ?? '';
export const CHAMPIONSHIP = 'meisterschaft-2026';

const AT = '2026-11-20T20:00:00+01:00';

/** Signs fields in their order, after everything in the golden file. */
const signed = (all: readonly Fields[]): readonly AnyEntry[] =>
	all.map((fields, i) => asEntry({ id: `zz-${String(i).padStart(6, '0')}`, at: AT, ...fields }));

const named = (names: Look['names']): ReadonlyMap<string, string> =>
	new Map(MEMBERS.map((member, i) => [member, (names === 'long' ? LONGEST : ORDINARY)[i] ?? member]));

const clubName = (names: Look['names']): string =>
	names === 'long' ? 'Donaudampfschifffahrtsgesellschaftsschafkopffreunde'.padEnd(80, 'W') : 'Zockverein Süd';

function renamed(entries: readonly Fields[], names: Look['names']): readonly AnyEntry[] {
	const words = named(names);
	return entries.map((entry) =>
		asEntry(
			entry['kind'] === 'member'
				? { ...entry, name: words.get(String(entry['member'])) }
				: entry['kind'] === 'club'
					? { ...entry, name: clubName(names) }
					: entry
		)
	);
}

const ANNOUNCED = {
	...{ schneider: { value: 2, by: 'factor' }, schwarz: { value: 2, by: 'factor' }, missed: 'alike' }
};

/** How many sit at which book's table; a Saukopf has no more than four. */
export const TABLES: readonly (readonly [string, readonly number[]])[] = [
	...[...BOOKS.keys()].map((book) => [book, [4, 5, 6]] as const),
	['saukopf', [3, 4]]
];

const evening = (id: string, rulebook: string, players: number): Fields => ({
	...{ kind: 'evening', evening: id, date: '2026-11-20', occasion: 'abend', rulebook },
	...{ seats: MEMBERS.slice(0, players), dealer: MEMBERS[players - 1] },
	...(BOOKS.get(rulebook)?.unit.agreed ? { rate: 20 } : rulebook === 'saukopf' ? { rate: 50 } : {})
});

/** The first of the table plays alone and wins whenever he holds cards. */
function game(rulebook: string, players: number, deal: number): Fields {
	const [first, second] = MEMBERS;
	const declarer = players > 4 && deal % players === 1 ? second : first;
	if (rulebook === 'saukopf')
		return { contract: 'zucht', declarer, suit: 'eichel', bid: 61, offen: true, won: true };
	const { schneider = true, laufende } = BOOKS.get(rulebook)?.contracts.solo ?? {};
	const held = Math.min(laufende?.most ?? 8, 8);
	return {
		contract: 'solo',
		declarer,
		suit: 'herz',
		won: true,
		laufende: held,
		...(schneider ? { schneider } : {})
	};
}

/** Games until somebody has won more than that much. */
function gamesOver(opening: Fields, rulebook: string, players: number, over: number): readonly Fields[] {
	const id = String(opening['evening']);
	const games = Array.from({ length: 150 }, (_, deal) => ({
		...{ kind: 'game', evening: id, game: game(rulebook, players, deal) }
	}));
	// Points grow no longer than these.
	if (BOOKS.get(rulebook)?.unit.points) return games;
	const members = MEMBERS.map((member) => ({ kind: 'member', member, name: member }));
	const audited = auditOf(signed([...members, opening, ...games])).evenings[id]?.games ?? [];
	let won = 0;
	const enough = audited.findIndex(({ payoff }) => {
		won += Number(payoff[MEMBER] ?? 0);
		return won > over;
	});
	if (enough < 0) throw new Error(`${id}: nobody wins ${over} cents in ${games.length} games, only ${won}`);
	return games.slice(0, enough + 1);
}

/** A running evening of each book and number; its id is "allgaeu-4". */
export function clubOfTables({ names, over }: Look): CrawledClub {
	const members = renamed(
		GOLDEN.entries.filter(({ kind }) => kind === 'club' || kind === 'member'),
		names
	);
	const evenings = TABLES.flatMap(([rulebook, numbers]) =>
		numbers.flatMap((players) => {
			const opening = evening(`${rulebook}-${players}`, rulebook, players);
			return [opening, ...gamesOver(opening, rulebook, players, over)];
		})
	);
	const announcing = {
		...{ kind: 'rulebook', rulebook: 'ansage', base: 'allgaeu', name: 'Mit Ansage' },
		changes: { angesagt: ANNOUNCED }
	};
	return {
		name: `tables, ${names} names, over ${over / 100} €`,
		entries: [...members, ...signed([announcing, { ...evening('ansage-4', 'ansage', 4) }, ...evenings])]
	};
}

/** Three teams, and what the best of them gets. */
function withTeams(entries: readonly AnyEntry[], names: Look['names']): readonly AnyEntry[] {
	const long = (text: string): string => (names === 'long' ? 'W'.repeat(79) : '') + text;
	const teams = {
		teams: [long('A'), long('B'), long('C')],
		teamOf: Object.fromEntries(MEMBERS.map((member, i) => [member, 1 + (i % 3)])),
		teamPrize: { amount: 3000, thing: long('Fass Bier') }
	};
	return entries.map((entry) => (entry.kind === 'championship' ? asEntry({ ...entry, ...teams }) : entry));
}

/** One that has played a Meisterschaft, keeps a Kasse and rules of its own, and plays tonight. */
export function clubOfAll({ names, over }: Look): CrawledClub {
	const long = (text: string): string => (names === 'long' ? 'W'.repeat(80) : text);
	const prizes = [{ place: 1, amount: 5000, thing: long('Ein Schinken') }];
	const golden = withTeams(renamed(GOLDEN.entries, names), names).map((entry) =>
		entry.kind === 'championship' ? asEntry({ ...entry, fee: 500, prizes }) : entry
	);
	const tonight = evening('offen', 'allgaeu', 4);
	const before = ['herbst', 'winter', 'sommer', 'jahr'].flatMap((id, i): readonly Fields[] => {
		const opening = { ...evening(id, 'allgaeu', 4 + (i % 2)), date: `2026-0${i + 5}-12` };
		return [opening, ...gamesOver(opening, 'allgaeu', 4 + (i % 2), over), { kind: 'close', evening: id }];
	});
	const more = signed([
		...before,
		tonight,
		...gamesOver(tonight, 'allgaeu', 4, over),
		{ kind: 'game', evening: 'offen', game: { contract: 'sie', declarer: MEMBER } },
		{
			kind: 'rulebook',
			rulebook: 'haus',
			base: 'allgaeu',
			name: names === 'long' ? 'W'.repeat(40) : 'Unsere',
			changes: {}
		},
		{
			...{ kind: 'championship', championship: 'bald', year: 2027, system: 'zockmeisterschaft' },
			...{ players: MEMBERS.slice(0, 8), numbers: {}, plan: [] }
		},
		{ kind: 'booking', date: '2026-11-20', amount: -1234, purpose: long('Brotzeit') },
		{ kind: 'booking', date: '2026-01-02', amount: 1_234_567, purpose: long('Übertrag') },
		{ kind: 'king', year: 2025, who: { name: long('Der Alte') } },
		{ kind: 'bank', holder: 'Schafkopf-Freunde', iban: 'DE89370400440532013000' },
		{ kind: 'booking', date: '2026-11-20', amount: 0, purpose: 'Aufs Konto', account: 10_000 },
		{
			...{ kind: 'event', date: '2027-01-07', until: '2027-01-10', title: long('Zockausflug') },
			...{ place: long('Gasthof Krone'), occasion: 'ausflug' }
		},
		{
			...{ kind: 'motion', date: '2026-11-21', question: long('Mungorunde'), majority: 'simple' },
			...{ voters: MEMBERS, king: MEMBER }
		}
	]);
	return { name: `house, ${names} names, over ${over / 100} €`, entries: [...golden, ...more] };
}

/** Its Meisterschaft in the middle of the third Partie. */
export function clubHalfWay({ names }: Look): CrawledClub {
	const later = new Set(
		GOLDEN.entries
			.filter(({ kind, partie }) => kind === 'evening' && Number(partie) > 3)
			.map((entry) => entry['evening'])
	);
	const running = new Set(['p3t1', 'p3t2']);
	const entries = GOLDEN.entries.filter(
		({ kind, evening }) =>
			kind !== 'playoff' &&
			kind !== 'void' &&
			!later.has(evening) &&
			!(running.has(String(evening)) && ['confirm', 'close'].includes(kind))
	);
	return { name: `half-way, ${names} names`, entries: withTeams(renamed(entries, names), names) };
}
