import { laufendeText, wordOf } from '../book-words.ts';
import { type Book, type ContractRule, holdersIn, tricksIn } from '../book.ts';
import { laufendeLimit } from '../cards.ts';
import { countsAugen, isWonOrLost, surchargesOf, trumpsHelp } from '../contract-kind.ts';
import { endingPrice, endingsOf } from '../ending-prices.ts';
import type { Ending } from '../occurrences.ts';
import { endingText } from '../price-table.ts';
import { isOwn, type Contract } from '../vocabulary.ts';
import { demand, type CodeWith, type Demand, type Note } from './demands.ts';
import type { BookFault } from './refusal-text.ts';

export const NOTHING_PLAYED: BookFault = {
	path: 'contracts',
	refusal: { code: 'nothingPlayed' }
};

const GOALS: Readonly<Partial<Record<Contract, ContractRule['goal']>>> = { bettel: 'keinStich', sie: 'hand' };
const sidesOf = (contract: Contract): ContractRule['sides'] =>
	contract === 'rufspiel' || contract === 'kreuz' || contract === 'mungo' ? contract : 'einzelspiel';

interface Looked {
	readonly book: Book;
	readonly contract: Contract;
	readonly word: string;
	readonly rule: ContractRule;
}

const falls =
	(dear: Ending, cheap: Ending): Demand<Looked>[1] =>
	({ book, rule, contract }) => {
		if (!rule.table || !endingsOf(rule).includes(dear)) return null;
		const [from, most] = [rule.laufende?.from.value ?? 0, rule.laufende?.most ?? 0];
		const { laufender } = surchargesOf(book, rule);
		const held = [0, from, most].map((count) => (count >= from ? count * laufender.value : 0));
		const price = (ending: Ending, laufende: number): number => endingPrice(book, rule, ending, laufende);
		return (
			held.some((laufende) => price(dear, laufende) < price(cheap, laufende)) && {
				code: 'tableFalls',
				more: endingText(book, contract, dear),
				less: endingText(book, contract, cheap)
			}
		);
	};

const isForHimself = ({ rule }: Looked): boolean => rule.sides === 'mungo';

/** Says of a contract only that it is so. */
const says =
	(code: CodeWith<'contract'>, when: (of: Looked) => boolean): Demand<Looked>[1] =>
	(of) =>
		when(of) && { code, contract: of.word };

/** Of a club's own contract: somebody must be able to win it. */
const OF_OWN: readonly Demand<Looked>[] = [
	['goal', says('noWayToWin', (of) => isForHimself(of) && of.rule.goal !== 'augen')],
	[
		'goal',
		says('handIsAlone', ({ rule }) => rule.goal === 'hand' && !/^(einzelspiel|mungo)$/.test(rule.sides))
	],
	['schneider', says('noSchneider', (of) => isForHimself(of) && of.rule.schneider)]
];

/** Of each contract: whether what it says can be played, counted and paid. */
const OF_EACH: readonly Demand<Looked>[] = [
	[
		'stoeckle',
		says('stoeckleUnknown', ({ book, rule }) => !!rule.stoeckle && !book.contracts[rule.stoeckle])
	],
	['suits', says('noSuitToChoose', ({ rule }) => rule.trumps?.suit === 'chosen' && rule.suits.length === 0)],
	['laufendeHeld', says('heldCounts', ({ rule }) => rule.goal !== 'hand' && rule.laufendeHeld > 0)],
	[
		'laufendeHeld',
		({ book, rule, word: contract }) =>
			rule.laufendeHeld > tricksIn(book) && {
				code: 'tooManyLaufende',
				contract,
				most: laufendeText(book, tricksIn(book))
			}
	],
	['sides', says('drittAlone', ({ book, rule }) => holdersIn(book) === 3 && rule.sides !== 'einzelspiel')],
	['laufende', says('noLaufende', ({ rule }) => !!rule.laufende && !trumpsHelp(rule))],
	[
		'laufende.most',
		({ book, contract, rule, word }) => {
			const limit = laufendeLimit(book, contract, rule);
			if (!rule.laufende || rule.laufende.most <= limit) return null;
			return { code: 'tooManyLaufende', contract: word, most: laufendeText(book, limit) };
		}
	],
	[
		'laufende.from.value',
		({ rule: { laufende }, word: contract }) => {
			if (!laufende) return null;
			const {
				from: { value: from },
				most
			} = laufende;
			return from > most && { code: 'laufendeNeverCount', contract, from, most };
		}
	],
	// A side that is Schneider or Schwarz never pays less than without it.
	['table', says('noTable', (of) => !!of.rule.table && isForHimself(of))],
	['table.wonSchneider.value', falls('wonSchneider', 'won')],
	['table.wonSchwarz.value', falls('wonSchwarz', 'wonSchneider')],
	['table.lostSchneider.value', falls('lostSchneider', 'lost')],
	['table.lostSchwarz.value', falls('lostSchwarz', 'lostSchneider')],
	['schneider', says('noSchneider', ({ rule }) => rule.goal !== 'augen' && rule.schneider)],
	[
		'tout',
		({ book: { words }, rule, word }) =>
			rule.tout && !countsAugen(rule) && { code: 'noTout', contract: word, tout: words.tout }
	],
	[
		'tout.value',
		({ book: { words }, rule: { tout } }) =>
			tout?.by === 'factor' && tout.value > 10 && { code: 'toutTooDear', tout: words.tout }
	],
	[
		'schuss',
		({ book: { schuss }, rule, word }) =>
			rule.schuss &&
			!isWonOrLost(rule) && { code: 'noSchuss', contract: word, schuss: schuss.names[0] ?? 'Schuss' }
	]
];

/** Of a contract of the sources: its name says who plays against whom, and what wins. */
const OF_SOURCES: readonly Demand<Looked>[] = [
	['sides', says('sidesFixed', ({ contract, rule }) => rule.sides !== sidesOf(contract))],
	['goal', says('goalFixed', ({ contract, rule }) => rule.goal !== (GOALS[contract] ?? 'augen'))]
];

/** Whether each contract can be played and won, and all of them told apart. */
export function checkContracts(book: Book, note: Note): void {
	for (const [key, rule] of Object.entries(book.contracts)) {
		const contract = key as Contract;
		const own = isOwn(contract);
		const looked: Looked = { book, contract, word: wordOf(book, contract), rule };
		const noteAt: Note = (field, refusal) => note(`contracts.${contract}.${field}`, refusal);
		demand(looked, own ? OF_OWN : OF_SOURCES, noteAt);
		if (own) checkNames(looked, note);
		// A source's own that says otherwise is one fault, not three.
		demand(own ? looked : { ...looked, rule: { ...rule, sides: sidesOf(contract) } }, OF_EACH, noteAt);
		if (!book.order.includes(contract)) note('order', { code: 'notInOrder', contract: looked.word });
		if (!book.words.contracts[contract]) note(`words.contracts.${contract}`, { code: 'contractUnnamed' });
	}
	for (const contract of book.order.filter((one) => !book.contracts[one]))
		note('order', { code: 'notInContracts', contract });
	const isSaid = (rule: ContractRule | undefined): boolean => !rule || isWonOrLost(rule);
	if (!book.order.some((contract) => isSaid(book.contracts[contract])))
		note(NOTHING_PLAYED.path, NOTHING_PLAYED.refusal);
}

/** No two contracts have one name, long or short. */
function checkNames({ book, contract, word }: Looked, note: Note): void {
	for (const [field, code] of [
		['contracts', 'contractTwice'],
		['short', 'shortTwice']
	] as const) {
		const names = book.words[field];
		const name = names[contract];
		const own = name?.toLocaleLowerCase('de');
		const isTwin = (other: Contract): boolean =>
			other !== contract && own !== undefined && names[other]?.toLocaleLowerCase('de') === own;
		if (book.order.some(isTwin)) note(`words.${field}.${contract}`, { code, contract: name ?? word });
	}
}
