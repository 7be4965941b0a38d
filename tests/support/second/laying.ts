// How much of what was laid counts, where the book limits it in an evening or in a round of deals, as docs/from-book-to-price.md says.
import { at, type Fields, number, type Names, names, text } from './reading.ts';

const RULES = ['deckel', 'legen'] as const;
type Deal = Readonly<Record<(typeof RULES)[number], Names>>;
/** What was laid in each game so far, whether it counted or not. */
export type Laid = readonly Deal[];

/** Who counts in the last of these games. */
function counting(games: readonly Names[], most: number, ofTable: boolean): Names {
	const before: string[] = [];
	const take = (player: string): boolean => {
		const used = before.filter((one) => ofTable || one === player).length;
		if (used < most) before.push(player);
		return used < most;
	};
	return games.map((game) => game.filter(take)).at(-1) ?? [];
}

/** The game with what counts in it, and what was laid after it. */
export function counted(
	book: Fields,
	before: Laid,
	game: Fields,
	sitting: number,
	counts: boolean
): { readonly written: Fields; readonly laid: Laid } {
	const of = (rule: string): Names => (counts ? names(game, rule) : []);
	const laid = [...before, { deckel: of('deckel'), legen: of('legen') }];
	const written = { ...game };
	for (const rule of RULES) {
		const limit = at(book, `${rule}.limit`);
		const left = text(limit, 'per') === 'round' ? before.length % sitting : before.length;
		const games = laid.slice(before.length - left).map((deal) => deal[rule]);
		const those = counting(games, number(limit, 'most', Infinity), text(limit, 'of') === 'table');
		if (at(game, rule) !== undefined) Reflect.set(written, rule, those);
	}
	return { written, laid };
}
