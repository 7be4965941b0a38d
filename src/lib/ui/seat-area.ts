/**
 * The place of a seat in a table's grid of two columns. Clockwise from the top left: down the right side and up the left one; the last of an odd number sits across the
 * end.
 */
export function areaOf(i: number, seats: number): string {
	const right = Math.floor(seats / 2);
	if (i === 0) return '1 / 1';
	if (i <= right) return `${i} / 2`;
	const acrossTheEnd = seats % 2 === 1 && i === right + 1;
	return `${seats - i + 1} / 1${acrossTheEnd ? ' / auto / span 2' : ''}`;
}
