import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { printSchafkopf } from './outlines.ts';
import { sentencesOf, type PrintedChapter } from './print.ts';
import { anchorOf } from './shape.ts';

/** A number and a paragraph that no book contains. */
const ODD = 137;
const ODD_SOURCE = '§137.9';

/** Everything that stands on the page, the paragraphs in braces. */
function pageOf(chapters: readonly PrintedChapter[]): string {
	return chapters
		.flatMap(({ title, sections }) => [
			title,
			...sections.flatMap((section) => [
				section.title,
				...section.rules.flatMap((rule) => [
					sentencesOf(rule.block),
					`{${rule.source ?? section.source}}`,
					...rule.rows.map((row) => `{${row.source ?? ''}}`)
				])
			])
		])
		.join('\n');
}

const printed = (book: Book): string => pageOf(printSchafkopf(book, null));

type Path = readonly string[];

/** Every place in plain data that the test picks. */
function places(value: unknown, isIt: (found: object) => boolean, path: Path = []): Path[] {
	if (typeof value !== 'object' || value === null) return [];
	const below = Object.entries(value).flatMap(([key, inner]) => places(inner, isIt, [...path, key]));
	return isIt(value) ? [path, ...below] : below;
}

/** What a Schuss multiplies by is a figure of no game where nobody may give one. */
const isUnused = (book: Book, path: Path): boolean =>
	path.join('.') === 'schuss.factor' && book.schuss.names.length === 0;

const isFigure = (found: object): boolean => 'value' in found && 'source' in found;
const hasSource = (found: object): boolean => 'source' in found;

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
	if (key === undefined) return to;
	const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
		? [...(value as unknown[])]
		: { ...(value as object) };
	const fields = copy as Record<string, unknown>;
	fields[key] = changed(fields[key], rest, to);
	return copy;
}

const withChange = (book: Book, path: Path, to: unknown): Book => changed(book, path, to) as Book;

/** How an amount or a number of 137 may be written. */
const WRITTEN = /137|1,37 €|13,70 €/g;
const oddCount = (text: string): number => text.match(WRITTEN)?.length ?? 0;

describe.each([...BOOKS.values()])('$name', (book) => {
	const page = printed(book);
	const used = (path: Path): boolean => !isUnused(book, path);
	const figures = places(book, isFigure).filter(used);

	it('has figures, none of which is odd already', () => {
		// A price of each contract, three numbers of Augen and three surcharges at least, and from where Laufende count.
		const counting = Object.values(book.contracts).filter(({ laufende }) => laufende);
		expect(figures.length).toBeGreaterThanOrEqual(book.order.length + counting.length + 6);
		expect(oddCount(page)).toBe(0);
	});

	it.each(figures.map((path) => [path.join('.'), path] as const))('prints the value of %s', (_, path) => {
		const other = printed(withChange(book, [...path, 'value'], ODD));
		expect(oddCount(other)).toBeGreaterThan(0);
	});

	it.each(
		places(book, hasSource)
			.filter(used)
			.map((path) => [path.join('.'), path] as const)
	)('names the paragraph of %s', (name, path) => {
		// A contract's Laufende and base price stand in its own table and in the one of all prices.
		const other = printed(withChange(book, [...path, 'source'], ODD_SOURCE));
		expect(other, name).toContain(`{${ODD_SOURCE}}`);
	});

	it.each([
		['unit.cents'],
		['gardareiz.least'],
		['gardareiz.step'],
		['gardareiz.bettelOpenUpTo'],
		['gardareiz.bettelUpTo'],
		['mungo.roundUpTo']
	])('prints %s where the book has it', (name) => {
		const path = name.split('.');
		const has = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], book);
		expect(has === undefined || printed(withChange(book, path, ODD)) !== page).toBe(true);
	});

	it('prints how many Laufende there can be', () => {
		for (const [contract, rule] of Object.entries(book.contracts)) {
			if (!rule.laufende || rule.laufendeHeld > 0) continue;
			const other = printed(withChange(book, ['contracts', contract, 'laufende', 'most'], ODD));
			expect(other, contract).toContain(`höchstens ${ODD}`);
		}
		expect(page).toContain('Laufende');
	});

	it('has a place to lead to for every paragraph its data names', () => {
		const chapters = printSchafkopf(book, null);
		const anchors = new Set(
			chapters.flatMap(({ sections }) =>
				sections.flatMap((section) => [section.anchor, ...section.rules.map(({ anchor }) => anchor)])
			)
		);
		const named = places(book, hasSource).map((path) =>
			path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], book)
		) as { source: string }[];
		expect(named.map(({ source }) => anchorOf(source)).filter((anchor) => !anchors.has(anchor))).toEqual([]);
	});
});

describe('a rule that is switched off, or on', () => {
	it.each([...BOOKS.values()])('changes what is printed in $name', (book) => {
		const page = printed(book);
		const off = Object.entries(book).filter(
			([key, value]) =>
				value !== null && typeof value === 'object' && 'source' in value && key !== 'schneider'
		);
		for (const [key] of off) {
			if (['schwarz', 'laufender'].includes(key)) continue;
			expect(printed({ ...book, [key]: null }), key).not.toBe(page);
		}
		expect(printed({ ...book, name: 'X', winningsToKasse: { source: ODD_SOURCE } })).toContain('Zockkasse');
	});
});
