import { asId, type EntryId } from '#lib/base/ids.ts';
import { wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { stoeckleOf } from '#lib/rules/contract-kind.ts';
import { isSchafkopf, type Game } from '#lib/rules/game.ts';
import {
	change,
	fit,
	freshGame,
	gameOf,
	stillMissing,
	withStandIns,
	type Question,
	type TypedGame
} from '#lib/rules/typed-game.ts';
import { CONTRACTS } from '#lib/rules/vocabulary.ts';
import type { TableRefusal } from '../refusal-text.ts';
import type { EveningState, RowBase } from '../state.ts';
import type { Typing } from '../typing.ts';
import { dealerOf, deckelCount, playersOf, possibleTrades, type Moment } from './moment.ts';
import { priceAtTable, type PricedGame } from './price-at-table.ts';
import { contractsNow } from './rounds.ts';

export const HOW_HIGH = 'Wie hoch gereizt?';

/** How Schafkopf is typed. */
export interface SchafkopfTyped {
	readonly typed: TypedGame;
	/** The calculator's table has no opening. */
	readonly state: Pick<
		EveningState,
		'book' | 'unit' | 'seats' | 'dealer' | 'rounds' | 'doubles' | 'laid' | 'rows'
	> &
		Partial<Pick<EveningState, 'opening'>>;
	readonly moment: Moment;
	readonly priced: PricedGame;
	readonly refusal: TableRefusal;
}

export const SCHAFKOPF_TYPING: Typing<SchafkopfTyped> = {
	isTyped: (typed): typed is TypedGame => CONTRACTS.some((contract) => contract === typed.contract),
	momentAt,
	fresh: (moment) =>
		moment
			? freshGame(moment.book, contractsNow(moment.book, moment.round))
			: { contract: 'rufspiel', won: true },
	fit: (moment, typed) => fitToMoment(moment, fit(moment.book, typed)),
	players: playersOf,
	missing: (moment, typed, players) =>
		asksWhoseMungo(moment, typed)
			? { text: `Wessen ${wordOf(moment.book, typed.contract)}?`, of: 'seat' }
			: (stillMissing(moment.book, typed, players) ?? missingBid(moment, typed)),
	price: (moment, typed, players) =>
		priceAtTable(moment, withStandIns(moment.book, typed, players), asId<EntryId>('preview')),
	gameOf: (moment, typed, players) => gameOf(moment.book, fitToMoment(moment, typed), players),
	typedOf: (game) => (isSchafkopf(game) ? typedOf(game) : null)
};

const isMungo = (book: Book, { contract }: TypedGame): boolean => book.contracts[contract]?.sides === 'mungo';

/** Whether the game is a Mungo with a declarer: he plays it as one of his Stöckle (allgaeu §5.4). */
export const mungoHasDeclarer = (
	{ book, round }: Pick<Moment, 'book' | 'round'>,
	typed: TypedGame
): boolean => isMungo(book, typed) && !typed.outOfTurn && (round?.stoeckle.size ?? 0) > 0;

/** Whether it is still to be said whose Mungo it is, and somebody owes one. */
export const asksWhoseMungo = (moment: Pick<Moment, 'book' | 'round'>, typed: TypedGame): boolean =>
	typed.declarer === undefined &&
	mungoHasDeclarer(moment, typed) &&
	[...(moment.round?.stoeckle.values() ?? [])].some((owed) =>
		owed.includes(stoeckleOf(moment.book, typed.contract))
	);

/** Whether the game is bid for: one of those of a Gardareizrunde. */
export const isBidFor = ({ round }: Pick<Moment, 'round'>, { contract, outOfTurn }: TypedGame): boolean =>
	round?.kind === 'gardareizrunde' && !outOfTurn && (round.rule.contracts?.includes(contract) ?? false);

/** Without its bid a game of a Gardareizrunde would be written against the rules (§5.3). */
const missingBid = (moment: Moment, typed: TypedGame): Question | null =>
	moment.book.gardareiz && typed.bid === undefined && isBidFor(moment, typed)
		? { text: HOW_HIGH, of: 'bid' }
		: null;

function momentAt(state: SchafkopfTyped['state'], past: RowBase | null): Moment {
	const { book, rows } = state;
	const round = past ? past.round : state.rounds.running;
	const { seats, dealer, doubles, laid, unit } = past ?? state;
	const at = rows.findIndex(({ place }) => place === past?.place);
	const before = past ? rows.slice(0, at) : rows;
	// A calculated game is never an evening's first.
	const first = state.opening !== undefined && !before.some(({ type }) => type === 'game');
	return { book, unit, seats, dealer, round, first, doubles, laid };
}

/**
 * Drops what is not shown now: Deckel if they do not count, a bid outside a Gardareizrunde, a Mungo's declarer outside a
 * Stöcklesrunde, a hand that can't be bought.
 */
function fitToMoment(moment: Moment, typed: TypedGame): TypedGame {
	const round = typed.outOfTurn ? null : moment.round;
	const { bought } = typed;
	const canBuy = possibleTrades(moment.seats, dealerOf(moment, typed)).some(
		({ buyer, seller }) => buyer === bought?.buyer && seller === bought.seller
	);
	return change(typed, {
		...(canBuy ? {} : { bought: undefined }),
		...(deckelCount(moment, typed) ? {} : { deckel: undefined, legen: undefined }),
		...(round?.kind === 'gardareizrunde' ? {} : { bid: undefined }),
		...(isMungo(moment.book, typed) && !mungoHasDeclarer(moment, typed) ? { declarer: undefined } : {})
	});
}

/** A written game as it was typed. A Mungo also says how its result was given. */
function typedOf(game: Game): TypedGame {
	if (typeof game.augen === 'object') return { ...game, by: 'augen' };
	const by = (['losers', 'durchmarsch', 'hinleger'] as const).find((field) => game[field] !== undefined);
	return by === undefined ? game : { ...game, by };
}
