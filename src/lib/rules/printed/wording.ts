import { euro, signedText, toCents } from '#lib/base/money.ts';
import { assertNever } from '#lib/base/result.ts';
import type { Book, Figure } from '../book.ts';
import { mungoWord, wordOf, stockWord } from '../book-words.ts';
import { mustText } from '../sentences.ts';
import type { Contract, Suit } from '../vocabulary.ts';

/** An amount that is counted in the book's unit: "0,25 €", or "5 Einheiten (0,50 €)" where the unit is agreed. */
export function amount(book: Book, figure: Figure): string {
	if (book.unit.points) return gameSum(book, figure.value);
	const money = euro(toCents(figure.value * book.unit.cents));
	return book.unit.agreed ? `${units(figure.value)} (${money})` : money;
}

/** What games come to: "0,25 €" of cents, or "25 Punkte" where the book counts those. */
export const gameSum = ({ unit }: Book, value: number, signed = false): string =>
	unit.points
		? `${signedText(value, signed)} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkte'}`
		: euro(toCents(value), signed);

const units = (count: number): string => `${count} ${count === 1 ? 'Einheit' : 'Einheiten'}`;

/** An amount in cents whatever the unit is: fines, the Stock. */
export const money = (figure: Figure | null | undefined): string => euro(toCents(figure?.value ?? 0));

export const times = (figure: Figure | null | undefined): string => (figure ? `× ${figure.value}` : '');

/** What happens when nobody plays, after "Will keiner spielen, so", in the words of the book; the editor says the same. */
export function whenNobodyPlays(book: Book): string {
	const { wonMuss } = book.augen;
	const who = book.muss ? `, ${mustText(book, book.muss.who)}` : '';
	const enough = wonMuss ? `; ihm reichen ${wonMuss.value} Augen` : '';
	switch (book.nobodyPlays) {
		case 'mungo':
			return `wird ein ${mungoWord(book)} gespielt, jeder gegen jeden`;
		case 'passed':
			return 'werden die Karten zusammengeworfen, und der Nächste gibt';
		case 'muss':
			return `muss ${who ? `spielen${who}` : 'einer spielen'}${enough}`;
		case 'kreuz':
			return `spielt${who || ', wer muss'}, mit dem, der ihm gegenübersitzt (${wordOf(book, 'kreuz')})${enough}`;
		default:
			return assertNever(book.nobodyPlays);
	}
}

/** What each of the four then pays into the Stock; null where that costs nothing. */
export const passedPaysText = (book: Book): string | null =>
	book.passedPays && `jeder der {vier} zahlt dann ${amount(book, book.passedPays)} ${stockWord(book, 'in')}`;

const FOLD = ['', 'einfach', 'doppelt', 'dreifach', 'vierfach'];

/** "doppelt (× 2)". */
export function fold(figure: Figure | null | undefined): string {
	if (!figure) return '';
	const word = FOLD[figure.value] ?? `${figure.value}-fach`;
	return `${word} (${times(figure)})`;
}

const MULTIPLIED = ['', '', 'verdoppelt', 'verdreifacht', 'vervierfacht'];

/** What a factor does to a price, in a word: "verdoppelt". */
export const multiplied = (figure: Figure): string => MULTIPLIED[figure.value] || 'vervielfacht';

/** What a share is rounded up to: "auf volle 0,10 €", "auf einen vollen Punkt". */
export function roundedUpTo(book: Book, value: number, inPoints = book.unit.points): string {
	if (!inPoints) return `auf volle ${gameSum(book, value)}`;
	return value === 1 ? 'auf einen vollen Punkt' : `auf volle ${value} Punkte`;
}

export const contractWords = (book: Book, contracts: readonly Contract[]): readonly string[] =>
	contracts.map((contract) => wordOf(book, contract));

export const suitWords = (book: Book, suits: readonly Suit[]): readonly string[] =>
	suits.map((suit) => book.words.suits[suit]);
