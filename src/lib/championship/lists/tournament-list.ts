import type { Book } from '#lib/rules/book.ts';
import { countsAs, type CountsAs } from '#lib/rules/contract-kind.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import { isPenalty } from '#lib/rules/foul.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';

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
 * among the five, a Sie and what was struck do not. Whoever played wrongly in a game that is struck keeps the penalty for it
 * (3.4.17): asking no referee takes nothing back.
 */
export type Listed = {
	/** Why the referee has to approve it; null if he need not. */ readonly why: Approval | null;
} & (
	| { readonly as: 'counts'; readonly game: CheckedGame }
	| { readonly as: 'notCounted' }
	| {
			readonly as: 'struck';
			readonly text: string;
			/** The game whose penalty for wrong play stands; null where nobody played wrongly. */
			readonly penalty: CheckedGame | null;
	  }
);

/** What the referee has to approve: a Tout and a Sie (5.2.14), the fifth Solo or Wenz and each one after it (5.2.16). */
export type Approval = 'tout' | 'sie' | 'fifth';

interface ListMoment {
	/** Whether it is its stage's first game. */
	readonly first: boolean;
	/** Solos and Wenz that its declarer had in the list of this stage before it. */
	readonly before: number;
	/** The referee's answer; undefined if there is none. */
	readonly approved: boolean | undefined;
}

/** This many Solos and Wenz of a stage need no approval (5.2.16). */
const FREE = 4;

export function listed(book: Book, game: CheckedGame, { first, before, approved }: ListMoment): Listed {
	const isSie = countsAs(book, game.contract) === 'sie';
	const isOut = first && isSie;
	const counted = first ? simple(book, game) : game;
	const why = isOut || counted.type === 'mungo' ? null : needsApproval(book, counted, before);
	const struck = (because: string): Listed => {
		const penalty = isPenalty(book, counted) ? counted : null;
		const so = penalty
			? 's ist gestrichen (§\u00a05.2.17), die Strafe für falsches Spielen bleibt (§\u00a03.4.17).'
			: 's zählt keine Punkte (§\u00a05.2.17).';
		return { as: 'struck', why, text: `${because}${so}`, penalty };
	};
	if (approved === false) return struck('Der Schiedsrichter hat dieses Spiel abgelehnt; e');
	if (isOut) return { as: 'notCounted', why };
	if (why !== null && approved !== true) return struck(`${MUST_BE[why]} E`);
	return { as: 'counts', why, game: counted };
}

/** Why the referee has to approve it, with the paragraph. */
export const MUST_BE: Readonly<Record<Approval, string>> = {
	sie: 'Ein Sie muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14).',
	tout: 'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14).',
	fifth: 'Ab dem fünften Solo oder Wenz muss der Schiedsrichter genehmigen (§\u00a05.2.16).'
};

/** Whether a game counts towards the limit of Solos and Wenz. */
export const isSoloOrWenz = (book: Book, { contract }: Pick<CheckedGame, 'contract'>): boolean =>
	SOLO_OR_WENZ.includes(countsAs(book, contract));

const SOLO_OR_WENZ: readonly (CountsAs | null)[] = ['solo', 'wenz'];

/** The game without Tout and Schwarz: it gives 6 and 2 points like any simple one. */
function simple(book: Book, game: CheckedGame): CheckedGame {
	if (game.type !== 'sides' || !isSoloOrWenz(book, game)) return game;
	if (!game.tout && !game.outcome.schwarz) return game;
	return { ...game, tout: false, outcome: { ...game.outcome, schneider: false, schwarz: false } };
}

/** A game as it is announced; it need not be played yet. */
interface Announced {
	readonly contract: Contract;
	readonly tout?: boolean | undefined;
}

/** Why the referee has to approve a game before it is played; null if he need not. `before` as in the list. */
export function needsApproval(book: Book, game: Announced, before: number): Approval | null {
	if (countsAs(book, game.contract) === 'sie') return 'sie';
	if (game.tout) return 'tout';
	return isSoloOrWenz(book, game) && before >= FREE ? 'fifth' : null;
}
