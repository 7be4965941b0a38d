import type { MemberId } from '#lib/base/ids.ts';
import { sum } from '#lib/base/collections.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { Rulings } from '../rulings.ts';
import { gamesIn } from './hands.ts';
import type { ChampionshipProgress } from './progress.ts';
import type { Partie } from './partie.ts';
import type { TableProgress } from './table-progress.ts';

/** A player who was dealt another number of hands than he has to have. */
export interface HandsApart {
	readonly player: MemberId;
	readonly games: number;
	readonly due: number;
}

interface Counted {
	/** Everybody with a place in the end whose hands are not those of the plan (160 in all, §11.2). */
	readonly players: readonly HandsApart[];
	/** Tables where those sit who should, and one of these players was dealt too many or too few hands. */
	readonly tables: readonly TableProgress[];
}

/**
 * Compares the hands of all players with the plan, once every table has its games: a sold hand is one, a Bockspiel none, and
 * a substitute's are those of his number (§7, §8.4). Where somebody left in the middle, where a list is invalid, and where
 * the organizers let a list stand, everybody had what he had to have there.
 */
export function handsApart(
	entry: ChampionshipEntry,
	{ leavers, disqualified }: Rulings,
	{ partien, beside }: Pick<ChampionshipProgress, 'partien' | 'beside'>
): Counted {
	const games = gamesIn(entry);
	const all = [...partien.flat(), ...beside];
	const byTable = new Map(all.map((table) => [table, offIn(entry, table, games)]));
	const dealt = new Map<MemberId, number>();
	for (const { player, games: hands } of all.flatMap(({ players }) => players))
		dealt.set(player, (dealt.get(player) ?? 0) + hands);
	const numbers = new Map(
		all.flatMap(({ players: own }) => own.map((one) => [one.player, one.number] as const))
	);
	const planned = (number: number): number =>
		games * entry.plan.filter((tables) => tables.flat().includes(number)).length;
	const players = [...dealt].flatMap(([player, hands]): readonly HandsApart[] => {
		// Two who changed places have all their hands, also while only one of both lists is settled.
		if (hands === planned(numbers.get(player) ?? 0)) return [];
		const off = sum([...byTable.values()].map((offs) => offs.get(player) ?? 0));
		const counts = !leavers.has(player) && !disqualified.has(player);
		return off !== 0 && counts ? [{ player, games: hands, due: hands - off }] : [];
	});
	const tables = all.filter(
		(table) => !table.misseated && players.some(({ player }) => (byTable.get(table)?.get(player) ?? 0) !== 0)
	);
	return { players, tables: tables.filter(({ partie }) => partie !== null) };
}

/** A deal that nobody plays is no game, and at five the dealer sits out. */
const goesAstray = ({ seats, rows }: Partie['evening']): boolean =>
	seats.length > HANDS && rows.some(({ type }) => type === 'passed');

/** The numbers that the plan has at a table; none at one beside it. */
const plannedAt = ({ plan }: ChampionshipEntry, { partie, table }: TableProgress): readonly number[] =>
	plan[(partie ?? 0) - 1]?.[(table ?? 0) - 1] ?? [];

/** How many hands more (above 0) or fewer than planned everybody was dealt at a table. Strangers do not count. */
function offIn(entry: ChampionshipEntry, table: TableProgress, games: number): ReadonlyMap<MemberId, number> {
	const { players, list, settled, misseated } = table;
	if (settled || (!misseated && list && goesAstray(list.evening))) return new Map();
	const planned = plannedAt(entry, table);
	// With a number of games that does not come out even, some have one hand more.
	const spare = (games * planned.length) % HANDS === 0 ? 0 : 1;
	const absent = misseated?.missing ?? [];
	const off = players.flatMap(({ player, number, games: hands }): [MemberId, number][] => {
		if (number === null) return [];
		const more = hands - (planned.includes(number) ? games : 0);
		return more === 0 || (more === spare && !misseated) ? [] : [[player, more]];
	});
	return new Map([...off, ...absent.map((player) => [player, -games] as const)]);
}
