import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { atDevice, shown } from '../../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { saveBook } from './club-books.svelte.ts';
import { said, ClubWords } from './club-words.svelte.ts';

const allgaeu = BOOKS.get('allgaeu') as Book;
const inWords = (name: string, deckel: string): Book => ({
	...allgaeu,
	name,
	words: { ...allgaeu.words, deckel, terms: { ...allgaeu.words.terms, schneider: 'Schneiderlein' } }
});

it('figures are told in the words that all of their books have, and in the usual ones else', async () => {
	const { session } = await atDevice();
	const text = shown(() => said(session, '{schneider} mit {deckel}'));
	valueOf(await saveBook(session, allgaeu, inWords('Krone', 'Klopfer'), null));
	valueOf(await saveBook(session, allgaeu, inWords('Adler', 'Leger'), null));
	expect(text()).toBe('Schneider mit Deckel');
	session.of(ClubWords).speakFor(['Krone']);
	await expect.poll(text).toBe('Schneiderlein mit Klopfer');
	// They agree about the one and not about the other.
	session.of(ClubWords).speakFor(['Krone', 'Adler']);
	await expect.poll(text).toBe('Schneiderlein mit Deckel');
	session.of(ClubWords).speakFor(['Krone', 'Allgäu']);
	await expect.poll(text).toBe('Schneider mit Deckel');
});
