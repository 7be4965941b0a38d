import { expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { EVENING, FOUR, game, opening, strike, tonight } from '../../../../tests/support/entries.ts';
import { foldSaukopf } from './fold.ts';
import { saukopfItem } from './row-text.ts';

// "Vierhaxer-Abrechnungen": Otto’s open Zucht is lost; with a Spieß he pays each a point more.
const OTTO = { contract: 'zucht', declarer: 'anna', suit: 'herz', bid: 61, won: false, offen: true };

it('says the Kopfgeld, and what the declarer pays beside it', () => {
	const entries = [
		opening('1', { rulebook: 'saukopf', seats: FOUR }),
		game('2', OTTO),
		game('3', { ...OTTO, spiess: true })
	];
	const rows = foldSaukopf(standing(entries), asId(EVENING))?.rows ?? [];
	const items = rows.map((row) => saukopfItem(saukopf, row, (member) => member));
	expect(items.map((item) => item.game?.price)).toEqual(['3 P', '3 + 1 P']);
});

it('says of struck seats who sat there and who dealt', () => {
	const entries = [
		opening('1', { rulebook: 'saukopf', seats: FOUR }),
		tonight('2', 'seats', { seats: FOUR.slice(0, 3), dealer: 'carl' }),
		strike('3', '2')
	];
	const rows = foldSaukopf(standing(entries), asId(EVENING))?.rows ?? [];
	const items = rows.map((row) => saukopfItem(saukopf, row, (member) => member));
	expect(items.map(({ text }) => text)).toEqual(['Am Tisch: anna, ben, carl; carl gibt']);
});
