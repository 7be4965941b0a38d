/** A word that is searched for: any of these spellings, folded, is a hit. */
export type SearchTerm = readonly string[];

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '\u00ad': '' };

/** Two numbers with a colon or a dash between them, with room or without: "60 : 60", "60-60". */
const BETWEEN_NUMBERS = /(\d)(\s*[:–-]\s*)(?=\d)/g;

/**
 * Each letter of a text as the search compares it: small, umlauts in two letters, "60 : 60" as "60:60". One entry a letter, so
 * that a hit in what is compared leads back to where it stands; an entry may be empty.
 */
export function foldedLetters(letters: readonly string[]): readonly string[] {
	const folded = letters.map((letter) => {
		const small = letter.toLocaleLowerCase('de');
		return UMLAUTS[small] ?? small;
	});
	// The letters may be wider than one unit of the text: only where none is, its indices are theirs.
	const text = letters.map((letter) => (letter.length === 1 ? letter : '?')).join('');
	for (const { 2: between = '', index } of text.matchAll(BETWEEN_NUMBERS)) {
		for (let i = 0; i < between.length; i++) folded[index + 1 + i] = i === 0 ? ':' : '';
	}
	return folded;
}

/** A whole text folded at once: the same as its letters, and ten times as quick. */
export const foldedText = (text: string): string =>
	text
		.replace(BETWEEN_NUMBERS, '$1:')
		.toLocaleLowerCase('de')
		.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);

/** The words of a text, folded, each once. */
export const wordsIn = (text: string): readonly string[] => [
	...new Set(
		foldedText(text)
			.split(/[^\p{L}\p{N}:]+/u)
			.filter((word) => word !== '')
	)
];

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;

/**
 * What a query asks for, word by word. A word that stands nowhere in the text may have one letter wrong, missing, too many, or
 * swapped with the next: then it stands for the text's words that begin like that.
 */
export function termsOf(query: string, text: string, vocabulary: readonly string[]): readonly SearchTerm[] {
	const words = [
		...new Set(
			foldedText(query)
				.split(/\s+/)
				.filter((word) => word !== '')
		)
	];
	return words.map((word) => {
		if (text.includes(word) || word.length < LEAST_LETTERS || /\d/.test(word)) return [word];
		const near = vocabulary.flatMap((known) => nearStart(word, known) ?? []);
		return near.length > 0 ? [...new Set(near)] : [word];
	});
}

/** The start of a word that is one slip away, the longest of them; null where there is none. */
function nearStart(word: string, known: string): string | null {
	for (const length of [word.length + 1, word.length, word.length - 1]) {
		const start = known.slice(0, length);
		if (start.length === length && isOneOff(word, start)) return start;
	}
	return null;
}

/** Whether two words differ by one letter wrong, missing or too many, or by two neighbours swapped. */
function isOneOff(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
	if (short.slice(at + 1) === long.slice(at + 1)) return true;
	return (
		short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
	);
}
