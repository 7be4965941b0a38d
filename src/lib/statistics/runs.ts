import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { resultFor } from './counts.ts';
import type { PlayedEvening, PlayedGame } from './played-games.ts';

/** Where to find a game. */
export interface GameRef {
	readonly evening: EveningId;
	readonly place: EntryId;
	readonly number: number;
}

/** Where to find this game of this evening. */
export const refOf = (
	{ evening }: Pick<PlayedEvening, 'evening'>,
	{ place, number }: PlayedGame
): GameRef => ({
	evening,
	place,
	number
});

/** Won or lost games in a row, among those in which he held cards, across evenings. A game that moved nothing ends it. */
export interface Run {
	readonly length: number;
	readonly from: GameRef;
	readonly to: GameRef;
}

export interface Runs {
	readonly won: Run | null;
	readonly lost: Run | null;
}

/** Follows one member's games and keeps his longest runs, of equal ones the first. */
export class RunCounter {
	#sign = 0;
	#length = 0;
	#from: GameRef | null = null;
	#won: Run | null = null;
	#lost: Run | null = null;

	add(evening: PlayedEvening, game: PlayedGame, member: MemberId): void {
		const sign = resultFor(game, member);
		if (sign !== this.#sign || !this.#from) {
			this.#sign = sign;
			this.#length = 0;
			this.#from = refOf(evening, game);
		}
		this.#length += 1;
		const best = sign > 0 ? this.#won : this.#lost;
		if (sign === 0 || (best && best.length >= this.#length)) return;
		const run = { length: this.#length, from: this.#from, to: refOf(evening, game) };
		if (sign > 0) this.#won = run;
		else this.#lost = run;
	}

	get runs(): Runs {
		return { won: this.#won, lost: this.#lost };
	}
}
