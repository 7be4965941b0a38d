import { HOLDER_LENGTH, oneLine } from '#lib/base/text.ts';
import type { Cents } from '#lib/base/money.ts';
import type { BankEntry } from '#lib/log/entry.ts';

// The code that banking apps read ("GiroCode"): EPC069-12, Quick Response Code: Guidelines to Enable Data Capture for the
// Initiation of a SEPA Credit Transfer, version 002.

/** The most characters of the text, and the most bytes of the whole. */
const [TEXT, BYTES] = [140, 331];

/** A transfer of so many cents to the club, line by line, for a code with medium error correction. Lines left out at the end are empty ones. */
export function giroCode(
	{ holder, iban }: Pick<BankEntry, 'holder' | 'iban'>,
	cents: Cents,
	text: string
): string {
	const before = [
		'BCD',
		'002',
		// UTF-8
		'1',
		'SCT',
		// The bank's own code: not needed within the European Economic Area since version 002.
		'',
		cut(transferable(holder), HOLDER_LENGTH),
		iban,
		`EUR${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
		// Why, and a creditor's reference: neither is used.
		'',
		''
	].join('\n');
	let words = cut(transferable(text), TEXT);
	// Letters with marks are two bytes or more.
	while (bytesOf(`${before}\n${words}`) > BYTES) words = cut(words, [...words].length - 1);
	return `${before}\n${words}`;
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** What banks carry: Latin letters, figures and a few signs (EPC217-08). Anything else becomes a blank. */
const transferable = (text: string): string =>
	oneLine(text)
		.normalize('NFC')
		.replace(/[^\p{Script=Latin}\p{Nd} /?:().,'+-]+/gu, ' ')
		.replace(/ +/g, ' ')
		.trim();
