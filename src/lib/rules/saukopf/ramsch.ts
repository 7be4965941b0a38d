import { sum, isCount } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { note } from '#lib/base/result.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { SaukopfContractRule } from './book-type.ts';
import type { SaukopfGame, SaukopfOutcome } from './game.ts';
import type { SaukopfRefusal } from './refusal-text.ts';
import { DREIHAXER, SCHWARZ, TROG_AUGEN, VIERHAXER } from './vocabulary.ts';

// How a Feige Sau and a Feiges Mastschwein are won. The chapter says "nicht überschreiten", one example "unter 15" and "unter der
// niedrigsten". The worked examples and the overview say "höchstens", so an equal number is enough.

/** The most Augen that the declarer's side may have: 120 − bid; in a Feige Sau half of that, rounded down. */
export const ramschLimit = (bid: number, divisor: number): number => Math.floor((ALL_AUGEN - bid) / divisor);

/** The outcome of a Ramsch, from everybody's Augen. Null, with faults added, if some are missing or contradict the rest. */
export function checkRamsch(
	rule: SaukopfContractRule,
	divisor: number,
	game: SaukopfGame,
	augen: number | Readonly<Record<string, number>>,
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	if (typeof augen === 'number')
		return note(faults, 'augen', { code: 'ramschAugenOfEach', contract: rule.word });
	const each = new Map(Object.entries(augen) as [MemberId, number][]);
	const wrong = wrongAugen(rule, game, each);
	if (wrong !== null) return note(faults, 'augen', wrong);
	const { bid } = game;
	const schwarz = game.schwarz === true;
	const side = sideOf(game);
	const own = side.map((player) => each.get(player) ?? 0);
	const others = [...each].flatMap(([player, count]) => (side.includes(player) ? [] : [count]));
	const ofSide = sum(own);
	// A declarer without a trick may still have Augen: those he laid away for the Trog. They count, but are no trick.
	const noTrick = schwarz && ofSide <= laidAway(game);
	const won = bid === SCHWARZ ? noTrick : isFewest(own, others, ramschLimit(bid, divisor));
	if (denies(game.won, won)) return wrongWon(faults, ofSide, won, game);
	const losersHaveNone = won ? noTrick : sum(others) === 0;
	if (schwarz && !losersHaveNone) return note(faults, 'schwarz', { code: 'winnerHasTrick' });
	return { won, schneider: false, schwarz, augen: ofSide, each };
}

/** The most Augen that a declarer without a trick can have: those he laid away for the Trog. */
export const laidAway = (game: SaukopfGame): number => (game.trog ? TROG_AUGEN : 0);

/** Whether a side's Augen are few enough, and nobody's of it more than any other's. */
function isFewest(own: readonly number[], others: readonly number[], most: number): boolean {
	const lowest = Math.min(...others);
	return sum(own) <= most && own.every((count) => count <= lowest);
}

/** Whether something else was entered than what the Augen say. */
export const denies = (said: boolean | undefined, is: boolean): boolean => said !== undefined && said !== is;

/** Adds the fault that the entered result contradicts the Augen. */
export function wrongWon(
	faults: Fault<SaukopfRefusal>[],
	augen: number,
	won: boolean,
	{ bid }: SaukopfGame
): null {
	const bidding = bid === SCHWARZ ? 'Schwarz' : bid;
	return note(faults, 'won', { code: won ? 'bidWon' : 'bidLost', augen, bid: bidding });
}

/** The declarer, and his partner if he has one. */
const sideOf = ({ declarer, partner }: SaukopfGame): readonly MemberId[] =>
	partner === undefined ? [declarer] : [declarer, partner];

/** What is wrong with everybody's Augen; null if nothing is. */
function wrongAugen(
	rule: SaukopfContractRule,
	game: SaukopfGame,
	each: ReadonlyMap<MemberId, number>
): SaukopfRefusal | null {
	const refused = wrongPlayers(rule, game, each.size);
	if (refused) return refused;
	if (sideOf(game).some((player) => !each.has(player))) return { code: 'sideAugenMissing' };
	for (const count of each.values()) {
		if (!isCount(count, ALL_AUGEN)) return { code: 'augenOutside', most: ALL_AUGEN, augen: count };
	}
	const given = sum(each.values()) + (game.trogAugen ?? 0);
	return given === ALL_AUGEN ? null : { code: 'ramschSum', sum: given, all: ALL_AUGEN };
}

function wrongPlayers(rule: SaukopfContractRule, game: SaukopfGame, given: number): SaukopfRefusal | null {
	const fewest = rule.kind === 'solo' ? DREIHAXER : VIERHAXER;
	const ofThree = game.trog === true || game.trogAugen !== undefined;
	const most = ofThree ? DREIHAXER : VIERHAXER;
	if (given >= fewest && given <= most) return null;
	return { code: 'ramschPlayers', players: fewest === most ? most : `${fewest} oder ${most}`, given };
}
