import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';

/** Random numbers from a name: the same name gives the same numbers. A hash of the name, then Mulberry32. */
export function seeded(name: string): RandomNumber {
	let state = 2166136261;
	for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
