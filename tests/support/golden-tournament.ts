// A whole tournament of the Schafkopfschule as a club file: two stages of 32 at two tables, with all that a referee has to say.
import type { AnyEntry } from '#lib/log/entry.ts';
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import { seeded } from './chance.ts';
import { tournamentPoints } from './counted-tournament.ts';
import type { Fields } from './entries.ts';
import { NAMES } from './golden-championship.ts';
import {
	dealtAt,
	joined,
	listed,
	opened,
	ruling,
	type Drawn,
	type Happened,
	type List,
	type Slot
} from './golden-file.ts';
import { augenOfSide, below, shuffled } from './golden-games.ts';
import { declarerOf, LEVEL, PIECES } from './golden-pieces.ts';
import { level } from './golden-steering.ts';

const SCHULE = 'schafkopfschule';
const GAMES = 32;
/** Replaces somebody at the first table of the second stage, after this many games. */
const SUBSTITUTE = { player: 'peppi', after: 12 };

/** What a deal counts as if the list takes it otherwise than it was played; null if it does not count. */
type Counting = Slot & { counts?: Fields | null };

/** The entries of the tournament. Throws if the random games leave no way to make the two level. */
export function goldenTournament(seed = 'turnier'): readonly AnyEntry[] {
	const chance = seeded(seed);
	const drawn = drawnBy(chance);
	const lists = seated(drawn);
	const leaves = comesIn(lists);
	const approvals = layPieces(lists);
	const slots = lists.flatMap((list) => list.slots);
	playRest(slots, drawn.players, chance);
	const [first, second] = LEVEL;
	const free = [...drawn.players, SUBSTITUTE.player].filter(
		(player) => player !== first && player !== second
	);
	level({ slots, free, chance, worth }, first, second);
	const lots = { what: 'lots', result: [first, second] };
	return [
		...opened(drawn),
		joined(SUBSTITUTE.player),
		...lists.flatMap((list) => listed(list, { after: happened(list, leaves) })),
		...approvals.map(({ slot, approved }, i) => ruling(`q${i}`, 'approval', { game: slot.id, approved })),
		ruling('r1', 'draw', lots),
		ruling('r2', 'draw', { ...lots, result: [second, first], again: 'Ein Los lag offen auf dem Tisch.' })
	];
}

/** Tables by lot, and by other lots in the second stage (5.2.2). */
function drawnBy(chance: RandomNumber): Drawn {
	const players = NAMES.slice(0, 8);
	const numbers = players.map((_, i) => i + 1);
	const byNumber = shuffled(players, chance);
	const plan = [numbers, shuffled(numbers, chance)].map((lots) => [lots.slice(0, 4), lots.slice(4)]);
	return { system: SCHULE, players, byNumber, plan };
}

const seated = ({ plan, byNumber }: Drawn): readonly List[] =>
	plan.flatMap((tables, stage) =>
		tables.map((numbers, table) => {
			const seats = numbers.map((number) => byNumber[number - 1] ?? '');
			return dealtAt(stage + 1, table + 1, seats, GAMES, SCHULE);
		})
	);

const listAt = (lists: readonly List[], stage: number, table: number): List | undefined =>
	lists.find((list) => list.partie === stage && list.table === table);

/** Who leaves and has no other part in the file; from then on the substitute holds his cards. */
function comesIn(lists: readonly List[]): string {
	const list = listAt(lists, 2, 1);
	const leaves = declarerOf(list?.seats ?? []);
	list?.slots.forEach((slot, i) => {
		if (i < SUBSTITUTE.after) return;
		list.slots[i] = {
			...slot,
			four: slot.four.map((player) => (player === leaves ? SUBSTITUTE.player : player))
		};
	});
	return leaves;
}

/** What was written beside the games: who left and who came, and where nobody played (5.2.5). */
function happened({ partie, table, seats }: List, leaves: string): ReadonlyMap<number, readonly Happened[]> {
	if (partie === 1) return new Map([[10 * table, [passed, ...(table === 2 ? [passed] : [])]]]);
	if (table !== 1) return new Map();
	const now = seats.map((player) => (player === leaves ? SUBSTITUTE.player : player));
	const dealer = now[SUBSTITUTE.after % 4];
	return new Map([
		[
			SUBSTITUTE.after,
			[
				{ of: 'championship', kind: 'substitute', fields: { out: leaves, in: SUBSTITUTE.player } },
				{ of: 'evening', kind: 'seats', fields: { seats: now, dealer } }
			]
		]
	]);
}

const passed: Happened = { of: 'evening', kind: 'passed', fields: {} };

interface Approval {
	readonly slot: Slot;
	readonly approved: boolean;
}

/** Puts the pieces into their deals; what the referee said of them is written once the games have ids. */
function layPieces(lists: readonly List[]): readonly Approval[] {
	return PIECES.flatMap(({ stage, table, deal, game, approved, counts }) => {
		const slot = listAt(lists, stage, table)?.slots[deal - 1] as Counting | undefined;
		if (!slot) throw new Error('no such deal');
		slot.game = game(slot.four);
		slot.fixed = true;
		if (counts !== undefined) slot.counts = counts && { ...slot.game, ...counts };
		return approved === undefined ? [] : [{ slot, approved }];
	});
}

const worth = (slot: Counting, player: string): number => {
	const game = slot.counts === undefined ? slot.game : slot.counts;
	return game === null ? 0 : (tournamentPoints(game as never, slot.four).get(player) ?? 0);
};

/** Everybody wins a Solo, loses one and wins a Wenz, more in the pieces; all other games are Rufspiele. */
function playRest(slots: readonly Slot[], players: readonly string[], chance: RandomNumber): void {
	const own = players.flatMap((player) => [
		{ player, game: { contract: 'solo', won: true } },
		{ player, game: { contract: 'solo', won: false, schneider: true } },
		{ player, game: { contract: 'wenz', won: true, laufende: 2 } }
	]);
	for (const { player, game } of shuffled(own, chance)) {
		// A player with four of them in a stage by the pieces would need approval for more.
		const open = slots.filter(
			(slot) => !slot.game['contract'] && slot.four.includes(player) && declarerOf(slot.four) !== player
		);
		const slot = open[below(open.length, chance)];
		if (slot) slot.game = { ...game, declarer: player };
	}
	for (const slot of slots) {
		if (!slot.game['contract']) slot.game = rufspiel(slot.four, chance);
	}
}

function rufspiel(four: readonly string[], chance: RandomNumber): Fields {
	const [caller = '', partner = ''] = shuffled(four, chance);
	const laufende = below(5, chance) === 0 ? { laufende: 3 + below(4, chance) } : {};
	const result = below(15, chance) === 0 ? { won: true, schwarz: true } : { augen: augenOfSide(chance) };
	return { contract: 'rufspiel', declarer: caller, partner, ...result, ...laufende };
}
