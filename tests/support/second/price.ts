// A second pricing of Schafkopf, written from docs/from-book-to-price.md alone by somebody who had not seen the first. It imports
// nothing of the app on purpose: where the two disagree, one of them or the chapter is wrong.

import { at, entries, except, type Fields, number, type Names, names, sum, text, yes } from './reading.ts';

export interface Second {
	readonly price: number;
	readonly payoff: readonly number[];
}
export interface Table {
	readonly players: Names;
	readonly unit: number;
	readonly deckelCount: boolean;
	readonly factors: readonly number[];
	readonly first: boolean;
}
type Play = Readonly<{ book: Fields; rule: unknown; game: Fields; table: Table }>;
type Result = Readonly<{ won: boolean; schneider: boolean; schwarz: boolean }>;
type Part = Readonly<{ amount: number; factor: number }>;

function sideOf({ rule, game, table: { players } }: Play): Names {
	const declarer = text(game, 'declarer');
	const opposite = players[(players.indexOf(declarer) + 2) % 4];
	const partner = text(rule, 'sides') === 'kreuz' ? opposite : at(game, 'partner');
	return players.filter((player) => player === declarer || player === partner);
}

/** Null where nobody has won. */
function byAugen({ book, game }: Play, augen: number): Result | null {
	const usual = number(book, 'augen.won');
	const least = number(game, 'bid', yes(game, 'muss') ? number(book, 'augen.wonMuss', usual) : usual);
	const schuss = yes(book, 'augen.lastSchuss') ? number(game, 'schuss') : 0;
	const opponentsLast = schuss % 2 === 1;
	const level = augen === 60 && least === 61 && !yes(game, 'bid');
	const said = text(game, 'angesagt');
	if (
		level &&
		schuss === 0 &&
		said === '' &&
		yes(book, 'augen.drawn') &&
		names(book, 'augen.drawn.of').every((of) => of === text(game, 'contract'))
	)
		return null;
	const won = level && schuss > 0 ? opponentsLast : augen >= least;
	const losers = won ? 120 - augen : augen;
	const short = number(book, won ? 'augen.schneiderOpponents' : 'augen.schneiderDeclarer') - losers;
	const atLimit = short === 0 && schuss > 0 && opponentsLast === won;
	const schwarz = yes(game, 'schwarz');
	const schneider = short > 0 || atLimit || schwarz;
	if (won && ((said === 'schneider' && !schneider) || (said === 'schwarz' && !schwarz)))
		return { won: false, schneider: false, schwarz: false };
	return { won, schneider, schwarz };
}
function written(all: Play): Result | null {
	const { game, rule } = all;
	const won = at(game, 'won');
	const augen = number(game, 'augen', -1);
	if (text(rule, 'goal') === 'hand') return { won: true, schneider: false, schwarz: false };
	if (augen >= 0 && !(yes(game, 'tout') && typeof won === 'boolean')) return byAugen(all, augen);
	const schwarz = yes(game, 'schwarz');
	const said = won === true ? text(game, 'angesagt') : '';
	const everyTrick = schwarz || said === 'schwarz';
	return typeof won === 'boolean'
		? { won, schneider: everyTrick || said !== '' || yes(game, 'schneider'), schwarz: everyTrick }
		: null;
}
/** Who committed a foul that costs something. */
function offender({ book, game, rule }: Omit<Play, 'table'>): string | null {
	if (text(rule, 'goal') === 'hand') return null;
	const key = text(game, 'foul.kind') === 'verraten' ? 'verratenPaysAlone' : 'wrongCardLoses';
	const costs = yes(game, 'foul') && (yes(book, 'foulPenalty') || yes(book, key));
	return costs ? text(game, 'foul.player') : null;
}
function resultOf(all: Play): Result {
	const [foul, said] = [offender(all), written(all)];
	const won = foul === null ? said?.won === true : !sideOf(all).includes(foul);
	const counts = said?.won === won && yes(all.rule, 'schneider') && !yes(all.game, 'tout');
	return { won, schneider: counts && said.schneider, schwarz: counts && said.schwarz };
}
/** `schneider`, `schwarz` or `laufender`, by the contract or by the book. */
const cost = ({ book, rule }: Play, key: string): number => number(rule, `${key}Price`, number(book, key));
function laufende(all: Play): number {
	const held = Math.max(number(all.game, 'laufende'), number(all.rule, 'laufendeHeld'));
	return held >= number(all.rule, 'laufende.from', Infinity) ? held * cost(all, 'laufender') : 0;
}
function toutOf({ rule, game }: Play): Part {
	if (!yes(game, 'tout') || !yes(rule, 'tout')) return { amount: 0, factor: 1 };
	const value = number(rule, 'tout');
	return text(rule, 'tout.by') === 'amount' ? { amount: value, factor: 1 } : { amount: 0, factor: value };
}
/** What was announced and counts: all the game's prices are those of that ending. */
const saidIn = ({ book, game }: Play, { won }: Result): string =>
	won || text(book, 'angesagt.missed') === 'alike' ? text(game, 'angesagt') : '';
function raisedBy(all: Play, result: Result, { amount, factor }: Part): Part {
	const raise = `angesagt.${saidIn(all, result) || 'none'}`;
	if (!yes(all.book, raise)) return { amount, factor };
	const value = number(all.book, raise);
	const adds = text(all.book, `${raise}.by`) === 'amount';
	// An amount beside what the contract multiplies is added first.
	return adds ? { amount: amount + value, factor } : { amount, factor: factor * value };
}
/** What a listed ending stands for. */
function ending(all: Play, result: Result): Part {
	const { rule, game } = all;
	const said = saidIn(all, result);
	const schwarz = result.schwarz || said === 'schwarz';
	const schneider = result.schneider || said !== '';
	const { won } = result;
	const how = schwarz ? 'Schwarz' : schneider ? 'Schneider' : '';
	const listed = `table.${won ? 'won' : 'lost'}${yes(game, 'tout') ? 'Tout' : how}`;
	if (yes(rule, listed)) return { amount: number(rule, listed), factor: 1 };
	const counts = yes(game, 'tout') && yes(rule, 'schneider') ? text(rule, 'toutCounts') : '';
	const more = schneider || counts !== '' ? cost(all, 'schneider') : 0;
	const most = schwarz || counts === 'schwarz' ? cost(all, 'schwarz') : 0;
	const { amount, factor } = toutOf(all);
	return { amount: number(rule, 'base') + more + most + amount, factor: factor * number(rule, 'factor', 1) };
}
/** What those among `players` multiply who laid, by the rules that count for all or only between two. */
function layFactor({ book, game, table }: Play, players: Names, between: boolean): number {
	const factorOf = (key: string): number => {
		if ((text(book, `${key}.pays`) === 'layer') !== between) return 1;
		const times = names(game, key).filter((player) => players.includes(player)).length;
		const once = text(book, `${key}.counts`) === 'once';
		return number(book, `${key}.factor`, 1) ** (once ? Math.min(times, 1) : times);
	};
	return table.deckelCount && !yes(game, 'outOfTurn') ? factorOf('deckel') * factorOf('legen') : 1;
}

const capped = ({ book }: Play, cents: number): number => Math.min(cents, number(book, 'cap', Infinity));
function finish(all: Play, { amount, factor }: Part): number {
	const { book, rule, game, table } = all;
	const most = yes(rule, 'schuss') ? names(book, 'schuss.names').length : 0;
	const schuss = number(book, 'schuss.factor', 1) ** Math.min(number(game, 'schuss'), most);
	const factors = [table.unit, factor, schuss, layFactor(all, table.players, false), ...table.factors];
	const cents = factors.reduce((a, b) => a * b, amount);
	const [to, way] = [number(book, 'rounding.to', 1), text(book, 'rounding.way')];
	const round = way === 'up' ? Math.ceil : way === 'down' ? Math.floor : Math.round;
	return capped(all, round(cents / to) * to);
}
/** Every loser pays every winner so much. */
function pay(players: Names, losers: Names, winners: Names, price: number): readonly number[] {
	const owes = (player: string): number => (losers.includes(player) ? winners.length * price : 0);
	return players.map((player) => (winners.includes(player) ? losers.length * price : 0) - owes(player));
}
/** One side and all others: who is alone settles with each; of two and two each settles once. */
function settle(players: Names, side: Names, won: boolean, price: number): readonly number[] {
	const others = except(players, side);
	const each = side.length === others.length ? price / side.length : price;
	return won ? pay(players, others, side, each) : pay(players, side, others, each);
}
function penalty(all: Play, player: string): Second {
	const { rule, game, table } = all;
	const { amount, factor } = toutOf(all);
	const schneider = yes(game, 'tout') && yes(rule, 'tout') ? 0 : cost(all, 'schneider');
	const price = (number(rule, 'base') + schneider + amount) * factor * table.unit;
	const side = sideOf(all);
	const against = side.includes(player) ? except(table.players, side) : side;
	// Who betrays one who plays alone pays him for all of his side.
	const each = against.length === 1 ? (table.players.length - 1) * price : price;
	const payoff = pay(table.players, [player], against, each);
	const kept = yes(all.book, 'championship') && yes(game, 'tout');
	return { price, payoff: kept ? payoff.map((cents) => Math.min(cents, 0)) : payoff };
}
const isDrawn = (all: Play): boolean =>
	text(all.rule, 'sides') !== 'mungo' && offender(all) === null && written(all) === null;
const countsNothing = ({ book, rule, table }: Play): boolean =>
	table.first && yes(book, 'sieNotFirst') && text(rule, 'goal') === 'hand';
function twoSides(all: Play): Second {
	const { players } = all.table;
	if (isDrawn(all)) return { price: 0, payoff: players.map(() => 0) };
	const result = resultOf(all);
	const { amount, factor } = raisedBy(all, result, ending(all, result));
	const price = finish(all, { amount: amount + laufende(all), factor });
	const payoff = settle(players, sideOf(all), result.won, price);
	const foul = offender(all);
	if (foul === null || text(all.game, 'foul.kind') !== 'verraten') return { price, payoff };
	const owed = sum(payoff.filter((cents) => cents < 0));
	return { price, payoff: payoff.map((cents, i) => (players[i] === foul ? owed : Math.max(cents, 0))) };
}
/** What counts only between two, on top of the payoff. */
function withLaying(all: Play, payoff: readonly number[]): readonly number[] {
	const { players } = all.table;
	const declarer = players.indexOf(text(all.game, 'declarer'));
	const won = sum(payoff.filter((cents) => cents > 0)) || 1;
	const owed = (i: number, j: number): number => {
		const [mine, theirs] = [payoff[i] ?? 0, payoff[j] ?? 0];
		const factor = layFactor(all, [players[i] ?? '', players[j] ?? ''], true);
		return mine * theirs < 0 ? mine * Math.abs(theirs) * (factor - 1) : 0;
	};
	const cut = (cents: number): number => (declarer < 0 ? Math.trunc(cents / won) * won : cents);
	const pairs = (i: number): readonly number[] => players.map((_, j) => cut(owed(i, j)));
	const extra = players.map((_, i) => (i === declarer ? 0 : Math.trunc(sum(pairs(i)) / won)));
	return payoff.map((cents, i) => cents + (i === declarer ? -sum(extra) : (extra[i] ?? 0)));
}
/** Few is good: by Augen, then by tricks or by who gave no Spritze. */
function scores({ book, game, table }: Play): readonly number[] {
	const augen = (player: string): number => number(game, `augen.${player}`);
	const gave = (player: string): number => Number(names(game, 'spritzen').includes(player));
	const tie = (player: string): number => {
		if (text(book, 'mungo.ties.by') === 'tricks') return number(game, `tricks.${player}`);
		const level = table.players.filter((other) => augen(other) === augen(player));
		const kept = level.length === 3 && sum(level.map(gave)) !== 2;
		return kept && text(book, 'mungo.pays') === 'two' ? 0 : gave(player);
	};
	return table.players.map((player) => augen(player) * 100 + tie(player));
}
function byRank(all: Play, price: number): readonly number[] {
	const { players } = all.table;
	const score = scores(all);
	const [a = 0, b = 0, c = 0, d = 0] = [...score].sort((x, y) => x - y);
	const upTo = (most: number): Names => players.filter((_, i) => (score[i] ?? 0) <= most);
	const last = except(players, upTo(d - 1));
	if (a === d) return players.map(() => 0);
	if (text(all.book, 'mungo.pays') === 'most') return pay(players, last, upTo(d - 1), price);
	const to = number(all.book, 'mungo.roundUpTo', 1);
	if (a === c || b === d) return pay(players, last, upTo(a), Math.ceil(price / 3 / to) * to);
	if (b === c) return pay(players, last, upTo(a), price);
	return settle(players, upTo(b), true, price);
}
function everybody(all: Play): Second {
	const { book, rule, game, table } = all;
	const tricks = entries(at(game, 'tricks'));
	const [most = ''] = tricks.find(([, took]) => took === (yes(book, 'kurz') ? 6 : 8)) ?? [];
	const marsch = offender(all) === null ? text(game, 'durchmarsch') || most : '';
	const alone = offender(all) ?? (marsch || text(game, 'hinleger'));
	const given = number(book, 'mungo.spritze', 1) ** names(game, 'spritzen').length;
	const counted = tricks.filter(([, took]) => took === 0);
	const without = yes(game, 'jungfrau') ? names(game, 'jungfrau') : counted;
	const factor = given * number(book, 'mungo.jungfrau', 1) ** (alone ? 0 : without.length);
	const base = number(rule, 'base');
	const amount = marsch ? number(book, 'mungo.durchmarsch.price', base) : base;
	const price = finish(all, { amount, factor });
	const named = alone ? [alone] : names(game, 'losers');
	if (named.length === 0) return { price, payoff: byRank(all, price) };
	const wins = marsch !== '' && yes(book, 'mungo.durchmarsch.wins');
	return { price, payoff: settle(table.players, named, wins, price) };
}

const ruleOf = (book: Fields, game: Fields): Play['rule'] => at(book, `contracts.${text(game, 'contract')}`);
/** Who pays a penalty for wrong play, which is then all there is. */
export function fined(book: Fields, game: Fields): string | null {
	const rule = ruleOf(book, game);
	const costs = yes(book, 'foulPenalty') && text(rule, 'sides') !== 'mungo';
	return costs ? offender({ book, game, rule }) : null;
}

export function secondPrice(book: Fields, game: Fields, table: Table): Second {
	const all: Play = { book, game, rule: ruleOf(book, game), table };
	if (countsNothing(all)) return { price: 0, payoff: table.players.map(() => 0) };
	const foul = fined(book, game);
	if (foul !== null) return penalty(all, foul);
	const { price, payoff } = text(all.rule, 'sides') === 'mungo' ? everybody(all) : twoSides(all);
	return { price, payoff: withLaying(all, payoff) };
}

/** How a game ended; `won` is null in a Mungo and where it is drawn. */
export interface Outcome {
	readonly won: boolean | null;
	readonly schneider: boolean;
	readonly schwarz: boolean;
	readonly drawn: boolean;
	readonly side: Names;
	/** Of the declarer's side; −1 where they are not known, or a foul went before them. */
	readonly augen: number;
}
export function secondOutcome(book: Fields, game: Fields, table: Table): Outcome {
	const all: Play = { book, game, rule: at(book, `contracts.${text(game, 'contract')}`), table };
	const drawn = isDrawn(all);
	const side = sideOf(all);
	if (drawn || text(all.rule, 'sides') === 'mungo')
		return { won: null, schneider: false, schwarz: false, drawn, side, augen: drawn ? 60 : -1 };
	const [result, said] = [resultOf(all), written(all)];
	if (offender(all) !== null && yes(book, 'foulPenalty'))
		return { won: result.won, schneider: false, schwarz: false, drawn, side, augen: -1 };
	const augen = said?.won === result.won ? number(game, 'augen', -1) : -1;
	return { ...result, drawn, side, augen };
}
