import { describe, expect, it } from 'vitest';
import { entry, members } from '../../../tests/support/entries.ts';
import { shownList } from '../../../tests/support/shown-lists.ts';
import { checkShown, entriesToShow } from './shown-entries.ts';

const CLUB = 'verein';
const list = shownList('allgaeu', 'shown');
const [home, evening] = [list.slice(0, 4), list.slice(4)];
const shown = (entries: readonly unknown[]) => ({ club: CLUB, from: null, entries });

describe('a list that is shown', () => {
	it('brings those whom it seats, and nobody else', () => {
		expect(entriesToShow([...home, ...members('emil'), entry('1', 'club', { name: 'x' })], evening)).toEqual(
			list
		);
	});

	it('is taken in once: a second time nothing is new', () => {
		const first = checkShown(shown(list), []);
		expect(first).toMatchObject({ ok: true, value: { all: list } });
		expect(checkShown(shown(list), list)).toMatchObject({ ok: true, value: { all: list } });
	});

	it('waits where its players are unknown', () => {
		expect(checkShown(shown(evening), [])).toEqual({ ok: false, error: 'early' });
		expect(checkShown(shown(evening), home)).toMatchObject({ ok: true });
	});

	it('is refused as a whole for one entry that is none, or that stands here with other content', () => {
		expect(checkShown(shown([...list, { id: 'x' }]), [])).toEqual({ ok: false, error: 'damaged' });
		const forged = { ...home[0], name: 'Wer anders' };
		expect(checkShown(shown([forged]), home)).toEqual({ ok: false, error: 'clash' });
	});
});
