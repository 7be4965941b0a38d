import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLUB, entry, fileOf, FOUR, game, members, opening, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { MergePreview } from './merge.ts';
import { mergeEntries, previewMerge } from './merge.ts';

// "Merging two files of one club is the union of their entries by `id`."

const solo = { contract: 'solo', declarer: 'anna', augen: 70 };
const mine = [...members(...FOUR), opening('1'), game('2', solo), game('3', solo)];

function preview(here: readonly AnyEntry[], theirs: readonly AnyEntry[]): MergePreview {
	const seen = previewMerge(here, fileOf(theirs), CLUB);
	if (!seen.ok) throw new Error(JSON.stringify(seen.error));
	return seen.value;
}

describe('merging', () => {
	const ids = Array.from({ length: 10 }, (_, i) => `e${i}`);
	// One content an id, as devices make them. Any part of the entries may have reached a phone, in any order and
	// repeatedly.
	const everything = ids.map((id, i) =>
		i % 3 === 2 ? strike(id, `e${i - 2}`) : game(id, { ...solo, augen: i })
	);
	const anyLog = fc.array(fc.constantFrom(...everything), { maxLength: 15 });
	const merge = (a: readonly AnyEntry[], b: readonly AnyEntry[]): readonly AnyEntry[] => {
		const merged = mergeEntries(a, b);
		if (!merged.ok) throw new Error('a clash');
		return merged.value;
	};

	it('is commutative', () => {
		fc.assert(
			fc.property(anyLog, anyLog, (a, b) => {
				expect(merge(a, b)).toEqual(merge(b, a));
			})
		);
	});

	it('is associative', () => {
		fc.assert(
			fc.property(anyLog, anyLog, anyLog, (a, b, c) => {
				expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
			})
		);
	});

	it('is idempotent, and holds each entry once and in order', () => {
		fc.assert(
			fc.property(anyLog, anyLog, (a, b) => {
				const once = merge(a, b);
				expect(merge(once, b)).toEqual(once);
				expect(once.map(({ id }) => id)).toEqual([...new Set([...a, ...b].map(({ id }) => id))].sort());
			})
		);
	});

	it('stands as the whole log stands', () => {
		fc.assert(
			fc.property(anyLog, anyLog, (a, b) => {
				expect(standing(merge(a, b)).places).toEqual(standing([...b, ...a]).places);
			})
		);
	});

	it('refuses an id that stands for two entries, whichever side comes first', () => {
		const forged = game('2', { ...solo, augen: 20 });
		const fault = { entry: '2', path: 'id', refusal: { code: 'idClash' } };
		expect(mergeEntries(mine, [forged])).toEqual({ ok: false, error: [fault] });
		expect(mergeEntries([forged], mine)).toEqual({ ok: false, error: [fault] });
	});

	it('knows an entry again whose fields come in another order', () => {
		const turned = mine.map(
			(one) => Object.fromEntries(Object.entries(one).reverse()) as unknown as AnyEntry
		);
		expect(merge(mine, turned)).toEqual(merge(mine, []));
	});
});

describe('the preview', () => {
	it('says that nothing changes when the same file comes twice', () => {
		const { entries, ...seen } = preview(mine, mine);
		expect(entries).toEqual([...mine].sort((a, b) => (a.id < b.id ? -1 : 1)));
		expect(seen).toEqual({
			...{ club: CLUB, added: 0, known: mine.length },
			newChampionships: []
		});
	});

	it('tells how much is new, and the championships that come', () => {
		const seen = preview(mine, [
			...mine,
			...members('emil'),
			...['a', 'b'].map((id) =>
				entry(id, 'championship', { championship: 'm26', year: 2026, system: 'zockmeisterschaft' })
			)
		]);
		expect(seen).toMatchObject({
			...{ added: 3, known: mine.length },
			newChampionships: [{ championship: 'm26', year: 2026, system: 'zockmeisterschaft' }]
		});
	});

	it('refuses the file of another club, unless nothing is here', () => {
		const theirs = fileOf(mine, 'andere');
		const fault = { entry: null, path: 'club', refusal: { code: 'otherClub' } };
		expect(previewMerge(mine, theirs, CLUB)).toEqual({ ok: false, error: [fault] });
		expect(previewMerge([], theirs, CLUB)).toMatchObject({ ok: true, value: { club: 'andere', known: 0 } });
		expect(previewMerge([], theirs, null)).toMatchObject({ ok: true, value: { club: 'andere' } });
	});

	it('takes nothing of a file that says something else of an entry that is here', () => {
		const seen = previewMerge(mine, fileOf([...members('emil'), game('2', { ...solo, augen: 5 })]), CLUB);
		expect(seen).toMatchObject({ ok: false, error: [{ entry: '2' }] });
	});
});
