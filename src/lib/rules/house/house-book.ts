import type { Book, ContractRule, RoundRule } from '../book.ts';
import { isFields, patched, type Patch } from '../patch.ts';
import { CONTRACTS, type Contract } from '../vocabulary.ts';

/** Where a figure comes from that the club set itself. */
export const HOUSE = 'Hausregel';

/** What a club calls a book of its own, and what it changes of another. */
export interface HouseRules {
	readonly id: string;
	readonly name: string;
	/** Of the book, where the changes name none. */
	readonly edition: string;
	readonly changes: Readonly<Record<string, unknown>>;
}

/** A book that is being changed in the editor: what it is made from, and what is different by now. */
export interface TypedBook {
	/** Tells it from a game that is half typed. */
	readonly contract?: never;
	readonly base: string;
	readonly name: string;
	readonly edition: string;
	/** The first day of a new edition, YYYY-MM-DD. */
	readonly from?: string;
	/** The merge patch on the base; it may not be a whole book yet. */
	readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * The book that a club's changes (RFC 7396) make of another. A changed figure that names no paragraph is a house rule; a
 * contract or a round set to null is gone, and so it is from every list. Whether it is a book at all says `checkBook`.
 */
export function houseBook(base: Book, { id, name, edition, changes }: HouseRules): Book {
	const changed = patched<Book>(base, withSources(changes) as Patch<Book>);
	const { edition: own } = changes;
	return tidied({ ...changed, id, name, edition: typeof own === 'string' ? own : edition, parent: base.id });
}

/** The changes, with every figure that names no paragraph said to be a house rule. */
export function withSources(changes: unknown): unknown {
	if (!isFields(changes)) return changes;
	const copy = Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, withSources(value)]));
	return 'value' in changes && !('source' in changes) ? { ...copy, source: HOUSE } : copy;
}

/** Takes out what the patch set to null, and every mention of it; what is not a book's shape is left for `checkBook`. */
export function tidied(book: Book): Book {
	const contracts = withoutNulls(book.contracts);
	if (!isFields(contracts) || !Array.isArray(book.order)) return book;
	const there = (contract: Contract): boolean => Object.hasOwn(contracts, contract);
	// A word that is no contract at all is left for `checkBook`.
	const stays = (contract: Contract): boolean => there(contract) || !CONTRACTS.includes(contract);
	const mentioned = (list: unknown): unknown =>
		Array.isArray(list) ? (list as Contract[]).filter(stays) : list;
	const round = (rule: unknown): unknown =>
		isFields(rule)
			? { ...rule, contracts: mentioned(rule['contracts']), stoeckle: mentioned(rule['stoeckle']) }
			: rule;
	const rounds = withoutNulls(book.rounds);
	const kept = Object.fromEntries(
		Object.entries(contracts).map(([contract, rule]) => [contract, tidiedRule(rule, stays)])
	) as Book['contracts'];
	const added = CONTRACTS.filter((contract) => there(contract) && !book.order.includes(contract));
	return {
		...book,
		contracts: kept,
		unit: withoutNulls(book.unit),
		deckel: withoutNulls(book.deckel),
		legen: withoutNulls(book.legen),
		pots: withoutNulls(book.pots),
		sentences: keptSentences(book.sentences, stays, rounds),
		order: [...book.order.filter(stays), ...added],
		rounds: isFields(rounds)
			? (Object.fromEntries(Object.entries(rounds).map(([kind, rule]) => [kind, round(rule)])) as Partial<
					Record<keyof Book['rounds'], RoundRule>
				>)
			: rounds,
		words: isFields(book.words)
			? {
					...book.words,
					contracts: withoutNulls(book.words.contracts),
					short: withoutNulls(book.words.short),
					rounds: withoutNulls(book.words.rounds),
					terms: withoutNulls(book.words.terms),
					genders: withoutNulls(book.words.genders)
				}
			: book.words
	};
}

/** The sentences in their order; one about a contract or round that left the book leaves with it. */
function keptSentences(
	sentences: Book['sentences'],
	stays: (contract: Contract) => boolean,
	rounds: Book['rounds']
): Book['sentences'] {
	const kept = withoutNulls(sentences);
	if (!isFields(kept)) return kept;
	const isRound = (kind: keyof Book['rounds'] | null | undefined): boolean =>
		kind == null || !isFields(rounds) || rounds[kind] !== undefined;
	const there = Object.entries(kept).filter(
		([, one]) => !isFields(one) || ((!one.of || stays(one.of)) && isRound(one.opens))
	);
	return Object.fromEntries(there.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function tidiedRule(rule: unknown, stays: (contract: Contract) => boolean): unknown {
	if (!isFields(rule)) return rule;
	const { table, ...rest } = rule as ContractRule;
	return {
		...rest,
		...(rest.stoeckle && !stays(rest.stoeckle) ? { stoeckle: null } : {}),
		...(table == null ? {} : { table: withoutNulls(table) })
	};
}

function withoutNulls<T extends object | null>(given: T): T {
	if (!isFields(given)) return given;
	return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as T;
}
