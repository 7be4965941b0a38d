import { filledIn, isCount, isDistinct } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { before, termOf, usualGender, wordOf } from './book-words.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result, note } from '#lib/base/result.ts';
import { type Book, type ContractRule, knowsMuss } from './book.ts';
import {
	inOneShape,
	MUNGO_ALONE,
	type CheckedGame,
	type Game,
	type Outcome,
	type SidesGame
} from './game.ts';
import { checkMungo } from './check-mungo.ts';
import { canAnnounce, namesPartner } from './contract-kind.ts';
import { CHANCES, chanceWord, type Chance } from './laying.ts';
import { foulOutcome, foulRule, paysAlone } from './foul.ts';
import { checkNamed } from './named-in-game.ts';
import { checkOutcome } from './outcome.ts';
import type { GameRefusal } from './refusal-text.ts';
import { ALL_AUGEN } from './vocabulary.ts';

type Faults = Fault<GameRefusal>[];

/**
 * Checks a written game against its book: every field must be known to the contract, and facts that are given twice must agree.
 * Refused with all faults at once, each with the path of its field relative to the game.
 */
export function checkGame(book: Book, written: Game): Result<CheckedGame, readonly Fault<GameRefusal>[]> {
	const game = inOneShape(written);
	const rule = book.contracts[game.contract];
	if (!rule) {
		const refusal = {
			code: 'contractUnknown',
			book: book.name,
			contract: wordOf(book, game.contract)
		} as const;
		return refused([{ path: 'contract', refusal }]);
	}
	const faults: Faults = [];
	if (game.deckel || game.legen) for (const chance of CHANCES) checkLaid(book, game, chance, faults);
	checkOrigin(book, rule, game, faults);
	const checked =
		rule.sides === 'mungo' ? checkMungo(book, game, faults) : checkSides(book, rule, game, faults);
	// Only if nothing else is wrong: a fault of the field itself says more, for example "five Deckel".
	if (faults.length === 0) checkNamed(book, game, faults);
	return checked && faults.length === 0 ? ok(checked) : refused(faults);
}

/** Checks how it came that the game is played. */
function checkOrigin(book: Book, rule: ContractRule, game: Game, faults: Faults): void {
	checkBid(book, game, faults);
	if (game.outOfTurn && !book.bockspiel) {
		note(faults, 'outOfTurn', { code: 'bockspielUnknown', book: book.name });
	}
	if (game.muss && (!knowsMuss(book) || rule.sides === 'mungo')) {
		note(faults, 'muss', { code: 'notForced', contract: wordOf(book, game.contract) });
	}
}

function checkSides(book: Book, rule: ContractRule, game: Game, faults: Faults): SidesGame | null {
	const { declarer } = game;
	checkPartner(book, rule, game, faults);
	checkSaid(book, rule, game, faults);
	const isFouled = rule.goal !== 'hand' && foulRule(book, game) !== null;
	const outcome = isFouled ? foulOutcome(book, rule, game, faults) : checkOutcome(book, rule, game, faults);
	if (declarer === undefined || outcome === null) return null;
	const checked = sidesOf(game, declarer, outcome);
	return isFouled ? lostByFoul(book, rule, game, checked) : checked;
}

/** Who pays or lost it by a foul. */
function lostByFoul(book: Book, rule: ContractRule, game: Game, checked: SidesGame): SidesGame {
	const lostBy = game.foul?.player ?? null;
	const isOpen = rule.sides === 'kreuz' && lostBy !== null && lostBy !== game.declarer;
	// What is wrong with the result is noted already.
	const ifOpposite = isOpen ? foulOutcome(book, rule, { ...game, partner: lostBy }, []) : null;
	return { ...checked, paysAlone: paysAlone(book, game), lostBy, ...filledIn({ ifOpposite }) };
}

/** Written out, field by field: a whole club's games are checked at each start, and merging objects costs more than all else. */
function sidesOf(game: Game, declarer: MemberId, outcome: Outcome): SidesGame {
	const checked: SidesGame = {
		type: 'sides',
		contract: game.contract,
		declarer,
		partner: game.partner ?? null,
		suit: game.suit ?? null,
		tout: game.tout ?? false,
		outcome,
		laufende: game.laufende ?? 0,
		schuss: game.schuss ?? 0,
		deckel: game.deckel ?? [],
		bid: game.bid ?? null,
		muss: game.muss ?? false,
		paysAlone: null,
		lostBy: null
	};
	const { legen, angesagt } = game;
	return legen || angesagt ? { ...checked, ...filledIn({ legen, angesagt }) } : checked;
}

function checkPartner(book: Book, rule: ContractRule, game: Game, faults: Faults): void {
	const { declarer, partner } = game;
	if (declarer === undefined) note(faults, 'declarer', { code: 'declarerMissing' });
	if (namesPartner(rule)) {
		if (partner === undefined) note(faults, 'partner', { code: 'partnerMissing' });
		else if (partner === declarer) note(faults, 'partner', { code: 'partnerIsDeclarer' });
	} else if (partner !== undefined) {
		const code = rule.sides === 'kreuz' ? 'partnerOpposite' : 'declarerAlone';
		note(faults, 'partner', { code, contract: wordOf(book, game.contract) });
	}
}

/** Checks what was announced besides the outcome, and that nothing of a Mungo is given. */
function checkSaid(book: Book, rule: ContractRule, game: Game, faults: Faults): void {
	const { suit } = game;
	const contract = wordOf(book, game.contract);
	if (suit !== undefined && !rule.suits.includes(suit)) {
		note(faults, 'suit', { code: 'suitImpossible', suit: book.words.suits[suit], contract });
	}
	if (game.tout && !rule.tout) note(faults, 'tout', { code: 'toutUnknown', contract, tout: book.words.tout });
	if (game.angesagt && !canAnnounce(book, game, game.angesagt))
		note(faults, 'angesagt', { code: 'announcedUnknown', contract, angesagt: termOf(book, game.angesagt) });
	checkCounts(book, rule, game, contract, faults);
	refuseMungo(game, contract, faults);
}

function refuseMungo(game: Game, contract: string, faults: Faults): void {
	if (!saysMungo(game)) return;
	for (const path of MUNGO_ALONE)
		if (!saysNothing(game[path])) note(faults, path, { code: 'fieldUnknown', contract });
}

function checkCounts(
	book: Book,
	rule: ContractRule,
	{ laufende = 0, schuss = 0 }: Game,
	contract: string,
	faults: Faults
): void {
	const mostLaufende = rule.laufende?.most ?? 0;
	if (!isCount(laufende, mostLaufende)) {
		const outside = { code: 'laufendeOutside', contract, most: mostLaufende, laufende } as const;
		note(faults, 'laufende', mostLaufende === 0 ? { code: 'laufendeUnknown', contract } : outside);
	}
	const mostSchuss = rule.schuss ? book.schuss.names.length : 0;
	if (!isCount(schuss, mostSchuss)) {
		const outside = { code: 'schussOutside', contract, most: mostSchuss, schuss } as const;
		note(faults, 'schuss', mostSchuss === 0 ? { code: 'schussUnknown', contract } : outside);
	}
}

/** Whether it gives anything that only a Mungo has. Hardly a game does, and by their names they are found sooner. */
const saysMungo = ({ losers, durchmarsch, hinleger, tricks, spritzen, jungfrau }: Game): boolean =>
	(losers ?? durchmarsch ?? hinleger ?? tricks ?? spritzen ?? jungfrau) !== undefined;

/** Whether it is left out, or an empty list. */
const saysNothing = (value: unknown): boolean =>
	value === undefined || (Array.isArray(value) && value.length === 0);

/** A bid starts at the book's least and goes up in its steps (allgaeu §5.3). The contract is not checked here. */
function checkBid(book: Book, game: Game, faults: Faults): void {
	const { bid } = game;
	if (bid === undefined) return;
	if (!book.gardareiz) return void note(faults, 'bid', { code: 'bidUnknown', book: book.name });
	const { least, step } = book.gardareiz;
	if (!isCount(bid, ALL_AUGEN) || bid < least || (bid - least) % step !== 0) {
		note(faults, 'bid', { code: 'bidOutside', least, step, bid });
	}
}

function checkLaid(book: Book, game: Game, chance: Chance, faults: Faults): void {
	const laid = game[chance] ?? [];
	if (laid.length === 0) return;
	const rule = book[chance];
	const word = chanceWord(book, chance);
	// Deckel are several, Legen is one thing.
	const gender = chance === 'deckel' ? 'die' : usualGender(word);
	const none = `${before('keinen', gender)} ${word}`;
	if (!rule) return void note(faults, chance, { code: 'deckelUnknown', book: book.name, none });
	const { most } = rule;
	if (laid.length > most) note(faults, chance, { code: 'deckelTooMany', most, word, deckel: laid.length });
	else if (!isDistinct(laid)) note(faults, chance, { code: 'deckelTwice', word });
}
