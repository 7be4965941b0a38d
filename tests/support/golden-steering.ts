// Makes wishes come true: hands games on until the players of a wish are level in all earlier criteria.
import type { AnyEntry } from '#lib/log/entry.ts';
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import { counted, criteriaOf, pointsOf, type RawEntry } from './counted-championship.ts';
import type { Fields } from './entries.ts';
import { ruling, type Slot } from './golden-file.ts';
import { exchanged, shuffled, turned } from './golden-games.ts';
import type { Wish } from './golden-wishes.ts';

export interface Table {
	readonly slots: readonly Slot[];
	/** Players whom no wish names: their points do not matter. */
	readonly free: readonly string[];
	readonly chance: RandomNumber;
	/** What a deal is worth to a player. */
	readonly worth: (slot: Slot, player: string) => number;
}

export const isRufspiel = ({ game }: Slot): boolean => game['contract'] === 'rufspiel';
const isMungo = ({ game }: Slot): boolean => game['contract'] === 'mungo';

const pointsIn = ({ game, four }: Slot, player: string): number =>
	pointsOf(game as never, four).get(player) ?? 0;
const pointsOfAll = ({ slots, worth }: Table, player: string): number =>
	slots.reduce((sum, slot) => sum + worth(slot, player), 0);

/** Deals of a Zockmeisterschaft. */
export const zockTable = (slots: readonly Slot[], free: readonly string[], chance: RandomNumber): Table => ({
	slots,
	free,
	chance,
	worth: pointsIn
});

/** A player and somebody whom no wish names change parts in a game, for this many points more for the player. */
interface Move {
	readonly slot: Slot;
	readonly other: string;
	readonly by: number;
}

function movesFor({ slots, free, worth }: Table, player: string): readonly Move[] {
	const open = slots.filter((slot) => !slot.fixed && (isRufspiel(slot) || isMungo(slot)));
	return open.flatMap((slot) => {
		if (!slot.four.includes(player)) return [];
		const others = free.filter((other) => slot.four.includes(other));
		return others.map((other) => ({ slot, other, by: worth(slot, other) - worth(slot, player) }));
	});
}

/** Hands Rufspiele and Mungos on, the dearest first, the last two together. Moves points between the player and the free alone. */
function bringTo(table: Table, player: string, points: number): void {
	for (;;) {
		const missing = points - pointsOfAll(table, player);
		if (missing === 0) return;
		const moves = movesFor(table, player);
		const far = ({ by }: Move): number => Math.abs(missing - by);
		const [best] = [...moves].sort((a, b) => far(a) - far(b));
		const chosen = best && far(best) < Math.abs(missing) ? [best] : pairOf(moves, missing);
		for (const { slot, other } of chosen) slot.game = exchanged(slot.game, player, other);
	}
}

function pairOf(moves: readonly Move[], missing: number): readonly Move[] {
	for (const one of moves) {
		const other = moves.find(({ slot, by }) => slot !== one.slot && one.by + by === missing);
		if (other) return [one, other];
	}
	throw new Error(`${missing} points are out of reach`);
}

/** Makes players level in points. */
export const level = (table: Table, player: string, other: string): void => {
	bringTo(table, player, pointsOfAll(table, other));
};

export function grant(table: Table, { above, under, by, also }: Wish): void {
	if (by !== 'dispute') level(table, above, under);
	if (also !== undefined) level(table, also, under);
}

/** The two between whom a game is disputed: one on either side; one of them got points by lot. */
interface Disputed {
	readonly swing: Readonly<Record<string, number>>;
	readonly best: Readonly<Record<string, number>>;
}

/** A Rufspiel that `above` lost, by lot as well: counted in his favour he stands above, otherwise below, by the same amount. */
export function movedByDispute(table: Table, { above, under }: Wish): () => Fields {
	const slot = table.slots.find(
		(one) =>
			!one.fixed &&
			isRufspiel(one) &&
			pointsIn(one, above) < -2 &&
			!one.four.includes(under) &&
			one.four.some((player) => table.free.includes(player) && pointsIn(one, player) > 0)
	);
	const winner = slot?.four.find((player) => table.free.includes(player) && pointsIn(slot, player) > 0);
	if (!slot || winner === undefined) throw new Error(`nothing to dispute for ${above}`);
	slot.fixed = true;
	const points = pointsIn(slot, winner);
	bringTo(table, above, pointsOfAll(table, under) - points);
	const ruled: Disputed = {
		swing: { [above]: -points, [winner]: points },
		best: { [above]: points, [winner]: points }
	};
	return () => ({ game: slot.id, ...ruled });
}

/** A Mungo that is counted as won for two players whom no wish names; the lots turned it round. */
export function movingNobody(table: Table, entries: readonly AnyEntry[]): AnyEntry {
	const order = (log: readonly AnyEntry[]): string =>
		counted(log as readonly RawEntry[])
			.ranking.map(({ place, player }) => `${place} ${player}`)
			.join();
	const before = order(entries);
	for (const slot of table.slots) {
		const [loser, winner] = [-1, 1].map((points) =>
			slot.four.find((player) => table.free.includes(player) && pointsIn(slot, player) === points)
		);
		if (slot.fixed || !isMungo(slot) || loser === undefined || winner === undefined) continue;
		const dispute = ruling('q9', 'dispute', {
			game: slot.id,
			swing: { [loser]: 1, [winner]: -1 },
			best: { [loser]: 1, [winner]: 1 }
		});
		if (order([...entries, dispute]) === before) return dispute;
	}
	throw new Error('every dispute moves somebody');
}

const rufspieleWon = ({ slots }: Table, player: string): number =>
	slots.reduce((sum, { game }) => sum + (criteriaOf(game as never).get(player)?.[8] ?? 0), 0);

/** Everybody gets as many won Rufspiele as the one with the fewest, and the one who shall stand above gets one more. */
export function settleRufspiele(table: Table, wishes: readonly Wish[]): void {
	const bound = wishes.flatMap(({ by, above, under, also }) =>
		by === 9 || by === 'playoff' ? [above, under, also ?? ''] : []
	);
	for (const { above, under, by, also } of wishes) {
		if (by !== 9 && by !== 'playoff') continue;
		const all = [above, under, ...(also === undefined ? [] : [also])];
		const won = Math.min(...all.map((player) => rufspieleWon(table, player)));
		for (const player of all) {
			bringRufspieleTo(table, player, by === 9 && player === above ? won + 1 : won, bound);
		}
	}
}

/** Turns Rufspiele round: a declarer who won then wins the same game as an opponent, or the other way. */
function bringRufspieleTo(table: Table, player: string, won: number, bound: readonly string[]): void {
	for (;;) {
		const missing = won - rufspieleWon(table, player);
		if (missing === 0) return;
		const slot = shuffled(table.slots, table.chance).find((one) => {
			if (one.fixed || !isRufspiel(one) || pointsIn(one, player) <= 0) return false;
			const declared = criteriaOf(one.game as never).has(player);
			const mate = one.four.find((other) => other !== player && pointsIn(one, other) > 0) ?? '';
			return declared === missing < 0 && !bound.includes(mate);
		});
		if (!slot) throw new Error(`${missing} Rufspiele too few for ${player}`);
		slot.game = turned(slot.game, slot.four);
	}
}
