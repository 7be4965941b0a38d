import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { game, tonight } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import { shortMeisterschaft } from '../../../../tests/support/short-championships.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { prizesIn } from '../fees.ts';
import { foldChampionship } from '../from-log.ts';
import { teamReason } from './reasons.ts';
import type { Ranking } from './ranking.ts';

// The short Meisterschaft: Anna and Berti have −1 each, Clemens and Dora 1. Anna and Berti played two Einzelspiele each and won
// one; Anna's were Farbsoli, Berti's Wenz. Everybody won one Rufspiel.

interface Fields {
	readonly teams?: readonly string[];
	readonly teamOf: Readonly<Record<string, number>>;
	readonly teamPrize?: object;
}

const withTeams = (fields: Fields, entries = shortMeisterschaft()): readonly AnyEntry[] =>
	entries.map((one) =>
		one.kind === 'championship' ? { ...one, teams: ['Alte', 'Junge', 'Gäste'], ...fields } : one
	);

function rank(entries: readonly AnyEntry[]): Ranking {
	const { ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	if (!ranking) throw new Error('no championship');
	return ranking;
}

const told = ({ teams }: Ranking): readonly string[] =>
	teams.map((team) => `${team.place}. ${team.name} ${team.points}: ${teamReason(teams, team)}`);

describe('teams', () => {
	it.each<[string, Fields['teamOf'], readonly string[]]>([
		[
			'by the sums of their points',
			{ anna: 1, berti: 1, clemens: 2, dora: 2 },
			[
				'1. Junge 2: vor Alte durch Gesamtpunkte: 2 zu −2',
				'2. Alte -2: hinter Junge durch Gesamtpunkte: −2 zu 2'
			]
		],
		[
			'of level sums by the next criteria, summed too (§11.3): 2 + 0 Farbsoli against 0 + 0',
			{ anna: 1, clemens: 1, berti: 2, dora: 2 },
			[
				'1. Alte 0: vor Junge durch gespielte Farbsoli: 2 zu 0',
				'2. Junge 0: hinter Alte durch gespielte Farbsoli: 0 zu 2'
			]
		],
		[
			'level in all share a place, and the next one is left out',
			{ clemens: 1, dora: 3, anna: 2 },
			[
				'1. Alte 1: gleichauf mit Gäste; vor Junge durch Gesamtpunkte: 1 zu −1',
				'1. Gäste 1: gleichauf mit Alte; vor Junge durch Gesamtpunkte: 1 zu −1',
				'3. Junge -1: hinter Alte und Gäste durch Gesamtpunkte: −1 zu 1'
			]
		],
		['of which nobody plays are left out', { clemens: 1, emil: 2, dora: 9 }, ['1. Alte 1: ']]
	])('stand %s', (_, teamOf, places) => {
		expect(told(rank(withTeams({ teamOf })))).toEqual(places);
	});

	it('change nobody’s place, and there are none unless they are named', () => {
		const { teams, ...bare } = rank(shortMeisterschaft());
		expect(teams).toEqual([]);
		expect(rank(withTeams({ teamOf: { anna: 1, dora: 2 } }))).toMatchObject(bare);
	});

	it('keep the points of who is replaced, and lose those of who is dismissed (schafkopfschule 5.1.4)', () => {
		const entries = withTeams({ teamOf: { anna: 1, clemens: 1, berti: 2 } });
		const replaced = rank([...entries, ruled('5', 'substitute', { out: 'anna', in: 'emil' })]);
		expect(replaced.teams[0]).toMatchObject({ name: 'Alte', points: 0, players: ['clemens', 'emil'] });
		const dismissed = rank([...entries, ruled('5', 'disqualify', { member: 'clemens', reason: 'x' })]);
		// −1 and −1: Anna's Farbsoli count more than Berti's Wenz.
		expect(told(dismissed)[0]).toBe('1. Alte -1: vor Junge durch gespielte Farbsoli: 2 zu 0');
		expect(dismissed.teams[0]?.players).toEqual(['anna']);
	});

	it('stay level where a list on paper does not say what would tell them apart', () => {
		// A Solo of Anna's is written, 15 − 5 for her team; the rest stood on paper and makes both level at 0.
		const paper = { games: 39, points: { anna: -10, ben: 0, carl: 5, dora: 5 }, money: {} };
		const teamOf = { anna: 1, ben: 1, carl: 2, dora: 2 };
		const listed = (said: object): Ranking =>
			rank([
				...withTeams({ teamOf }, partie('zockmeisterschaft')),
				game('3', { contract: 'solo', declarer: 'anna', won: true }),
				tonight('4', 'paper', { ...paper, ...said })
			]);
		expect(told(listed({}))).toEqual(['1. Alte 0: gleichauf mit Junge', '1. Junge 0: gleichauf mit Alte']);
		const none = { anna: 0, ben: 0, carl: 0, dora: 0 };
		const counts = Object.fromEntries(
			['solo', 'soloWon', 'wenz', 'wenzWon', 'bettel', 'bettelWon', 'sie', 'rufspielWon'].map((what) => [
				what,
				what === 'solo' ? { ...none, dora: 2 } : none
			])
		);
		expect(told(listed({ counts }))[0]).toBe('1. Junge 0: vor Alte durch gespielte Einzelspiele: 2 zu 1');
	});
});

describe('the prize of the winning team', () => {
	const won = (fields: Fields & { prizes?: readonly object[] }) => {
		const entries = withTeams(fields);
		const setUp = entries.find(({ kind }) => kind === 'championship') as unknown as Parameters<
			typeof prizesIn
		>[0];
		return Object.fromEntries(prizesIn(setUp, rank(entries)));
	};

	it('is parted between its players; the Kasse keeps the cent: 10,00 between three', () => {
		const prize = { amount: 333, things: ['Fass Bier (Mannschaft)'], ofTeam: 333 };
		// 1 + 1 − 1 = 1 against −1
		expect(
			won({
				teamOf: { clemens: 1, dora: 1, anna: 1, berti: 2 },
				teamPrize: { amount: 1000, thing: 'Fass Bier' }
			})
		).toEqual({ clemens: prize, dora: prize, anna: prize });
	});

	it('comes on top of that of a place, whose thing two share', () => {
		const prizes = [{ place: 1, amount: 2000, thing: 'Schinken' }];
		expect(won({ teamOf: { clemens: 1, anna: 2 }, teamPrize: { amount: 500 }, prizes })).toEqual({
			clemens: { amount: 1500, things: ['Schinken (geteilt)'], ofTeam: 500 },
			dora: { amount: 1000, things: ['Schinken (geteilt)'] }
		});
	});

	it('is shared by teams that share the place, and waits while there are none', () => {
		const teamPrize = { amount: 500 };
		expect(won({ teamOf: { clemens: 1, dora: 2 }, teamPrize })).toMatchObject({
			clemens: { amount: 250 },
			dora: { amount: 250 }
		});
		expect(won({ teams: [], teamOf: {}, teamPrize })).toEqual({});
	});
});
