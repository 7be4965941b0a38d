import { sum } from '#lib/base/collections.ts';
import { hasNumbers, entrantsOf } from '#lib/championship/draw/entrants.ts';
import { playerIn, waysOf, type Way } from '#lib/championship/draw/ways-between-partien.ts';
import type { Partie } from '#lib/championship/lists/partie.ts';
import { drawnSeats } from '#lib/championship/draw/seats.ts';
import { meetings, type Meetings } from '#lib/championship/seating/meetings.ts';
import type { SeatingPlan } from '#lib/championship/seating/plan.ts';
import type { Rulings } from '#lib/championship/rulings.ts';
import { PARTIE_TEXTS } from '#lib/championship/system.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { alphabetical } from '#lib/base/text.ts';

/** A plan with the names of its numbers, for every view of it. */
export interface SeatedPlan {
	readonly plan: SeatingPlan;
	readonly met: Meetings;
	/** "Partie", in a tournament "Durchgang". */
	readonly part: string;
	/** Whether the numbers have names already. */
	readonly isDrawn: boolean;
	/** 1, 2, 3 … */
	readonly numbers: readonly number[];
	/** The name, once drawn; before that "Nr. 7". */
	readonly nameOf: (number: number) => string;
	/** The same for a Partie, from 1: who played it on this number, or will. */
	readonly nameIn: (number: number, partie: number) => string;
	/** Everybody's tables, one line each. */
	readonly ways: readonly (Omit<Way, 'member'> & { readonly name: string })[];
	/** The drawn seats of a table, clockwise; null if none are drawn. Partie and table count from 1. */
	readonly seatsAt: (partie: number, table: number) => readonly number[] | null;
}

export function seatedPlan(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[],
	memberName: (member: MemberId) => string
): SeatedPlan {
	const plan: SeatingPlan = { players: entry.players.length, rounds: entry.plan };
	const { all } = entrantsOf(entry, rulings);
	const names = new Map(all.map(({ number, holder }) => [number, memberName(holder)]));
	const numberOf = new Map(all.map(({ number, holder }) => [holder, number]));
	const playerOf = playerIn(entry, rulings, partien);
	const nameOf = (number: number): string => names.get(number) ?? `Nr. ${number}`;
	const isDrawn = hasNumbers(entry);
	const numbers = Array.from({ length: plan.players }, (_, i) => i + 1);
	return {
		plan,
		met: meetings(plan),
		part: PARTIE_TEXTS[entry.system],
		isDrawn,
		numbers,
		nameOf,
		nameIn: (number, partie) => {
			const member = playerOf(number, partie);
			return member === null ? nameOf(number) : memberName(member);
		},
		ways: isDrawn
			? waysOf(entry, playerOf)
					.map(({ member, ...way }) => ({ ...way, name: memberName(member) }))
					.sort(alphabetical(({ name }) => name))
			: numbers.map((number) => ({
					name: nameOf(number),
					number,
					tables: plan.rounds.map((tables) => tables.findIndex((table) => table.includes(number)) + 1 || null)
				})),
		seatsAt: (partie, table) =>
			drawnSeats(rulings, { partie, table })?.flatMap((member) => numberOf.get(member) ?? []) ?? null
	};
}

const OFTEN = ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal'] as const;

/** "nie", "einmal", "zweimal" … */
export const oftenText = (times: number): string => OFTEN[times] ?? `${times}-mal`;

/** The figures of a plan, in one sentence. */
export function figuresText({ pairs, opponents }: Meetings): string {
	const met = sum(pairs.slice(1));
	const all = met + (pairs[0] ?? 0);
	const fewest = Math.min(...opponents);
	const most = Math.max(...opponents);
	const others = fewest === most ? `${fewest}` : `${fewest} bis ${most}`;
	const often = oftenText(pairs.findLastIndex((count) => count > 0));
	return `Jeder trifft ${others} andere; ${met} von ${all} Paaren treffen sich wenigstens einmal, keines öfter als ${often}.`;
}
