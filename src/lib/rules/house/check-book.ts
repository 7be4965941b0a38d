import type { SpelledFault } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { Book, ContractRule, Figure } from '../book.ts';
import { laufendeLimit } from '../cards.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { ALL_AUGEN, HANDS, type Contract, type RoundKind } from '../vocabulary.ts';
import { shapeFaults } from './check-shape.ts';

type Note = (path: string, text: string) => void;

/** No game may be dearer, in units: a hundred times what the dearest of our own books costs. */
const MOST = 100_000_000;

/**
 * Checks a book that a club made: its shape by the schema, then what can't be together, each with the reason. Faults name the
 * field (a dotted path) and say in one German sentence what is wrong; all of them at once. What passes prices every legal
 * game to whole cents.
 */
export function checkBook(value: unknown): Result<Book, readonly SpelledFault[]> {
	const shape = shapeFaults(value).map((fault) => (isNothingPlayed(value, fault) ? NOTHING_PLAYED : fault));
	if (shape.length > 0) return refused(shape);
	const book = value as Book;
	const faults: SpelledFault[] = [];
	const note: Note = (path, text) => void faults.push({ path, text });
	checkContracts(book, note);
	checkAugen(book, note);
	checkNobodyPlays(book, note);
	checkRounds(book, note);
	checkTriggers(book, note);
	if (faults.length === 0 && highestPrice(book) > MOST) {
		note('schuss', 'so könnte ein einziges Spiel über eine Million Euro kosten');
	}
	return faults.length > 0 ? refused(faults) : ok(book);
}

const NOTHING_PLAYED: SpelledFault = {
	path: 'contracts',
	text: 'ein Spiel muss es geben, das einer ansagen kann'
};

/** A list of contracts that is empty, which the schema can say in numbers only. */
const isNothingPlayed = (value: unknown, { path }: SpelledFault): boolean =>
	path === 'order' && JSON.stringify((value as Partial<Book>).order) === '[]';

const GOALS: Readonly<Partial<Record<Contract, ContractRule['goal']>>> = { bettel: 'keinStich', sie: 'hand' };
const sidesOf = (contract: Contract): ContractRule['sides'] =>
	contract === 'rufspiel' || contract === 'kreuz' || contract === 'mungo' ? contract : 'einzelspiel';

function checkContracts(book: Book, note: Note): void {
	for (const [key, rule] of Object.entries(book.contracts)) {
		const contract = key as Contract;
		const word = wordOf(book, contract);
		const at = (field: string): string => `contracts.${contract}.${field}`;
		if (rule.sides !== sidesOf(contract)) note(at('sides'), `beim ${word} spielt man nicht so gegeneinander`);
		if (rule.goal !== (GOALS[contract] ?? 'augen')) note(at('goal'), `beim ${word} gewinnt man anders`);
		checkLaufende(rule, contract, word, at, note);
		if (rule.goal !== 'augen' && rule.schneider)
			note(at('schneider'), `beim ${word} gibt es keinen Schneider`);
		if (rule.tout && (rule.goal !== 'augen' || contract === 'mungo')) {
			note(at('tout'), `beim ${word} gibt es keinen ${book.words.tout}: dort zählen nicht alle Stiche`);
		}
		if (rule.tout?.by === 'factor' && rule.tout.value > 10) {
			note(at('tout.value'), `mehr als das Zehnfache kostet kein ${book.words.tout}`);
		}
		if (rule.schuss && (rule.goal === 'hand' || contract === 'mungo')) {
			note(at('schuss'), `beim ${word} gibt es keinen ${book.schuss.names[0] ?? 'Schuss'}`);
		}
		if (!book.order.includes(contract)) note('order', `in der Reihenfolge fehlt ${word}`);
		if (!book.words.contracts[contract]) note(`words.contracts.${contract}`, 'dieses Spiel hat keinen Namen');
	}
	for (const contract of book.order) {
		if (!book.contracts[contract])
			note('order', `${contract} steht in der Reihenfolge, aber nicht bei den Spielen`);
	}
	if (!book.order.some((contract) => contract !== 'mungo' && contract !== 'sie')) {
		note(NOTHING_PLAYED.path, NOTHING_PLAYED.text);
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
		note(at('laufendeHeld'), `beim ${word} zählt, was einer hat`);
	if (!laufende) return;
	if (rule.goal === 'keinStich' || contract === 'mungo') {
		note(at('laufende'), `beim ${word} zählen keine Laufenden: es gibt keine Trümpfe, die gewinnen helfen`);
	}
	const most = laufendeLimit(contract);
	if (laufende.most > most) note(at('laufende.most'), `beim ${word} gibt es höchstens ${most} Laufende`);
	if (laufende.from.value > laufende.most) {
		note(
			at('laufende.from.value'),
			`Laufende ab ${laufende.from.value} können beim ${word} nie zählen: es gibt höchstens ${laufende.most}`
		);
	}
}

function checkAugen({ augen, schuss }: Book, note: Note): void {
	const { won, wonMuss, schneiderDeclarer, schneiderOpponents, lastSchuss } = augen;
	// The declarer's side loses with fewer than `won`, its opponents with at most what that leaves.
	if (schneiderDeclarer.value >= won.value) {
		note(
			'augen.schneiderDeclarer.value',
			`mit ${won.value} Augen ist gewonnen: weniger als ${schneiderDeclarer.value} wäre immer Schneider`
		);
	}
	if (schneiderOpponents.value > ALL_AUGEN - won.value) {
		note(
			'augen.schneiderOpponents.value',
			`wer gegen ${won.value} Augen verliert, hat höchstens ${ALL_AUGEN - won.value}: er wäre immer Schneider`
		);
	}
	if (wonMuss && wonMuss.value > won.value) {
		note('augen.wonMuss.value', 'wer spielen muss, braucht nicht mehr Augen als wer will');
	}
	if (lastSchuss && schuss.names.length === 0) {
		note('augen.lastSchuss', 'wo keiner verdoppeln kann, hat es auch keiner zuletzt getan');
	}
}

function checkNobodyPlays(book: Book, note: Note): void {
	const { nobodyPlays, contracts, mungo } = book;
	if (contracts.mungo && !mungo) note('mungo', `es fehlt, wie ein ${wordOf(book, 'mungo')} abgerechnet wird`);
	if (mungo && !contracts.mungo) note('contracts.mungo', 'es fehlt, was er kostet');
	if (nobodyPlays === 'mungo' && !contracts.mungo) {
		note('nobodyPlays', 'dieses Buch kennt kein Spiel jeder gegen jeden, das dann gespielt werden könnte');
	}
	if (nobodyPlays === 'kreuz' && !contracts.kreuz) {
		note('nobodyPlays', 'es fehlt das Spiel mit dem, der gegenübersitzt');
	}
	if (book.passedPays && nobodyPlays !== 'passed') {
		note('passedPays', 'in den Stock zahlt man nur, wenn die Karten zusammengeworfen werden');
	}
	if (book.augen.wonMuss && nobodyPlays !== 'muss') {
		note('augen.wonMuss', 'hier muss keiner spielen');
	}
	if (book.rufspielStock && !contracts.rufspiel) {
		note('rufspielStock', 'ohne Rufspiel kann keines um den Stock gehen');
	}
}

function checkRounds(book: Book, note: Note): void {
	if (!book.bock && Object.keys(book.rounds).length > 0) {
		note('bock', 'es fehlt, womit in den Runden malgenommen wird');
	}
	for (const [kind, rule] of Object.entries(book.rounds)) {
		const at = (field: string): string => `rounds.${kind}.${field}`;
		const word = roundWord(book, kind as RoundKind);
		if (!book.words.rounds[kind as RoundKind]) note(`words.rounds.${kind}`, 'diese Runde hat keinen Namen');
		if (rule.contracts?.length === 0) note(at('contracts'), `in der ${word} dürfte nichts gespielt werden`);
		if ((rule.lasts === 'stoeckle') !== rule.stoeckle.length > 0) {
			note(at('stoeckle'), `in der ${word} schuldet keiner Spiele: bis alle gespielt sind, geht dort nicht`);
		}
		const untilMungos = ['mungos', 'fourMungos'].includes(rule.lasts) || rule.canBeGeschoben;
		if (untilMungos && !(book.contracts.mungo && (rule.contracts ?? ['mungo']).includes('mungo'))) {
			note(at('lasts'), `ohne ${book.words.contracts.mungo ?? 'Mungo'} hört die ${word} nie auf`);
		}
	}
	if ((book.rounds.gardareizrunde === undefined) !== (book.gardareiz === null)) {
		note('gardareiz', 'die Gardareizrunde und ihre Reizregel gehören zusammen');
	}
}

/** A vote is between these two. */
const VOTED: readonly RoundKind[] = ['mungorunde', 'bockrunde'];

function checkTriggers({ triggers, rounds }: Book, note: Note): void {
	for (const name of ['level', 'lostEinzelspiel', 'allTricks'] as const) {
		const trigger = triggers[name];
		if (trigger && !rounds[trigger.opens]) {
			note(`triggers.${name}.opens`, 'diese Runde gibt es in diesem Buch nicht');
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
		note(
			'triggers.allTricks.voteAgainst',
			'abgestimmt wird nur zwischen Mungorunde und Bockrunde, und beide muss es geben'
		);
	}
}

const factorOf = (figure: Figure | null | undefined, times = 1): number => (figure?.value ?? 1) ** times;

/** What the dearest game of the book can cost one player, in units: everything held, said and laid at once. */
function highestPrice(book: Book): number {
	const outer =
		factorOf(book.deckel?.factor, book.deckel?.most ?? 0) * factorOf(book.bock) * factorOf(book.bockspiel);
	const prices = Object.values(book.contracts).map((rule) => dearest(book, rule));
	return Math.max(...prices) * outer;
}

function dearest(book: Book, rule: ContractRule): number {
	if (rule.sides === 'mungo') {
		const { spritze, jungfrau } = book.mungo ?? {};
		return rule.base.value * factorOf(spritze, HANDS) * factorOf(jungfrau, HANDS - 2);
	}
	const laufende = rule.laufende ? Math.max(rule.laufende.most, rule.laufendeHeld) : 0;
	const surcharges = rule.schneider ? book.schneider.value + book.schwarz.value : 0;
	const tout = rule.tout?.by === 'amount' ? rule.tout.value : 0;
	const sum = rule.base.value + surcharges + laufende * book.laufender.value + tout;
	const times = rule.tout?.by === 'factor' ? rule.tout.value : 1;
	return sum * times * factorOf(rule.factor) * factorOf(book.schuss.factor, book.schuss.names.length);
}
