import { ok, refused, type Result } from '#lib/base/result.ts';
import type { Book, ContractRule, Figure } from '../book.ts';
import { laufendeLimit } from '../cards.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { surchargesOf } from '../contract-kind.ts';
import { ALL_AUGEN, HANDS, type Contract, type RoundKind } from '../vocabulary.ts';
import { shapeFaults } from './check-shape.ts';
import type { BookFault, BookRefusal } from './refusal-text.ts';

type Note = (path: string, refusal: BookRefusal) => void;

/** No game may be dearer, in units: a hundred times what the dearest of our own books costs. */
const MOST = 100_000_000;

/**
 * Checks a book that a club made: its shape by the schema, then what can't be together, each with the reason. Faults name the
 * field (a dotted path) and what is wrong with it; all of them at once. What passes prices every legal game to whole cents.
 */
export function checkBook(value: unknown): Result<Book, readonly BookFault[]> {
	const shape = shapeFaults(value).map((fault) => (isNothingPlayed(value, fault) ? NOTHING_PLAYED : fault));
	if (shape.length > 0) return refused(shape);
	const book = value as Book;
	const faults: BookFault[] = [];
	const note: Note = (path, refusal) => void faults.push({ path, refusal });
	checkContracts(book, note);
	checkAugen(book, note);
	checkNobodyPlays(book, note);
	checkRounds(book, note);
	checkTriggers(book, note);
	if (faults.length === 0 && highestPrice(book) > MOST) {
		note('schuss', { code: 'tooDear' });
	}
	return faults.length > 0 ? refused(faults) : ok(book);
}

const NOTHING_PLAYED: BookFault = {
	path: 'contracts',
	refusal: { code: 'nothingPlayed' }
};

/** A list of contracts that is empty, which the schema can say in numbers only. */
const isNothingPlayed = (value: unknown, { path }: BookFault): boolean =>
	path === 'order' && JSON.stringify((value as Partial<Book>).order) === '[]';

const GOALS: Readonly<Partial<Record<Contract, ContractRule['goal']>>> = { bettel: 'keinStich', sie: 'hand' };
const sidesOf = (contract: Contract): ContractRule['sides'] =>
	contract === 'rufspiel' || contract === 'kreuz' || contract === 'mungo' ? contract : 'einzelspiel';

function checkContracts(book: Book, note: Note): void {
	for (const [key, rule] of Object.entries(book.contracts)) {
		const contract = key as Contract;
		const word = wordOf(book, contract);
		const at = (field: string): string => `contracts.${contract}.${field}`;
		if (rule.sides !== sidesOf(contract)) note(at('sides'), { code: 'sidesFixed', contract: word });
		if (rule.goal !== (GOALS[contract] ?? 'augen')) note(at('goal'), { code: 'goalFixed', contract: word });
		checkLaufende(rule, contract, word, at, note);
		if (rule.goal !== 'augen' && rule.schneider)
			note(at('schneider'), { code: 'noSchneider', contract: word });
		if (rule.tout && (rule.goal !== 'augen' || contract === 'mungo')) {
			note(at('tout'), { code: 'noTout', contract: word, tout: book.words.tout });
		}
		if (rule.tout?.by === 'factor' && rule.tout.value > 10) {
			note(at('tout.value'), { code: 'toutTooDear', tout: book.words.tout });
		}
		if (rule.schuss && (rule.goal === 'hand' || contract === 'mungo')) {
			note(at('schuss'), { code: 'noSchuss', contract: word, schuss: book.schuss.names[0] ?? 'Schuss' });
		}
		if (!book.order.includes(contract)) note('order', { code: 'notInOrder', contract: word });
		if (!book.words.contracts[contract]) note(`words.contracts.${contract}`, { code: 'contractUnnamed' });
	}
	for (const contract of book.order) {
		if (!book.contracts[contract]) note('order', { code: 'notInContracts', contract });
	}
	if (!book.order.some((contract) => contract !== 'mungo' && contract !== 'sie')) {
		note(NOTHING_PLAYED.path, NOTHING_PLAYED.refusal);
	}
}

function checkLaufende(
	rule: ContractRule,
	contract: Contract,
	word: string,
	at: (field: string) => string,
	note: Note
): void {
	const { laufende } = rule;
	if (rule.goal !== 'hand' && rule.laufendeHeld > 0)
		note(at('laufendeHeld'), { code: 'heldCounts', contract: word });
	if (!laufende) return;
	if (rule.goal === 'keinStich' || contract === 'mungo') {
		note(at('laufende'), { code: 'noLaufende', contract: word });
	}
	const most = laufendeLimit(contract, rule);
	if (laufende.most > most) note(at('laufende.most'), { code: 'tooManyLaufende', contract: word, most });
	if (laufende.from.value > laufende.most) {
		note(at('laufende.from.value'), {
			code: 'laufendeNeverCount',
			contract: word,
			from: laufende.from.value,
			most: laufende.most
		});
	}
}

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

function checkNobodyPlays(book: Book, note: Note): void {
	const { nobodyPlays, contracts, mungo } = book;
	if (contracts.mungo && !mungo) note('mungo', { code: 'mungoRuleMissing', contract: wordOf(book, 'mungo') });
	if (mungo && !contracts.mungo) note('contracts.mungo', { code: 'mungoPriceMissing' });
	if (nobodyPlays === 'mungo' && !contracts.mungo) {
		note('nobodyPlays', { code: 'noMungo' });
	}
	if (nobodyPlays === 'kreuz' && !contracts.kreuz) {
		note('nobodyPlays', { code: 'noKreuz' });
	}
	if (book.passedPays && nobodyPlays !== 'passed') {
		note('passedPays', { code: 'passedPaysUnused' });
	}
	if (book.augen.wonMuss && nobodyPlays !== 'muss') {
		note('augen.wonMuss', { code: 'nobodyMust' });
	}
	if (book.rufspielStock && !contracts.rufspiel) {
		note('rufspielStock', { code: 'noRufspiel' });
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
		if (untilMungos && !(book.contracts.mungo && (rule.contracts ?? ['mungo']).includes('mungo'))) {
			note(at('lasts'), { code: 'roundEndless', mungo: book.words.contracts.mungo ?? 'Mungo', round: word });
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

/** What the dearest game of the book can cost one player, in units: everything held, said and laid at once. */
function highestPrice(book: Book): number {
	const outer =
		factorOf(book.deckel?.factor, book.deckel?.most ?? 0) *
		factorOf(book.legen?.factor, book.legen?.most ?? 0) *
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
	const { schneider, schwarz, laufender } = surchargesOf(book, rule);
	const surcharges = rule.schneider ? schneider.value + schwarz.value : 0;
	const tout = rule.tout?.by === 'amount' ? rule.tout.value : 0;
	const sum = rule.base.value + surcharges + laufende * laufender.value + tout;
	const times = rule.tout?.by === 'factor' ? rule.tout.value : 1;
	return sum * times * factorOf(rule.factor) * factorOf(book.schuss.factor, book.schuss.names.length);
}
