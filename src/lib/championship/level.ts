/**
 * Orders level players by who stands above whom: first those above whom nobody stands, who share a place, then those above
 * whom only they stand, and so on. Who beat him that beat another stands above that one too; a circle shares a place.
 */
export function layersOf<T>(level: readonly T[], beat: (a: T, b: T) => boolean): readonly (readonly T[])[] {
	const reach = reachable(level, beat);
	const above = (a: number, b: number): boolean => reach[a]?.[b] === true && reach[b]?.[a] !== true;
	const layers: T[][] = [];
	let left = level.map((_, i) => i);
	while (left.length > 0) {
		const top = left.filter((b) => !left.some((a) => above(a, b)));
		layers.push(top.flatMap((i) => level[i] ?? []));
		left = left.filter((i) => !top.includes(i));
	}
	return layers;
}

/** Whom each of them beat, himself or through others. */
function reachable<T>(level: readonly T[], beat: (a: T, b: T) => boolean): readonly (readonly boolean[])[] {
	const reach = level.map((a) => level.map((b) => a !== b && beat(a, b)));
	for (let via = 0; via < level.length; via++) {
		for (const row of reach) {
			if (!row[via]) continue;
			reach[via]?.forEach((reached, to) => {
				if (reached) row[to] = true;
			});
		}
	}
	return reach;
}
