import { describe, expect, it } from 'vitest';
import { allgaeu } from '../books/allgaeu.ts';
import { branchesOf, crowdedOut, ownNames } from './branches.ts';
import { changesOf } from '../patch.ts';
import { checkBook } from './check-book.ts';
import { houseBook } from './house-book.ts';

const made = (changes: object) =>
	houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '', changes: { ...changes } });
const price = (value: number) => ({ base: { value } });
/** Allgäu §4.1: Rufspiel 10, §4.2: Solo 25, Wenz 25, Schneider 5. */
const mine = made({ contracts: { rufspiel: price(20), solo: price(50) }, schneider: { value: 10 } });
const theirs = made({ contracts: { rufspiel: price(30), wenz: price(40) }, schneider: { value: 10 } });

describe('a book that was changed in two places', () => {
	const branches = branchesOf(allgaeu, mine, theirs);

	it('says where both said something else; what one changed alone, or both alike, is no clash', () => {
		expect(changesOf(allgaeu, branches.mine)).toMatchObject({ contracts: { rufspiel: price(20) } });
		expect(branches.mine.contracts).toMatchObject({ solo: price(25), wenz: price(25) });
		expect(branches.theirs.contracts).toMatchObject({
			rufspiel: price(30),
			solo: price(25),
			wenz: price(25)
		});
		expect(branches.theirs.schneider.value).toBe(5);
		expect([branches.parted, branches.clashing]).toEqual([true, true]);
	});

	it('is put together with all that either changed, and one side wins where they clash', () => {
		for (const [wins, rufspiel] of [['mine', 20] as const, ['theirs', 30] as const]) {
			const both = branches.together(wins);
			expect(both.contracts).toMatchObject({ rufspiel: price(rufspiel), solo: price(50), wenz: price(40) });
			expect(both.schneider.value).toBe(10);
			expect(checkBook(both).ok).toBe(true);
		}
	});

	it('keeps a pot of its own whole where both made one: never half of each', () => {
		const source = 'Vereinsregel';
		const none = { passed: null, misdealt: null, evening: null, lostEinzelspiel: null };
		const pot = (more: object) =>
			made({ pots: { pot1: { source, ...none, takenBy: 'treasurer', ...more } } });
		const dealt = pot({ name: 'Geberkasse', misdealt: { value: 20, source } });
		const passed = pot({ name: 'Ausflugskasse', passed: { value: 10, source } });
		const parted = branchesOf(allgaeu, dealt, passed);
		expect(parted.clashing).toBe(true);
		expect(parted.together('theirs').pots).toEqual(passed.pots);
		expect(parted.together('mine').pots).toEqual(dealt.pots);
	});

	it('says which of two games that both put on one free place is left out, and which stays', () => {
		const own = (word: string, value: number) =>
			made({
				contracts: { eigen1: { ...allgaeu.contracts.solo, ...price(value) } },
				words: { contracts: { eigen1: word } }
			});
		const [schieber, hochzeit] = [ownNames(own('Schieber', 30)), ownNames(own('Hochzeit', 40))];
		const none = ownNames(allgaeu);
		expect(crowdedOut(none, schieber, hochzeit)).toEqual([{ gone: 'Hochzeit', stays: 'Schieber' }]);
		expect(crowdedOut(none, hochzeit, schieber)).toEqual([{ gone: 'Schieber', stays: 'Hochzeit' }]);
		// One game with two prices is an ordinary clash, and what the base had is nobody's new one.
		expect(crowdedOut(none, schieber, ownNames(own('Schieber', 50)))).toEqual([]);
		expect(crowdedOut(schieber, schieber, hochzeit)).toEqual([]);
		expect(crowdedOut(none, schieber, none)).toEqual([]);
	});

	it('has not parted where one of the two has nothing of its own', () => {
		const half = made({ schneider: { value: 10 } });
		expect(branchesOf(allgaeu, half, theirs)).toMatchObject({ parted: false, clashing: false });
		expect(branchesOf(allgaeu, allgaeu, theirs)).toMatchObject({ parted: false, clashing: false });
	});

	it('clashes where one took out what the other changed within', () => {
		const without = made({ contracts: { wenz: null } });
		const clash = branchesOf(allgaeu, without, theirs);
		expect(clash.clashing).toBe(true);
		expect(clash.together('theirs').contracts.wenz?.base.value).toBe(40);
		expect(clash.together('mine').contracts.wenz ?? null).toBeNull();
	});
});
