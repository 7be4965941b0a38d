import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../tests/support/decided/decision.ts';
import { DECISIONS } from '../../../../tests/support/decisions.ts';
import { OURS } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { muenchen } from '../books/muenchen.ts';
import { saukopf } from '../saukopf/book.ts';
import { MAKERS } from './makers.ts';
import { outlineOf, printSchafkopf } from './outlines.ts';
import { sentencesOf, type PrintedChapter, type PrintedRule } from './print.ts';
import { printSaukopf } from './saukopf.ts';
import { anchorsOf } from './search.ts';
import { anchorOf } from './shape.ts';

const PRINTED: Readonly<Record<string, readonly PrintedChapter[]>> = {
	...Object.fromEntries([...BOOKS.values()].map((book) => [book.id, printSchafkopf(book, null)])),
	saukopf: printSaukopf(saukopf)
};

const rulesOf = (chapters: readonly PrintedChapter[]): readonly PrintedRule[] =>
	chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

/** What is wrong between the list of decisions and the marks of a printed book. */
function faultsOf(
	decisions: Readonly<Record<string, Decision>>,
	id: string,
	chapters: readonly PrintedChapter[]
): readonly string[] {
	const marks = new Map(rulesOf(chapters).flatMap((rule) => (rule.ours === null ? [] : [[rule.key, rule]])));
	const here = Object.entries(decisions).filter(([, { books }]) => books.some((book) => book === id));
	const known = new Set(here.map(([key, { printed = key }]) => printed));
	const unsaid = here.flatMap(([key, { printed = key, says }]) => {
		const mark = marks.get(printed);
		if (!mark) return [`${key}: printed nowhere as ours`];
		if (!says.test(sentencesOf(mark.block))) return [`${key}: the mark says something else`];
		return /.{10}/.test(mark.ours?.trim() ?? '') ? [] : [`${key}: no reason`];
	});
	return [
		...unsaid,
		...[...marks.keys()].filter((key) => !known.has(key)).map((key) => `${key}: decided nowhere`)
	];
}

describe.each(Object.entries(PRINTED))('the decisions in %s', (id, chapters) => {
	const marked = rulesOf(chapters).filter(({ ours }) => ours !== null);

	it('are each printed as ours with a reason, and nothing else is', () => {
		expect(faultsOf(DECISIONS, id, chapters)).toEqual([]);
	});

	it('are missed: one made up, one whose mark is gone, a mark that nobody decided, another sentence', () => {
		const [key, decision] =
			Object.entries(DECISIONS).find(
				([, { books, printed }]) => !printed && books.some((book) => book === id)
			) ?? [];
		if (key === undefined || !decision) throw new Error('nothing is decided');
		const { [key]: gone, ...others } = DECISIONS;
		expect(faultsOf({ ...DECISIONS, 'made-up': decision }, id, chapters)).toEqual([
			'made-up: printed nowhere as ours'
		]);
		const unmarked = chapters.map((chapter) => ({
			...chapter,
			sections: chapter.sections.map((section) => ({
				...section,
				rules: section.rules.map((rule) => (rule.key === key ? { ...rule, ours: null } : rule))
			}))
		}));
		expect(faultsOf(DECISIONS, id, unmarked)).toContain(`${key}: printed nowhere as ours`);
		const alone = Object.values(others).every(({ printed }) => printed !== key);
		if (alone) expect(faultsOf(others, id, chapters)).toEqual([`${key}: decided nowhere`]);
		const changed = { ...DECISIONS, [key]: { ...gone, ...decision, says: /something else/ } };
		expect(faultsOf(changed, id, chapters)).toEqual([`${key}: the mark says something else`]);
	});

	it('lead from every figure that no club printed to the sentence that says so', () => {
		const sources = new Set(
			rulesOf(chapters)
				.flatMap(({ source, rows }) => [source ?? '', ...rows.map((row) => row.source ?? '')])
				.filter((source) => source.startsWith(OURS))
		);
		const anchors = anchorsOf(chapters);
		expect([...sources].filter((source) => !anchors.has(anchorOf(source)))).toEqual([]);
		const reasons = new Map(marked.map(({ anchor, ours }) => [anchor, ours]));
		for (const source of sources) expect(reasons.get(anchorOf(source)), source).toBeTruthy();
	});
});

describe('the mark', () => {
	it('stands on every line of München’s bill that its page does not say', () => {
		const { contracts } = muenchen;
		for (const figure of [
			contracts.bettel?.base,
			contracts.sie?.base,
			contracts.sie?.factor,
			contracts.sie?.laufende?.from
		])
			expect(figure?.source).toMatch(/^Festlegung der App/);
		// "Ober werden aber erst ab 3 laufenden gezahlt"
		expect(contracts.geier?.laufende?.from).toEqual({ value: 3, source: 'Abrechnung' });
	});

	it.each(['weitnau', 'schafkopfschule', 'muenchen', 'heilsbronn'])(
		'in the text of %s is of pieces that are written',
		(id) => {
			const book = BOOKS.get(id);
			const named = (outlineOf(id) ?? [])
				.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
				.flatMap((rule) => (rule.kind === 'made' ? [rule] : []))
				.flatMap(({ maker, ours = {} }) => Object.keys(ours).map((slot) => ({ maker, slot })));
			const written = ({ maker }: { readonly maker: string }): readonly string[] =>
				(book &&
					MAKERS.get(maker)
						?.write(book)
						.map(({ slot }) => slot)) ??
				[];
			expect(named.length).toBeGreaterThan(0);
			expect(named.filter((one) => !written(one).includes(one.slot))).toEqual([]);
		}
	);
});
