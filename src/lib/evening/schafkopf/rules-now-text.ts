import { asSentence } from '#lib/base/refusal.ts';
import { inSentence } from '#lib/base/text.ts';
import { roundWord, stockWord, termOf, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { handOf, bettelHandicap } from '#lib/rules/contract-kind.ts';
import type { PrintedChapter } from '#lib/rules/printed/print.ts';
import { notFirstText } from '#lib/rules/price.ts';
import { toldNow, type ToldRule } from '#lib/rules/printed/told-now.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import { dealAt } from '../seats.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState } from '../state.ts';
import { headed, ofBook, ofTable, type Told, type ToldLine } from '../rules-now.ts';
import { causeOf, causeText } from './causes.ts';
import { dealerOf, deckelCount, type Moment, possibleTrades } from './moment.ts';
import { mustNowText } from './must-play.ts';
import { meaningText, runningText, stockWinner } from './round-text.ts';
import { contractsNow, type RunningRound } from './rounds.ts';
import { sayings } from './sayings.ts';
import { isReshuffled, sayingText } from './sayings-text.ts';

/** The game that is dealt now, and the book as it is printed, with those of its rules that hold. */
interface Now {
	readonly evening: EveningState;
	readonly moment: Moment;
	readonly typed: TypedGame;
	readonly nameOf: NameOf;
	readonly chapters: readonly PrintedChapter[];
	readonly rules: readonly ToldRule[];
}

/**
 * All that holds for the game that is dealt now: who does what, and what the printed book (`chapters`) says of it, in its own
 * sentences. Beside them stand only names and what was counted or written at this table.
 */
export function toldInFull(
	evening: EveningState,
	moment: Moment,
	typed: TypedGame,
	nameOf: NameOf,
	chapters: readonly PrintedChapter[]
): readonly Told[] {
	const rules = toldNow(chapters, {
		championship: evening.occasion === 'meisterschaft',
		first: moment.first,
		// A Bockspiel is bound by no round (§8.4).
		round: typed.outOfTurn ? null : (moment.round?.kind ?? null),
		laying: deckelCount(moment, typed),
		seats: moment.seats.length
	});
	const now: Now = { evening, moment, typed, nameOf, chapters, rules };
	return [
		...headed('Wer spielen muss', ofMust(now)),
		...headed('Geben', [...dealing(now), ...ofBook(rules, 'deal')]),
		...ofMore(now),
		...ofRound(now),
		...headed('Im ersten Spiel', [...ofFirst(now), ...ofBook(rules, 'first')]),
		...headed('Vom Schiedsrichter zu genehmigen', ofBook(rules, 'approval')),
		...headed('Reizen', [...ofBook(rules, 'bids'), ...ofBid(now)]),
		...headed(moment.book.words.deckel, ofDeckel(now)),
		...headed('Was gespielt werden kann, das Höchste zuerst', ofOrder(now)),
		...headed('Ansagen', ofBook(rules, 'announce')),
		...headed(championshipTitle(now), ofBook(rules, 'championship'))
	];
}

/** "Zockmeisterschaft": the name of the chapter that speaks of it, without its number. */
function championshipTitle({ chapters, rules }: Now): string {
	const told = rules.find(({ topic }) => topic === 'championship');
	const chapter = chapters.find(({ sections }) =>
		sections.some((section) => section.rules.some(({ key }) => key === told?.key))
	);
	return chapter?.title.replace(/^\d+ /, '') ?? '';
}

/** Who must play, by a sentence of the club's own. */
function ofMust({ evening, nameOf }: Now): readonly ToldLine[] {
	const text = mustNowText(evening, nameOf);
	return text === null ? [] : [ofTable(text)];
}

/** Who deals, cuts, leads and announces at this table. */
function dealing({ evening, moment, typed, nameOf }: Now): readonly ToldLine[] {
	const { book, seats } = moment;
	const deal = dealAt(seats, dealerOf(moment, typed));
	const [dealer, cutter, leads] = [deal.dealer, deal.cutter, deal.first].map(nameOf);
	return [
		ofTable(
			`${dealer} mischt und gibt, ${cutter} ${isReshuffled(evening) ? 'mischt nach' : 'hebt ab'}. ${leads} bekommt die ersten Karten, sagt zuerst an und kommt heraus.`
		),
		...sayings(moment, typed).flatMap((saying) =>
			saying.code === 'bockspiel' ? [ofTable(`${sayingText(book, saying, nameOf)}.`)] : []
		)
	];
}

/** Who of five or six sits out, and whose hand may be bought. */
function ofMore({ moment, typed, nameOf, chapters, rules }: Now): readonly Told[] {
	const { book, seats } = moment;
	const trades = possibleTrades(seats, dealerOf(moment, typed));
	const [first] = trades;
	if (!first) return [];
	const buyers = trades.map(({ buyer }) => nameOf(buyer));
	const out = ofTable(`${inSentence(buyers)} ${buyers.length === 1 ? 'setzt' : 'setzen'} aus.`);
	const printed = ofBook(rules, 'more');
	if (!book.boughtHand) return headed('Aussetzen', [out, ...printed]);
	const sold = ofTable(`Zu kaufen ist das Blatt von ${nameOf(first.seller)}.`, chapters, 'boughtHand.text');
	return headed('Aussetzen und Blatt kaufen', [out, sold, ...printed]);
}

/** After what the round is played; nothing where the table asked for it. */
function causesOf({ rows }: EveningState, book: Book, { kind, opener }: RunningRound): readonly string[] {
	const row = rows.find((one) => (one.type === 'game' || one.type === 'passed') && one.entry.id === opener);
	if (!row) return [];
	return [row.type === 'game' ? causeText(causeOf(book, row, kind)) : 'nach dem Zusammenwerfen'];
}

/** Why the running round is played, and how far it is; without one, what lies in the Stock. */
function ofRound({ evening, moment, nameOf, chapters }: Now): readonly Told[] {
	const { book, round } = moment;
	const { rounds, roundLength, mustPlay } = evening;
	const meaning = meaningText(evening);
	if (!round) {
		return meaning && rounds.running === null ? headed(termOf(book, 'stock'), [ofTable(`${meaning}.`)]) : [];
	}
	const now = round.opener === rounds.running?.opener ? `${runningText(book, round, roundLength)}.` : '';
	const ofKind = (text: string): ToldLine => ofTable(text, chapters, `round:${round.kind}.facts`);
	return headed(roundWord(book, round.kind), [
		...causesOf(evening, book, round).map((text) => ofKind(asSentence(text))),
		...(now ? [ofKind(now), ofKind(asSentence(meaning))] : []),
		...(mustPlay && now ? [ofTable(`Will keiner spielen, muss ${nameOf(mustPlay)}.`)] : [])
	]);
}

/** What was agreed on the Stock, and what the bid that is typed asks of a Bettel. */
function ofBid({ moment: { book, round }, typed: { bid }, chapters }: Now): readonly ToldLine[] {
	const rule = book.gardareiz;
	if (!rule || round?.kind !== 'gardareizrunde') return [];
	const lines: ToldLine[] = [];
	if (bid !== undefined && bid <= rule.bettelUpTo) {
		const { open, swap } = bettelHandicap(rule, bid);
		const text = `Bei ${bid}: ${open} offen${swap > 0 ? `, ${swap} getauscht` : ''}.`;
		lines.push(ofTable(text, chapters, 'gardareiz.bid'));
	}
	if (round.anyContractWinsStock) {
		const text = `Ausgemacht: ${stockWord(book, 'Den')} gewinnt ${stockWinner(book, true)}.`;
		lines.push(ofTable(text, chapters, 'gardareiz.any'));
	}
	return lines;
}

function ofDeckel({ moment, typed, nameOf, rules }: Now): readonly ToldLine[] {
	const { book } = moment;
	if (!book.deckel) return ofBook(rules, 'laying');
	if (!deckelCount(moment, typed)) return [ofTable(`Jetzt wird ohne ${book.words.deckel} gespielt.`)];
	const lacks = sayings(moment, { ...typed, contract: 'rufspiel', deckel: [] });
	return [
		...ofBook(rules, 'laying'),
		...lacks.flatMap((saying) =>
			saying.code === 'noDeckel' ? [ofTable(`${sayingText(book, { ...saying, asks: false }, nameOf)}.`)] : []
		)
	];
}

/** What outranks what; a printed sentence that leads to the list stands before it. */
function ofOrder(now: Now): readonly ToldLine[] {
	const printed = ofBook(now.rules, 'order');
	const leads = ({ text }: ToldLine): boolean => text.endsWith(':');
	return [...printed.filter(leads), ranking(now), ...printed.filter((line) => !leads(line))];
}

/** What may be played now, highest first: a Sie, then what is announced as a Tout, then the rest. */
function ranking({ moment: { book, round, first }, typed, chapters, rules }: Now): ToldLine {
	const now = contractsNow(book, typed.outOfTurn ? null : round);
	// In a stage's first game (schafkopfschule 5.2.15) a Tout is none, and a Sie, which is more than one, is none either.
	const isBarred = rules.some(({ bars }) => bars === 'tout');
	const isHand = (one: Contract): boolean => book.contracts[one]?.goal === 'hand';
	const words = (isIn: (one: Contract) => boolean): readonly string[] =>
		now.filter(isIn).map((one) => wordOf(book, one));
	const hands = isBarred || (first && book.sieNotFirst) ? [] : words(isHand);
	const touts = isBarred ? [] : words((one) => book.contracts[one]?.tout != null);
	const named = touts.map((word) => `${word}-${book.words.tout}`);
	return ofTable([...hands, ...named, ...words((one) => !isHand(one))].join(' · '), chapters, 'order.usual');
}

/** A Sie counts nothing as an evening's first game (schafkopfschule 2.9.1). */
function ofFirst({ moment: { book, first }, chapters }: Now): readonly ToldLine[] {
	const hand = handOf(book);
	return first && book.sieNotFirst
		? [ofTable(`${notFirstText(book, hand)}.`, chapters, `contract:${hand}.facts`)]
		: [];
}
