// What counts of an evening's entries, and in which order, from docs/file-format.md alone: strikes, corrections, what was forgotten.
import { type Fields, type Names, text, yes } from './reading.ts';

const idOf = (entry: Fields): string => text(entry, 'id');
const byId = (a: Fields, b: Fields): number => (idOf(a) < idOf(b) ? -1 : 1);

/** Ids that a void takes out. A void is younger than what it takes out, so the youngest says first whether it holds itself. */
function struckIn(log: readonly Fields[]): Names {
	const struck: string[] = [];
	for (const entry of [...log].sort(byId).reverse())
		if (text(entry, 'kind') === 'void' && !struck.includes(idOf(entry))) struck.push(text(entry, 'target'));
	return struck;
}

/** What counts, in its order. */
export function inForce(log: readonly Fields[]): readonly Fields[] {
	const struck = struckIn(log);
	const written = log.filter((entry) => text(entry, 'kind') !== 'void').sort(byId);
	const found = new Map(written.map((entry) => [idOf(entry), entry]));
	/** The entry whose place another one takes, in the end. */
	const placeOf = (entry: Fields): Fields => {
		const before = found.get(text(entry, 'replaces'));
		return before && text(before, 'kind') === text(entry, 'kind') ? placeOf(before) : entry;
	};
	const places = written.filter((entry) => placeOf(entry) === entry);
	const behind = (place: Fields): Fields | undefined => {
		const other = yes(place, 'before') ? found.get(text(place, 'before')) : undefined;
		return other && placeOf(other);
	};
	/** A place with all that was forgotten right before it. */
	const whole = (place: Fields): readonly Fields[] => [
		...places.filter((one) => behind(one) === place).flatMap(whole),
		place
	];
	return places
		.filter((place) => behind(place) === undefined)
		.flatMap(whole)
		.flatMap((place) => {
			const last = written.findLast((one) => placeOf(one) === place && !struck.includes(idOf(one)));
			return last ? [last] : [];
		});
}
