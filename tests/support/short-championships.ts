import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP } from './championship.ts';
import { entry, type Fields } from './entries.ts';

// Two whole championships of four at one table, confirmed by all, short enough to be worked out by hand.

const NAMES = { anna: 'Anna Huber', berti: 'Berthold Maier', clemens: 'Clemens Zott', dora: 'Dora Sailer' };
const SHOWN = { anna: 'Anna', berti: 'Berti', clemens: 'Clemens', dora: 'Dora' };
const SEATS = ['anna', 'berti', 'clemens', 'dora'];

const head = (system: string, games: number): readonly AnyEntry[] => [
	entry('00', 'club', { name: 'Schafkopffreunde' }),
	...SEATS.map((member, i) =>
		entry(`0${i} ${member}`, 'member', {
			member,
			name: NAMES[member as keyof typeof NAMES],
			nickname: SHOWN[member as keyof typeof SHOWN]
		})
	),
	entry('0 emil', 'member', { member: 'emil', name: 'Emil Kern' }),
	// Below every id that a device makes, so that a change made in the app comes after it.
	entry('00 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system, games, players: SEATS },
		numbers: { anna: 3, berti: 4, clemens: 2, dora: 1 },
		plan: [[[1, 2, 3, 4]], [[1, 2, 3, 4]]]
	})
];

const list = (partie: number, rulebook: string, games: readonly Fields[]): readonly AnyEntry[] => {
	const evening = `partie ${partie}`;
	const place = { championship: CHAMPIONSHIP, partie, table: 1, occasion: 'meisterschaft' };
	return [
		entry(`2 ${evening}`, 'evening', {
			...{ evening, date: '2026-11-20', rulebook, seats: SEATS, dealer: 'dora', ...place }
		}),
		...games.map((game, i) => entry(`3 ${evening} ${i + 1}`, 'game', { evening, game })),
		...SEATS.map((member) => entry(`4 ${evening} ${member}`, 'confirm', { evening, member })),
		entry(`5 ${evening}`, 'close', { evening })
	];
};

const WON = { won: true };
const LOST = { won: false };

/**
 * Two Partien of four games. Points for Anna, Berti, Clemens and Dora:
 * 1: +15 −5 −5 −5, −15 +5 +5 +5, −2 −2 +2 +2, +1 +1 −1 −1: −1, −1, 1, 1.
 * 2: −5 +15 −5 −5, +5 −15 +5 +5, −2 −2 +2 +2, +2 +2 −2 −2: nothing.
 * Clemens and Dora are level in everything; Anna played two Farbsoli, Berti none, both two Einzelspiele of which one was won.
 */
export const shortMeisterschaft = (): readonly AnyEntry[] => [
	...head('zockmeisterschaft', 4),
	...list(1, 'allgaeu', [
		{ contract: 'solo', declarer: 'anna', ...WON },
		{ contract: 'solo', declarer: 'anna', ...LOST },
		{ contract: 'rufspiel', declarer: 'clemens', partner: 'dora', ...WON },
		{ contract: 'mungo', losers: ['clemens', 'dora'] }
	]),
	...list(2, 'allgaeu', [
		{ contract: 'wenz', declarer: 'berti', ...WON },
		{ contract: 'wenz', declarer: 'berti', ...LOST },
		{ contract: 'rufspiel', declarer: 'anna', partner: 'berti', ...LOST },
		{ contract: 'rufspiel', declarer: 'anna', partner: 'berti', ...WON }
	])
];

/**
 * Two stages of three games. The second is a Tout of Anna's, which counts 18 and 6 where it is approved; the fourth is a Tout
 * of Berti's, a simple Solo as the first of its stage: 6 and 2; in the fifth Anna played a wrong card: −4, and 2 for each
 * opponent.
 * 1: +1 +1 −1 −1, (+18 −6 −6 −6), −1 −1 +1 +1. 2: −2 +6 −2 −2, −4 0 +2 +2, −1 −1 +1 +1.
 * Without the Tout: −7, 5, 1, 1. With it: 11, −1, −5, −5.
 */
export const shortTournament = (): readonly AnyEntry[] => [
	...head('schafkopfschule', 3),
	...list(1, 'schafkopfschule', [
		{ contract: 'rufspiel', declarer: 'anna', partner: 'berti', ...WON },
		{ contract: 'solo', declarer: 'anna', tout: true, ...WON },
		{ contract: 'rufspiel', declarer: 'clemens', partner: 'dora', ...WON }
	]),
	...list(2, 'schafkopfschule', [
		{ contract: 'solo', declarer: 'berti', tout: true, ...WON },
		{ contract: 'rufspiel', declarer: 'anna', partner: 'berti', foul: { player: 'anna', kind: 'karte' } },
		{ contract: 'rufspiel', declarer: 'dora', partner: 'clemens', ...WON }
	])
];
