import { besideOthers } from '#lib/base/text.ts';
import type { Owed } from '#lib/kasse/owing.ts';
import { yearOf } from '#lib/log/calendar.ts';
import { daysUntil } from '#lib/ui/dates.ts';

/** "heute", "gestern", "12.9." or, of another year, "12.9.2025". Both dates are YYYY-MM-DD. */
export function sinceDay(date: string, today: string): string {
	const days = daysUntil(today, date);
	if (days === 0) return 'heute';
	if (days === 1) return 'gestern';
	return dateText(date, today);
}

function dateText(date: string, today: string): string {
	const [, month, day] = date.split('-').map(Number);
	return `${day}.${month}.${yearOf(date) === yearOf(today) ? '' : yearOf(date)}`;
}

/** What a debt is for: "Abend", "Jahresbeitrag 2026". */
export const debtText = ({ of }: Owed): string =>
	'evening' in of ? 'Abend' : besideOthers(of.levy.entry.purpose) || 'Ohne Zweck';

/** How the account calls the due of a year. */
export const dueText = (year: number): string => `Jahresbeitrag ${year}`;

/** What the club reads on its statement: "Kasse Anna: Jahresbeitrag 2026, Abend 12.9." */
export const transferText = (name: string, owed: readonly Owed[], today: string): string =>
	`Kasse ${name}: ${owed
		.map((one) => ('evening' in one.of ? `Abend ${dateText(one.date, today)}` : debtText(one)))
		.join(', ')}`;
