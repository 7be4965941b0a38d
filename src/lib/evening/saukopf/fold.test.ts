import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	EVENING,
	FOUR,
	game,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../../tests/support/entries.ts';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldAnyEvening } from '../any-evening.ts';
import { rulebookOf } from '../opening.ts';
import { foldEvening } from '../schafkopf/fold.ts';
import { moneyCourse } from '../course.ts';
import { scoresAfter } from '../scores.ts';
import { settlementAmongPlayers, winningsGoToKasse } from '../settlement.ts';
import { settlementText } from '../settlement-text.ts';
import { foldSaukopf } from './fold.ts';
import type { SaukopfState } from '../state.ts';

const THREE = ['anna', 'ben', 'carl'];
const three = { rulebook: 'saukopf', seats: THREE, dealer: 'carl' };
const four = { rulebook: 'saukopf' };

function fold(how: Fields, ...entries: readonly AnyEntry[]): SaukopfState {
	const state = foldSaukopf(standing([opening('1', how), ...entries]), asId(EVENING));
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

const pointsOf = (state: SaukopfState): Fields => Object.fromEntries(state.points);
const warningsOf = (state: SaukopfState): readonly string[] =>
	state.warnings.map(({ entry, rule }) => `${entry} ${rule}`);
const typesOf = (state: SaukopfState): readonly string[] => state.rows.map(({ type }) => type);

/** Worth 2 from each, won by the declarer. */
const eber = (declarer: string): Fields => ({ contract: 'eber', declarer, bid: 61, augen: 70 });
/** Worth 2, won by the two. */
const sauerei = { contract: 'sauerei', declarer: 'anna', partner: 'ben', bid: 61, augen: 70 };

describe('seats and the deal', () => {
	it.each([
		['three', three, ['carl', 'anna', 'ben', 'carl']],
		['four', four, ['dora', 'anna', 'ben', 'carl']]
	])('%s: nobody sits out, the deal passes on clockwise', (_, how, dealers) => {
		const state = fold(how, ...['2', '3', '4', '5'].map((id) => game(id, eber('anna'))));
		expect(state.rows.map(({ dealer }) => dealer)).toEqual(dealers);
		expect(state.sittingOut).toEqual([]);
		expect(state.players).toEqual(state.seats);
	});

	it('nobody bidding passes the deal on and costs nothing', () => {
		const state = fold(four, tonight('2', 'passed'));
		expect(state).toMatchObject({ dealer: 'anna', games: 0 });
		expect(pointsOf(state)).toEqual({ anna: 0, ben: 0, carl: 0, dora: 0 });
	});

	it('a hand dealt again moves neither deal nor points', () => {
		const state = fold(four, tonight('2', 'dealtAgain'));
		expect(state).toMatchObject({ dealer: 'dora', games: 0, warnings: [] });
		expect(typesOf(state)).toEqual(['dealtAgain']);
		expect(pointsOf(state)).toEqual({ anna: 0, ben: 0, carl: 0, dora: 0 });
	});

	it('who comes plays on with what everybody has', () => {
		const joined = tonight('3', 'seats', { seats: FOUR, dealer: 'ben' });
		const state = fold(three, game('2', eber('anna')), joined, game('4', eber('dora')));
		expect(pointsOf(state)).toEqual({ anna: 4 - 2, ben: -2 - 2, carl: -2 - 2, dora: 6 });
		expect(state).toMatchObject({ dealer: 'carl', seats: FOUR });
	});
});

describe('points and money', () => {
	it('without a rate a point is worth nothing', () => {
		const state = fold(three, game('2', eber('anna')));
		expect(pointsOf(state)).toEqual({ anna: 4, ben: -2, carl: -2 });
		expect(state).toMatchObject({ unit: 0, winnings: 0 });
		expect([...state.balance.values()]).toEqual([0, 0, 0]);
	});

	it('with a rate of 5 cents', () => {
		const state = fold({ ...three, rate: 5 }, game('2', eber('anna')));
		expect(Object.fromEntries(state.balance)).toEqual({ anna: 20, ben: -10, carl: -10 });
		expect(state.winnings).toBe(20);
		expect(settlementAmongPlayers(state)).toHaveLength(2);
		expect(winningsGoToKasse(state)).toBe(false);
		expect(settlementText(state, 'heute', String)).toMatch(/^Saukopf, heute: 1 Spiel\nanna \+0,20 €/);
	});

	it('what everybody had after a row can be told', () => {
		const state = fold({ ...three, rate: 5 }, game('2', eber('anna')), game('3', eber('ben')));
		const [first, last] = state.rows;
		if (first?.type !== 'saukopf' || last?.type !== 'saukopf') throw new Error('no game');
		expect([...scoresAfter(state, first).values()]).toEqual([4, -2, -2]);
		expect([last.number, ...scoresAfter(state, last).values()]).toEqual([2, 2, 2, -4]);
		expect([...(moneyCourse(state).at(-1)?.after.values() ?? [])]).toEqual([10, 10, -20]);
	});
});

describe('what the table does all the same', () => {
	it.each<readonly [string, Fields, readonly AnyEntry[], readonly string[]]>([
		['a Paarhufer at three', three, [game('2', sauerei)], ['2 contract-not-here']],
		['a Trog at four', four, [game('2', { ...eber('anna'), trog: true })], ['2 contract-not-here']],
		['somebody who is not there', three, [game('2', eber('dora'))], ['2 not-at-the-table']],
		[
			'Augen of three at a table of four',
			four,
			[
				game('2', {
					...{ contract: 'feigeSau', declarer: 'anna', bid: 80 },
					augen: { anna: 20, ben: 40, carl: 60 }
				})
			],
			['2 not-at-the-table']
		],
		['a game after the close', four, [tonight('2', 'close'), game('3', eber('anna'))], ['3 after-close']],
		['opened twice', four, [opening('2', three)], ['2 second-evening']],
		['a round', four, [tonight('2', 'round', { round: 'bockrunde' })], ['2 no-such-round']],
		['the end of one', four, [tonight('2', 'roundEnd')], ['2 no-such-round']]
	])('%s is warned of', (_, how, entries, warnings) => {
		const state = fold(how, ...entries);
		expect(warningsOf(state)).toEqual(warnings);
		expect([...state.points.values()].reduce((sum, count) => sum + count, 0)).toBe(0);
	});

	it('somebody who is not there settles with everybody who is', () => {
		expect(pointsOf(fold(three, game('2', eber('dora'))))).toEqual({ anna: -2, ben: -2, carl: -2, dora: 6 });
	});

	it('a game of Schafkopf, or one the book does not accept, moves nothing', () => {
		const solo = game('2', { contract: 'solo', declarer: 'anna', augen: 70 });
		const state = fold(four, solo, game('3', { ...eber('anna'), partner: 'ben' }), tonight('4', 'incident'));
		expect(typesOf(state)).toEqual(['refused', 'refused']);
		expect(state).toMatchObject({ games: 0, dealer: 'dora' });
	});
});

describe('corrections', () => {
	it('a corrected game stands in its old place, a struck one is listed', () => {
		const right = game('4', { ...eber('anna'), augen: 50 }, { replaces: '2' });
		const state = fold(four, game('2', eber('anna')), game('3', eber('ben')), right, strike('5', '3'));
		expect(typesOf(state)).toEqual(['saukopf', 'voided']);
		expect(pointsOf(state)).toEqual({ anna: -6, ben: 2, carl: 2, dora: 2 });
		expect(state).toMatchObject({ games: 1, dealer: 'anna', closed: false });
	});

	it('points are those of the games that stand, in any order of the entries', () => {
		const who = fc.constantFrom<string>(...FOUR);
		const augen = fc.integer({ min: 0, max: 120 });
		fc.assert(
			fc.property(fc.array(fc.tuple(who, augen, fc.boolean()), { maxLength: 12 }), (played) => {
				const all = played.map(([declarer, count], i) =>
					game(`a${String(i).padStart(2, '0')}`, { ...eber(declarer), augen: count })
				);
				const strikes = played.flatMap(([, , struck], i) =>
					struck ? [strike(`b${i}`, all[i]?.id ?? '')] : []
				);
				const state = fold(four, ...strikes, ...all.toReversed());
				const standingOnly = fold(four, ...all.filter((_, i) => !played[i]?.[2]));
				expect(state.points).toEqual(standingOnly.points);
				expect(state.dealer).toBe(standingOnly.dealer);
				expect([...state.points.values()].reduce((sum, count) => sum + count, 0)).toBe(0);
			}),
			{ numRuns: 200 }
		);
	});
});

describe('the seam', () => {
	const log = standing([opening('1', four), game('2', eber('anna'))]);
	const evening = asId<SaukopfState['evening']>(EVENING);

	it('folds either kind, Saukopf only where it was handed in', () => {
		expect(foldEvening(log, evening, BOOKS)).toBeNull();
		expect(foldAnyEvening(log, evening, { books: BOOKS })).toBeNull();
		expect(foldAnyEvening(log, evening, { books: BOOKS, saukopf: foldSaukopf })?.type).toBe('saukopf');
		const allgaeu = standing([opening('1')]);
		expect(foldAnyEvening(allgaeu, evening, { books: BOOKS, saukopf: foldSaukopf })?.type).toBe('schafkopf');
		expect(foldSaukopf(allgaeu, evening)).toBeNull();
	});

	it('says by which book an evening is played, so that Saukopf can be loaded for it', () => {
		expect(rulebookOf(log, evening)).toBe('saukopf');
		expect(rulebookOf(standing([game('2', eber('anna'))]), evening)).toBeUndefined();
	});

	it('a game of Saukopf in an evening of Schafkopf moves nothing', () => {
		const state = foldEvening(standing([opening('1'), game('2', eber('anna'))]), evening, BOOKS);
		expect(state?.rows.map(({ type }) => type)).toEqual(['refused']);
		expect(state).toMatchObject({ games: 0, dealer: 'dora' });
	});
});
