import type { MemberId } from '#lib/base/ids.ts';
import { amountText } from '#lib/base/money.ts';

/** The name by which a member is called at the table. */
export type NameOf = (member: MemberId) => string;

/** How somebody stands, in cents or points, and the same in words. */
export interface OwnStand {
	readonly member: MemberId;
	readonly name: string;
	readonly amount: number;
	readonly text: string;
}

/** How each of them stands, in their order. */
export const standOf = (
	seats: readonly MemberId[],
	scores: ReadonlyMap<MemberId, number>,
	nameOf: NameOf,
	inPoints: boolean | undefined
): readonly OwnStand[] =>
	seats.map((member) => {
		const amount = scores.get(member) ?? 0;
		return { member, name: nameOf(member), amount, text: amountText(amount, inPoints, true) };
	});

/** Everybody's balance in one line: "Anna +0,20 €, Berti −0,20 €". */
export const balancesText = (
	seats: readonly MemberId[],
	scores: ReadonlyMap<MemberId, number>,
	nameOf: NameOf,
	inPoints: boolean | undefined
): string =>
	standOf(seats, scores, nameOf, inPoints)
		.map(({ name, text }) => `${name} ${text}`)
		.join(', ');

/** How those stand who have left the table: "Nicht mehr am Tisch: Anna +0,20 €"; empty where nobody has. */
export function leftTableText(
	seats: readonly MemberId[],
	scores: ReadonlyMap<MemberId, number>,
	nameOf: NameOf,
	inPoints: boolean | undefined
): string {
	const left = [...scores.keys()].filter((member) => !seats.includes(member));
	return left.length === 0 ? '' : `Nicht mehr am Tisch: ${balancesText(left, scores, nameOf, inPoints)}`;
}

/** A game in two short German lines, in its book's words. */
export interface GameText {
	/** How it ended: "Anna mit Berti gewinnen". */
	readonly ending: string;
	/** What was played, and what raised its price: "Rufspiel, Schneider, 3 Laufende, Schuss, 2 Deckel". */
	readonly played: string;
}

/** How a game between two sides ended: "Anna mit Berti gewinnen". */
export function endingOf(
	game: {
		readonly declarer: MemberId;
		readonly partner: MemberId | null;
		readonly outcome: { readonly won: boolean; readonly drawn?: true };
	},
	nameOf: NameOf
): string {
	const { declarer, partner, outcome } = game;
	if (outcome.drawn) return `${nameOf(declarer)}: unentschieden`;
	if (partner === null) return `${nameOf(declarer)} ${outcome.won ? 'gewinnt' : 'verliert'}`;
	return `${nameOf(declarer)} mit ${nameOf(partner)} ${outcome.won ? 'gewinnen' : 'verlieren'}`;
}

/** Of a game that its book refuses. */
export const NO_PRICE = 'ein Spiel, das sich nicht abrechnen lässt';
