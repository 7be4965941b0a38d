import { describe, expect, it } from 'vitest';
import { allgaeu } from '../../books/allgaeu.ts';
import { muenchen } from '../../books/muenchen.ts';
import { houseBook } from '../house-book.ts';
import { firstTried, sayable, triedBill, triedContracts, type Tried } from './tried.ts';

const own = houseBook(muenchen, {
	...{ id: 'haus', name: 'Haus', edition: '' },
	changes: { contracts: { rufspiel: { base: { value: 20 } }, geier: null }, schneider: { value: 10 } }
});
const tried = (rest: Partial<Tried>): Tried => ({ ...firstTried(own), ...rest });

describe('a game that is tried in the editor', () => {
	it('costs what it did before and what it will', () => {
		// München: 5 + 5 for Schneider, + 3 × 5 for the Laufende, × 2; by the club's own (20 + 10 + 15) × 2.
		const game = tried({ by: 'schneider', laufende: 3, schuss: 1 });
		expect([muenchen, own].map((book) => triedBill(book, game)?.price)).toEqual([50, 90]);
		expect(triedBill(own, tried({ contract: 'solo', end: 'lost' }))?.price).toBe(20);
		expect(triedBill(muenchen, tried({ contract: 'solo', by: 'tout' }))?.price).toBe(40);
	});

	it('with Deckel is one where the book knows them', () => {
		// Allgäu §6.1: 10 × 2 × 2.
		expect(triedBill(allgaeu, tried({ deckel: 2 }))?.price).toBe(40);
		expect(triedBill(muenchen, tried({ deckel: 2 }))).toBeNull();
		expect(sayable(muenchen, 'rufspiel').deckel.most).toBe(0);
	});

	it('is one the book knows: what it lost has no bill any more', () => {
		const geier = tried({ contract: 'geier' });
		expect([triedBill(muenchen, geier)?.price, triedBill(own, geier)]).toEqual([20, null]);
		expect(triedContracts(own).map(({ contract }) => contract)).not.toContain('geier');
		expect(triedContracts(own)[0]).toEqual({ contract: 'rufspiel', name: 'Rufspiel' });
	});
});
