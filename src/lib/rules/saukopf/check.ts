import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { isCount, note } from '#lib/rules/faults.ts';
import type { SaukopfBook, SaukopfContractRule } from './book-type.ts';
import type { CheckedSaukopf, SaukopfGame, SaukopfOutcome } from './game.ts';
import { checkSaukopfOutcome } from './outcome.ts';
import type { SaukopfRefusal } from './refusal-text.ts';
import { HAND_OF_FOUR, HAND_OF_THREE, SCHWARZ, type Side, TROG_AUGEN, TROG_CARDS } from './vocabulary.ts';

/**
 * Checks a written game by the book: every field must be known to its contract, and what is given twice must agree. Faults
 * name the field (paths relative to the game), all of them at once. How many sit at the table is not asked: that may change
 * by merging, so a Paarhufer at three is the evening's warning. What the entry itself says of it must agree.
 */
export function checkSaukopf(
	book: SaukopfBook,
	game: SaukopfGame
): Result<CheckedSaukopf, readonly Fault<SaukopfRefusal>[]> {
	// A contract of Schafkopf comes here where one evening was opened by two books.
	if (!Object.hasOwn(book.contracts, game.contract)) {
		const refusal = { code: 'contractUnknown', book: book.name, contract: game.contract } as const;
		return refused([{ path: 'contract', refusal }]);
	}
	const rule = book.contracts[game.contract];
	const faults: Fault<SaukopfRefusal>[] = [];
	checkSides(rule, game, faults);
	checkAnnounced(book, rule, game, faults);
	checkTrog(rule, game, faults);
	checkLaufende(rule, game, faults);
	checkSpecialTricks(rule, game, faults);
	const outcome = checkSaukopfOutcome(book, rule, game, faults);
	return outcome && faults.length === 0 ? ok(checkedOf(game, outcome)) : refused(faults);
}

function checkedOf(game: SaukopfGame, outcome: SaukopfOutcome): CheckedSaukopf {
	return {
		type: 'saukopf',
		contract: game.contract,
		declarer: game.declarer,
		partner: game.partner ?? null,
		suit: game.suit ?? null,
		card: game.card ?? null,
		bid: game.bid,
		offen: game.offen ?? false,
		huftritt: game.huftritt ?? false,
		gegenhieb: game.gegenhieb ?? false,
		spiess: game.spiess ?? false,
		stellung: game.stellung ?? null,
		trog: game.trog ?? false,
		outcome,
		laufende: game.laufende && game.laufende.count > 0 ? game.laufende : null,
		saukopf: game.saukopf?.[0] ?? null,
		mueller: game.mueller ?? null
	};
}

function checkSides(rule: SaukopfContractRule, game: SaukopfGame, faults: Fault<SaukopfRefusal>[]): void {
	const { declarer, partner } = game;
	if (declarer === undefined) note(faults, 'declarer', { code: 'declarerMissing' });
	if (partner !== undefined) {
		if (rule.kind === 'solo') note(faults, 'partner', { code: 'soloWithPartner', contract: rule.word });
		else if (partner === declarer) note(faults, 'partner', { code: 'partnerIsDeclarer' });
		if (game.offen) note(faults, 'offen', { code: 'offenWithPartner' });
	} else if (rule.kind === 'mastspiel') {
		// "Wenn sich kein Mitspieler findet", the declarer must announce another game.
		note(faults, 'partner', { code: 'mastPartnerMissing', contract: rule.word });
	}
}

function checkAnnounced(
	book: SaukopfBook,
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): void {
	const { bid, suit } = game;
	const { least, most } = book.bid;
	if (bid !== SCHWARZ && !(isCount(bid, most) && bid >= least)) {
		note(faults, 'bid', { code: 'saukopfBidOutside', least, most, bid });
	}
	if (suit !== undefined && !rule.suits.includes(suit)) {
		note(faults, 'suit', {
			code: 'saukopfSuitImpossible',
			suit: book.words.suits[suit],
			contract: rule.word
		});
	}
	if (game.card !== undefined && !rule.card) {
		note(faults, 'card', { code: 'cardUnknown', contract: rule.word });
	}
	if (game.gegenhieb && !game.huftritt) {
		note(faults, 'gegenhieb', { code: 'gegenhiebAlone' });
	}
}

/** A Trog is there at three, a Paarhufer at four: one game has not both. */
function checkTrog(rule: SaukopfContractRule, game: SaukopfGame, faults: Fault<SaukopfRefusal>[]): void {
	const { trog, trogAugen } = game;
	if (rule.kind !== 'solo') {
		const refusal = { code: 'trogOfFour', contract: rule.word } as const;
		if (trog) note(faults, 'trog', refusal);
		if (trogAugen !== undefined) note(faults, 'trogAugen', refusal);
		return;
	}
	if (trogAugen === undefined) return;
	if (trog) note(faults, 'trogAugen', { code: 'trogTakenAndLeft' });
	else if (!isCount(trogAugen, TROG_AUGEN)) {
		note(faults, 'trogAugen', { code: 'trogAugenOutside', most: TROG_AUGEN, augen: trogAugen });
	}
}

/**
 * The most Laufende a side can hold: every trump of the game, but no more than it has cards for them. The declarer's side
 * has so many hands that may hold trumps; a hand has eight cards, at three ten, and with the Trog the two laid away count
 * with them. The opponents always have cards enough.
 */
export function mostLaufende(
	rule: SaukopfContractRule,
	side: Side,
	game: Pick<SaukopfGame, 'trog' | 'partner'>
): number {
	if (side === 'opponents') return rule.trumps;
	// A Solo may be one of three players; only who sits at the table tells.
	const hand = rule.kind === 'solo' ? HAND_OF_THREE + (game.trog ? TROG_CARDS : 0) : HAND_OF_FOUR;
	const hands = rule.kind === 'rufspiel' && game.partner === undefined ? 1 : rule.trumpHands;
	return Math.min(rule.trumps, hands * hand);
}

function checkLaufende(rule: SaukopfContractRule, game: SaukopfGame, faults: Fault<SaukopfRefusal>[]): void {
	if (!game.laufende) return;
	const { side, count } = game.laufende;
	const most = mostLaufende(rule, side, game);
	if (isCount(count, most)) return;
	const code = side === 'declarer' ? 'laufendeOfDeclarer' : 'laufendeOfOpponents';
	note(faults, 'laufende.count', { code, contract: rule.word, most, laufende: count });
}

/** Only in a Paarhufer, an unechter too, that is no Ramsch. There is one Herz Sau: one side at most takes the other's. */
function checkSpecialTricks(
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): void {
	const { saukopf = [], mueller } = game;
	if (rule.kind === 'solo' || rule.ramsch) {
		if (saukopf.length > 0) note(faults, 'saukopf', { code: 'saukopfUnknown', contract: rule.word });
		if (mueller !== undefined) note(faults, 'mueller', { code: 'muellerUnknown', contract: rule.word });
	} else if (saukopf.length > 1) {
		note(faults, 'saukopf', { code: 'saukopfTwice' });
	}
}
