import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { atDevice, live, shown } from '../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../tests/support/stores.ts';
import { bookDrafts, bookOfDraft, draftOf, typedBook } from './book-draft.svelte.ts';
import { clubBooks, saveBook } from './club-books.svelte.ts';

const allgaeu = BOOKS.get('allgaeu') as Book;
const changed: Book = { ...allgaeu, name: 'Krone', unit: { ...allgaeu.unit, cents: allgaeu.unit.cents + 5 } };

it('a draft of a book holds what differs, and nothing where nothing does', () => {
	expect(typedBook(allgaeu, allgaeu, '', '')).toBeNull();
	expect(typedBook(allgaeu, allgaeu, 'Krone', '')).toMatchObject({
		base: 'allgaeu',
		name: 'Krone',
		changes: {}
	});
	const typed = typedBook(allgaeu, changed, '', '');
	if (!typed) throw new Error('nothing typed');
	expect(bookOfDraft(allgaeu, typed).unit.cents).toBe(allgaeu.unit.cents + 5);
});

it('a book is saved once, its draft is spent, and evenings may be played by it', async () => {
	await atDevice();
	const [keeper, other] = [live(() => draftOf(allgaeu)), live(() => draftOf(allgaeu))];
	const drafts = shown(() => bookDrafts.of('allgaeu')?.name);
	const offered = shown(() => clubBooks.offered.map(({ name }) => name));
	const typed = typedBook(allgaeu, changed, 'Krone', '');
	if (!typed) throw new Error('nothing typed');
	keeper.put(typed);
	await expect.poll(drafts).toBe('Krone');
	await expect.poll(() => other.draft).not.toBeNull();
	const saved = await Promise.all([saveBook(allgaeu, changed, keeper), saveBook(allgaeu, changed, other)]);
	expect(saved.map(({ ok }) => ok)).toEqual([true, false]);
	await expect.poll(drafts).toBeUndefined();
	await expect.poll(() => offered()[0]).toBe('Krone');
	expect(offered()).toHaveLength(BOOKS.size + 1);
});

it('a book is hidden on this device alone; its next edition is offered', async () => {
	await atDevice();
	const shownNames = shown(() =>
		[clubBooks.shown, clubBooks.hidden].map((some) => some.map(({ edition }) => edition))
	);
	const id = valueOf(
		await saveBook(
			allgaeu,
			{ ...changed, edition: '2025' },
			live(() => draftOf(allgaeu))
		)
	);
	await expect.poll(shownNames).toEqual([['2025'], []]);
	const book = clubBooks.get(id) as Book;
	await clubBooks.hide(book, true);
	await expect.poll(shownNames).toEqual([[], ['2025']]);
	expect(clubBooks.editionOn(id, '2026-11-23')).toBeNull();
	await clubBooks.hide(book, false);
	await expect.poll(shownNames).toEqual([['2025'], []]);
	const next = { ...book, edition: '2026', parent: id, unit: { ...book.unit, cents: 50 } };
	const nextId = valueOf(
		await saveBook(
			book,
			next,
			live(() => draftOf(book))
		)
	);
	await expect.poll(shownNames).toEqual([['2026'], []]);
	expect(clubBooks.editionOn(id, '2026-11-23')).toBe(nextId);
	expect(clubBooks.originOf(clubBooks.get(nextId) as Book).id).toBe('allgaeu');
});

it('an edition with a first day waits for it, and both stand with their days', async () => {
	await atDevice();
	const name = 'Krone';
	const id = valueOf(await saveBook(allgaeu, { ...changed, name, edition: '2026' }, null));
	await expect.poll(shown(() => clubBooks.get(id)?.name)).toBe(name);
	const book = clubBooks.get(id) as Book;
	const day = '2999-01-01';
	const nextId = valueOf(await saveBook(book, { ...book, edition: '2999' }, null, day));
	const editions = shown(() =>
		clubBooks
			.editionsOf(book, (id) => clubBooks.get(id))
			.map(({ book: { edition }, from, isNow }) => [edition, from === day, isNow])
	);
	await expect.poll(editions).toEqual([
		['2026', false, true],
		['2999', true, false]
	]);
	expect(clubBooks.own.map(({ edition }) => edition)).toEqual(['2026']);
	expect([clubBooks.editionOn(id, '2998-12-31'), clubBooks.editionOn(id, day)]).toEqual([id, nextId]);
	expect(clubBooks.editionOn(nextId, '2998-12-31')).toBe(id);
});

it('an evening is offered the edition of its day alone, and the coming one is known before', async () => {
	await atDevice();
	const saved = async (parent: Book, edition: string, from = ''): Promise<Book> => {
		const book = { ...changed, id: parent.id, parent: null, edition };
		const id = valueOf(await saveBook(parent, book, null, from));
		await expect.poll(() => clubBooks.get(id)).not.toBeNull();
		return clubBooks.get(id) as Book;
	};
	const editions = shown(() =>
		[clubBooks.offeredOn('2099-06-01'), clubBooks.offeredOn('2100-01-02'), clubBooks.coming].map((some) =>
			some.filter(({ name }) => name === 'Krone').map(({ edition }) => edition)
		)
	);
	const now = await saved(allgaeu, 'heute');
	await expect.poll(editions).toEqual([['heute'], ['heute'], []]);
	await saved(now, '2100', '2100-01-01');
	await expect.poll(editions).toEqual([['heute'], ['2100'], ['2100']]);
});
