// Random games of a Zockmeisterschaft, as plain as the format allows.
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import type { Fields } from './entries.ts';

/** An Einzelspiel that a player is to play somewhere, and whether he wins it. */
export interface Einzelspiel {
	readonly contract: 'solo' | 'wenz' | 'bettel' | 'sie';
	readonly won: boolean;
}

export const below = (limit: number, chance: RandomNumber): number => Math.floor(chance() * limit);

export function shuffled<T>(list: readonly T[], chance: RandomNumber): readonly T[] {
	const lots = list.map((one) => [chance(), one] as const);
	return lots.sort(([a], [b]) => a - b).map(([, one]) => one);
}

/** One or two Deckel: without any only Mungo, Tout and Sie could be played (§4.4). */
const deckel = (four: readonly string[], chance: RandomNumber): Fields => ({
	deckel: shuffled(four, chance).slice(0, 1 + Math.max(0, below(4, chance) - 2))
});

/** Every sixth game is doubled, every fourth of those twice. */
function schuss(chance: RandomNumber): Fields {
	if (below(6, chance) > 0) return {};
	return { schuss: below(4, chance) > 0 ? 1 : 2 };
}

function laufende(from: number, most: number, chance: RandomNumber): Fields {
	const count = below(4, chance) === 0 ? from + below(most - from + 1, chance) : 0;
	return count > 0 ? { laufende: count } : {};
}

export function einzelspiel(
	{ contract, won }: Einzelspiel,
	declarer: string,
	four: readonly string[],
	chance: RandomNumber
): Fields {
	if (contract === 'sie') return { contract, declarer };
	const common = { contract, declarer, won };
	if (contract === 'bettel') return { ...common, ...schuss(chance), ...deckel(four, chance) };
	const high = contract === 'solo' ? laufende(3, 5, chance) : laufende(2, 4, chance);
	if (below(12, chance) === 0) return { ...common, tout: true, ...high };
	const schneider = below(4, chance) === 0 ? { schneider: true } : {};
	return { ...common, ...schneider, ...high, ...schuss(chance), ...deckel(four, chance) };
}

/** Augen that a Schuss does not make special: neither 60 nor 30 for a side. */
export const augenOfSide = (chance: RandomNumber): number => {
	const augen = 15 + below(95, chance);
	return augen % 30 === 0 ? augen + 1 : augen;
};

export function rufspiel(four: readonly string[], chance: RandomNumber): Fields {
	const [declarer = '', partner = ''] = shuffled(four, chance);
	const result = below(20, chance) === 0 ? { won: true, schwarz: true } : { augen: augenOfSide(chance) };
	const more = { ...laufende(3, 6, chance), ...schuss(chance), ...deckel(four, chance) };
	return { contract: 'rufspiel', declarer, partner, ...result, ...more };
}

/** Every third by Augen, in most of these the second and third are level. */
export function mungo(four: readonly string[], chance: RandomNumber): Fields {
	const [a = '', b = '', c = '', d = ''] = shuffled(four, chance);
	const contract = 'mungo';
	const kind = below(12, chance);
	if (kind === 0) return { contract, durchmarsch: a };
	if (kind < 3) return { contract, losers: [a, b], spritzen: [c] };
	if (kind < 8) return { contract, losers: [a, b] };
	const least = 2 + below(18, chance);
	const second = 22 + below(5, chance);
	const third = kind < 11 ? second : second + 1 + below(5, chance);
	return { contract, augen: { [a]: least, [b]: second, [c]: third, [d]: 120 - least - second - third } };
}

/** The other result of a game, by the same figures. */
export const otherResult = ({ augen, won }: Fields): Fields =>
	typeof augen === 'number' ? { augen: 120 - augen } : { won: !won };

/** The same game of the same four for the same points, with the sides exchanged. */
export function turned(game: Fields, four: readonly string[]): Fields {
	const [declarer, partner] = four.filter((one) => one !== game['declarer'] && one !== game['partner']);
	return { ...game, ...otherResult(game), declarer, partner };
}

/** The same game with two names exchanged. */
export const exchanged = (game: Fields, one: string, other: string): Fields =>
	JSON.parse(
		JSON.stringify(game)
			.replaceAll(`"${one}"`, '"?"')
			.replaceAll(`"${other}"`, `"${one}"`)
			.replaceAll('"?"', `"${other}"`)
	) as Fields;
