import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asEntry } from '../../../tests/support/entries.ts';
import { isSaid, type SaidEntry } from './entry.ts';
import { knowledgeIn } from './knowledge.ts';

const nth = (i: number): string => String(i).padStart(6, '0');

function said(id: string, seen: string | null, ...seenBeside: readonly string[]): SaidEntry {
	const saw = { ...(seen === null ? {} : { seen }), ...(seenBeside.length > 0 ? { seenBeside } : {}) };
	const entry = asEntry({ id, kind: 'approval', championship: 'c', game: 'g', approved: true, ...saw });
	if (!isSaid(entry)) throw new Error('not said of a championship');
	return entry;
}

describe('who wrote one entry knew another', () => {
	// 1 ← 2 ← 4 and 1 ← 3, written apart; 5 saw both 4 and 3.
	const lines = [said('1', '0'), said('2', '1'), said('3', '1'), said('4', '2'), said('5', '4', '3')];
	const knew = knowledgeIn(lines);
	const pairs = lines.flatMap((later) =>
		lines.filter((earlier) => knew(later, earlier)).map((earlier) => `${later.id}${earlier.id}`)
	);

	it('along a line, and along the lines that were joined to it', () => {
		expect(pairs).toEqual(['21', '31', '41', '42', '51', '52', '53', '54']);
	});

	it('if one of the two does not say what it saw', () => {
		const silent = said('2', null);
		expect(knowledgeIn([...lines, silent])(silent, said('1', '0'))).toBe(true);
	});

	it('if what it saw is not here: then everything before that', () => {
		const late = said('9', '35');
		const knewLate = knowledgeIn([...lines, late]);
		expect(lines.filter((one) => knewLate(late, one)).map(({ id }) => id)).toEqual(['1', '2', '3']);
	});

	/** All that can be reached from an entry, gathered one by one. */
	function reached(all: readonly SaidEntry[], later: SaidEntry): (earlier: SaidEntry) => boolean {
		const byId = new Map<string, SaidEntry>(all.map((one) => [one.id, one]));
		const found = new Set<string>();
		const missing: string[] = [];
		const open = [later];
		for (const { id, seen, seenBeside = [] } of open) {
			for (const one of seen === undefined ? [] : [seen, ...seenBeside]) {
				const other = byId.get(one);
				if (one >= id || found.has(one)) continue;
				found.add(one);
				if (other?.seen === undefined) missing.push(one);
				else open.push(other);
			}
		}
		return ({ id, seen }) =>
			id < later.id &&
			(later.seen === undefined || seen === undefined || found.has(id) || missing.some((one) => id < one));
	}

	it('as if its whole history was gathered, however the lines run and whatever is missing', () => {
		const link = fc.record({
			seen: fc.option(fc.nat(40), { freq: 12 }),
			beside: fc.array(fc.nat(40), { maxLength: 2 }),
			isHere: fc.boolean().map((no) => !no)
		});
		fc.assert(
			fc.property(fc.array(link, { maxLength: 40 }), fc.boolean(), (made, isWhole) => {
				const all = made.flatMap(({ seen, beside, isHere }, i) =>
					isWhole || isHere
						? said(nth(i), seen === null ? null : nth(seen % (i + 1)), ...beside.map(nth))
						: []
				);
				const knew = knowledgeIn(all.toReversed());
				for (const later of all) {
					const expected = reached(all, later);
					for (const earlier of all) expect(knew(later, earlier)).toBe(expected(earlier));
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('asked of each of 50,000 in turn takes no longer than asked of one', () => {
		const all = Array.from({ length: 50_000 }, (_, i) => said(nth(i + 1), nth(i)));
		const knew = knowledgeIn(all);
		const [first] = all as [SaidEntry];
		expect(all.filter((later) => knew(later, first))).toHaveLength(49_999);
	});
});
