import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBook, at, edited, entered, share, strokes } from '../../../../../tests/support/edited-books.ts';
import { laws } from '../../../../../tests/support/laws.ts';
import { often } from '../../../../../tests/support/whole.ts';
import type { Book } from '../../book.ts';
import { allgaeu } from '../../books/allgaeu.ts';
import { BOOKS } from '../../books/index.ts';
import { muenchen } from '../../books/muenchen.ts';
import { changesOf } from '../../patch.ts';
import { checkBook } from '../check-book.ts';
import { houseBook } from '../house-book.ts';
import { bookSentence } from '../demands.ts';
import { isChanged, type Field } from './field.ts';
import { worked } from './examples.ts';
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

	it('takes back what was changed', () => {
		for (const { key, fields } of sections) {
			for (const field of fields) {
				const here = (made: Book): Field | undefined =>
					sectionsOf(made, book)
						.find((section) => section.key === key)
						?.fields.find(({ label }) => label === field.label);
				const changed = here(entered(field, 0.4));
				if (changed?.before === undefined) continue;
				const back = here(changed.set(changed.before as never));
				expect([key, field.label, back?.value]).toEqual([key, field.label, field.value]);
			}
		}
	});
});
