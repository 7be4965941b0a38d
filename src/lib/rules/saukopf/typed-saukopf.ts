import type { MemberId } from '#lib/base/ids.ts';
import {
	change,
	completed,
	type Question,
	type Typed,
	WHICH_AUGEN,
	WHO,
	WITH_WHOM,
	without
} from '#lib/rules/typed-game.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook } from './book-type.ts';
import { mostLaufende } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { type Bid, DREIHAXER, SCHWARZ, VIERHAXER, type SaukopfContract } from './vocabulary.ts';

/** A game of Saukopf as far as it is typed. */
export type TypedSaukopf = Typed<SaukopfGame> & {
	/** Whether it was said that the declarer of a Rufspiel has no partner: he holds the Rufkarte himself. */
	readonly unecht?: true;
};

/** Whether it is a Rufspiel without a partner. */
export const isUnecht = (book: SaukopfBook, { contract, partner }: TypedSaukopf): boolean =>
	book.contracts[contract].kind === 'rufspiel' && partner === undefined;

/** The game that typing starts with, won: with four players a Sauerei, with three a Zucht. */
export const freshSaukopf = (players: number): TypedSaukopf => ({
	contract: players === VIERHAXER ? 'sauerei' : 'zucht',
	won: true
});

/** The contracts that so many players can play: a Paarhufer needs four. */
export const saukopfContracts = (book: SaukopfBook, players: number): readonly SaukopfContract[] =>
	book.order.filter((contract) => players === VIERHAXER || book.contracts[contract].kind === 'solo');

/** Drops fields that do not fit the contract or the number of players, so that nothing is saved that is not shown. */
export function fitSaukopf(book: SaukopfBook, typed: TypedSaukopf, players: number): TypedSaukopf {
	const rule = book.contracts[typed.contract];
	const none: (keyof TypedSaukopf)[] = [];
	const drop = (...fields: typeof none): void => void none.push(...fields);
	if (rule.kind === 'solo') drop('partner');
	if (rule.kind === 'mastspiel' || typed.partner !== undefined) drop('offen');
	if (typed.suit && !rule.suits.includes(typed.suit)) drop('suit');
	if (!rule.card) drop('card');
	if (rule.kind !== 'rufspiel' || typed.partner !== undefined) drop('unecht');
	if (!typed.huftritt) drop('gegenhieb');
	if (players !== DREIHAXER || rule.kind !== 'solo') drop('trog', 'trogAugen');
	else if (typed.trog || typed.augen === undefined) drop('trogAugen');
	if (rule.ramsch) drop('schneider', 'laufende');
	if (rule.ramsch || rule.kind === 'solo') drop('saukopf', 'mueller');
	if (typed.augen !== undefined && (typeof typed.augen === 'object') !== (rule.ramsch !== null))
		drop('augen', 'trogAugen');
	// How many Laufende fit depends on the Trog, so this comes after dropping the rest.
	const left = without(typed, none);
	const { laufende } = left;
	const tooMany = laufende && laufende.count > mostLaufende(rule, laufende.side, left);
	const fitted = tooMany ? without(left, ['laufende']) : left;
	return fitted.augen === undefined && fitted.won === undefined ? change(fitted, { won: true }) : fitted;
}

/** In a Ramsch everybody's Augen as far as they are typed. If one player's are missing, they follow from the others. */
export const ramschAugen = (
	{ augen, trogAugen = 0 }: TypedSaukopf,
	players: readonly MemberId[]
): ReadonlyMap<MemberId, number> =>
	completed(typeof augen === 'object' ? augen : {}, players, ALL_AUGEN - trogAugen);

/** The first thing still to be tapped; null if the game is complete. */
export function missingInSaukopf(
	book: SaukopfBook,
	typed: TypedSaukopf,
	players: readonly MemberId[]
): Question | null {
	const rule = book.contracts[typed.contract];
	if (typed.declarer === undefined) return WHO;
	if (rule.kind !== 'solo' && typed.partner === undefined && !typed.unecht) return WITH_WHOM;
	if (typed.bid === undefined) return { text: 'Wie hoch geboten?', of: 'bid' };
	if (typeof typed.augen === 'object' && ramschAugen(typed, players).size < players.length)
		return WHICH_AUGEN;
	return null;
}

/** The typed game as a written one. Players who are not named yet are left out. */
export function saukopfGameOf(
	book: SaukopfBook,
	typed: TypedSaukopf,
	players: readonly MemberId[]
): Partial<SaukopfGame> & { readonly contract: SaukopfContract } {
	const { note: _note, unecht: _unecht, ...fields } = typed;
	if (typeof typed.augen === 'object')
		return { ...fields, augen: Object.fromEntries(ramschAugen(typed, players)) };
	// Who won a bid of Schwarz took every trick, or in a Ramsch none. Three players also say if the Trog was left.
	const everyTrick = typed.bid === SCHWARZ && typed.won ? { schwarz: true } : {};
	const left =
		players.length === DREIHAXER &&
		book.contracts[typed.contract].kind === 'solo' &&
		typed.trog === undefined;
	return { ...fields, ...everyTrick, ...(left ? { trog: false } : {}) };
}

/** The game with stand-ins for missing players, so that a price can be shown while typing. Null if nobody can stand in. */
export function withSaukopfStandIns(
	book: SaukopfBook,
	typed: TypedSaukopf,
	players: readonly MemberId[]
): SaukopfGame | null {
	const game = saukopfGameOf(book, typed, players);
	const declarer = game.declarer ?? players.find((player) => player !== game.partner);
	if (declarer === undefined) return null;
	const partner =
		book.contracts[game.contract].kind === 'mastspiel'
			? players.find((player) => player !== declarer)
			: undefined;
	const complete = typeof game.augen !== 'object' || Object.keys(game.augen).length === players.length;
	const { augen, ...rest } = game;
	return {
		bid: USUAL_BID,
		...rest,
		declarer,
		...(rest.partner === undefined && partner !== undefined ? { partner } : {}),
		...(augen !== undefined && complete ? { augen } : {}),
		...(complete || rest.won !== undefined ? {} : { won: true })
	};
}

/** The bid that is assumed for a price until one is typed. */
export const USUAL_BID = 61;
/** The bids that are offered by themselves. */
export const USUAL_BIDS: readonly Bid[] = [USUAL_BID, 70, 75, 80];
/** The contracts played most. */
export const USUAL_CONTRACTS: readonly SaukopfContract[] = [
	'zucht',
	'wutz',
	'eber',
	'feigeSau',
	'sauerei',
	'grosskopferter'
];
