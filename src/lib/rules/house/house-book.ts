import type { Book, ContractRule } from '../book.ts';
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

/**
 * Takes out what the patch set to null, and every mention of it; what is not a book's shape is left for `checkBook`. A part
 * in which nothing has to go stays the very same object, so that nobody has to look at it again.
 */
export function tidied(book: Book): Book {
	const contracts = withoutNulls(book.contracts);
	if (!isFields(contracts) || !Array.isArray(book.order)) return book;
	const there = (contract: Contract): boolean => Object.hasOwn(contracts, contract);
	// A word that is no contract at all is left for `checkBook`.
	const stays = (contract: Contract): boolean => there(contract) || !CONTRACTS.includes(contract);
	const mentioned = (list: unknown): unknown =>
		Array.isArray(list) && !list.every(stays) ? (list as Contract[]).filter(stays) : list;
	const round = (rule: unknown): unknown =>
		isFields(rule)
			? withoutNulls(
					withParts(rule, {
						...(rule['also'] == null ? {} : { also: mentioned(rule['also']) }),
						...(rule['prices'] == null ? {} : { prices: pricesOf(rule['prices'], stays) }),
						contracts: mentioned(rule['contracts']),
						stoeckle: mentioned(rule['stoeckle'])
					}),
					...['also', 'games', 'factor', 'prices', 'must']
				)
			: rule;
	const rounds = withoutNulls(book.rounds);
	const added = CONTRACTS.filter((contract) => there(contract) && !book.order.includes(contract));
	const order = mentioned(book.order) as Book['order'];
	return {
		...withoutNulls(book, 'muss', 'angesagt', 'kurz'),
		...(book.kurz ? { kurz: withoutNulls(book.kurz) } : {}),
		contracts: eachOf(contracts, (rule) => tidiedRule(rule, stays)),
		unit: withoutNulls(book.unit),
		augen: tidiedAugen(book.augen, stays),
		deckel: withoutNulls(book.deckel),
		mungo: tidiedMungo(book.mungo),
		legen: withoutNulls(book.legen),
		pots: tidiedPots(book.pots),
		points: isFields(book.points)
			? withParts(book.points, { contracts: withoutNulls(book.points.contracts) })
			: book.points,
		sentences: keptSentences(book.sentences, stays, rounds),
		order: added.length > 0 ? ranked(order, added, contracts) : order,
		rounds: isFields(rounds) ? eachOf(rounds, round) : rounds,
		words: isFields(book.words) ? tidiedWords(book.words) : book.words
	};
}

/** What contracts cost in a round; null where none is left. */
function pricesOf(prices: unknown, stays: (contract: Contract) => boolean): unknown {
	if (!isFields(prices)) return prices;
	const kept = Object.entries(prices).filter(([one, price]) => price !== null && stays(one as Contract));
	if (kept.length === 0) return null;
	return kept.length === Object.keys(prices).length ? prices : Object.fromEntries(kept);
}

const tidiedPots = (pots: Book['pots']): Book['pots'] =>
	isFields(pots)
		? eachOf(withoutNulls(pots), (pot) =>
				isFields(pot) ? withoutNulls(pot, 'misdealt', 'lostOf', 'takenOf', 'championships') : pot
			)
		: pots;

/** What is drawn of a contract that left the book leaves with it. */
const tidiedAugen = (augen: Book['augen'], stays: (contract: Contract) => boolean): Book['augen'] => {
	const of = isFields(augen) && augen.drawn?.of;
	return withoutNulls(of && !stays(of) ? { ...augen, drawn: null } : augen, 'drawn');
};

const tidiedMungo = (mungo: Book['mungo']): Book['mungo'] =>
	isFields(mungo) && isFields(mungo.durchmarsch)
		? withParts(mungo, { durchmarsch: withoutNulls(mungo.durchmarsch, 'price') })
		: mungo;

const tidiedWords = (words: Book['words']): Book['words'] =>
	withParts(words, {
		contracts: withoutNulls(words.contracts),
		short: withoutNulls(words.short),
		rounds: withoutNulls(words.rounds),
		terms: withoutNulls(words.terms),
		genders: withoutNulls(words.genders)
	});

/** New contracts come last, but above what is played where nobody says anything: below that none could ever be announced. */
function ranked(
	order: readonly Contract[],
	added: readonly Contract[],
	contracts: Book['contracts']
): readonly Contract[] {
	const isForNobody = (one: Contract): boolean => contracts[one]?.sides === 'mungo' || one === 'kreuz';
	const said = added.filter((one) => !isForNobody(one));
	const first = order.findIndex(isForNobody);
	const above = first < 0 ? order : order.slice(0, first);
	return [...above, ...said, ...order.slice(above.length), ...added.filter(isForNobody)];
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
	const all = Object.entries(kept);
	const there = all
		.filter(([, one]) => !isFields(one) || ((!one.of || stays(one.of)) && isRound(one.opens)))
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return there.length === all.length && there.every(([key], i) => key === all[i]?.[0])
		? kept
		: Object.fromEntries(there);
}

function tidiedRule(rule: unknown, stays: (contract: Contract) => boolean): unknown {
	if (!isFields(rule)) return rule;
	const own = withoutNulls(rule, 'toutCounts');
	const { table, ...rest } = own as unknown as ContractRule;
	const stoeckle = rest.stoeckle && !stays(rest.stoeckle) ? { stoeckle: null } : {};
	if (table == null && 'table' in rule) return { ...rest, ...stoeckle };
	return withParts(own, table == null ? stoeckle : { ...stoeckle, table: withoutNulls(table) });
}

/** Parts without a null: most are those of the book that was changed, and are asked of each book made from it. */
const full = new WeakSet<object>();

/** The fields without those that are null; only of these keys, if any are named. */
function withoutNulls<T extends object | null>(given: T, ...only: readonly string[]): T {
	if (!isFields(given) || full.has(given)) return given;
	const gone = (only.length > 0 ? only : Object.keys(given)).filter((key) => given[key] === null);
	if (gone.length > 0)
		return Object.fromEntries(Object.entries(given).filter(([key]) => !gone.includes(key))) as T;
	if (only.length === 0) full.add(given);
	return given;
}

/** The fields with these parts in place of their own; the same object where they are its own. */
function withParts<T extends object>(given: T, parts: Readonly<Record<string, unknown>>): T {
	const own = given as Readonly<Record<string, unknown>>;
	return Object.entries(parts).every(([key, part]) => own[key] === part) ? given : { ...given, ...parts };
}

function eachOf<T extends object>(given: T, change: (part: unknown) => unknown): T {
	const changed = Object.entries(given).flatMap(([key, part]) => {
		const other = change(part);
		return other === part ? [] : [[key, other] as const];
	});
	return withParts(given, Object.fromEntries(changed));
}
