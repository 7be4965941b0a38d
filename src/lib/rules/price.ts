import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { totalOf, type Bill, type Line, type Reason } from './bill.ts';
import type { Book, ContractRule, Extra, Figure } from './book.ts';
import { termOf, wordOf } from './book-words.ts';
import { surchargesOf } from './contract-kind.ts';
import type { CheckedGame, SidesGame } from './game.ts';
import { addLayingLines, amongLayers, layingReasons } from './laying.ts';
import { priceMungo } from './mungo.ts';
import { lastSchuss } from './outcome.ts';
import { listedLine } from './price-table.ts';
import { ALL_AUGEN, HANDS, type Contract } from './vocabulary.ts';

/** A factor that comes from the evening, not from the game: Bockrunde, Bockspiel. */
export interface OuterFactor {
	readonly label: string;
	readonly factor: number;
	readonly source: string;
}

/** What a game's price depends on besides the game itself. */
export interface Circumstances {
	/** Who holds cards, clockwise. */
	readonly players: readonly MemberId[];
	/** How many cents one unit of the book is worth. */
	readonly unit: number;
	/** Whether Deckel count in this game. */
	readonly deckelCount: boolean;
	readonly factors: readonly OuterFactor[];
	/** Whether it is the evening's very first game. */
	readonly first?: boolean;
}

/** Who sits opposite. `players` are the four who hold cards, clockwise; undefined if the member is none of them. */
export function oppositeOf(players: readonly MemberId[], member: MemberId): MemberId | undefined {
	const seat = players.indexOf(member);
	return seat < 0 ? undefined : players[(seat + HANDS / 2) % HANDS];
}

/** The game with its partner filled in, if it is a Kreuz: the player opposite the declarer. */
export function atTable(book: Book, game: CheckedGame, players: readonly MemberId[]): CheckedGame {
	if (game.type === 'mungo' || book.contracts[game.contract]?.sides !== 'kreuz') return game;
	const partner = oppositeOf(players, game.declarer);
	if (partner === undefined) return game;
	// Without the partner, his foul was taken for an opponent's.
	const { outcome, lostBy } = game;
	return { ...game, partner, outcome: lostBy === partner ? { ...outcome, won: false } : outcome };
}

/**
 * The bill of a checked game: amounts, then factors, each with its paragraph, and what the game moves for each player, in cents.
 * Both previews and booked games are priced here. Throws only if the book does not know the contract; `checkGame` refuses that.
 */
export function priceGame(book: Book, checked: CheckedGame, circumstances: Circumstances): Bill {
	const rule = book.contracts[checked.contract];
	if (!rule) throw new Error(`${book.id} has no ${checked.contract}`);
	const game = atTable(book, checked, circumstances.players);
	if (game.type === 'mungo') {
		const lines = [base(book, rule, game, circumstances.unit)];
		const { spritze, jungfrau } = book.mungo ?? {};
		if (spritze) for (const _ of game.spritzen) lines.push(times(book.words.spritze, spritze));
		if (jungfrau) for (const _ of game.jungfrau) lines.push(times(termOf(book, 'jungfrau'), jungfrau));
		addOuterFactors(book, game, circumstances, lines);
		if (book.rounding ?? book.cap) addFinalLines(book, lines);
		return laidBill(book, game, circumstances, priceMungo(book, game, lines, circumstances.players));
	}
	const lines = linesOf(book, rule, game, circumstances);
	const price = totalOf(lines);
	const side = game.partner === null ? [game.declarer] : [game.declarer, game.partner];
	const payoff = settle(side, circumstances.players, game.outcome.won ? price : toCents(-price));
	return laidBill(book, game, circumstances, {
		lines,
		price,
		won: game.outcome.won,
		payoff: game.paysAlone === null ? payoff : shifted(payoff, game.paysAlone),
		reasons: reasonsOf(book, game)
	});
}

/** The bill with what counts only between who laid and each other. */
function laidBill(book: Book, game: CheckedGame, { deckelCount }: Circumstances, bill: Bill): Bill {
	const reasons = deckelCount ? layingReasons(book, game) : [];
	if (reasons.length === 0) return bill;
	const onTop = amongLayers(book, game, bill.payoff, game.declarer);
	const payoff = new Map(
		[...bill.payoff].map(([player, cents]) => [player, toCents(cents + (onTop.get(player) ?? 0))])
	);
	return { ...bill, payoff, ...(onTop.size > 0 ? { onTop } : {}), reasons: [...bill.reasons, ...reasons] };
}

function linesOf(book: Book, rule: ContractRule, game: SidesGame, circumstances: Circumstances): Line[] {
	const { unit, first = false } = circumstances;
	if (first && countsNotFirst(book, game)) return [notFirstLine(book, game)];
	if (book.foulPenalty && game.paysAlone !== null) return penaltyLines(book, rule, game, unit);
	const listed = rule.table ? listedLine(book, rule, game, unit) : null;
	const lines = [listed ?? base(book, rule, game, unit)];
	const { schneider, schwarz, laufender } = surchargesOf(book, rule);
	// If a club's own book sets a price to 0, the bill has no line for it.
	if (game.outcome.schneider && schneider.value > 0 && !listed)
		lines.push(plus(termOf(book, 'schneider'), schneider, unit));
	if (game.outcome.schwarz && schwarz.value > 0 && !listed)
		lines.push(plus(termOf(book, 'schwarz'), schwarz, unit));
	const laufende = Math.max(game.laufende, rule.laufendeHeld);
	if (rule.laufende && laufende >= rule.laufende.from.value && laufender.value > 0) {
		lines.push(plus(`${laufende} ${termOf(book, 'laufende')}`, laufender, laufende * unit));
	}
	if (game.tout && rule.tout && !listed) lines.push(extra(book.words.tout, rule.tout, unit));
	if (rule.factor && !listed) lines.push(times(wordOf(book, game.contract), rule.factor));
	for (let i = 0; i < game.schuss; i++) lines.push(times(book.schuss.names[i] ?? '', book.schuss.factor));
	addOuterFactors(book, game, circumstances, lines);
	if (book.rounding ?? book.cap) addFinalLines(book, lines);
	return lines;
}

/** Whether the game would count nothing as an evening's very first (schafkopfschule 2.9.1). */
export const countsNotFirst = (book: Book, { contract }: CheckedGame): boolean =>
	book.sieNotFirst !== null && book.contracts[contract]?.goal === 'hand';

/** The same in words, without a full stop: on the bill, in the printed book and on the table's sheet. */
export const notFirstText = (book: Book, contract: Contract): string =>
	`Im allerersten Spiel zählt ein ${wordOf(book, contract)} nicht`;

const notFirstLine = (book: Book, game: SidesGame): Line => ({
	label: notFirstText(book, game.contract),
	amount: NOTHING,
	source: book.sieNotFirst?.source ?? ''
});

/** A penalty: base and Schneider, or for a Tout twice the base, without Laufende, Contra and list (schafkopfschule 3.4.17). */
function penaltyLines(book: Book, rule: ContractRule, game: SidesGame, unit: number): Line[] {
	const lines = [base(book, rule, game, unit)];
	if (game.tout && rule.tout) lines.push(extra(book.words.tout, rule.tout, unit));
	else lines.push(plus(termOf(book, 'schneider'), surchargesOf(book, rule).schneider, unit));
	return lines;
}

function base(book: Book, rule: ContractRule, game: CheckedGame, unit: number): Line {
	return plus(`Grundpreis ${wordOf(book, game.contract)}`, rule.base, unit);
}

const plus = (label: string, figure: Figure, times: number): Line => ({
	label,
	amount: toCents(figure.value * times),
	source: figure.source
});

const times = (label: string, figure: Figure): Line => ({
	label,
	factor: figure.value,
	source: figure.source
});

const extra = (label: string, figure: Extra, unit: number): Line =>
	figure.by === 'factor' ? times(label, figure) : plus(label, figure, unit);

function addOuterFactors(book: Book, game: CheckedGame, circumstances: Circumstances, lines: Line[]): void {
	if (circumstances.deckelCount) addLayingLines(book, game, lines);
	for (const factor of circumstances.factors) lines.push(factor);
}

/**
 * What each player gets if every opponent pays the side `price` (cents; negative if the side lost). A side of two shares evenly.
 * An odd cent is the first one's. It arises only if the game names players who do not sit at the table.
 */
export function settle(
	side: readonly MemberId[],
	players: readonly MemberId[],
	price: Cents
): ReadonlyMap<MemberId, Cents> {
	const payoff = new Map<MemberId, Cents>();
	let total = 0;
	for (const player of players) {
		// The side gets a value as well, so that the map is in seat order. It is replaced below.
		payoff.set(player, toCents(-price));
		if (!side.includes(player)) total += price;
	}
	const share = Math.trunc(total / side.length);
	side.forEach((player, i) =>
		payoff.set(player, toCents(i === 0 ? total - share * (side.length - 1) : share))
	);
	return payoff;
}

/** The payoff if one player pays all that his losing side owes (weitnau §3, schafkopfschule 3.4.17). */
function shifted(payoff: ReadonlyMap<MemberId, Cents>, payer: MemberId): ReadonlyMap<MemberId, Cents> {
	let owed = 0;
	for (const cents of payoff.values()) if (cents < 0) owed += cents;
	return new Map([...payoff].map(([player, cents]) => [player, cents < 0 ? NOTHING : cents])).set(
		payer,
		toCents(owed)
	);
}

/** Why the side won or lost, if the Augen alone do not explain it. */
function reasonsOf(book: Book, game: SidesGame): Reason[] {
	const { augen, won, schneider } = game.outcome;
	if (game.paysAlone !== null) {
		const { foulPenalty, verratenPaysAlone } = book;
		return foulPenalty
			? [{ text: 'Wer falsch spielt, zahlt allein', source: foulPenalty.source }]
			: [{ text: 'Wer das Spiel verrät, zahlt allein', source: verratenPaysAlone?.source ?? '' }];
	}
	if (augen === null) return [];
	if (game.bid !== null) {
		const text = `${game.bid} Augen gereizt, ${augen} erreicht`;
		return [{ text, source: book.gardareiz?.source ?? '' }];
	}
	const { wonMuss } = book.augen;
	if (game.muss && won && wonMuss && augen < book.augen.won.value) {
		return [{ text: `Wer muss, gewinnt mit ${wonMuss.value} Augen`, source: wonMuss.source }];
	}
	const half = ALL_AUGEN / 2;
	const last = lastSchuss(game.schuss);
	const source = book.augen.lastSchuss?.source;
	const who = last === 'opponents' ? 'die Nichtspieler haben' : 'die Spielerpartei hat';
	const level = augen === half && book.augen.won.value === half + 1;
	if (level && last === null) {
		return [{ text: `${half} : ${half}, es fehlt ein Auge zum Sieg`, source: book.augen.won.source }];
	}
	if (level && last !== null && source !== undefined) {
		return [
			{ text: `${half} : ${half}, ${who} den letzten ${termOf(book, 'schuss')} gegeben und verloren`, source }
		];
	}
	const limit = won ? book.augen.schneiderOpponents : book.augen.schneiderDeclarer;
	if ((won ? ALL_AUGEN - augen : augen) !== limit.value) return [];
	if (schneider && source !== undefined) {
		return [
			{
				text: `${limit.value} Augen und der letzte ${termOf(book, 'schuss')}: ${termOf(book, 'schneider')}`,
				source
			}
		];
	}
	return schneider
		? []
		: [{ text: `${limit.value} Augen sind nicht ${termOf(book, 'schneider')}`, source: limit.source }];
}

/**
 * The last lines of a bill by a book that rounds prices or caps them (cents): rounded after everything that multiplies, then
 * no more than a game may cost. No line where neither changes the price.
 */
function addFinalLines({ rounding, cap }: Book, lines: Line[]): void {
	let price = totalOf(lines);
	const become = (label: string, cents: number, source: string): void => {
		if (cents === price) return;
		price = toCents(cents);
		lines.push({ label, becomes: price, source });
	};
	if (rounding) {
		const { to, way, source } = rounding;
		const rounded = way === 'up' ? Math.ceil : way === 'down' ? Math.floor : Math.round;
		become(`Auf ${to} Cent gerundet`, rounded(price / to) * to, source);
	}
	if (cap) become('Mehr kostet kein Spiel', Math.min(price, cap.value), cap.source);
}
