import {
	at,
	type Book,
	type ContractRule,
	type Figure,
	type LayingRule,
	type PointsRule,
	type RoundRule
} from '../book.ts';
import { roundWord } from '../book-words.ts';
import { isOfOneRank, trumpsOf } from '../cards.ts';
import {
	HANDS,
	OWN_CONTRACTS,
	OWN_ROUNDS,
	POTS,
	ROUNDS,
	SUITS,
	type Contract,
	type OwnContract,
	type OwnRound,
	isOwnRound,
	type RoundKind
} from '../vocabulary.ts';
import { isWordName, wordIn } from '../words-in-text.ts';
import { HOUSE } from './house-book.ts';

// What a book gets that did not know something yet: as the sister books have it, at the prices of its own Solo and Rufspiel.

type Laufende = NonNullable<ContractRule['laufende']>;

export const figure = (value: number): Figure => at(value, HOUSE);

/** What contracts and rounds are called where the book has no word of its own. */
export const CONTRACT_WORDS: Readonly<Record<Contract, string>> = {
	rufspiel: 'Rufspiel',
	kreuz: 'Kreuz',
	solo: 'Solo',
	wenz: 'Wenz',
	geier: 'Geier',
	farbwenz: 'Farbwenz',
	farbgeier: 'Farbgeier',
	gargaraz: 'Gargaraz',
	bettel: 'Bettel',
	mungo: 'Ramsch',
	sie: 'Sie',
	...(Object.fromEntries(OWN_CONTRACTS.map((own, i) => [own, `Eigenes Spiel ${i + 1}`])) as Record<
		OwnContract,
		string
	>)
};

export const ROUND_WORDS: Readonly<Record<RoundKind, string>> = {
	bockrunde: 'Bockrunde',
	mungorunde: 'Ramschrunde',
	gardareizrunde: 'Gardareizrunde',
	stoecklesrunde: 'Stöcklesrunde',
	megastoecklesrunde: 'Megastöcklesrunde',
	riminirunde: 'Rimini Runde',
	abschlussrunde: 'Abschlussrunde',
	...(Object.fromEntries(OWN_ROUNDS.map((own, i) => [own, `Eigene Runde ${i + 1}`])) as Record<
		OwnRound,
		string
	>)
};

type Names = Readonly<Record<string, string | undefined>>;
const USUAL: Names = { ...CONTRACT_WORDS, ...ROUND_WORDS };

/** The word of a contract or a round: the book's own, its parent's, or the usual one. */
export function nameIn(name: string, book: Book, parent: Book): string {
	const { words } = book;
	const inBook = (of: Book['words']): string | undefined =>
		(of.contracts as Names)[name] ?? (of.rounds as Names)[name];
	const round = ROUNDS.find((kind) => kind === name && words.rounds[kind] !== undefined);
	if (round) return roundWord(book, round);
	return inBook(words) ?? inBook(parent.words) ?? USUAL[name] ?? name;
}

/** What the editor puts for a key in braces: a word of the book as it stands in a sentence, or what a thing or a pot is called. */
export function wordOfEither(key: string, book: Book, parent: Book): string {
	const pot = POTS.find((one) => one === key);
	if (pot) return book.pots[pot]?.name || parent.pots[pot]?.name || `Topf ${POTS.indexOf(pot) + 1}`;
	const { laufende, laufender } = book.words.terms;
	const declined: Names = {
		laufendem: laufender ?? 'Laufendem',
		laufendenEinen: laufender ?? 'Laufenden',
		laufenden: laufende ?? 'Laufenden'
	};
	const isNamed = key === 'mungo' || key in ROUND_WORDS || !isWordName(key);
	return declined[key] ?? (isNamed ? nameIn(key, book, parent) : wordIn(book, key));
}

/** How long a round of the editor lasts. */
export const LASTS = {
	round: 'eine Runde',
	roundAndOne: 'eine Runde und ein Spiel',
	twoRounds: 'zwei Runden'
} as const;
/** How long one may last besides in which Mungos are played. */
export const lastsUntilMungos = (word: string) =>
	({ mungos: `bis so viele ${word} wie Spieler waren`, fourMungos: `bis vier ${word} waren` }) as const;

/** Laufende of a contract, from as many on as in those the book has; where none counts them, from the usual number. */
export function laufendeTemplate({ contracts, order }: Book, contract: Contract): Laufende {
	const fewTrumps = isOfOneRank(contract);
	const like = order.find(
		(one) => contracts[one]?.laufende && isOfOneRank(one, contracts[one]) === fewTrumps
	);
	const usual = fewTrumps ? { from: 2, most: 4 } : { from: 3, most: contracts.solo?.laufende?.most ?? 8 };
	const from = (like && contracts[like]?.laufende?.from.value) ?? usual.from;
	return { from: figure(from), most: usual.most };
}

/** A contract as a club would expect it beside those it has. */
export function contractTemplate(book: Book, contract: Contract): ContractRule {
	const { contracts, order } = book;
	const counted = order.some((one) => contracts[one]?.laufende);
	const alone = (contracts.solo ?? contracts.wenz)?.base.value ?? 50;
	const common: ContractRule = {
		sides: 'einzelspiel',
		base: figure(alone),
		goal: 'augen',
		schneider: true,
		laufende: counted ? laufendeTemplate(book, contract) : null,
		laufendeHeld: 0,
		tout: { ...figure(2), by: 'factor' },
		factor: null,
		schuss: true,
		suits: trumpsOf(contract)?.suit === 'chosen' ? SUITS : [],
		place: 'always',
		withoutDeckel: 'yes'
	};
	return { ...common, ...ownRules(contract, figure(contracts.rufspiel?.base.value ?? 20)) };
}

/** In what a contract differs from a Solo. `called`: what a game costs that nobody plays alone. */
function ownRules(contract: Contract, called: Figure): Partial<ContractRule> {
	const rules: Partial<Record<Contract, Partial<ContractRule>>> = {
		rufspiel: { sides: 'rufspiel', base: called, tout: null, suits: ['eichel', 'laub', 'schell'] },
		kreuz: { sides: 'kreuz', base: called, tout: null },
		bettel: { goal: 'keinStich', schneider: false, laufende: null, tout: null },
		mungo: { sides: 'mungo', base: called, schneider: false, laufende: null, tout: null, schuss: false },
		sie: { goal: 'hand', schneider: false, laufendeHeld: 8, tout: null, factor: figure(4), schuss: false }
	};
	return rules[contract] ?? {};
}

export const layingTemplate: LayingRule = { factor: figure(2), rule: { source: HOUSE }, most: HANDS };

export const mungoTemplate: NonNullable<Book['mungo']> = {
	spritze: null,
	pays: 'most',
	jungfrau: null,
	ties: { by: 'tricks', source: HOUSE },
	durchmarsch: { wins: false, source: HOUSE },
	hinleger: { source: HOUSE },
	roundUpTo: 10
};

/** A round in which every game doubles; a Mungorunde knows no Rufspiel. */
export function roundTemplate(book: Book, kind: RoundKind): RoundRule {
	const mungos = kind === 'mungorunde';
	return {
		source: HOUSE,
		lasts: kind === 'abschlussrunde' ? 'roundAndOne' : 'round',
		contracts: mungos
			? book.order.filter((contract) => book.contracts[contract]?.sides !== 'rufspiel')
			: null,
		stoeckle: [],
		deckel: !mungos,
		doubles: { games: mungos ? 'einzelspiel' : 'every', source: HOUSE },
		canBeGeschoben: mungos,
		alteDeals: kind === 'abschlussrunde',
		onlyWithout: null,
		...(isOwnRound(kind) ? { factor: figure(2) } : {})
	};
}

/** Rufspiel 2, Einzelspiele 5, as the Zockmeisterschaft has it. */
export function pointsTemplate(book: Book): PointsRule {
	const points = book.order.map((contract) => {
		const sides = book.contracts[contract]?.sides;
		return [contract, figure(sides === 'einzelspiel' ? 5 : sides === 'mungo' ? 1 : 2)] as const;
	});
	return {
		source: HOUSE,
		contracts: Object.fromEntries(points),
		schneider: figure(1),
		schwarz: figure(1),
		laufender: figure(1),
		tout: figure(2),
		schuss: true,
		roundUpTo: 1
	};
}
