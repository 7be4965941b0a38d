import { isCount } from '#lib/base/collections.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { PARTIEN, tableSizes, type Aim, type Tables } from './plan.ts';

/** The wishes that a plan has to keep besides its aim. Numbers are draw numbers; tables count from 1. */
export interface Wishes {
	readonly partien: number;
	readonly aim: Aim;
	/** Whether tables of six are allowed. */
	readonly sixes: boolean;
	/** Players who sit at the same table in every Partie, because of the stairs or the draught. */
	readonly fixed: readonly { readonly number: number; readonly table: number }[];
	/** Pairs that never sit together. */
	readonly apart: readonly (readonly [number, number])[];
	/** The Partien played before, which count as meetings; 0 stands for somebody who takes no part any more. */
	readonly played: readonly Tables[];
}

export const NO_WISHES: Wishes = {
	partien: PARTIEN,
	aim: 'even',
	sixes: true,
	fixed: [],
	apart: [],
	played: []
};
export const MOST_PARTIEN = 12;

/** A search that can begin: its wishes do not contradict each other. */
export interface Task {
	readonly players: number;
	readonly sizes: readonly number[];
	readonly wishes: Wishes;
	/** Players fixed at the same table, the largest group first; the tables get their numbers at the end. */
	readonly groups: readonly (readonly number[])[];
	/** Pairs that may not meet: the wished ones, and players fixed at different tables. */
	readonly apart: readonly (readonly [number, number])[];
}

const numbered = (number: number): string => `Nummer ${number}`;

/** The task that follows from the wishes, or the wish that can't be kept, with the names of those it is about. */
export function checkWishes(
	players: number,
	wishes: Wishes,
	nameOf: (number: number) => string = numbered
): Result<Task, ChampionshipRefusal> {
	const sizes = tableSizes(players, wishes.sixes);
	if (!sizes.ok) return sizes;
	const { partien, fixed, apart } = wishes;
	if (partien < 1 || !isCount(partien, MOST_PARTIEN)) {
		return refused({ code: 'partienOutside', most: MOST_PARTIEN });
	}
	const groups = groupsOf(wishes);
	const fault =
		unknownIn(wishes, players, sizes.value.length) ??
		fixedTwice(
			fixed.map(({ number }) => number),
			nameOf
		) ??
		tooMany(groups, sizes.value) ??
		together(apart, groups, nameOf);
	if (fault !== undefined) return refused(fault);
	const divided = groups.flatMap((group, i) =>
		groups.slice(0, i).flatMap((other) => group.flatMap((a) => other.map((b): [number, number] => [a, b])))
	);
	return ok({ players, sizes: sizes.value, wishes, groups, apart: [...apart, ...divided] });
}

type Fault = ChampionshipRefusal | undefined;

function groupsOf({ fixed }: Wishes): readonly (readonly number[])[] {
	const tables = [...new Set(fixed.map(({ table }) => table))];
	const groups = tables.map((at) => fixed.filter(({ table }) => table === at).map(({ number }) => number));
	return groups.sort((a, b) => b.length - a.length);
}

function unknownIn({ fixed, apart }: Wishes, players: number, tables: number): Fault {
	const isOne = (value: number, last: number): boolean =>
		Number.isInteger(value) && value >= 1 && value <= last;
	const number = [...fixed.map((one) => one.number), ...apart.flat()].find((one) => !isOne(one, players));
	if (number !== undefined) return { code: 'numberUnknown', number, players };
	const place = fixed.find(({ table }) => !isOne(table, tables));
	return place && { code: 'tableUnknown', table: place.table, players };
}

function fixedTwice(numbers: readonly number[], nameOf: (number: number) => string): Fault {
	const number = numbers.find((one, i) => numbers.indexOf(one) !== i);
	return number === undefined ? undefined : { code: 'fixedTwice', number: nameOf(number) };
}

function tooMany(groups: readonly (readonly number[])[], sizes: readonly number[]): Fault {
	const fits = groups.every((group, i) => group.length <= (sizes[i] ?? 0));
	return fits ? undefined : { code: 'fixedTooMany' };
}

function together(
	apart: readonly (readonly [number, number])[],
	groups: readonly (readonly number[])[],
	nameOf: (number: number) => string
): Fault {
	const pair = apart.find(([a, b]) => a === b || groups.some((one) => one.includes(a) && one.includes(b)));
	if (!pair) return undefined;
	const [one, other] = [nameOf(pair[0]), nameOf(pair[1])];
	return pair[0] === pair[1] ? { code: 'apartFromSelf', number: one } : { code: 'apartAndFixed', one, other };
}
