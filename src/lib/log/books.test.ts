import { describe, expect, it } from 'vitest';
import { entry } from '../../../tests/support/entries.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { booksOf } from './books.ts';
import type { AnyEntry } from './entry.ts';
import { currentEdition, editionsOf, forksOf, grownFrom } from './editions.ts';
import { standing } from './standing.ts';

const rulebook = (
	id: string,
	rulebook: string,
	base: string,
	changes: object,
	name = 'Stammtisch'
): AnyEntry => entry(id, 'rulebook', { rulebook, base, name, changes });
const of = (...entries: readonly AnyEntry[]) => booksOf(standing(entries), BOOKS);

describe('the books of a club', () => {
	it('are the constant ones where it made none of its own', () => {
		expect(of(entry('1', 'club', { name: 'Verein' }))).toBe(BOOKS);
	});

	it('stand on one another: a change leaves the book it changes as it was', () => {
		const books = of(
			rulebook('1', 'haus', 'allgaeu', { schneider: { value: 10 } }),
			rulebook('2', 'haus-2', 'haus', { schwarz: { value: 20 } })
		);
		const prices = (id: string) => [books.get(id)?.schneider.value, books.get(id)?.schwarz.value];
		expect([prices('allgaeu'), prices('haus'), prices('haus-2')]).toEqual([
			[5, 5],
			[10, 5],
			[10, 20]
		]);
		expect(books.get('haus-2')).toMatchObject({
			name: 'Stammtisch',
			edition: '20.11.2026, Nr. 2',
			parent: 'haus'
		});
	});

	it('are told apart where they share name and edition, each by its place in the log', () => {
		const books = of(
			rulebook('1', 'eins', 'allgaeu', {}),
			rulebook('2', 'zwei', 'muenchen', {}),
			rulebook('3', 'drei', 'allgaeu', { edition: 'Winter' }),
			rulebook('4', 'vier', 'allgaeu', { edition: 'winter' })
		);
		const editions = ['eins', 'zwei', 'drei', 'vier'].map((id) => books.get(id)?.edition);
		expect(editions).toEqual(['20.11.2026', '20.11.2026, Nr. 2', 'Winter', 'winter, Nr. 2']);
	});

	it('never take the place of another: not of a constant book, nor by standing on a later one', () => {
		const books = of(
			rulebook('1', 'allgaeu', 'muenchen', {}),
			rulebook('2', 'haus', 'haus-2', {}),
			rulebook('3', 'haus-2', 'allgaeu', {}),
			rulebook('4', 'haus-2', 'muenchen', {})
		);
		expect(books.get('allgaeu')).toBe(BOOKS.get('allgaeu'));
		expect(books.has('haus')).toBe(false);
		expect(books.get('haus-2')?.parent).toBe('allgaeu');
	});
});

describe('the edition a club plays by', () => {
	const log = standing([
		rulebook('1', 'haus', 'allgaeu', {}),
		rulebook('2', 'haus-2', 'haus', {}),
		rulebook('3', 'haus-3', 'haus-2', {}),
		rulebook('4', 'lang', 'haus', {}, 'Lange Karte')
	]);

	it('is the last one made from it under its name', () => {
		expect(currentEdition(log, 'haus', '2026-11-23')).toBe('haus-3');
		expect(currentEdition(log, 'haus-3', '2026-11-23')).toBe('haus-3');
		expect(currentEdition(log, 'lang', '2026-11-23')).toBe('lang');
		expect(currentEdition(log, 'allgaeu', '2026-11-23')).toBe('allgaeu');
	});

	it('is the new one from its day on, and the one before until then', () => {
		const from = (entry: AnyEntry, day: string): AnyEntry => ({ ...entry, from: day }) as AnyEntry;
		const days = standing([
			rulebook('1', 'haus', 'allgaeu', {}),
			from(rulebook('2', 'haus-2', 'haus', {}), '2027-01-01'),
			// A slip of the pen put right in between, and the edition of the year after.
			rulebook('3', 'haus-3', 'haus', {}),
			from(rulebook('4', 'haus-4', 'haus-2', {}), '2028-01-01')
		]);
		const on = (day: string, rulebook = 'haus'): string => currentEdition(days, rulebook, day);
		expect([on('2026-12-31'), on('2027-01-01'), on('2027-12-31'), on('2028-01-01')]).toEqual([
			'haus-3',
			'haus-2',
			'haus-2',
			'haus-4'
		]);
		// Somebody writes down an evening of last year, after one by the new edition.
		expect([on('2026-12-31', 'haus-2'), on('2026-12-31', 'haus-4')]).toEqual(['haus-3', 'haus-3']);
		const listed = editionsOf(days, 'haus-2').map(({ rulebook }) => rulebook);
		expect(listed).toEqual(['haus', 'haus-3', 'haus-2', 'haus-4']);
		expect(editionsOf(log, 'lang').map(({ rulebook }) => rulebook)).toEqual(['lang']);
	});

	it('ends where forged books stand on one another in a circle', () => {
		const circle = standing([rulebook('1', 'a', 'b', {}), rulebook('2', 'b', 'a', {})]);
		expect(['a', 'b']).toContain(currentEdition(circle, 'a', '2026-11-23'));
	});
});

describe('two editions made apart from one', () => {
	const DAY = '2026-11-23';
	const apart = [
		rulebook('1', 'haus', 'allgaeu', {}),
		rulebook('2', 'haus-2', 'haus', {}),
		rulebook('3', 'haus-3', 'haus', {})
	];

	it('are a fork, and the newer is played by', () => {
		expect(forksOf(standing(apart), 'haus', DAY)).toEqual([
			{ base: 'haus', current: 'haus-3', other: 'haus-2' }
		]);
		// The same of either edition, and after one of them was changed once more.
		const further = standing([...apart, rulebook('4', 'haus-4', 'haus-2', {})]);
		expect(forksOf(further, 'haus-2', DAY)).toEqual([{ base: 'haus', current: 'haus-4', other: 'haus-3' }]);
	});

	it('are none any more where an edition took in the other one', () => {
		const both = { ...rulebook('4', 'haus-4', 'haus-3', {}), takes: ['haus-2', 'fremd'] } as AnyEntry;
		const log = standing([...apart, both]);
		expect(forksOf(log, 'haus', DAY)).toEqual([]);
		expect(currentEdition(log, 'haus-2', DAY)).toBe('haus-4');
		expect(grownFrom(log, 'haus-4').toSorted()).toEqual(['fremd', 'haus', 'haus-2', 'haus-3', 'haus-4']);
	});

	it('are still found where one side settled them before it saw what the other went on to', () => {
		const settled = { ...rulebook('4', 'haus-4', 'haus-3', {}), takes: ['haus-2'] } as AnyEntry;
		const log = standing([...apart, settled, rulebook('5', 'haus-5', 'haus-2', {})]);
		expect(forksOf(log, 'haus-5', DAY)).toEqual([{ base: 'haus-2', current: 'haus-5', other: 'haus-4' }]);
		expect(forksOf(log, 'haus-4', DAY)).toEqual([{ base: 'haus-2', current: 'haus-4', other: 'haus-5' }]);
	});

	it('are none where they follow one another by their days, and none where a book has another name', () => {
		const from = (entry: AnyEntry, day: string): AnyEntry => ({ ...entry, from: day }) as AnyEntry;
		const days = standing([
			rulebook('1', 'haus', 'allgaeu', {}),
			from(rulebook('2', 'haus-2', 'haus', {}), '2026-11-01'),
			rulebook('3', 'haus-3', 'haus', {}),
			rulebook('4', 'lang', 'haus', {}, 'Lange Karte')
		]);
		expect(forksOf(days, 'haus', DAY)).toEqual([]);
	});
});
