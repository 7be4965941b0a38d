import { describe, expect, it } from 'vitest';
import { entry, fileText } from '../../../tests/support/entries.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { bookOf } from '#lib/log/books.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { readClubFile } from './club-file.ts';
import { bookToShare, readBookLink, writeBookLink } from './shared-book.ts';

const haus = (changes: object, fields: object = {}): RulebookEntry =>
	entry('05', 'rulebook', {
		rulebook: 'haus-2',
		base: 'haus',
		name: 'Haus',
		changes,
		...fields
	}) as RulebookEntry;

/** Two editions: Schneider 10, then a Rufspiel at 20 as well. */
const first = houseBook(allgaeu, {
	id: 'haus',
	name: 'Haus',
	edition: 'Herbst',
	changes: { schneider: { value: 10 } }
});
const changes = { contracts: { rufspiel: { base: { value: 20 } } } };
const second = houseBook(first, { id: 'haus-2', name: 'Haus', edition: 'Winter', changes });
const shared = bookToShare(haus(changes), second, allgaeu);

describe('a book handed on', () => {
	it('stands on a book that every club has, with all that its editions changed', () => {
		expect(shared).toMatchObject({ base: 'allgaeu', name: 'Haus' });
		const made = bookOf(shared, BOOKS);
		expect(made && changesOf(second, made)).toEqual({});
		expect(made).toMatchObject({ name: 'Haus', edition: 'Winter', parent: 'allgaeu' });
	});

	it('is a club file with one entry, which any club reads', () => {
		expect(readClubFile(fileText([shared]))).toMatchObject({ ok: true, value: { entries: [shared] } });
	});

	it('goes through a link unchanged', () => {
		const link = writeBookLink('verein', shared);
		expect(readBookLink(link)).toEqual({ ok: true, value: shared });
		// Ten changed prices fit into a code that any camera reads.
		expect(link.length).toBeLessThan(600);
	});

	it('is refused as a file is: what cannot be priced, what stands on nothing, what is no book', () => {
		const faulty = haus({ schneider: { value: 2.5 } }, { base: 'allgaeu' });
		const read = readBookLink(writeBookLink('verein', faulty));
		expect(read).toMatchObject({ ok: false, error: { faults: [{ path: 'changes.schneider.value' }] } });
		const file = readClubFile(fileText([faulty]));
		expect(file).toMatchObject({ ok: false, error: [{ path: 'changes.schneider.value' }] });
		expect(readBookLink(writeBookLink('verein', haus({}, { base: 'nirgends' })))).toMatchObject({
			error: { faults: [{ path: 'base' }] }
		});
		const member = entry('06', 'member', { member: 'anna', name: 'Anna' });
		expect(readBookLink(writeBookLink('verein', member as RulebookEntry))).toMatchObject({
			error: { link: { code: 'kasseLinkDamaged' } }
		});
	});

	it('is refused when a sign of the link is lost, wherever', () => {
		const link = writeBookLink('verein', shared);
		for (let at = 0; at < link.length; at += 7) {
			expect(readBookLink(link.slice(0, at) + link.slice(at + 1)).ok).toBe(false);
		}
	});
});
