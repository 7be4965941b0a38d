import { isCount } from '#lib/base/collections.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result, note } from '#lib/base/result.ts';
import type { SaukopfBook, SaukopfContractRule } from './book-type.ts';
import type { CheckedSaukopf, SaukopfGame, SaukopfOutcome } from './game.ts';
import { checkSaukopfOutcome } from './outcome.ts';
import type { SaukopfRefusal } from './refusal-text.ts';
import {
	type Bid,
	HAND_OF_FOUR,
	HAND_OF_THREE,
	SCHWARZ,
	type Side,
	TROG_AUGEN,
	TROG_CARDS
} from './vocabulary.ts';

/**
 * Checks a written game against the book: every field must be known to its contract, and facts that are given twice must agree.
 * Refused with all faults at once, each with the path of its field relative to the game. The players at the table are not
 * checked, since a merge may change them: a Paarhufer at a table of three gets a warning from the evening.
 */
export function checkSaukopf(
	book: SaukopfBook,
	game: SaukopfGame
): Result<CheckedSaukopf, readonly Fault<SaukopfRefusal>[]> {
	// A contract of Schafkopf gets here if the same evening was opened under two books.
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

/** Written out, field by field: a whole club's games are checked at each start. */
const checkedOf = (game: SaukopfGame, outcome: SaukopfOutcome): CheckedSaukopf => ({
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
	laufende: laufendeIn(game),
	saukopf: game.saukopf?.[0] ?? null,
	mueller: game.mueller ?? null
});

const laufendeIn = ({ laufende }: SaukopfGame): CheckedSaukopf['laufende'] =>
	laufende && laufende.count > 0 ? laufende : null;

function checkSides(rule: SaukopfContractRule, game: SaukopfGame, faults: Fault<SaukopfRefusal>[]): void {
	const { declarer, partner } = game;
	if (declarer === undefined) note(faults, 'declarer', { code: 'declarerMissing' });
	if (partner !== undefined) {
		if (rule.kind === 'solo') note(faults, 'partner', { code: 'soloWithPartner', contract: rule.word });
		else if (partner === declarer) note(faults, 'partner', { code: 'partnerIsDeclarer' });
		if (game.offen) note(faults, 'offen', { code: 'offenWithPartner' });
	} else if (rule.kind === 'mastspiel') {
		// "Wenn sich kein Mitspieler findet": then the declarer must announce another game.
		note(faults, 'partner', { code: 'mastPartnerMissing', contract: rule.word });
	}
}

function checkBid({ bid: { least, most } }: SaukopfBook, bid: Bid, faults: Fault<SaukopfRefusal>[]): void {
	if (bid === SCHWARZ || (isCount(bid, most) && bid >= least)) return;
	note(faults, 'bid', { code: 'saukopfBidOutside', least, most, bid });
}

function checkAnnounced(
	book: SaukopfBook,
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): void {
	const { suit } = game;
	checkBid(book, game.bid, faults);
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

/** Only three players have a Trog and only four play a Paarhufer, so no game has both. */
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
 * The most Laufende that a side can have: all trumps of the game, but no more than the cards that may be trumps. For the
 * declarer's side these are `trumpHands` hands of eight cards; in a Solo ten, as with three players, and two more with the
 * Trog. The opponents always have enough cards.
 */
export function mostLaufende(
	rule: SaukopfContractRule,
	side: Side,
	game: Pick<SaukopfGame, 'trog' | 'partner'>
): number {
	if (side === 'opponents') return rule.trumps;
	// The game does not say how many play, and a Solo may be one of three.
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

/** Saukopf and Müller exist only in a Paarhufer, echt or unecht, that is no Ramsch. There is only one Herz Sau to catch. */
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
