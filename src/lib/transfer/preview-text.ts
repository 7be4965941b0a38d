import type { MergePreview } from './merge.ts';

/** As many days as one reads; a whole club has hundreds. */
const SHOWN = 5;

/**
 * New games, a line a day, the latest day first: "heute: 160 Spiele an 4 Tischen"; what is older in one line. `dayText` says
 * a date YYYY-MM-DD as the reader says it.
 */
export function newGamesText(
	newGames: MergePreview['newGames'],
	dayText: (date: string) => string
): readonly string[] {
	const days = new Map<string, { games: number; tables: number }>();
	for (const { date, games } of newGames) {
		const day = days.get(date ?? '') ?? { games: 0, tables: 0 };
		days.set(date ?? '', { games: day.games + games, tables: day.tables + 1 });
	}
	const latestFirst = [...days].sort(([a], [b]) => (a < b ? 1 : -1));
	const older = latestFirst.slice(SHOWN);
	const lines = latestFirst.slice(0, SHOWN).map(([date, { games, tables }]) => {
		const at = tables > 1 ? ` an ${tables} Tischen` : '';
		return `${date ? dayText(date) : 'ohne Abend'}: ${gamesText(games)}${at}`;
	});
	if (older.length === 0) return lines;
	const games = older.reduce((sum, [, day]) => sum + day.games, 0);
	return [...lines, `davor an ${older.length} ${older.length === 1 ? 'Tag' : 'Tagen'}: ${gamesText(games)}`];
}

const gamesText = (count: number): string => `${count} ${count === 1 ? 'Spiel' : 'Spiele'}`;

export const entriesText = (count: number): string => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`;
