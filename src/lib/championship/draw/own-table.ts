import type { MemberId } from '#lib/base/ids.ts';
import { isFinished, type BoardTable } from '../board-table.ts';
import type { Partie } from '../lists/partie.ts';
import type { Rulings } from '../rulings.ts';
import { tableMembers, writerAt } from './seats.ts';

/** What a phone knows of itself in one championship. */
export interface Phone {
	/** The table that it chose or opened, by Partie; both count from 1. */
	readonly chosen: ReadonlyMap<number, number>;
	/** Whose phone it is; null if nobody said so. */
	readonly member: MemberId | null;
}

/**
 * The number of the table that a phone writes in a Partie: the one it chose, or else where its owner sits, or else where
 * the Schreiber of its last table sits now. `lists` are those of the Partie before, as far as they are at hand. Null if nothing
 * says so.
 */
export function ownTableIn(
	rulings: Rulings,
	{ chosen, member }: Phone,
	partie: number,
	lists: readonly Partie[] = []
): number | null {
	const { entry } = rulings;
	const tables = entry?.plan[partie - 1];
	if (!entry || !tables) return null;
	const own = chosen.get(partie);
	if (own !== undefined && own <= tables.length) return own;
	const tableWith = (wanted: MemberId | null): number | null => {
		const at = tables.findIndex(
			(_, i) => wanted && tableMembers(entry, rulings, { partie, table: i + 1 })?.includes(wanted)
		);
		return at < 0 ? null : at + 1;
	};
	return tableWith(member) ?? tableWith(writerBefore(rulings, chosen, partie, lists));
}

/** Who wrote this phone's list of the Partie before: whoever was drawn first (allgaeu §11.2). */
function writerBefore(
	rulings: Rulings,
	chosen: Phone['chosen'],
	partie: number,
	lists: readonly Partie[]
): MemberId | null {
	const table = chosen.get(partie - 1);
	if (table === undefined || rulings.entry?.system !== 'zockmeisterschaft') return null;
	return writerAt(rulings, { partie: partie - 1, table }, lists);
}

/**
 * The Partie that a phone is at, from 1: the first with a table that is not finished, or the one after its own last
 * finished list, because it knows nothing of the other tables until their files come; or a later one where alone it chose a
 * table. Null if nothing is left.
 */
export function partieNow(
	tables: readonly (readonly BoardTable[])[],
	{ chosen }: Pick<Phone, 'chosen'>
): number | null {
	const playing = tables.findIndex((round) => !round.every(isFinished));
	if (playing < 0) return null;
	const own = tables.map((round, i) => round.find(({ progress }) => progress.table === chosen.get(i + 1)));
	const done = own.findLastIndex((one) => one && isFinished(one));
	const at = Math.min(Math.max(playing, done + 1), tables.length - 1);
	return (
		Math.max(
			at,
			own.findIndex((one, i) => one && i >= at)
		) + 1
	);
}

/** The Partien for whose tables somebody may bring a phone of which nothing is known: `now`, and later ones that are being played. */
export const partienAsked = (tables: readonly (readonly BoardTable[])[], now: number): readonly number[] =>
	tables.flatMap((round, i) =>
		i + 1 === now || (i >= now && round.some(({ progress }) => progress.list !== null)) ? i + 1 : []
	);
