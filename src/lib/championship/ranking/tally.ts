import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { CRITERIA, type DeclaredGame } from './criteria.ts';
import type { System } from '../system.ts';
import type { PartieGame } from '../lists/points.ts';

/** Hears what a game adds to a player's numbers, by their place in the ranking's list; 0 are the points. */
export type Add = (player: MemberId, criterion: number, more: number) => void;

/** Points for everybody in the game; the criteria for its declarer, and its partner. */
export function tallyGame(system: System, book: Book, { counted, best }: PartieGame, add: Add): void {
	for (const [player, points] of best) add(player, 0, points);
	if (counted?.type !== 'sides') return;
	const game = playedGame(book, counted);
	const side = [counted.declarer, ...(counted.partner === null ? [] : [counted.partner])];
	CRITERIA[system].forEach(({ counts }, i) => {
		if (counts(game)) for (const player of side) add(player, i + 1, 1);
	});
}

type SidesGame = Extract<PartieGame['counted'], { type: 'sides' }>;

/** A contract that the championship's list does not name is no Einzelspiel there. */
function playedGame(book: Book, { contract, tout, outcome }: SidesGame): DeclaredGame {
	const sides = book.contracts[contract]?.sides;
	const inList = book.points === null || book.points.contracts[contract] !== undefined;
	const kind = inList && (sides === 'rufspiel' || sides === 'einzelspiel') ? sides : 'other';
	return { contract, sides: kind, tout, won: outcome.won };
}
