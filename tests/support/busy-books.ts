// Books in which much happens in an evening: rounds, sentences, a Stock, pots and limits, each kept where the check accepts it.
import fc from 'fast-check';
import type { Book } from '#lib/rules/book.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { tidied } from '#lib/rules/house/house-book.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import { CONTRACTS, SUITS } from '#lib/rules/vocabulary.ts';
import { anyBook, forThree } from './edited-books.ts';

const source = 'Hausregel';
type Piece = Readonly<Record<string, unknown>>;
const figure = (max: number) => fc.integer({ min: 1, max }).map((value) => ({ value, source }));
const rule = fc.constantFrom({ source }, null);
const seldom = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: of });
const contract = fc.constantFrom(...CONTRACTS.slice(0, 11));
const own = fc.constantFrom('runde1', 'runde2');
const kind = fc.oneof(own, fc.constantFrom('bockrunde', 'mungorunde', 'riminirunde'));

const round = fc
	.record({
		name: own,
		lasts: fc.constantFrom('round', 'round', 'roundAndOne', 'twoRounds', 'mungos', 'fourMungos'),
		deckel: fc.boolean(),
		doubles: fc.constantFrom('every', 'einzelspiel'),
		alteDeals: fc.boolean(),
		canBeGeschoben: fc.boolean(),
		games: fc.option(fc.integer({ min: 1, max: 5 })),
		factor: fc.option(figure(3)),
		prices: fc.option(fc.dictionary(contract, figure(30), { maxKeys: 3 }))
	})
	.map(({ name, doubles, games, factor, prices, ...told }): Piece => {
		const may = { ...(games && told.lasts === 'round' ? { games } : {}), ...(factor ? { factor } : {}) };
		const fields = { source, contracts: null, stoeckle: [], onlyWithout: null, ...told, ...may };
		const made = { ...fields, doubles: { source, games: doubles }, ...(prices ? { prices } : {}) };
		return { bock: { value: 2, source }, rounds: { [name]: made }, words: { rounds: { [name]: name } } };
	});

const sentence = fc
	.record({
		name: fc.constantFrom('sentence1', 'sentence2', 'sentence3'),
		after: fc.constantFrom(
			...['passed', 'every', 'played', 'won', 'lost', 'schneider', 'schwarz', 'level', 'allTricks'],
			...['lostSchuss', 'laufende']
		),
		of: seldom(contract),
		suit: fc.option(fc.constantFrom(...SUITS)),
		each: fc.integer({ min: 2, max: 6 }),
		laufende: fc.integer({ min: 1, max: 8 }),
		double: fc.integer({ min: 1, max: 3 }),
		opens: seldom(kind)
	})
	.map(({ name, after, of, suit, each, laufende, double, opens }): Piece => {
		const fields = {
			...{ source, after, of, each: after === 'every' ? each : null, double: opens ? null : double },
			...(of && suit ? { suit } : {}),
			...(after === 'laufende' ? { laufende } : {}),
			...(opens ? { opens } : {})
		};
		return { sentences: { [name]: fields } };
	});

const laying = fc
	.record({
		name: fc.constantFrom('deckel', 'legen'),
		counts: fc.constantFrom('each', 'once'),
		pays: fc.constantFrom('all', 'all', 'layer'),
		of: fc.constantFrom('player', 'table'),
		per: fc.constantFrom('evening', 'round'),
		most: fc.integer({ min: 1, max: 6 })
	})
	.map(({ name, counts, pays, ...limit }): Piece => {
		const fields = { factor: { value: 2, source }, rule: { source }, most: 4, counts, pays, limit };
		return { [name]: fields };
	});

const pot = fc
	.record({
		lostEinzelspiel: fc.option(figure(50)),
		passed: fc.option(figure(50)),
		misdealt: fc.option(figure(50)),
		evening: fc.option(figure(50)),
		takenBy: fc.constantFrom('rufspiel', 'einzelspiel', 'herzSolo', 'any', 'treasurer'),
		lostOf: seldom(contract),
		takenOf: seldom(contract),
		championships: fc.boolean()
	})
	.map((fields): Piece => ({ pots: { pot1: { source, name: 'Topf', ...fields } } }));

const piece: fc.Arbitrary<Piece> = fc.oneof(
	{ weight: 4, arbitrary: round },
	{ weight: 6, arbitrary: sentence },
	{ weight: 2, arbitrary: laying },
	{ weight: 2, arbitrary: pot },
	fc.tuple(kind, fc.shuffledSubarray([30, 40, 60], { minLength: 1 })).map(([opens, at]): Piece => ({
		triggers: { level: { source, opens, at } }
	})),
	kind.map((opens): Piece => ({ triggers: { lostEinzelspiel: { source, opens } } })),
	fc.tuple(kind, fc.option(kind), fc.boolean()).map(([opens, voteAgainst, afterKeinStich]): Piece => ({
		triggers: { allTricks: { source, opens, voteAgainst, afterKeinStich } }
	})),
	fc
		.record({
			passed: fc.option(figure(3)),
			lostEinzelspiel: fc.option(figure(3)),
			level: fc.option(figure(3)),
			allTricks: fc.option(figure(3))
		})
		.map((next): Piece => ({ next })),
	fc.option(figure(50)).map((lostEinzelspiel): Piece => ({ stock: { lostEinzelspiel } })),
	fc.constantFrom('rufspiel', 'einzelspiel', 'herzSolo', 'any').map((game): Piece => ({
		rufspielStock: null,
		stock: { wonBy: { source, game } }
	})),
	figure(20).map((passedPays): Piece => ({ nobodyPlays: 'passed', passedPays })),
	fc.tuple(figure(60), figure(90)).map(([first, further]): Piece => ({ vergeben: { first, further } })),
	fc.option(contract).map((of): Piece => ({ augen: { drawn: { source, of } } })),
	fc.record({ verratenPaysAlone: rule, wrongCardLoses: rule }),
	rule.map((foulPenalty): Piece => ({ foulPenalty })),
	rule.map((sieNotFirst): Piece => ({ sieNotFirst })),
	rule.map((falschKassiert): Piece => ({ falschKassiert })),
	figure(3).map((bockspiel): Piece => ({ bockspiel })),
	fc.constant<Piece>({ unit: { large: { value: 2, source } } }),
	figure(300).map((cap): Piece => ({ cap }))
);

/** A book of the app and what is made of it; some of them for three. */
export const busyBooks: fc.Arbitrary<readonly [Book, Book]> = fc
	.tuple(anyBook, fc.integer({ min: 0, max: 4 }), fc.array(piece, { minLength: 1, maxLength: 14 }))
	.map(([base, three, pieces]) => {
		let book = three === 0 ? forThree(base) : base;
		for (const one of pieces) {
			const next = tidied(patched(book, one as Patch<Book>));
			if (checkBook(next).ok) book = next;
		}
		return [base, book];
	});
