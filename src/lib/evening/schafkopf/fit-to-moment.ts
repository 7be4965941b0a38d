import { change, type TypedGame } from '#lib/rules/typed-game.ts';
import { dealerOf, deckelCount, type Moment, possibleTrades } from './moment.ts';

/** Drops what is not shown now: no Deckel where none are laid, a Mungo's declarer and a bid only in their rounds, no hand that can't be bought. */
export function fitToMoment(moment: Moment, typed: TypedGame): TypedGame {
	const round = typed.outOfTurn ? null : moment.round;
	const { bought } = typed;
	const canBuy = possibleTrades(moment.seats, dealerOf(moment, typed)).some(
		({ buyer, seller }) => buyer === bought?.buyer && seller === bought.seller
	);
	const drops = {
		...(canBuy ? {} : { bought: undefined }),
		...(deckelCount(moment, typed) ? {} : { deckel: undefined }),
		...(round?.kind === 'gardareizrunde' ? {} : { bid: undefined }),
		...(typed.contract === 'mungo' && !round?.stoeckle.size ? { declarer: undefined } : {})
	};
	return change(typed, drops);
}
