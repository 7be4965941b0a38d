import { pointsText } from '#lib/base/money.ts';
import { changesOf, patched } from '#lib/rules/patch.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { checkOwnSaukopf } from '#lib/rules/saukopf/check-own.ts';
import {
	saukopfChanges,
	saukopfDoubts,
	saukopfSections,
	workedSaukopf,
	type SaukopfExample
} from '#lib/rules/saukopf/editor.ts';
import type { Edited } from './edited.ts';

export const edited: Edited<SaukopfBook, SaukopfExample> = {
	name: 'Saukopf Krone',
	columns: null,
	parts: saukopfSections,
	refused(book, parent) {
		const own = checkOwnSaukopf(parent, { ...book, changes: changesOf(parent, book) });
		const faults = own.ok ? [] : own.error;
		return faults.map(({ path, refusal }) => ({ path, reason: bookSentence(refusal) }));
	},
	examplesFor: 'für den Spieler zu viert',
	pricesUnsound: true,
	shown(book, parent, example) {
		const [now, before] = [workedSaukopf(book, example), workedSaukopf(parent, example)];
		if (!now || !before) return null;
		const was = before.points === now.points ? null : pointsText(before.points, true);
		return { says: now.says, sum: now.sum, comes: pointsText(now.points, true), was };
	},
	count: (parent, book) => saukopfChanges(parent, book).flatMap(({ sentences }) => sentences).length,
	differing: saukopfChanges,
	tried: async () => (await import('#lib/rules/saukopf/tried.ts')).saukopfTried,
	doubts: saukopfDoubts,
	drafted: (parent, { changes }) => patched<SaukopfBook>(parent, changes)
};
