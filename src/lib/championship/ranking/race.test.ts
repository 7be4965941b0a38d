import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, FOUR, game, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { often } from '../../../../tests/support/whole.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { progressOf } from '../lists/progress.ts';
import { raceOf, stakesOf, swingText, type Race, type Swing } from './race.ts';
import { BOOK_OF } from '../book.ts';

// One short Partie at one table, worked out by hand: a Solo without Laufende is 15 and −5 each (§11.5).

function race(entries: readonly AnyEntry[]): Race {
	const log = standing(entries);
	const { rulings, partien, ranking } = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
	if (!rulings.entry || !ranking) throw new Error('no championship');
	const { system } = rulings.entry;
	return raceOf(
		ranking,
		progressOf(rulings.entry, rulings, partien),
		stakesOf(system, BOOK_OF[system], partien)
	);
}

const club = (games: number, written: readonly Fields[], system = 'zockmeisterschaft') => [
	...partie(system, { games }),
	...written.map((one, i) => game(`3 ${i}`, one))
];

const solo = { contract: 'solo', declarer: 'anna', won: true };
const EIGHT = [...FOUR, 'emil', 'fritz', 'gusti', 'hans'];

/** One Partie of two games at two tables. */
const atTwoTables = () =>
	partie('zockmeisterschaft', {
		players: EIGHT,
		numbers: Object.fromEntries(EIGHT.map((player, i) => [player, i + 1])),
		plan: [
			[
				[1, 2, 3, 4],
				[5, 6, 7, 8]
			]
		],
		games: 2
	});
const inShort = ({ contenders }: Race): readonly string[] =>
	contenders.map(({ player, behind, left, reach }) => `${player} −${behind}, ${left} left: ${reach}`);

const written = ({ together, apart, most }: Swing): string =>
	`${together.games} × ${together.points} + ${apart.games} × ${apart.points} = ${most}`;

const swingsOf = ({ contenders }: Race, who: string): readonly string[] =>
	contenders
		.filter(({ player }) => player === who)
		.flatMap(({ plain, dearest }) => [written(plain), written(dearest)]);

describe('what can still be made up', () => {
	it('is told as it is worked out, without games that are not left', () => {
		const three = { games: 3, points: 20 };
		const two = { games: 2, points: 15 };
		const none = { games: 0, points: 15 };
		expect(swingText({ together: three, apart: two, most: 90 })).toBe('3 × 20 + 2 × 15 = 90');
		expect(swingText({ together: none, apart: two, most: 30 })).toBe('2 × 15 = 30');
		expect(swingText({ together: none, apart: none, most: 0 })).toBe('0');
	});
});

describe('who can still become king', () => {
	it('everybody before the first game', () => {
		const before = race(club(40, []));
		expect(before.over).toBe(false);
		expect(inShort(before)).toEqual([
			'anna −0, 40 left: in',
			'ben −0, 40 left: in',
			'carl −0, 40 left: in',
			'dora −0, 40 left: in'
		]);
	});

	it('who draws level by plain Solos against the leader, 15 and 5 each; criteria could decide', () => {
		// 45 and −15 each. After the Mungo anna has 46, ben −14, carl and dora −16. Three games left are 60: ben is level.
		const mungo = { contract: 'mungo', losers: ['carl', 'dora'] };
		const now = race(club(7, [solo, solo, solo, mungo]));
		expect(inShort(now)).toEqual([
			'anna −0, 3 left: in',
			'ben −60, 3 left: in',
			'carl −62, 3 left: hardly',
			'dora −62, 3 left: hardly'
		]);
		expect(swingsOf(now, 'carl')[0]).toBe('3 × 20 + 0 × 15 = 60');
	});

	it('and nobody whom even the dearest games do not bring level', () => {
		// The dearest game: a Solo-Tout with 8 Laufende and 4 Schuss is (5 + 8) × 2 × 2⁴ = 416 for each opponent (§11.5).
		const tout = { ...solo, tout: true, laufende: 8, schuss: 4 };
		const one = race(club(2, [tout]));
		// 1248 and −416: one more such game, by ben, is exactly level
		expect(inShort(one)).toEqual([
			'anna −0, 1 left: in',
			'ben −1664, 1 left: hardly',
			'carl −1664, 1 left: hardly',
			'dora −1664, 1 left: hardly'
		]);
		expect(swingsOf(one, 'ben')).toEqual(['1 × 20 + 0 × 15 = 20', '1 × 1664 + 0 × 1248 = 1664']);
		const mungo = { contract: 'mungo', losers: ['carl', 'dora'] };
		expect(inShort(race(club(3, [tout, mungo])))).toEqual([
			'anna −0, 1 left: in',
			'ben −1664, 1 left: hardly',
			'carl −1666, 1 left: out',
			'dora −1666, 1 left: out'
		]);
	});

	it('by what the leader can lose at another table too', () => {
		const two = [...atTwoTables(), game('3 0', solo)];
		// emil has 2 games of his own; anna can lose one elsewhere, three times 416
		expect(swingsOf(race(two), 'emil')).toEqual(['0 × 20 + 2 × 15 = 30', '0 × 1664 + 3 × 1248 = 3744']);
	});

	it('of several leaders by the one who is hardest to reach', () => {
		const two = [
			...atTwoTables(),
			partieEvening('2 other', 'zockmeisterschaft', {
				...{ evening: 'other', table: 2, seats: EIGHT.slice(4), dealer: 'hans' }
			}),
			game('3 0', solo),
			game('3 1', { ...solo, declarer: 'emil' }, { evening: 'other' })
		];
		// anna and emil have 15. By plain Solos emil is harder, whom ben does not meet; by the dearest anna, whom he does.
		expect(swingsOf(race(two), 'ben')).toEqual(['0 × 20 + 1 × 15 = 15', '1 × 1664 + 0 × 1248 = 1664']);
	});

	it('after the last game who stands first, with those he has a play-off with', () => {
		const over = race(club(1, [{ contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true }]));
		expect(over.over).toBe(true);
		expect(over.contenders.map(({ player, reach }) => `${player} ${reach}`)).toEqual([
			...['anna in', 'ben in', 'carl out', 'dora out']
		]);
	});

	it('by games he has left: at five who dealt twice has more of them', () => {
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const entries = [
			...partie('zockmeisterschaft', {
				players: seats,
				numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 },
				plan: [[[1, 2, 3, 4, 5]]],
				games: 4
			}).slice(0, -1),
			partieEvening('2 evening', 'zockmeisterschaft', { seats, dealer: 'emil' }),
			game('3 0', solo)
		];
		// emil dealt: all his 4 games are to come
		expect(race(entries).contenders.map(({ player, left }) => `${player} ${left}`)).toEqual([
			...['anna 3', 'emil 4', 'ben 3', 'carl 3', 'dora 3']
		]);
		// Of the 4 games anna and ben sit out one each: at the dearest not the same one.
		expect(swingsOf(race(entries), 'ben')).toEqual(['3 × 20 + 0 × 15 = 60', '2 × 1664 + 2 × 1248 = 5824']);
	});

	it('is over though who was dismissed has games left', () => {
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const five = partie('schafkopfschule', {
			players: seats,
			numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 },
			plan: [[[1, 2, 3, 4, 5]]],
			games: 1
		}).slice(0, -1);
		const opened = partieEvening('2 evening', 'schafkopfschule', { seats, dealer: 'emil' });
		const gone = ruled('4', 'disqualify', { member: 'emil', reason: 'Karte gezinkt' });
		expect(race([...five, opened, game('3 0', solo)]).over).toBe(false);
		expect(race([...five, opened, game('3 0', solo), gone]).over).toBe(true);
	});

	it('by what counts for the places, not by the lots', () => {
		// for ben −5 by lots, but 50 in his favour: he leads
		const dispute = ruled('5', 'dispute', { game: '3 0', swing: { ben: -5 }, best: { ben: 50 } });
		expect(inShort(race([...club(2, [solo]), dispute]))).toEqual([
			'ben −0, 1 left: in',
			'anna −35, 1 left: hardly',
			'carl −55, 1 left: hardly',
			'dora −55, 1 left: hardly'
		]);
	});
});

describe('what is at stake', () => {
	it('is 2 for a Solo and 8 for a Sie in the tournament, where Laufende count no points (5.2.7)', () => {
		// 6 and −2 each; a plain Solo is 6 and 2, level with the eight that are missing
		const one = race(club(2, [solo], 'schafkopfschule'));
		expect(inShort(one)).toEqual([
			'anna −0, 1 left: in',
			'ben −8, 1 left: in',
			'carl −8, 1 left: in',
			'dora −8, 1 left: in'
		]);
		expect(swingsOf(one, 'ben')).toEqual(['1 × 8 + 0 × 6 = 8', '1 × 32 + 0 × 24 = 32']);
	});

	it("is what the evening's own list says", () => {
		const house = entry('11', 'rulebook', {
			rulebook: 'haus',
			base: 'allgaeu',
			name: 'Haus',
			changes: { points: { contracts: { solo: { value: 7, source: 'Haus' } } } }
		});
		const opened = partieEvening('20', 'zockmeisterschaft', { rulebook: 'haus', replaces: '2 evening' });
		const [plain] = swingsOf(race([...partie('zockmeisterschaft'), house, opened]), 'ben');
		// four times 7 in each of 40 games
		expect(plain).toBe('40 × 28 + 0 × 21 = 1120');
	});
});

describe('out of reach', () => {
	const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map((name) => asId<MemberId>(name));
	const SHARE = 416;
	/** Points so far, and the tables that are still to be played: who sits there, and how many games are left. */
	const stand = fc.record({
		points: fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 8, maxLength: 8 }),
		tables: fc.array(
			fc.record({
				players: fc.shuffledSubarray(PLAYERS, { minLength: 4, maxLength: 4 }),
				left: fc.integer({ min: 0, max: 4 })
			}),
			{ maxLength: 3 }
		)
	});
	type Stand = typeof stand extends fc.Arbitrary<infer T> ? T : never;

	function raceFrom({ points, tables }: Stand): Race {
		const sorted = PLAYERS.map((player, i) => ({ player, points: points[i] ?? 0 })).sort(
			(a, b) => b.points - a.points
		);
		const places = sorted.map((one) => ({
			...{ ...one, place: sorted.filter((other) => other.points > one.points).length + 1, number: null },
			...{ criteria: [one.points], games: 0, behindBy: null, aheadBy: null }
		}));
		const progress = tables.map(({ players, left }) => ({
			players: players.map((player) => ({ player, left })),
			left
		}));
		return raceOf(
			{ places, level: [], tied: [], owing: [], uncounted: [], unplaced: [], teams: [] },
			{ partien: [progress] },
			{ solo: 5, dearest: SHARE }
		);
	}

	/** The points after every table played its games: who wins each of them alone, and what each opponent pays him. */
	function after(
		{ points, tables }: Stand,
		game: () => { winner: number; share: number }
	): readonly number[] {
		const now = new Map(PLAYERS.map((player, i) => [player, points[i] ?? 0]));
		for (const { players, left } of tables) {
			for (let i = 0; i < left; i++) {
				const { winner, share } = game();
				for (const [seat, player] of players.entries()) {
					now.set(player, (now.get(player) ?? 0) + (seat === winner ? 3 * share : -share));
				}
			}
		}
		return [...now.values()];
	}

	it('is nobody who is first after some rest of the championship', () => {
		const share = fc.integer({ min: -SHARE, max: SHARE }).chain((any) => fc.constantFrom(any, SHARE, -SHARE));
		const games = fc.infiniteStream(fc.record({ winner: fc.nat(3), share }));
		fc.assert(
			fc.property(stand, games, (before, rest) => {
				const out = raceFrom(before).contenders.filter(({ reach }) => reach === 'out');
				const points = after(before, () => rest.next().value);
				const best = Math.max(...points);
				for (const { player } of out) expect(points[PLAYERS.indexOf(player)]).toBeLessThan(best);
			}),
			{ numRuns: often(10_000) }
		);
	});

	it('is everybody whom no rest brings level with the leader, and nobody else', () => {
		fc.assert(
			fc.property(stand, (before) => {
				const { contenders, over } = raceFrom(before);
				const [leader] = contenders;
				if (over || !leader || contenders.some(({ behind }, i) => i > 0 && behind === 0)) return;
				for (const { player, reach } of contenders) {
					// The best rest for him: he wins his games, and the leader loses those without him.
					let [own, leaders] = [0, 0];
					for (const { players, left } of before.tables) {
						const [plays, leads] = [players.includes(player), players.includes(leader.player)];
						if (plays) own += 3 * SHARE * left;
						if (leads) leaders -= (plays ? 1 : 3) * SHARE * left;
					}
					if (player === leader.player) continue;
					const gap = leader.points + leaders - (before.points[PLAYERS.indexOf(player)] ?? 0) - own;
					expect(reach === 'out').toBe(gap > 0);
				}
			}),
			{ numRuns: often(2000) }
		);
	});
});
