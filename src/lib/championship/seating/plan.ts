import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';

/** Who sits together in one Partie: draw numbers from 1, table by table. */
export type Tables = readonly (readonly number[])[];

/** The Partien of a Meisterschaft, in the form of the entry's `plan`: rounds, tables, draw numbers. */
export interface SeatingPlan {
	readonly players: number;
	readonly rounds: readonly Tables[];
}

/** What a plan aims at. */
export const AIMS = ['even', 'most-pairs'] as const;
export type Aim = (typeof AIMS)[number];

/** What a club can choose at the set-up: an aim, or the even plan with tables of four and five only. */
export const CHOICES = [...AIMS, 'without-sixes'] as const;
export type PlanChoice = (typeof CHOICES)[number];

export const CHOICE_TEXTS: Readonly<Record<PlanChoice, { readonly label: string; readonly text: string }>> = {
	even: {
		label: 'Ausgewogen',
		text: 'Ab zwölf Spielern trifft keiner denselben öfter als zweimal. An Fünfer- und Sechsertischen sitzt jeder fast gleich oft, höchstens zwei Partien Unterschied. Danach zählt, dass sich möglichst viele Paare treffen.'
	},
	'most-pairs': {
		label: 'So viele Paare wie möglich',
		text: 'Möglichst viele Paare treffen sich wenigstens einmal. Dafür können einzelne Paare in allen vier Partien am selben Tisch sitzen.'
	},
	'without-sixes': {
		label: 'Ohne Sechsertische',
		text: 'Ausgewogen, aber mit Fünfer- statt Sechsertischen: Eine Partie dauert dann höchstens ein Viertel länger als am Vierertisch, nicht die Hälfte. Das sind die besten bekannten Pläne; dass es keine besseren gibt, ist nicht bewiesen.'
	}
};

const FEWEST_PLAYERS = 4;
const MOST_PLAYERS = 48;
/** Partien of a Zockmeisterschaft (§11). */
export const PARTIEN = 4;

/** Whether this number of players can be seated: the number itself, or the reason why not. */
export function checkPlayers(players: number): Result<number, ChampionshipRefusal> {
	const [fewest, most] = [FEWEST_PLAYERS, MOST_PLAYERS];
	if (!Number.isInteger(players)) return refused({ code: 'playersNotWhole', fewest, most });
	if (players < fewest) return refused({ code: 'playersTooFew', fewest });
	if (players > most) return refused({ code: 'playersTooMany', most });
	if (players === 7) return refused({ code: 'playersLeftOver', players });
	return ok(players);
}

/**
 * Sizes of the tables, largest first: as many fours as possible, then fives before sixes; without sixes only fives.
 * Refused if the players can't all be seated in this way.
 */
export function tableSizes(players: number, sixes = true): Result<readonly number[], ChampionshipRefusal> {
	const checked = checkPlayers(players);
	if (!checked.ok) return checked;
	for (let fours = Math.floor(players / 4); fours >= 0; fours--) {
		const rest = players - 4 * fours;
		// The players left over by the tables of four, as many as possible at tables of five.
		for (let six = 0; six * 6 <= rest && (sixes || six === 0); six++) {
			if ((rest - 6 * six) % 5 !== 0) continue;
			const five = (rest - 6 * six) / 5;
			return ok([...filled(six, 6), ...filled(five, 5), ...filled(fours, 4)]);
		}
	}
	return refused({ code: 'sixesNeeded', players });
}

const TOGETHER: Readonly<Record<number, string>> = { 4: 'viert', 5: 'fünft', 6: 'sechst' };

/** "3 Tischen, einer zu fünft, 2 zu viert", ready to follow "an". */
export function sizesText(sizes: readonly number[]): string {
	const kinds = Object.entries(TOGETHER)
		.map(([size, word]) => ({ word, count: sizes.filter((one) => one === Number(size)).length }))
		.filter(({ count }) => count > 0)
		.reverse();
	const [only, ...others] = kinds;
	const tables = sizes.length === 1 ? 'einem Tisch' : `${sizes.length} Tischen`;
	if (only && others.length === 0) return `${tables} zu ${only.word}`;
	return [tables, ...kinds.map(({ word, count }) => `${count === 1 ? 'einer' : count} zu ${word}`)].join(
		', '
	);
}

const filled = (count: number, size: number): readonly number[] => Array.from({ length: count }, () => size);
