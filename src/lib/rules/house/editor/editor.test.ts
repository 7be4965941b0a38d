import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBook, at, edited, entered, share, strokes } from '../../../../../tests/support/edited-books.ts';
import { laws } from '../../../../../tests/support/laws.ts';
import { often } from '../../../../../tests/support/whole.ts';
import type { Book } from '../../book.ts';
import { allgaeu } from '../../books/allgaeu.ts';
import { heilsbronn } from '../../books/heilsbronn.ts';
import { BOOKS } from '../../books/index.ts';
import { muenchen } from '../../books/muenchen.ts';
import { changesOf } from '../../patch.ts';
import { ABOUT_MONEY, checkBook } from '../check-book.ts';
import { houseBook } from '../house-book.ts';
import { bookSentence } from '../demands.ts';
import { isChanged } from './field.ts';
import { worked } from './examples.ts';
import { questionsOf } from './questions.ts';
import { sectionsOf } from './sections.ts';

const books = [...BOOKS.values()];

describe('whatever the editor lets through', () => {
	it('prices every legal game to whole cents and zero sum, by all the laws', () => {
		fc.assert(
			fc.property(anyBook, strokes, (parent, made) => {
				const book = edited(parent, made);
				for (const law of laws) if (law.speaksOf(book)) law.hold(book, 2);
			}),
			{ numRuns: often(200) }
		);
	});

	it('is a patch that makes the same book again', () => {
		fc.assert(
			fc.property(anyBook, strokes, (parent, made) => {
				const book = edited(parent, made);
				const changes = changesOf(parent, book);
				const again = houseBook(parent, { id: 'haus', name: 'Haus', edition: '1', changes });
				expect(changesOf(book, again)).toEqual({});
				expect(checkBook(again).ok).toBe(true);
			}),
			{ numRuns: often(200) }
		);
	});

	it('refuses with a reason, never without, and alike whether a book’s parts were looked at before', () => {
		let refusals = 0;
		const law = fc.property(anyBook, strokes, share, share, share, (parent, made, section, field, value) => {
			const book = edited(parent, made);
			const chosen = at(at(sectionsOf(book, parent), section)?.fields ?? [], field);
			if (!chosen) return;
			const changed = entered(chosen, value);
			const checked = checkBook(changed);
			expect(checkBook(structuredClone(changed)).ok).toBe(checked.ok);
			if (checked.ok) return;
			refusals += 1;
			expect(checked.error.length).toBeGreaterThan(0);
			for (const { refusal } of checked.error) expect(bookSentence(refusal)).not.toMatch(/^$|undefined/);
		});
		fc.assert(law, { numRuns: often(200) });
		// Of so few changes that come by chance none may be refused; of these some are.
		fc.assert(law, { numRuns: 20, seed: 6 });
		expect(refusals).toBeGreaterThan(0);
	});
});

describe('what follows', () => {
	const toldOf = (book: Book) => sectionsOf(book, book).find(({ key }) => key === 'danach')?.told;

	it('is this book’s own answer, its rounds and its doubled games alike (allgaeu §5.1, §5.2)', () => {
		expect(toldOf(allgaeu)).toEqual([
			{ says: 'Ein Spiel endet 60 : 60', comes: 'dann eine Bockrunde' },
			{ says: 'Ein Spiel endet 30 : 90', comes: 'dann eine Bockrunde' },
			{ says: 'Eine Partei macht alle Stiche', comes: 'dann eine Mungorunde' }
		]);
		const changes = { next: { level: { value: 2 }, passed: { value: 1 } } };
		const own = houseBook(muenchen, { id: 'haus', name: 'Haus', edition: '1', changes });
		expect(toldOf(own)).toEqual([
			{ says: 'Alle passen', comes: 'zählt danach 1 Spiel doppelt' },
			{ says: 'Ein Spiel endet 60 : 60', comes: 'zählen danach 2 Spiele doppelt' }
		]);
	});

	it('is every sentence of the club’s own, and nothing where nothing is said', () => {
		const sentence1 = { source: 'Hausregel', after: 'lost', of: 'solo', each: null, double: 1 };
		const own = houseBook(muenchen, {
			...{ id: 'haus', name: 'Haus', edition: '1' },
			changes: { sentences: { sentence1 } }
		});
		expect(toldOf(own)).toEqual([{ says: 'Nach Solo (verloren)', comes: 'zählt danach 1 Spiel doppelt' }]);
		expect(toldOf(muenchen)?.map(({ comes }) => comes)).toEqual(Array(4).fill('nichts weiter'));
	});
});

it('offers a book that counts points nothing that costs money in its games', () => {
	const places = (book: Book): readonly string[] =>
		sectionsOf(book, book).flatMap(({ fields }) => fields.flatMap((field) => field.places));
	expect(places(allgaeu)).toEqual(expect.arrayContaining(['cap', 'rounding', 'vergeben']));
	expect(places(heilsbronn).filter((place) => ABOUT_MONEY.some((one) => one === place))).toEqual([]);
});

describe.each(books)('the editor on $name', (book) => {
	const sections = sectionsOf(book, book);

	it('changes nothing before the first stroke', () => {
		expect(sections.flatMap(({ fields }) => fields.filter(isChanged).map(({ label }) => label))).toEqual([]);
		expect(changesOf(book, book)).toEqual({});
	});

	it('says of every field what it means, under a label of its own', () => {
		for (const { title, fields } of sections) {
			const labels = fields.map(({ label }) => label);
			expect([title, labels]).toEqual([title, [...new Set(labels)]]);
			for (const { says } of fields) expect(says).toMatch(/[.?]$/);
		}
	});

	it('shows what follows from the fields of every section', () => {
		for (const { title, fields, examples, told = [] } of sections) {
			// Rounds that nobody plays, and points that nobody counts, come to nothing.
			if (fields.every(({ type, value }) => type === 'switch' && !value)) continue;
			const priced = examples.some((example) => worked(book, example) !== null);
			expect([title, priced || told.length > 0]).toEqual([title, true]);
		}
	});

	it('takes back what was changed, with all that went along', () => {
		const all = (made: Book) => [questionsOf(made, book), ...sectionsOf(made, book)];
		for (const { key, fields } of all(book)) {
			for (const field of fields) {
				for (const value of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
					const changed = all(entered(field, value))
						.find((section) => section.key === key)
						?.fields.find((one) => one.key === field.key);
					if (!changed || !isChanged(changed)) continue;
					expect([key, field.label, changed.value, changesOf(book, changed.back())]).toEqual([
						...[key, field.label, changed.value],
						{}
					]);
				}
			}
		}
	});
});
