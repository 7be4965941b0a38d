import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { eveningOf } from '#lib/log/entry.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { EVENING, FOUR, game, opening, tonight } from '../../../tests/support/entries.ts';
import { goldenClub } from '../../../tests/support/golden-club.ts';
import { foldAnyEvening } from './any-evening.ts';
import { moneyCourse, settledRows } from './course.ts';
import { foldSaukopf } from './saukopf/fold.ts';
import { scoresOf } from './scores.ts';

const [A, B, C, D] = FOUR;

function folded(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const state = foldAnyEvening(log, asId<EveningId>(EVENING), { books: BOOKS, saukopf: foldSaukopf });
	if (!state) throw new Error('no evening');
	return state;
}

function stepsOf(entries: readonly AnyEntry[]) {
	return moneyCourse(folded(entries)).map(({ number, moved, after }) => ({
		number,
		moved: Object.fromEntries(moved),
		after: Object.fromEntries(after)
	}));
}

describe('an evening step by step', () => {
	it('has a fine after the last game in it', () => {
		// (10 + 5) × 1 for a Rufspiel with Schneider (§4.1, §6.1); who deals wrongly pays 50 cents into the Stock (§8.1)
		const entries = [
			opening('1', { rulebook: 'allgaeu', dealer: D }),
			game('2', { contract: 'rufspiel', declarer: A, partner: B, won: true, schneider: true }),
			tonight('3', 'incident', { incident: 'vergeben', player: C })
		];
		expect(stepsOf(entries)).toEqual([
			{
				number: 1,
				moved: { [A]: 15, [B]: 15, [C]: -15, [D]: -15 },
				after: { [A]: 15, [B]: 15, [C]: -15, [D]: -15 }
			},
			{ number: null, moved: { [C]: -50 }, after: { [A]: 15, [B]: 15, [C]: -65, [D]: -15 } }
		]);
	});

	it('lists the Bockrunde beside its games, and nothing else that moves no money', () => {
		const state = folded([
			opening('1', { rulebook: 'allgaeu', dealer: D }),
			game('2', { contract: 'wenz', declarer: A, won: true }),
			tonight('3', 'dealtAgain', {}),
			tonight('4', 'round', { round: 'bockrunde' }),
			game('5', { contract: 'wenz', declarer: A, won: true })
		]);
		const listed = settledRows<(typeof state.rows)[number]>(state.rows, moneyCourse(state));
		expect(listed.map(({ type }) => type)).toEqual(['game', 'round', 'game']);
	});

	it('ends where the Abrechnung stands, at every evening of three years', () => {
		const entries = goldenClub();
		const log = standing(entries);
		const folding = { books: booksOf(log, BOOKS), saukopf: foldSaukopf };
		const evenings = [...new Set(entries.flatMap((one) => eveningOf(one) ?? []))];
		const states = evenings.flatMap((evening) => foldAnyEvening(log, evening, folding) ?? []);
		expect(states.length).toBeGreaterThan(100);
		for (const state of states) {
			const last = moneyCourse(state).at(-1)?.after ?? new Map();
			const scores = scoresOf(state).of.map(([member]) => [member, last.get(member) ?? 0]);
			expect(scores).toEqual(scoresOf(state).of);
			expect(moneyCourse(state).filter(({ number }) => number !== null)).toHaveLength(state.games);
		}
	});
});
