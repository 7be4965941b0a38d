/** Where somebody sits at a tablet that lies in the middle; two may share its upper or its lower edge. */
export interface TableSide {
	readonly side: 'top' | 'right' | 'bottom' | 'left';
	/** Which half of the edge, as one sees it who holds the tablet; undefined if all of it is his. */
	readonly half?: 'start' | 'end';
}

const TOP = { side: 'top' } as const;
const RIGHT = { side: 'right' } as const;
const BOTTOM = { side: 'bottom' } as const;
const LEFT = { side: 'left' } as const;
const TOP_TWO = [
	{ side: 'top', half: 'start' },
	{ side: 'top', half: 'end' }
] as const;
const BOTTOM_TWO = [
	{ side: 'bottom', half: 'end' },
	{ side: 'bottom', half: 'start' }
] as const;

/** The sides of so many, clockwise as they sit. More than six have no side: then nobody is turned. */
export function tableSides(count: number): readonly TableSide[] {
	if (count <= 4) return [TOP, RIGHT, BOTTOM, LEFT].slice(0, count);
	if (count === 5) return [...TOP_TWO, RIGHT, BOTTOM, LEFT];
	return count === 6 ? [...TOP_TWO, RIGHT, ...BOTTOM_TWO, LEFT] : [];
}
