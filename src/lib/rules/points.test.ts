import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { muenchen } from './books/muenchen.ts';
import { schafkopfschule } from './books/schafkopfschule.ts';
import { checkGame } from './check.ts';
import { dearestShare } from './dearest.ts';
import type { Game } from './game.ts';
import { pointsBook, pointsOf } from './points.ts';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
const PLAYERS = [A, B, C, D];

function points(book: Book, game: Game): readonly number[] {
	const counting = pointsBook(book);
	const checked = checkGame(book, game);
	if (!counting || !checked.ok) throw new Error(JSON.stringify(checked));
	const of = pointsOf(counting, checked.value, PLAYERS);
	return PLAYERS.map((player) => of?.get(player) ?? Number.NaN);
}

const ruf: Game = { contract: 'rufspiel', declarer: A, partner: B };

describe('Zockmeisterschaft, §11.5', () => {
	it.each<[string, Game, readonly number[]]>([
		['Solo won', { contract: 'solo', declarer: A, won: true }, [15, -5, -5, -5]],
		['Wenz with 2 Laufende lost', { contract: 'wenz', declarer: A, won: false, laufende: 2 }, [-21, 7, 7, 7]],
		['Rufspiel won with Schneider', { ...ruf, won: true, schneider: true }, [3, 3, -3, -3]],
		// 2 + 3 Laufende, × 2; Deckel do not count.
		[
			'a Schuss doubles, Deckel do not',
			{ ...ruf, won: true, laufende: 3, schuss: 1, deckel: [C] },
			[10, 10, -10, -10]
		],
		// (5 + 2) × 2
		['Tout', { contract: 'wenz', declarer: D, tout: true, won: true, laufende: 2 }, [-14, -14, -14, 42]],
		['Sie', { contract: 'sie', declarer: A }, [156, -52, -52, -52]],
		['Mungo', { contract: 'mungo', losers: [A, B] }, [-1, -1, 1, 1]],
		[
			'Mungo, three level: a third of a point, rounded up',
			{ contract: 'mungo', augen: { A: 20, B: 20, C: 20, D: 60 } },
			[1, 1, 1, -3]
		],
		// 1 × 2 × 2 = 4, a third is 1.3: the Spritze of one of the three changes nothing between them (§4.3.2)
		[
			'Mungo, three level, one of them gave a Spritze',
			{ contract: 'mungo', augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A, D] },
			[2, 2, 2, -6]
		]
	])('%s', (_, game, expected) => {
		expect(points(allgaeu, game)).toEqual(expected);
	});
});

describe('Schafkopfschule, §5.2.7', () => {
	const solo: Game = { contract: 'solo', declarer: A };
	it.each<[string, Game, readonly number[]]>([
		['Rufspiel', { ...ruf, won: true }, [1, 1, -1, -1]],
		['Rufspiel with Schneider', { ...ruf, won: true, schneider: true }, [2, 2, -2, -2]],
		['Rufspiel Schwarz', { ...ruf, won: false, schwarz: true }, [-3, -3, 3, 3]],
		['Solo 6/2', { ...solo, won: true }, [6, -2, -2, -2]],
		[
			'Solo with Schneider 9/3, Laufende do not count',
			{ ...solo, won: true, schneider: true, laufende: 3 },
			[9, -3, -3, -3]
		],
		['Solo Schwarz 12/4', { ...solo, won: false, schwarz: true }, [-12, 4, 4, 4]],
		['Tout 18/6', { ...solo, tout: true, won: true }, [18, -6, -6, -6]],
		['Sie 24/8', { contract: 'sie', declarer: D }, [-8, -8, -8, 24]],
		['wrong play in a Rufspiel: 4, 2 each', { ...ruf, foul: { player: A, kind: 'karte' } }, [-4, 0, 2, 2]],
		['wrong play in a Solo: 9, 3 each', { ...solo, foul: { player: A, kind: 'karte' } }, [-9, 3, 3, 3]],
		// 3.4.17: "A Tout is penalised by 18 minus points. The other players receive 0 points."
		[
			'wrong play in a Tout by the soloist: 18, nobody else gets any',
			{ ...solo, tout: true, foul: { player: A, kind: 'karte' } },
			[-18, 0, 0, 0]
		],
		[
			'wrong play in a Tout by an opponent: 18, nobody else gets any',
			{ ...solo, tout: true, foul: { player: C, kind: 'verraten' } },
			[0, 0, -18, 0]
		]
	])('%s', (_, game, expected) => {
		expect(points(schafkopfschule, game)).toEqual(expected);
	});
});

it('is nothing where the book knows no points', () => {
	expect(pointsBook(muenchen)).toBeNull();
});

it('lets a Bockspiel double the dearest game where the prices themselves are points (§8.4)', () => {
	const inPoints: Book = { ...allgaeu, unit: { ...allgaeu.unit, points: true } };
	expect(dearestShare(inPoints)).toBe(2 * dearestShare({ ...inPoints, bockspiel: null }));
});
