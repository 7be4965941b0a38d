import { describe, expect, it } from 'vitest';
import type { EveningId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import type { Field } from '#lib/rules/house/editor/field.ts';
import { changedParts } from '#lib/rules/house/editor/made-changes.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { opens, solo } from './support/kasse.ts';

// Allgäu §5.5 knows Geier, Farbwenz and Farbgeier in special rounds alone. A club may play them at any time.

const field = (book: Book, section: string): Field | undefined =>
	sectionsOf(book, allgaeu)
		.find(({ key }) => key === section)
		?.fields.find(({ label }) => label === 'Wann gespielt');

const everyDay = (['geier', 'farbwenz'] as const).reduce(
	(book, contract) => field(book, contract)?.set('always') ?? book,
	allgaeu
);
const AT_ANY_TIME = 'Wann gespielt: „immer“ statt „nur in besonderen Runden“.';

/** What one game costs each loser outside any round, and what is said against it. */
function atTheTable(book: Book, contract: 'geier' | 'farbgeier'): readonly [number, readonly string[]] {
	const played = {
		...solo('a', '2'),
		game: { contract, declarer: 'dora', won: false, deckel: ['anna'] }
	} as unknown as ReturnType<typeof solo>;
	const state = foldEvening(
		standing([opens('a', '2026-01-09'), played]),
		'a' as EveningId,
		new Map([['allgaeu', book]])
	);
	const [row] = state?.rows.flatMap((one) => (one.type === 'game' ? [one] : [])) ?? [];
	return [row?.bill.price ?? NaN, state?.warnings.map(({ text }) => text) ?? []];
}

describe('a contract that its source keeps for special rounds', () => {
	it('is priced at the table, and nothing is said against it once it may be played', () => {
		// §5.5 leaves the price at that of every Einzelspiel, 25 (§4.2.1); one Deckel doubles it.
		expect(atTheTable(allgaeu, 'geier')).toEqual([50, ['Geier gibt es nur in besonderen Runden.']]);
		expect(atTheTable(everyDay, 'geier')).toEqual([50, []]);
		expect(atTheTable(everyDay, 'farbgeier')).toEqual([50, ['Farbgeier gibt es nur in besonderen Runden.']]);
	});

	it('is said among what differs', () => {
		expect(changedParts(allgaeu, everyDay)).toEqual([
			{ title: 'Geier im Einzelnen', sentences: [AT_ANY_TIME] },
			{ title: 'Farbwenz im Einzelnen', sentences: [AT_ANY_TIME] }
		]);
	});

	it('stands in the printed order of the usual games, marked as another', () => {
		const orders = (book: Book) =>
			printSchafkopf(book, allgaeu).flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.filter(({ key }) => key.endsWith('order.usual')))
			);
		expect(orders(everyDay).map(({ differs }) => differs)).toEqual(['anders']);
		expect(
			orders(everyDay)
				.map(({ block }) => sentencesOf(block))
				.join()
		).toMatch(/Geier/);
		expect(
			orders(allgaeu)
				.map(({ block }) => sentencesOf(block))
				.join()
		).not.toMatch(/Geier/);
	});

	it('is not asked about where it always was', () => {
		expect(field(allgaeu, 'wenz')).toBeUndefined();
		const asked = sectionsOf(muenchen, muenchen).flatMap(({ fields }) =>
			fields.filter(({ label }) => label === 'Wann gespielt')
		);
		expect(asked).toEqual([]);
	});
});
