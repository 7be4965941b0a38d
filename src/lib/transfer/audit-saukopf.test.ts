import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
	fileText,
	FOUR,
	game,
	members,
	opening,
	tonight,
	type Fields
} from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { EveningAudit } from './audit-evening.ts';
import { auditOf, type Audit } from './audit.ts';
import { readClubFile, writeClubFile } from './club-file.ts';

// Every figure is worked out by hand from the source's chapters "Kopfgeld berechnen" and "Grobschlächterstrafpunkte".

const GOLDEN = readFileSync('tests/golden/saukopf-evenings.schafkopf.json', 'utf8');

function auditText(text: string): Audit {
	const read = readClubFile(text);
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return JSON.parse(JSON.stringify(auditOf(read.value.entries))) as Audit;
}

const golden = auditText(GOLDEN);
const evening = (id: string): EveningAudit => golden.evenings[id] as EveningAudit;

/** Amounts in the order of the seats; a player who is not at the table is left out. */
const each = (anna: number, ben: number, carl: number, dora?: number): Fields =>
	dora === undefined ? { anna, ben, carl } : { anna, ben, carl, dora };
const times = (counts: Fields, rate: number): Fields =>
	Object.fromEntries(Object.entries(counts).map(([who, count]) => [who, Number(count) * rate + 0]));

interface Row {
	readonly says: string;
	readonly entry: string;
	readonly kopfgeld: number;
	readonly won: boolean;
	readonly points: Fields;
	readonly lines: readonly string[];
}

const montag: readonly Row[] = [
	{
		...{ says: 'offene Zucht verloren', entry: 'e11', kopfgeld: 3, won: false },
		...{ points: each(-9, 3, 3, 3), lines: ['Sieg 2', 'Offen 1'] }
	},
	{
		...{ says: 'Feige Sau ohne Stich, der Hinterhalt kostet nichts', entry: 'e12', kopfgeld: 3, won: true },
		...{ points: each(-3, 9, -3, -3), lines: ['Sieg 2', 'Schwarz 1'] }
	},
	{
		...{ says: 'Großkopferter, das Kopfgeld wäre negativ', entry: 'e13', kopfgeld: 0, won: false },
		points: each(3, 3, -6, 0),
		lines: [
			...['Sieg 2', 'Glücksschwein -1', 'Saukopf der Verlierer -1', 'Müller der Verlierer -1'],
			...['Kopfgeld nie unter 0 1', 'Rauborstigkeit 1', 'Bolzenschuss 2']
		]
	},
	{
		...{ says: 'Unreine Sauerei am Spieß mit Aufschlag', entry: 'e15', kopfgeld: 6, won: false },
		points: each(-6, 12, 12, -18),
		lines: ['Sieg 2', 'Ohne 4 4', 'Quieker 1', 'Stallgeruch 1', 'Rauborstigkeit 1', 'Haxnspalter 3']
	},
	{
		...{ says: 'Schwarte, die Korrektur an alter Stelle', entry: 'e20', kopfgeld: 3, won: true },
		...{ points: each(3, -3, 3, -3), lines: ['Sieg 2', 'Müller 1'] }
	},
	{
		...{ says: 'Feiges Mastschwein, Schwarz geboten, ein Stich', entry: 'e19', kopfgeld: 2, won: false },
		...{ points: each(3, -4, 3, -2), lines: ['Sieg 2', 'Rauborstigkeit 1'] }
	}
];

const dienstag: readonly Row[] = [
	{
		...{ says: 'Hybridschwein mit Trog verloren', entry: 'e31', kopfgeld: 2, won: false },
		...{ points: each(-8, 4, 4), lines: ['Sieg 2', 'Trogsauger 2'] }
	},
	{
		...{ says: 'Hauer ohne Trog, ohne 1', entry: 'e32', kopfgeld: 3, won: true },
		...{ points: each(-3, 6, -3), lines: ['Sieg 2', 'Ohne 1 1'] }
	},
	{
		// at most (120 - 90) / 2 = 15, and Anna has no fewer
		...{ says: 'Feige Sau, 10 Augen im Trog', entry: 'e33', kopfgeld: 2, won: true },
		...{ points: each(-2, -2, 4), lines: ['Sieg 2'] }
	},
	{
		...{ says: 'Keiler zu viert, Schwarz geboten', entry: 'e35', kopfgeld: 7, won: true },
		points: each(-7, 21, -7, -7),
		lines: ['Sieg 2', 'Huftritt 2', 'Gegenhieb 2', 'Schneider 1', 'Schwarz 1', 'Glücksschwein -1']
	},
	{
		// an unechter Paarhufer knows no Rauborstigkeit
		...{ says: 'unechte Sauerei, offen', entry: 'e36', kopfgeld: 4, won: false },
		...{ points: each(4, 4, 4, -12), lines: ['Sieg 2', 'Offen 1', 'Saukopf 1'] }
	}
];

describe.each([
	['montag', montag, 0],
	['dienstag', dienstag, 10]
] as const)('the golden evening %s', (id, rows, rate) => {
	it.each(rows.map((row) => [row.says, row] as const))('%s', (_, row) => {
		const one = evening(id).games.find(({ entry }) => entry === row.entry);
		expect(one).toMatchObject({ price: row.kopfgeld * rate, won: row.won, opens: [] });
		expect(one?.points).toEqual(row.points);
		expect(one?.payoff).toEqual(times(row.points, rate));
		expect(one?.lines.map((line) => `${line.label} ${'amount' in line ? line.amount : '×'}`)).toEqual(
			row.lines
		);
	});

	it('lists the games in their order', () => {
		expect(evening(id).games.map(({ entry }) => entry)).toEqual(rows.map(({ entry }) => entry));
	});
});

describe('the golden evenings', () => {
	const noRounds = { sittingOut: [], round: null, queue: [], openVotes: 0, stock: 0 };

	it('points, without a rate no money, and who deals next', () => {
		const { games: _, ...rest } = evening('montag');
		expect(rest).toEqual({
			...noRounds,
			points: {
				anna: -9 - 3 + 3 - 6 + 3 + 3,
				ben: 3 + 9 + 3 + 12 - 3 - 4,
				carl: 3 - 3 - 6 + 12 + 3 + 3,
				dora: 3 - 3 + 0 - 18 - 3 - 2
			},
			balance: each(0, 0, 0, 0),
			winnings: 0,
			// seven deals after Dora: six games and one that nobody wanted; the struck one is none
			dealer: 'carl'
		});
		expect(rest.points).toEqual(each(-9, 20, 12, -23));
	});

	it('at 10 cents a point', () => {
		const { games: _, ...rest } = evening('dienstag');
		expect(rest).toEqual({
			...noRounds,
			points: each(-8 - 3 - 2 - 7 + 4, 4 + 6 - 2 + 21 + 4, 4 - 3 + 4 - 7 + 4, -7 - 12),
			balance: each(-160, 330, 20, -190),
			winnings: 350,
			// three at the table, then Dora dealt to four, then Anna
			dealer: 'ben'
		});
	});

	it('names the chapter beside each line', () => {
		const one = evening('montag').games.find(({ entry }) => entry === 'e13');
		expect(one?.lines.map(({ source }) => source)).toEqual([
			...Array<string>(5).fill('Kopfgeld berechnen'),
			...Array<string>(2).fill('Grobschlächterstrafpunkte')
		]);
	});

	it('read, written and read again they are the same', () => {
		const read = readClubFile(GOLDEN);
		if (!read.ok) throw new Error('refused');
		expect(auditText(writeClubFile(read.value.club, read.value.entries))).toEqual(golden);
	});
});

describe('a file with Saukopf that is not valid', () => {
	const three = { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'], dealer: 'carl' };
	const eber = { contract: 'eber', declarer: 'anna', bid: 61, augen: 70 };
	const faultsOf = (...entries: readonly AnyEntry[]): readonly string[] => {
		const read = readClubFile(fileText([...members(...FOUR), ...entries]));
		return read.ok ? [] : read.error.map(({ entry, path }) => `${entry} ${path}`);
	};

	it.each<readonly [string, readonly AnyEntry[], readonly string[]]>([
		['nothing is wrong', [opening('1', three), game('2', eber), tonight('3', 'passed')], []],
		['a bid of 121', [opening('1', three), game('2', { ...eber, bid: 121 })], ['2 game.bid']],
		[
			'no bid',
			[opening('1', three), game('2', { contract: 'eber', declarer: 'anna', won: true })],
			['2 game.bid']
		],
		['a side of its own', [opening('1', three), game('2', { ...eber, mueller: 'anna' })], ['2 game.mueller']],
		['a word for yes', [opening('1', three), game('2', { ...eber, offen: 'ja' })], ['2 game.offen']],
		[
			'a Stellung nobody knows',
			[opening('1', three), game('2', { ...eber, stellung: 'mitte' })],
			['2 game.stellung']
		],
		[
			'23 Augen in the Trog',
			[opening('1', three), game('2', { ...eber, trogAugen: 23 })],
			['2 game.trogAugen']
		],
		[
			'several faults of one game',
			[opening('1', three), game('2', { ...eber, partner: 'ben', gegenhieb: true, won: false })],
			['2 game.partner', '2 game.gegenhieb', '2 game.won']
		],
		[
			'a partner nobody knows',
			[opening('1', three), game('2', { ...eber, declarer: 'x' })],
			['2 game.declarer']
		],
		[
			'Augen of somebody nobody knows',
			[
				opening('1', three),
				game('2', { ...eber, contract: 'feigeSau', augen: { anna: 10, x: 50, ben: 60 } })
			],
			['2 game.augen.x']
		],
		[
			'a game of Schafkopf',
			[opening('1', three), game('2', { contract: 'solo', declarer: 'anna', augen: 70 })],
			['2 game.contract']
		],
		['a game of Saukopf in Schafkopf', [opening('1'), game('2', eber)], ['2 game.contract']],
		[
			'five at the table',
			[
				...members('emil'),
				opening('1', { ...three, seats: [...FOUR, 'emil'] }),
				tonight('2', 'seats', { seats: [...FOUR, 'emil'], dealer: 'anna' })
			],
			['1 seats', '2 seats']
		],
		['three in Schafkopf', [opening('1', { ...three, rulebook: 'allgaeu' })], ['1 seats']],
		[
			'a fine of Schafkopf',
			[opening('1', three), tonight('2', 'incident', { incident: 'vergeben', player: 'anna' })],
			['2 incident']
		]
	])('%s', (_, entries, faults) => {
		expect(faultsOf(...entries)).toEqual(faults);
	});

	it('a Paarhufer at three may come from two phones: it is warned of', () => {
		const sauerei = { contract: 'sauerei', declarer: 'anna', partner: 'ben', bid: 61, augen: 70 };
		const text = fileText([...members(...FOUR), opening('1', three), game('2', sauerei)]);
		expect(auditText(text).evenings['freitag']?.warnings).toMatchObject([
			{ entry: '2', rule: 'contract-not-here' }
		]);
	});
});
