const DAY = 86_400_000;

export const YEAR = 365 * DAY;

/** By how many milliseconds a phone's clock may be wrong. */
export const CLOCKS: readonly number[] = [0, 0, -400, -1, 1, 30, 400, 4000].map((days) => days * DAY);
