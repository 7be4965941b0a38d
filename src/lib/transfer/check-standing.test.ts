import { describe, expect, it } from 'vitest';
import {
	FOUR,
	game,
	members,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { standingFaults } from './check-standing.ts';

// An evening of several books, as it arises when one phone corrects its book while another plays on. Each file is valid,
// and "whatever can arise from merging two valid files is valid too".

const other: Book = {
	...allgaeu,
	...{ id: 'other', nobodyPlays: 'passed', verabhebt: null },
	contracts: { ...allgaeu.contracts, gargaraz: allgaeu.contracts.wenz } as Book['contracts']
};
const books = new Map([allgaeu, other].map((book) => [book.id, book]));
const faultsOf = (...entries: readonly AnyEntry[]): readonly string[] =>
	standingFaults([...members(...FOUR), ...entries], books).map(({ entry, path }) => `${entry} ${path}`);

const gargaraz = game('2', { contract: 'gargaraz', declarer: 'anna', won: true });
const passed = tonight('3', 'passed');
const verabhebt = tonight('4', 'incident', { incident: 'verabhebt', player: 'anna' });

describe('an evening of several books', () => {
	it('each book alone refuses what it does not know', () => {
		expect(faultsOf(opening('1'), gargaraz, passed, verabhebt)).toEqual(['2 game.contract']);
		expect(faultsOf(opening('1', { rulebook: 'other' }), gargaraz, passed, verabhebt)).toEqual([
			'4 incident'
		]);
	});

	it.each<readonly [string, readonly AnyEntry[]]>([
		['the book was corrected', [opening('1', { rulebook: 'other' }), opening('5', { replaces: '1' })]],
		['the evening was opened twice', [opening('1'), opening('5', { rulebook: 'other' })]],
		['one of two openings was struck', [opening('1', { rulebook: 'other' }), opening('5'), strike('6', '1')]]
	])('lets in what any of its books knows: %s', (_, openings) => {
		expect(faultsOf(...openings, gargaraz, passed, verabhebt)).toEqual([]);
	});

	it('seats as many as the book of its head does, whoever the other one seats', () => {
		const three = { seats: ['anna', 'ben', 'carl'], dealer: 'carl' };
		const dritt: Book = { ...allgaeu, id: 'dritt', kurz: { source: 'Hausregel', dritt: true } };
		const both = new Map([allgaeu, dritt].map((book) => [book.id, book]));
		const head = (id: string, rulebook: string, more: Fields = {}) =>
			opening(id, { rulebook, ...three, ...more });
		const faults = (...entries: readonly AnyEntry[]) =>
			standingFaults([...members(...FOUR), ...entries], both).map(({ entry, path }) => `${entry} ${path}`);
		expect(faults(head('1', 'dritt'))).toEqual([]);
		expect(faults(head('1', 'dritt'), head('5', 'allgaeu', { replaces: '1' }))).toEqual(['5 seats']);
	});

	it('still refuses what none of them knows', () => {
		const openings = [opening('1'), opening('5', { rulebook: 'other' })];
		expect(
			faultsOf(...openings, game('2', { contract: 'gargaraz', declarer: 'anna', won: true, schuss: 5 }))
		).toEqual(['2 game.contract']);
	});
});
