// What a game moves beside its price into the Stock or out of it, as docs/from-book-to-price.md says.
import type { Outcome } from './price.ts';
import { type Fields, number, type Names, text, yes } from './reading.ts';

/** Cents that each got from the Stock; below 0 what he paid in. */
export type Moves = ReadonlyMap<string, number>;
export interface Moment {
	readonly book: Fields;
	readonly game: Fields;
	readonly stock: number;
	readonly unit: number;
	/** In a Gardareizrunde, and not beside it. */
	readonly gardareiz: boolean;
	/** Agreed there: any won game takes the Stock. */
	readonly anyContract: boolean;
}

/** Two share; an odd cent is the declarer's, whether they get or pay. */
export function shared(side: Names, declarer: string, cents: number): Moves {
	const each = Math.trunc(cents / side.length);
	const own = cents - each * (side.length - 1);
	return new Map(side.map((player) => [player, player === declarer ? own : each]));
}

export function isOf(book: Fields, kind: string, game: Fields): boolean {
	const contract = text(game, 'contract');
	const sides = text(book, `contracts.${contract}.sides`);
	if (kind === 'herzSolo') return contract === 'solo' && text(game, 'suit') === 'herz';
	if (kind === 'rufspiel') return contract === 'rufspiel';
	return kind === 'any' ? sides !== 'mungo' : sides === kind;
}

export function stockMoves(moment: Moment, { won, side }: Outcome): Moves {
	const { book, game, stock, unit, gardareiz, anyContract } = moment;
	const declarer = text(game, 'declarer');
	const alone = text(book, `contracts.${text(game, 'contract')}.sides`) === 'einzelspiel';
	if (won === null) return new Map();
	if (gardareiz) {
		const isIts = text(game, 'contract') === 'solo' && text(game, 'suit') === text(book, 'gardareiz.suit');
		if (won) return isIts || anyContract ? new Map([[declarer, stock]]) : new Map();
		return isIts ? shared(side, declarer, -Math.min(stock, number(book, 'gardareiz.payMost'))) : new Map();
	}
	const wins = yes(book, 'stock.wonBy') && isOf(book, text(book, 'stock.wonBy.game'), game);
	const decides = yes(book, 'rufspielStock') && isOf(book, 'rufspiel', game);
	if (won) return wins || decides ? shared(side, declarer, stock) : new Map();
	if (decides) return shared(side, declarer, -stock);
	const cents = alone ? number(book, 'stock.lostEinzelspiel') * unit : 0;
	return cents > 0 ? new Map([[declarer, -cents]]) : new Map();
}
