import { euro, toCents } from './money.ts';

/** A number with a real minus sign, and with a plus where `plus` asks for it: "3", "+3", "−3", "0". */
export const signedText = (value: number, plus = true): string =>
	value < 0 ? `−${-value}` : `${plus && value > 0 ? '+' : ''}${value}`;

/** Points as the players read them: "3 P", signed "+3 P" or "−3 P". */
export const pointsText = (points: number, signed = false): string => `${signedText(points, signed)} P`;

/** A price or a stand as the book counts it: "3 P" in points, else "0,03 €" of cents. */
export const amountText = (value: number, inPoints: boolean | undefined, signed = false): string =>
	inPoints ? pointsText(value, signed) : euro(toCents(value), signed);
