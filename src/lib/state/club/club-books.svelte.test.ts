import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { atDevice, live, shown } from '../../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { bookOfDraft, draftOf, typedBook, BookDrafts } from './book-draft.svelte.ts';
import { saveBook, ClubBooks } from './club-books.svelte.ts';

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
	const { session } = await atDevice();
	const [keeper, other] = [live(() => draftOf(session, allgaeu)), live(() => draftOf(session, allgaeu))];
	const drafts = shown(() => session.of(BookDrafts).of('allgaeu')?.name);
	const offered = shown(() => session.of(ClubBooks).offered.map(({ name }) => name));
	const typed = typedBook(allgaeu, changed, 'Krone', '');
	if (!typed) throw new Error('nothing typed');
	keeper.put(typed);
	await expect.poll(drafts).toBe('Krone');
	await expect.poll(() => other.draft).not.toBeNull();
	const saved = await Promise.all([
		saveBook(session, allgaeu, changed, keeper),
		saveBook(session, allgaeu, changed, other)
	]);
	expect(saved.map(({ ok }) => ok)).toEqual([true, false]);
	await expect.poll(drafts).toBeUndefined();
	await expect.poll(() => offered()[0]).toBe('Krone');
	expect(offered()).toHaveLength(BOOKS.size + 1);
});

it('a book is hidden on this device alone; its next edition is offered', async () => {
	const { session } = await atDevice();
	const shownNames = shown(() =>
		[session.of(ClubBooks).shown, session.of(ClubBooks).hidden].map((some) =>
			some.map(({ edition }) => edition)
		)
	);
	const id = valueOf(
		await saveBook(
			session,
			allgaeu,
			{ ...changed, edition: '2025' },
			live(() => draftOf(session, allgaeu))
		)
	);
	await expect.poll(shownNames).toEqual([['2025'], []]);
	const book = session.of(ClubBooks).get(id) as Book;
	await session.of(ClubBooks).hide(book, true);
	await expect.poll(shownNames).toEqual([[], ['2025']]);
	expect(session.of(ClubBooks).editionOn(id, '2026-11-23')).toBeNull();
	await session.of(ClubBooks).hide(book, false);
	await expect.poll(shownNames).toEqual([['2025'], []]);
	const next = { ...book, edition: '2026', parent: id, unit: { ...book.unit, cents: 50 } };
	const nextId = valueOf(
		await saveBook(
			session,
			book,
			next,
			live(() => draftOf(session, book))
		)
	);
	await expect.poll(shownNames).toEqual([['2026'], []]);
	expect(session.of(ClubBooks).editionOn(id, '2026-11-23')).toBe(nextId);
	expect(session.of(ClubBooks).originOf(session.of(ClubBooks).get(nextId) as Book).id).toBe('allgaeu');
});

it('an edition with a first day waits for it, and both stand with their days', async () => {
	const { session } = await atDevice();
	const name = 'Krone';
	const id = valueOf(await saveBook(session, allgaeu, { ...changed, name, edition: '2026' }, null));
	await expect.poll(shown(() => session.of(ClubBooks).get(id)?.name)).toBe(name);
	const book = session.of(ClubBooks).get(id) as Book;
	const day = '2999-01-01';
	const nextId = valueOf(await saveBook(session, book, { ...book, edition: '2999' }, null, { from: day }));
	const editions = shown(() =>
		session
			.of(ClubBooks)
			.editionsOf(book, (id) => session.of(ClubBooks).get(id))
			.map(({ book: { edition }, from, isNow }) => [edition, from === day, isNow])
	);
	await expect.poll(editions).toEqual([
		['2026', false, true],
		['2999', true, false]
	]);
	expect(session.of(ClubBooks).own.map(({ edition }) => edition)).toEqual(['2026']);
	expect([
		session.of(ClubBooks).editionOn(id, '2998-12-31'),
		session.of(ClubBooks).editionOn(id, day)
	]).toEqual([id, nextId]);
	expect(session.of(ClubBooks).editionOn(nextId, '2998-12-31')).toBe(id);
});

it('an evening is offered the edition of its day alone, and the coming one is known before', async () => {
	const { session } = await atDevice();
	const saved = async (parent: Book, edition: string, from = ''): Promise<Book> => {
		const book = { ...changed, id: parent.id, parent: null, edition };
		const id = valueOf(await saveBook(session, parent, book, null, { from }));
		await expect.poll(() => session.of(ClubBooks).get(id)).not.toBeNull();
		return session.of(ClubBooks).get(id) as Book;
	};
	const editions = shown(() =>
		[
			session.of(ClubBooks).offeredOn('2099-06-01'),
			session.of(ClubBooks).offeredOn('2100-01-02'),
			session.of(ClubBooks).coming
		].map((some) => some.filter(({ name }) => name === 'Krone').map(({ edition }) => edition))
	);
	const now = await saved(allgaeu, 'heute');
	await expect.poll(editions).toEqual([['heute'], ['heute'], []]);
	await saved(now, '2100', '2100-01-01');
	await expect.poll(editions).toEqual([['heute'], ['2100'], ['2100']]);
});
