import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import { asId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { decide, type Apart } from './apart.ts';
import { clashesIn } from './clashes.ts';

const ids = (...texts: readonly string[]): readonly EntryId[] => texts.map((text) => asId<EntryId>(text));

describe('a decision', () => {
	const version = (entries: readonly EntryId[], strikes: readonly EntryId[]) => ({
		...{ rulings: [], counts: false, entries, strikes }
	});
	const versions = [version(ids('a', 'both'), ids('void a')), version(ids('b', 'both'), ids('void b'))];
	const targets = (clash: Apart, chosen: number): readonly unknown[] =>
		decide(clash, chosen, 'Es gilt A.').map((one) => [one.kind, 'target' in one && one.target, one.note]);

	it('strikes what only the other versions have, and brings back what was struck of the chosen one', () => {
		const clash: Apart = { type: 'ruling', versions, copies: [] };
		expect(targets(clash, 0)).toEqual([
			['void', 'void a', 'Es gilt A.'],
			['void', 'b', 'Es gilt A.']
		]);
		expect(targets(clash, 1).map((one) => (one as readonly string[])[1])).toEqual(['void b', 'a']);
	});

	it('strikes what an earlier one copied from list to list', () => {
		const clash = { type: 'table', partie: 1, table: 1, versions, copies: ids('copy') } as never as Apart;
		expect(targets(clash, 0).map((one) => (one as readonly string[])[1])).toEqual(['void a', 'copy', 'b']);
	});
});

it('decisions are those of this championship, the oldest first, whatever the order of the entries', () => {
	const approval = (id: string, championship = CHAMPIONSHIP): AnyEntry =>
		ruled(id, 'approval', { championship, game: id, approved: true });
	const decided = (id: string, target: string, note: string): AnyEntry => entry(id, 'void', { target, note });
	const entries = [
		...partie('zockmeisterschaft'),
		...[approval('3'), approval('4'), approval('5', 'andere'), approval('6')],
		decided('7', '4', 'zuerst'),
		decided('8', '3', 'danach'),
		decided('8 b', '5', 'anderswo'),
		// Struck without a word, as a game is at the table.
		entry('9', 'void', { target: '6' })
	];
	for (const all of [entries, entries.toReversed()]) {
		const log = standing(all);
		const from = { log, championship: CHAMPIONSHIP, books: BOOKS };
		const { decisions, takenBack } = clashesIn(all, from, foldChampionship(log, CHAMPIONSHIP, BOOKS));
		expect(decisions.map(({ note, entries: own }) => [note, own])).toEqual([
			['zuerst', ['7']],
			['danach', ['8']]
		]);
		expect(takenBack).toEqual([]);
	}
});
