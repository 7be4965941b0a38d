import { expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { allgaeu } from './books/allgaeu.ts';
import { weitnau } from './books/weitnau.ts';
import { laufendeTrumps, trumpCount } from './cards.ts';
import { checkGame } from './check.ts';
import { checkBook } from './house/check-book.ts';
import { packPatch } from './house/editor/going-along.ts';
import { HOUSE } from './house/house-book.ts';
import { patched } from './patch.ts';
import { mungoTricks } from './typed-game.ts';

const shortened = (book: typeof allgaeu) => patched(book, packPatch({ book, parent: book }, true));
const short = shortened(weitnau);

it('has twelve trumps in a Rufspiel and nine in a Farbwenz, and no Laufende over that', () => {
	expect(checkBook(short).ok && checkBook(shortened(allgaeu)).ok).toBe(true);
	const most = (contract: 'rufspiel' | 'farbwenz' | 'wenz') => short.contracts[contract]?.laufende?.most;
	expect([most('rufspiel'), most('farbwenz'), most('wenz')]).toEqual([12, 9, 4]);
	expect(trumpCount(short, { ranks: ['ober', 'unter'], suit: 'herz' })).toBe(12);
	const last = laufendeTrumps(short, 'rufspiel', 'schell').at(-1);
	expect(last).toEqual({ suit: 'herz', rank: 'neun' });
	const sie = { contract: 'sie', declarer: 'A' as never } as const;
	expect([short.contracts.sie?.laufendeHeld, checkGame(short, sie).ok]).toEqual([6, true]);
});

it('refuses a book of short cards with more Laufende or a longer Sie than it has cards', () => {
	const bare = { ...weitnau, kurz: { source: HOUSE } };
	const refused = checkBook(bare);
	expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toEqual(
		expect.arrayContaining(['contracts.sie.laufendeHeld', 'contracts.rufspiel.laufende.most'])
	);
});

it('counts six tricks in a Mungo, and goes back to the long pack as it was', () => {
	const players = ['A', 'B', 'C', 'D'].map((one) => asId<MemberId>(one));
	const [A = '', B = '', C = ''] = players;
	const tricks = { [A]: 1, [B]: 2, [C]: 1 };
	expect([...mungoTricks(short, { contract: 'mungo', tricks }, players).values()]).toEqual([1, 2, 1, 2]);
	const augen = { A: 20, B: 30, C: 30, D: 40 };
	const game = (D: number) => ({ contract: 'mungo', augen, tricks: { ...tricks, D } }) as const;
	expect([2, 4].map((last) => checkGame(short, game(last)).ok)).toEqual([true, false]);
	const back = patched(short, packPatch({ book: short, parent: weitnau }, false));
	expect({ ...back, kurz: undefined }).toEqual({ ...weitnau, kurz: undefined });
});
