import { type Book, type ContractRule, type RoundRule, tricksIn } from '../../book.ts';
import { laufendeLimit } from '../../cards.ts';
import { patched, type Patch } from '../../patch.ts';
import { MOST_LAUFENDE } from '../../schema-shapes.ts';
import { isOwnRound, ROUNDS, type Contract, type RoundKind } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import {
	CONTRACT_WORDS,
	contractTemplate,
	figure,
	mungoTemplate,
	nameIn,
	roundTemplate
} from '../templates.ts';
import { unitOf, type Desk } from './row.ts';

// What goes along where a contract, a round or what follows when nobody plays comes into a book or leaves it.

/** A contract with its word, as the book it came from has it or as the sister books do; or without it. */
export function contractPatch({ book, parent }: Desk, contract: Contract, on: boolean): Patch<Book> {
	if (!on) return { contracts: { [contract]: null } };
	const rule = parent.contracts[contract] ?? contractTemplate(book, contract);
	const word = parent.words.contracts[contract] ?? CONTRACT_WORDS[contract];
	return { contracts: { [contract]: rule }, words: { contracts: { [contract]: word } } };
}

/** The short pack or the long one, with as many Laufende as it has trumps and a hand has cards. */
export function packPatch({ book, parent }: Desk, short: boolean): Patch<Book> {
	const kurz = short ? (parent.kurz ?? { source: HOUSE }) : null;
	return packWith({ book, parent }, kurz);
}

function packWith({ book, parent }: Desk, kurz: NonNullable<Book['kurz']> | null): Patch<Book> {
	const laufende = (contract: Contract): Patch<ContractRule> => {
		const rule = book.contracts[contract];
		const usual = parent.contracts[contract] ?? rule;
		const most = Math.min(usual?.laufende?.most ?? MOST_LAUFENDE, laufendeLimit({ kurz }, contract, rule));
		const held = Math.min(usual?.laufendeHeld ?? 0, tricksIn({ kurz }));
		return { ...(rule?.laufende ? { laufende: { most: Math.max(most, held) } } : {}), laufendeHeld: held };
	};
	return { kurz, contracts: Object.fromEntries(book.order.map((one) => [one, laufende(one)])) };
}

/**
 * A book for three, or for four as the one it came from. For three all goes that needs a partner, or a fourth; a Stock that a
 * Rufspiel decided about is won by the next Einzelspiel.
 */
export function drittPatch(desk: Desk, on: boolean): Patch<Book> {
	const { source } = desk.book.kurz ?? { source: HOUSE };
	const all = on ? forThree(desk, source) : forFour(desk, source);
	return all.reduce((done, one) => patched(done, one as never));
}

function forFour({ book, parent }: Desk, source: string): readonly Patch<Book>[] {
	const back = parent.order.filter((one) => !book.contracts[one]);
	const own = book.order.filter((one) => !parent.order.includes(one));
	const { nobodyPlays, passedPays, rufspielStock, mungo, triggers, rounds, stock } = parent;
	return [
		{ nobodyPlays, muss: parent.muss ?? null, passedPays, rufspielStock, mungo, triggers, rounds, stock },
		{
			...packWith({ book, parent }, { source }),
			kurz: { source, dritt: null },
			order: [...parent.order, ...own]
		},
		...back.map((one) => contractPatch({ book, parent }, one, true))
	] as readonly Patch<Book>[];
}

function forThree({ book, parent }: Desk, source: string): readonly Patch<Book>[] {
	const pack = packWith({ book, parent }, { source, dritt: true });
	const isAlone = (contract: Contract): boolean => book.contracts[contract]?.sides === 'einzelspiel';
	const { rufspielStock, nobodyPlays, stock } = book;
	const goes = ROUNDS.filter((kind) => needsFour(book.rounds[kind]));
	const isLeft = nobodyPlays === 'passed' || nobodyPlays === 'muss';
	const wonBy =
		rufspielStock || stock.wonBy?.game === 'rufspiel' ? { source: HOUSE, game: 'einzelspiel' } : null;
	return [
		...goes.map((kind) => roundPatch({ book, parent }, kind, false)),
		...(isLeft ? [] : [wayPatch({ book, parent }, 'passed')]),
		{ ...pack, rufspielStock: null, mungo: null, ...(wonBy ? { stock: { wonBy } } : {}) },
		{ contracts: Object.fromEntries(book.order.filter((one) => !isAlone(one)).map((one) => [one, null])) }
	] as readonly Patch<Book>[];
}

const needsFour = (round: RoundRule | undefined): boolean =>
	round !== undefined && (/mungos/i.test(round.lasts) || round.canBeGeschoben);

/** A round with its word; or without it and what opened it. */
export function roundPatch({ book, parent }: Desk, kind: RoundKind, on: boolean): Patch<Book> {
	const gardareiz = kind === 'gardareizrunde' ? { gardareiz: on ? parent.gardareiz : null } : {};
	if (!on) return { rounds: { [kind]: null }, triggers: withoutRound(book, kind), ...gardareiz };
	return {
		rounds: { [kind]: parent.rounds[kind] ?? roundTemplate(book, kind) },
		words: { rounds: { [kind]: nameIn(kind, book, parent) } },
		...(isOwnRound(kind) ? {} : { bock: book.bock ?? parent.bock ?? figure(2) }),
		...gardareiz
	};
}

/** What opened a round that is gone opens nothing. */
function withoutRound({ triggers }: Book, kind: RoundKind): Patch<Book['triggers']> {
	const { allTricks } = triggers;
	const opening = TRIGGERS.filter((name) => triggers[name]?.opens === kind);
	const votes = allTricks?.opens !== kind && allTricks?.voteAgainst === kind;
	return {
		...Object.fromEntries(opening.map((name) => [name, null])),
		...(votes ? { allTricks: { voteAgainst: null } } : {})
	};
}

type Trigger = keyof Book['triggers'];
const TRIGGERS: readonly Trigger[] = ['level', 'lostEinzelspiel', 'allTricks'];

/** What a trigger that was not there says besides which round it opens. */
const FRESH_TRIGGER = {
	level: { at: [60] },
	lostEinzelspiel: {},
	allTricks: { afterKeinStich: false }
} as const satisfies Record<Trigger, object>;

/** A trigger that opens another round, or none at all; nobody votes against a round that was set by hand. */
export function triggerPatch({ book }: Desk, name: Trigger, opens: string): Patch<Book> {
	const kind = ROUNDS.find((one) => one === opens);
	if (!kind) return { triggers: { [name]: null } };
	const vote = name === 'allTricks' ? { voteAgainst: null } : {};
	const before = book.triggers[name] ?? { source: HOUSE, ...FRESH_TRIGGER[name] };
	return { triggers: { [name]: { ...before, ...vote, opens: kind } } };
}

/** What may follow when nobody plays. */
export const WAYS = {
	passed: 'Zusammenwerfen, der Nächste gibt',
	stock: 'Zusammenwerfen und {stock.in} zahlen',
	mungo: 'Ramsch oder Mungo: jeder gegen jeden',
	muss: 'Muss: einer muss spielen',
	kreuz: 'Kreuz: wer muss, spielt mit dem Gegenüber'
} as const satisfies Record<Book['nobodyPlays'] | 'stock', string>;

export const wayOf = (book: Book): keyof typeof WAYS =>
	book.nobodyPlays === 'passed' && book.passedPays ? 'stock' : book.nobodyPlays;

const isWay = (way: string): way is keyof typeof WAYS => way in WAYS;

/** What another way needs that the book does not have yet; what the old one had goes. */
export function wayPatch({ book, parent }: Desk, way: string): Patch<Book> {
	if (!isWay(way)) return {};
	const { kreuz = null, mungo = null } = parent.words.contracts;
	return {
		nobodyPlays: way === 'stock' ? 'passed' : way,
		...{ passedPays: null, rufspielStock: null, mungo: mungoOfOwn(book) },
		...mustPlay({ book, parent }, way),
		contracts: { kreuz: null, mungo: null },
		words: { contracts: { kreuz, mungo } },
		...NEEDED[way]?.({ book, parent })
	};
}

/** Who must play, as the book has it; back at the way of the book it came from as there. */
function mustPlay({ book, parent }: Books, way: keyof typeof WAYS): Pick<Patch<Book>, 'augen' | 'muss'> {
	const before = way === wayOf(parent) ? parent : null;
	const hasMuss = way === 'muss' || way === 'kreuz';
	return {
		augen: { wonMuss: before?.augen.wonMuss ?? null },
		muss: hasMuss ? (book.muss ?? before?.muss ?? null) : null
	};
}

/** What comes into the book along with a way. */
const NEEDED: Partial<Record<keyof typeof WAYS, (of: Books) => Patch<Book>>> = {
	stock: ({ book, parent }) => ({
		passedPays: parent.passedPays ?? figure(unitOf(book) === 'Cent' ? 10 : 1),
		rufspielStock: book.contracts.rufspiel ? { source: HOUSE } : null
	}),
	mungo: ({ book, parent }) => ({
		mungo: book.mungo ?? parent.mungo ?? mungoTemplate,
		contracts: { kreuz: null, mungo: mungoFor({ book, parent }) },
		words: {
			contracts: {
				kreuz: parent.words.contracts.kreuz ?? null,
				mungo: book.words.contracts.mungo ?? CONTRACT_WORDS.mungo
			}
		}
	}),
	kreuz: ({ book, parent }) => ({
		contracts: { kreuz: parent.contracts.kreuz ?? contractTemplate(book, 'kreuz'), mungo: null },
		words: {
			contracts: {
				kreuz: parent.words.contracts.kreuz ?? CONTRACT_WORDS.kreuz,
				mungo: parent.words.contracts.mungo ?? null
			}
		}
	})
};

type Books = Pick<Desk, 'book' | 'parent'>;

const mungoFor = ({ book, parent }: Books): ContractRule =>
	book.contracts.mungo ?? parent.contracts.mungo ?? contractTemplate(book, 'mungo');

/** How contracts of the club's own are settled in which everybody plays for himself; null where there are none. */
const mungoOfOwn = ({ order, contracts, mungo }: Book): Book['mungo'] =>
	order.some((one) => one !== 'mungo' && contracts[one]?.sides === 'mungo') ? mungo : null;
