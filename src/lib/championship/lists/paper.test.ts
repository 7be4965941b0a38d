import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP, madeChampionship } from '../../../../tests/support/championship.ts';
import { entry, fieldsOf, FOUR, game, tonight, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { checkEntry } from '#lib/log/schema.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from '../board.ts';
import type { System } from '../system.ts';
import { foldChampionship, type Championship } from '../from-log.ts';
import { ownGames, ownPapers, pointsOverGames } from '../ranking/own-games.ts';
import { needsTick } from './confirmations.ts';
import { progressOf } from './progress.ts';

// A list that stood on paper and is entered as totals. Figures are worked out by hand, in the order anna, ben, carl, dora.

const folded = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);

function progress(entries: readonly AnyEntry[]) {
	const { rulings, partien } = folded(entries);
	if (!rulings.entry) throw new Error('no championship');
	return progressOf(rulings.entry, rulings, partien);
}

const four = (...numbers: readonly number[]): Fields =>
	Object.fromEntries(FOUR.map((player, i) => [player, numbers[i]]));
const inSeats = (numbers: ReadonlyMap<MemberId, number> | undefined): readonly unknown[] =>
	FOUR.map((player) => numbers?.get(asId(player)));
const criteriaOf = ({ ranking }: Championship, player: string): readonly number[] | undefined =>
	ranking?.places.find((one) => one.player === player)?.criteria;

const PAPER: Fields = {
	games: 39,
	points: four(-3, 20, -10, -7),
	money: four(-300, 900, -350, -250),
	counts: {
		...{ solo: { anna: 2, ben: 4 }, soloWon: { anna: 1, ben: 3 }, wenz: { ben: 1 }, wenzWon: { ben: 1 } },
		...{ bettel: { carl: 1 }, sie: { dora: 1 }, rufspielWon: four(6, 5, 4, 5) }
	}
};
const SOLO = game('3', { contract: 'solo', declarer: 'anna', won: true });
const LIST = [...partie('zockmeisterschaft'), SOLO];
const WHOLE = [...LIST, tonight('4', 'paper', PAPER)];

describe('totals from paper stand beside what is written', () => {
	it('points and money are added up (§11.2, §11.5)', () => {
		// A plain Solo won: +15 −5 −5 −5 (§11.5), and 25 cents of each (§4.2.1, no Deckel).
		const { partien } = folded(WHOLE);
		expect(inSeats(partien[0]?.total)).toEqual([12, 15, -15, -12]);
		expect(inSeats(partien[0]?.evening.balance)).toEqual([-225, 875, -375, -275]);
	});

	it('the criteria take their counts (§11.3)', () => {
		const championship = folded(WHOLE);
		// points; Einzelspiele played, won; Farbsoli; Wenz; Bettel; Rufspiele won. The written Solo is one of anna's.
		expect(criteriaOf(championship, 'anna')).toEqual([12, 3, 2, 3, 2, 0, 0, 0, 0, 6]);
		expect(criteriaOf(championship, 'ben')).toEqual([15, 5, 4, 4, 3, 1, 1, 0, 0, 5]);
		expect(criteriaOf(championship, 'carl')).toEqual([-15, 1, 0, 0, 0, 0, 0, 1, 0, 4]);
		// A Sie is an Einzelspiel, and always won.
		expect(criteriaOf(championship, 'dora')).toEqual([-12, 1, 1, 0, 0, 0, 0, 0, 0, 5]);
	});

	it('in the tournament a list circles Solos and Wenz alike (5.3.3, 5.4.2)', () => {
		const counts = {
			...{ sie: { anna: 1 }, tout: { ben: 2 }, toutWon: { ben: 1 } },
			...{ soloOrWenz: { ben: 6 }, soloOrWenzWon: { ben: 4 } }
		};
		const entries = [
			...partie('schafkopfschule'),
			tonight('4', 'paper', { games: 32, points: four(24, -8, -8, -8), counts })
		];
		// points; Sie played; Tout won, played; Solos and Wenz won, played
		expect(criteriaOf(folded(entries), 'anna')).toEqual([24, 1, 0, 0, 0, 0]);
		expect(criteriaOf(folded(entries), 'ben')).toEqual([-8, 0, 1, 2, 4, 6]);
		expect(progress(entries).partien[0]?.[0]?.state).toBe('complete');
	});

	it('a penalty in a Tout lowers the cross sum of the tournament alone (3.4.17, 5.3.3)', () => {
		const paper = (system: System, games: number, dora: number) => {
			const points = four(24, -8, -16, dora);
			return progress([...partie(system), tonight('4', 'paper', { games, points })]).partien[0]?.[0];
		};
		const right = paper('schafkopfschule', 32, -36);
		expect(right).toMatchObject({ crossSum: -36, dueCrossSum: -36, warnings: [] });
		expect(right?.rounds).toMatchObject([{ crossSum: -36, dueCrossSum: -36 }]);
		// One game has one penalty at most; a Zockmeisterschaft knows none.
		expect(paper('schafkopfschule', 1, -36)?.warnings).toContain('Die Quersumme ist −36 statt 0.');
		expect(paper('zockmeisterschaft', 40, -18)?.warnings).toContain('Die Quersumme ist −18 statt 0.');
	});

	it('the fifth Solo is counted from the paper on (5.2.16)', () => {
		const paper = { games: 20, points: four(0, 0, 0, 0), counts: { soloOrWenz: { anna: 4 } } };
		const written = game('5', { contract: 'solo', declarer: 'anna', won: true });
		const { partien } = folded([...partie('schafkopfschule'), tonight('4', 'paper', paper), written]);
		expect(partien[0]?.games[0]?.approval?.why).toBe('fifth');
		expect(partien[0]?.games[0]?.row.number).toBe(21);
	});

	it('games and hands count, and the deal goes on', () => {
		const [table] = progress(WHOLE).partien[0] ?? [];
		expect(table).toMatchObject({ due: 40, played: 40, left: 0, state: 'complete', crossSum: 0 });
		expect(table?.players.map(({ games }) => games)).toEqual([40, 40, 40, 40]);
		expect(table?.rounds.map(({ games }) => games)).toEqual([40]);
		// dora deals the first game, so after 26 of them the 27th is ben's
		const begun = [...LIST, tonight('4', 'paper', { ...PAPER, games: 25 })];
		expect(folded(begun).partien[0]?.evening).toMatchObject({ games: 26, dealer: 'ben' });
		expect(progress(begun).partien[0]?.[0]).toMatchObject({ state: 'running', left: 14 });
	});

	it('too many on paper are as wrong as too many written', () => {
		const many = [...WHOLE, game('5', { contract: 'solo', declarer: 'anna', won: true })];
		expect(progress(many).partien[0]?.[0]).toMatchObject({ state: 'tooMany', played: 41 });
	});

	it('nothing of an invalid list counts, but its hands and its money (5.3.6)', () => {
		const invalid = ruled('5', 'invalid', { evening: 'freitag', reason: 'unleserlich' });
		const championship = folded([...WHOLE, invalid]);
		expect(criteriaOf(championship, 'ben')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
		expect(championship.ranking?.places[0]?.games).toBe(40);
		expect(championship.partien[0]?.evening.balance.get(asId('ben'))).toBeGreaterThan(0);
	});

	it('without money it was paid at the table', () => {
		const { money: _, ...unpaid } = PAPER;
		const { partien } = folded([...partie('zockmeisterschaft'), tonight('4', 'paper', unpaid)]);
		expect(inSeats(partien[0]?.evening.balance)).toEqual([0, 0, 0, 0]);
	});

	it('it is confirmed like any list, and changed only with a tick (5.3.4)', () => {
		const said = FOUR.map((member, i) => tonight(`5 ${i}`, 'confirm', { member }));
		const confirmed = [...WHOLE, ...said, tonight('5 4', 'close')];
		const standOf = (entries: readonly AnyEntry[]): string | undefined => {
			const from = { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS };
			return boardOf(entries, from, folded(entries))?.tables[0]?.[0]?.stand;
		};
		expect(standOf(WHOLE)).toBe('unconfirmed');
		expect(standOf(confirmed)).toBe('confirmed');
		const change = tonight('6', 'paper', { ...PAPER, replaces: '4' });
		expect(needsTick(confirmed, asId('freitag'), [change as never])).toBe(true);
		expect(standOf([...confirmed, change])).toBe('unconfirmed');
	});

	it('the curve stands still until the last game on paper', () => {
		const { rulings, partien } = folded(WHOLE);
		if (!rulings.entry) throw new Error('no championship');
		const anna = asId<MemberId>('anna');
		const games = ownGames(rulings.entry, rulings, partien).get(anna) ?? [];
		const papers = ownPapers(rulings.entry, rulings, partien).get(anna) ?? [];
		expect(papers).toMatchObject([{ hands: 39, points: -3 }]);
		const points = pointsOverGames(games, papers);
		expect(points).toHaveLength(41);
		expect([points[0], points[1], points[39], points[40]]).toEqual([0, 15, 15, 12]);
	});
});

it('the curve follows the Partien, and within a list what was entered first', () => {
	const entries = [
		...partie('zockmeisterschaft'),
		tonight('3', 'paper', PAPER),
		game('4', { contract: 'solo', declarer: 'anna', won: true }),
		partieEvening('5', 'zockmeisterschaft', { evening: 'samstag', partie: 2 }),
		game('6', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true }, { evening: 'samstag' })
	];
	const { rulings, partien } = folded(entries);
	if (!rulings.entry) throw new Error('no championship');
	const anna = asId<MemberId>('anna');
	const games = ownGames(rulings.entry, rulings, partien).get(anna) ?? [];
	const papers = ownPapers(rulings.entry, rulings, partien).get(anna) ?? [];
	// 39 games on paper come to −3, then a Solo is +15 and a Rufspiel +2 (§11.5).
	expect(pointsOverGames(games, papers)).toEqual([...Array.from({ length: 39 }, () => 0), ...[-3, 12, 14]]);
});

describe('a paper list with a cross sum is refused', () => {
	const check = (fields: Fields) => checkEntry(fieldsOf(tonight('4', 'paper', { ...PAPER, ...fields })));

	it.each([
		['points', { points: four(-3, 20, -10, -6) }, 1],
		['money', { money: four(-300, 900, -350, -240) }, 10]
	])('%s', (path, fields, sum) => {
		expect(check(fields)).toEqual({ ok: false, error: [{ path, refusal: { code: 'crossSum', sum } }] });
	});

	it('but for the points of penalties in Touts (3.4.17)', () => {
		for (const ben of [2, -16]) expect(check({ points: four(-3, ben, -10, -7) })).toMatchObject({ ok: true });
		expect(check({ points: four(-3, 38, -10, -7) })).toMatchObject({ ok: false });
		expect(check({ money: four(-300, 882, -350, -250) })).toMatchObject({ ok: false });
	});

	it('and one with a count below 0, or without a game', () => {
		expect(check({})).toMatchObject({ ok: true });
		expect(check({ counts: { solo: { anna: -1 } } })).toMatchObject({ ok: false });
		expect(check({ games: 0 })).toMatchObject({ ok: false });
	});
});

it('whatever stood on paper, ranking, balances and hands are those of the list written game by game', () => {
	const made = [8, 9, 10, 13].map((players) => madeChampionship(players, `paper ${players}`));
	fc.assert(
		fc.property(
			fc.constantFrom(...made),
			fc.array(fc.nat(), { minLength: 4 }),
			({ entries, expected }, cuts) => {
				const written = folded(entries);
				const mixed = folded(onPaper(entries, written, cuts));
				expect(mixed.ranking).toEqual(written.ranking);
				for (const { player, criteria } of mixed.ranking?.places ?? []) {
					expect(criteria).toEqual(expected.get(player));
				}
				for (const [i, { evening, total }] of written.partien.entries()) {
					expect(mixed.partien[i]?.evening.balance).toEqual(evening.balance);
					expect(mixed.partien[i]?.evening.dealer).toBe(evening.dealer);
					expect(mixed.partien[i]?.total).toEqual(total);
				}
				const { rulings, partien } = mixed;
				if (!rulings.entry) throw new Error('no championship');
				expect(progressOf(rulings.entry, rulings, partien)).toMatchObject({ complete: true });
			}
		),
		{ numRuns: 12 }
	);
});

/** The same championship with the end of each list, from a cut on, as totals from paper. */
function onPaper(
	entries: readonly AnyEntry[],
	{ partien }: Championship,
	cuts: readonly number[]
): readonly AnyEntry[] {
	const left = new Set<string>();
	const papers = partien.flatMap(({ evening, games }, i) => {
		const rest = games.slice((cuts[i % cuts.length] ?? 0) % (games.length + 1));
		if (rest.length === 0) return [];
		for (const { row } of rest) left.add(row.place);
		const points: Record<string, number> = {};
		const money: Record<string, number> = {};
		const counts: Record<string, Record<string, number>> = {};
		const add = (to: Record<string, number>, player: string, more: number) => {
			to[player] = (to[player] ?? 0) + more;
		};
		for (const { row, points: each } of rest) {
			for (const [player, more] of each) add(points, player, more);
			for (const [player, more] of row.bill.payoff) add(money, player, more);
			const { contract, declarer, partner, won } = row.entry.game as unknown as Fields;
			const say = (key: string, player: unknown) => add((counts[key] ??= {}), String(player), 1);
			if (contract === 'rufspiel' && won) for (const one of [declarer, partner]) say('rufspielWon', one);
			if (contract === 'mungo' || contract === 'rufspiel') continue;
			say(String(contract), declarer);
			if (won && contract !== 'sie') say(`${String(contract)}Won`, declarer);
		}
		const fields = { evening: evening.evening, games: rest.length, points, money, counts };
		return entry(`4 ${evening.evening}`, 'paper', fields);
	});
	return [...entries.filter(({ id }) => !left.has(id)), ...papers];
}
