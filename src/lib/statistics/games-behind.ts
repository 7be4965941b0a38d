import type { MemberId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import { keysOf, resultFor, type CountKey } from './counts.ts';
import { listedGame, type ListedGame } from './listed-games.ts';
import { isPair, type PairKind } from './pairs.ts';
import type { AnyContract, PlayedEvening, PlayedGame } from './played-games.ts';
import type { Run } from './runs.ts';
import { isSought, type Terms } from './search.ts';

/** `level`: neither won nor lost. */
export type HowItEnded = 'won' | 'lost' | 'level';

/** A figure whose games are asked for. */
export type Which =
	| { readonly by: 'count'; readonly member: MemberId; readonly key: CountKey; readonly result?: HowItEnded }
	| {
			readonly by: 'pair';
			readonly member: MemberId;
			readonly other: MemberId;
			readonly kind: PairKind;
			readonly result?: HowItEnded;
	  }
	| { readonly by: 'run'; readonly member: MemberId; readonly run: Run }
	| { readonly by: 'contract'; readonly contract: AnyContract }
	/** What somebody typed, and what its words may mean. */
	| { readonly by: 'search'; readonly query: string; readonly terms: Terms };

/** The games behind a figure, in the order they were played; exactly as many as the figure counts. */
export function gamesBehind(evenings: readonly PlayedEvening[], which: Which): readonly ListedGame[] {
	const found = evenings.flatMap((evening) =>
		evening.games.filter((game) => isBehind(game, evening, which)).map((game) => listedGame(evening, game))
	);
	if (which.by !== 'run') return found;
	const at = found.findIndex(({ place }) => place === which.run.from.place);
	return at < 0 ? [] : found.slice(at, at + which.run.length);
}

function isBehind(game: PlayedGame, evening: PlayedEvening, which: Which): boolean {
	switch (which.by) {
		case 'count':
			return (
				game.players.includes(which.member) &&
				keysOf(game, which.member).includes(which.key) &&
				endsAs(game, which.member, which.result)
			);
		case 'pair':
			return isPair(game, which.member, which.other, which.kind) && endsAs(game, which.member, which.result);
		case 'run':
			return game.players.includes(which.member);
		case 'contract':
			return game.contract === which.contract;
		case 'search':
			return isSought(game, evening, which.terms);
		default:
			return assertNever(which);
	}
}

const SIGNS = { won: 1, lost: -1, level: 0 } as const;

function endsAs(game: PlayedGame, member: MemberId, result: HowItEnded | undefined): boolean {
	if (result === undefined) return true;
	return resultFor(game, member) === SIGNS[result];
}
