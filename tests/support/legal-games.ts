// Any game that a book of Schafkopf allows, made from the book's own data.
import fc from 'fast-check';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { type Book, type ContractRule, holdersIn, losersIn, tricksIn } from '#lib/rules/book.ts';
import { canAnnounce, goesByTricks, namesPartner } from '#lib/rules/contract-kind.ts';
import type { Game } from '#lib/rules/game.ts';
import type { Circumstances } from '#lib/rules/price.ts';
import { ALL_AUGEN, ANGESAGT, CONTRACTS, HANDS, type Contract } from '#lib/rules/vocabulary.ts';

export const PLAYERS: readonly MemberId[] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));

/** A, B, C and D, or three of them where the book's pack is for three. */
export const holding = (book: Book): readonly MemberId[] => PLAYERS.slice(0, holdersIn(book));

export type Chosen = (rule: ContractRule) => boolean;
export const any: Chosen = () => true;
export const twoSides: Chosen = (rule) => rule.sides !== 'mungo';
export const settledByAugen: Chosen = (rule) => rule.goal === 'augen' && rule.sides !== 'mungo';
/** Only a Kreuz asks who sits where. */
export const seatless: Chosen = (rule) => rule.sides !== 'kreuz';
export const hasLaufende: Chosen = (rule) => rule.laufende !== null && rule.laufendeHeld === 0;
export const everyForHimself: Chosen = (rule) => rule.sides === 'mungo';

export const contractsOf = (book: Book, chosen: Chosen): readonly (readonly [Contract, ContractRule])[] =>
	CONTRACTS.flatMap((contract) => {
		const rule = book.contracts[contract];
		return rule && chosen(rule) ? [[contract, rule] as const] : [];
	});

/** Any legal game of the book among those who hold cards; `chosen` narrows its contracts. */
export function legalGame(book: Book, chosen: Chosen = any): fc.Arbitrary<Game> {
	return fc.oneof(...contractsOf(book, chosen).map(([contract, rule]) => gameOf(book, contract, rule)));
}

/** Made once for each book, because several laws ask for the same book's games. */
function once<T>(make: (book: Book, contract: Contract, rule: ContractRule) => T): typeof make {
	const made = new WeakMap<Book, Map<Contract, T>>();
	return (book, contract, rule) => {
		const ofBook = made.get(book) ?? new Map<Contract, T>();
		made.set(book, ofBook);
		const known = ofBook.get(contract) ?? make(book, contract, rule);
		ofBook.set(contract, known);
		return known;
	};
}

const gameOf = once((book, contract, rule) =>
	rule.sides === 'mungo' ? mungoGame(book, contract) : sidesGame(book, contract, rule)
);

/** Circumstances that a game of the book can be settled in. */
export function circumstancesFor(book: Book): fc.Arbitrary<Circumstances> {
	const bock = { label: 'Bock', factor: 2, source: '§0' };
	return fc.record({
		players: fc.constant(holding(book)),
		unit: book.unit.agreed ? fc.integer({ min: 1, max: 100 }) : fc.constant(book.unit.cents),
		deckelCount: fc.boolean(),
		factors: fc.constantFrom([], [bock], [bock, { ...bock, label: 'Bockspiel' }])
	});
}

const member = fc.constantFrom(...PLAYERS);
const someMembers = fc.shuffledSubarray([...PLAYERS]);
/** Those who hold cards, in any order. */
export const shuffled = (book: Book): fc.Arbitrary<MemberId[]> => {
	const players = holding(book);
	return fc.shuffledSubarray([...players], { minLength: players.length, maxLength: players.length });
};
const allMembers = fc.shuffledSubarray([...PLAYERS], { minLength: HANDS, maxLength: HANDS });

const sidesGame = (book: Book, contract: Contract, rule: ContractRule): fc.Arbitrary<Game> =>
	rule.goal === 'augen'
		? fc.oneof(
				{ weight: 4, arbitrary: join(frame(book, contract, rule), fc.oneof(byAugen(rule), byOutcome(rule))) },
				{ weight: 1, arbitrary: join(openFrame(book, contract, rule), byAugen(rule)) },
				{ weight: 1, arbitrary: join(openFrame(book, contract, rule), fc.record({ won: fc.boolean() })) },
				...(rule.tout ? [{ weight: 1, arbitrary: join(frame(book, contract, rule), toutResult) }] : [])
			)
		: goesByTricks(rule)
			? join(frame(book, contract, rule), fc.record({ won: fc.boolean() }))
			: frame(book, contract, rule);

/** A game of two sides settled by Augen, all but its result: no Tout. */
export const unsettledGame = (book: Book): fc.Arbitrary<Game> =>
	fc.oneof(...contractsOf(book, settledByAugen).map(([contract, rule]) => openFrame(book, contract, rule)));

const join = (one: fc.Arbitrary<Game>, other: fc.Arbitrary<Partial<Game>>): fc.Arbitrary<Game> =>
	fc.tuple(one, other).map(([first, second]) => ({ ...first, ...second }));

/** Who plays what, with whom, and everything that is laid, held or said; a field is left out or written at its default. */
const frame = once((book, contract, rule): fc.Arbitrary<Game> => {
	const most = rule.laufendeHeld > 0 ? 0 : (rule.laufende?.most ?? 0);
	const optional = {
		...(rule.suits.length > 0 ? { suit: fc.constantFrom(...rule.suits) } : {}),
		...(most > 0 ? { laufende: fc.integer({ min: 0, max: most }) } : {}),
		...(rule.schuss ? { schuss: fc.integer({ min: 0, max: book.schuss.names.length }) } : {}),
		...(book.nobodyPlays === 'muss' ? { muss: fc.boolean() } : {}),
		...laidDown(book)
	};
	const two = fc.shuffledSubarray([...holding(book)], { minLength: 2, maxLength: 2 });
	return fc
		.tuple(two, fc.record(optional, { requiredKeys: [] }))
		.map(([[declarer = asId<MemberId>('A'), partner = asId<MemberId>('B')], rest]) => ({
			contract,
			declarer,
			...(namesPartner(rule) ? { partner } : {}),
			...rest
		}));
});

/** The same, and what may be announced of how it ends. */
const openFrame = (book: Book, contract: Contract, rule: ContractRule): fc.Arbitrary<Game> => {
	const said = ANGESAGT.filter((what) => canAnnounce(book, { contract }, what));
	if (said.length === 0) return frame(book, contract, rule);
	const angesagt = fc.constantFrom(...said);
	return join(frame(book, contract, rule), fc.record({ angesagt }, { requiredKeys: [] }));
};

const laidDown = (book: Book) => {
	const upTo = (most: number) => fc.shuffledSubarray([...holding(book)], { maxLength: most });
	return {
		...(book.deckel ? { deckel: upTo(Math.min(book.deckel.most, holdersIn(book))) } : {}),
		...(book.legen ? { legen: upTo(Math.min(book.legen.most, holdersIn(book))) } : {}),
		...(book.bockspiel ? { outOfTurn: fc.boolean() } : {})
	};
};

const toutResult: fc.Arbitrary<Partial<Game>> = fc.record({ tout: fc.constant(true), won: fc.boolean() });

/** 0 to 120, the borders of every known book more often. */
export const augenOfSide = fc.oneof(
	fc.constantFrom(0, 29, 30, 31, 59, 60, 61, 89, 90, 91, ALL_AUGEN),
	fc.integer({ min: 0, max: ALL_AUGEN })
);

const byAugen = (rule: ContractRule): fc.Arbitrary<Partial<Game>> =>
	fc
		.tuple(augenOfSide, fc.boolean())
		.map(([augen, schwarz]) =>
			rule.schneider && (augen === 0 || augen === ALL_AUGEN) ? { augen, schwarz } : { augen }
		);

const byOutcome = (rule: ContractRule): fc.Arbitrary<Partial<Game>> => {
	const surcharges: readonly Partial<Game>[] = rule.schneider
		? [
				{},
				{ schneider: false },
				{ schneider: false, schwarz: false },
				{ schneider: true },
				{ schneider: true, schwarz: true },
				{ schwarz: true }
			]
		: [{}];
	return fc
		.tuple(fc.boolean(), fc.constantFrom(...surcharges))
		.map(([won, surcharge]) => ({ won, ...surcharge }));
};

const mungoGame = (book: Book, contract: Contract): fc.Arbitrary<Game> =>
	fc
		.tuple(
			fc.oneof(
				{ weight: 5, arbitrary: mungoByAugen(tricksIn(book)) },
				{ weight: 1, arbitrary: mungoLosers(book) },
				{ weight: 1, arbitrary: member.map((durchmarsch): Partial<Game> => ({ durchmarsch })) },
				{ weight: 1, arbitrary: member.map((hinleger): Partial<Game> => ({ hinleger })) }
			),
			fc.record(
				{ ...(book.mungo?.spritze ? { spritzen: someMembers } : {}), ...laidDown(book) },
				{ requiredKeys: [] }
			),
			someMembers
		)
		.map(([result, rest, some]) => ({ contract, ...result, ...rest, ...jungfrauAmong(book, result, some) }));

const mungoLosers = (book: Book): fc.Arbitrary<Partial<Game>> =>
	fc
		.shuffledSubarray([...PLAYERS], { minLength: losersIn(book), maxLength: losersIn(book) })
		.map((losers) => ({ losers }));

/** Which of these members may be without a trick, if the book cares and the tricks do not say. */
function jungfrauAmong(book: Book, result: Partial<Game>, some: readonly MemberId[]): Partial<Game> {
	const { augen, losers, tricks } = result;
	if (!book.mungo?.jungfrau || tricks || (!losers && typeof augen !== 'object')) return {};
	const without = some.filter((player) =>
		typeof augen === 'object' ? augen[player] === 0 : losers?.includes(player) === false
	);
	return { jungfrau: without.slice(0, 2) };
}

/** Four numbers that sum to 120, often level ones. */
const fourAugen = fc.oneof(
	fc.constantFrom(
		[10, 10, 40, 60],
		[10, 30, 30, 50],
		[10, 20, 45, 45],
		[20, 20, 40, 40],
		[0, 0, 60, 60],
		[20, 20, 20, 60],
		[0, 0, 0, ALL_AUGEN],
		[0, 40, 40, 40],
		[30, 30, 30, 30]
	),
	fc.array(fc.integer({ min: 0, max: ALL_AUGEN }), { minLength: 3, maxLength: 3 }).map((cuts) => {
		const borders = [0, ...cuts.toSorted((one, other) => one - other), ALL_AUGEN];
		return borders.slice(1).map((border, index) => border - (borders[index] ?? 0));
	})
);

/** The fewest tricks for this many Augen: four cards each, Sauen first. */
const fewestTricks = (augen: number): number => [0, 44, 84, 100, 112].filter((most) => augen > most).length;

const mungoByAugen = (all: number): fc.Arbitrary<Partial<Game>> =>
	fc
		.tuple(allMembers, fourAugen, fc.boolean(), fc.array(member, { minLength: all, maxLength: all }))
		.map(([players, parts, withTricks, takers]) => {
			const augen = new Map(players.map((player, index) => [player, parts[index] ?? 0]));
			const tricks = new Map([...augen].map(([player, own]) => [player, fewestTricks(own)]));
			const left = all - [...tricks.values()].reduce((sum, count) => sum + count, 0);
			// With six tricks not all of these can be.
			if (!withTricks || left < 0) return { augen: Object.fromEntries(augen) };
			for (const taker of takers.slice(0, left)) tricks.set(taker, (tricks.get(taker) ?? 0) + 1);
			return { augen: Object.fromEntries(augen), tricks: Object.fromEntries(tricks) };
		});
