// A separate judge of seating plans: it counts pair by pair and shares no code with the program.

/** Pairs that meet, sum of squared meetings, fewest opponents, most meetings of a pair, spread of the large tables. */
export type Worth = readonly [number, number, number, number, number];

type Rounds = readonly (readonly (readonly number[])[])[];

/** What is wrong with a plan: everybody sits once in every Partie, at the tables wanted. */
export function faultsOf(players: number, rounds: Rounds, sizes: readonly number[]): string[] {
	const everybody = Array.from({ length: players }, (_, i) => i + 1).join();
	return rounds.flatMap((tables, i) => {
		const seated = tables.flat().sort((a, b) => a - b);
		const found = tables.map((table) => table.length).sort((a, b) => b - a);
		return [
			...(seated.join() === everybody ? [] : [`Partie ${i + 1} seats ${seated.join()}`]),
			...(found.join() === sizes.join() ? [] : [`Partie ${i + 1} has tables of ${found.join()}`])
		];
	});
}

export function worthOf(players: number, rounds: Rounds): Worth {
	const numbers = Array.from({ length: players }, (_, i) => i + 1);
	const together = (a: number, b: number): number =>
		rounds.flat().filter((table) => table.includes(a) && table.includes(b)).length;
	const met = numbers.flatMap((a) => numbers.filter((b) => b < a).map((b) => together(a, b)));
	const opponents = numbers.map((a) => numbers.filter((b) => b !== a && together(a, b) > 0).length);
	const large = numbers.map(
		(a) => rounds.flat().filter((table) => table.length > 4 && table.includes(a)).length
	);
	return [
		met.filter((times) => times > 0).length,
		met.reduce((sum, times) => sum + times ** 2, 0),
		Math.min(...opponents),
		Math.max(...met),
		Math.max(...large) - Math.min(...large)
	];
}

type Best = Readonly<Record<number, Worth>>;

/**
 * What the best plans of four Partien come to: pairs that meet, sum of squared meetings, fewest opponents, most meetings of
 * a pair, spread of the large tables. Those of `EVEN` and `MOST_PAIRS` are proven, by counting or by exhaustive search.
 */
export const EVEN: Best = {
	4: [6, 96, 3, 4, 0],
	5: [10, 160, 4, 4, 0],
	6: [15, 240, 5, 4, 0],
	8: [28, 96, 7, 3, 0],
	9: [36, 136, 8, 4, 3],
	10: [45, 192, 9, 4, 2],
	11: [55, 222, 10, 4, 0],
	12: [54, 108, 9, 2, 0],
	13: [64, 136, 9, 2, 1],
	14: [78, 168, 11, 2, 2],
	15: [88, 196, 11, 2, 2],
	16: [96, 96, 12, 1, 0],
	17: [102, 132, 11, 2, 2],
	18: [114, 168, 12, 2, 2],
	19: [125, 194, 12, 2, 2],
	20: [120, 120, 12, 1, 0],
	21: [136, 136, 12, 1, 2],
	22: [148, 172, 12, 2, 2],
	23: [165, 186, 13, 2, 2],
	24: [144, 144, 12, 1, 0],
	25: [160, 160, 12, 1, 1],
	26: [180, 180, 12, 1, 2],
	27: [196, 196, 13, 1, 2],
	28: [168, 168, 12, 1, 0],
	29: [184, 184, 12, 1, 1],
	30: [204, 204, 12, 1, 1],
	31: [220, 220, 13, 1, 1],
	32: [192, 192, 12, 1, 0],
	33: [208, 208, 12, 1, 1],
	34: [228, 228, 12, 1, 1],
	35: [244, 244, 13, 1, 1],
	36: [216, 216, 12, 1, 0],
	37: [232, 232, 12, 1, 1],
	38: [252, 252, 12, 1, 1],
	39: [268, 268, 13, 1, 1],
	40: [240, 240, 12, 1, 0],
	41: [256, 256, 12, 1, 1],
	42: [276, 276, 12, 1, 1],
	43: [292, 292, 13, 1, 1],
	44: [264, 264, 12, 1, 0],
	45: [280, 280, 12, 1, 1],
	46: [300, 300, 12, 1, 1],
	47: [316, 316, 12, 1, 1],
	48: [288, 288, 12, 1, 0]
};
/** Only where the plan with the most pairs is another. */

export const MOST_PAIRS: Best = {
	12: [59, 108, 7, 4, 0],
	13: [74, 136, 8, 4, 3],
	14: [89, 174, 11, 4, 3],
	15: [102, 200, 11, 4, 3],
	17: [109, 124, 12, 4, 4],
	18: [123, 168, 12, 4, 4],
	19: [136, 186, 13, 4, 3],
	22: [153, 168, 12, 4, 4],
	23: [169, 184, 13, 4, 3]
};
/** Only where the even plan has a table of six; 6 and 11 have no other way. Best known, not proven. */
export const WITHOUT_SIXES: Best = {
	10: [45, 184, 9, 4, 0],
	14: [74, 164, 10, 2, 2],
	15: [84, 192, 11, 2, 0],
	18: [116, 152, 12, 2, 3],
	19: [126, 180, 13, 2, 2],
	22: [151, 154, 13, 2, 2],
	23: [168, 168, 14, 1, 2],
	26: [176, 176, 13, 1, 1],
	27: [192, 192, 14, 1, 1],
	30: [200, 200, 13, 1, 1],
	31: [216, 216, 13, 1, 1],
	34: [224, 224, 13, 1, 1],
	35: [240, 240, 13, 1, 1],
	38: [248, 248, 13, 1, 1],
	39: [264, 264, 13, 1, 1],
	42: [272, 272, 12, 1, 1],
	43: [288, 288, 13, 1, 1],
	46: [296, 296, 12, 1, 1],
	47: [312, 312, 13, 1, 1]
};
