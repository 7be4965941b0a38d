import { shortNames } from '#lib/base/text.ts';

/** How a name stands on a seat: in so many lines, the longer of them as broad as so many letters. */
export interface NameShape {
	readonly lines: 1 | 2;
	readonly letters: number;
}

/** Names up to this breadth stand in one line. */
const ONE_LINE = 11;

/** How a name begins that no seat has to shorten. */
const SEEN = 12;

/**
 * Names as they stand on the seats: whole, but for those that begin alike and would end alike, in an ellipsis. `seen` is how
 * many letters are seen of the longest.
 */
export function seatNames(full: readonly string[], seen = SEEN): readonly string[] {
	const short = shortNames(full, 1.5 * seen);
	const beginning = (name: string): string => name.slice(0, seen);
	return full.map((name, i) => {
		const isLike = full.some((other, at) => at !== i && beginning(other) === beginning(name));
		return (isLike && short[i]) || name;
	});
}

/** How broad a text is, in letters of ordinary breadth. */
export function breadth(text: string): number {
	let sum = 0;
	for (const letter of text)
		sum += /[mwMW@]/.test(letter)
			? 1.5
			: /[ijlrtfI.,:'’ -]/.test(letter)
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

/**
 * Clockwise from the top left: down the right side and up the left one; the last of an odd number sits across the
 * end.
 */
export function areaOf(i: number, seats: number): string {
	const right = Math.floor(seats / 2);
	if (i === 0) return '1 / 1';
	if (i <= right) return `${i} / 2`;
	const acrossTheEnd = seats % 2 === 1 && i === right + 1;
	return `${seats - i + 1} / 1${acrossTheEnd ? ' / auto / span 2' : ''}`;
}
