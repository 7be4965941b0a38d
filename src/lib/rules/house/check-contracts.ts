import { wordOf } from '../book-words.ts';
import type { Book, ContractRule } from '../book.ts';
import { laufendeLimit } from '../cards.ts';
import { surchargesOf } from '../contract-kind.ts';
import { endingPrice, endingsOf } from '../ending-prices.ts';
import { endingText } from '../price-table.ts';
import { isOwn, type Contract } from '../vocabulary.ts';
import type { BookFault, BookRefusal } from './refusal-text.ts';

type Note = (path: string, refusal: BookRefusal) => void;

export const NOTHING_PLAYED: BookFault = {
	path: 'contracts',
	refusal: { code: 'nothingPlayed' }
};

const GOALS: Readonly<Partial<Record<Contract, ContractRule['goal']>>> = { bettel: 'keinStich', sie: 'hand' };
const sidesOf = (contract: Contract): ContractRule['sides'] =>
	contract === 'rufspiel' || contract === 'kreuz' || contract === 'mungo' ? contract : 'einzelspiel';

/** Whether each contract can be played and won, and all of them told apart. */
export function checkContracts(book: Book, note: Note): void {
	for (const [key, rule] of Object.entries(book.contracts)) {
		const contract = key as Contract;
		const word = wordOf(book, contract);
		// A source's own that says otherwise is one fault, not three.
		const sides = isOwn(contract) ? rule.sides : sidesOf(contract);
		const at = (field: string): string => `contracts.${contract}.${field}`;
		if (isOwn(contract)) checkOwn(book, rule, contract, at, note);
		else {
			if (rule.sides !== sides) note(at('sides'), { code: 'sidesFixed', contract: word });
			if (rule.goal !== (GOALS[contract] ?? 'augen')) note(at('goal'), { code: 'goalFixed', contract: word });
		}
		if (rule.stoeckle && !book.contracts[rule.stoeckle]) {
			note(at('stoeckle'), { code: 'stoeckleUnknown', contract: word });
		}
		if (rule.trumps?.suit === 'chosen' && rule.suits.length === 0) {
			note(at('suits'), { code: 'noSuitToChoose', contract: word });
		}
		checkLaufende({ ...rule, sides }, contract, word, at, note);
		if (rule.table) checkTable(book, { ...rule, sides }, contract, at, note);
		if (rule.goal !== 'augen' && rule.schneider)
			note(at('schneider'), { code: 'noSchneider', contract: word });
		if (rule.tout && (rule.goal !== 'augen' || sides === 'mungo')) {
			note(at('tout'), { code: 'noTout', contract: word, tout: book.words.tout });
		}
		if (rule.tout?.by === 'factor' && rule.tout.value > 10) {
			note(at('tout.value'), { code: 'toutTooDear', tout: book.words.tout });
		}
		if (rule.schuss && (rule.goal === 'hand' || sides === 'mungo')) {
			note(at('schuss'), { code: 'noSchuss', contract: word, schuss: book.schuss.names[0] ?? 'Schuss' });
		}
		if (!book.order.includes(contract)) note('order', { code: 'notInOrder', contract: word });
		if (!book.words.contracts[contract]) note(`words.contracts.${contract}`, { code: 'contractUnnamed' });
	}
	for (const contract of book.order) {
		if (!book.contracts[contract]) note('order', { code: 'notInContracts', contract });
	}
	const isSaid = (contract: Contract): boolean => {
		const { sides, goal } = book.contracts[contract] ?? {};
		return sides !== 'mungo' && goal !== 'hand';
	};
	if (!book.order.some(isSaid)) {
		note(NOTHING_PLAYED.path, NOTHING_PLAYED.refusal);
	}
}

/** A club's own contract: somebody must be able to win it, and it has a name that no other has. */
function checkOwn(
	book: Book,
	rule: ContractRule,
	contract: Contract,
	at: (field: string) => string,
	note: Note
): void {
	const word = wordOf(book, contract);
	if (rule.sides === 'mungo' && rule.goal !== 'augen')
		note(at('goal'), { code: 'noWayToWin', contract: word });
	else if (rule.goal === 'hand' && rule.sides !== 'einzelspiel') {
		note(at('goal'), { code: 'handIsAlone', contract: word });
	}
	if (rule.sides === 'mungo' && rule.schneider)
		note(at('schneider'), { code: 'noSchneider', contract: word });
	for (const [field, refusal] of [
		['contracts', 'contractTwice'],
		['short', 'shortTwice']
	] as const) {
		const names = book.words[field];
		const own = names[contract]?.toLocaleLowerCase('de');
		const twin = book.order.some(
			(other) => other !== contract && own !== undefined && names[other]?.toLocaleLowerCase('de') === own
		);
		if (twin) note(`words.${field}.${contract}`, { code: refusal, contract: names[contract] ?? word });
	}
}

/** Of a contract's list of prices: a side that is Schneider or Schwarz never pays less than without it. */
function checkTable(
	book: Book,
	rule: ContractRule,
	contract: Contract,
	at: (field: string) => string,
	note: Note
): void {
	if (rule.sides === 'mungo') return note(at('table'), { code: 'noTable', contract: wordOf(book, contract) });
	const { from, most = 0 } = { from: rule.laufende?.from.value ?? 0, most: rule.laufende?.most };
	const { laufender } = surchargesOf(book, rule);
	const held = [0, from, most].map((count) => (count >= from ? count * laufender.value : 0));
	const endings = endingsOf(rule);
	for (const side of ['won', 'lost'] as const) {
		const steps = ([side, `${side}Schneider`, `${side}Schwarz`] as const).filter((one) =>
			endings.includes(one)
		);
		steps.slice(1).forEach((dear, i) => {
			const cheap = steps[i] ?? side;
			const falls = held.some(
				(laufende) => endingPrice(book, rule, dear, laufende) < endingPrice(book, rule, cheap, laufende)
			);
			const [more, less] = [endingText(book, contract, dear), endingText(book, contract, cheap)];
			if (falls) note(at(`table.${dear}.value`), { code: 'tableFalls', more, less });
		});
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
	if (rule.goal === 'keinStich' || rule.sides === 'mungo') {
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
