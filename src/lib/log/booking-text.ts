import type { MemberId } from '#lib/base/ids.ts';
import { euro, toCents } from '#lib/base/money.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { BookingEntry } from './entry.ts';

/** How the reader writes a date, and calls a member. */
interface Wording {
	readonly day: (date: string) => string;
	readonly member: (member: MemberId) => string;
}

/** What a booking says, in a line: "14. September 2026: Einlage, Anna, +20,00 €". */
export function bookingText(
	{ closes, date, purpose, amount, account, member: who }: BookingEntry,
	{ day, member }: Wording
): string {
	if (closes) return `Jahr ${closes.year} abgeschlossen mit ${euro(toCents(closes.balance))}`;
	const said = [
		besideOthers(purpose) || 'ohne Zweck',
		...(who === undefined ? [] : [member(who)]),
		euro(toCents(amount), true),
		...(account === undefined ? [] : [`auf dem Konto ${euro(toCents(account), true)}`])
	];
	return `${day(date)}: ${said.join(', ')}`;
}
