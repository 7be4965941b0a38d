import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { FOUR, game, strike, tonight, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import type { Partie } from './partie.ts';

// Every figure is worked out by hand from the paragraphs; points in the order anna, ben, carl, dora.

function folded(entries: readonly AnyEntry[]): Partie {
	const [only] = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS).partien;
	if (!only) throw new Error('no Partie');
	return only;
}

const inSeats = (points: ReadonlyMap<unknown, number> | undefined): readonly unknown[] =>
	FOUR.map((player) => points?.get(player));

/** The points of the last of these games; the others are played before it. */
function last(
	system: string,
	written: readonly Fields[],
	more: readonly AnyEntry[] = []
): readonly unknown[] {
	const games = written.map((one, i) => game(`3 game ${i}`, one));
	return inSeats(folded([...partie(system), ...games, ...more]).games.at(-1)?.points);
}

const ANNA = asId<MemberId>('anna');
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben' };
const solo = { contract: 'solo', declarer: 'anna' };
const wenz = { contract: 'wenz', declarer: 'anna' };

describe('Zockmeisterschaft, §11.5', () => {
	it.each<[string, Fields, readonly number[]]>([
		// the printed examples
		['Solo won', { ...solo, won: true }, [15, -5, -5, -5]],
		['Wenz with 2 Laufende lost', { ...wenz, won: false, laufende: 2 }, [-21, 7, 7, 7]],
		['Rufspiel won with Schneider', { ...ruf, won: true, schneider: true }, [3, 3, -3, -3]],
		['Sie: (5 + 8) × 2 × 2 = 52', { contract: 'sie', declarer: 'dora' }, [-52, -52, -52, 156]],
		// the table
		['Rufspiel', { ...ruf, won: true }, [2, 2, -2, -2]],
		['Wenz', { ...wenz, won: true }, [15, -5, -5, -5]],
		['Bettel lost', { contract: 'bettel', declarer: 'carl', won: false }, [5, 5, -15, 5]],
		['Mungo', { contract: 'mungo', losers: ['anna', 'ben'] }, [-1, -1, 1, 1]],
		// 2 + 1 + 1
		['Schwarz comes on Schneider', { ...ruf, won: false, schwarz: true }, [-4, -4, 4, 4]],
		// 31 for the others is not Schneider, 29 is
		['89 Augen', { ...ruf, augen: 89 }, [2, 2, -2, -2]],
		['91 Augen', { ...ruf, augen: 91 }, [3, 3, -3, -3]],
		// 2 + 3; two are fewer than three and add nothing
		['3 Laufende', { ...ruf, won: true, laufende: 3 }, [5, 5, -5, -5]],
		['2 Laufende of a Rufspiel', { ...ruf, won: true, laufende: 2 }, [2, 2, -2, -2]],
		['a Wenz with 1 Laufender', { ...wenz, won: true, laufende: 1 }, [15, -5, -5, -5]],
		// (5 + 4) × 2, without Schneider and Schwarz
		['Tout', { ...wenz, tout: true, won: true, laufende: 4 }, [54, -18, -18, -18]],
		['Solo-Tout lost', { ...solo, tout: true, won: false }, [-30, 10, 10, 10]],
		// (2 + 1 + 3) × 2 × 2: Schüsse enter the points, Deckel do not
		[
			'Schuss and Re, two Deckel',
			{ ...ruf, won: true, schneider: true, laufende: 3, schuss: 2, deckel: ['carl', 'dora'] },
			[24, 24, -24, -24]
		],
		// At 60 : 60 the side that gave the last Schuss loses (§6.2); 2 × 2
		['60 : 60 with a Schuss', { ...ruf, augen: 60, schuss: 1 }, [4, 4, -4, -4]],
		['60 : 60', { ...ruf, augen: 60 }, [-2, -2, 2, 2]],
		// money × 2 (§8.4), points not
		['Bockspiel', { ...solo, won: true, outOfTurn: true }, [15, -5, -5, -5]],
		// Mungo, §4.3.2 and §6.2, 1 point for 10 cents
		[
			'Mungo with 2 Spritzen',
			{ contract: 'mungo', losers: ['anna', 'ben'], spritzen: ['carl', 'anna'] },
			[-4, -4, 4, 4]
		],
		[
			'Mungo by Augen',
			{ contract: 'mungo', augen: { anna: 10, ben: 20, carl: 40, dora: 50 } },
			[1, 1, -1, -1]
		],
		['2 and 3 level', { contract: 'mungo', augen: { anna: 10, ben: 30, carl: 30, dora: 50 } }, [1, 0, 0, -1]],
		[
			'2 and 3 level, one spritzt',
			{ contract: 'mungo', augen: { anna: 10, ben: 30, carl: 30, dora: 50 }, spritzen: ['ben'] },
			[2, -2, 2, -2]
		],
		// a third of a point, rounded up to 1
		[
			'three level with the fewest',
			{ contract: 'mungo', augen: { anna: 20, ben: 20, carl: 20, dora: 60 } },
			[1, 1, 1, -3]
		],
		[
			'three level with the most',
			{ contract: 'mungo', augen: { anna: 36, ben: 36, carl: 36, dora: 12 } },
			[-1, -1, -1, 3]
		],
		// all four spritzen: 16 ÷ 3 rounded up to 6
		[
			'three level, four Spritzen',
			{ contract: 'mungo', augen: { anna: 20, ben: 20, carl: 20, dora: 60 }, spritzen: FOUR },
			[6, 6, 6, -18]
		],
		['all four level', { contract: 'mungo', augen: { anna: 30, ben: 30, carl: 30, dora: 30 } }, [0, 0, 0, 0]],
		['Durchmarsch', { contract: 'mungo', durchmarsch: 'ben' }, [1, -3, 1, 1]],
		// §8.6
		['Hinleger', { contract: 'mungo', hinleger: 'dora', spritzen: ['anna'] }, [2, 2, 2, -6]],
		// Geier has no place in a Zockmeisterschaft; if it is written anyway it counts as a Wenz (rules 1.9)
		['Geier', { contract: 'geier', declarer: 'anna', won: true }, [15, -5, -5, -5]],
		[
			'Farbwenz, 2 Laufende',
			{ contract: 'farbwenz', declarer: 'anna', won: false, laufende: 2 },
			[-21, 7, 7, 7]
		]
	])('%s', (_, written, points) => {
		expect(last('zockmeisterschaft', [written])).toEqual(points);
	});

	it('stands beside the money of the same game', () => {
		const { row, points } = folded([
			...partie('zockmeisterschaft'),
			game('3', { ...solo, won: true, deckel: ['anna'], outOfTurn: true })
		]).games[0] ?? { points: new Map() };
		// 25 × 2 for the Bockspiel, Deckel do not count there
		expect(inSeats(row?.bill.payoff)).toEqual([150, -50, -50, -50]);
		expect(inSeats(points)).toEqual([15, -5, -5, -5]);
	});

	it('adds up what was played, everybody who sat there among it', () => {
		const { total, games } = folded([
			...partie('zockmeisterschaft'),
			...[
				game('3', { ...solo, won: true }),
				game('4', { ...ruf, won: true }),
				game('5', { ...wenz, won: true })
			],
			strike('6', '4')
		]);
		expect(games).toHaveLength(2);
		expect(inSeats(total)).toEqual([30, -10, -10, -10]);
	});
});

describe('Schafkopfschule, the list of 5.2.7', () => {
	/** A plain game, so that the next one is not its stage's first. */
	const first = { ...ruf, won: true };
	const approval = ruled('9 approval', 'approval', { game: '3 game 1', approved: true });

	it.each<[string, Fields, readonly number[]]>([
		['Rufspiel', { ...ruf, won: true }, [1, 1, -1, -1]],
		['Rufspiel Schneider', { ...ruf, won: true, schneider: true }, [2, 2, -2, -2]],
		['Rufspiel Schwarz', { ...ruf, won: false, schwarz: true }, [-3, -3, 3, 3]],
		['Solo won', { ...solo, won: true }, [6, -2, -2, -2]],
		['Solo lost', { ...solo, won: false }, [-6, 2, 2, 2]],
		['Wenz Schneider won', { ...wenz, won: true, schneider: true }, [9, -3, -3, -3]],
		['Wenz Schneider lost', { ...wenz, won: false, schneider: true }, [-9, 3, 3, 3]],
		['Solo Schwarz won', { ...solo, won: true, schwarz: true }, [12, -4, -4, -4]],
		['Solo Schwarz lost', { ...solo, won: false, schwarz: true }, [-12, 4, 4, 4]],
		['Tout won', { ...solo, tout: true, won: true }, [18, -6, -6, -6]],
		['Tout lost', { ...wenz, tout: true, won: false }, [-18, 6, 6, 6]],
		['Sie', { contract: 'sie', declarer: 'dora' }, [-8, -8, -8, 24]],
		// 5.2.8
		['Laufende do not count', { ...solo, won: true, laufende: 5 }, [6, -2, -2, -2]],
		// 5.2.4: Contra is not permitted; if it is written anyway it doubles only the money
		['Contra does not count', { ...solo, won: true, schuss: 1 }, [6, -2, -2, -2]],
		// 4.1.3: the player party is Schneider with 30, the opponents with 29
		['30 Augen', { ...solo, augen: 30 }, [-9, 3, 3, 3]],
		['90 Augen', { ...solo, augen: 90 }, [6, -2, -2, -2]],
		// 3.4.17
		['wrong play of a partner', { ...ruf, foul: { player: 'ben', kind: 'karte' } }, [0, -4, 2, 2]],
		['wrong play of an opponent', { ...ruf, foul: { player: 'carl', kind: 'karte' } }, [2, 2, -4, 0]],
		['wrong play of the soloist', { ...wenz, foul: { player: 'anna', kind: 'karte' } }, [-9, 3, 3, 3]],
		[
			"wrong play of a soloist's opponent",
			{ ...solo, foul: { player: 'dora', kind: 'verraten' } },
			[9, 0, 0, -9]
		],
		// "The other players receive 0 points."
		[
			'wrong play in a Tout',
			{ ...solo, tout: true, foul: { player: 'anna', kind: 'karte' } },
			[-18, 0, 0, 0]
		],
		[
			'wrong play of an opponent in a Tout',
			{ ...solo, tout: true, foul: { player: 'carl', kind: 'karte' } },
			[0, 0, -18, 0]
		]
	])('%s', (_, written, points) => {
		expect(last('schafkopfschule', [first, written], [approval])).toEqual(points);
	});

	it.each<[string, Fields, readonly number[]]>([
		// 5.2.15
		['Tout won', { ...solo, tout: true, won: true }, [6, -2, -2, -2]],
		['Tout lost', { ...wenz, tout: true, won: false }, [-6, 2, 2, 2]],
		['Schwarz', { ...solo, won: true, schwarz: true }, [6, -2, -2, -2]],
		['Schwarz lost', { ...wenz, won: false, schwarz: true }, [-6, 2, 2, 2]],
		['wrong play in a Tout', { ...solo, tout: true, foul: { player: 'anna', kind: 'karte' } }, [-9, 3, 3, 3]],
		// only Solo and Wenz are named in 5.2.15
		['Rufspiel Schwarz', { ...ruf, won: true, schwarz: true }, [3, 3, -3, -3]],
		['Schneider alone', { ...solo, won: true, schneider: true }, [9, -3, -3, -3]],
		// 2.9.1
		['Sie', { contract: 'sie', declarer: 'dora' }, [0, 0, 0, 0]]
	])("a stage's first game: %s", (_, written, points) => {
		expect(last('schafkopfschule', [written])).toEqual(points);
	});

	it('strikes what nobody approved, and warns of it; the money stands', () => {
		const { games, warnings } = folded([
			...partie('schafkopfschule'),
			...[
				game('3', first),
				game('4', { ...solo, tout: true, won: true }),
				game('5', { contract: 'sie', declarer: 'ben' })
			],
			...[
				game('6', { ...wenz, tout: true, won: true }),
				game('7', { ...ruf, won: true }),
				game('8', { ...solo, won: true })
			],
			...[
				ruled('90', 'approval', { game: '6', approved: true }),
				ruled('91', 'approval', { game: '7', approved: false })
			]
		]);
		expect(games.map(({ points }) => points.get(ANNA))).toEqual([1, 0, 0, 18, 0, 6]);
		expect(warnings.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual([
			'4 not-approved',
			'5 not-approved',
			'7 not-approved'
		]);
		expect(warnings.map(({ text }) => text)).toEqual([
			'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Es zählt keine Punkte (§\u00a05.2.17).',
			'Ein Sie muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Es zählt keine Punkte (§\u00a05.2.17).',
			'Der Schiedsrichter hat dieses Spiel abgelehnt; es zählt keine Punkte (§\u00a05.2.17).'
		]);
		// (5 × 10) × 2 from each
		expect(games[1]?.row.bill.payoff.get(ANNA)).toBe(300);
	});

	it('warns of a Contra, which only a file can bring (5.2.4), and strikes nothing for it', () => {
		const contra = [
			...partie('schafkopfschule'),
			game('3', { ...ruf, won: true, schuss: 1 }),
			game('4', { ...solo, won: true })
		];
		const { games, warnings } = folded(contra);
		expect(warnings.map(({ entry, rule, text }) => `${entry} ${rule}: ${text}`)).toEqual([
			'3 contract-not-here: Contra zählt im Turnier nicht (§\u00a05.2.4).'
		]);
		expect(games.map(({ counted }) => counted !== null)).toEqual([true, true]);
		// 10 cents, doubled
		expect(games[0]?.row.bill.price).toBe(20);
	});

	// 3.4.17 holds whatever becomes of the game (5.2.17): who did not ask the referee saves nothing.
	it('keeps a penalty for wrong play in what is struck, and counts the game as not played', () => {
		const foul = { player: 'anna', kind: 'karte' };
		const { games, total, warnings } = folded([
			...partie('schafkopfschule'),
			game('3', first),
			game('4', { ...solo, tout: true, foul }),
			game('5', { ...wenz, tout: true, foul: { player: 'carl', kind: 'karte' } }),
			...['6', '7', '8', '9'].map((id) => game(id, { ...solo, won: true })),
			game('91', { ...solo, foul }),
			ruled('95', 'approval', { game: '5', approved: false })
		]);
		// The four Solos between are all free: no struck Tout is among the five.
		expect(games.map(({ points }) => [...points.values()])).toEqual([
			[1, 1, -1, -1],
			[-18, 0, 0, 0],
			[0, 0, -18, 0],
			...Array.from({ length: 4 }, () => [6, -2, -2, -2]),
			[-9, 3, 3, 3]
		]);
		expect(games.map(({ counted }) => counted !== null)).toEqual([
			...[true, false, false],
			...[true, true, true, true],
			false
		]);
		// 1 − 18 + 4 × 6 − 9, …; together −36, two Touts' penalties.
		expect([...total.values()]).toEqual([-2, -4, -24, -6]);
		expect(games.map(({ crossSum }) => crossSum)).toEqual([0, -18, -18, 0, 0, 0, 0, 0]);
		expect(warnings.map(({ text }) => text)).toEqual([
			'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Es ist gestrichen (§\u00a05.2.17), die Strafe für falsches Spielen bleibt (§\u00a03.4.17).',
			'Der Schiedsrichter hat dieses Spiel abgelehnt; es ist gestrichen (§\u00a05.2.17), die Strafe für falsches Spielen bleibt (§\u00a03.4.17).',
			'Ab dem fünften Solo oder Wenz muss der Schiedsrichter genehmigen (§\u00a05.2.16). Es ist gestrichen (§\u00a05.2.17), die Strafe für falsches Spielen bleibt (§\u00a03.4.17).'
		]);
	});

	describe('the fifth Solo or Wenz of a stage', () => {
		const one = { ...solo, won: true };
		const another = { ...wenz, won: true };

		/** What anna got for each of these games. */
		const each = (written: readonly Fields[], approved: Readonly<Record<number, boolean>> = {}) =>
			folded([
				...partie('schafkopfschule'),
				...written.map((of, i) => game(`3 ${i}`, of)),
				...Object.entries(approved).map(([i, said]) =>
					ruled(`9 ${i}`, 'approval', { game: `3 ${i}`, approved: said })
				)
			]).games.map(({ points }) => points.get(ANNA));

		it('needs an approval, and each after it', () => {
			const six = [one, another, one, another, one, another];
			expect(each(six)).toEqual([6, 6, 6, 6, 0, 0]);
			expect(each(six, { 4: true })).toEqual([6, 6, 6, 6, 6, 0]);
			expect(each(six, { 4: true, 5: true })).toEqual([6, 6, 6, 6, 6, 6]);
		});

		it('counts approved Touts, and nothing that was struck', () => {
			const tout = { ...solo, tout: true, won: true };
			expect(each([one, tout, one, one, one], { 1: true })).toEqual([6, 18, 6, 6, 0]);
			expect(each([one, tout, one, one, one])).toEqual([6, 0, 6, 6, 6]);
			expect(each([one, one, one, one, one, one], { 0: false })).toEqual([0, 6, 6, 6, 6, 0]);
		});

		it('counts neither a Sie nor what others play', () => {
			const sie = { contract: 'sie', declarer: 'anna' };
			const bens = { ...one, declarer: 'ben' };
			expect(each([one, sie, bens, bens, one, one, one], { 1: true })).toEqual([6, 24, -2, -2, 6, 6, 6]);
		});

		it('begins anew in the next stage', () => {
			const { partien } = foldChampionship(
				standing([
					...partie('schafkopfschule'),
					...[one, one, one, one].map((of, i) => game(`3 ${i}`, of)),
					partieEvening('4', 'schafkopfschule', { evening: 'samstag', partie: 2 }),
					...[another, one].map((of, i) => game(`5 ${i}`, of, { evening: 'samstag' }))
				]),
				CHAMPIONSHIP,
				BOOKS
			);
			expect(partien.map(({ total }) => total.get(ANNA))).toEqual([24, 12]);
		});
	});

	it('says of several answers of the referee the last, of any id of a corrected game', () => {
		const tout = { ...solo, tout: true, won: true };
		const { games } = folded([
			...partie('schafkopfschule'),
			...[game('3', first), game('4', tout), game('5', { ...tout, won: false }, { replaces: '4' })],
			...[
				ruled('6', 'approval', { game: '4', approved: false }),
				ruled('7', 'approval', { game: '5', approved: true })
			]
		]);
		expect(inSeats(games[1]?.points)).toEqual([-18, 6, 6, 6]);
	});
});

describe('a disputed game, §11.3', () => {
	const club = [
		...partie('zockmeisterschaft'),
		game('3', { ...ruf, won: true }),
		game('4', { ...solo, won: true })
	];
	const swing = { anna: -2, carl: 2 };
	const best = { anna: 2, carl: 2 };

	it('shows the lots, counts what is better, and leaves the others what is clear', () => {
		const { games, total } = folded([...club, ruled('5', 'dispute', { game: '3', swing, best })]);
		expect(inSeats(games[0]?.points)).toEqual([-2, 2, 2, -2]);
		expect(inSeats(games[0]?.best)).toEqual([2, 2, 2, -2]);
		expect(inSeats(total)).toEqual([13, -3, -3, -7]);
	});

	it('is settled by its last entry, whichever id of the game it names', () => {
		const later = ruled('7', 'dispute', { game: '6', swing: { anna: 0 }, best: {} });
		const { games } = folded([
			...club,
			ruled('5', 'dispute', { game: '3', swing, best }),
			...[game('6', { ...ruf, won: false }, { replaces: '3' }), later]
		]);
		expect(inSeats(games[0]?.points)).toEqual([0, -2, 2, 2]);
	});
});

it('counts by the list of the championship where the book of the evening has none', () => {
	const other = { rulebook: 'weitnau', replaces: '2 evening' };
	const weitnau = partieEvening('20', 'zockmeisterschaft', other);
	const { games } = folded([...partie('zockmeisterschaft'), weitnau, game('3', { ...solo, won: true })]);
	expect(inSeats(games[0]?.points)).toEqual([15, -5, -5, -5]);
});

it('is no ordinary evening, whatever its occasion says: no special rounds, no vote, and everybody keeps his winnings', () => {
	const abend = { occasion: 'abend', replaces: '2 evening' };
	// 60 : 60 opens a Bockrunde elsewhere (§5.1), a Schwarz a Mungorunde (§5.2).
	const { evening } = folded([
		...partie('zockmeisterschaft'),
		partieEvening('20', 'zockmeisterschaft', abend),
		game('3', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 60, deckel: ['anna'] }),
		game('4', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, schwarz: true }),
		tonight('5', 'round', { round: 'bockrunde' })
	]);
	expect(evening.occasion).toBe('meisterschaft');
	expect(evening.rounds).toEqual({ running: null, waiting: [] });
	expect(evening.openVotes).toBe(0);
	// The second Rufspiel has no Deckel: that is a Mungo or an Einzelspiel (§4.3.2).
	expect(evening.warnings.map(({ entry, rule }) => [entry, rule])).toEqual([
		['4', 'deckel-missing'],
		['5', 'no-such-round']
	]);
});
