import { ok, refused, type Result } from '#lib/base/result.ts';
import { book as bookSchema, ABOUT_MONEY } from '../book-schema.ts';
import { asksRate, type Book, type ContractRule, type Figure } from '../book.ts';
import { mungoWord, roundWord, termOf, wordOf } from '../book-words.ts';
import { countsAs, mungoOf, surchargesOf } from '../contract-kind.ts';
import { valueAt } from '../place.ts';
import { endingPrice, endingsOf } from '../ending-prices.ts';
import { shapeFaults } from '../schema-shapes.ts';
import { ALL_AUGEN, HANDS, type RoundKind } from '../vocabulary.ts';
import { checkContracts, NOTHING_PLAYED } from './check-contracts.ts';
import { checkPots } from './check-pots.ts';
import { checkSentences } from './check-sentences.ts';
import type { BookFault, BookRefusal } from './refusal-text.ts';

type Note = (path: string, refusal: BookRefusal) => void;

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
	checkAugen(book, note);
	checkNobodyPlays(book, note);
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

const NAME = /^words\.contracts\.\w+$/;

/** A list of contracts that is empty, which the schema can say in numbers only. */
const isNothingPlayed = (value: unknown, { path }: BookFault): boolean =>
	path === 'order' && JSON.stringify((value as Partial<Book>).order) === '[]';

function checkAugen({ augen, schuss }: Book, note: Note): void {
	const { won, wonMuss, schneiderDeclarer, schneiderOpponents, lastSchuss } = augen;
	// The declarer's side loses with fewer than `won`, its opponents with at most what that leaves.
	if (schneiderDeclarer.value >= won.value) {
		note('augen.schneiderDeclarer.value', {
			code: 'declarerAlwaysSchneider',
			won: won.value,
			schneider: schneiderDeclarer.value
		});
	}
	if (schneiderOpponents.value > ALL_AUGEN - won.value) {
		note('augen.schneiderOpponents.value', {
			code: 'opponentsAlwaysSchneider',
			won: won.value,
			most: ALL_AUGEN - won.value
		});
	}
	if (wonMuss && wonMuss.value > won.value) {
		note('augen.wonMuss.value', { code: 'mussNeedsMore' });
	}
	if (lastSchuss && schuss.names.length === 0) {
		note('augen.lastSchuss', { code: 'noLastSchuss' });
	}
}

/** Of a book that counts points: nothing of it may cost money at the table. */
function checkPoints(book: Book, note: Note): void {
	if (book.unit.cents > 1 || asksRate(book)) note('unit', { code: 'pointsHaveNoUnit' });
	for (const place of ABOUT_MONEY)
		if (valueAt(book, place) != null) note(place, { code: 'pointsAreNoMoney' });
}

function checkFinalPrice({ rounding, cap, deckel, legen, words }: Book, note: Note): void {
	if (cap?.value === 0) note('cap.value', { code: 'capNothing' });
	const laid =
		deckel?.pays === 'layer' ? words.deckel : legen?.pays === 'layer' ? termOf({ words }, 'legen') : null;
	// What is paid between two would be neither rounded nor limited.
	if (laid !== null && (rounding ?? cap)) {
		note(cap ? 'cap' : 'rounding', { code: 'finalNotForTwo', laid });
	}
}

function checkNobodyPlays(book: Book, note: Note): void {
	const { nobodyPlays, contracts, mungo } = book;
	const forHimself = mungoOf(book);
	if (forHimself && !mungo) note('mungo', { code: 'mungoRuleMissing', contract: wordOf(book, forHimself) });
	if (mungo && !forHimself) note('contracts.mungo', { code: 'mungoPriceMissing' });
	if (nobodyPlays === 'mungo' && !forHimself) {
		note('nobodyPlays', { code: 'noMungo' });
	}
	if (nobodyPlays === 'kreuz' && !contracts.kreuz) {
		note('nobodyPlays', { code: 'noKreuz' });
	}
	if (book.passedPays && nobodyPlays !== 'passed') {
		note('passedPays', { code: 'passedPaysUnused' });
	}
	if (book.next.passed && nobodyPlays !== 'passed') {
		note('next.passed', { code: 'passedNever' });
	}
	if (book.augen.wonMuss && nobodyPlays !== 'muss') {
		note('augen.wonMuss', { code: 'nobodyMust' });
	}
	checkStock(book, note);
	if (book.rufspielStock && !Object.values(contracts).some(({ sides }) => sides === 'rufspiel')) {
		note('rufspielStock', { code: 'noRufspiel' });
	}
}

/** The Stock: won in one way, by a game that there is, and never only filled. */
function checkStock(book: Book, note: Note): void {
	const { stock, contracts, rufspielStock, rounds } = book;
	const { lostEinzelspiel, wonBy } = stock;
	const has = (sides: ContractRule['sides']): boolean =>
		Object.values(contracts).some((rule) => rule.sides === sides);
	if (wonBy && rufspielStock) note('stock.wonBy', { code: 'stockTwice' });
	if (wonBy?.game === 'rufspiel' && !has('rufspiel')) note('stock.wonBy', { code: 'noRufspiel' });
	if (wonBy?.game === 'einzelspiel' && !has('einzelspiel')) note('stock.wonBy', { code: 'noEinzelspiel' });
	const herzSolo = book.order.some(
		(contract) => countsAs(book, contract) === 'solo' && contracts[contract]?.suits.includes('herz')
	);
	if (wonBy?.game === 'herzSolo' && !herzSolo) note('stock.wonBy', { code: 'noHerzSolo' });
	if (lostEinzelspiel && !has('einzelspiel')) note('stock.lostEinzelspiel', { code: 'noEinzelspiel' });
	if (lostEinzelspiel && !wonBy && !rufspielStock && !rounds.gardareizrunde) {
		note('stock.lostEinzelspiel', { code: 'stockOnlyGrows' });
	}
}

function checkRounds(book: Book, note: Note): void {
	if (!book.bock && Object.keys(book.rounds).length > 0) {
		note('bock', { code: 'bockMissing' });
	}
	for (const [kind, rule] of Object.entries(book.rounds)) {
		const at = (field: string): string => `rounds.${kind}.${field}`;
		const word = roundWord(book, kind as RoundKind);
		if (!book.words.rounds[kind as RoundKind]) note(`words.rounds.${kind}`, { code: 'roundUnnamed' });
		if (rule.contracts?.length === 0) note(at('contracts'), { code: 'roundEmpty', round: word });
		if ((rule.lasts === 'stoeckle') !== rule.stoeckle.length > 0) {
			note(at('stoeckle'), { code: 'noStoeckle', round: word });
		}
		const untilMungos = ['mungos', 'fourMungos'].includes(rule.lasts) || rule.canBeGeschoben;
		const inIt = rule.contracts ?? book.order;
		if (untilMungos && !inIt.some((contract) => book.contracts[contract]?.sides === 'mungo')) {
			note(at('lasts'), { code: 'roundEndless', mungo: mungoWord(book), round: word });
		}
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
	const outer =
		factorOf(book.deckel?.factor, book.deckel?.most ?? 0) *
		factorOf(book.legen?.factor, book.legen?.most ?? 0) *
		(doublesNext(book) ? 2 : 1) *
		factorOf(book.bock) *
		factorOf(book.bockspiel);
	const prices = Object.values(book.contracts).map((rule) => dearest(book, rule));
	return Math.max(...prices) * outer;
}

function dearest(book: Book, rule: ContractRule): number {
	if (rule.sides === 'mungo') {
		const { spritze, jungfrau } = book.mungo ?? {};
		return rule.base.value * factorOf(spritze, HANDS) * factorOf(jungfrau, HANDS - 2);
	}
	const laufende = rule.laufende ? Math.max(rule.laufende.most, rule.laufendeHeld) : 0;
	const held = laufende * surchargesOf(book, rule).laufender.value;
	const prices = endingsOf(rule).map((ending) => endingPrice(book, rule, ending, held));
	return Math.max(...prices) * factorOf(book.schuss.factor, book.schuss.names.length);
}
