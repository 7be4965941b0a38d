import { isCount, isDistinct } from '#lib/base/collections.ts';
import { wordOf } from './book-words.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { note } from '#lib/base/result.ts';
import { type Book, losersIn, tricksIn } from './book.ts';
import { foulRule } from './foul.ts';
import type { Game, MungoGame, MungoResult } from './game.ts';
import type { GameRefusal } from './refusal-text.ts';
import { ALL_AUGEN, HANDS } from './vocabulary.ts';

type Faults = Fault<GameRefusal>[];

/** Checks a Mungo: it needs exactly one complete result (allgaeu §4.3.2, §8.6), and no fields of other contracts. */
export function checkMungo(book: Book, game: Game, faults: Faults): MungoGame | null {
	const unknown = { code: 'fieldUnknown', contract: wordOf(book, game.contract) } as const;
	refuseOthers(game, unknown, faults);
	const spritzen = game.spritzen ?? [];
	if (spritzen.length > 0) checkSpritzen(book, spritzen, unknown, faults);
	const result = foulResult(book, game) ?? checkResult(book, game, faults);
	if (!result) return null;
	const checked: MungoGame = {
		type: 'mungo',
		contract: game.contract,
		declarer: game.declarer ?? null,
		result,
		spritzen,
		jungfrau: checkJungfrau(book, game, result, faults),
		deckel: game.deckel ?? []
	};
	return game.legen?.length ? { ...checked, legen: game.legen } : checked;
}

/** What a foul decides by the book; null if none does. */
function foulResult(book: Book, game: Game): MungoResult | null {
	const decided = foulRule(book, game);
	return decided && game.foul ? { by: 'foul', player: game.foul.player, source: decided.source } : null;
}

/** Refuses what only a game between two sides has. */
function refuseOthers(game: Game, unknown: GameRefusal, faults: Faults): void {
	if (!saysSides(game)) return;
	for (const path of ['partner', 'suit', 'won'] as const) {
		if (game[path] !== undefined) note(faults, path, unknown);
	}
	for (const path of ['tout', 'schneider', 'schwarz', 'laufende', 'schuss'] as const) {
		if (game[path]) note(faults, path, unknown);
	}
}

/** Whether it gives anything that only a game of two sides has. Hardly a Mungo does, and by their names they are found sooner. */
const saysSides = ({ partner, suit, won, tout, schneider, schwarz, laufende, schuss }: Game): boolean =>
	(partner ?? suit ?? won ?? tout ?? schneider ?? schwarz ?? laufende ?? schuss) !== undefined;

function checkSpritzen(
	book: Book,
	spritzen: readonly MemberId[],
	unknown: GameRefusal,
	faults: Faults
): void {
	if (spritzen.length > HANDS || !isDistinct(spritzen)) note(faults, 'spritzen', { code: 'spritzenTwice' });
	if (!book.mungo?.spritze) note(faults, 'spritzen', unknown);
}

function checkResult(book: Book, game: Game, faults: Faults): MungoResult | null {
	const given = (['augen', 'losers', 'durchmarsch', 'hinleger'] as const).filter(
		(path) => game[path] !== undefined
	);
	const [first = '', second] = given;
	if (second !== undefined) {
		return note(faults, second, { code: 'resultTwice', first, second });
	}
	const all = tricksIn(book);
	const tricks = game.tricks && checkTricks(game.tricks, all, faults);
	if (game.hinleger !== undefined) return { by: 'hinleger', player: game.hinleger };
	if (game.durchmarsch !== undefined) {
		if (tricks && tricks.get(game.durchmarsch) !== all) {
			note(faults, 'tricks', { code: 'durchmarschTricks' });
		}
		return { by: 'durchmarsch', player: game.durchmarsch };
	}
	if (game.losers !== undefined) return checkLosers(book, game.losers, faults);
	return checkAugen(game.augen, tricks, all, faults);
}

function checkLosers(book: Book, losers: readonly MemberId[], faults: Faults): MungoResult | null {
	const many = losersIn(book);
	if (losers.length === many && isDistinct(losers)) return { by: 'losers', losers };
	return note(faults, 'losers', { code: many === 1 ? 'oneLoses' : 'twoLose' });
}

/**
 * Who took no trick, as named or by the counted tricks; nobody if the book does not charge for it, if one player took every
 * trick, or if a foul decides.
 */
function checkJungfrau(book: Book, game: Game, result: MungoResult, faults: Faults): readonly MemberId[] {
	const { jungfrau: named } = game;
	const refusal = jungfrauRefused(book, result);
	if (refusal) {
		if (named?.length) note(faults, 'jungfrau', refusal);
		return [];
	}
	const without = uncaught(result);
	if (!named) return without ?? [];
	checkWithoutTrick(named, result, faults);
	if (without && !isSame(without, named)) note(faults, 'jungfrau', { code: 'jungfrauTricks' });
	return named;
}

/** Who took no trick by the count; null where nobody counted. */
function uncaught(result: MungoResult): readonly MemberId[] | null {
	const tricks = result.by === 'augen' ? result.tricks : null;
	return tricks && [...tricks.keys()].filter((member) => tricks.get(member) === 0);
}

const isSame = (some: readonly MemberId[], others: readonly MemberId[]): boolean =>
	some.length === others.length && some.every((one) => others.includes(one));

/** Why nobody can be without a trick there. */
function jungfrauRefused(book: Book, { by }: MungoResult): GameRefusal | null {
	if (!book.mungo?.jungfrau) return { code: 'jungfrauUnknown', book: book.name };
	return by === 'augen' || by === 'losers' ? null : { code: 'jungfrauNotCounted' };
}

function checkWithoutTrick(named: readonly MemberId[], result: MungoResult, faults: Faults): void {
	if (!isDistinct(named) || named.length > HANDS - 2) note(faults, 'jungfrau', { code: 'jungfrauTooMany' });
	for (const member of named)
		if (tookSome(result, member)) note(faults, 'jungfrau', { code: 'jungfrauHasTrick' });
}

const tookSome = (result: MungoResult, member: MemberId): boolean =>
	result.by === 'augen'
		? (result.augen.get(member) ?? 1) > 0
		: result.by === 'losers' && result.losers.includes(member);

function checkAugen(
	given: Game['augen'],
	tricks: ReadonlyMap<MemberId, number> | undefined | null,
	inAll: number,
	faults: Faults
): MungoResult | null {
	if (given === undefined) return note(faults, 'augen', { code: 'loserMissing' });
	if (typeof given === 'number') return note(faults, 'augen', { code: 'augenOfEach' });
	const augen = membersOf(given);
	if (augen.size !== HANDS) {
		return note(faults, 'augen', { code: 'augenOfFour', players: HANDS, given: augen.size });
	}
	let sum = 0;
	for (const [member, count] of augen) {
		if (!isCount(count, ALL_AUGEN)) {
			note(faults, `augen.${member}`, { code: 'augenOutside', most: ALL_AUGEN, augen: count });
		}
		sum += count;
	}
	if (sum !== ALL_AUGEN) return note(faults, 'augen', { code: 'augenSum', all: ALL_AUGEN, sum });
	const all = tricks ? takerOfAll(augen, tricks, inAll, faults) : null;
	return all === null ? { by: 'augen', augen, tricks: tricks ?? null } : { by: 'durchmarsch', player: all };
}

/** Who took every trick, of counts that agree; null if nobody did. */
function takerOfAll(
	augen: ReadonlyMap<MemberId, number>,
	tricks: ReadonlyMap<MemberId, number>,
	inAll: number,
	faults: Faults
): MemberId | null {
	for (const [member, count] of tricks) {
		const own = augen.get(member);
		if (own === undefined || (count === 0 && own > 0) || (count === inAll && own !== ALL_AUGEN)) {
			note(faults, `tricks.${member}`, { code: 'tricksAndAugen' });
		} else if (count === inAll) return member;
	}
	return null;
}

function checkTricks(
	given: Readonly<Record<string, number>>,
	inAll: number,
	faults: Faults
): ReadonlyMap<MemberId, number> | null {
	const tricks = membersOf(given);
	let sum = 0;
	for (const [member, count] of tricks) {
		if (!isCount(count, inAll)) {
			note(faults, `tricks.${member}`, { code: 'tricksOutside', most: inAll, tricks: count });
		}
		sum += count;
	}
	if (sum === inAll) return tricks;
	return note(faults, 'tricks', { code: 'tricksSum', all: inAll, sum });
}

function membersOf(given: Readonly<Record<string, number>>): ReadonlyMap<MemberId, number> {
	const counts = new Map<MemberId, number>();
	for (const member of Object.keys(given)) counts.set(asId(member), given[member] ?? 0);
	return counts;
}
