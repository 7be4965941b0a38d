import type { SeatingPlan, Tables } from '../plan.ts';

/**
 * Plans by number of players. A word a Partie; its letters stand for the draw numbers in order and name the table each
 * sits at, from 0, largest table first.
 */
export type Stored = Readonly<Record<number, string>>;

export function readStored(text: string): SeatingPlan {
	const partien = text.split(' ');
	return { players: partien[0]?.length ?? 0, rounds: partien.map(tablesOf) };
}

function tablesOf(letters: string): Tables {
	const tables: number[][] = [];
	[...letters].forEach((letter, player) => (tables[Number.parseInt(letter, 36)] ??= []).push(player + 1));
	return tables;
}
