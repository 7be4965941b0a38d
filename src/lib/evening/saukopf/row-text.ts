import { pointsText } from '#lib/base/money.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { NameOf } from '../game-text.ts';
import { DEALT_AGAIN, gameItem, lineItem, type ListItem, seatedText, seatsText } from '../row-text.ts';
import { saukopfText } from './game-text.ts';
import type { SaukopfEveningRow } from '../state.ts';

/** A row of the evening as a list shows it. The price of a game is its Kopfgeld. */
export function saukopfItem(book: SaukopfBook, row: SaukopfEveningRow, nameOf: NameOf): ListItem {
	if (row.type !== 'saukopf') return lineItem(row, saukopfRowText(book, row, nameOf));
	const { kopfgeld, penalty } = row.bill;
	const price = penalty > 0 ? `${kopfgeld} + ${pointsText(penalty)}` : pointsText(kopfgeld);
	return gameItem(row, saukopfText(book, row.game, nameOf), price);
}

/** A row in one German line. */
export const saukopfRowText = (book: SaukopfBook, row: SaukopfEveningRow, nameOf: NameOf): string =>
	answerOf(ROWS, 'type', row, book, nameOf);

const ROWS: Answers<SaukopfEveningRow, 'type', [SaukopfBook, NameOf], string> = {
	saukopf: ({ game }, book, nameOf) => saukopfText(book, game, nameOf).ending,
	refused: () => 'Ein Spiel, das sich nicht abrechnen lässt',
	seats: (row, _book, nameOf) => seatsText(row, nameOf),
	passed: () => 'Keiner bietet, der Nächste gibt',
	dealtAgain: () => DEALT_AGAIN,
	round: () => 'Beim Saukopf gibt es keine Runden',
	voided: ({ entry }, _book, nameOf) =>
		entry.kind === 'seats' ? seatedText(entry, nameOf) : (VOIDED[entry.kind] ?? 'Eintrag')
};

/** What a struck row was. */
const VOIDED: Readonly<Record<string, string>> = {
	game: 'Spiel',
	passed: 'Keiner bietet',
	dealtAgain: DEALT_AGAIN
};
