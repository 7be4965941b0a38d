import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { Card } from '#lib/rules/cards.ts';
import type { Count, CountKey } from '#lib/statistics/counts.ts';
import type { Figures, MemberFigures } from '#lib/statistics/figures.ts';
import type { PairKind } from '#lib/statistics/pairs.ts';
import { othersOf } from '#lib/statistics/personal-year.ts';
import type { AnyContract } from '#lib/statistics/played-games.ts';
import { shortDate } from '#lib/ui/dates.ts';
import type { Picture } from '#lib/ui/chart-picture.ts';
import { axisMoney, contractWord, isOfSchafkopf, roundedMoney, oneDigit, grouped } from './words.ts';

// Turns figures into pictures; nothing is counted here.

/** Everybody's balance, the best first. */
export function balances(members: readonly MemberFigures[], nameOf: NameOf): Picture {
	return {
		kind: 'bars',
		axis: 'Mitglied',
		labels: members.map(({ member }) => nameOf(member)),
		series: [{ name: 'Bilanz', values: members.map(({ cents }) => cents), means: 'bySign' }],
		text: (cents) => roundedMoney(cents),
		tick: axisMoney
	};
}

export const byBalance = ({ members }: Figures): readonly MemberFigures[] =>
	[...members].sort((a, b) => b.cents - a.cents);

/** How the balances developed: of all, the leader first, or of one member. */
export function course(
	{ course }: Figures,
	nameOf: NameOf,
	only: MemberId | null,
	cardOf: (member: MemberId) => Card | undefined = () => undefined
): Picture {
	const shown = course.cents
		.filter(([member]) => only === null || member === only)
		.sort(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0));
	return {
		kind: 'lines',
		axis: 'Abend',
		labels: course.dates.map((date) => shortDate(date).slice(5)),
		series: shown.map(([member, values]) => ({ name: nameOf(member), card: cardOf(member), values })),
		text: (cents) => roundedMoney(cents),
		tick: axisMoney
	};
}

export function wonAndLost(members: readonly MemberFigures[], nameOf: NameOf): Picture {
	const all = members.map(({ counts }) => counts.all);
	return {
		kind: 'bars',
		axis: 'Mitglied',
		labels: members.map(({ member }) => nameOf(member)),
		series: [
			{ name: 'gewonnen', values: all.map((count) => count?.won ?? 0), means: 'won' },
			{ name: 'verloren', values: all.map((count) => count?.lost ?? 0), means: 'lost' },
			...level(all)
		],
		text: grouped
	};
}

/** Games that moved nothing, if there were any. */
function level(counts: readonly (Count | undefined)[]): Picture['series'] {
	const values = counts.map((count) => (count ? count.games - count.won - count.lost : 0));
	return values.some((value) => value > 0) ? [{ name: 'auf null', values }] : [];
}

/** Contracts that were played, the most frequent first. */
export function contractsIn(
	{ years }: Figures,
	ofSchafkopf: boolean
): readonly (readonly [AnyContract, number])[] {
	const sums = new Map<AnyContract, number>();
	for (const { contracts } of years) {
		for (const [contract, games] of Object.entries(contracts) as [AnyContract, number][]) {
			if (isOfSchafkopf(contract) === ofSchafkopf) sums.set(contract, (sums.get(contract) ?? 0) + games);
		}
	}
	return [...sums].sort(([, a], [, b]) => b - a);
}

export const contracts = (played: readonly (readonly [AnyContract, number])[]): Picture => ({
	kind: 'bars',
	axis: 'Spiel',
	labels: played.map(([contract]) => contractWord(contract)),
	series: [{ name: 'gespielt', values: played.map(([, games]) => games) }],
	text: grouped
});

/** The share of each contract in a hundred games, year by year. */
export function contractsByYear(figures: Figures): Picture {
	const played = contractsIn(figures, true);
	const all = figures.years.map(({ contracts }) => sum(played.map(([contract]) => contracts[contract] ?? 0)));
	return {
		kind: 'columns',
		axis: 'Jahr',
		labels: figures.years.map(({ year }) => String(year)),
		series: played.map(([contract]) => ({
			name: contractWord(contract),
			values: figures.years.map(({ contracts }, i) => (100 * (contracts[contract] ?? 0)) / (all[i] || 1))
		})),
		text: (value) => `${oneDigit(value)} %`,
		tick: (value) => `${value} %`,
		most: 100
	};
}

/** The most evenings that fit beside one another. */
const COLUMNS = 60;

/** Whether there are more evenings than columns, so that each year has one. */
export const isYearly = ({ dates }: Pick<Figures, 'dates'>): boolean => dates.length > COLUMNS;

/** Games an evening: for each evening, or if there are too many the average of a year. */
export function gamesAnEvening({ dates, years }: Figures): Picture {
	const each = !isYearly({ dates });
	return {
		kind: 'columns',
		axis: each ? 'Abend' : 'Jahr',
		labels: each ? dates.map(({ date }) => shortDate(date).slice(5)) : years.map(({ year }) => String(year)),
		series: [
			{
				name: each ? 'Spiele' : 'Spiele je Abend',
				values: each ? dates.map(({ games }) => games) : years.map(({ games, evenings }) => games / evenings)
			}
		],
		text: each ? grouped : oneDigit
	};
}

/** The contracts a member played himself, and all contracts while he held cards. */
export function contractsOf({ counts }: MemberFigures): {
	contracts: readonly AnyContract[];
	picture: Picture;
} {
	const held = (Object.entries(counts) as [CountKey, Count][])
		.flatMap(([key, count]): [AnyContract, Count][] =>
			key.startsWith('contract ') ? [[key.slice('contract '.length) as AnyContract, count]] : []
		)
		.sort(([, a], [, b]) => b.games - a.games);
	const own = held.map(([contract]) => counts[`declared ${contract}`]?.games ?? 0);
	return {
		contracts: held.map(([contract]) => contract),
		picture: {
			kind: 'bars',
			axis: 'Spiel',
			labels: held.map(([contract]) => contractWord(contract)),
			series: [
				{ name: 'selbst gespielt', values: own },
				{ name: 'dabei', values: held.map(([, { games }], i) => games - (own[i] ?? 0)) }
			],
			text: grouped
		}
	};
}

/** A member's results with or against everybody. */
export function withOthers(
	{ pairs }: Figures,
	member: MemberId,
	kind: PairKind,
	nameOf: NameOf
): { others: readonly MemberId[]; picture: Picture } {
	const others = othersOf(pairs, member, kind).toSorted((a, b) => b.games - a.games);
	return {
		others: others.map(({ other }) => other),
		picture: {
			kind: 'bars',
			axis: kind === 'together' ? 'Mit' : 'Gegen',
			labels: others.map(({ other }) => nameOf(other)),
			series: [
				{ name: 'gewonnen', values: others.map((one) => one.won), means: 'won' },
				{ name: 'nicht gewonnen', values: others.map((one) => one.games - one.won), means: 'lost' }
			],
			text: grouped
		}
	};
}
