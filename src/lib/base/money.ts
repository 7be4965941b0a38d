import { sum } from './collections.ts';

declare const cents: unique symbol;

/** An amount of money in whole euro cents; negative is owed. Never mixed with points or factors. */
export type Cents = number & { readonly [cents]: true };

/** Amounts from outside must be smaller than this, in cents. */
export const AMOUNT_LIMIT = 10_000_000;

/**
 * A Stock stops growing at so many cents: every lost Rufspiel doubles it (muenchen, Vorbereitungen). Together with the limit
 * for one game (`GAME_LIMIT`) this keeps the sums of a whole club, at most 100,000 entries, exact.
 */
export const STOCK_LIMIT = 10 ** 12;

/** Cents a unit of a book, or points; nobody plays for more. */
export const MOST_RATE = 10_000;

/** Brands a whole number as cents; anything else is a bug and throws. */
export function toCents(amount: number): Cents {
	if (!Number.isSafeInteger(amount)) throw new Error(`not whole cents: ${amount}`);
	// Turns a negative zero into zero, so that no sum is ever printed as "-0".
	return (amount + 0) as Cents;
}

export const NOTHING = toCents(0);

/** The sum of amounts, in cents. */
export const sumOf = (amounts: Iterable<Cents>): Cents => toCents(sum(amounts));

/** "2,40 €" with a real minus sign. `signed` adds a plus as well, so that winner and loser are told apart without colour. */
export function euro(amount: Cents, signed = false): string {
	const whole = Math.trunc(Math.abs(amount) / 100);
	const rest = String(Math.abs(amount) % 100).padStart(2, '0');
	return `${signOf(amount, signed)}${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')},${rest} €`;
}

/** A real minus sign, and a plus where `plus` asks for it. */
const signOf = (value: number, plus: boolean): string => (value < 0 ? '−' : plus && value > 0 ? '+' : '');

/** A number with a real minus sign, and with a plus where `plus` asks for it: "3", "+3", "−3", "0". */
export const signedText = (value: number, plus = true): string => `${signOf(value, plus)}${Math.abs(value)}`;

/** Points as the players read them: "3 P", signed "+3 P" or "−3 P". */
export const pointsText = (points: number, signed = false): string => `${signedText(points, signed)} P`;

/** A price or a stand as the book counts it: "3 P" in points, else "0,03 €" of cents. */
export const amountText = (value: number, inPoints: boolean | undefined, signed = false): string =>
	inPoints ? pointsText(value, signed) : euro(toCents(value), signed);

/** The cents of an amount as people type it: "5", "5,5", "5,50", "1.250,00 €". Null for anything else. */
export function centsIn(typed: string): Cents | null {
	const parts = /^(\d{1,5}|\d{1,2}\.\d{3})(?:[,.](\d{1,2}|[-–]))?\s*(?:€|euro)?$/iu.exec(typed.trim());
	if (!parts) return null;
	const rest = /\d/.test(parts[2] ?? '') ? (parts[2] ?? '').padEnd(2, '0') : '00';
	return toCents(Number((parts[1] ?? '').replace('.', '')) * 100 + Number(rest));
}

/** A text whose amounts of money stay on one line: "0,50 €" is not torn from its sign. */
export const unbroken = (text: string): string => text.replaceAll(' €', '\u00a0€');
