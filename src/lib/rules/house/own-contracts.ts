import type { Book, ContractRule } from '../book.ts';
import { countsAugen, isWonOrLost, trumpsHelp } from '../contract-kind.ts';
import type { Patch } from '../patch.ts';
import { OWN_CONTRACTS, SUITS, type Contract, type OwnContract } from '../vocabulary.ts';
import { CONTRACT_WORDS, contractTemplate, figure, mungoTemplate } from './templates.ts';

/** What a club's own contract may be made from. */
interface Template {
	readonly word: string;
	readonly short: string;
	readonly says: string;
	readonly rule: (book: Book) => ContractRule;
}

/** What hangs on who plays and what wins: where it can't count, it does not. */
export const fitted = (rule: ContractRule): ContractRule => {
	const byAugen = countsAugen(rule);
	return {
		...rule,
		schneider: byAugen && rule.schneider,
		tout: byAugen ? rule.tout : null,
		laufende: trumpsHelp(rule) ? rule.laufende : null,
		laufendeHeld: rule.goal === 'hand' ? rule.laufendeHeld : 0,
		schuss: isWonOrLost(rule) && rule.schuss,
		...(rule.table && rule.sides === 'mungo' ? { table: null } : {})
	};
};

const alone = (book: Book): ContractRule => ({ ...contractTemplate(book, 'solo'), suits: [] });
const called = (book: Book): ContractRule => contractTemplate(book, 'rufspiel');

/** Letters that a button holds. */
export const MOST_SHORT = 12;

export const TEMPLATES = {
	hochzeit: {
		word: 'Hochzeit',
		short: 'Hochz.',
		says: 'Hochzeit: mit dem, der die Karte nimmt',
		rule: (book) => ({ ...called(book), sides: 'hochzeit', suits: [] })
	},
	bettelOffen: {
		word: 'Bettel offen',
		short: 'Offen',
		says: 'Bettel offen: ohne einen Stich',
		rule: (book) => contractTemplate(book, 'bettel')
	},
	durchmarsch: {
		word: 'Durchmarsch',
		short: 'Durchm.',
		says: 'Durchmarsch: alle Stiche',
		rule: (book) => fitted({ ...alone(book), goal: 'alleStiche' })
	},
	farbgeier: {
		word: 'Farbgeier',
		short: 'Farbg.',
		says: 'Farbgeier: die Ober und eine Farbe',
		rule: (book) => ({
			...alone(book),
			trumps: { ranks: ['ober'], suit: 'chosen' },
			suits: SUITS,
			laufende: { from: figure(2), most: 4 }
		})
	},
	schieber: {
		word: 'Schieber',
		short: 'Schieb.',
		says: 'Schieber: jeder für sich',
		rule: (book) => contractTemplate(book, 'mungo')
	},
	frei: {
		word: '',
		short: '',
		says: 'etwas anderes',
		rule: alone
	}
} as const satisfies Record<string, Template>;
export type TemplateName = keyof typeof TEMPLATES;

const NAMES = Object.keys(TEMPLATES) as TemplateName[];
const marksOf = ({ sides, goal, trumps }: ContractRule): string =>
	JSON.stringify([sides, goal, trumps ?? null]);

/** What a contract looks like it was made from. */
export function templateOf(book: Book, contract: OwnContract): TemplateName | null {
	const rule = book.contracts[contract];
	if (!rule) return null;
	return NAMES.find((name) => marksOf(TEMPLATES[name].rule(book)) === marksOf(rule)) ?? 'frei';
}

/** What stands on the button of a contract that nobody has named yet. */
const unnamedShort = (contract: OwnContract): string => `Eigen ${OWN_CONTRACTS.indexOf(contract) + 1}`;

/** A name, which stands on the button too while nobody chose a short one: whole, or as much of it as fits. */
export function namePatch({ words }: Book, contract: OwnContract, typed: string): Patch<Book> {
	const was = words.short[contract] ?? unnamedShort(contract);
	const name = typed.trim();
	const short = name.length > MOST_SHORT ? name.slice(0, MOST_SHORT).trim() : null;
	return {
		words: {
			contracts: { [contract]: typed },
			...(was === unnamedShort(contract) && name !== '' ? { short: { [contract]: short } } : {})
		}
	};
}

/** Whether somebody announces it: not what follows when nobody plays, nor a hand, which is shown. */
const isAnnounced = ({ contracts }: Book, one: Contract): boolean =>
	one !== 'kreuz' && contracts[one] !== undefined && isWonOrLost(contracts[one]);

/**
 * The order with a new contract: right above the lowest that is announced, or below it where everybody plays for himself. Behind
 * what is played when nobody plays none could ever be announced.
 */
function withRank(book: Book, contract: OwnContract, { sides }: ContractRule): Book['order'] {
	if (book.order.includes(contract)) return book.order;
	const lowest = book.order.findLastIndex((one) => isAnnounced(book, one));
	const at = Math.max(0, sides === 'mungo' ? lowest + 1 : lowest);
	return book.order.toSpliced(at, 0, contract);
}

/** A contract of the club's own with its name and its rank; or without it. */
export function ownPatch(book: Book, contract: OwnContract, made: string): Patch<Book> {
	const name = NAMES.find((one) => one === made);
	if (name === undefined) return withoutOwn(book, contract);
	const { word, short, rule: make }: Template = TEMPLATES[name];
	const rule = make(book);
	const isTaken = word === '' || Object.values(book.words.contracts).includes(word);
	const points = { einzelspiel: 5, mungo: 1, rufspiel: 2, kreuz: 2, hochzeit: 2 }[rule.sides];
	return {
		contracts: { [contract]: rule },
		order: withRank(book, contract, rule),
		words: {
			contracts: { [contract]: isTaken ? CONTRACT_WORDS[contract] : word },
			short: { [contract]: isTaken ? unnamedShort(contract) : short }
		},
		...withMungo(book, rule),
		...(book.points ? { points: { contracts: { [contract]: figure(points) } } } : {})
	};
}

/** How a game is settled in which everybody plays for himself. */
const withMungo = (book: Book, { sides }: ContractRule): Patch<Book> =>
	sides === 'mungo' && !book.mungo ? { mungo: mungoTemplate } : {};

const withoutOwn = (book: Book, contract: OwnContract): Patch<Book> => ({
	contracts: { [contract]: null },
	words: { contracts: { [contract]: null }, short: { [contract]: null } },
	...(book.points ? { points: { contracts: { [contract]: null } } } : {}),
	...(isLastMungo(book, contract) ? { mungo: null } : {})
});

/** Whether no other contract is left in which everybody plays for himself. */
const isLastMungo = (book: Book, contract: OwnContract): boolean =>
	book.contracts[contract]?.sides === 'mungo' &&
	!book.order.some((other) => other !== contract && book.contracts[other]?.sides === 'mungo');

/** Another way to play it or to win it, with what hangs on that. */
export function changedRule(book: Book, contract: OwnContract, changes: Partial<ContractRule>): Patch<Book> {
	const before = book.contracts[contract];
	if (!before) return {};
	const rule = fitted({ ...before, ...changes });
	const loses = rule.sides !== 'mungo' && isLastMungo(book, contract);
	return { contracts: { [contract]: rule }, ...withMungo(book, rule), ...(loses ? { mungo: null } : {}) };
}
