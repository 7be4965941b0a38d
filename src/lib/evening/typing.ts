import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyGame } from '#lib/rules/game.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { SaukopfEveningRow } from './saukopf/state.ts';
import type { Row, Warning } from './state.ts';

/** A game that stands in an evening and can be typed anew. */
export type TypedRow = Extract<Row | SaukopfEveningRow, { type: 'game' | 'saukopf' | 'refused' }>;

/** What one kind of game is typed as. */
export interface TypedSystem {
	readonly typed: TypedGame | TypedSaukopf;
	/** The evening, as far as the panel looks at it. */
	readonly state: { readonly rows: readonly (Row | SaukopfEveningRow)[] };
	/** The table at the moment a game is dealt. */
	readonly moment: { readonly seats: readonly MemberId[]; readonly dealer: MemberId };
	readonly priced: { readonly warnings: readonly Warning[] };
	readonly refusal: unknown;
}

/** What a panel must know of a game to let it be typed; the rules stay on the other side of it. */
export interface Typing<S extends TypedSystem> {
	/** Tells a draft of this game from one that was begun under another book. */
	readonly isTyped: (typed: { readonly contract?: string }) => typed is S['typed'];
	/** The table the game is dealt at: now, or as it was where one is corrected. */
	readonly momentAt: (state: S['state'], correcting: TypedRow | null) => S['moment'];
	/** What stands there before the first tap; null while there is no table. */
	readonly fresh: (moment: S['moment'] | null) => S['typed'];
	/** Drops what contract and moment do not know: nothing that is not shown is saved. */
	readonly fit: (moment: S['moment'], typed: S['typed']) => S['typed'];
	/** Who holds cards, clockwise. */
	readonly players: (moment: S['moment'], typed: S['typed']) => readonly MemberId[];
	/** The first thing that is still to be tapped; null where the game is whole. */
	readonly missing: (moment: S['moment'], typed: S['typed'], players: readonly MemberId[]) => string | null;
	/** The bill, with stand-ins for who is missing; null where nobody can stand in. */
	readonly price: (
		moment: S['moment'],
		typed: S['typed'],
		players: readonly MemberId[]
	) => Result<S['priced'], readonly Fault<S['refusal']>[]> | null;
	/** The whole game as it is written down. */
	readonly gameOf: (moment: S['moment'], typed: S['typed'], players: readonly MemberId[]) => AnyGame;
	/** A written game as it was typed; null where it is one of the other kind, which can be struck here but not typed. */
	readonly typedOf: (game: AnyGame) => S['typed'] | null;
}
