import { expect, it } from 'vitest';
import { BOOKS } from '../books/index.ts';
import { houseBook } from '../house/house-book.ts';
import { beforeTheGame, plainSums } from './first-look.ts';

const [allgaeu, weitnau, schule, muenchen] = [...BOOKS.values()] as const;

it.each([
	[allgaeu, 'Deckel verdoppeln, ohne Deckel kein Rufspiel.', 'Rufspiel 0,10 €, Solo 0,25 €'],
	[weitnau, 'Deckel verdoppeln, ohne Deckel kein Rufspiel.', 'Rufspiel 0,10 €, Solo 0,25 €'],
	[muenchen, 'Ohne Legen, ohne Deckel.', 'Rufspiel 0,05 €, Solo 0,20 €']
])('each book is known by how it doubles and what it costs', (book, before, sums) => {
	if (!book) throw new Error('no book');
	expect(beforeTheGame(book)).toBe(before);
	expect(plainSums(book).replaceAll('\u00a0', ' ')).toBe(sums);
});

it('the sums follow the unit that is agreed on', () => {
	if (!schule) throw new Error('no book');
	expect(plainSums(schule, 20)).not.toBe(plainSums(schule));
});

it('a book of a club that lays its cards says so, by its price', () => {
	if (!muenchen) throw new Error('no book');
	const changes = {
		legen: { factor: { value: 2 }, rule: { source: 'Hausregel' }, most: 4 },
		contracts: { rufspiel: { base: { value: 20 } } }
	};
	const own = houseBook(muenchen, { id: 'krone', name: 'Krone', edition: '1', changes });
	expect(beforeTheGame(own)).toBe('Legen verdoppelt.');
	expect(plainSums(own).replaceAll('\u00a0', ' ')).toBe('Rufspiel 0,20 €, Solo 0,20 €');
});
