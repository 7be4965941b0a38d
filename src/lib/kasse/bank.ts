import { ok, refused, type Result } from '#lib/base/result.ts';
import type { BankEntry } from '#lib/log/entry.ts';
import { placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { earlierFirst } from '#lib/base/ids.ts';

/** The club's account: what was said of it last and counts; null if it has none. */
export const bankOf = ({ places }: Pick<Standing, 'places'>): BankEntry | null =>
	placesOfKind(places, 'bank')
		.flatMap(({ entry }) => entry ?? [])
		.sort(earlierFirst)
		.at(-1) ?? null;

/** An IBAN has so many characters in Germany (ISO 13616); other countries have others, and are not held to it here. */
const GERMAN = 22;

/** The IBAN in what somebody typed, without blanks; refused where its check digits don't fit (ISO 7064, MOD 97-10). */
export function ibanIn(typed: string): Result<string, 'notIban'> {
	const iban = typed.replace(/[\s.-]+/g, '').toUpperCase();
	const formed =
		/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && (!iban.startsWith('DE') || iban.length === GERMAN);
	return formed && remainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? ok(iban) : refused('notIban');
}

/** Letters count as 10 to 35; digit by digit, because the whole number is too long. */
function remainder(text: string): number {
	const digits = text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
	let rest = 0;
	for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
	return rest;
}

/** "DE89 3704 0044 0532 0130 00" */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
