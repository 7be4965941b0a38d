import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, VoidEntry } from './entry.ts';

/** A place in the log and what stands there; entries of any kind unless `E` names one. */
export interface Place<E extends AnyEntry = AnyEntry> {
	/** The id of the first entry, which gives the place in the order unless that entry names another with `before`. */
	readonly id: EntryId;
	/** The entry that counts here; null when all of them are voided. */
	readonly entry: E | null;
	/** Every entry that ever stood here, oldest first, including the one that counts. */
	readonly chain: readonly E[];
	/** The counting `void` entries that take out an entry of the chain, oldest first. */
	readonly voids: readonly EntryId[];
	/** The entries of the chain that they take out. */
	readonly struck: readonly EntryId[];
	/** Every `void` that ever took out an entry of the chain or brought it back, counting or not. */
	readonly strikes: readonly VoidEntry[];
}

/** The entry that counts at a place; if none does, the one that stood there last. */
export const latestAt = <E extends AnyEntry>(place: Place<E>): E | undefined =>
	place.entry ?? lastStruck(place) ?? place.chain.at(-1);

/** What was taken out last, and would come back: a correction after it may have been taken back before. */
function lastStruck<E extends AnyEntry>({ chain, voids, strikes }: Place<E>): E | undefined {
	const last = strikes.find(({ id }) => id === voids.at(-1));
	return chain.find(({ id }) => id === last?.target);
}

/** The places of one kind. An entry of another kind at such a place, which only a forged file has, is left out. */
export function placesOfKind<K extends AnyEntry['kind']>(
	places: readonly Place[],
	kind: K
): readonly Place<Extract<AnyEntry, { readonly kind: K }>>[] {
	const isOf = (entry: AnyEntry | null): entry is Extract<AnyEntry, { readonly kind: K }> =>
		entry?.kind === kind;
	return places
		.filter(({ chain }) => chain.some(isOf))
		.map((place) => {
			const { entry, chain } = place;
			return { ...place, entry: isOf(entry) ? entry : null, chain: chain.filter(isOf) };
		});
}
