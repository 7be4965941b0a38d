/** How a name stands on a seat: in so many lines, the longer of them as broad as so many letters. */
export interface NameShape {
	readonly lines: 1 | 2;
	readonly letters: number;
}

/** Names up to this breadth stand in one line. */
const ONE_LINE = 11;

/** How much of a name every seat shows. */
const SEEN = 12;

/**
 * Where the end of a name begins that must be seen because another name begins alike: its last word, or some letters of a
 * long one. Of any other name nothing must.
 */
export function endIn(name: string, names: readonly string[]): number {
	const isLike = (other: string): boolean => other !== name && other.startsWith(name.slice(0, SEEN));
	if (name.length <= SEEN || !names.some(isLike)) return name.length;
	const word = name.search(/[^\s-]+$/);
	return name.length - word > SEEN ? name.length - 4 : word;
}

/** How broad a text is, in letters of ordinary breadth. */
export function breadth(text: string): number {
	let sum = 0;
	for (const letter of text)
		sum += /[mwMW@]/.test(letter)
			? 1.5
			: /[ijlrtfI.,:'’ \u200a-]/.test(letter)
				? 0.6
				: /\p{Lu}/u.test(letter)
					? 1.2
					: 1;
	return Math.max(1, sum);
}

/** The lines of a name broken where they come out most alike; a long word is broken where it must be. */
export function shapeOf(name: string, inOneLine: boolean): NameShape {
	const whole = breadth(name);
	if (inOneLine || whole <= ONE_LINE) return { lines: 1, letters: whole };
	const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => index + 1);
	const broken = breaks.map((at) => Math.max(breadth(name.slice(0, at)), breadth(name.slice(at))));
	return { lines: 2, letters: Math.min(...broken, whole) };
}
