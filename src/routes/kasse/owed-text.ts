import type { EntryId } from '#lib/base/ids.ts';
import { besideOthers } from '#lib/base/text.ts';
import { euro, toCents } from '#lib/base/money.ts';
import type { Cash } from '#lib/kasse/dues.ts';
import type { Owed } from '#lib/kasse/owing.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import type { Kasse } from '#lib/state/club/kasse.svelte.ts';
import { undoable } from '#lib/state/writing.svelte.ts';
import { nearDate } from '#lib/ui/dates.ts';

/** "heute", "gestern", "12.9." or, of another year, "12.9.2025". Both dates are YYYY-MM-DD. */
export const sinceDay = (date: string, today: string): string =>
	nearDate(date, today, (far) => dateText(far, today));

function dateText(date: string, today: string): string {
	const [, month, day] = date.split('-').map(Number);
	return `${day}.${month}.${yearOf(date) === yearOf(today) ? '' : yearOf(date)}`;
}

/** What a debt is for: "Abend", "Jahresbeitrag 2026". */
export const debtText = ({ of }: Owed): string =>
	'evening' in of ? 'Abend' : besideOthers(of.levy.entry.purpose) || 'Ohne Zweck';

/** What is left to pay, or is too much. `open` in cents. */
export const openText = (open: number): string =>
	`${open < 0 ? 'zu viel ' : ''}${euro(toCents(Math.abs(open)))}`;

/** What the owner of a phone reads before what is open between him and the Kasse, in cents. */
export const toKasseText = (open: number): string =>
	open < 0 ? 'Von der Kasse bekommst du' : 'In die Kasse zahlst du';

/** What tells a part-payment, or a debt that came to be after something was paid; else empty. */
export function partText({ of, open }: Owed): string {
	const { paid, owed } = 'evening' in of ? of.due : of.levy;
	if (open < 0) return `hat ${euro(paid)} gezahlt, schuldet ${euro(owed)}`;
	return paid > 0 ? `${euro(paid)} von ${euro(owed)} gezahlt` : '';
}

/** Goes on after what must be in the box: why it is not what the books say; empty where it is. */
export function notPaidIn({ open, over }: Cash): string {
	const parts = [
		...(open > 0 ? [`ohne die ${euro(open)}, die noch keiner eingezahlt hat`] : []),
		...(over > 0 ? [`mit den ${euro(over)}, die zu viel eingezahlt sind`] : [])
	];
	return parts.length > 0 ? `, ${parts.join(', und ')}` : '';
}

/** Strikes a payment or another booking, with what was netted with it, and what is said of it then. */
export function striking(kasse: Kasse, place: EntryId, what = 'Zahlung') {
	const along = kasse.nettedWith(place).length > 1 ? ', auch was damit verrechnet war' : '';
	return [() => kasse.strike(place), undoable(`${what} gestrichen${along}.`)] as const;
}

/** Brings a struck booking back, with what was netted with it, and what is said of it then. */
export function restoring(kasse: Kasse, place: EntryId, what: string) {
	const along = kasse.struckWith(place).length > 1 ? ', auch was damit verrechnet war' : '';
	return [() => kasse.restore(place), undoable(`${what} zählt wieder${along}.`)] as const;
}

/** Why less than nothing should be in the box. */
export const WHY_SHORT = 'Jemand hat ausgelegt, oder eine Buchung fehlt.';

/** How the account calls the due of a year. */
export const dueText = (year: number): string => `Jahresbeitrag ${year}`;

/** What the club reads on its statement: "Kasse Anna: Jahresbeitrag 2026, Abend 12.9." */
export const transferText = (name: string, owed: readonly Owed[], today: string): string =>
	`Kasse ${name}: ${owed
		.map((one) => ('evening' in one.of ? `Abend ${dateText(one.date, today)}` : debtText(one)))
		.join(', ')}`;
