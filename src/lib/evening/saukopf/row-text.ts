import { pointsText } from '#lib/base/points.ts';
import { assertNever } from '#lib/base/result.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { NameOf } from '../game-text.ts';
import { DEALT_AGAIN, gameItem, lineItem, type ListItem, seatsText } from '../row-text.ts';
import { saukopfText } from './game-text.ts';
import type { SaukopfEveningRow } from './state.ts';

/** A row of the evening as a list shows it. The price of a game is its Kopfgeld. */
export function saukopfItem(book: SaukopfBook, row: SaukopfEveningRow, nameOf: NameOf): ListItem {
	if (row.type !== 'saukopf') return lineItem(row, saukopfRowText(book, row, nameOf));
	const { kopfgeld, penalty } = row.bill;
	const price = penalty > 0 ? `${pointsText(kopfgeld)} + ${penalty}` : pointsText(kopfgeld);
	return gameItem(row, saukopfText(book, row.game, nameOf), price);
}

/** A row in one German line. */
export function saukopfRowText(book: SaukopfBook, row: SaukopfEveningRow, nameOf: NameOf): string {
	switch (row.type) {
		case 'saukopf':
			return saukopfText(book, row.game, nameOf).ending;
		case 'refused':
			return 'Ein Spiel, das sich nicht abrechnen lässt';
		case 'seats':
			return seatsText(row, nameOf);
		case 'passed':
			return 'Keiner bietet, der Nächste gibt';
		case 'dealtAgain':
			return DEALT_AGAIN;
		case 'round':
			return 'Beim Saukopf gibt es keine Runden';
		case 'voided':
			return VOIDED[row.entry.kind] ?? 'Eintrag';
		default:
			return assertNever(row);
	}
}

/** What a struck row was. */
const VOIDED: Readonly<Record<string, string>> = {
	game: 'Spiel',
	seats: 'Plätze geändert',
	passed: 'Keiner bietet',
	dealtAgain: DEALT_AGAIN
};
