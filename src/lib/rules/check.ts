import { ok, refused, type Fault, type Result } from '#lib/base/result.ts';
import type { Book, ContractRule } from './book.ts';
import type { CheckedGame, Game, SidesGame } from './game.ts';
import { checkMungo } from './check-mungo.ts';
import { isCount, isDistinct, knowsMuss, note, wordOf } from './fields.ts';
import { foulOutcome, foulRule, paysAlone } from './foul.ts';
import { checkNamed } from './named.ts';
import { checkOutcome } from './outcome.ts';
import { ALL_AUGEN } from './vocabulary.ts';

const MUNGO_ALONE = ['losers', 'durchmarsch', 'hinleger', 'tricks', 'spritzen', 'jungfrau'] as const;

/**
 * Checks a written game against its book: every field must be known to the contract, and what is given twice must agree.
 * Faults name the field (paths relative to the game) and say in one sentence what is wrong; all of them at once.
 */
export function checkGame(book: Book, game: Game): Result<CheckedGame, readonly Fault[]> {
	const rule = book.contracts[game.contract];
	if (!rule) {
		return refused([
			{ path: 'contract', text: `das Regelbuch ${book.name} kennt kein Spiel „${game.contract}“` }
		]);
	}
	const faults: Fault[] = checkDeckel(book, game);
	checkBid(book, game, faults);
	if (game.outOfTurn && !book.bockspiel) {
		note(faults, 'outOfTurn', `das Regelbuch ${book.name} kennt kein Bockspiel`);
	}
	if (game.muss && (!knowsMuss(book) || rule.sides === 'mungo')) {
		note(faults, 'muss', `hier muss keiner ${wordOf(book, game.contract)} spielen`);
	}
	const checked =
		rule.sides === 'mungo' ? checkMungo(book, game, faults) : checkSides(book, rule, game, faults);
	// Only where nothing else is wrong: of five Deckel the field itself says it better.
	if (faults.length === 0) checkNamed(book, game, faults);
	return checked && faults.length === 0 ? ok(checked) : refused(faults);
}

function checkSides(book: Book, rule: ContractRule, game: Game, faults: Fault[]): SidesGame | null {
	const word = wordOf(book, game.contract);
	const { contract, declarer } = game;
	if (contract === 'mungo') return null;

	if (declarer === undefined) note(faults, 'declarer', 'der Spieler fehlt');
	if (rule.sides === 'rufspiel') {
		if (game.partner === undefined) note(faults, 'partner', 'der Mitspieler fehlt');
		else if (game.partner === declarer) note(faults, 'partner', 'Spieler und Mitspieler sind derselbe');
	} else if (game.partner !== undefined) {
		const kreuz = rule.sides === 'kreuz';
		note(faults, 'partner', `beim ${word} spielt ${kreuz ? 'mit, wer gegenübersitzt' : 'einer allein'}`);
	}

	if (game.suit !== undefined && !rule.suits.includes(game.suit)) {
		note(faults, 'suit', `${game.suit} geht beim ${word} nicht`);
	}
	if (game.tout && !rule.tout) note(faults, 'tout', `beim ${word} gibt es keinen ${book.words.tout}`);

	const laufende = game.laufende ?? 0;
	const mostLaufende = rule.laufende?.most ?? 0;
	if (!isCount(laufende, mostLaufende)) {
		note(faults, 'laufende', `beim ${word} sind 0 bis ${mostLaufende} Laufende möglich, nicht ${laufende}`);
	}
	const schuss = game.schuss ?? 0;
	const mostSchuss = rule.schuss ? book.schuss.names.length : 0;
	if (!isCount(schuss, mostSchuss)) {
		note(faults, 'schuss', `beim ${word} sind 0 bis ${mostSchuss} Schüsse möglich, nicht ${schuss}`);
	}
	for (const path of MUNGO_ALONE) {
		if (game[path] !== undefined && !isEmpty(game[path])) {
			note(faults, path, `das gibt es beim ${word} nicht`);
		}
	}

	const decided = rule.goal !== 'hand' && foulRule(book, game) !== null;
	const outcome = (decided ? foulOutcome : checkOutcome)(book, rule, game, faults);
	if (declarer === undefined || outcome === null) return null;
	return {
		type: 'sides',
		contract,
		declarer,
		partner: game.partner ?? null,
		suit: game.suit ?? null,
		tout: game.tout ?? false,
		outcome,
		laufende,
		schuss,
		deckel: game.deckel ?? [],
		bid: game.bid ?? null,
		muss: game.muss ?? false,
		paysAlone: decided ? paysAlone(book, game) : null,
		lostBy: decided ? (game.foul?.player ?? null) : null
	};
}

/** Whether it is a list of nobody, which says nothing. */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A bid goes up from the book's least one in its steps (allgaeu §5.3); on what contract is the table's affair. */
function checkBid(book: Book, game: Game, faults: Fault[]): void {
	const { bid } = game;
	if (bid === undefined) return;
	const rule = book.gardareiz;
	if (!rule) note(faults, 'bid', `im Regelbuch ${book.name} wird nicht gereizt`);
	else if (!isCount(bid, ALL_AUGEN) || bid < rule.least || (bid - rule.least) % rule.step !== 0) {
		note(faults, 'bid', `gereizt wird von ${rule.least} in Schritten von ${rule.step}, nicht ${bid}`);
	}
}

function checkDeckel(book: Book, game: Game): Fault[] {
	const deckel = game.deckel ?? [];
	if (deckel.length === 0) return [];
	const path = 'deckel';
	if (!book.deckel) return [{ path, text: `das Regelbuch ${book.name} kennt keine Deckel` }];
	const { most } = book.deckel;
	if (deckel.length > most) return [{ path, text: `höchstens ${most} Deckel, nicht ${deckel.length}` }];
	return isDistinct(deckel) ? [] : [{ path, text: 'ein Spieler steht zweimal bei den Deckeln' }];
}
