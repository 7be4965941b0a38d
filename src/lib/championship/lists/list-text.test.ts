import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import {
	asEntry,
	entry,
	EVENING,
	fieldsOf,
	FOUR,
	game,
	members,
	opening,
	strike,
	tonight
} from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { nextId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { clashesIn } from '../merging/clashes.ts';
import {
	doubtText,
	listText,
	shownClash,
	tableClashTitle,
	versionText,
	type Reader
} from '../merging/apart-text.ts';
import type { Replaced } from '../draw/entrants.ts';
import { confirmationsOf } from './confirmations.ts';
import { foldChampionship } from '../from-log.ts';
import {
	begunText,
	confirmedText,
	countedAs,
	crossSumText,
	gamePoints,
	leftText,
	replacedText,
	stateText,
	tableName
} from './list-text.ts';
import { championshipNews } from '../merging/news.ts';
import type { System } from '../system.ts';
import type { Partie } from './partie.ts';
import { progressOf } from './progress.ts';
import type { TableProgress } from './table-progress.ts';

const nameOf = (member: string): string => member;
const RUF = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };
const games = (count: number): readonly AnyEntry[] =>
	Array.from({ length: count }, (_, i) => game(`3 ${String(i).padStart(2, '0')}`, RUF));
const confirms = (...names: readonly string[]): readonly AnyEntry[] =>
	names.map((member) => tonight(`5 ${member}`, 'confirm', { member }));

function table(entries: readonly AnyEntry[]): TableProgress {
	const { rulings, partien } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	const found = rulings.entry && progressOf(rulings.entry, rulings, partien).partien[0]?.[0];
	if (!found) throw new Error('no table');
	return found;
}

const zock = partie('zockmeisterschaft');
const schule = partie('schafkopfschule');

it('names who is still written at a table, who plays there now, and what comes of it', () => {
	const replaced = { out: 'anna', comes: 'emil' } as unknown as Replaced;
	expect(replacedText({ left: 7 }, replaced, nameOf)).toBe(
		'anna steht hier noch, aber jetzt spielt emil: Der Tisch muss es noch erfahren.'
	);
	expect(replacedText({ left: 0 }, replaced, nameOf)).toBe(
		'anna ist hier noch geschrieben, als schon emil spielte: Diese Spiele zählen für emil.'
	);
});

describe('the points of a game in its row', () => {
	const rowOf = (entries: readonly AnyEntry[]): readonly (string | null)[] => {
		const [list] = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS).partien;
		const last = list?.games.at(-1);
		return list && last ? [gamePoints(last, list), countedAs(last, list)] : [];
	};
	const solo = { contract: 'solo', declarer: 'anna', won: true };
	const first = 'Im ersten Spiel zählt es als einfaches Solo oder Wenz (§\u00a05.2.15).';

	it.each<[string, readonly AnyEntry[], readonly (string | null)[]]>([
		['a Rufspiel', [...zock, game('3', RUF)], ['±2 P', null]],
		['a Solo', [...zock, game('3', solo)], ['+15 −5 P', null]],
		[
			'a lost Wenz',
			[...zock, game('3', { contract: 'wenz', declarer: 'ben', won: false })],
			['+5 −15 P', null]
		],
		[
			'any of an invalid list',
			[...schule, game('3', RUF), ruled('5', 'invalid', { evening: 'freitag', reason: 'unleserlich' })],
			['zählt nicht', 'Die Liste ist für ungültig erklärt; sie zählt keine Punkte (§\u00a05.3.6).']
		],
		['a Mungo', [...zock, game('3', { contract: 'mungo', losers: ['anna', 'ben'] })], ['±1 P', null]],
		[
			'a game of a disputed list',
			[
				...zock,
				game('3', RUF),
				ruled('4', 'dispute', { game: '3', swing: { anna: 0, ben: 0, carl: 0, dora: 0 }, best: {} })
			],
			['0 P', null]
		],
		['a tournament’s first Tout', [...schule, game('3', { ...solo, tout: true })], ['+6 −2 P', first]],
		[
			'its first Sie',
			[...schule, game('3', { contract: 'sie', declarer: 'anna' })],
			['zählt nicht', 'Im ersten Spiel zählt ein Sie keine Punkte (§\u00a02.9.1).']
		],
		[
			'a Tout nobody approved',
			[...schule, game('3', RUF), game('4', { ...solo, tout: true })],
			[
				'wartet',
				'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Es zählt keine Punkte (§\u00a05.2.17).'
			]
		],
		[
			'a Tout that was refused',
			[
				...schule,
				game('3', RUF),
				game('4', { ...solo, tout: true }),
				ruled('5', 'approval', { game: '4', approved: false })
			],
			['gestrichen', 'Der Schiedsrichter hat dieses Spiel abgelehnt; es zählt keine Punkte (§\u00a05.2.17).']
		],
		// Wrong play by the declarer costs 3 points to each (rules 3.2).
		[
			'a penalty',
			[...schule, game('3', { ...solo, foul: { player: 'anna', kind: 'karte' } })],
			['+3 −9 P', null]
		],
		// 18 for the offender, 0 for all others (3.4.17)
		[
			'a penalty in a Tout',
			[
				...schule,
				game('3', RUF),
				game('4', { ...solo, tout: true, foul: { player: 'anna', kind: 'karte' } }),
				ruled('5', 'approval', { game: '4', approved: true })
			],
			[
				'−18 P',
				'Strafe im Tout: 18 Minuspunkte, die anderen bekommen 0; die Quersumme dieses Spiels ist −18 (§\u00a03.4.17).'
			]
		],
		[
			'a penalty in a Tout that nobody approved',
			[
				...schule,
				game('3', RUF),
				game('4', { ...solo, tout: true, foul: { player: 'anna', kind: 'karte' } })
			],
			[
				'wartet, −18 P',
				'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Es ist gestrichen (§\u00a05.2.17), die Strafe für falsches Spielen bleibt (§\u00a03.4.17). Strafe im Tout: 18 Minuspunkte, die anderen bekommen 0; die Quersumme dieses Spiels ist −18 (§\u00a03.4.17).'
			]
		]
	])('%s', (_, entries, expected) => {
		expect(rowOf(entries)).toEqual(expected);
	});
});

describe('how far a table is', () => {
	it.each<[string, readonly AnyEntry[], string, string]>([
		['at the beginning', zock, 'noch 40 Spiele', ''],
		['within the first round', [...zock, ...games(3)], 'noch 37 Spiele', ''],
		['after the first round', [...zock, ...games(4)], 'noch 36 Spiele', 'Runde 1: Quersumme 0 ✓'],
		['before the last game', [...zock, ...games(39)], 'noch 1 Spiel', 'Runde 9: Quersumme 0 ✓'],
		['after it', [...zock, ...games(40)], '40 Spiele: fertig, bitte bestätigen', 'Runde 10: Quersumme 0 ✓'],
		['in the tournament', [...schule, ...games(2)], 'noch 30 Spiele', ''],
		[
			'in the tournament, with a penalty in a Tout',
			[
				...schule,
				...games(3),
				game('4', { contract: 'solo', declarer: 'anna', tout: true, foul: { player: 'anna', kind: 'karte' } })
			],
			'noch 28 Spiele',
			'Runde 1: Quersumme −18 ✓, Strafe im Tout (§\u00a03.4.17)'
		]
	])('%s', (_, entries, left, sum) => {
		expect([leftText(table(entries), nameOf), crossSumText(table(entries))]).toEqual([left, sum]);
	});

	it('is told for each player at five', () => {
		const five = [...FOUR, 'emil'];
		const numbers = Object.fromEntries(five.map((name, i) => [name, i + 1]));
		const [, , , , championship] = partie('zockmeisterschaft', {
			players: five,
			numbers,
			plan: [[[1, 2, 3, 4, 5]]]
		});
		const opened = [
			...members(...five),
			...(championship ? [championship] : []),
			partieEvening('2 evening', 'zockmeisterschaft', { seats: five, dealer: 'emil' })
		];
		expect(leftText(table(opened), nameOf)).toBe('noch 50 Spiele, jeder noch 40');
		// emil dealt the first and sat out.
		expect(leftText(table([...opened, game('3', RUF)]), nameOf)).toBe(
			'noch 49 Spiele: anna 39, ben 39, carl 39, dora 39, emil 40'
		);
	});

	it('warns of a game too many, and does not ask to confirm it', () => {
		const progress = table([...zock, ...games(41)]);
		expect(leftText(progress, nameOf)).toBe('1 Spiel zu viel');
		expect(progress.warnings).toContain(
			'Zu viele Spiele: 41 statt 40. Was nicht hierher gehört, wird gestrichen.'
		);
		expect(stateText(progress, null)).toBe('41 statt 40 Spiele');
	});

	it.each<[string, readonly AnyEntry[], string]>([
		['nobody', [], 'noch nicht bestätigt'],
		['one', confirms('ben'), '1 von 4 hat bestätigt'],
		['three', confirms('anna', 'ben', 'carl'), '3 von 4 haben bestätigt'],
		['all', confirms(...FOUR), 'bestätigt von allen vier'],
		[
			'all, then struck',
			[...confirms(...FOUR), strike('6', '3 00')],
			'ohne Vermerk geändert, seitdem hat keiner bestätigt'
		],
		[
			'all, then struck, and one again',
			[...confirms(...FOUR), strike('6', '3 00'), tonight('7', 'confirm', { member: 'ben' })],
			'ohne Vermerk geändert, seitdem hat 1 von 4 bestätigt'
		],
		[
			'all, then struck with a tick',
			[...confirms(...FOUR), strike('6', '3 00'), tonight('7', 'tick', { remark: 'ja' })],
			'bestätigt, danach mit Vermerk geändert'
		]
	])('is confirmed by %s', (_, more, expected) => {
		const entries = [...zock, ...games(40), ...more];
		expect(
			confirmedText(confirmationsOf(entries, EVENING as EveningId, FOUR as readonly string[] as MemberId[]))
		).toBe(expected);
	});

	it.each([
		[4, 'vier'],
		[5, 'fünf'],
		[6, 'sechs']
	])('says of %d how many they are', (count, word) => {
		const names = Array.from({ length: count }, (_, i) => `player ${i}`);
		const entries = [
			...zock.map((entry) => (entry.kind === 'evening' ? { ...entry, seats: names } : entry)),
			...games(40),
			...confirms(...names)
		] as AnyEntry[];
		expect(
			confirmedText(confirmationsOf(entries, EVENING as EveningId, names as readonly string[] as MemberId[]))
		).toBe(`bestätigt von allen ${word}`);
	});
});

describe('what is in doubt', () => {
	const again = partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' });
	const clashIn = (entries: readonly AnyEntry[]) => {
		const log = standing(entries);
		const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
		return {
			folded,
			clash: clashesIn(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded).clashes[0]
		};
	};

	const reader = (list: Partie | undefined, system?: System): Reader => ({
		names: { member: nameOf, game: String, list: String, table: () => '' },
		device: () => 'Handy A',
		system,
		listOf: () => list
	});

	it('is told of a table with what counts meanwhile', () => {
		const { clash } = clashIn([
			...zock,
			...games(2),
			again,
			entry('4', 'game', { evening: 'zweite', game: RUF })
		]);
		if (clash?.type !== 'table') throw new Error('no clash of a table');
		expect(tableClashTitle(clash)).toBe('Tisch 1, 1. Partie: zweimal geschrieben');
		expect(tableClashTitle(clash, 'schafkopfschule')).toBe('Tisch 1, 1. Durchgang: zweimal geschrieben');
		expect(doubtText(clash, reader(undefined, 'schafkopfschule'))).toContain(
			'Tisch 1, 1. Durchgang: zweimal'
		);
		expect(clash.versions.map((version) => listText(version, nameOf))).toEqual([
			'2 Spiele: anna +4 P, ben +4 P, carl −4 P, dora −4 P',
			'1 Spiel: anna +2 P, ben +2 P, carl −2 P, dora −2 P'
		]);
		expect(doubtText(clash, reader(undefined))).toBe(
			'Tisch 1, 1. Partie: zweimal geschrieben. Bis zur Entscheidung zählt, was zuerst begonnen wurde (2 Spiele).'
		);
	});

	it('is told of a list that was continued on two phones, with the game of each and who wrote it', () => {
		const by = (device: number, n: number): string => nextId(null, 1_700_000_000_000 + n, BigInt(device));
		const { clash } = clashIn([
			...zock,
			game(by(1, 1), RUF),
			game(by(1, 2), { contract: 'solo', declarer: 'anna', won: true }, { seen: by(1, 1) }),
			game(by(2, 3), { contract: 'wenz', declarer: 'ben', won: true }, { seen: by(1, 1) })
		]);
		if (!clash) throw new Error('no clash');
		const device = (id: string): string => (id === by(1, 2) ? 'dieses Handy' : 'Handy von Tisch 1');
		expect(shownClash(clash, { ...reader(undefined), device })).toEqual({
			title: 'Tisch 1, 1. Partie: auf zwei Handys weitergeschrieben',
			versions: [
				{
					text: '2 Spiele: anna +17 P, ben −3 P, carl −7 P, dora −7 P',
					games: ['Spiel 2: anna gewinnt: Solo'],
					by: 'dieses Handy, 19:30 Uhr'
				},
				{
					text: '2 Spiele: ben +17 P, anna −3 P, carl −7 P, dora −7 P',
					games: ['Spiel 2: ben gewinnt: Wenz'],
					by: 'Handy von Tisch 1, 19:30 Uhr'
				}
			]
		});
	});

	it('is told of a game with both versions', () => {
		const by = (device: number): string => nextId(null, 1_700_000_000_000, BigInt(device));
		const { clash, folded } = clashIn([
			...zock,
			...games(2),
			game(by(1), { contract: 'solo', declarer: 'anna', won: true }, { replaces: '3 01' }),
			strike(by(2), '3 01')
		]);
		if (clash?.type !== 'game') throw new Error('no clash of a game');
		const [list] = folded.partien;
		expect(clash.versions.map((version) => versionText(version, list?.evening.book, nameOf))).toEqual([
			'anna gewinnt: Solo',
			'gestrichen'
		]);
		expect(doubtText(clash, reader(list))).toBe(
			'Tisch 1, 1. Partie, Spiel 2: auf zwei Handys verschieden geändert. Bis zur Entscheidung zählt, was zuletzt geschrieben wurde.'
		);
	});
});

describe('what a file brings', () => {
	const one = [...zock, ...games(40), ...confirms(...FOUR)];

	it('is told table by table', () => {
		expect(championshipNews([], one, CHAMPIONSHIP, BOOKS)).toEqual({
			tables: ['Tisch 1, 1. Partie: 40 Spiele, bestätigt von allen vier'],
			said: [],
			doubts: []
		});
		expect(championshipNews(zock, [...zock, ...games(23)], CHAMPIONSHIP, BOOKS).tables).toEqual([
			'Tisch 1, 1. Partie: läuft: 23 von 40 Spielen'
		]);
	});

	it('is nothing where all of it is known, and a struck game is something', () => {
		expect(championshipNews(one, one, CHAMPIONSHIP, BOOKS)).toEqual({
			tables: [],
			said: [],
			doubts: []
		});
		expect(championshipNews(one, [...one, strike('6', '3 00')], CHAMPIONSHIP, BOOKS).tables).toEqual([
			'Tisch 1, 1. Partie: läuft: 39 von 40 Spielen'
		]);
	});

	it('names a table that is here already', () => {
		const again = partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' });
		const other = entry('4', 'game', { evening: 'zweite', game: RUF });
		expect(championshipNews(one, [...one, again, other], CHAMPIONSHIP, BOOKS).tables).toEqual([
			'Tisch 1, 1. Partie: läuft: 1 von 40 Spielen (dieser Tisch ist schon da: zweimal geschrieben)'
		]);
	});

	it('names what was ruled and drawn, and what was taken back, in a sentence each', () => {
		const said = [
			ruled('5 a', 'substitute', { out: 'anna', in: 'emil' }),
			ruled('5 b', 'draw', { what: 'seats', partie: 1, table: 1, result: [...FOUR] }),
			ruled('5 c', 'approval', { game: '3 01', approved: false })
		];
		const come = [...one, ...members('emil'), ...said];
		expect(championshipNews(one, come, CHAMPIONSHIP, BOOKS).said).toEqual([
			'emil spielt für anna weiter',
			'Tisch 1, 1. Partie: Plätze ausgelost: anna, ben, carl, dora',
			'Partie 1, Tisch 1, Spiel 2: abgelehnt'
		]);
		expect(championshipNews(come, [...come, strike('6', '5 a')], CHAMPIONSHIP, BOOKS).said).toEqual([
			'zurückgenommen: emil spielt für anna weiter'
		]);
	});

	it('leaves drawn seats to the list that comes with them, and says those of any other', () => {
		const here = zock.filter(({ kind }) => kind !== 'evening');
		const seats = (id: string, partie: number, table: number): AnyEntry =>
			ruled(id, 'draw', { what: 'seats', partie, table, result: [...FOUR] });
		const come = [
			...zock,
			partieEvening('2 other', 'zockmeisterschaft', { evening: 'anderer', table: 2 }),
			seats('5 a', 1, 1),
			seats('5 b', 1, 3),
			seats('5 c', 2, 1)
		];
		const others = [
			'Tisch 3, 1. Partie: Plätze ausgelost: anna, ben, carl, dora',
			'Tisch 1, 2. Partie: Plätze ausgelost: anna, ben, carl, dora'
		];
		expect(championshipNews(here, come, CHAMPIONSHIP, BOOKS).said).toEqual(others);
		// The list is here already: then nothing else says who sits where.
		expect(championshipNews(zock, come, CHAMPIONSHIP, BOOKS).said).toEqual([
			'Tisch 1, 1. Partie: Plätze ausgelost: anna, ben, carl, dora',
			...others
		]);
	});

	it('says a table that is here already once, and nothing of another championship', () => {
		const again = partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' });
		const come = [
			...one,
			again,
			entry('4', 'game', { evening: 'zweite', game: RUF }),
			entry('5 x', 'substitute', { championship: 'andere', out: 'anna', in: 'ben' })
		];
		expect(championshipNews(one, come, CHAMPIONSHIP, BOOKS)).toEqual({
			tables: [
				'Tisch 1, 1. Partie: läuft: 1 von 40 Spielen (dieser Tisch ist schon da: zweimal geschrieben)'
			],
			said: [],
			doubts: []
		});
	});

	it('says none of two tables in doubt that were both written twice', () => {
		const come = [
			...one,
			partieEvening('2 again', 'zockmeisterschaft', { evening: 'eins' }),
			partieEvening('2 b', 'zockmeisterschaft', { evening: 'zwei', table: 2 }),
			partieEvening('2 c', 'zockmeisterschaft', { evening: 'drei', table: 2 }),
			...['eins', 'zwei', 'drei'].map((evening) => entry(`4 ${evening}`, 'game', { evening, game: RUF }))
		];
		const { tables, doubts } = championshipNews(one, come, CHAMPIONSHIP, BOOKS);
		expect(tables).toHaveLength(3);
		expect(doubts).toEqual([]);
	});

	it('takes for a list that was taken out neither a ruling nor another evening', () => {
		const here = [...one, ...members('emil'), ruled('5 a', 'substitute', { out: 'anna', in: 'emil' })];
		const stammtisch = opening('6', { evening: 'stammtisch' });
		const come = [...here, stammtisch, strike('7', '5 a'), strike('8', '6')];
		expect(championshipNews(here, come, CHAMPIONSHIP, BOOKS).tables).toEqual([]);
	});

	it('says that the set-up is changed, but not where it is new', () => {
		const setUp = zock.find(({ kind }) => kind === 'championship') as AnyEntry;
		const changed = asEntry({ ...fieldsOf(setUp), id: '5', fee: 1000, replaces: setUp.id });
		expect(championshipNews(one, [...one, changed], CHAMPIONSHIP, BOOKS).said).toEqual([
			'Teilnehmer, Nummern oder Sitzplan sind geändert'
		]);
		expect(championshipNews([], [...one, changed], CHAMPIONSHIP, BOOKS).said).toEqual([]);
	});

	it('names a list that was taken out', () => {
		const here = [...one, strike('6', '2 evening')];
		expect(championshipNews(here, [...here, game('7', RUF)], CHAMPIONSHIP, BOOKS).tables).toEqual([
			'Tisch 1, 1. Partie: eine Liste, die gestrichen ist'
		]);
	});

	it('warns of what was written apart, and of a table that did not know of a substitute', () => {
		const by = (device: number): string => nextId(null, 1_700_000_000_000 + device, BigInt(device));
		const seen = { seen: '1 championship' };
		const here = [
			...zock,
			...members('emil'),
			ruled(by(1), 'substitute', { out: 'anna', in: 'emil', ...seen })
		];
		const come = [...here, ruled(by(2), 'substitute', { out: 'ben', in: 'emil', ...seen })];
		expect(championshipNews(here, come, CHAMPIONSHIP, BOOKS).doubts).toEqual([
			'emil ist als Ersatz für anna und ben eingetragen: muss entschieden werden'
		]);
		expect(championshipNews(here, [...here, game(by(3), RUF)], CHAMPIONSHIP, BOOKS).doubts).toEqual([
			'Tisch 1, 1. Partie: anna ist geschrieben, obwohl jetzt emil spielt'
		]);
		// Before the substitute came, anna was right there.
		expect(championshipNews(here, [...here, game(by(0), RUF)], CHAMPIONSHIP, BOOKS).doubts).toEqual([]);
	});

	it('says why numbers and plan stand, in the words of the system', () => {
		expect(begunText('zockmeisterschaft')).toBe('Die erste Partie hat begonnen');
		expect(begunText('schafkopfschule')).toBe('Der erste Durchgang hat begonnen');
	});

	it('names a table by number', () => {
		expect(tableName(table(zock))).toBe('Tisch 1, 1. Partie');
		expect(tableName({ partie: null, table: null })).toBe('Nicht im Sitzplan');
	});
});
