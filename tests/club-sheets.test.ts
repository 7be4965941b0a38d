import { describe, expect, it } from 'vitest';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { worked } from '#lib/rules/house/editor/examples.ts';
import type { Field } from '#lib/rules/house/editor/field.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import type { ClubSheet, Stroke } from './support/club-sheet.ts';
import { CLUB_SHEETS } from './support/club-sheets.ts';

/** The book with what is entered in one field of the editor. */
function entered(book: Book, parent: Book, [part, label, value]: Stroke): Book {
	const section = sectionsOf(book, parent).find(({ title }) => title === part);
	const field = section?.fields.find((one) => one.label === label);
	if (!field)
		throw new Error(
			`no field "${label}" in "${part}": ${
				section?.fields.map((one) => one.label).join(', ') ??
				sectionsOf(book, parent)
					.map(({ title }) => title)
					.join(', ')
			}`
		);
	return field.set(valueIn(field, value));
}

function valueIn(field: Field, value: Stroke[2]): Stroke[2] {
	if (field.type !== 'choice') return value;
	const choice = field.choices.find(({ text }) => text === value);
	if (!choice)
		throw new Error(`"${field.label}" has no "${value}": ${field.choices.map((one) => one.text).join(', ')}`);
	return choice.value;
}

function bookOf({ base, strokes }: ClubSheet): Book {
	const parent = BOOKS.get(base);
	if (!parent) throw new Error(base);
	return strokes.reduce((book, stroke) => entered(book, parent, stroke), parent);
}

describe.each(CLUB_SHEETS)('the sheet of $name', (sheet) => {
	const book = bookOf(sheet);

	it('is a book by which every game has its price', () => {
		expect(checkBook(book)).toMatchObject({ ok: true });
	});

	it.each(sheet.games)('prices %o at %i: %s', (game, price) => {
		expect(worked(book, { says: '', game })?.price).toBe(price * book.unit.cents);
	});
});
