import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP } from './championship.ts';
import { asEntry, entry, fieldsOf, type Fields } from './entries.ts';

// A championship of eight in two Partien of four games, played to its end and confirmed, in which nearly everything is wrong. Its
// ids are below every id that a device makes, so that what is changed in the app comes after it.

const NAMES = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gusti', 'Hans', 'Luis'];
const idOf = (name: string): string => name.toLowerCase();

function list(
	partie: number,
	table: number,
	names: readonly string[],
	winners: readonly string[],
	more: Fields = {},
	paper: Fields | null = null
): readonly AnyEntry[] {
	const evening = `liste ${partie} ${table}`;
	const seats = names.map(idOf);
	const solo = (winner: string): Fields => ({ contract: 'solo', declarer: idOf(winner), won: true });
	return [
		asEntry({
			...fieldsOf(
				entry(`002 ${evening}`, 'evening', {
					...{
						evening,
						date: '2026-11-23',
						occasion: 'meisterschaft',
						rulebook: 'allgaeu',
						seats,
						dealer: seats[3]
					},
					...{ championship: CHAMPIONSHIP, partie, table }
				})
			),
			...more
		}),
		...(paper
			? [entry(`003 ${evening}`, 'paper', { evening, games: 4, ...paper })]
			: winners.map((winner, i) => entry(`003 ${evening} ${i}`, 'game', { evening, game: solo(winner) }))),
		...seats.map((member) => entry(`004 ${evening} ${member}`, 'confirm', { evening, member })),
		entry(`005 ${evening}`, 'close', { evening })
	];
}

/**
 * First Partie: table 1 on paper without counts, and Luis wrote himself for Berti, which nobody ruled. Second: Gusti and Franz
 * changed places, and the clock of table 2 is a day ahead. A Solo is +15 and −5 each (§11.5).
 * 1.1: Anna 60, Luis −20, Clemens −20, Dora −20. 1.2: Emil 60, the others −20.
 * 2.1: Berti 40, Gusti 0, Anna and Emil −20. 2.2: Hans 0, Clemens 20, Franz 0, Dora −20.
 * Anna and Emil 40, Berti 20 with Luis’ −20, Clemens 0, Gusti, Franz and Hans −20, Dora −40.
 */
export const spoiledMeisterschaft = (): readonly AnyEntry[] => [
	entry('00', 'club', { name: 'Schafkopffreunde' }),
	...NAMES.map((name) => entry(`0 ${idOf(name)}`, 'member', { member: idOf(name), name })),
	entry('00 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', games: 4 },
		players: NAMES.slice(0, 8).map(idOf),
		numbers: Object.fromEntries(NAMES.slice(0, 8).map((name, i) => [idOf(name), i + 1])),
		plan: [
			[
				[1, 2, 3, 4],
				[5, 6, 7, 8]
			],
			[
				[1, 2, 5, 6],
				[3, 4, 7, 8]
			]
		],
		prizes: [{ place: 1, amount: 5000 }]
	}),
	...list(
		1,
		1,
		['Anna', 'Luis', 'Clemens', 'Dora'],
		[],
		{},
		{ points: { anna: 60, luis: -20, clemens: -20, dora: -20 } }
	),
	...list(1, 2, ['Emil', 'Franz', 'Gusti', 'Hans'], ['Emil', 'Emil', 'Emil', 'Emil']),
	...list(2, 1, ['Anna', 'Berti', 'Emil', 'Gusti'], ['Berti', 'Berti', 'Berti', 'Gusti']),
	...list(2, 2, ['Clemens', 'Dora', 'Franz', 'Hans'], ['Hans', 'Clemens', 'Clemens', 'Franz'], {
		date: '2026-11-24',
		at: '2026-11-24T19:30:00+01:00'
	})
];
