import { toCents } from '#lib/base/money.ts';
import { totalOf, type Line } from './bill.ts';
import type { Book } from './book.ts';

/**
 * The last lines of a bill by a book that rounds prices or caps them (cents): rounded after everything that multiplies, then
 * no more than a game may cost. No line where neither changes the price.
 */
export function addFinalLines({ rounding, cap }: Book, lines: Line[]): void {
	let price = totalOf(lines);
	const become = (label: string, cents: number, source: string): void => {
		if (cents === price) return;
		price = toCents(cents);
		lines.push({ label, becomes: price, source });
	};
	if (rounding) {
		const { to, way, source } = rounding;
		const rounded = way === 'up' ? Math.ceil : way === 'down' ? Math.floor : Math.round;
		become(`Auf ${to} Cent gerundet`, rounded(price / to) * to, source);
	}
	if (cap) become('Mehr kostet kein Spiel', Math.min(price, cap.value), cap.source);
}
