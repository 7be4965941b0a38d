// How much of what was laid counts, where the book limits it in an evening or in a round of deals.
import { at, type Fields, number, type Names, names, text } from './reading.ts';

/** What was laid so far: each time as the rule and the player, in the evening and in this round of deals. */
export interface Laid {
	readonly deals: number;
	readonly evening: Names;
	readonly round: Names;
}
export const NOBODY_LAID: Laid = { deals: 0, evening: [], round: [] };

/** The game with what counts in it, and what was laid after it. */
export function counted(
	book: Fields,
	before: Laid,
	game: Fields,
	seats: number,
	counts: boolean
): { readonly written: Fields; readonly laid: Laid } {
	// A round of deals begins with every so-and-so-manyth game, of as many as sit now.
	const isNew = before.deals % seats === 0;
	const now: Record<'evening' | 'round', string[]> = {
		evening: [...before.evening],
		round: isNew ? [] : [...before.round]
	};
	const written = { ...game };
	for (const rule of ['deckel', 'legen']) {
		const per = text(book, `${rule}.limit.per`) === 'round' ? 'round' : 'evening';
		const ofTable = text(book, `${rule}.limit.of`) === 'table';
		const most = number(book, `${rule}.limit.most`, Infinity);
		const laid = names(game, rule).filter((player) => {
			const mine = now[per].filter((one) =>
				ofTable ? one.startsWith(`${rule} `) : one === `${rule} ${player}`
			);
			const isIn = counts && mine.length < most;
			if (isIn) for (const list of [now.evening, now.round]) list.push(`${rule} ${player}`);
			return isIn;
		});
		if (at(game, rule) !== undefined) Reflect.set(written, rule, laid);
	}
	return { written, laid: { deals: before.deals + 1, ...now } };
}
