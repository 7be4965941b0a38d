import { assertNever } from '#lib/base/result.ts';
import type { CheckedGame } from '#lib/rules/game.ts';

/**
 * What the Schafkopfschule's tournament makes of a game before it goes into the list of points (its money stands):
 *
 * | game                                             | in the list                          | paragraph |
 * | ------------------------------------------------ | ------------------------------------ | --------- |
 * | approval refused                                 | struck                               | 5.2.17    |
 * | Tout or Schwarz in a Solo or Wenz, stage's first | a simple Solo or Wenz                | 5.2.15    |
 * | Sie, stage's first                               | does not count                       | 2.9.1     |
 * | Tout, Sie                                        | as played where approved, else struck | 5.2.14   |
 * | a player's fifth Solo or Wenz in a stage, and on | as played where approved, else struck | 5.2.16   |
 * | any other                                        | as played                            |           |
 *
 * A first game's Tout is none in the list and needs no approval: the referee may not permit it there (5.2.15). Touts count
 * among the five, a Sie and what was struck do not.
 */
export type Listed =
	| { readonly as: 'counts'; readonly game: CheckedGame }
	| { readonly as: 'notCounted' }
	| { readonly as: 'struck'; readonly text: string };

export interface ListMoment {
	/** Whether it is its stage's first game. */
	readonly first: boolean;
	/** Solos and Wenz its declarer had in the list of this stage before it. */
	readonly before: number;
	/** What the referee said; undefined where he was not asked. */
	readonly approved: boolean | undefined;
}

/** So many Solos and Wenz of a stage need nobody's leave (5.2.16). */
const FREE = 4;

export function listed(game: CheckedGame, { first, before, approved }: ListMoment): Listed {
	if (approved === false) {
		return {
			as: 'struck',
			text: 'Der Schiedsrichter hat dieses Spiel abgelehnt; es zählt keine Punkte (§5.2.17).'
		};
	}
	if (first && game.contract === 'sie') return { as: 'notCounted' };
	const counted = first ? simple(game) : game;
	const why = approved === true ? null : needsApproval(counted, before);
	if (why !== null) return { as: 'struck', text: `${why} Es zählt keine Punkte (§5.2.17).` };
	return { as: 'counts', game: counted };
}

/** Whether a game is one of those that the fifth is counted from. */
export const isSoloOrWenz = (game: CheckedGame): boolean =>
	game.contract === 'solo' || game.contract === 'wenz';

/** Neither Tout nor Schwarz: 6 and 2 whatever else it would have been. */
function simple(game: CheckedGame): CheckedGame {
	if (game.type !== 'sides' || !isSoloOrWenz(game)) return game;
	if (!game.tout && !game.outcome.schwarz) return game;
	return { ...game, tout: false, outcome: { ...game.outcome, schneider: false, schwarz: false } };
}

function needsApproval(game: CheckedGame, before: number): string | null {
	switch (game.type) {
		case 'mungo':
			return null;
		case 'sides':
			if (game.contract === 'sie') return 'Ein Sie muss vom Schiedsrichter genehmigt sein (§5.2.14).';
			if (game.tout) return 'Ein Tout muss vom Schiedsrichter genehmigt sein (§5.2.14).';
			if (!isSoloOrWenz(game) || before < FREE) return null;
			return 'Ab dem fünften Solo oder Wenz muss der Schiedsrichter genehmigen (§5.2.16).';
		default:
			return assertNever(game);
	}
}
