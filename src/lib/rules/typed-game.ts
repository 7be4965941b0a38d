import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { type Book, type ContractRule, knowsMuss, losersIn, tricksIn } from './book.ts';
import { canAnnounce, isWonOrLost, namesPartner } from './contract-kind.ts';
import { MUNGO_ALONE, type Game, type Outcome } from './game.ts';
import { enteredOutcome, outcomeOfAugen } from './outcome.ts';
import { ALL_AUGEN, HANDS, type Contract } from './vocabulary.ts';

/** The ways to give a Mungo's result. */
export type MungoBy = 'losers' | 'augen' | 'durchmarsch' | 'hinleger';

/** A game as far as it is typed. Fields may be missing; the contract is always there. */
export type Typed<G extends { readonly contract: string }> = Omit<Partial<G>, 'contract'> &
	Pick<G, 'contract'> & { readonly note?: string };

export type TypedGame = Typed<Game> & { readonly by?: MungoBy };

/** What is still to be tapped, in German, and where the answer is given. */
export interface Question {
	readonly text: string;
	readonly of: 'contract' | 'seat' | 'augen' | 'bid';
}

/** Fields to change; undefined takes a field out. */
export type Changes<T> = { -readonly [K in keyof T]?: T[K] | undefined };

/** A copy with some fields changed. */
export function change<T extends object>(typed: T, fields: Changes<T>): T {
	const changed: T = { ...typed };
	for (const field in fields) {
		const value = fields[field];
		if (value === undefined) Reflect.deleteProperty(changed, field);
		else changed[field] = value;
	}
	return changed;
}

/** A copy without some fields. */
export function without<T extends object>(typed: T, fields: readonly (keyof T)[]): T {
	const left: T = { ...typed };
	for (const field of fields) Reflect.deleteProperty(left, field);
	return left;
}

/** A copy with the field set to the value; without the field if it has that value already. */
export const chosen = <T extends object, K extends keyof T>(
	typed: T,
	field: K,
	value: NonNullable<T[K]>
): T => (typed[field] === value ? without(typed, [field]) : { ...typed, [field]: value });

const USUAL = ['rufspiel', 'mungo', 'einzelspiel'] as const;

/** The game that typing starts with: the most usual of the allowed contracts, won. */
export function freshGame(book: Book, allowed: readonly Contract[]): TypedGame {
	const usual = USUAL.flatMap((sides) =>
		allowed.filter((one) => book.contracts[one]?.sides === sides && book.contracts[one].goal === 'augen')
	);
	return fit(book, { contract: usual[0] ?? allowed[0] ?? 'solo', won: true });
}

/** Fields that go, and when: a row of what does not fit together. */
export type Unfit<T, Within> = readonly [
	when: (within: Within, typed: T) => boolean,
	...fields: readonly (keyof T)[]
];

/** A copy without the fields that do not fit. */
export const fitting = <T extends object, Within>(
	typed: T,
	within: Within,
	rows: readonly Unfit<T, Within>[]
): T =>
	without(
		typed,
		rows.flatMap(([when, ...fields]) => (when(within, typed) ? fields : []))
	);

const UNFIT: readonly Unfit<TypedGame, { readonly book: Book; readonly rule: ContractRule }>[] = [
	[({ rule }) => rule.sides === 'mungo', 'partner', 'won', 'muss'],
	[({ rule }) => rule.sides !== 'mungo', ...MUNGO_ALONE, 'by'],
	[({ book }) => !book.mungo?.spritze, 'spritzen'],
	[({ book }, typed) => !book.mungo?.jungfrau || !countsJungfrau(typed), 'jungfrau'],
	[({ book }) => !knowsMuss(book), 'muss'],
	[({ book }) => !book.legen, 'legen'],
	[({ rule }) => !namesPartner(rule), 'partner'],
	[({ book }, { contract }) => !book.rounds.gardareizrunde?.contracts?.includes(contract), 'bid'],
	[(_, { augen }) => typeof augen !== 'object', 'tricks'],
	[({ rule }, { suit }) => suit !== undefined && !rule.suits.includes(suit), 'suit'],
	[({ rule }) => !rule.tout, 'tout'],
	[
		({ rule }, { laufende = 0 }) => laufende > (rule.laufende?.most ?? 0) || rule.laufendeHeld > 0,
		'laufende'
	],
	[({ rule }) => !rule.schuss, 'schuss'],
	[({ rule }) => rule.goal === 'hand', 'won'],
	[
		({ rule }, { tout }) => rule.goal !== 'augen' || (tout === true && rule.tout !== null),
		'augen',
		'schneider',
		'schwarz'
	],
	[({ rule }, { augen }) => (typeof augen === 'object') !== (rule.sides === 'mungo'), 'augen'],
	[({ rule }) => !rule.schneider, 'schneider', 'schwarz'],
	[({ book }, typed) => !canAnnounce(book, typed, typed.angesagt ?? 'schwarz'), 'angesagt']
];

/** Drops fields that the contract does not know, so that nothing is saved that is not shown. */
export function fit(book: Book, typed: TypedGame): TypedGame {
	const rule = book.contracts[typed.contract];
	if (!rule) return typed;
	const left = fitting(typed, { book, rule }, UNFIT);
	return isWonOrLost(rule) ? withResult(left) : left;
}

/** Where neither Augen nor the result are said yet, it is won. */
export const withResult = <T extends Pick<Typed<Game>, 'augen' | 'won'>>(typed: T): T =>
	typed.augen === undefined && typed.won === undefined ? { ...typed, won: true } : typed;

/** The result as the panel shows it: as entered, or as it follows from the Augen. */
export function shownOutcome(book: Book, typed: TypedGame): Omit<Outcome, 'augen'> {
	if (typeof typed.augen !== 'number') return enteredOutcome(typed as Partial<Game>);
	return { ...outcomeOfAugen(book, typed.augen, typed), schwarz: typed.schwarz ?? false };
}

/** Whether players without a trick are asked for: not if one takes every trick, or laid down wrongly. */
const countsJungfrau = (typed: TypedGame): boolean => ['losers', 'augen'].includes(mungoBy(typed));

/** How a Mungo's result is being given. */
export const mungoBy = (typed: TypedGame): MungoBy => typed.by ?? 'losers';

type Counts = Readonly<Record<string, number>>;

/** The counts of players as far as they are typed. If one is missing, it follows from the others: together they are `all`. */
export function completed(
	given: Counts,
	players: readonly MemberId[],
	all: number
): ReadonlyMap<MemberId, number> {
	const counts = new Map(
		players.flatMap((player) => (player in given ? [[player, given[player] ?? 0]] : []))
	);
	const [last, ...others] = players.filter((player) => !counts.has(player));
	const rest = all - sum(counts.values());
	if (last !== undefined && others.length === 0 && rest >= 0) counts.set(last, rest);
	return counts;
}

/** A Mungo's Augen as far as they are typed. */
export const mungoAugen = (typed: TypedGame, players: readonly MemberId[]): ReadonlyMap<MemberId, number> =>
	completed(typeof typed.augen === 'object' ? typed.augen : {}, players, ALL_AUGEN);

/** A Mungo's tricks as far as they are typed. */
export const mungoTricks = (
	book: Book,
	typed: TypedGame,
	players: readonly MemberId[]
): ReadonlyMap<MemberId, number> => completed(typed.tricks ?? {}, players, tricksIn(book));

/** Whether tricks are asked for: by this book they break ties, and in this Mungo some Augen are equal. */
export function tricksDecide(book: Book, typed: TypedGame, players: readonly MemberId[]): boolean {
	const augen = [...mungoAugen(typed, players).values()];
	return book.mungo?.ties.by === 'tricks' && augen.length === HANDS && new Set(augen).size < HANDS;
}

/** The typed game as a written one. Players who are not named yet are left out. */
export function gameOf(book: Book, typed: TypedGame, players: readonly MemberId[]): Game {
	const { note: _note, by: _by, tricks: _tricks, ...fields } = typed;
	if (typeof typed.augen !== 'object') return fields;
	const augen = Object.fromEntries(mungoAugen(typed, players));
	const tricks = mungoTricks(book, typed, players);
	return { ...fields, augen, ...(tricks.size === HANDS ? { tricks: Object.fromEntries(tricks) } : {}) };
}

export const WHO: Question = { text: 'Wer spielt?', of: 'seat' };
export const WITH_WHOM: Question = { text: 'Mit wem?', of: 'seat' };
export const WHICH_AUGEN: Question = { text: 'Augen eingeben', of: 'augen' };

/** The first thing still to be tapped; null if the game is complete. */
export function stillMissing(book: Book, typed: TypedGame, players: readonly MemberId[]): Question | null {
	const rule = book.contracts[typed.contract];
	if (!rule) return { text: 'Welches Spiel?', of: 'contract' };
	if (rule.sides === 'mungo') return missingInMungo(book, typed, players);
	if (typed.declarer === undefined) return WHO;
	return namesPartner(rule) && typed.partner === undefined ? WITH_WHOM : null;
}

function missingInMungo(book: Book, typed: TypedGame, players: readonly MemberId[]): Question | null {
	const by = mungoBy(typed);
	if (by === 'augen') return mungoAugen(typed, players).size === HANDS ? null : WHICH_AUGEN;
	const isNamed = by === 'losers' ? typed.losers?.length === losersIn(book) : typed[by] !== undefined;
	return isNamed ? null : { text: WHO_IN_MUNGO[by], of: 'seat' };
}

const WHO_IN_MUNGO = {
	losers: 'Wer verliert?',
	durchmarsch: 'Wer macht alle Stiche?',
	hinleger: 'Wer hat falsch hingelegt?'
} as const;

/** The game with stand-ins for what is missing, so that a price can be shown while typing. */
export function withStandIns(book: Book, typed: TypedGame, players: readonly MemberId[]): Game {
	const game = gameOf(book, typed, players);
	const rule = book.contracts[typed.contract];
	if (!rule || players.length < 3) return game;
	if (rule.sides === 'mungo') {
		if (stillMissing(book, typed, players) === null) return game;
		const { augen: _augen, losers: _losers, ...rest } = game;
		return { ...rest, losers: players.slice(0, losersIn(book)) };
	}
	const declarer = game.declarer ?? players.find((one) => one !== game.partner);
	const other = namesPartner(rule) ? players.slice(1).find((one) => one !== declarer) : undefined;
	return change(game, { declarer, partner: game.partner ?? other });
}
