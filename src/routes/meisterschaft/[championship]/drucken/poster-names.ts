/** Letters of a name up to which a poster gives it one line. A longer one takes two, and ends there: on a wall nobody reads eighty. */
export const ONE_LINE = 28;

export const nameLines = (name: string, letters = ONE_LINE): number => (name.length > letters ? 2 : 1);
