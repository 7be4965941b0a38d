// Random Zockmeisterschaften with everybody's result, which is counted while they are made: by §11.5 alone, with
// nothing of the app's own arithmetic.
import type { AnyEntry } from '#lib/log/entry.ts';
import { planFor } from '#lib/championship/seating/plans/plan-for.ts';
import { seeded } from './chance.ts';
import { entry, members, type Fields } from './entries.ts';

export const CHAMPIONSHIP = 'meisterschaft';

export interface Made {
	readonly players: readonly string[];
	readonly entries: readonly AnyEntry[];
	/** The ten numbers of §11.3 by player. */
	readonly expected: ReadonlyMap<string, readonly number[]>;
	readonly games: number;
}

/** 1, 2, 3 … as "p01", "p02": the drawn number of a player is in his name. */
const nameOf = (number: number): string => `p${String(number).padStart(2, '0')}`;

/** Four Partien of 40 hands for everybody, by the stored plan for so many players. */
export function madeChampionship(count: number, seed: string): Made {
	const plan = planFor(count);
	if (!plan.ok) throw new Error(plan.error.code);
	const players = Array.from({ length: count }, (_, i) => nameOf(i + 1));
	const chance = seeded(seed);
	const expected = new Map(players.map((player) => [player, Array.from({ length: 10 }, () => 0)]));
	const entries: AnyEntry[] = [
		...members(...players),
		entry('1 championship', 'championship', {
			championship: CHAMPIONSHIP,
			year: 2026,
			system: 'zockmeisterschaft',
			players,
			numbers: Object.fromEntries(players.map((player, i) => [player, i + 1])),
			plan: plan.value.rounds
		})
	];
	let games = 0;
	for (const [round, tables] of plan.value.rounds.entries()) {
		for (const [at, numbers] of tables.entries()) {
			const seats = numbers.map(nameOf);
			const evening = `partie ${round + 1} tisch ${at + 1}`;
			const place = { evening, partie: round + 1, table: at + 1 };
			entries.push(entry(`2 ${evening}`, 'evening', openingOf(seats, place)));
			const deals = seats.length * 10;
			for (let i = 0; i < deals; i++) {
				const made = madeGame(holdersOf(seats, i), chance);
				made.count((player, criterion, more) => add(expected, player, criterion, more));
				const id = `3 ${evening} ${String(i).padStart(2, '0')}`;
				entries.push(entry(id, 'game', { evening, game: made.game }));
			}
			games += deals;
		}
	}
	return { players, entries, expected, games };
}

const openingOf = (seats: readonly string[], place: Fields): Fields => ({
	...place,
	championship: CHAMPIONSHIP,
	date: '2026-11-20',
	occasion: 'meisterschaft',
	rulebook: 'allgaeu',
	seats,
	dealer: seats[0]
});

function add(all: ReadonlyMap<string, number[]>, player: string, criterion: number, more: number): void {
	const own = all.get(player);
	if (own) own[criterion] = (own[criterion] ?? 0) + more;
}

/** §7: at five the dealer sits out, at six the one to his right too. */
function holdersOf(seats: readonly string[], deals: number): readonly string[] {
	const dealer = deals % seats.length;
	const out = [dealer, (dealer + seats.length - 1) % seats.length].slice(0, seats.length - 4);
	return seats.filter((_, i) => !out.includes(i));
}

type Count = (player: string, criterion: number, more: number) => void;

interface MadeGame {
	readonly game: Fields;
	readonly count: (add: Count) => void;
}

const BASE = { rufspiel: 2, solo: 5, wenz: 5, bettel: 5 } as const;
const FEWEST_LAUFENDE = { rufspiel: 3, solo: 3, wenz: 2, bettel: 99 } as const;
/** Where a contract's played games stand among the ten; the won ones come after. */
const PLAYED_AT = { solo: 3, wenz: 5, bettel: 7 } as const;

function madeGame(four: readonly string[], chance: () => number): MadeGame {
	const below = (limit: number): number => Math.floor(chance() * limit);
	const turn = below(4);
	const [declarer = '', partner = '', third = '', fourth = ''] = [
		...four.slice(turn),
		...four.slice(0, turn)
	];
	const kind = below(100);
	if (kind < 15) return madeMungo([declarer, partner], [third, fourth], below(2) === 1);
	if (kind < 16) return madeSie(declarer, [partner, third, fourth]);
	const contract = kind < 70 ? 'rufspiel' : kind < 82 ? 'solo' : kind < 94 ? 'wenz' : 'bettel';
	const won = below(100) < 60;
	const schuss = below(5) === 0 ? 1 + below(2) : 0;
	const deckel = four.slice(0, below(3));
	const laufende = contract === 'bettel' ? 0 : below(5);
	const tout = (contract === 'solo' || contract === 'wenz') && below(20) === 0;
	const height = tout || contract === 'bettel' ? 0 : Math.max(0, below(6) - 3);
	const ups = laufende >= FEWEST_LAUFENDE[contract] ? laufende : 0;
	const each = (BASE[contract] + ups + height) * (tout ? 2 : 1) * 2 ** schuss * (won ? 1 : -1);
	const surcharges = height > 0 ? { schneider: true, ...(height === 2 ? { schwarz: true } : {}) } : {};
	const common = { contract, declarer, won, schuss, deckel, ...(laufende > 0 ? { laufende } : {}) };
	if (contract === 'rufspiel') {
		return {
			game: { ...common, partner, ...surcharges },
			count: (add) => {
				for (const player of [declarer, partner]) add(player, 0, each);
				for (const player of [third, fourth]) add(player, 0, -each);
				if (won) for (const player of [declarer, partner]) add(player, 9, 1);
			}
		};
	}
	return {
		game: { ...common, ...surcharges, ...(tout ? { tout } : {}) },
		count: (add) => {
			add(declarer, 0, 3 * each);
			for (const player of [partner, third, fourth]) add(player, 0, -each);
			add(declarer, 1, 1);
			add(declarer, PLAYED_AT[contract], 1);
			if (won) add(declarer, 2, 1);
			if (won) add(declarer, PLAYED_AT[contract] + 1, 1);
		}
	};
}

function madeMungo(losers: readonly string[], winners: readonly string[], spritze: boolean): MadeGame {
	const price = spritze ? 2 : 1;
	return {
		game: { contract: 'mungo', losers, ...(spritze ? { spritzen: losers.slice(0, 1) } : {}) },
		count: (add) => {
			for (const player of losers) add(player, 0, -price);
			for (const player of winners) add(player, 0, price);
		}
	};
}

function madeSie(declarer: string, others: readonly string[]): MadeGame {
	return {
		game: { contract: 'sie', declarer },
		count: (add) => {
			add(declarer, 0, 156);
			for (const player of others) add(player, 0, -52);
			add(declarer, 1, 1);
			add(declarer, 2, 1);
		}
	};
}
