import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book, ContractRule } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { muenchen } from './books/muenchen.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { patched, type Patch } from './patch.ts';
import { priceGame } from './price.ts';
import { reasonsOf } from './reasons.ts';

// What only house rules use, each worked out by hand.

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
const PLAYERS = [A, B, C, D];
const source = 'Hausregel';

/** Price and what A, B, C and D get. */
function cost(book: Book, game: Game): readonly number[] {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const circumstances = { players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] };
	const bill = priceGame(book, checked.value, circumstances);
	return [bill.price, ...PLAYERS.map((player) => bill.payoff.get(player) ?? Number.NaN)];
}

const pathsOf = (book: Book, game: Game): readonly string[] => {
	const checked = checkGame(book, game);
	return checked.ok ? [] : checked.error.map(({ path }) => path);
};

const house = (changes: Patch<Book>): Book => patched(allgaeu, changes);

describe('Ramsch: the one with most Augen pays all', () => {
	const ramsch = house({
		contracts: { mungo: { base: { value: 20, source } } },
		mungo: { pays: 'most', jungfrau: { value: 2, source } }
	});
	const of = (augen: readonly number[], rest: Partial<Game> = {}): Game => ({
		contract: 'mungo',
		augen: Object.fromEntries(PLAYERS.map((player, i) => [player, augen[i] ?? 0])),
		...rest
	});

	it.each<[string, Game, readonly number[]]>([
		['D has most', of([10, 20, 30, 60]), [20, 20, 20, 20, -60]],
		['nobody counted, C has most', { contract: 'mungo', losers: [C] }, [20, 20, 20, -60, 20]],
		['one without a trick doubles', of([0, 20, 40, 60], { jungfrau: [A] }), [40, 40, 40, 40, -120]],
		['two without a trick', of([0, 0, 50, 70], { jungfrau: [A, B] }), [80, 80, 80, 80, -240]],
		['no Augen, but a trick', of([0, 20, 40, 60]), [20, 20, 20, 20, -60]],
		[
			'tricks say who had none',
			of([0, 20, 40, 60], { tricks: { A: 0, B: 2, C: 3, D: 3 } }),
			[40, 40, 40, 40, -120]
		],
		['two level with most pay the other two', of([10, 10, 50, 50]), [20, 40, 40, -40, -40]],
		[
			'at equal Augen who gave no Spritze stands better',
			of([10, 10, 50, 50], { spritzen: [D] }),
			[40, 40, 40, 40, -120]
		],
		['three level pay the fourth', of([0, 40, 40, 40]), [20, 60, -20, -20, -20]],
		['four level', of([30, 30, 30, 30]), [20, 0, 0, 0, 0]],
		['every trick: he pays', { contract: 'mungo', durchmarsch: B }, [20, 20, -60, 20, 20]]
	])('%s', (_, game, expected) => {
		expect(cost(ramsch, game)).toEqual(expected);
	});

	it('lets who takes every trick win, where the house says so', () => {
		const wins = patched(ramsch, { mungo: { durchmarsch: { wins: true } } });
		expect(cost(wins, { contract: 'mungo', durchmarsch: B })).toEqual([20, -20, 60, -20, -20]);
	});

	it('refuses a Jungfrau with Augen, three of them, one beside every trick, one against the tricks, and two losers', () => {
		expect(pathsOf(ramsch, of([10, 20, 30, 60], { jungfrau: [A] }))).toEqual(['jungfrau']);
		expect(pathsOf(ramsch, of([0, 0, 0, 120], { jungfrau: [A, B, C] }))).toEqual(['jungfrau']);
		expect(pathsOf(ramsch, { contract: 'mungo', durchmarsch: B, jungfrau: [A] })).toEqual(['jungfrau']);
		const tricks = { A: 1, B: 1, C: 3, D: 3 };
		expect(pathsOf(ramsch, of([0, 20, 40, 60], { tricks, jungfrau: [A] }))).toEqual(['jungfrau']);
		expect(pathsOf(ramsch, { contract: 'mungo', losers: [A, B] })).toEqual(['losers']);
		expect(pathsOf(allgaeu, { contract: 'mungo', losers: [A, B], jungfrau: [C] })).toEqual(['jungfrau']);
	});

	it('knows a Ramsch that nobody may double', () => {
		const plain = patched(ramsch, { mungo: { spritze: null } });
		expect(pathsOf(plain, { contract: 'mungo', losers: [A], spritzen: [B] })).toEqual(['spritzen']);
	});
});

describe('Tout at a fixed price', () => {
	const book = house({ contracts: { solo: { tout: { value: 50, by: 'amount', source } } } });

	it('adds to base and Laufende instead of doubling them', () => {
		// 25 + 3 × 5 + 50, one Schuss.
		const tout: Game = { contract: 'solo', declarer: A, tout: true, won: true, laufende: 3, schuss: 1 };
		expect(cost(book, tout)).toEqual([180, 540, -180, -180, -180]);
	});
});

describe('a limit of no Augen', () => {
	const never = house({ augen: { schneiderDeclarer: { value: 0, source } } });
	const solo: Game = { contract: 'solo', declarer: A };

	it.each<[string, Game, readonly number[]]>([
		['makes nobody Schneider by his Augen', { ...solo, augen: 0 }, [25, -75, 25, 25, 25]],
		// Schwarz comes on top of Schneider (§4.1): 25 + 5 + 5.
		['leaves a Schwarz what it is', { ...solo, augen: 0, schwarz: true }, [35, -105, 35, 35, 35]],
		['whether counted or not', { ...solo, won: false, schwarz: true }, [35, -105, 35, 35, 35]]
	])('%s', (_, game, expected) => {
		expect(cost(never, game)).toEqual(expected);
	});
});

describe('Kreuz and Muss', () => {
	const kreuz: ContractRule = {
		...(muenchen.contracts.rufspiel as ContractRule),
		sides: 'kreuz',
		suits: []
	};
	const book: Book = {
		...muenchen,
		nobodyPlays: 'kreuz',
		order: [...muenchen.order, 'kreuz'],
		contracts: { ...muenchen.contracts, kreuz }
	};

	it('plays with whoever sits opposite', () => {
		// 5 + 5 Schneider
		expect(cost(book, { contract: 'kreuz', declarer: B, augen: 95 })).toEqual([10, -10, 10, -10, 10]);
		expect(cost(book, { contract: 'kreuz', declarer: C, augen: 60 })).toEqual([5, -5, 5, -5, 5]);
		expect(pathsOf(book, { contract: 'kreuz', declarer: B, partner: C, won: true })).toEqual(['partner']);
		expect(pathsOf(muenchen, { contract: 'kreuz', declarer: B, won: true })).toEqual(['contract']);
	});

	it('has lost where whoever sits opposite played a wrong card', () => {
		const strict: Book = { ...book, wrongCardLoses: { source } };
		const foul = (player: MemberId): Game => ({
			...{ contract: 'kreuz', declarer: A },
			foul: { player, kind: 'karte' }
		});
		expect(cost(strict, foul(A))).toEqual([5, -5, 5, -5, 5]);
		expect(cost(strict, foul(C))).toEqual([5, -5, 5, -5, 5]);
		expect(cost(strict, foul(B))).toEqual([5, 5, -5, 5, -5]);
		// 5 + 5 Schneider: the Augen say that his side has lost; 100 say something else, and are ignored.
		expect(cost(strict, { ...foul(C), augen: 20 })).toEqual([10, -10, 10, -10, 10]);
		expect(cost(strict, { ...foul(C), won: false, schneider: true })).toEqual([10, -10, 10, -10, 10]);
		expect(cost(strict, { ...foul(C), augen: 100 })).toEqual([5, -5, 5, -5, 5]);
		expect(cost(strict, { ...foul(B), augen: 100 })).toEqual([10, 10, -10, 10, -10]);
		expect(cost(strict, { ...foul(B), augen: 20 })).toEqual([5, 5, -5, 5, -5]);
	});

	it('lets who was forced win with fewer Augen', () => {
		const muss: Book = {
			...muenchen,
			nobodyPlays: 'muss',
			augen: { ...muenchen.augen, wonMuss: { value: 60, source } }
		};
		const game: Game = { contract: 'rufspiel', declarer: A, partner: B, augen: 60 };
		expect(cost(muss, { ...game, muss: true })).toEqual([5, 5, 5, -5, -5]);
		expect(cost(muss, game)).toEqual([5, -5, -5, 5, 5]);
		expect(pathsOf(muenchen, { ...game, muss: true })).toEqual(['muss']);
		// 60 : 60 is level for who needs 61, and there his own last Schuss loses; who needs 60 has them. (5) × 2 × 2.
		const shot: Book = { ...muss, augen: { ...muss.augen, lastSchuss: { source } } };
		expect(cost(shot, { ...game, schuss: 2, muss: true })).toEqual([20, 20, 20, -20, -20]);
		expect(cost(shot, { ...game, schuss: 2 })).toEqual([20, -20, -20, 20, 20]);
	});
});

it('tells of the last Schuss by the club’s own word and its gender', () => {
	const told = (changes: Patch<Book>): readonly string[] => {
		const book = house(changes);
		const checked = checkGame(book, { contract: 'rufspiel', declarer: A, partner: B, augen: 60, schuss: 1 });
		if (!checked.ok) throw new Error(JSON.stringify(checked.error));
		const bill = priceGame(book, checked.value, {
			...{ players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] }
		});
		return reasonsOf(book, checked.value, bill).map(({ text }) => text);
	};
	const [many, one] = ['60 : 60, die Nichtspieler haben ', ' gegeben und verloren'];
	expect(told({})).toEqual([`${many}den letzten Schuss${one}`]);
	expect(told({ words: { terms: { schuss: 'Kontra' } } })).toEqual([`${many}das letzte Kontra${one}`]);
});

describe('an announced Schneider', () => {
	it('is made by Schwarz, though a club’s limit is so low that no Augen are below it', () => {
		const book = house({
			augen: { schneiderOpponents: { value: 0 } },
			angesagt: { schneider: { value: 7, by: 'amount', source }, schwarz: null, missed: 'plain' }
		});
		const game: Game = { contract: 'solo', declarer: A, augen: 120, angesagt: 'schneider' };
		// 25 + 5 Schneider + 5 Schwarz + 7; without Schwarz it is missed, and 25 are lost.
		expect(cost(book, { ...game, schwarz: true })).toEqual([42, 126, -42, -42, -42]);
		expect(cost(book, game)).toEqual([25, -75, 25, 25, 25]);
	});
});

describe('a contract without Schneider', () => {
	const book = house({ contracts: { solo: { schneider: false } } });
	const game: Game = { contract: 'solo', declarer: A, augen: 100 };

	it('costs none, and nobody has to say that there is none', () => {
		expect(cost(book, { ...game, schneider: false })).toEqual([25, 75, -25, -25, -25]);
		expect(pathsOf(book, { ...game, augen: 70, schneider: true })).toEqual(['schneider']);
	});
});

describe('Deckel', () => {
	it('are at most as many as the house allows', () => {
		const book = house({ deckel: { most: 2 } });
		const game: Game = { contract: 'rufspiel', declarer: A, partner: B, won: true };
		expect(cost(book, { ...game, deckel: [A, D] })).toEqual([40, 40, 40, -40, -40]);
		expect(pathsOf(book, { ...game, deckel: [A, B, D] })).toEqual(['deckel']);
	});
});
