import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { allgaeu } from './books/allgaeu.ts';
import { weitnau } from './books/weitnau.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { namedIn } from './named.ts';

const E = asId<MemberId>('E');
const foul = { player: E, kind: 'verraten' } as const;

/** A Mungo whose four are named by their Augen, betrayed by a fifth, who sat out. */
const betrayed: Game = { contract: 'mungo', augen: { A: 10, B: 20, C: 40, D: 50 }, foul };

describe('four settle a game, whoever it names (rules 1.7)', () => {
	it('who is blamed in a remark is none of them (allgaeu §8)', () => {
		expect(checkGame(allgaeu, betrayed).ok).toBe(true);
		expect(namedIn(allgaeu, betrayed)).toEqual([...'ABCD']);
	});

	it('who pays alone for what he betrayed is one, and a fifth is refused (weitnau §3)', () => {
		const refused = checkGame(weitnau, betrayed);
		expect(refused.ok ? [] : refused.error).toEqual([
			{ path: 'declarer', refusal: { code: 'tooManyNamed', named: 5 } }
		]);
		const alone: Game = { contract: 'mungo', deckel: [asId('A')], foul };
		expect(namedIn(weitnau, alone)).toEqual([...'EA']);
	});
});
