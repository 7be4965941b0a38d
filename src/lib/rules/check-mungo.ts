import { wordOf } from './book-words.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { type Book, losersIn } from './book.ts';
import { isCount, isDistinct, note } from './faults.ts';
import { foulRule } from './foul.ts';
import type { Game, MungoGame, MungoResult } from './game.ts';
import type { GameRefusal } from './refusal-text.ts';
import { ALL_AUGEN, ALL_TRICKS, HANDS } from './vocabulary.ts';

type Faults = Fault<GameRefusal>[];

/** Checks a Mungo: it needs exactly one complete result (allgaeu §4.3.2, §8.6), and no fields of other contracts. */
export function checkMungo(book: Book, game: Game, faults: Faults): MungoGame | null {
	const unknown = { code: 'fieldUnknown', contract: wordOf(book, game.contract) } as const;
	for (const path of ['partner', 'suit', 'won'] as const) {
		if (game[path] !== undefined) note(faults, path, unknown);
	}
	for (const path of ['tout', 'schneider', 'schwarz', 'laufende', 'schuss'] as const) {
		if (game[path]) note(faults, path, unknown);
	}
	const spritzen = game.spritzen ?? [];
	if (spritzen.length > HANDS || !isDistinct(spritzen)) {
		note(faults, 'spritzen', { code: 'spritzenTwice' });
	}
	if (spritzen.length > 0 && !book.mungo?.spritze) note(faults, 'spritzen', unknown);
	const decided = foulRule(book, game);
	const result: MungoResult | null =
		decided && game.foul
			? { by: 'foul', player: game.foul.player, source: decided.source }
			: checkResult(book, game, faults);
	return (
		result && {
			type: 'mungo',
			contract: game.contract,
			declarer: game.declarer ?? null,
			result,
			spritzen,
			jungfrau: checkJungfrau(book, game, result, faults),
			deckel: game.deckel ?? [],
			...(game.legen?.length ? { legen: game.legen } : {})
		}
	);
}

function checkResult(book: Book, game: Game, faults: Faults): MungoResult | null {
	const given = (['augen', 'losers', 'durchmarsch', 'hinleger'] as const).filter(
		(path) => game[path] !== undefined
	);
	const [first = '', second] = given;
	if (second !== undefined) {
		return note(faults, second, { code: 'resultTwice', first, second });
	}
	const tricks = game.tricks && checkTricks(game.tricks, faults);
	if (game.hinleger !== undefined) return { by: 'hinleger', player: game.hinleger };
	if (game.durchmarsch !== undefined) {
		if (tricks && tricks.get(game.durchmarsch) !== ALL_TRICKS) {
			note(faults, 'tricks', { code: 'durchmarschTricks' });
		}
		return { by: 'durchmarsch', player: game.durchmarsch };
	}
	if (game.losers !== undefined) {
		const { losers } = game;
		const many = losersIn(book);
		if (losers.length === many && isDistinct(losers)) return { by: 'losers', losers };
		return note(faults, 'losers', { code: many === 1 ? 'oneLoses' : 'twoLose' });
	}
	if (game.augen !== undefined) return checkAugen(game.augen, tricks, faults);
	return note(faults, 'augen', { code: 'loserMissing' });
}

/**
 * Who took no trick, as named or by the counted tricks; nobody if the book does not charge for it, if one player took every
 * trick, or if a foul decides.
 */
function checkJungfrau(book: Book, game: Game, result: MungoResult, faults: Faults): readonly MemberId[] {
	const path = 'jungfrau';
	const named = game.jungfrau;
	if (!book.mungo?.jungfrau) {
		if (named?.length) note(faults, path, { code: 'jungfrauUnknown', book: book.name });
		return [];
	}
	if (result.by !== 'augen' && result.by !== 'losers') {
		if (named?.length) note(faults, path, { code: 'jungfrauNotCounted' });
		return [];
	}
	const counted = result.by === 'augen' ? result.tricks : null;
	const without = counted && [...counted].filter(([, tricks]) => tricks === 0).map(([member]) => member);
	if (!named) return without ?? [];
	if (!isDistinct(named) || named.length > HANDS - 2) {
		note(faults, path, { code: 'jungfrauTooMany' });
	}
	for (const member of named) {
		const tookSome =
			result.by === 'augen' ? (result.augen.get(member) ?? 1) > 0 : result.losers.includes(member);
		if (tookSome) note(faults, path, { code: 'jungfrauHasTrick' });
	}
	const agree = !without || (without.length === named.length && without.every((one) => named.includes(one)));
	if (!agree) note(faults, path, { code: 'jungfrauTricks' });
	return named;
}

function checkAugen(
	given: Exclude<Game['augen'], undefined>,
	tricks: ReadonlyMap<MemberId, number> | undefined | null,
	faults: Faults
): MungoResult | null {
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
	if (!tricks) return { by: 'augen', augen, tricks: null };
	for (const [member, count] of tricks) {
		const own = augen.get(member);
		if (own === undefined || (count === 0 && own > 0) || (count === ALL_TRICKS && own !== ALL_AUGEN)) {
			note(faults, `tricks.${member}`, { code: 'tricksAndAugen' });
		} else if (count === ALL_TRICKS) return { by: 'durchmarsch', player: member };
	}
	return { by: 'augen', augen, tricks };
}

function checkTricks(
	given: Readonly<Record<string, number>>,
	faults: Faults
): ReadonlyMap<MemberId, number> | null {
	const tricks = membersOf(given);
	let sum = 0;
	for (const [member, count] of tricks) {
		if (!isCount(count, ALL_TRICKS)) {
			note(faults, `tricks.${member}`, { code: 'tricksOutside', most: ALL_TRICKS, tricks: count });
		}
		sum += count;
	}
	if (sum === ALL_TRICKS) return tricks;
	return note(faults, 'tricks', { code: 'tricksSum', all: ALL_TRICKS, sum });
}

function membersOf(given: Readonly<Record<string, number>>): ReadonlyMap<MemberId, number> {
	const counts = new Map<MemberId, number>();
	for (const member of Object.keys(given)) counts.set(asId(member), given[member] ?? 0);
	return counts;
}
