import { isFinished, type BoardTable } from './board.ts';
import { stepAt } from './day-text.ts';
import type { System } from './system.ts';

/**
 * Where a championship's own screen leads on, so that it has one main button: draw the numbers, write at the device's own
 * table, draw the seats of all tables, bring files together, or the standings with the prize-giving. Null while versions
 * have to be decided between: of these none is the likelier one.
 */
export type Lead = 'draw' | 'own' | 'seats' | 'files' | 'stand' | null;

interface Table extends Pick<BoardTable, 'stand' | 'progress'> {
	readonly drawn: boolean;
	/** Null while numbers are missing. */
	readonly members: readonly unknown[] | null;
}

interface Day {
	readonly system: System;
	/** Whether numbers can still be drawn, and are not. */
	readonly undrawn: boolean;
	/** The tables by Partie. */
	readonly rounds: readonly (readonly Table[])[];
	/** Those of the Partie that the device is at. */
	readonly round: readonly Table[];
	/** The device's own one among them; null if nothing says which. */
	readonly own: Table | null;
	/** How much is written in two versions. */
	readonly clashes: number;
}

export function leadOf({ system, undrawn, rounds, round, own, clashes }: Day): Lead {
	if (undrawn) return 'draw';
	if (own && stepAt(own).next !== 'look') return 'own';
	if (clashes > 0) return null;
	if (rounds.length > 0 && rounds.flat().every(isFinished)) return 'stand';
	return !own && undrawnTables(round, system).length > 1 ? 'seats' : 'files';
}

/** Tables whose seats can be drawn at once by whoever writes none of them; in a tournament the numbers say them. */
export const undrawnTables = <T extends Table>(round: readonly T[], system: System): readonly T[] =>
	system === 'schafkopfschule'
		? []
		: round.filter(({ drawn, members, progress }) => !drawn && members && !progress.list);
