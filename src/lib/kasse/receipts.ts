import { groupBy } from '#lib/base/collections.ts';
import { timeOf, type EntryId } from '#lib/base/ids.ts';
import { counted } from '#lib/base/text.ts';
import type { AnyEntry, ReceiptEntry } from '#lib/log/entry.ts';
import { latestAt, placesOfKind, type Place } from '#lib/log/place.ts';
import { standing, type Standing } from '#lib/log/standing.ts';

/** The photo of a receipt, where it stands. */
export interface Receipt {
	/** The place in the log. */
	readonly place: EntryId;
	readonly entry: ReceiptEntry;
	/** Taken out: it can be brought back while its picture is there. */
	readonly struck: boolean;
}

/** So many photos a club keeps: at most 100 MB on each of its phones, and as much in the second copy. */
const RECEIPTS_MOST = 500;

/** Milliseconds until the picture of a struck receipt goes for good. Until then it can be brought back. */
const STRUCK_FOR = 30 * 86_400_000;

/** All receipts by the place of their booking, oldest first. Those of a struck booking stand: it can be brought back. */
export function receiptsOf({
	places,
	placeOf
}: Pick<Standing, 'places' | 'placeOf'>): ReadonlyMap<EntryId, readonly Receipt[]> {
	const all = placesOfKind(places, 'receipt').flatMap((place): readonly Receipt[] => {
		const entry = latestAt(place);
		return entry ? [{ place: place.id, entry, struck: place.entry === null }] : [];
	});
	return groupBy(all, ({ entry: { booking } }) => placeOf(booking)?.id ?? booking);
}

/** The names of all pictures that a club's log ever spoke of. */
export const picturesOf = ({ places }: Pick<Standing, 'places'>): readonly string[] => [
	...new Set(placesOfKind(places, 'receipt').flatMap(({ chain }) => chain.map(({ picture }) => picture)))
];

/** Why so many photos more are too many, in a sentence; empty if they are not. */
export function tooManyReceipts(club: Pick<Standing, 'places'>, more: number): string {
	const here = placesOfKind(club.places, 'receipt').filter(({ entry }) => entry !== null).length;
	return more > 0 && here + more > RECEIPTS_MOST
		? `Der Verein hat schon ${counted(here, 'Beleg', 'Belege')}, mehr als ${RECEIPTS_MOST} hebt die App nicht auf. Sichere und streich die eines alten Jahres.`
		: '';
}

/** Which pictures a club's own entries speak of, by their names. `now` in milliseconds since 1970. */
export function picturesIn(
	entries: Iterable<AnyEntry>,
	now: number
): {
	/** They belong to a receipt that stands, or was struck not long ago; with their bytes. */
	readonly wanted: ReadonlyMap<string, number>;
	/** They go for good, here and everywhere. */
	readonly dropped: readonly string[];
} {
	const club = standing(entries);
	const places = placesOfKind(club.places, 'receipt');
	const kept = places.filter((place) => !isLongStruck(place, now)).flatMap(({ chain }) => chain);
	const wanted = new Map(kept.map(({ picture, bytes }) => [picture, bytes]));
	return { wanted, dropped: picturesOf(club).filter((name) => !wanted.has(name)) };
}

/** Whoever forged the void's time keeps the picture. */
function isLongStruck({ entry, voids }: Place, now: number): boolean {
	if (entry) return false;
	const times = voids.map((id) => timeOf(id) ?? now);
	return now - Math.max(...times) >= STRUCK_FOR;
}
