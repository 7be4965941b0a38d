import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from './support/chapter.ts';
import { EVENING, game, opening } from './support/entries.ts';
import { legalSaukopf } from './support/legal-saukopf.ts';
import { secondSaukopf } from './support/second/saukopf.ts';
import { often } from './support/whole.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import { priceSaukopf } from '#lib/rules/saukopf/price.ts';

// Saukopf beside a program that was written from the chapter alone.

/** `GAMES=20000 npx vitest run` on this file for the long run. */
const GAMES_TRIED = Number(process.env['GAMES'] ?? often(1600));
const SEATS = { 3: ['A', 'B', 'C'], 4: ['A', 'B', 'C', 'D'] } as const;

describe('a program that knows only the chapter', () => {
	it('prices every game of Saukopf, of three and of four', () => {
		fc.assert(
			fc.property(legalSaukopf, ({ game: written, players }) => {
				const checked = checkSaukopf(saukopf, written);
				if (!checked.ok) throw new Error(JSON.stringify(checked.error));
				const { price, payoff } = priceSaukopf(saukopf, checked.value, players, 1);
				const here = { price, payoff: players.map((player) => payoff.get(player)) };
				expect(secondSaukopf(json(saukopf), json(written), players)).toEqual(here);
			}),
			{ numRuns: GAMES_TRIED }
		);
	});

	it.each([3, 4] as const)('has the balances of an evening of %i', (size) => {
		const games = legalSaukopf.filter(({ players }) => players.length === size);
		const evenings = fc.tuple(
			fc.array(games, { minLength: 1, maxLength: 12 }),
			fc.integer({ min: 1, max: 50 })
		);
		fc.assert(
			fc.property(evenings, ([played, rate]) => {
				const seats = SEATS[size];
				const opened = opening('000', { rulebook: 'saukopf', seats, dealer: 'B', rate });
				const entries = played.map((one, i) => game(String(i + 100), json(one.game)));
				const state = foldSaukopf(standing([opened, ...entries]), EVENING as EveningId);
				const payoffs = played.map((one) => secondSaukopf(json(saukopf), json(one.game), seats).payoff);
				const there = seats.map((_, at) =>
					payoffs.reduce((sum, payoff) => sum + (payoff[at] ?? 0) * rate, 0)
				);
				expect(seats.map((seat) => state?.balance.get(seat as MemberId))).toEqual(there);
			}),
			{ numRuns: Math.ceil(GAMES_TRIED / 20) }
		);
	});
});
