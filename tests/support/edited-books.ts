// Books as a club makes them: random changes in the editor's own fields, each kept where the check accepts it.
import fc from 'fast-check';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf, patched } from '#lib/rules/patch.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import type { Field } from '#lib/rules/house/editor/field.ts';
import { drittPatch, packPatch } from '#lib/rules/house/editor/going-along.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { tidied } from '#lib/rules/house/house-book.ts';

/** One change in the editor: which field, and what is entered; numbers say where in the list or the range. */
export interface Stroke {
	readonly section: number;
	readonly field: number;
	readonly value: number;
}

/** Evenly spread, unlike doubles, which crowd near 0. */
export const share = fc.integer({ min: 0, max: 999 }).map((thousandth) => thousandth / 1000);
export const strokes = fc.array(fc.record({ section: share, field: share, value: share }), {
	minLength: 1,
	maxLength: 25
});

export const at = <T>(list: readonly T[], where: number): T | undefined =>
	list[Math.floor(where * list.length)];

export function entered(field: Field, value: number): Book {
	switch (field.type) {
		case 'number':
			return field.set(field.least + Math.round(value * (field.most - field.least)));
		case 'switch':
			return field.set(!field.value);
		case 'choice':
			return field.set(at(field.choices, value)?.value ?? field.value);
		case 'text':
			return field.set(['Ramsch', 'Kontra, Re', 'Leger', ''][Math.floor(value * 4)] ?? '');
	}
}

/** What the editor accepts of these changes of a book, or of what was made of it: one that it refuses is not made. */
export function edited(parent: Book, made: readonly Stroke[], start = parent): Book {
	let book = start;
	for (const { section, field, value } of made) {
		const chosen = at(at(sectionsOf(book, parent), section)?.fields ?? [], field);
		const next = chosen && entered(chosen, value);
		if (next && checkBook(next).ok) book = next;
	}
	return book;
}

/** The book for three, as the editor makes it: first the short pack, then three. */
export function forThree(parent: Book): Book {
	const short = tidied(patched(parent, packPatch({ book: parent, parent }, true)));
	return tidied(patched(short, drittPatch({ book: short, parent }, true)));
}

export const anyBook = fc.constantFrom(...BOOKS.values());

/** A book and what the editor makes of it, told short enough to be read where a law fails. */
export class Made {
	readonly parent: Book;
	readonly book: Book;

	constructor(parent: Book, made: readonly Stroke[]) {
		this.parent = parent;
		this.book = edited(parent, made);
	}

	[fc.toStringMethod](): string {
		return `${this.parent.name} with ${JSON.stringify(changesOf(this.parent, this.book))}`;
	}
}

export const madeBooks: fc.Arbitrary<Made> = fc
	.tuple(anyBook, strokes)
	.map(([parent, made]) => new Made(parent, made));
