import type { Game } from '#lib/rules/game.ts';

/** A worked example of a rule book: what is written down, and what it must come to. Members are A, B, C and D. */
export interface Example {
	readonly says: string;
	/** The paragraphs it was worked out from. */
	readonly source: string;
	readonly game: Game;
	/** A Bock game: × 2. */
	readonly bock?: true;
	/** Dealt out of turn: × 2, and Deckel laid do not count. */
	readonly bockspiel?: true;
	/** Cents. */
	readonly price: number;
	/** null in a Mungo, where everybody plays for himself. */
	readonly won: boolean | null;
	/** Cents of A, B, C, D. */
	readonly payoff: readonly [number, number, number, number];
}
