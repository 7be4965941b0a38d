import { shortNames } from '#lib/base/text.ts';

/** What stands on a seat, and how large. */
interface SeatName {
	readonly text: string;
	readonly look: string;
}

/** A word of the broadest letters. */
const isBroad = (name: string): boolean => /[MW]{6}/.test(name);

/** Names of one short word are set large; long words and names of two lines small, those of broad letters smallest. */
function lookOf(text: string, broad: boolean, inOneLine: boolean): string {
	if (broad) return 'long broad';
	if (text.length <= 7) return 'short';
	if (inOneLine) return 'long';
	return text.length > 12 || text.split(/[\s-]/).some((word) => word.length > 8) ? 'long' : '';
}

/** No two names alike: two lines each on the narrowest phone, or one where a third line is needed below. */
export function seatNames(full: readonly string[], inOneLine: boolean): readonly SeatName[] {
	const [usual, shorter] = [shortNames(full, inOneLine ? 12 : 18), shortNames(full, 9)];
	return full.map((name, i) => {
		const broad = isBroad(name);
		const text = (broad ? shorter[i] : usual[i]) ?? '';
		return { text, look: lookOf(text, broad, inOneLine) };
	});
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
