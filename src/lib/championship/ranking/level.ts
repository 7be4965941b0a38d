/**
 * Orders level players by who stands above whom. First come those with nobody above them, who share a place, then those
 * with only the first above them, and so on. If a beat b and b beat c, a also stands above c; players in a circle share
 * a place. A thousand players with any number of play-offs take well under a second.
 */
export function layersOf<T>(level: readonly T[], beat: (a: T, b: T) => boolean): readonly (readonly T[])[] {
	const above = standsAbove(level, beat);
	// How many each still has above him. A player with none comes next, and those below him then have one fewer.
	const left = level.map((_, b) => level.filter((_, a) => above(a, b)).length);
	const layers: T[][] = [];
	let top = left.flatMap((count, i) => (count === 0 ? [i] : []));
	while (top.length > 0) {
		layers.push(top.flatMap((i) => level[i] ?? []));
		const next: number[] = [];
		for (const a of top) {
			level.forEach((_, b) => {
				if (above(a, b) && (left[b] = (left[b] ?? 0) - 1) === 0) next.push(b);
			});
		}
		top = next.sort((a, b) => a - b);
	}
	return layers;
}

/** Tests by their numbers in the list whether one of them stands above another. */
export function standsAbove<T>(
	level: readonly T[],
	beat: (a: T, b: T) => boolean
): (a: number, b: number) => boolean {
	const reach = reachable(level, beat);
	return (a, b) => has(reach[a], b) && !has(reach[b], a);
}

const BITS = 32;

/** Whether the bit of player i is set in a row. */
const has = (row: Uint32Array | undefined, i: number): boolean =>
	(((row?.[i >> 5] ?? 0) >>> (i & (BITS - 1))) & 1) === 1;

/** The players whom each of them beat, directly or through others. */
function reachable<T>(level: readonly T[], beat: (a: T, b: T) => boolean): readonly Uint32Array[] {
	const reach = level.map((a) => {
		const row = new Uint32Array(Math.ceil(level.length / BITS));
		level.forEach((b, i) => {
			if (a !== b && beat(a, b)) row[i >> 5] = (row[i >> 5] ?? 0) | (1 << (i & (BITS - 1)));
		});
		return row;
	});
	for (const [via, through] of reach.entries()) {
		for (const row of reach) {
			if (!has(row, via)) continue;
			for (const [word, bits] of through.entries()) row[word] = (row[word] ?? 0) | bits;
		}
	}
	return reach;
}
