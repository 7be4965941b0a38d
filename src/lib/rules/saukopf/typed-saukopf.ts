import type { MemberId } from '#lib/base/ids.ts';
import {
	change,
	completed,
	fitting,
	type Question,
	type Typed,
	type Unfit,
	WHICH_AUGEN,
	WHO,
	WITH_WHOM,
	without,
	withResult
} from '#lib/rules/typed-game.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook, SaukopfContractRule } from './book-type.ts';
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

interface Within {
	readonly rule: SaukopfContractRule;
	readonly players: number;
}

const hasTrog = ({ rule, players }: Within): boolean => players === DREIHAXER && rule.kind === 'solo';
const isAugenOfOther = ({ rule }: Within, { augen }: TypedSaukopf): boolean =>
	augen !== undefined && (typeof augen === 'object') !== (rule.ramsch !== null);

const UNFIT: readonly Unfit<TypedSaukopf, Within>[] = [
	[({ rule }) => rule.kind === 'solo', 'partner'],
	[({ rule }, { partner }) => rule.kind === 'mastspiel' || partner !== undefined, 'offen'],
	[({ rule }, { suit }) => suit !== undefined && !rule.suits.includes(suit), 'suit'],
	[({ rule }) => !rule.card, 'card'],
	[({ rule }, { partner }) => rule.kind !== 'rufspiel' || partner !== undefined, 'unecht'],
	[(_, { huftritt }) => !huftritt, 'gegenhieb'],
	[(within) => !hasTrog(within), 'trog', 'trogAugen'],
	[(_, { trog, augen }) => trog === true || augen === undefined, 'trogAugen'],
	[({ rule }) => rule.ramsch !== null, 'schneider', 'laufende'],
	[({ rule }) => rule.ramsch !== null || rule.kind === 'solo', 'saukopf', 'mueller'],
	[isAugenOfOther, 'augen', 'trogAugen']
];

/** Drops fields that do not fit the contract or the number of players, so that nothing is saved that is not shown. */
export function fitSaukopf(book: SaukopfBook, typed: TypedSaukopf, players: number): TypedSaukopf {
	const rule = book.contracts[typed.contract];
	// How many Laufende fit depends on the Trog, so this comes after dropping the rest.
	const left = fitting(typed, { rule, players }, UNFIT);
	const { laufende } = left;
	const tooMany = laufende && laufende.count > mostLaufende(rule, laufende.side, left);
	return withResult(tooMany ? without(left, ['laufende']) : left);
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
	const isMast = book.contracts[game.contract].kind === 'mastspiel';
	const other = isMast ? players.find((player) => player !== declarer) : undefined;
	const whole = { bid: USUAL_BID, ...game, declarer };
	return withCounted(change(whole, { partner: game.partner ?? other }), players.length);
}

/** Without Augen where not everybody's are typed; then it is won until something else is said. */
function withCounted(game: SaukopfGame, players: number): SaukopfGame {
	const isWhole = typeof game.augen !== 'object' || Object.keys(game.augen).length === players;
	return isWhole ? game : withResult(without(game, ['augen']));
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
