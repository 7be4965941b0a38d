// How much of what was laid counts, where the book limits it in an evening or in a round of deals.
import { at, type Fields, number, type Names, names, text } from './reading.ts';

type Deal = Readonly<{ deckel: Names; legen: Names }>;
/** What was laid in each game so far, whether it counted or not. */
export type Laid = readonly Deal[];

/** Who of those that laid count, behind what counted before. */
function within(book: Fields, rule: string, before: readonly Names[], now: Names): Names {
	const most = number(book, `${rule}.limit.most`, Infinity);
	const ofTable = text(book, `${rule}.limit.of`) === 'table';
	const counted: string[] = [];
	const take = (deal: Names): Names =>
		deal.filter((player) => {
			const used = ofTable ? counted.length : counted.filter((one) => one === player).length;
			if (used < most) counted.push(player);
			return used < most;
		});
	before.forEach(take);
	return take(now);
}

/** The game with what counts in it, and what was laid after it. */
export function counted(
	book: Fields,
	before: Laid,
	game: Fields,
	seats: number,
	counts: boolean
): { readonly written: Fields; readonly laid: Laid } {
	const [deckel, legen] = counts ? [names(game, 'deckel'), names(game, 'legen')] : [[], []];
	const now: Deal = { deckel, legen };
	const written = { ...game };
	for (const rule of ['deckel', 'legen'] as const) {
		// A round of deals begins with every so-and-so-manyth game of the evening, of as many as sit now.
		const perRound = text(book, `${rule}.limit.per`) === 'round';
		const since = before.slice(before.length - (perRound ? before.length % seats : before.length));
		const inIt = since.map((deal) => deal[rule]);
		if (at(game, rule) !== undefined) Reflect.set(written, rule, within(book, rule, inIt, now[rule]));
	}
	return { written, laid: [...before, now] };
}
