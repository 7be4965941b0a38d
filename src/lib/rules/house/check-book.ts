import { ok, refused, type Result } from '#lib/base/result.ts';
import { book as bookSchema } from '../book-schema.ts';
import {
	asksRate,
	bockIn,
	type Book,
	type ContractRule,
	type Extra,
	type Figure,
	type RoundRule
} from '../book.ts';
import { mungoWord, roundWord, wordOf } from '../book-words.ts';
import { countsAs, countsAugen, mungoOf, surchargesOf } from '../contract-kind.ts';
import { CHANCES, chanceWord } from '../laying.ts';
import { valueAt, type BookPath } from '../book-path.ts';
import { endingPrice, endingsOf } from '../ending-prices.ts';
import { placesForMoney, shapeFaults } from '../schema-shapes.ts';
import { ALL_AUGEN, CONTRACTS, HANDS, type Contract, type RoundKind } from '../vocabulary.ts';
import { checkContracts, NOTHING_PLAYED } from './check-contracts.ts';
import { checkPots } from './check-pots.ts';
import { checkSentences } from './check-sentences.ts';
import { demand, so, type Demand, type Note } from './demands.ts';
import type { BookFault } from './refusal-text.ts';

/** No game may be dearer, in units: a hundred times what the dearest of our own books costs. */
const MOST = 100_000_000;

/**
 * Checks a book that a club made: its shape by the schema, then what can't be together, each with the reason. Faults name the
 * field (a dotted path) and what is wrong with it; all of them at once. What passes prices every legal game to whole cents.
 */
export function checkBook(value: unknown): Result<Book, readonly BookFault[]> {
	const shape = shapeFaults(value, bookSchema).map((fault): BookFault => {
		if (isNothingPlayed(value, fault)) return NOTHING_PLAYED;
		const isUnnamed =
			fault.refusal.code === 'bookText' && NAME.test(fault.path) && valueAt(value, fault.path) === '';
		return isUnnamed ? { path: fault.path, refusal: { code: 'contractUnnamed' } } : fault;
	});
	if (shape.length > 0) return refused(shape);
	const book = value as Book;
	const faults: BookFault[] = [];
	const note: Note = (path, refusal) => void faults.push({ path, refusal });
	checkContracts(book, note);
	demand(book, [...AUGEN, ...NOBODY_PLAYS, ...STOCK], note);
	checkRounds(book, note);
	checkTriggers(book, note);
	checkFinalPrice(book, note);
	if (book.unit.points) checkPoints(book, note);
	if (book.unit.agreed && book.unit.large) note('unit.large', { code: 'largeNotAgreed' });
	checkPots(book, note);
	checkSentences(book, note);
	if (faults.length === 0 && highestPrice(book) > MOST) {
		note('schuss', { code: 'tooDear' });
	}
	return faults.length > 0 ? refused(faults) : ok(book);
}

/** The Augen of either side where nobody has more. */
const HALF = ALL_AUGEN / 2;

const NAME = /^words\.contracts\.\w+$/;

/** A list of contracts that is empty, which the schema can say in numbers only. */
const isNothingPlayed = (value: unknown, { path }: BookFault): boolean =>
	path === 'order' && JSON.stringify((value as Partial<Book>).order) === '[]';

/** The declarer's side loses with fewer than `won`, its opponents with at most what that leaves. */
const AUGEN: readonly Demand<Book>[] = [
	[
		'augen.schneiderDeclarer.value',
		({ augen: { won, schneiderDeclarer: schneider } }) =>
			schneider.value >= won.value && {
				code: 'declarerAlwaysSchneider',
				won: won.value,
				schneider: schneider.value
			}
	],
	[
		'augen.schneiderOpponents.value',
		({ augen: { won, schneiderOpponents } }) => {
			const most = ALL_AUGEN - won.value;
			return schneiderOpponents.value > most && { code: 'opponentsAlwaysSchneider', won: won.value, most };
		}
	],
	[
		'augen.wonMuss.value',
		({ augen: { won, wonMuss } }) => wonMuss && wonMuss.value > won.value && { code: 'mussNeedsMore' }
	],
	['augen.drawn', so('drawnNever', ({ augen }) => augen.drawn != null && augen.won.value !== HALF + 1)],
	[
		'augen.drawn.of',
		(book) => {
			const of = book.augen.drawn?.of;
			const rule = of && book.contracts[of];
			if (of && !rule) return { code: 'sentenceUnknown', contract: wordOf(book, of) };
			return of && rule && !countsAugen(rule) && { code: 'drawnNot', contract: wordOf(book, of) };
		}
	],
	[
		'augen.lastSchuss',
		({ augen, schuss }) => augen.lastSchuss && schuss.names.length === 0 && { code: 'noLastSchuss' }
	]
];

/**
 * What a book may have only if its games cost money: fines, bidding for the Stock, winnings for the Kasse, and what becomes of a
 * price in cents. Pots and fees lie beside what games move, so they are no part of it; a Stock, a bought hand and what was taken
 * wrongly are counted as the games are, so a book that counts points has them in points.
 */
export const ABOUT_MONEY = placesForMoney(bookSchema) as readonly BookPath[];

/** Whether a book may have what lies there: what it has may be taken out. */
export const mayHave = (book: Book, at: BookPath): boolean =>
	!book.unit.points || !ABOUT_MONEY.includes(at) || valueAt(book, at) != null;

/** Of a book that counts points: nothing of it may cost money at the table. */
function checkPoints(book: Book, note: Note): void {
	if (book.unit.cents > 1 || asksRate(book)) note('unit', { code: 'pointsHaveNoUnit' });
	for (const place of ABOUT_MONEY)
		if (valueAt(book, place) != null) note(place, { code: 'pointsAreNoMoney' });
}

function checkFinalPrice(book: Book, note: Note): void {
	const { rounding, cap } = book;
	if (cap?.value === 0) note('cap.value', { code: 'capNothing' });
	// What is paid between two would be neither rounded nor limited.
	const laid = CHANCES.find((chance) => book[chance]?.pays === 'layer');
	if (laid && (rounding ?? cap)) {
		note(cap ? 'cap' : 'rounding', { code: 'finalNotForTwo', laid: chanceWord(book, laid) });
	}
}

const has = ({ contracts }: Book, sides: ContractRule['sides']): boolean =>
	Object.values(contracts).some((rule) => rule.sides === sides);
const hasHerzSolo = (book: Book): boolean =>
	book.order.some((one) => countsAs(book, one) === 'solo' && book.contracts[one]?.suits.includes('herz'));
const isWonBy = ({ stock }: Book, game: 'rufspiel' | 'einzelspiel' | 'herzSolo'): boolean =>
	stock.wonBy?.game === game;
const isFilledByLost = ({ stock }: Book): boolean => stock.lostEinzelspiel !== null;
/** Whether any game wins the Stock. */
export const isEverWon = ({ stock, rufspielStock, rounds }: Book): boolean =>
	(stock.wonBy ?? rufspielStock ?? rounds.gardareizrunde ?? null) !== null;
const isThrown = ({ nobodyPlays }: Book): boolean => nobodyPlays === 'passed';

const mustWhenPassed = ({ nobodyPlays }: Book): boolean => nobodyPlays === 'muss' || nobodyPlays === 'kreuz';

/** Whether by this book it may be that somebody has to play: when nobody wants to, in a round, or after something. */
export const somebodyMust = (book: Book): boolean =>
	mustWhenPassed(book) ||
	[...Object.values(book.rounds), ...Object.values(book.sentences)].some(({ must }) => must);

const NOBODY_PLAYS: readonly Demand<Book>[] = [
	[
		'mungo',
		(book) => {
			const forHimself = mungoOf(book);
			return forHimself && !book.mungo && { code: 'mungoRuleMissing', contract: wordOf(book, forHimself) };
		}
	],
	['contracts.mungo', so('mungoPriceMissing', (book) => book.mungo !== null && !mungoOf(book))],
	['nobodyPlays', so('noMungo', (book) => book.nobodyPlays === 'mungo' && !mungoOf(book))],
	['nobodyPlays', so('noKreuz', (book) => book.nobodyPlays === 'kreuz' && !book.contracts.kreuz)],
	['passedPays', so('passedPaysUnused', (book) => book.passedPays !== null && !isThrown(book))],
	['next.passed', so('passedNever', (book) => book.next.passed !== null && !isThrown(book))],
	['augen.wonMuss', so('nobodyMust', (book) => book.augen.wonMuss !== null && !somebodyMust(book))],
	['muss', so('nobodyMust', (book) => book.muss != null && !mustWhenPassed(book))]
];

/** The Stock: won in one way, by a game that there is, and never only filled. */
const STOCK: readonly Demand<Book>[] = [
	['stock.wonBy', so('stockTwice', ({ stock, rufspielStock }) => !!stock.wonBy && rufspielStock !== null)],
	['stock.wonBy', so('noRufspiel', (book) => isWonBy(book, 'rufspiel') && !has(book, 'rufspiel'))],
	['stock.wonBy', so('noEinzelspiel', (book) => isWonBy(book, 'einzelspiel') && !has(book, 'einzelspiel'))],
	['stock.wonBy', so('noHerzSolo', (book) => isWonBy(book, 'herzSolo') && !hasHerzSolo(book))],
	['stock.lostEinzelspiel', so('noEinzelspiel', (book) => isFilledByLost(book) && !has(book, 'einzelspiel'))],
	['stock.lostEinzelspiel', so('stockOnlyGrows', (book) => isFilledByLost(book) && !isEverWon(book))],
	['rufspielStock', so('noRufspiel', (book) => book.rufspielStock !== null && !has(book, 'rufspiel'))]
];

interface LookedRound {
	readonly book: Book;
	readonly rule: RoundRule;
	readonly round: string;
}

/** What is wrong with a round that lasts until Mungos are played, if nobody can play one in it. */
const endless = ({ book, rule, round }: LookedRound) =>
	!(rule.contracts ?? book.order).some((contract) => book.contracts[contract]?.sides === 'mungo') &&
	({ code: 'roundEndless', mungo: mungoWord(book), round } as const);

const OF_ROUND: readonly Demand<LookedRound>[] = [
	['contracts', ({ rule, round }) => rule.contracts?.length === 0 && { code: 'roundEmpty', round }],
	[
		'stoeckle',
		({ rule, round }) =>
			(rule.lasts === 'stoeckle') !== rule.stoeckle.length > 0 && { code: 'noStoeckle', round }
	],
	['games', so('roundGames', ({ rule: { games, lasts } }) => games != null && lasts !== 'round')],
	[
		'prices',
		({ book, rule: { prices } }) => {
			const gone = CONTRACTS.find((one) => prices?.[one] && !book.contracts[one]);
			return gone && { code: 'sentenceUnknown', contract: wordOf(book, gone) };
		}
	],
	['lasts', (of) => ['mungos', 'fourMungos'].includes(of.rule.lasts) && endless(of)],
	['canBeGeschoben', (of) => of.rule.canBeGeschoben && endless(of)]
];

function checkRounds(book: Book, note: Note): void {
	if (Object.values(book.rounds).some((rule) => !bockIn(book, rule))) note('bock', { code: 'bockMissing' });
	for (const [key, rule] of Object.entries(book.rounds)) {
		const kind = key as RoundKind;
		if (!book.words.rounds[kind]) note(`words.rounds.${kind}`, { code: 'roundUnnamed' });
		const noteAt: Note = (field, refusal) => note(`rounds.${kind}.${field}`, refusal);
		demand({ book, rule, round: roundWord(book, kind) }, OF_ROUND, noteAt);
	}
	if ((book.rounds.gardareizrunde === undefined) !== (book.gardareiz === null)) {
		note('gardareiz', { code: 'gardareizHalf' });
	}
}

/** A vote is between these two. */
const VOTED: readonly RoundKind[] = ['mungorunde', 'bockrunde'];

function checkTriggers({ triggers, rounds }: Book, note: Note): void {
	for (const name of ['level', 'lostEinzelspiel', 'allTricks'] as const) {
		const trigger = triggers[name];
		if (trigger && !rounds[trigger.opens]) {
			note(`triggers.${name}.opens`, { code: 'roundUnknown' });
		}
	}
	const { allTricks } = triggers;
	if (!allTricks?.voteAgainst) return;
	const { opens, voteAgainst } = allTricks;
	if (
		!rounds[voteAgainst] ||
		opens === voteAgainst ||
		![opens, voteAgainst].every((kind) => VOTED.includes(kind))
	) {
		note('triggers.allTricks.voteAgainst', { code: 'voteImpossible' });
	}
}

const factorOf = (figure: Figure | null | undefined, times = 1): number => (figure?.value ?? 1) ** times;

const doublesNext = ({ next, sentences }: Book): boolean =>
	Object.keys(sentences).length > 0 || Object.values(next).some((rule) => rule !== null);

/** What the dearest game of the book can cost one player, in units: everything held, said and laid at once. */
function highestPrice(book: Book): number {
	const rounds = Object.values(book.rounds);
	const outer =
		factorOf(book.deckel?.factor, book.deckel?.most ?? 0) *
		factorOf(book.legen?.factor, book.legen?.most ?? 0) *
		(doublesNext(book) ? 2 : 1) *
		Math.max(factorOf(book.bock), ...rounds.map((rule) => factorOf(bockIn(book, rule)))) *
		factorOf(book.bockspiel);
	const prices = (Object.entries(book.contracts) as [Contract, ContractRule][]).map(([contract, rule]) =>
		Math.max(
			dearest(book, rule),
			...rounds.flatMap(({ prices }) =>
				prices?.[contract] ? dearest(book, { ...rule, base: prices[contract] }) : []
			)
		)
	);
	return Math.max(...prices) * outer;
}

function dearestMungo(book: Book, rule: ContractRule): number {
	const { spritze, jungfrau, durchmarsch } = book.mungo ?? {};
	const base = Math.max(rule.base.value, durchmarsch?.price?.value ?? 0);
	return base * factorOf(spritze, HANDS) * factorOf(jungfrau, HANDS - 2);
}

function dearest(book: Book, rule: ContractRule): number {
	if (rule.sides === 'mungo') return dearestMungo(book, rule);
	const laufende = rule.laufende ? Math.max(rule.laufende.most, rule.laufendeHeld) : 0;
	const held = laufende * surchargesOf(book, rule).laufender.value;
	const prices = endingsOf(rule).map((ending) => endingPrice(book, rule, ending, held));
	const raised = (price: number, raise: Extra | null): number =>
		raise === null ? price : raise.by === 'factor' ? price * raise.value : price + raise.value;
	const { schneider = null, schwarz = null } = (rule.schneider && book.angesagt) || {};
	const most = Math.max(...prices);
	return (
		Math.max(raised(most, schneider), raised(most, schwarz)) *
		factorOf(book.schuss.factor, book.schuss.names.length)
	);
}
