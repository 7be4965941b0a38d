import type { MemberId } from '#lib/base/ids.ts';
import { change, completed, without, type Typed } from '#lib/rules/typed-game.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook } from './book-type.ts';
import { mostLaufende } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { DREIHAXER, SCHWARZ, VIERHAXER, type SaukopfContract } from './vocabulary.ts';

/** A game of Saukopf as far as it was typed. */
export type TypedSaukopf = Typed<SaukopfGame>;

/** What is played most: at four the Sauerei, at three, where there is no Paarhufer, the Zucht. */
export const freshSaukopf = (players: number): TypedSaukopf => ({
	contract: players === VIERHAXER ? 'sauerei' : 'zucht',
	won: true
});

/** What can be played by so many: a Paarhufer only by four. */
export const saukopfContracts = (book: SaukopfBook, players: number): readonly SaukopfContract[] =>
	book.order.filter((contract) => players === VIERHAXER || book.contracts[contract].kind === 'solo');

/** Keeps of a typed game what its contract and so many players know: nothing that is not shown is saved. */
export function fitSaukopf(book: SaukopfBook, typed: TypedSaukopf, players: number): TypedSaukopf {
	const rule = book.contracts[typed.contract];
	const none: (keyof TypedSaukopf)[] = [];
	const drop = (...fields: typeof none): void => void none.push(...fields);
	if (rule.kind === 'solo') drop('partner');
	if (rule.kind === 'mastspiel' || typed.partner !== undefined) drop('offen');
	if (typed.suit && !rule.suits.includes(typed.suit)) drop('suit');
	if (!rule.card) drop('card');
	if (!typed.huftritt) drop('gegenhieb');
	if (players !== DREIHAXER || rule.kind !== 'solo') drop('trog', 'trogAugen');
	else if (typed.trog || typed.augen === undefined) drop('trogAugen');
	if (rule.ramsch) drop('schneider', 'laufende');
	if (rule.ramsch || rule.kind === 'solo') drop('saukopf', 'mueller');
	if (typed.augen !== undefined && (typeof typed.augen === 'object') !== (rule.ramsch !== null))
		drop('augen', 'trogAugen');
	// Without a Trog the hand is smaller, so what else is dropped comes first.
	const left = without(typed, none);
	const { laufende } = left;
	const tooMany = laufende && laufende.count > mostLaufende(rule, laufende.side, left);
	const fitted = tooMany ? without(left, ['laufende']) : left;
	return fitted.augen === undefined && fitted.won === undefined ? change(fitted, { won: true }) : fitted;
}

/** Ramsch: everybody's Augen as far as they are typed; the last one's follow from the others'. */
export const ramschAugen = (
	{ augen, trogAugen = 0 }: TypedSaukopf,
	players: readonly MemberId[]
): ReadonlyMap<MemberId, number> =>
	completed(typeof augen === 'object' ? augen : {}, players, ALL_AUGEN - trogAugen);

/** The first thing that is still to be tapped, in the Schreiber's words; null where the game is whole. */
export function missingInSaukopf(
	book: SaukopfBook,
	typed: TypedSaukopf,
	players: readonly MemberId[]
): string | null {
	const rule = book.contracts[typed.contract];
	if (typed.declarer === undefined) return 'Wer spielt?';
	if (rule.kind === 'mastspiel' && typed.partner === undefined) return 'Mit wem?';
	if (typed.bid === undefined) return 'Wie hoch geboten?';
	if (typeof typed.augen === 'object' && ramschAugen(typed, players).size < players.length)
		return 'Augen eingeben';
	return null;
}

/** The game as it is written down. */
export function saukopfGameOf(
	book: SaukopfBook,
	typed: TypedSaukopf,
	players: readonly MemberId[]
): Partial<SaukopfGame> & { readonly contract: SaukopfContract } {
	const { note: _note, ...fields } = typed;
	if (typeof typed.augen === 'object')
		return { ...fields, augen: Object.fromEntries(ramschAugen(typed, players)) };
	// Whoever bid Schwarz and won took every trick, or in a Ramsch none; three tell whether the Trog was left.
	const everyTrick = typed.bid === SCHWARZ && typed.won ? { schwarz: true } : {};
	const left =
		players.length === DREIHAXER &&
		book.contracts[typed.contract].kind === 'solo' &&
		typed.trog === undefined;
	return { ...fields, ...everyTrick, ...(left ? { trog: false } : {}) };
}

/** The game with stand-ins for who is missing, so that its price can be shown while typing. */
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

/** The bid that takes the usual game: a price is shown with it before anything was bid. */
export const USUAL_BID = 61;
