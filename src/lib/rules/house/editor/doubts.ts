import { euro, toCents } from '#lib/base/money.ts';
import { asSentence } from '#lib/base/refusal.ts';
import { inSentence } from '#lib/base/text.ts';
import type { Book } from '../../book.ts';
import { roundWord, termOf, wordOf } from '../../book-words.ts';
import { isNeverPlayed } from '../../contract-kind.ts';
import { ROUNDS, SUITS } from '../../vocabulary.ts';
import { isEverWon } from '../check-book.ts';
import { bookSentence } from '../demands.ts';
import { beforeOf, sharedNames, type NumberField } from './field.ts';
import { madeChanges } from './made-changes.ts';

/** So many times dearer or cheaper than before looks like a nought too many or too few. */
const TYPO = 10;

/**
 * What a club should look at once more before it keeps a book, a sentence each: a name that another book has, a price that
 * looks mistyped. `others` are the books that are offered beside it, without the one it follows.
 */
export function doubtsOf(parent: Book, book: Book, others: readonly Book[]): readonly string[] {
	const called = book.name.toLocaleLowerCase('de');
	const namesake = others.find(({ name }) => name.toLocaleLowerCase('de') === called);
	const changes = madeChanges(parent, book);
	const prices = changes.flatMap(({ field, game }) =>
		field.type === 'number' ? oddPrice(book, field, game) : []
	);
	return [
		...(namesake ? [`So heißt schon ein anderes: ${namesake.name}, ${namesake.edition}.`] : []),
		...prices,
		...dearRufspiel(parent, book),
		...sharedNames(namesIn(parent), namesIn(book)),
		...neverPlayed(book),
		...(paysIntoStock(book) && !isEverWon(book)
			? [asSentence(bookSentence({ code: 'stockOnlyGrows' }, book))]
			: [])
	];
}

function oddPrice(book: Book, field: NumberField, game: string | null): readonly string[] {
	const before = beforeOf(field);
	if (typeof before !== 'number' || before * field.value === 0) return [];
	if (!['Cent', 'Einheiten'].includes(field.unit)) return [];
	if (field.value < before * TYPO && field.value * TYPO > before) return [];
	const cents = field.unit === 'Cent' ? 1 : book.unit.cents;
	const text = (value: number): string => euro(toCents(value * cents));
	return [
		`${game ? `${game}, ` : ''}${field.label}: ${text(field.value)} statt ${text(before)}. Stimmt das?`
	];
}

const paysIntoStock = ({ vergeben, verabhebt, passedPays }: Book): boolean =>
	(vergeben ?? verabhebt ?? passedPays) !== null;

/** A Rufspiel that costs more than a Solo, where it did not before. */
function dearRufspiel(parent: Book, book: Book): readonly string[] {
	const isDear = ({ contracts: { rufspiel, solo } }: Book): boolean =>
		rufspiel !== undefined && solo !== undefined && rufspiel.base.value > solo.base.value;
	if (!isDear(book) || isDear(parent)) return [];
	return [`Ein ${wordOf(book, 'rufspiel')} kostet mehr als ein ${wordOf(book, 'solo')}. Stimmt das?`];
}

/** What may not be called alike. */
const namesIn = (of: Book) => [
	of.order.map((contract) => wordOf(of, contract)),
	SUITS.map((suit) => of.words.suits[suit]),
	ROUNDS.filter((kind) => of.rounds[kind]).map((kind) => roundWord(of, kind)),
	[termOf(of, 'schneider'), termOf(of, 'schwarz')]
];

/** What is kept for special rounds, where none of them knows it. */
function neverPlayed(book: Book): readonly string[] {
	const never = book.order.filter((contract) => isNeverPlayed(book, contract));
	const words = inSentence(never.map((contract) => wordOf(book, contract)));
	const why = 'nur in besonderen Runden, aber in keiner erlaubt. Soll das so sein?';
	return never.length === 0
		? []
		: [`${words} ${never.length > 1 ? 'werden' : 'wird'} so nie gespielt: ${why}`];
}
