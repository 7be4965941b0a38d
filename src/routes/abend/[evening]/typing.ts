import type { Result } from '#lib/base/result.ts';
import type { Question } from '#lib/rules/typed-game.ts';
import type { DraftStatus } from '#lib/state/draft-keeper.svelte.ts';
import type { TapQueue } from '#lib/state/tap-queue.svelte.ts';

/** The game being typed, of either kind. */
export interface Typing<F> {
	/** What became of the half-typed game. */
	readonly kept: DraftStatus;
	/** Whether anything is typed. */
	readonly touched: boolean;
	/** The game being changed, null for a new one. */
	readonly correcting: object | null;
	/** Which earlier game is being typed; empty for the one that is dealt now. */
	readonly pastText: string;
	/** What is still to be tapped; null if the game is complete. */
	readonly question: Question | null;
	/** Why the last tap changed nothing. */
	readonly said: string;
	/** Whether something was cleared away that can be brought back. */
	readonly cleared: boolean;
	/** The bill as it will be booked, or why there is none. */
	readonly priced: Result<{ readonly warnings: readonly { readonly text: string }[] }, readonly F[]> | null;
	readonly taps: TapQueue;
	clear(): void;
	bringBack(): void;
	point(): void;
}
