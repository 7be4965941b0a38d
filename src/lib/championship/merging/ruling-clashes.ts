import type { EntryId } from '#lib/base/ids.ts';
import { isSaid, type AnyEntry, type SaidEntry } from '#lib/log/entry.ts';
import { replacedBy, voidsByTarget, type Standing } from '#lib/log/standing.ts';
import { isAt } from '../draw/seats.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';
import { placesIn } from '../rulings.ts';
import type { Apart } from './apart.ts';
import { leftOut, newNamesIn, saidApart, type SaidApart } from './rulings-apart.ts';

/**
 * Rulings, draws and set-ups of a championship that were written apart and can't both hold. `ordered` are all entries of the
 * log by id, `partien` the lists that count.
 */
export function rulingClashes(
	log: Standing,
	championship: string,
	ordered: readonly AnyEntry[],
	partien: readonly Partie[]
): readonly Apart<'ruling'>[] {
	const all = ordered.filter(isSaid).filter((entry) => entry.championship === championship);
	if (all.every(({ seen }) => seen === undefined)) return [];
	const voided = voidsByTarget(ordered);
	const written = all.filter(({ id }) => !voided.has(id));
	// Of a set-up that was changed apart both changes stand; what both replaced does not.
	const replaced = new Set<unknown>(written.map(({ replaces }) => replaces));
	const standing = written.filter(({ id }) => !replaced.has(id));
	const apart = saidApart(all, standing, placesIn(log), newNamesIn(log));
	const left = leftOut(apart);
	const shown = new Set(apart.flat(2));
	const builtOn = builtOnStruck(log, championship, voided).filter(({ versions: [built] }) =>
		built?.rulings.every((one) => !shown.has(one))
	);
	const said = apart.flatMap(stillOpen(partien)).map((versions): Apart<'ruling'> => ({
		type: 'ruling',
		copies: [],
		versions: versions.map((rulings: readonly SaidEntry[]) => ({
			rulings,
			counts: !rulings.some(({ id }) => left.has(id)),
			entries: rulings.map(({ id }) => id),
			strikes: []
		}))
	}));
	return [...said, ...builtOn];
}

/** Without the seats of tables that play: there the list says who sits where, and nobody draws any more. */
const stillOpen =
	(partien: readonly Partie[]) =>
	(apart: SaidApart): readonly SaidApart[] => {
		const isSeats = (said: SaidEntry): boolean => said.kind === 'draw' && said.what === 'seats';
		if (!apart.flat().every(isSeats)) return [apart];
		const plays = (said: SaidEntry): boolean =>
			said.kind === 'draw' && partien.some((list) => isAt(list, said) && hasGames(list));
		const left = apart.map((version) => version.filter((said) => !plays(said)));
		return left.some(({ length }) => length > 0) ? [left] : [];
	};

/** What was said from an entry back to one that is struck, and that one. */
function builtUpTo(entry: SaidEntry, own: readonly SaidEntry[], struck: ReadonlySet<EntryId>) {
	const byId = new Map(own.map((one) => [one.id, one]));
	const line = new Set<SaidEntry>();
	let at: SaidEntry | undefined = entry;
	// A circle, which only a forged file has, ends.
	while (at && !struck.has(at.id) && !line.has(at)) {
		line.add(at);
		at = byId.get(replacedBy(at) as EntryId);
	}
	return { line, at };
}

/**
 * What somebody built on an entry that another took back without knowing of it: a tribunal's decision on the referee's, a
 * fee on a set-up. Either what was built counts, with what it stands on, or what stood before both.
 */
const builtOnStruck = (
	{ places }: Standing,
	championship: string,
	voided: ReadonlyMap<EntryId, readonly EntryId[]>
): readonly Apart<'ruling'>[] =>
	places.flatMap(({ entry, chain, struck }): readonly Apart<'ruling'>[] => {
		if (!entry || struck.length === 0 || !isSaid(entry) || entry.championship !== championship) return [];
		const own = chain.filter(isSaid);
		const isStruck = new Set(struck);
		const { line, at } = builtUpTo(entry, own, isStruck);
		if (!at || line.has(at)) return [];
		const before = own.findLast((one) => !line.has(one) && !isStruck.has(one.id));
		const rulings = [...line].reverse();
		return [
			{
				type: 'ruling',
				copies: [],
				versions: [
					{ rulings, counts: true, entries: rulings.map(({ id }) => id), strikes: voided.get(at.id) ?? [] },
					{ rulings: before ? [before] : [], counts: false, entries: [], strikes: [] }
				]
			}
		];
	});
