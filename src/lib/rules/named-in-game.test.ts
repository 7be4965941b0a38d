import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { allgaeu } from './books/allgaeu.ts';
import { weitnau } from './books/weitnau.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { namedIn } from './named-in-game.ts';

const E = asId<MemberId>('E');
const foul = { player: E, kind: 'verraten' } as const;

/** A Mungo whose four are named by their Augen, betrayed by a fifth, who sat out. */
const betrayed: Game = { contract: 'mungo', augen: { A: 10, B: 20, C: 40, D: 50 }, foul };

describe('four settle a game, whoever it names (rules 1.7)', () => {
	it('who is blamed is one, whether it costs something or is only noted, and a fifth is refused', () => {
		for (const book of [allgaeu, weitnau]) {
			const refused = checkGame(book, betrayed);
			expect(refused.ok ? [] : refused.error).toEqual([
				{ path: 'declarer', refusal: { code: 'tooManyNamed', named: 5, hands: 4 } }
			]);
			const alone: Game = { contract: 'mungo', deckel: [asId('A')], foul };
			expect(namedIn(book, alone)).toEqual([...'EA']);
		}
	});

	// At six the dealer F may buy the hand of D for E's place: E plays, so with C, A, B and D five would.
	it('who bought a hand is one, and a fifth is refused (allgaeu §7)', () => {
		const bought = { buyer: E, seller: asId<MemberId>('F'), price: 5 };
		const solo = { contract: 'solo', declarer: asId<MemberId>('C'), won: true, bought } as const;
		const laid = [...'ABD'].map((one) => asId<MemberId>(one));
		const refused = checkGame(allgaeu, { ...solo, deckel: laid });
		expect(refused.ok ? [] : refused.error).toEqual([
			{ path: 'declarer', refusal: { code: 'tooManyNamed', named: 5, hands: 4 } }
		]);
		expect(checkGame(allgaeu, { ...solo, deckel: laid.slice(1) }).ok).toBe(true);
	});
});
