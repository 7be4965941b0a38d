import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { Question, TypedGame } from '#lib/rules/typed-game.ts';
import type { Row, RowBase, Warning, SaukopfEveningRow } from './state.ts';

/** A game of an evening that can be corrected. */
export type TypedRow = Extract<Row | SaukopfEveningRow, { type: 'game' | 'saukopf' | 'refused' }>;

/** The types that a panel works with, for one kind of game. */
export interface TypedSystem {
	readonly typed: TypedGame | TypedSaukopf;
	/** The part of an evening that the panel reads. */
	readonly state: { readonly rows: readonly (Row | SaukopfEveningRow)[] };
	/** The table at the moment a game is dealt. */
	readonly moment: { readonly seats: readonly MemberId[]; readonly dealer: MemberId };
	readonly priced: { readonly warnings: readonly Warning[] };
	readonly refusal: unknown;
}

/** What a panel needs for typing a game. It hides the rules from the panel. */
export interface Typing<S extends TypedSystem> {
	/** Whether a draft is of this kind of game, and was not begun under another book. */
	readonly isTyped: (typed: { readonly contract?: string }) => typed is S['typed'];
	/** The table at which the game is dealt: the present one, or that of the game being corrected. */
	readonly momentAt: (state: S['state'], past: RowBase | null) => S['moment'];
	/** What the panel shows before the first tap. The moment is null while there is no table. */
	readonly fresh: (moment: S['moment'] | null) => S['typed'];
	/** Drops fields that the contract or the moment does not know, so that nothing is saved that is not shown. */
	readonly fit: (moment: S['moment'], typed: S['typed']) => S['typed'];
	/** Who holds cards, clockwise. */
	readonly players: (moment: S['moment'], typed: S['typed']) => readonly MemberId[];
	/** The first thing still to be tapped; null if the game is complete. */
	readonly missing: (moment: S['moment'], typed: S['typed'], players: readonly MemberId[]) => Question | null;
	/** The bill, with stand-ins for missing players; null if nobody can stand in. */
	readonly price: (
		moment: S['moment'],
		typed: S['typed'],
		players: readonly MemberId[]
	) => Result<S['priced'], readonly Fault<S['refusal']>[]> | null;
	/** The complete game as it is written to the log. */
	readonly gameOf: (moment: S['moment'], typed: S['typed'], players: readonly MemberId[]) => AnyGame;
	/** A written game as it was typed; null for a game of the other kind, which can be struck here but not corrected. */
	readonly typedOf: (game: AnyGame) => S['typed'] | null;
}
