/**
 * Stands before and behind a date YYYY-MM-DD in what a worker tells: how a date is shown says the screen. Text of a club is shown
 * without such signs.
 */
export const DATE_MARK = '\u0001';
