import type { MemberId } from '#lib/base/ids.ts';
import type { SaukopfBook } from './book-type.ts';
import { mostLaufende } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { DREIHAXER, SCHWARZ, VIERHAXER, type SaukopfContract } from './vocabulary.ts';

/** A game of Saukopf as far as it was typed: what is missing is asked for, what does not fit the contract is not kept. */
export type TypedSaukopf = Omit<Partial<SaukopfGame>, 'contract'> & {
	readonly contract: SaukopfContract;
	readonly note?: string;
};

type Fields = { -readonly [K in keyof TypedSaukopf]?: TypedSaukopf[K] | undefined };

/** A copy with some fields changed; undefined takes a field out. */
export function changeSaukopf(typed: TypedSaukopf, fields: Fields): TypedSaukopf {
	const changed = Object.entries({ ...typed, ...fields }).filter(([, value]) => value !== undefined);
	return Object.fromEntries(changed) as unknown as TypedSaukopf;
}

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
	const none: Fields = {};
	const drop = (...fields: readonly (keyof TypedSaukopf)[]): void => {
		for (const field of fields) none[field] = undefined;
	};
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
	const left = changeSaukopf(typed, none);
	const { laufende } = left;
	const tooMany = laufende && laufende.count > mostLaufende(rule, laufende.side, left);
	const fitted = tooMany ? changeSaukopf(left, { laufende: undefined }) : left;
	return fitted.augen === undefined && fitted.won === undefined
		? changeSaukopf(fitted, { won: true })
		: fitted;
}

/** Ramsch: everybody's Augen as far as they are typed; the last one's follow from the others'. */
export function ramschAugen(
	typed: TypedSaukopf,
	players: readonly MemberId[]
): ReadonlyMap<MemberId, number> {
	const given: Readonly<Record<string, number>> = typeof typed.augen === 'object' ? typed.augen : {};
	const counts = new Map(
		players.flatMap((player) => (player in given ? [[player, given[player] ?? 0] as const] : []))
	);
	const [last, ...others] = players.filter((player) => !counts.has(player));
	if (last !== undefined && others.length === 0) {
		const sum = [...counts.values()].reduce((total, count) => total + count, typed.trogAugen ?? 0);
		if (sum <= ALL) counts.set(last, ALL - sum);
	}
	return counts;
}

const ALL = 120;

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

/** Only to show a price before anything was bid. */
const USUAL_BID = 61;
