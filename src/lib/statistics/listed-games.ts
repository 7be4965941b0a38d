import type { MemberId } from '#lib/base/ids.ts';
import type { AnyContract, PlayedEvening, PlayedGame } from './played-games.ts';
import { refOf, type GameRef } from './runs.ts';

/** A game in a list: enough to describe it and to find it. */
export interface ListedGame extends GameRef {
	readonly date: string;
	readonly contract: AnyContract;
	readonly tout: boolean;
	/** The declarer first; empty in a Mungo. */
	readonly side: readonly MemberId[];
	/** Whether the declarer's side won; null if there is none. */
	readonly won: boolean | null;
	/** What one loser pays, in cents. */
	readonly price: number;
	/** What the winners get together, in cents. */
	readonly moved: number;
}

/** A played game of this evening, for a list. */
export function listedGame(evening: PlayedEvening, game: PlayedGame): ListedGame {
	const { contract, tout, side, won, price } = game;
	const moved = [...game.payoff.values()].reduce<number>((sum, cents) => sum + Math.max(0, cents), 0);
	return { ...refOf(evening, game), date: evening.date, contract, tout, side, won, price, moved };
}

const DEAREST = 5;

/** The five games with the highest price, or fewer, the dearest first; equal ones in order of time. */
export function dearestOf(evenings: readonly PlayedEvening[]): readonly ListedGame[] {
	const found: { readonly evening: PlayedEvening; readonly game: PlayedGame }[] = [];
	for (const evening of evenings) {
		for (const game of evening.games) {
			if (game.price <= (found[DEAREST - 1]?.game.price ?? 0)) continue;
			const at = found.findIndex((other) => other.game.price < game.price);
			found.splice(at < 0 ? found.length : at, 0, { evening, game });
			found.length = Math.min(found.length, DEAREST);
		}
	}
	return found.map(({ evening, game }) => listedGame(evening, game));
}
