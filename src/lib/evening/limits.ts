/**
 * Cents at which a Stock stops growing: lost Rufspiele double it each time (muenchen, Vorbereitungen). With the next limit it
 * keeps the sums of a whole club, at most 50,000 entries, among the numbers that are exact.
 */
export const STOCK_LIMIT = 10 ** 12;

/** Nobody gets or pays more cents for one game: one that would move more moves nothing. */
export const GAME_LIMIT = 3 * 10 ** 10;

/** How many may sit at a table: four hold cards, five and six take turns at sitting out (§2.3, §7). */
export const SCHAFKOPF_SEATS = { fewest: 4, most: 6 } as const;
/** Dreihaxer and Vierhaxer; nobody sits out. */
export const SAUKOPF_SEATS = { fewest: 3, most: 4 } as const;

export type Seats = typeof SCHAFKOPF_SEATS | typeof SAUKOPF_SEATS;

export const fitsTable = (seats: readonly unknown[], { fewest, most }: Seats): boolean =>
	seats.length >= fewest && seats.length <= most;
