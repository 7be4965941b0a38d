import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { totalOf, type Bill, type Line } from './bill.ts';
import type { Book, ContractRule, Extra, Figure } from './book.ts';
import { angesagtText, laufendeText, termOf, wordOf } from './book-words.ts';
import { announcedIn, staked, surchargesOf } from './contract-kind.ts';
import { isPenalty } from './foul.ts';
import type { CheckedGame, MungoGame, SidesGame } from './game.ts';
import { addLayingLines, amongLayers, countsApart, layingReasons } from './laying.ts';
import { priceMungo } from './mungo.ts';
import { listedLine } from './price-table.ts';
import { HANDS, type Contract } from './vocabulary.ts';

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
	const { outcome, lostBy, ifOpposite = outcome } = game;
	return { ...game, partner, outcome: lostBy === partner ? ifOpposite : outcome };
}

/**
 * The bill of a checked game: amounts, then factors, each with its paragraph, and what the game moves for each player, in cents.
 * Both previews and booked games are priced here. Throws only if the book does not know the contract; `checkGame` refuses that.
 */
export function priceGame(book: Book, checked: CheckedGame, circumstances: Circumstances): Bill {
	const rule = book.contracts[checked.contract];
	if (!rule) throw new Error(`${book.id} has no ${checked.contract}`);
	const game = atTable(book, checked, circumstances.players);
	const bill =
		game.type === 'mungo'
			? billOfMungo(book, rule, game, circumstances)
			: billOfSides(book, rule, game, circumstances);
	return circumstances.deckelCount && countsApart(book) && !isPenalty(book, game)
		? laidBill(book, game, bill)
		: bill;
}

function billOfMungo(book: Book, rule: ContractRule, game: MungoGame, circumstances: Circumstances): Bill {
	const { spritze, jungfrau, durchmarsch } = book.mungo ?? {};
	const tookAll = game.result.by === 'durchmarsch' ? durchmarsch?.price : null;
	const { unit } = circumstances;
	const lines = [tookAll ? plus('Durchmarsch', tookAll, unit) : base(book, rule, game, unit)];
	if (spritze) for (const _ of game.spritzen) lines.push(times(book.words.spritze, spritze));
	if (jungfrau) for (const _ of game.jungfrau) lines.push(times(termOf(book, 'jungfrau'), jungfrau));
	addOuterLines(book, game, circumstances, lines);
	return priceMungo(book, game, lines, circumstances.players);
}

function billOfSides(book: Book, rule: ContractRule, game: SidesGame, circumstances: Circumstances): Bill {
	const lines = linesOf(book, rule, game, circumstances);
	const price = totalOf(lines);
	const { won, drawn } = game.outcome;
	const side = game.partner === null ? [game.declarer] : [game.declarer, game.partner];
	const even = settle(side, circumstances.players, won ? price : toCents(-price));
	const payoff = game.paysAlone === null ? even : shifted(even, game.paysAlone);
	return { lines, price, won: drawn ? null : won, payoff, reasons: [] };
}

/** The bill with what counts only between who laid and each other. */
function laidBill(book: Book, game: CheckedGame, bill: Bill): Bill {
	const reasons = layingReasons(book, game);
	if (reasons.length === 0) return bill;
	const onTop = amongLayers(book, game, bill.payoff, game.declarer);
	const payoff = new Map(
		[...bill.payoff].map(([player, cents]) => [player, toCents(cents + (onTop.get(player) ?? 0))])
	);
	return { ...bill, payoff, ...(onTop.size > 0 && { onTop }), reasons: [...bill.reasons, ...reasons] };
}

function linesOf(book: Book, rule: ContractRule, game: SidesGame, circumstances: Circumstances): Line[] {
	const { unit } = circumstances;
	if (circumstances.first && countsNotFirst(book, game)) return [notFirstLine(book, game)];
	if (game.outcome.drawn) return [drawnLine(book)];
	if (isPenalty(book, game)) return penaltyLines(book, rule, game, unit);
	const listed = rule.table ? listedLine(book, rule, game, unit) : null;
	const lines = [listed ?? base(book, rule, game, unit)];
	if (listed) addLaufende(book, rule, game, unit, lines);
	else addSummands(book, rule, game, unit, lines);
	addAnnounced(book, game, unit, lines);
	addSchuss(book, game, lines);
	addOuterLines(book, game, circumstances, lines);
	return lines;
}

function addSchuss({ schuss: { names, factor } }: Book, game: SidesGame, lines: Line[]): void {
	for (let i = 0; i < game.schuss; i++) lines.push(times(names[i] ?? '', factor));
}

/** What a game costs besides its base, where no list of prices says it. */
function addSummands(book: Book, rule: ContractRule, game: SidesGame, unit: number, lines: Line[]): void {
	addEnding(book, rule, game, unit, lines);
	addLaufende(book, rule, game, unit, lines);
	if (game.tout && rule.tout) lines.push(extra(book.words.tout, rule.tout, unit));
	if (rule.factor) lines.push(times(wordOf(book, game.contract), rule.factor));
}

/** What it costs to have announced Schneider or Schwarz. */
function addAnnounced(book: Book, game: SidesGame, unit: number, lines: Line[]): void {
	const announced = announcedIn(book, game);
	const raise = announced && book.angesagt?.[announced];
	if (raise) lines.push(extra(angesagtText(book, announced), raise, unit));
}

/** If a club's own book sets a price to 0, the bill has no line for it. */
function addEnding(book: Book, rule: ContractRule, game: SidesGame, unit: number, lines: Line[]): void {
	const { schneider, schwarz } = surchargesOf(book, rule);
	const anyway = staked(book, rule, game);
	if ((game.outcome.schneider || anyway.includes('schneider')) && schneider.value > 0)
		lines.push(plus(termOf(book, 'schneider'), schneider, unit));
	if ((game.outcome.schwarz || anyway.includes('schwarz')) && schwarz.value > 0)
		lines.push(plus(termOf(book, 'schwarz'), schwarz, unit));
}

function addLaufende(book: Book, rule: ContractRule, game: SidesGame, unit: number, lines: Line[]): void {
	if (!rule.laufende) return;
	const laufende = Math.max(game.laufende, rule.laufendeHeld);
	if (laufende < rule.laufende.from.value) return;
	const { laufender } = surchargesOf(book, rule);
	if (laufender.value > 0) lines.push(plus(laufendeText(book, laufende), laufender, laufende * unit));
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

const drawnLine = ({ augen }: Book): Line => ({
	label: 'Unentschieden, derselbe gibt noch einmal',
	amount: NOTHING,
	source: augen.drawn?.source ?? ''
});

/** A penalty: base and Schneider, or for a Tout twice the base, without Laufende, Contra, list and what was laid (schafkopfschule 3.4.17). */
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

/** What the evening makes of a price, and what the book does with it last. */
function addOuterLines(book: Book, game: CheckedGame, circumstances: Circumstances, lines: Line[]): void {
	if (circumstances.deckelCount) addLayingLines(book, game, lines);
	for (const factor of circumstances.factors) lines.push(factor);
	if (book.rounding ?? book.cap) addFinalLines(book, lines);
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
