// Text as it is shown. Text that people typed, or that came with a file, is made harmless to the text beside it.

/** The most characters a name may have. */
export const NAME_LENGTH = 80;
/** The most characters a note, a remark or a reason may have. */
export const NOTE_LENGTH = 500;
/** As much of a text as a note may have. */
export const asNote = (text: string): string => [...text].slice(0, NOTE_LENGTH).join('');
/** The most characters of what a booking or a due is for, as the file allows. */
export const PURPOSE_LENGTH = 200;
/** The most characters of an account's holder: as many as a payment code can hold (EPC069-12). */
export const HOLDER_LENGTH = 70;

/** Invisible characters that change the text around them: controls, line breaks, direction marks. Joiners inside emoji stay. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]+|(?![\u200c\u200d])\p{Cf}/gu;

/** Four or more marks on one letter: no language of Europe stacks so many, and they would draw over the rows beside. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** The text as one line that can stand anywhere: no controls, direction marks, halves of characters or towers of accents. */
export const oneLine = (text: string): string =>
	text
		.replace(UNSEEN, (unseen) => (/\p{Cf}/u.test(unseen) ? '' : ' '))
		.replace(STACKED, '$1')
		.replace(/\p{Cs}/gu, '\ufffd')
		.replace(/^[\u200c\u200d\s]+|[\u200c\u200d\s]+$/gu, '');

/** Letters of scripts written from right to left. */
const TURNED =
	/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The text as one line that may stand beside amounts. A line with letters written from right to left is isolated (Unicode's
 * first strong isolate), so that a number next to it keeps its place and its sign.
 */
export function besideOthers(text: string): string {
	const line = oneLine(text);
	return TURNED.test(line) ? `\u2068${line}\u2069` : line;
}

/** "1 Spiel", "2 Spiele". */
export const counted = (count: number, one: string, many: string): string =>
	`${count} ${count === 1 ? one : many}`;

/** "Anna, Berti und Carl", "Solo, Wenz oder Bettel" */
export const inSentence = (names: readonly string[], last: 'und' | 'oder' = 'und'): string =>
	[names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${last} `);

/** The order of an address book. */
export const alphabetical =
	<T>(nameOf: (one: T) => string) =>
	(a: T, b: T): number =>
		nameOf(a).localeCompare(nameOf(b), 'de');

/** A text as it is compared: without marks on vowels and capitals, ß as ss. */
export const folded = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** With a capital letter first, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "31.12.2026", of YYYY-MM-DD. Made from the text alone, so that no time zone can shift the day. */
export const plainDate = (date: string): string => date.split('-').reverse().join('.');

/** "20:14", of a moment in ISO 8601. */
export const clockOf = (at: string): string => at.slice(11, 16);

/**
 * Stands before and behind a date YYYY-MM-DD in what a worker tells: how a date is shown says the screen. Text of a club is shown
 * without such signs.
 */
export const DATE_MARK = '\u0001';

/** A flag; or a letter or picture with its accents, its colour and what is joined to it; or accents alone. */
const SEEN = /\p{RI}\p{RI}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** The characters as a reader sees them. Written by hand, because Firefox has `Intl.Segmenter` only since version 125. */
export const lettersOf = (text: string): readonly string[] => text.match(SEEN) ?? [];

/** Whether two names are the same, whatever their capitals. */
export const isSameName = (one: string, other: string): boolean =>
	one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');

/** The German sentence that refuses a name because it is taken; empty if the name is free. */
export function takenText(name: string, names: Iterable<string>): string {
	const isTaken = [...names].some((other) => isSameName(name, other));
	return isTaken ? `${name} gibt es schon. Nimm einen Namen, der euch unterscheidet.` : '';
}
