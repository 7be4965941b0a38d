// Random Partien in which two players end level: whatever one of them plays, the other plays at another table.
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import type { Fields } from './entries.ts';
import { below, einzelspiel, exchanged, mungo, rufspiel, shuffled } from './golden-games.ts';

/** Seats without names. */
const SEATS = ['a', 'b', 'c', 'd'] as const;

/**
 * Forty games for each table of four of a Partie. `level` are the two who come to the same, in every criterion, and who
 * win more Einzelspiele than anybody.
 */
export function mirroredPartie(
	tables: readonly (readonly string[])[],
	level: readonly [string, string],
	chance: RandomNumber
): readonly (readonly Fields[])[] {
	const [one, other] = level;
	const games = played(40, 'a', chance);
	return tables.map((table) => {
		const rest = shuffled(
			table.filter((player) => !level.includes(player)),
			chance
		);
		if (!table.includes(one) && !table.includes(other)) return named(played(40, null, chance), rest);
		if (!table.includes(other)) return named(games, [one, ...rest]);
		if (!table.includes(one)) return named(games, [other, ...rest]);
		return named(played(20, 'a', chance), [one, other, ...rest]).flatMap((game) => [
			game,
			exchanged(game, one, other)
		]);
	});
}

/** Two of five games are Mungo and Einzelspiel; those of the favourite he wins, of the others' every third is won. */
function played(count: number, favourite: string | null, chance: RandomNumber): readonly Fields[] {
	return Array.from({ length: count }, (_, i) => {
		if (i % 5 === 1) return mungo(SEATS, chance);
		if (i % 5 !== 3) return rufspiel(SEATS, chance);
		const contract = (['solo', 'wenz', 'solo', 'bettel'] as const)[below(4, chance)] ?? 'solo';
		const declarer = favourite ?? SEATS[below(4, chance)] ?? 'a';
		const won = favourite !== null || below(3, chance) === 0;
		return einzelspiel({ contract, won }, declarer, SEATS, chance);
	});
}

/** The same games with the players' names at their seats. */
function named(games: readonly Fields[], players: readonly string[]): readonly Fields[] {
	return games.map(
		(game) =>
			JSON.parse(
				JSON.stringify(game).replace(/"([abcd])"/g, (_, seat: string) =>
					JSON.stringify(players[SEATS.findIndex((one) => one === seat)])
				)
			) as Fields
	);
}
