import { euro, toCents } from '#lib/base/money.ts';
import type { Book, Figure } from '../book.ts';
import { wordOf } from '../fields.ts';
import type { Contract, Suit } from '../vocabulary.ts';

/** An amount that is counted in the book's unit: "0,25 €", or "5 Einheiten (0,50 €)" where the unit is agreed. */
export function amount(book: Book, figure: Figure): string {
	const money = euro(toCents(figure.value * book.unit.cents));
	return book.unit.agreed ? `${units(figure.value)} (${money})` : money;
}

const units = (count: number): string => `${count} ${count === 1 ? 'Einheit' : 'Einheiten'}`;

/** An amount in cents whatever the unit is: fines, the Stock. */
export const cents = (value: number): string => euro(toCents(value));

export const times = (figure: Figure): string => `× ${figure.value}`;

const FOLD = ['', 'einfach', 'doppelt', 'dreifach', 'vierfach'];

/** "doppelt (× 2)". */
export function fold(figure: Figure): string {
	const word = FOLD[figure.value] ?? `${figure.value}-fach`;
	return `${word} (${times(figure)})`;
}

/** "Solo, Wenz und Bettel". */
export function joined(words: readonly string[], last: 'und' | 'oder' = 'und'): string {
	const [end, ...others] = [...words].reverse();
	if (end === undefined) return '';
	return others.length === 0 ? end : `${others.reverse().join(', ')} ${last} ${end}`;
}

export const contractWords = (book: Book, contracts: readonly Contract[]): readonly string[] =>
	contracts.map((contract) => wordOf(book, contract));

export const suitWords = (book: Book, suits: readonly Suit[]): readonly string[] =>
	suits.map((suit) => book.words.suits[suit]);
