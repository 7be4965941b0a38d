import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, game, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import type { Ranked, Ranking } from './ranking.ts';

function rank(entries: readonly AnyEntry[]): Ranking {
	const log = standing(entries);
	const { ranking } = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
	if (!ranking) throw new Error('no championship');
	return ranking;
}

const of = ({ places }: Ranking, player: string): Ranked | undefined =>
	places.find((one) => one.player === player);
const placesIn = ({ places }: Ranking): readonly string[] =>
	places.map(({ place, player }) => `${place} ${player}`);

const written = (games: readonly Fields[]): readonly AnyEntry[] =>
	games.map((one, i) => game(`3 ${String(i).padStart(2, '0')}`, one));

const times = (count: number, one: Fields): readonly Fields[] => Array.from({ length: count }, () => one);

const ANNA = { declarer: 'anna' };
const BEN = { declarer: 'ben' };
const WON = { won: true };
const LOST = { won: false };
const solo = { contract: 'solo' };
const wenz = { contract: 'wenz' };
const bettel = { contract: 'bettel' };
const geier = { contract: 'geier' };
const gargaraz = { contract: 'gargaraz' };

describe('Zockmeisterschaft: what decides where all before it is level (§11.3)', () => {
	/** Puts carl and dora 320 points ahead of the two others: (2 + 8) × 16. */
	const away = { contract: 'rufspiel', declarer: 'carl', partner: 'dora', ...WON, laufende: 8, schuss: 4 };
	/** Gives ben twice `price` more points than anna, or anna than ben, in a Rufspiel in which carl called him. */
	const forBen = { contract: 'rufspiel', declarer: 'carl', partner: 'ben', ...WON };
	const forAnna = { ...forBen, partner: 'anna' };

	it.each<[string, number, readonly Fields[]]>([
		// anna 15, ben −5
		['Gesamtpunkte', 0, [{ ...solo, ...ANNA, ...WON }]],
		// 15 − 15 and −5 + 5
		[
			'gespielte Einzelspiele',
			1,
			[
				{ ...solo, ...ANNA, ...WON },
				{ ...solo, ...ANNA, ...LOST }
			]
		],
		// anna 0 + 10, ben 0 − 30; then (2 + 3) × 4 to ben and from anna: −10 and −10
		[
			'gewonnene Einzelspiele',
			2,
			[
				...[
					{ ...solo, ...ANNA, ...WON },
					{ ...solo, ...ANNA, ...LOST }
				],
				...[
					{ ...solo, ...BEN, ...LOST },
					{ ...solo, ...BEN, ...LOST }
				],
				{ ...forBen, laufende: 3, schuss: 2 }
			]
		],
		[
			'gespielte Farbsoli',
			3,
			[
				{ ...solo, ...ANNA, ...LOST },
				{ ...wenz, ...BEN, ...LOST }
			]
		],
		[
			'gewonnene Farbsoli',
			4,
			[
				...[
					{ ...solo, ...ANNA, ...WON },
					{ ...wenz, ...ANNA, ...LOST }
				],
				...[
					{ ...solo, ...BEN, ...LOST },
					{ ...wenz, ...BEN, ...WON }
				]
			]
		],
		[
			'gespielte Wenz',
			5,
			[
				{ ...wenz, ...ANNA, ...LOST },
				{ ...bettel, ...BEN, ...LOST }
			]
		],
		[
			'gewonnene Wenz',
			6,
			[
				...[
					{ ...wenz, ...ANNA, ...WON },
					{ ...bettel, ...ANNA, ...LOST }
				],
				...[
					{ ...wenz, ...BEN, ...LOST },
					{ ...bettel, ...BEN, ...WON }
				]
			]
		],
		// anna 15 − 52, ben −5 + 156: 188 apart; (2 + 8) × 8 = 80 and (2 + 3 + 1 + 1) × 2 = 14 are 94 each way
		[
			'gespielte Bettel',
			7,
			[
				...[
					{ ...bettel, ...ANNA, ...WON },
					{ contract: 'sie', ...BEN }
				],
				...[
					{ ...forAnna, laufende: 8, schuss: 3 },
					{ ...forAnna, laufende: 3, schwarz: true, schuss: 1 }
				]
			]
		],
		// one of two Rufspiele of the same price is won
		[
			'gewonnene Rufspiele',
			9,
			[forAnna, { contract: 'rufspiel', declarer: 'dora', partner: 'anna', ...LOST }]
		]
	])('%s', (text, by, games) => {
		const ranking = rank([...partie('zockmeisterschaft'), ...written([away, ...games])]);
		const [anna, ben] = [of(ranking, 'anna'), of(ranking, 'ben')];
		expect([anna?.place, ben?.place]).toEqual([3, 4]);
		expect(anna?.criteria.slice(0, by)).toEqual(ben?.criteria.slice(0, by));
		expect(anna?.criteria[by]).toBeGreaterThan(ben?.criteria[by] ?? Infinity);
		expect(ben?.behindBy).toEqual({ by, text, source: '§11.3' });
		expect(anna?.aheadBy).toEqual(ben?.behindBy);
	});

	// By the printed list this can't happen: players level in Einzelspiele, Farbsolos, Wenz and Bettel have as many Sie,
	// and a Sie is always won, so the won Bettel are level too. A club's own list may know more Einzelspiele.
	it('gewonnene Bettel, by a list that knows the Gargaraz', () => {
		const house = entry('11', 'rulebook', {
			rulebook: 'haus',
			base: 'allgaeu',
			name: 'Haus',
			changes: {
				order: [...allgaeu.order, 'gargaraz'],
				contracts: { gargaraz: allgaeu.contracts.geier },
				words: { contracts: { gargaraz: 'Gargaraz' } },
				points: { contracts: { gargaraz: { value: 5, source: 'Haus' } } }
			}
		});
		const ranking = rank([
			...[
				...partie('zockmeisterschaft'),
				house,
				partieEvening('20', 'zockmeisterschaft', { rulebook: 'haus', replaces: '2 evening' })
			],
			...written([away, { ...bettel, ...ANNA, ...WON }, { ...gargaraz, ...ANNA, ...LOST }]),
			...[game('4', { ...bettel, ...BEN, ...LOST }), game('5', { ...gargaraz, ...BEN, ...WON })]
		]);
		expect(of(ranking, 'anna')).toMatchObject({ place: 3, criteria: [-160, 2, 1, 0, 0, 0, 0, 1, 1, 0] });
		expect(of(ranking, 'ben')?.behindBy).toMatchObject({ by: 8, text: 'gewonnene Bettel' });
	});

	it('counts a Solo-Tout as a Farbsolo, a Wenz-Tout as a Wenz, and a won Rufspiel for the partner too', () => {
		const ranking = rank([
			...partie('zockmeisterschaft'),
			...written([
				...[
					{ ...solo, ...ANNA, ...WON, tout: true },
					{ ...wenz, ...ANNA, ...LOST, tout: true }
				],
				...[
					{ contract: 'sie', ...ANNA },
					{ ...bettel, ...ANNA, ...WON },
					{ ...geier, ...BEN, ...WON }
				],
				...[
					{ contract: 'rufspiel', ...BEN, partner: 'anna', ...WON },
					{ contract: 'rufspiel', ...BEN, partner: 'carl', ...LOST }
				],
				{ contract: 'mungo', losers: ['carl', 'dora'] }
			])
		]);
		// 30 − 30 + 156 + 15 − 5 + 2 + 2 + 1
		expect(of(ranking, 'anna')?.criteria).toEqual([171, 4, 3, 1, 1, 1, 0, 1, 1, 1]);
		// −10 + 10 − 52 − 5 + 15 + 2 − 2 + 1; a Geier counts as a Wenz (rules 1.9)
		expect(of(ranking, 'ben')?.criteria).toEqual([-41, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
	});
});

describe('tournament: what decides where all before it is level (schafkopfschule 5.4)', () => {
	const ruf = { contract: 'rufspiel', declarer: 'carl', ...WON };
	/** 3 points a game: 63 for carl and dora. */
	const away = times(21, { ...ruf, partner: 'dora', schwarz: true });
	const forBen = (sixes: number, twos: number) => [
		...times(sixes, { ...ruf, partner: 'ben', schwarz: true }),
		...times(twos, { ...ruf, partner: 'ben' })
	];
	const forAnna = (sixes: number, twos: number) =>
		forBen(sixes, twos).map((one) => ({ ...one, partner: 'anna' }));

	it.each<[string, number, readonly Fields[]]>([
		['Punkte', 0, [{ ...solo, ...ANNA, ...WON }]],
		// 24 and −8: 32 apart
		['gespielte Sie', 1, [{ contract: 'sie', ...ANNA }, ...forBen(5, 1)]],
		// 18 and −6
		['gewonnene Tout', 2, [{ ...solo, ...ANNA, ...WON, tout: true }, ...forBen(4, 0)]],
		['gespielte Tout', 3, [{ ...wenz, ...ANNA, ...LOST, tout: true }, ...forAnna(4, 0)]],
		// 6 and −2
		['gewonnene Soli und Wenz', 4, [{ ...wenz, ...ANNA, ...WON }, ...forBen(1, 1)]],
		['gespielte Soli und Wenz', 5, [{ ...solo, ...ANNA, ...LOST }, ...forAnna(1, 1)]]
	])('%s', (text, by, games) => {
		const approval = ruled('9', 'approval', { game: '3 21', approved: true });
		const ranking = rank([...partie('schafkopfschule'), ...written([...away, ...games]), approval]);
		const [anna, ben] = [of(ranking, 'anna'), of(ranking, 'ben')];
		expect([anna?.place, ben?.place]).toEqual([3, 4]);
		expect(anna?.criteria.slice(0, by)).toEqual(ben?.criteria.slice(0, by));
		expect(ben?.behindBy).toMatchObject({ by, text });
		expect(anna?.aheadBy).toEqual(ben?.behindBy);
	});

	it('counts nothing of what was struck, a first Tout as a simple Solo, and a Tout among Solos and Wenz', () => {
		const games = [
			...[
				{ ...solo, ...ANNA, ...WON, tout: true },
				{ ...solo, ...ANNA, ...WON, tout: true }
			],
			...[
				{ ...wenz, ...ANNA, ...LOST, tout: true },
				{ contract: 'sie', ...ANNA },
				{ ...solo, ...ANNA, ...LOST }
			]
		];
		const approvals = ['3 02', '3 03'].map((one) =>
			ruled(`9 ${one}`, 'approval', { game: one, approved: true })
		);
		const ranking = rank([...partie('schafkopfschule'), ...written(games), ...approvals]);
		// 6, struck, −18, 24, −6
		expect(of(ranking, 'anna')?.criteria).toEqual([6, 1, 0, 1, 1, 3]);
	});

	it('draws lots at the end: drawn first stands above; the last draw of two counts', () => {
		const lots = (id: string, ...result: readonly string[]) => ruled(id, 'draw', { what: 'lots', result });
		const club = partie('schafkopfschule');
		expect(placesIn(rank(club))).toEqual(['1 anna', '1 ben', '1 carl', '1 dora']);
		const drawn = rank([...club, lots('5', 'dora', 'ben', 'anna', 'carl')]);
		expect(placesIn(drawn)).toEqual(['1 dora', '2 ben', '3 anna', '4 carl']);
		expect(of(drawn, 'ben')?.behindBy).toMatchObject({ by: 'lots', source: '§5.4.2' });
		const again = [
			...club,
			lots('5', 'dora', 'ben', 'anna', 'carl'),
			lots('6', 'carl', 'dora', 'ben', 'anna')
		];
		expect(placesIn(rank(again))).toEqual(['1 carl', '2 dora', '3 ben', '4 anna']);
	});

	it('draws no lots between those whom points decide', () => {
		const games = written([{ ...solo, ...ANNA, ...WON }]);
		const lots = ruled('5', 'draw', { what: 'lots', result: ['dora', 'anna'] });
		expect(placesIn(rank([...partie('schafkopfschule'), ...games, lots]))).toEqual([
			...['1 anna', '2 ben', '2 carl', '2 dora']
		]);
	});
});

describe('play-off', () => {
	const club = partie('zockmeisterschaft');
	const playoff = (id: number, winner: string, loser: string): AnyEntry =>
		ruled(`5 ${id}`, 'playoff', { winner, loser });
	const wins = (...pairs: readonly string[]): readonly AnyEntry[] =>
		pairs.map((pair, i) => playoff(i, ...(pair.split(' ') as [string, string])));

	it.each<[string, readonly string[], readonly string[]]>([
		['none yet: all share', [], ['1 anna', '1 ben', '1 carl', '1 dora']],
		['one, of four: the others may still beat ben', ['ben anna'], ['1 anna', '1 ben', '1 carl', '1 dora']],
		[
			'1, 2, 2, 4',
			['carl anna', 'carl ben', 'carl dora', 'anna dora', 'ben dora'],
			['1 carl', '2 anna', '2 ben', '4 dora']
		],
		[
			'whom he beat that was beaten, while they have not played each other',
			['dora carl', 'carl ben', 'ben anna'],
			['1 anna', '1 ben', '1 carl', '1 dora']
		],
		[
			'each with each',
			['dora carl', 'carl ben', 'ben anna', 'dora ben', 'dora anna', 'carl anna'],
			['1 dora', '2 carl', '3 ben', '4 anna']
		],
		[
			'a circle shares',
			['anna ben', 'ben carl', 'carl anna', 'anna dora', 'ben dora', 'carl dora'],
			['1 anna', '1 ben', '1 carl', '4 dora']
		],
		[
			'each beat the other: both share, whoever did so last',
			['anna ben', 'ben anna', 'anna carl', 'anna dora', 'ben carl', 'ben dora'],
			['1 anna', '1 ben', '3 carl', '3 dora']
		]
	])('%s', (_, pairs, places) => {
		expect(placesIn(rank([...club, ...wins(...pairs)]))).toEqual(places);
	});

	it('says who still owes one, the lowest number first, who announces first', () => {
		const numbers = { anna: 4, ben: 3, carl: 2, dora: 1 };
		const ranking = rank([
			...partie('zockmeisterschaft', { numbers }),
			...wins('ben anna', 'carl anna', 'dora anna')
		]);
		expect(ranking.level).toEqual([['dora', 'carl', 'ben']]);
		expect(of(ranking, 'anna')?.behindBy).toEqual({
			by: 'playoff',
			text: 'Entscheidungsspiel',
			source: '§11.3'
		});
		expect(of(ranking, 'carl')).toMatchObject({ behindBy: null, aheadBy: { by: 'playoff' } });
		expect(of(ranking, 'anna')?.aheadBy).toBeNull();
	});

	it('decides nothing between those whom a criterion decides, nor do lots', () => {
		const games = written([{ ...solo, ...ANNA, ...WON }]);
		const lots = ruled('6', 'draw', { what: 'lots', result: ['dora', 'carl', 'ben', 'anna'] });
		const ranking = rank([...club, ...games, ...wins('ben anna'), lots]);
		expect(placesIn(ranking)).toEqual(['1 anna', '2 ben', '2 carl', '2 dora']);
	});
});

describe('a disputed game', () => {
	const ruf = { contract: 'rufspiel', ...ANNA, partner: 'ben', ...WON };
	// anna and ben 2 and a Mungo: anna 3, ben 1, carl −1, dora −3
	const club = [
		...partie('zockmeisterschaft'),
		...written([ruf, { contract: 'mungo', losers: ['ben', 'dora'] }])
	];

	it('moves a place by the outcome that is better for each', () => {
		// The lots left ben and carl with what was written; for carl the better outcome is to have won 8.
		const dispute = ruled('5', 'dispute', {
			game: '3 00',
			swing: { carl: -2, anna: 2 },
			best: { carl: 8, anna: 2 }
		});
		const ranking = rank([...club, dispute]);
		expect(placesIn(rank(club))).toEqual(['1 anna', '2 ben', '3 carl', '4 dora']);
		expect(placesIn(ranking)).toEqual(['1 carl', '2 anna', '3 ben', '4 dora']);
		expect(of(ranking, 'carl')).toMatchObject({ points: 9, criteria: [9, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
		// The games won stay as they were written.
		expect(of(ranking, 'ben')?.criteria[9]).toBe(1);
	});

	it('moves none where the better outcome is not enough, and the lots never do', () => {
		const swing = { anna: -2, ben: -2, carl: 2, dora: 2 };
		const best = { anna: 2, ben: 2, carl: -1, dora: -1 };
		const ranking = rank([...club, ruled('5', 'dispute', { game: '3 00', swing, best })]);
		expect(placesIn(ranking)).toEqual(placesIn(rank(club)));
		expect(ranking.places.map(({ points }) => points)).toEqual([3, 1, 0, -2]);
	});
});

describe('a substitute', () => {
	const ruf = { contract: 'rufspiel', declarer: 'emil', partner: 'ben', ...WON };
	const emil = members('emil');
	const club = [...partie('schafkopfschule'), ...emil, game('30', { ...ruf, declarer: 'anna' })];
	const stands = (id: string, out: string, comes: string): AnyEntry =>
		ruled(id, 'substitute', { out, in: comes });
	const seats = ['emil', 'ben', 'carl', 'dora'];
	const sitsDown = (id: string): AnyEntry =>
		entry(id, 'seats', { evening: 'freitag', seats, dealer: 'dora' });

	it('takes over number and points, and plays on', () => {
		const ranking = rank([...club, stands('4', 'anna', 'emil'), sitsDown('50'), game('51', ruf)]);
		expect(placesIn(ranking)).toEqual(['1 emil', '1 ben', '3 carl', '3 dora']);
		expect(of(ranking, 'emil')).toMatchObject({ number: 1, points: 2 });
	});

	it('has what he played before it was written down that he came in', () => {
		const ranking = rank([...club, sitsDown('50'), game('51', ruf), stands('6', 'anna', 'emil')]);
		expect(of(ranking, 'emil')).toMatchObject({ number: 1, points: 2 });
	});

	it('who nobody named is not ranked', () => {
		const ranking = rank([...club, sitsDown('50'), game('51', ruf)]);
		expect(placesIn(ranking)).toEqual(['1 ben', '2 anna', '3 carl', '3 dora']);
	});

	it('may come in for another one later: each keeps what was played for him', () => {
		const late = entry('515', 'seats', {
			evening: 'freitag',
			seats: ['emil', 'ben', 'carl', 'anna'],
			dealer: 'anna'
		});
		const ranking = rank([
			...[...club, stands('40', 'anna', 'emil'), sitsDown('41'), game('42', ruf)],
			...[stands('50', 'emil', 'anna'), stands('51', 'dora', 'emil'), late],
			game('52', { ...ruf, declarer: 'ben', partner: 'emil' })
		]);
		// number 1: 1, 1 by emil, −1; number 4: −1 and −1 by dora, 1 by emil
		expect(ranking.places.map(({ player, number, points }) => [player, number, points])).toEqual([
			['ben', 2, 3],
			['anna', 1, 1],
			['emil', 4, -1],
			['carl', 3, -3]
		]);
	});

	it('who plays on a place of his own, or comes for a stranger, changes nothing', () => {
		const ranking = rank([...club, stands('4', 'anna', 'ben'), stands('5', 'fritz', 'emil')]);
		expect(placesIn(ranking)).toEqual(placesIn(rank(club)));
	});
});

it('is ranked by the first entry that counts, and not at all without one', () => {
	const second = ruled('8', 'championship', {
		year: 2026,
		system: 'schafkopfschule',
		players: ['anna'],
		numbers: {},
		plan: []
	});
	const ranking = rank([...partie('zockmeisterschaft'), second]);
	expect(ranking.places).toHaveLength(4);
	const voided = [...partie('zockmeisterschaft'), entry('9', 'void', { target: '1 championship' })];
	expect(foldChampionship(standing(voided), CHAMPIONSHIP, BOOKS).ranking).toBeNull();
});

it('knows no number of a member called __proto__ who drew none', () => {
	const players = ['anna', '__proto__', 'carl', 'dora'];
	const [, , , , championship] = partie('zockmeisterschaft', { players });
	const { places } = rank([...members('__proto__'), ...(championship ? [championship] : [])]);
	expect(places.map(({ player, number }) => [player, number])).toEqual([
		['anna', 1],
		['carl', 3],
		['dora', 4],
		['__proto__', null]
	]);
});
