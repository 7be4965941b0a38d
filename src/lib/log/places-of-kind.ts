import type { AnyEntry } from './entry.ts';
import type { Place } from './place.ts';

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
