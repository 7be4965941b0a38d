// Text as it is shown. What people typed, or what came with a file, is made harmless beside other text.

/** As many characters as a note, a remark or a reason holds. */
export const NOTE_LENGTH = 500;

/** What can't be seen and changes what stands around it: controls, line breaks, turning marks. Joiners of emoji stay. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]+|(?![\u200c\u200d])\p{Cf}/gu;

/** More marks on one letter than any language of Europe stacks: they would draw over the rows beside. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** One line that can be written anywhere: no controls, no turning marks, no halves of characters, no towers of accents. */
export const oneLine = (text: string): string =>
	text
		.replace(UNSEEN, (unseen) => (/\p{Cf}/u.test(unseen) ? '' : ' '))
		.replace(STACKED, '$1')
		.replace(/\p{Cs}/gu, '\ufffd')
		.replace(/^[\u200c\u200d\s]+|[\u200c\u200d\s]+$/gu, '');

/** Letters of scripts that are written from right to left. */
const TURNED =
	/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A text of one line as it may stand beside amounts: what is written from right to left is set apart (Unicode's first
 * strong isolate), so that a number next to it keeps its place and its sign.
 */
export function besideOthers(text: string): string {
	const line = oneLine(text);
	return TURNED.test(line) ? `\u2068${line}\u2069` : line;
}

/** "1 Spiel", "2 Spiele". */
export const counted = (count: number, one: string, many: string): string =>
	`${count} ${count === 1 ? one : many}`;

/** A flag, or a letter or picture with its accents, its colour and what is joined to it. */
const SEEN = /\p{RI}\p{RI}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** The characters as one sees them. By hand: Firefox knows `Intl.Segmenter` since 125 only. */
export const lettersOf = (text: string): readonly string[] => text.match(SEEN) ?? [];

/** The text in at most so many letters: its beginning, "…", and so many from its end. */
function cut(text: string, most: number, end: number): string {
	const letters = lettersOf(text);
	if (letters.length <= most) return text;
	const tail = letters.slice(letters.length - end).join('');
	return `${letters
		.slice(0, most - 1 - end)
		.join('')
		.trimEnd()}…${tail.trimStart()}`;
}

/**
 * Names for small buttons, each in at most `most` letters (12 or more), in the order given. Longer ones keep their beginning;
 * where that makes two alike, all keep some of their end as well; where that does not tell them apart either, they are
 * numbered in the order given.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
	const lines = names.map(oneLine);
	const apart = new Set(lines).size;
	const ways = [
		(name: string) => cut(name, most, 0),
		(name: string) => cut(name, most, Math.floor((most - 1) / 2)),
		(name: string, at: number) =>
			lettersOf(name).length <= most ? name : `${cut(name, most - 4, 0)} (${at + 1})`
	];
	const tried = ways.map((way) => lines.map(way));
	const short = tried.find((all) => new Set(all).size === apart) ?? tried.at(-1) ?? lines;
	return short.map(besideOthers);
}

/** What to say to a new name that is one of these already, capitals or not; empty where it is free. */
export function takenText(name: string, names: Iterable<string>): string {
	const isSame = (other: string): boolean => other.toLocaleLowerCase('de') === name.toLocaleLowerCase('de');
	return [...names].some(isSame) ? `${name} gibt es schon. Nimm einen Namen, der euch unterscheidet.` : '';
}
