import { euro, toCents } from '#lib/base/money.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { wordOf } from '#lib/rules/fields.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { CONTRACTS, type Contract } from '#lib/rules/vocabulary.ts';
import type { SaukopfContract } from '#lib/rules/saukopf/vocabulary.ts';
import type { AnyContract } from '#lib/statistics/played.ts';

// Figures over several books speak one language: that of the Allgäu, and for what it does not know the plain word.

const PLAIN: Readonly<Partial<Record<Contract, string>>> = { kreuz: 'Kreuz', gargaraz: 'Gargaraz' };

export const isOfSchafkopf = (contract: AnyContract): contract is Contract =>
	CONTRACTS.some((one) => one === contract);

export const contractWord = (contract: AnyContract): string =>
	isOfSchafkopf(contract)
		? (PLAIN[contract] ?? wordOf(allgaeu, contract))
		: saukopf.contracts[contract satisfies SaukopfContract].word;

/** "1.692" */
export const whole = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '.');

export const gamesText = (games: number): string => `${whole(games)} ${games === 1 ? 'Spiel' : 'Spiele'}`;
export const eveningsText = (evenings: number): string =>
	`${evenings} ${evenings === 1 ? 'Abend' : 'Abenden'}`;

/** "+2,40 €" of cents that may be a broken number, as an average is. */
export const money = (cents: number, signed = true): string => euro(toCents(Math.round(cents)), signed);

/** Beside an axis: whole euros where there are no cents. */
export const axisMoney = (cents: number): string =>
	cents % 100 === 0 ? money(cents).replace(',00', '') : money(cents);

/** "14,2": one digit behind the comma. */
export const oneDigit = (number: number): string => number.toFixed(1).replace('.', ',');

/** "62 %", of nothing "–". */
export const share = (part: number, all: number): string =>
	all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;
