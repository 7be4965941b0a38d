import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from './support/chapter.ts';
import { EVENING, game, opening, strike, tonight, type Fields } from './support/entries.ts';
import { legalSaukopf } from './support/legal-saukopf.ts';
import { at, names, number, text } from './support/second/reading.ts';
import { inForce } from './support/second/standing.ts';
import { secondSaukopf } from './support/second/saukopf.ts';
import { gamesTried } from './support/whole.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import { priceSaukopf } from '#lib/rules/saukopf/price.ts';

// Saukopf beside a program that was written from the chapter alone.

/** The long run is told beside `gamesTried`. */
const GAMES_TRIED = gamesTried(1600);
const ALL = [...'ABCDE'];

/** Others sit down, somebody of another number perhaps; or a game of those who sit then, struck or put right later. */
const written = fc.record({
	seats: fc.option(fc.shuffledSubarray(ALL, { minLength: 3, maxLength: 4 }), { freq: 3 }),
	games: fc.tuple(ofPlayers(3), ofPlayers(3), ofPlayers(4), ofPlayers(4)),
	how: fc.constantFrom('stays', 'stays', 'stays', 'struck', 'corrected')
});
type Thing = typeof written extends fc.Arbitrary<infer T> ? T : never;

function ofPlayers(many: number): fc.Arbitrary<Fields> {
	return legalSaukopf.filter(({ players }) => players.length === many).map((one) => json(one.game));
}

/** The game as those who sit play it: A as the first of them, and so on. */
const playedBy = (written: Fields, seats: readonly string[]): Fields =>
	JSON.parse(
		JSON.stringify(written).replace(/"([ABCD])"/g, (_, one: string) => `"${seats['ABCD'.indexOf(one)]}"`)
	) as Fields;

function entriesOf(things: readonly Thing[]): readonly AnyEntry[] {
	let sitting: readonly string[] = ALL.slice(0, 4);
	return things.flatMap(({ seats, games: [three, otherThree, four, otherFour], how }, i) => {
		const id = String(i * 2 + 100);
		if (seats !== null) {
			sitting = seats;
			return [tonight(id, 'seats', { seats, dealer: seats[0] })];
		}
		const [one, other] = sitting.length === 3 ? [three, otherThree] : [four, otherFour];
		const [first, second] = [one, other].map((of) => playedBy(of, sitting));
		const next = String(i * 2 + 101);
		const entry = game(id, first ?? {});
		if (how === 'struck') return [entry, strike(next, id)];
		return how === 'corrected' ? [entry, game(next, second ?? {}, { replaces: id })] : [entry];
	});
}

/** What everybody has by the chapter, in cents. */
function balances([opened = {}, ...entries]: readonly object[]): ReadonlyMap<string, number> {
	const moved = new Map<string, number>();
	let seats = names(opened, 'seats');
	for (const one of entries) {
		if (text(one, 'kind') === 'seats') seats = names(one, 'seats');
		else {
			const { payoff } = secondSaukopf(json(saukopf), json(at(one, 'game')), seats);
			payoff.forEach((points, i) => {
				const seat = seats[i] ?? '';
				moved.set(seat, (moved.get(seat) ?? 0) + points * number(opened, 'rate'));
			});
		}
	}
	return moved;
}

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

	it('has the balances of an evening of which people come and go, and games are struck and put right', () => {
		const evenings = fc.record({
			things: fc.array(written, { minLength: 1, maxLength: 15 }),
			rate: fc.integer({ min: 1, max: 50 })
		});
		fc.assert(
			fc.property(evenings, ({ things, rate }) => {
				const opened = opening('000', { rulebook: 'saukopf', seats: ALL.slice(0, 4), dealer: 'B', rate });
				const entries = [opened, ...entriesOf(things)];
				const state = foldSaukopf(standing(entries), EVENING as EveningId);
				const there = balances(inForce(entries.map(json)));
				expect(ALL.map((one) => state?.balance.get(one as MemberId) ?? 0)).toEqual(
					ALL.map((one) => there.get(one) ?? 0)
				);
			}),
			{ numRuns: Math.ceil(GAMES_TRIED / 15) }
		);
	});
});
