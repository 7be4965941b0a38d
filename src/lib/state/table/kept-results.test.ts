import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import {
	anna,
	atDevice,
	ben,
	carl,
	dora,
	fourMembers,
	openedEvening,
	write
} from '../../../../tests/support/live.svelte.ts';
import { evening } from '../../../../tests/support/stores.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Book } from '#lib/rules/book.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { otherResult, otherResultText } from './kept-results.ts';

const rufspiel: NewEntry = {
	...{ kind: 'game', evening },
	game: { contract: 'rufspiel', declarer: anna, partner: ben, suit: 'eichel', won: true, deckel: [anna] }
} as NewEntry;
const close: NewEntry = { kind: 'close', evening };

const allgaeu = BOOKS.get('allgaeu') as Book;
/** As another version of the app might have it: a Rufspiel at 20 (§4.1 has 10). */
const newer: Book = {
	...allgaeu,
	contracts: {
		...allgaeu.contracts,
		rufspiel: { ...allgaeu.contracts.rufspiel, base: { value: 20, source: '§4.1' } }
	} as Book['contracts']
};

it('says who has another sum by a newer version, of the very same list alone', async () => {
	const opened = await atDevice();
	const asked = (entries: readonly AnyEntry[], book: Book) => {
		const log = standing(entries);
		const state = foldEvening(log, evening, new Map([['allgaeu', book]]));
		if (!state) throw new Error('no evening');
		return otherResult(opened.session, state, log);
	};
	const written = await write(opened, ...fourMembers, openedEvening, rufspiel, close);
	expect(await asked(written, allgaeu)).toBeNull();
	expect(await asked(written, allgaeu)).toBeNull();

	// 10 × 2 with a Deckel, then 20 × 2. A payment changes nothing of the list.
	const paid: NewEntry = { kind: 'paid', evening, member: carl, amount: 20 };
	const withPaid = [...written, ...(await write(opened, paid))];
	const found = await asked(withPaid, newer);
	expect(new Map(found?.map(([member, ...sums]) => [member, sums]))).toEqual(
		new Map([
			[anna, [20, 40]],
			[ben, [20, 40]],
			[carl, [-20, -40]],
			[dora, [-20, -40]]
		])
	);
	// It is said for as long as the list stays.
	expect(await asked(withPaid, newer)).toEqual(found);

	// Another list has another sum by itself, and from then on that is the one remembered.
	const corrected = [...withPaid, ...(await write(opened, rufspiel))];
	expect(await asked(corrected, newer)).toBeNull();
	expect(await asked(corrected, newer)).toBeNull();
	expect(await asked(corrected, allgaeu)).toHaveLength(4);
});

it('says it in a sentence', async () => {
	const state = foldEvening(
		standing(await write(await atDevice(), ...fourMembers, openedEvening)),
		evening,
		new Map([['allgaeu', allgaeu]])
	);
	if (!state) throw new Error('no evening');
	expect(
		otherResultText(
			[
				[anna, 20, 40],
				[carl, -20, 0]
			],
			state,
			(member) => member
		)
	).toMatch(/heraus: anna \+0,40 € statt \+0,20 €, carl 0,00 € statt −0,20 €\.$/);
});
