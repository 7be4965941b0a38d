/** The date that stands there most often, of as many the earliest; null if there is none. Dates are YYYY-MM-DD. */
export function dayAmong(dates: readonly string[]): string | null {
	const counts = new Map<string, number>();
	for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
	const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	return first?.[0] ?? null;
}
