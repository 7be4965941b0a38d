// Zockmeisterschaften as club files, made at random from a seed. As ties do not come by chance, games are then handed
// on between players until those of each wish are level in everything before what is to decide between them.
import type { AnyEntry } from '#lib/log/entry.ts';
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import { planFor } from '#lib/championship/seating/plans/plan-for.ts';
import { seeded } from './chance.ts';
import {
	dealtAt,
	listed,
	opened,
	ruling,
	type Drawn,
	type List,
	type Mishaps,
	type Slot
} from './golden-file.ts';
import { below, einzelspiel, exchanged, mungo, rufspiel, shuffled } from './golden-games.ts';
import {
	grant,
	isRufspiel,
	movedByDispute,
	movingNobody,
	settleRufspiele,
	zockTable
} from './golden-steering.ts';
import { portfolios, type Wish } from './golden-wishes.ts';

interface Recipe {
	readonly players: number;
	readonly seed: string;
	readonly wishes: readonly Wish[];
	/** Whether a game is disputed that moves nobody. */
	readonly idleDispute?: boolean;
}

export const NAMES = [
	...['anni', 'beppo', 'cilli', 'dori', 'edi', 'franzi', 'girgl', 'hias'],
	...['irmi', 'jakl', 'kathi', 'loisl', 'moni', 'nandl', 'otto', 'peppi']
];

/** The entries of a championship in which every wish comes true. Throws if the random games leave no way. */
export function goldenChampionship(recipe: Recipe): readonly AnyEntry[] {
	const { players: count, seed, wishes, idleDispute } = recipe;
	const chance = seeded(seed);
	const drawn = drawnFor(count, chance);
	const lists = seated(drawn, chance);
	besideTheCount(lists, chance);
	const slots = lists.flatMap((list) => list.slots);
	play(slots, portfolios(drawn.players, wishes, chance), chance);
	const named = wishes.flatMap(({ above, under, also }) => [above, under, also]);
	const free = drawn.players.filter((player) => !named.includes(player));
	const table = zockTable(slots, free, chance);
	const disputed = wishes.flatMap((wish) => (wish.by === 'dispute' ? [movedByDispute(table, wish)] : []));
	for (const wish of wishes) grant(table, wish);
	settleRufspiele(table, wishes);
	const entries = [...opened(drawn), ...lists.flatMap((list, i) => listed(list, mishapsOf(list, i)))];
	const ruled = [
		...entries,
		...disputed.map((fieldsOf, i) => ruling(`q${i}`, 'dispute', fieldsOf())),
		...wishes.flatMap(({ by, above, under }, i) =>
			by === 'playoff' ? [ruling(`r${i}`, 'playoff', { winner: above, loser: under })] : []
		)
	];
	return idleDispute ? [...ruled, movingNobody(table, ruled)] : ruled;
}

/** Who takes part, by which numbers and plan; the last on the list is new. */
function drawnFor(count: number, chance: RandomNumber): Drawn {
	const plan = planFor(count);
	if (!plan.ok) throw new Error(plan.error.code);
	const players = NAMES.slice(0, count);
	const byNumber = shuffled(players, chance);
	const places = shuffled(players.slice(0, -1), chance).map((player, i) => [player, i + 1] as const);
	const previousPlaces = Object.fromEntries(places);
	return { system: 'zockmeisterschaft', players, byNumber, previousPlaces, plan: plan.value.rounds };
}

const seated = ({ plan, byNumber }: Drawn, chance: RandomNumber): readonly List[] =>
	plan.flatMap((tables, partie) =>
		tables.map((numbers, table) => {
			const players = numbers.map((number) => byNumber[number - 1] ?? '');
			const seats = shuffled(players, chance);
			return dealtAt(partie + 1, table + 1, seats, 10 * seats.length);
		})
	);

/** At the second list a game was corrected after all had confirmed, at the third one was written twice. */
function mishapsOf({ slots }: List, i: number): Mishaps {
	if (i === 1) {
		return { corrected: slots.findIndex((slot, deal) => deal > 10 && !slot.fixed && isRufspiel(slot)) };
	}
	return i === 2 ? { twice: 17 } : {};
}

/** Everybody's Einzelspiele on some deals, a Mungo or a Rufspiel on all others. */
function play(slots: readonly Slot[], wanted: ReturnType<typeof portfolios>, chance: RandomNumber): void {
	const einzelspiele = [...wanted].flatMap(([player, list]) => list.map((one) => ({ player, one })));
	for (const { player, one } of shuffled(einzelspiele, chance)) {
		const open = slots.filter(({ game, four }) => !game['contract'] && four.includes(player));
		const slot = open[below(open.length, chance)];
		if (slot) slot.game = einzelspiel(one, player, slot.four, chance);
	}
	for (const slot of slots) {
		if (slot.game['contract']) continue;
		slot.game = (below(4, chance) === 0 ? mungo : rufspiel)(slot.four, chance);
	}
}

/** A Bockspiel at the last table, and at a table of five a hand that the dealer bought (§7.1, §8.4). */
function besideTheCount(lists: readonly List[], chance: RandomNumber): void {
	const last = lists.at(-1);
	if (last) {
		const { deckel: _, ...game } = rufspiel(last.seats, chance);
		const bockspiel = { four: last.seats, game: { ...game, outOfTurn: true }, fixed: true };
		last.slots.splice(20, 0, bockspiel);
	}
	const five = lists.find(({ seats }) => seats.length === 5);
	const [buyer = '', , , , seller = ''] = five?.seats ?? [];
	const deal = five?.slots[5];
	if (!five || !deal) return;
	const four = deal.four.map((one) => (one === seller ? buyer : one));
	const written = rufspiel(four, chance);
	const game = exchanged(written, buyer, String(written['declarer']));
	five.slots[5] = { four, game: { ...game, bought: { buyer, seller, price: 50 } }, fixed: true };
}

/** What each of the golden files has to show; with the play-offs and points all that §11.3 lets decide. */
export const RECIPES: Readonly<Record<'8' | '13' | '16', Recipe>> = {
	8: {
		players: 8,
		seed: 'zehn',
		wishes: [
			{ above: 'cilli', under: 'hias', by: 1 },
			{ above: 'edi', under: 'anni', by: 9 },
			{ above: 'girgl', under: 'dori', by: 'playoff' }
		]
	},
	13: {
		players: 13,
		seed: 'acht',
		wishes: [
			{ above: 'kathi', under: 'beppo', by: 2 },
			{ above: 'anni', under: 'moni', by: 3 },
			{ above: 'jakl', under: 'irmi', by: 4 },
			{ above: 'loisl', under: 'franzi', by: 'playoff', also: 'dori' }
		]
	},
	16: {
		players: 16,
		seed: 'vier',
		wishes: [
			{ above: 'otto', under: 'edi', by: 5 },
			{ above: 'nandl', under: 'cilli', by: 6 },
			{ above: 'hias', under: 'peppi', by: 7 },
			{ above: 'moni', under: 'jakl', by: 'playoff' },
			{ above: 'beppo', under: 'irmi', by: 'dispute' }
		],
		idleDispute: true
	}
};
