import type { MemberId } from '#lib/base/ids.ts';
import { bettelHandicap } from '#lib/rules/contract-kind.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import { type Deal, dealAt, holders } from '../seats.ts';
import { dealerOf, deckelCount, type Moment } from './moment.ts';
import { contractsNow, mustPlay } from './rounds.ts';

/** Something the table should hear before or while a game is played. `sayings-text.ts` has the sentences. */
export type Saying =
	/** Dealt out of turn; then `next` deals, whose turn it was (allgaeu §8.4). */
	| { readonly code: 'bockspiel'; readonly next: MemberId }
	/** A hand was bought: only unseen it lets its buyer lay a Deckel (allgaeu §7.1). `laid`: he laid one. */
	| { readonly code: 'boughtUnseen'; readonly buyer: MemberId; readonly laid: boolean }
	/** How many cards a Bettel opens at its bid, and how many the opponents may swap (allgaeu §5.3, weitnau §4.3). */
	| { readonly code: 'bettelCards'; readonly bid: number; readonly open: number; readonly swap: number }
	/**
	 * No Deckel is out: these contracts are left, those of `touts` only announced so (allgaeu §4.4, weitnau §3). `asks`: it is
	 * the evening's first game, so perhaps nobody here plays with Deckel.
	 */
	| {
			readonly code: 'noDeckel';
			readonly contracts: readonly Contract[];
			readonly touts: readonly Contract[];
			readonly asks: boolean;
	  }
	/** Who must play if nobody wants to, in a Stöcklesrunde (allgaeu §5.4). */
	| { readonly code: 'mustPlay'; readonly player: MemberId }
	/** The bids of a Gardareizrunde and the last at which a Bettel is played (allgaeu §5.3). */
	| {
			readonly code: 'bids';
			readonly least: number;
			readonly step: number;
			readonly bettelUpTo: number;
	  }
	/** What the running round allows, highest first (allgaeu §4, §5). A Sie may always be played and is not named. */
	| { readonly code: 'order'; readonly contracts: readonly Contract[] }
	/** Not said of a game dealt out of turn while nobody knows by whom. */
	| ({ readonly code: 'deal'; readonly inTurn: boolean } & Deal);

/** What the table should hear of the game that is dealt now, the most urgent first; the deal is the last. */
export function sayings(moment: Moment, typed: TypedGame): readonly Saying[] {
	const { seats, dealer } = moment;
	const deal = dealAt(seats, dealerOf(moment, typed));
	if (!typed.outOfTurn) return [...ofTurn(moment, typed), { code: 'deal', inTurn: true, ...deal }];
	const said: readonly Saying[] = [{ code: 'bockspiel', next: dealer }];
	return typed.dealtBy === undefined ? said : [...said, { code: 'deal', inTurn: false, ...deal }];
}

function ofTurn(moment: Moment, typed: TypedGame): readonly Saying[] {
	const { round, seats, dealer } = moment;
	const said: Saying[] = [...ofDeckel(moment, typed), ...ofGardareiz(moment, typed)];
	const must = mustPlay(round, seats, holders(seats, dealer), dealer);
	if (must) said.push({ code: 'mustPlay', player: must });
	if (round?.rule.contracts) {
		const contracts = contractsNow(moment.book, round).filter((one) => round.rule.contracts?.includes(one));
		said.push({ code: 'order', contracts });
	}
	return said;
}

/** A bought hand, and what is left to play while nobody has laid a Deckel. */
function ofDeckel(moment: Moment, typed: TypedGame): readonly Saying[] {
	if (!moment.book.deckel || !deckelCount(moment, typed)) return [];
	return [...ofBought(moment, typed), ...ofNoDeckel(moment, typed)];
}

function ofBought({ book }: Moment, { bought, deckel = [] }: TypedGame): readonly Saying[] {
	if (!bought || !book.boughtHand) return [];
	return [{ code: 'boughtUnseen', buyer: bought.buyer, laid: deckel.includes(bought.buyer) }];
}

function ofNoDeckel({ book, round, first }: Moment, typed: TypedGame): readonly Saying[] {
	const { deckel = [], contract, declarer } = typed;
	if (deckel.length > 0) return [];
	const allowed = contractsNow(book, round);
	const going = (how: 'yes' | 'tout'): readonly Contract[] =>
		allowed.filter((one) => book.contracts[one]?.withoutDeckel === how);
	const [contracts, touts] = [going('yes'), going('tout')];
	const typedGoes = contracts.includes(contract) || (touts.includes(contract) && typed.tout === true);
	if (typedGoes || contracts.length === allowed.length) return [];
	return [{ code: 'noDeckel', contracts, touts, asks: first && declarer !== undefined }];
}

function ofGardareiz({ book, round }: Moment, { contract, bid }: TypedGame): readonly Saying[] {
	const rule = book.gardareiz;
	if (!rule || round?.kind !== 'gardareizrunde') return [];
	const { least, step, bettelUpTo } = rule;
	if (bid === undefined) return [{ code: 'bids', least, step, bettelUpTo }];
	const isBettel = book.contracts[contract]?.goal === 'keinStich';
	return isBettel && bid <= bettelUpTo ? [{ code: 'bettelCards', bid, ...bettelHandicap(rule, bid) }] : [];
}
